"""References to the server in the documentation are valid."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SERVER = ROOT / "src" / "tana" / "server"


@pytest.mark.parametrize("page", ["security.md", "nobody-else.md"])
def test_tables_of_proofs_name_tests_that_exist(page: str) -> None:
    file = ""
    named = 0
    for line in (ROOT / "docs" / page).read_text().splitlines():
        for path, test in re.findall(r"`((?:\w+/)?test_\w+\.py|…)(?:::(test_\w+))?`", line):
            file = file if path == "…" else path
            text = (ROOT / "tests" / file).read_text()
            assert not test or f"def {test}(" in text, f"{file}::{test}"
            named += 1
    assert named > 30


WALKS = {
    "1. A human move": 30,
    "2. A bot decision": 8,
    "3. An offline move": 12,
    "4. A batch step": 10,
    "5. A study": 10,
}
"""The walks of the architecture page, with the minimum number of files that each names."""


@pytest.mark.parametrize("title", WALKS)
def test_a_walk_names_each_file_once(title: str) -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    walk = text.partition(f"## {title}")[2].partition("\n## ")[0]
    named = re.findall(r"`((?:[a-z_]+/)+[A-Za-z_]+\.(?:py|tsx?))`", walk)
    assert len(named) >= WALKS[title] and sorted(named) == sorted(set(named))
    for name in named:
        homes = (SERVER, SERVER.parent) if name.endswith("py") else (ROOT / "web" / "src",)
        assert any((home / name).is_file() for home in homes), name
