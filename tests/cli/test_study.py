"""`tana study`: what it says when it cannot do what was asked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tana.cli.main import main


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "give a game"),
        (["uli"], "no game is called 'uli'"),
        (["uly", "--games", "0"], "give a number from 1"),
        (["uly", "--seats", "9"], "this game takes 2 to 5"),
        (["uly", "--players", "fox"], "not played in compiled code"),
        (["uly", "--players", "digger,digger,digger"], "3 players for 2 seats"),
        (["uly", "--option", "first"], "written NAME=VALUE"),
        (["uly", "--vary", "tiles=3"], "no component"),
        (["uly", "--wish", "win.1=0.4..0.6"], "--vary WHAT=VALUES"),
        (["uly", "--sample", "3"], "give --vary, too"),
        (["uly", "--html", "/nowhere/at/all.html"], "there is no folder"),
        (["uly", "--compare", "a.json", "b.json"], "no game"),
        (["--compare", "a.json", "b.json"], "cannot be read"),
        (["uly:tiles_to_turn=99"], "expected a whole number from 1 to 15"),
    ],
)
def test_what_cannot_be_studied(arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", *arguments]) != 0
    assert reason in capsys.readouterr().err


def study(mean: float, seed: int) -> dict[str, object]:
    blocks = [mean + 0.01 * (i % 3) for i in range(12)]
    measures = {name: {"mean": mean, "error": 0.1, "blocks": blocks} for name in ("decisions", "win.1", "minutes")}
    return {"tana": "study", "plan": {"game": "uly", "games": 100, "seed": seed, "seats": 2}, "measures": measures}


def test_two_studies_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, other = tmp_path / "before.json", tmp_path / "after.json"
    one.write_text(json.dumps(study(0.5, 1)))
    other.write_text(json.dumps(study(0.7, 1)))
    assert main(["study", "--compare", str(one), str(other), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "First player wins: 0.5 → 0.7 (+0.2 ± 0), clear" in shown
    assert "on the same luck: yes" in shown


def test_a_file_that_is_no_study_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "some.json"
    path.write_text("[]")
    assert main(["study", "--compare", str(path), str(path)]) != 0
    assert "is not a study" in capsys.readouterr().err
