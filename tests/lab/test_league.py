"""Leaderboards are reproduced game by game, and a changed bot is noticed."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tana.cli.main import main
from tana.lab.arena import BadArena
from tana.lab.league import read_league

BOT = """from tana.bots.api import Choice


class First:
    def __init__(self, game, **options):
        pass

    def choose(self, glimpse):
        return Choice(glimpse.legal[0])
"""


def league(folder: Path, **changes: Any) -> Path:
    document = {
        "tana": "league",
        "version": 1,
        "tables": [{"game": "uly", "seats": 2, "games": 2, "seed": 5}],
        "entries": [{"name": "anything", "bot": "random"}, {"name": "again", "bot": "random:seed=2"}],
    }
    file = folder / "league.json"
    file.write_text(json.dumps({**document, **changes}), encoding="utf-8")
    return file


def test_a_leaderboard_is_reproduced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = league(tmp_path)
    again = ["arena", "--league", str(file), "--processes", "1"]
    assert main(again) == 1, "it has no results yet"
    assert main([*again, "--renew"]) == 0
    assert main(again) == 0
    assert "match the leaderboard" in capsys.readouterr().out
    kept = read_league(file)
    assert {place.name for place in kept.results[0].places} == {"anything", "again"}
    document = json.loads(file.read_text(encoding="utf-8"))
    document["tables"][0]["seed"] = 6
    file.write_text(json.dumps(document), encoding="utf-8")
    assert main(again) == 1, "other luck, other games"


def test_a_leaderboard_writes_no_other_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--league", str(league(tmp_path)), "--json", str(tmp_path / "out.json")]
    assert main(words) == 2
    assert "leave out --json" in capsys.readouterr().err and not (tmp_path / "out.json").exists()


def test_a_submitted_file_has_its_hash(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text(BOT, encoding="utf-8")
    right = hashlib.sha256(BOT.encode()).hexdigest()
    entries = [{"name": "first", "bot": "first.py:First", "hash": right}, {"name": "anything", "bot": "random"}]
    assert read_league(league(tmp_path, entries=entries)).entries[0].hash == right
    entries[0]["hash"] = "0" * 64
    with pytest.raises(BadArena, match=f"has the hash {right}, not 000"):
        read_league(league(tmp_path, entries=entries))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"version": 9}, "not a leaderboard of version 1"),
        ({"entries": [{"name": "a", "bot": "fox"}]}, "a number of iterations"),
        ({"entries": [{"name": "a", "bot": "none.py:Bot"}]}, "there is no file"),
        ({"entries": [{"name": "a", "bot": "random"}] * 2}, "the same name"),
        ({"entry": []}, "unknown field"),
    ],
)
def test_an_irreproducible_leaderboard_is_rejected(tmp_path: Path, changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadArena, match=message):
        read_league(league(tmp_path, **changes))


def test_our_leaderboard_can_be_read() -> None:
    assert read_league(Path(__file__).parents[2] / "bench" / "league.json").entries
