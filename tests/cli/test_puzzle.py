"""`tana puzzle` and `tana arena --puzzles`."""

from __future__ import annotations

import json
from pathlib import Path

from tana.lab.puzzles import shipped
from tests.cli.terminal import Tana

GOLDEN = Path(__file__).parent.parent / "golden" / "buddel-2.jsonl"


def test_a_right_and_a_wrong_answer(tana_command: Tana) -> None:
    puzzle = shipped("buddel")[0]
    worst = min(puzzle.answers, key=lambda answer: (answer.points, answer.chance))
    right = tana_command("puzzle", "solve", "buddel", "--number", "1", typed=[puzzle.best.action])
    assert right.status == 0
    assert "Right! 100 points." in right.out
    assert f"{round(100 * puzzle.best.chance)}%" in right.out
    wrong = tana_command("puzzle", "solve", "buddel", "--number", "1", typed=["nonsense", worst.action])
    assert "Not this time: 0 points." in wrong.out
    assert "The best choice:" in wrong.out
    assert "Why:" in wrong.out


def test_puzzles_by_theme_and_difficulty(tana_command: Tana) -> None:
    ran = tana_command("puzzle", "solve", "molly", "--list", "--theme", "set", "--difficulty", "easy")
    wanted = [one for one in shipped("molly") if (one.theme, one.difficulty) == ("set", "easy")]
    assert len(ran.lines) == len(wanted)
    ran = tana_command("puzzle", "solve", "molly", "--theme", "nothing")
    assert (ran.status, ran.err) == (2, "tana: --theme nothing: the themes of molly are card, set, turn\n")
    ran = tana_command("puzzle", "solve", "molly", "--number", "1000")
    assert "there are" in ran.err
    ran = tana_command("puzzle", "solve", "uly", "--difficulty", "easy")
    assert (ran.status, ran.err) == (2, "tana: uly has no easy puzzle\n")


def test_json_for_authors_of_bots(tana_command: Tana) -> None:
    ran = tana_command("puzzle", "solve", "uly", "--number", "2", "--json")
    assert json.loads(ran.out)["id"] == shipped("uly")[1].id


def test_bots_are_scored(tana_command: Tana, tmp_path: Path) -> None:
    path = tmp_path / "scores.json"
    ran = tana_command("arena", "buddel", "random:seed=1", "--puzzles", "--json", str(path))
    assert ran.status == 0, ran.err
    (score,) = json.loads(path.read_text())["scores"]
    assert score["puzzles"] == len(shipped("buddel"))
    assert 0 <= score["solved"] <= 1


def test_records_are_searched_only_for_players_who_allow_it(tana_command: Tana, tmp_path: Path) -> None:
    command = ["puzzle", "make", "buddel", "--output", str(tmp_path / "made.jsonl"), "--records", str(GOLDEN)]
    ran = tana_command(*command)
    assert ran.status == 2
    assert "--player NAME" in ran.err
    ran = tana_command(*command, "--player", "Ada")
    assert ran.status != 0
    assert "no player who allows it: its players are Seat 1, Seat 2" in ran.err
    assert not (tmp_path / "made.jsonl").exists()
