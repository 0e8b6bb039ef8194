"""Every golden record replays bit for bit, and together they show every table and every way a game can end."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tana.core.game_file import verify
from tana.core.registry import names
from tests.contract.tables import all_tables

FOLDER = Path(__file__).parent
INDEX = json.loads((FOLDER / "index.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", sorted(INDEX))
def test_a_golden_record_replays(name: str) -> None:
    found = verify(FOLDER / f"{name}.jsonl")
    outcome = found.match.outcome
    assert outcome is not None
    assert found.digest == INDEX[name]["digest"]
    assert list(outcome.scores) == INDEX[name]["scores"]
    assert outcome.reason.id == INDEX[name]["reason"]


def test_every_table_has_a_golden_record() -> None:
    wanted = {str(table) for table in all_tables() if table.settings.get("memory_aid") != "on"}
    assert wanted <= set(INDEX), "run: python -m tools.golden_records --missing"
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(INDEX)


@pytest.mark.parametrize("name", names())
def test_every_way_to_end_is_recorded(name: str) -> None:
    """Each `end-…` text of a game is the reason of some record."""
    text = (Path("src/tana/games") / name / "text/en.ftl").read_text(encoding="utf-8")
    ways = set(re.findall(r"^(end-[a-z-]+) =", text, re.MULTILINE))
    recorded = {entry["reason"] for key, entry in INDEX.items() if key.startswith(f"{name}-")}
    assert recorded == ways
