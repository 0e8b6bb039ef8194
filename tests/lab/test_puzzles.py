"""Puzzles: their files, their pages, how they are checked, and how bots are scored."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from datetime import date
from pathlib import Path

import pytest
from tools.puzzle_pages import GAMES, OUT, document_of

import tana
from tana.bots.api import bot_entropy, glimpse
from tana.core.record import to_bytes
from tana.core.registry import game as find_game
from tana.lab.puzzle_check import CheckPlan, check_puzzle
from tana.lab.puzzle_search import Effort, Weighed
from tana.lab.puzzles import (
    BadPuzzles,
    Puzzle,
    PuzzlePlan,
    accepted_of,
    as_known,
    check,
    decisions_of_people,
    examiner_of,
    of_the_day,
    path_of,
    points_of,
    puzzles_of_game,
    read_puzzles,
    record_of,
    score_bot,
    shipped,
    state_of_puzzle,
    write_puzzles,
)
from tana.text import LANGUAGES, Words

GOLDEN = Path(__file__).parent.parent / "golden"
LEAST = 100
"""The minimum number of puzzles of each game."""


def weighed(*chances: float, error: float = 0.01) -> list[Weighed]:
    return [Weighed(number, chance, error) for number, chance in enumerate(chances)]


@pytest.mark.parametrize("game", GAMES)
def test_shipped_puzzles_are_valid_and_clear(game: str) -> None:
    puzzles = shipped(game)
    assert len(puzzles) >= LEAST
    for puzzle in puzzles:
        rejected = [answer for answer in puzzle.answers if answer.points == 0]
        assert puzzle.best.chance - max(answer.chance for answer in rejected) >= CheckPlan().margin - 0.001
        assert all(answer.error > 0 for answer in puzzle.answers), puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_the_order_of_answers_does_not_give_the_best_one_away(game: str) -> None:
    first = [puzzle.answers[0].points > 0 for puzzle in shipped(game) if len(puzzle.answers) > 2]
    assert sum(first) < len(first) / 2


@pytest.mark.parametrize("game", GAMES)
def test_every_theme_and_reason_has_words(game: str) -> None:
    for language in LANGUAGES:
        lab, bots = Words(language, "tana.lab"), Words(language, "tana.bots")
        for puzzle in shipped(game):
            assert lab.has(f"theme-{game}-{puzzle.theme}")
            assert all(bots.has(f"reason-{game}-{term}") for term in puzzle.why)


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_show_the_shipped_puzzles(game: str) -> None:
    assert (OUT / f"{game}.json").read_text(encoding="utf-8") == document_of(game), "python -m tools.puzzle_pages"


@pytest.mark.parametrize("game", GAMES)
def test_a_page_contains_the_view_of_the_seat_and_no_position(game: str) -> None:
    for page, puzzle in zip(json.loads(document_of(game)), shipped(game), strict=True):
        assert "position" not in page
        found, state = find_game(game), state_of_puzzle(puzzle)
        assert page["view"]["seat"] == puzzle.seat
        assert found.look(to_bytes(state), puzzle.seat) != found.look(to_bytes(state), None) or puzzle.seats == 1


def test_a_file_with_a_fault_is_rejected_with_its_line(tmp_path: Path) -> None:
    first, second, *_ = shipped("buddel")
    path = tmp_path / "puzzles.jsonl"
    write_puzzles(path, [first, second])
    assert read_puzzles(path) == [first, second]
    for broken, reason in (
        ([second, first], "ids are in order"),
        ([replace(first, answers=first.answers[1:])], "should be the legal actions"),
        ([replace(first, seat=1 - first.seat)], "not the turn of seat"),
        ([replace(first, why=())], "for a reason"),
        ([_with_points(first, 70)], "points are 100, 80, 50 or 0"),
    ):
        write_puzzles(path, broken)
        with pytest.raises(BadPuzzles, match=f"line {len(broken)}: .*{reason}"):
            read_puzzles(path)
    path.write_text("no puzzle\n", encoding="utf-8")
    with pytest.raises(BadPuzzles, match="line 1"):
        read_puzzles(path)
    with pytest.raises(BadPuzzles, match="cannot be read"):
        read_puzzles(tmp_path / "missing.jsonl")


def _with_points(puzzle: Puzzle, points: int) -> Puzzle:
    return replace(puzzle, answers=tuple(replace(answer, points=points) for answer in puzzle.answers))


def test_only_a_clear_lead_is_accepted() -> None:
    assert [one.action for one in accepted_of(weighed(0.5, 0.47, 0.38, 0.2), 4) or []] == [0, 1]
    assert accepted_of(weighed(0.5, 0.43, 0.2), 3) is None
    assert accepted_of(weighed(0.5, 0.38, error=0.07), 2) is None
    assert accepted_of(weighed(0.95, 0.5), 2) is None
    assert accepted_of(weighed(0.5, 0.49, 0.48, 0.2), 4) is None
    assert [points_of(Weighed(0, 0.5, 0.01), one) for one in weighed(0.5, 0.49, 0.46, 0.4)] == [100, 80, 50, 0]


def test_a_larger_effort_is_larger_by_its_factor() -> None:
    one, ten = Effort(40, 100), Effort(40, 100).times(10)
    assert ten.worlds * ten.iterations == 10 * one.worlds * one.iterations


def test_the_puzzle_of_the_day_changes_every_day() -> None:
    puzzles = shipped("buddel")
    days = [of_the_day(puzzles, date(2026, 11, day)) for day in range(1, 29)]
    assert len(set(days)) == len(days)
    assert of_the_day(puzzles, date(1970, 1, 1)) == 719163 % len(puzzles)


def test_a_check_confirms_a_puzzle_and_rejects_a_wrong_answer() -> None:
    examiner, plan = examiner_of("buddel"), CheckPlan(seed=9, worlds=20)
    puzzle = max(shipped("buddel"), key=lambda one: one.best.chance - min(a.chance for a in one.answers))
    checked = check_puzzle(examiner, puzzle, plan)
    assert checked.verdict == "holds"
    assert checked.puzzle is not None
    assert check_puzzle(examiner, puzzle, plan) == checked
    worst = min(puzzle.answers, key=lambda answer: answer.chance)
    answers = tuple(replace(a, points=100 if a == worst else 0) for a in puzzle.answers)
    assert check_puzzle(examiner, replace(puzzle, answers=answers), plan).verdict == "contradicted"


def test_a_stronger_bot_solves_more() -> None:
    puzzles = shipped("buddel")[:20]
    fox, random = score_bot("fox:iterations=200", puzzles), score_bot("random:seed=1", puzzles)
    assert fox.puzzles == 20
    assert fox.solved > random.solved
    assert fox.points > random.points


@pytest.mark.xdist_group("uly")
def test_twins_get_the_same_puzzle() -> None:
    """Two games that differ only in where the wolf hides have the same position, search and verdict, byte for byte."""
    examiner, documents = examiner_of("uly"), []
    for hidden in ("d3", "a3"):
        match = tana.new("uly", seats=2, seed=2, first="1")
        for move in (f"hide {hidden}", "start a1", "swap c4-d4", "step b1", "swap a4-b4"):
            match.play(move)
        luck = bytes([len(documents)]) * 32
        known = as_known(examiner, glimpse(examiner.game, match.state, 1, bot_entropy(luck, 1, 6)))
        weighed = examiner.weigh(known, known.legal, Effort(4, 20), "twins")
        documents.append((match.state.tobytes(), known.world, known.entropy, weighed))
    assert documents[0][0] != documents[1][0]
    assert documents[0][1:] == documents[1][1:]


@pytest.mark.xdist_group("buddel")
def test_only_decisions_of_players_who_allow_it_are_looked_at() -> None:
    examiner, match = examiner_of("buddel"), record_of("buddel", GOLDEN / "buddel-3.jsonl", ["Seat 2"])
    found = list(decisions_of_people(examiner, match, ["Seat 2"]))
    assert found
    assert {seen.seat for seen in found} == {1}
    assert all(seen.view.seat == 1 for seen in found)
    again = list(decisions_of_people(examiner, match, ["Seat 2", "Nobody"]))
    assert [(one.world, one.entropy) for one in again] == [(one.world, one.entropy) for one in found]
    assert not list(decisions_of_people(examiner, match, ["Nobody"]))


@pytest.mark.xdist_group("buddel")
def test_a_puzzle_of_people_names_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with a clear decision, searched as the generator does with a record; with small examinations."""
    monkeypatch.setattr("tana.lab.puzzles.FULL", Effort(6, 30))
    monkeypatch.setattr("tana.lab.puzzles._all_agree", lambda *_: True)
    plan = PuzzlePlan("buddel", records=(GOLDEN / "buddel-3.jsonl",), players=("Seat 1", "Seat 2", "Seat 3"))
    found = puzzles_of_game(plan, 0)
    assert found
    for puzzle in found:
        check(puzzle)
        assert puzzle.source["players"] == "people"
        assert "Seat" not in json.dumps(asdict(puzzle))
    other = replace(plan, players=("Seat 1",)).document()
    assert plan.document() != other != PuzzlePlan("buddel").document()


def test_a_record_that_gives_no_puzzles_is_rejected_with_the_reason(tmp_path: Path) -> None:
    whole = (GOLDEN / "buddel-2.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    unfinished, damaged = tmp_path / "unfinished.jsonl", tmp_path / "damaged.jsonl"
    unfinished.write_text("".join(whole[:6]), encoding="utf-8")
    damaged.write_text("no record\n", encoding="utf-8")
    for game, path, players, reason in (
        ("buddel", unfinished, ["Seat 1"], "not over"),
        ("buddel", damaged, ["Seat 1"], "cannot be read as a record"),
        ("buddel", tmp_path / "missing.jsonl", ["Seat 1"], "cannot be read as a record"),
        ("buddel", GOLDEN / "molly-2.jsonl", ["Seat 1"], "is a game of molly: puzzles of buddel"),
        ("molly", GOLDEN / "molly-2-bobtail.jsonl", ["Seat 1"], "molly variant=bobtail"),
        ("buddel", GOLDEN / "buddel-2.jsonl", ["Ada"], "no player who allows it"),
    ):
        with pytest.raises(BadPuzzles, match=reason):
            record_of(game, path, players)


def test_a_game_without_a_file_ships_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tana.lab.puzzles.path_of", lambda game: tmp_path / "none.jsonl")
    assert path_of("molly").exists()
    assert shipped("molly") == []
