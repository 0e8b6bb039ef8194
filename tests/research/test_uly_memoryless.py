"""The best wolf against dogs without memory agrees with other solvers and with the rules of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from research.uly import memoryless
from research.uly.board_geometry import flock
from research.uly.exact import TwoTiles
from research.uly.memoryless import Dog, Rounds, best_start, search

import tana
from tana.core.match import Match
from tana.games.uly.actions import HIDE_AT, START_AT, STEP_TO, SWAP
from tana.games.uly.components import CELLS, STALLING

ROUNDS, LOOKED_INTO = 400, 12
NINE_TILES = 0.6972
"""The known value with nine tiles, three of them to turn (see `research.uly.small_board`)."""


@pytest.mark.parametrize("width", [3, 4])
def test_with_two_tiles_to_turn_another_solver_finds_the_same_wolf(width: int) -> None:
    """Against the dog that starts and steps anywhere."""
    board = flock(width, 2)
    other = TwoTiles(board)
    expected = other._best_wolf(other._plan([np.zeros_like(open_) for open_ in other.opens]))
    rounds = Rounds(board)
    escapes = rounds.escapes(rounds.random_dog())
    assert escapes.mean(0).max() == pytest.approx(expected, abs=1e-12)


@pytest.fixture(scope="module")
def rounds() -> Rounds:
    return Rounds(flock())


def a_lopsided_dog(rounds: Rounds) -> Dog:
    """A careful dog that prefers some steps strongly, and not the mirrored ones where it sees the mirrored board."""
    return Dog(np.random.default_rng(3).normal(0, 2, rounds.leaning_shape), True)


@pytest.mark.xdist_group("uly")
@pytest.mark.parametrize("lopsided", [False, True])
def test_the_best_wolf_escapes_as_often_as_computed(rounds: Rounds, lopsided: bool) -> None:
    """By the rules of the game; the wolf hides where it escapes most often, the dog starts anywhere."""
    luck = np.random.default_rng(5)
    dog = a_lopsided_dog(rounds) if lopsided else rounds.random_dog()
    start = np.bincount(rounds.board.kind) / CELLS
    escapes = start @ rounds.escapes(dog)
    if not lopsided:
        assert escapes.max() == pytest.approx(0.96145, abs=1e-5)
    place = int(np.flatnonzero(rounds.board.kind == escapes.argmax())[0])
    escaped = sum(plays_one(rounds, dog, start, place, luck) for _ in range(ROUNDS)) / ROUNDS
    assert escaped == pytest.approx(escapes.max(), abs=4 * (escapes.max() * (1 - escapes.max()) / ROUNDS) ** 0.5)


def plays_one(rounds: Rounds, dog: Dog, start: Any, place: int, luck: np.random.Generator) -> bool:
    """Whether the best wolf escapes in a round."""
    match, view = begun(rounds, start, place, luck)
    while match.state.round_number == 0:
        edge = int(swaps(rounds, dog, view, match.state).argmax())
        match.play(SWAP + edge)
        to = int(luck.choice(CELLS, p=steps(rounds, dog, view, match.state, edge)))
        match.play(STEP_TO + to)
        view = rounds.turn(view, to)
    return not match.state.last.found


@pytest.mark.xdist_group("uly")
def test_every_turn_changes_how_often_the_wolf_escapes_as_computed(rounds: Rounds) -> None:
    """Every swap and every step by the rules of the game, to the end of rounds; every other dog waits where it can."""
    luck, dog = np.random.default_rng(7), a_lopsided_dog(rounds)
    start = np.bincount(rounds.board.kind) / CELLS
    rounds.escapes(dog)
    idlest = 0
    for number in range(LOOKED_INTO):
        match, view = begun(rounds, start, int(luck.integers(CELLS)), luck)
        while match.state.round_number == 0:
            worth = swaps(rounds, dog, view, match.state)
            assert [SWAP + edge for edge in np.flatnonzero(worth >= 0)] == match.legal_numbers()
            assert worth.max() == pytest.approx(escapes_from(rounds, view, match), abs=1e-12)
            edge = int(luck.choice(np.flatnonzero(worth >= 0)))
            match.play(SWAP + edge)
            chances = steps(rounds, dog, view, match.state, edge)
            ahead = np.zeros(CELLS)
            for to in np.flatnonzero(chances):
                after = match.copy()
                after.play(STEP_TO + int(to))
                ahead[to] = escapes_from(rounds, rounds.turn(view, to), after)
            assert chances @ ahead == pytest.approx(worth[edge], abs=1e-12)
            idlest = max(idlest, int(match.state.idle))
            waits = [to for to in np.flatnonzero(chances) if shown(match.state) >> int(to) & 1]
            to = int(waits[0] if waits and number % 2 else luck.choice(CELLS, p=chances))
            match.play(STEP_TO + to)
            view = rounds.turn(view, to)
    assert idlest == STALLING - 1


def test_first_views_show_the_dog_in_its_place(rounds: Rounds) -> None:
    """There are eight ways to begin on a kind of cell, and their mean is what `escapes` reports."""
    escapes, worth = rounds.escapes(a_lopsided_dog(rounds)), rounds.tables.worth
    board, luck = rounds.board, np.random.default_rng(9)
    for kind in range(board.kinds):
        start = np.eye(board.kinds)[kind]
        begun_so = {(cell, tuple(view)) for cell, view in (rounds.begin(start, luck) for _ in range(200))}
        assert len(begun_so) == len(board.turns)
        assert {cell for cell, _ in begun_so} == set(np.flatnonzero(board.kind == kind))
        for hidden in range(CELLS):
            mean = np.mean([worth[rounds.at(np.array(view), cell, 0), 0, view[hidden]] for cell, view in begun_so])
            assert mean == pytest.approx(escapes[kind, board.kind[hidden]], abs=1e-12)


def begun(rounds: Rounds, start: Any, place: int, luck: np.random.Generator) -> tuple[Match, Any]:
    """A round before the first swap, and the dog's view."""
    match = tana.new("uly", seats=2, seed=int(luck.integers(1 << 31)))
    cell, view = rounds.begin(start, luck)
    match.play(HIDE_AT + place)
    match.play(START_AT + cell)
    return match, view


def escapes_from(rounds: Rounds, view: Any, match: Match) -> float:
    """How often the best wolf escapes, which is about to swap; 0 or 1 after the round."""
    s = match.state
    if s.round_number:
        return float(not s.last.found)
    at = rounds.at(view, int(s.dog), shown(s))
    return float(rounds.tables.worth[at, int(s.idle), view[wolf(s)]])


def swaps(rounds: Rounds, dog: Dog, view: Any, s: Any) -> Any:
    return rounds.swaps(dog, view, int(s.dog), shown(s), int(s.idle), wolf(s))


def steps(rounds: Rounds, dog: Dog, view: Any, s: Any, edge: int) -> Any:
    return rounds.steps(dog, view, int(s.dog), shown(s), int(s.idle), edge)


def shown(s: Any) -> int:
    """The cells that show face-up tiles."""
    return sum(1 << cell for cell, tile in enumerate(s.tiles) if int(s.turned) >> int(tile) & 1)


def wolf(s: Any) -> int:
    """The wolf's cell."""
    return list(s.tiles).index(s.wolf_tile)


def test_a_dog_that_has_learned_bounds_the_value_of_a_small_board() -> None:
    """No dog is better than the known value, a random one is much worse."""
    board = flock(3, 3)
    rounds = Rounds(board)
    _, random = best_start(rounds.escapes(rounds.random_dog()))
    kept: list[float] = []
    found = search(board, 60, lambda text: None, lambda dog: kept.append(best_start(rounds.escapes(dog))[1]))
    assert NINE_TILES < found < random - 0.1
    assert min(kept) == pytest.approx(found, abs=1e-12)


def test_a_dog_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memoryless, "flock", lambda: flock(3, 2))
    path = tmp_path / "dog.npz"
    for given in ([], ["--iterations", "12", "--out", str(path)], ["--dog", str(path)]):
        monkeypatch.setattr("sys.argv", ["memoryless", *given])
        memoryless.main()
    printed = capsys.readouterr().out
    assert "any step" in printed and "12 iterations" in printed
    least = float(printed.split("at most ")[1].split()[0])
    assert float(printed.split("from this dog the best wolf escapes in ")[1].split(",")[0]) == pytest.approx(
        least, abs=1e-3
    )
