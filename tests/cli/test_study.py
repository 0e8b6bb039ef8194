"""`tana study`: its messages when it cannot do what was asked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tana.cli.main import main


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "give a game"),
        (["uli"], "no game is called 'uli'"),
        (["uly", "--games", "0"], "should be a whole number of at least 1"),
        (["uly", "--seats", "9"], "this game takes 2 to 5"),
        (["uly", "--players", "fox"], "not played in compiled code"),
        (["uly", "--players", "digger,digger,digger"], "3 players for 2 seats"),
        (["uly", "--option", "first"], "should be NAME=VALUE"),
        (["uly", "--vary", "tiles=3"], "nor a component"),
        (["uly", "--wish", "win.1=0.4..0.6"], "--vary WHAT=VALUES"),
        (["uly", "--sample", "3"], "give --vary too"),
        (["uly", "--html", "/nowhere/at/all.html"], "there is no folder"),
        (["uly", "--compare", "a.json", "b.json"], "no game"),
        (["--compare", "a.json", "b.json"], "cannot be read"),
        (["uly", "--seats", "0"], "this game takes 2 to 5"),
        (["uly", "--seed", "99999999999999999999"], "from 0 to 9223372036854775807"),
        (["uly", "--seed", "-1"], "from 0 to 9223372036854775807"),
        (["uly", "--vary", "seats=2", "--vary", "seats=3"], "twice"),
        (["uly", "--option", "first=1", "--option", "first=2"], "twice"),
        (["uly", "--json", "/tmp"], "is a folder"),
        (["uly", "--html", "/proc/no-such-file"], "cannot be written"),
        (["uly", "--json", "both", "--html", "./both"], "--json and --html are the same file"),
        (["uly", "--journal", "both", "--json", "both"], "are the same file"),
        (["--compare", "a.json", "b.json", "--html", "c.html"], "no --html"),
        (["--compare", "a.json", "b.json", "--games", "7"], "no --games"),
        (["uly:tiles_to_turn=99"], "expected a whole number from 1 to 15"),
    ],
)
def test_an_invalid_study_is_rejected(arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
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


def test_few_blocks_are_not_called_clear(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, mean in (("before", 0.5), ("after", 0.7)):
        measures = {key: {"mean": mean, "error": None, "blocks": [mean] * 2} for key in ("decisions", "win.1")}
        (tmp_path / f"{name}.json").write_text(json.dumps({**study(mean, 1), "measures": measures}))
    files = [str(tmp_path / f"{name}.json") for name in ("before", "after")]
    assert main(["study", "--compare", *files, "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "First player wins: 0.5 → 0.7 (+0.2 ± ?)" in shown
    assert ", clear" not in shown


def damaged(*path: str, value: object) -> dict[str, object]:
    """A study with one damaged value."""
    found: dict[str, Any] = json.loads(json.dumps(study(0.5, 1)))
    place = found
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return found


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ({"tana": "study"}, "the game is missing"),
        (damaged("plan", "seed", value="1"), "plan.seed is not a whole number"),
        (damaged("measures", value={}), "it has no measures"),
        (damaged("measures", "win.1", value=5), "measures.win.1 needs a mean"),
        (damaged("measures", "win.1", "blocks", value=[1.0, "a"]), "measures.win.1 needs a mean"),
        (damaged("measures", "win.1", "blocks", value=[1.0, 2.0]), "a different number of blocks"),
    ],
)
def test_a_damaged_study_is_refused(
    tmp_path: Path, document: object, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "some.json"
    path.write_text(json.dumps(document))
    assert main(["study", "--compare", str(path), str(path)]) != 0
    said = capsys.readouterr().err
    assert "is a damaged study" in said and reason in said


def test_a_variant_gets_no_module(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wasm", "uly:tiles_to_turn=6"]) != 0
    assert "variants get no modules" in capsys.readouterr().err


def test_a_file_that_is_not_a_study_is_rejected(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "some.json"
    path.write_text("[]")
    assert main(["study", "--compare", str(path), str(path)]) != 0
    assert "is not a study" in capsys.readouterr().err
