"""The best wolf against dogs without memory agrees with other solvers and with the rules of the game."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from research.uly import memoryless
from research.uly.board_geometry import flock
from research.uly.exact import TwoTiles
from research.uly.memoryless import Rounds, best_start, search

import tana
from tana.games.uly.actions import HIDE_AT, START_AT, STEP_TO, SWAP
from tana.games.uly.components import AROUND, CELLS
from tana.games.uly.state import DOG, HIDE, START

ROUNDS = 400
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


@pytest.mark.xdist_group("uly")
def test_the_best_wolf_escapes_from_a_random_dog_as_often_as_computed() -> None:
    """By the rules of the game; the wolf hides where it escapes most often, the dog starts and steps anywhere."""
    rounds, luck = Rounds(flock()), np.random.default_rng(5)
    dog = rounds.random_dog()
    escapes = np.bincount(rounds.board.kind) / CELLS @ rounds.escapes(dog)
    assert escapes.max() == pytest.approx(0.96145, abs=1e-5)
    place = int(np.flatnonzero(rounds.board.kind == escapes.argmax())[0])
    escaped = sum(plays_one(rounds, place, luck) for _ in range(ROUNDS)) / ROUNDS
    assert escaped == pytest.approx(escapes.max(), abs=4 * (0.96 * 0.04 / ROUNDS) ** 0.5)


def plays_one(rounds: Rounds, place: int, luck: np.random.Generator) -> bool:
    """Whether the best wolf escapes in a round."""
    match = tana.new("uly", seats=2, seed=int(luck.integers(1 << 31)))
    s, dog = match.state, rounds.random_dog()
    while s.round_number == 0:
        where = {int(tile): cell for cell, tile in enumerate(s.tiles)}
        if s.step == HIDE:
            action = HIDE_AT + place
        elif s.step == START:
            action = START_AT + int(luck.integers(CELLS))
        elif s.step == DOG:
            near = [cell for cell in range(CELLS) if AROUND[int(s.dog)] >> cell & 1]
            action = STEP_TO + int(luck.choice(near))
        else:
            shown = sum(1 << where[tile] for tile in range(CELLS) if int(s.turned) >> tile & 1)
            action = SWAP + rounds.best_swap(dog, int(s.dog), shown, int(s.idle), where[int(s.wolf_tile)])
        match.play(action)
        s = match.state
    return not s.last.found


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
