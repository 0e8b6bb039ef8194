"""Fox's strategies in Uly & Polly: what they know, how they play, and the opponent that was trained against them."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from research.uly import measure, wolves
from research.uly.board_geometry import flock

import tana
from tana.bots.api import bot_entropy, glimpse, make_bot
from tana.core.record import copy
from tana.games.uly import strategy
from tana.games.uly.actions import SWAP
from tana.games.uly.components import CELLS, MOST_SWAPS
from tana.games.uly.legal import legal
from tana.games.uly.state import SWAP_TILES
from tana.games.uly.strategy import dog_net, new_buffers, weigh_choices
from tests.games.uly.flock import hidden, play

MOST_BYTES = 300_000
ROUNDS, SEED = 400, 11


def weighed(state: Any, how: Any = weigh_choices) -> dict[int, float]:
    actions, chances = np.zeros(MOST_SWAPS, dtype=np.int16), np.zeros(MOST_SWAPS)
    count = how(state, dog_net(), new_buffers(dog_net()), actions, chances)
    assert chances[:count].sum() == pytest.approx(1.0)
    return {int(actions[i]): float(chances[i]) for i in range(count)}


def after_some_turns(seats: int = 2) -> Any:
    match = hidden("b2", "a1", seats=seats)
    play(match, "swap b2-c3", "step a2", "swap d1-d2", "step a3", "swap c3-d3", "step a2", "swap c1-d1")
    return match


def test_weights_are_small_and_their_origin_is_known() -> None:
    noted = strategy.provenance()
    for path in (Path(strategy.__file__).with_name("dog.npz"), Path(measure.__file__).with_name("best_response.npz")):
        data = path.read_bytes()
        assert len(data) <= MOST_BYTES
        assert noted[path.name]["sha256"] == hashlib.sha256(data).hexdigest()
        assert {"command", "seed", "positions"} <= set(noted[path.name])


def test_interpreted_and_compiled_code_say_the_same() -> None:
    state = after_some_turns().state
    assert weighed(state) == weighed(state, strategy.weigh_compiled)


@pytest.mark.rules("ULY-K2")
def test_a_dog_does_not_look_under_the_tiles() -> None:
    state = after_some_turns().state
    expected = weighed(state)
    for tile in range(CELLS):
        if not state.turned >> tile & 1:
            other = copy(state)
            other.wolf_tile = tile
            assert weighed(other) == expected


@pytest.mark.rules("ULY-K2")
def test_the_wolf_gives_nothing_away() -> None:
    """It hides anywhere and swaps anything, wherever it is."""
    match = tana.new("uly", seats=2, seed=1)
    assert set(weighed(match.state).values()) == {1 / CELLS}
    play(match, "hide b2", "start a1")
    assert len(set(weighed(match.state).values())) == 1


def test_the_board_looks_the_same_from_all_sides() -> None:
    """The same round mirrored: the same chances, mirrored."""

    def mirrored(cell: str) -> str:
        return f"{'abcd'['dcba'.index(cell[0])]}{cell[1]}"

    moves = [("b2", "b3"), ("c1", "d1")]
    here = hidden("d4", "b1", seats=2)
    there = hidden("a4", mirrored("b1"), seats=2)
    for (one, other), step in zip(moves, ("b2", "a2"), strict=True):
        play(here, f"swap {one}-{other}", f"step {step}")
        play(there, f"swap {mirrored(one)}-{mirrored(other)}", f"step {mirrored(step)}")
    play(here, "swap c3-c4")
    play(there, "swap b3-b4")
    game = here.game
    turned = {f"step {mirrored(game.actions.notation(a)[5:])}": chance for a, chance in weighed(here.state).items()}
    found = {game.actions.notation(a): chance for a, chance in weighed(there.state).items()}
    assert found == pytest.approx(turned)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_fox_draws_by_its_strategy(seats: int) -> None:
    match = after_some_turns(seats)
    seat = match.actor
    assert seat is not None
    chances = weighed(match.state)
    fox = make_bot("fox", "uly")
    drawn = [fox.choose(glimpse(match.game, match.state, seat, bot_entropy(b"draw", 0, i))).action for i in range(300)]
    assert set(drawn) <= set(chances)
    for action, chance in chances.items():
        assert drawn.count(action) / 300 == pytest.approx(chance, abs=0.12)
    again = make_bot("fox", "uly")
    seen = glimpse(match.game, match.state, seat, bot_entropy(b"draw", 0, 1))
    assert again.choose(seen).action == drawn[1]


LEAST_FOUND = {
    "never": 0.69, "flee-100": 0.83, "flee-50": 0.7, "flee-30": 0.6, "restless": 0.84, "decoy-100": 0.87,
    "decoy-50": 0.78, "decoy-30": 0.75, "statue": 0.79, "roamer": 0.81, "late": 0.7, "scapegoat": 0.55,
    "pendulum": 0.74, "herder": 0.8, "lurker": 0.42,
}  # fmt: skip
"""Somewhat less than docs/bots.md says, since these are few rounds."""


@pytest.mark.parametrize("name", sorted(LEAST_FOUND))
def test_the_dog_finds_wolves_with_habits(name: str) -> None:
    assert measure.share_found(measure.named_wolf(name), ROUNDS, SEED) >= LEAST_FOUND[name]


def test_noise_is_found_in_half_of_the_rounds() -> None:
    assert measure.share_found(measure.named_wolf("noise"), ROUNDS, SEED) == pytest.approx(0.5, abs=0.075)


def test_the_best_response_knows_this_dog() -> None:
    """The wolf that was trained against this dog gets away from it as docs/bots.md says, and no more often."""
    assert 0.08 < measure.share_found(measure.net_wolf(measure.best_response()), ROUNDS, SEED) < 0.25


def test_held_out_wolves_are_not_trained_against() -> None:
    assert len(wolves.TRAINED_DECOYS) == len(wolves.HELD_OUT) == 5
    assert set(wolves.TRAINED_DECOYS) <= set(wolves.TRAINING)
    assert not set(wolves.HELD_OUT) & {*wolves.TRAINING, *wolves.SUSPECTED}


@pytest.mark.parametrize("name", ["never", "restless", "decoy-50", "statue", "roamer"])
def test_wolves_at_the_table_swap_as_in_training(name: str) -> None:
    """Compiled wolves have the chances of `research.uly.wolves.swap_chances`, also with tiles face up."""
    state = after_some_turns().state
    state.step = SWAP_TILES
    memory = measure.new_memory(1)._replace(s=state)
    count = legal(state, memory.actions)
    board = flock()
    for at in range(CELLS):
        if at != state.dog and not state.turned >> int(state.tiles[at]) & 1:
            category = wolves.categories(board)[state.dog, at]
            for edge, cell in enumerate(wolves.leaving(board)[state.dog]):
                if category[edge] == wolves.DECOY and state.turned >> int(state.tiles[cell]) & 1:
                    category[edge] = wolves.SWEEP
            expected = wolves.swap_chances(wolves.habits(name), category)
            measure.weigh_by_habits(state, np.array(wolves.habits(name)), at, memory, count)
            found = {int(memory.actions[i]) - SWAP: memory.chances[i] for i in range(count)}
            assert found == pytest.approx({edge: expected[edge] for edge in found})


@pytest.mark.parametrize("name", wolves.HELD_OUT)
def test_held_out_wolves_swap_what_may_be_swapped(name: str) -> None:
    state = after_some_turns().state
    state.step = SWAP_TILES
    memory = measure.new_memory(2)._replace(s=state)
    count = legal(state, memory.actions)
    at = [int(tile) for tile in state.tiles].index(int(state.wolf_tile))
    for _ in range(20):
        measure.weigh_trick(measure.named_wolf(name), memory, at, count)
        assert memory.chances[:count].sum() == pytest.approx(1.0)
        assert memory.chances[:count].min() >= 0.0


def test_a_hunter_reads_habits_but_not_noise() -> None:
    noise, restless = measure.named_wolf("noise"), measure.named_wolf("restless")
    learned = measure.trained_hunter(noise, 800, SEED + 1)
    assert measure.share_found(noise, ROUNDS, SEED, hunter=learned) < 0.575
    learned = measure.trained_hunter(restless, 800, SEED + 1)
    assert measure.share_found(restless, ROUNDS, SEED, hunter=learned) > 0.9


def test_rounds_with_more_dog_players_are_the_same_game() -> None:
    for seats in (3, 4, 5):
        assert measure.share_found(measure.named_wolf("flee-100"), ROUNDS, SEED, seats) >= LEAST_FOUND["flee-100"]
