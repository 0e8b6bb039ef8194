"""`tana worker` and `tana serve` on shared engines: what they refuse, before anything starts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tana.cli.main import FAULT, main
from tana.cli.serve import database


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["worker", "--database", "tana.db"], "postgresql://"),
        (["worker", "--database", "postgresql://host/tana", "--bots", "0"], "at least one"),
        (["serve", "--database", "tana.db", "--bus", "redis://host"], "--bus"),
        (["serve", "--database", "tana.db", "--bots", "0"], "workers"),
        (["serve", "--database", "postgresql://host/tana", "--bus", "http://host", "--port", "0"], "redis://"),
        (["backup", "copy.db", "--database", "postgresql://host/tana"], "pg_dump"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    arguments: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == FAULT
    said = capsys.readouterr().err
    assert said.startswith("tana: ") and said.count("\n") == 1 and says in said
    assert list(tmp_path.iterdir()) == []


def test_an_address_stays_as_it_is() -> None:
    assert database("postgresql://ada@host/tana") == "postgresql://ada@host/tana"
    assert database("some/file.db") == Path("some/file.db")
