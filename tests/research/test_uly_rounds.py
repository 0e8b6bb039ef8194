"""The rounds that nets learn from follow the rules of the game, position by position."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from research.uly.board_geometry import flock
from research.uly.wolves import DECOY, SUSPECTED, SWEEP, TRAINING, categories, habits, leaving, swap_chances, swap_table

import tana
from tana.core.chance import below, rng_from
from tana.core.match import Match
from tana.games.uly import components
from tana.games.uly.actions import START_AT, STEP_TO, SWAP
from tana.games.uly.board import is_turned
from tana.games.uly.state import SWAP_TILES

torch = pytest.importorskip("torch", reason="the extra `learn` is not installed")

GAMES = 30


def test_the_board_is_that_of_the_game() -> None:
    board = flock()
    assert board.tiles_to_turn == components.TILES_TO_TURN
    assert board.stalling == components.STALLING
    assert [tuple(edge) for edge in board.edges] == list(components.EDGES)
    for cell in range(components.CELLS):
        assert sum(1 << int(other) for other in np.flatnonzero(board.reach[cell])) == components.AROUND[cell]
        assert sum(1 << int(edge) for edge in np.flatnonzero(board.open[cell])) == components.OPEN_EDGES[cell]


def test_the_dog_always_sees_the_same_kinds_of_board() -> None:
    board = flock()
    for dog in range(board.cells):
        seen, edges = board.seen[dog], board.seen_edge[dog]
        assert sorted(seen) == list(range(board.cells))
        assert sorted(edges) == list(range(len(board.edges)))
        stands = list(seen).index(dog)
        assert stands == [0, 1, 5][board.kind[dog]]
        for k, (a, b) in enumerate(board.edges):
            assert set(board.edges[edges[k]]) == {seen[a], seen[b]}


@pytest.mark.parametrize("name", sorted({*TRAINING, *SUSPECTED}))
def test_simple_wolves_swap_what_may_be_swapped(name: str) -> None:
    board = flock()
    table = swap_table(board, name)
    assert np.allclose(table.sum(axis=2), 1.0)
    assert (table[np.broadcast_to(~board.open[:, None, :], table.shape)] == 0).all()


@pytest.mark.parametrize("name", [*TRAINING, "bluff-40"])
def test_habits_of_many_wolves_are_those_of_one(name: str) -> None:
    """`HabitTables` gives the chances of `swap_chances`, with any tiles face up."""
    from research.uly.habits import HabitTables

    board = flock()
    dogs = [0, 1, 5]
    tables = HabitTables(board, dogs, "cpu")
    known = categories(board)
    luck = np.random.default_rng(5)
    for kind, dog in enumerate(dogs):
        up = luck.random(board.cells) < 0.4
        found = tables.chances(
            torch.tensor([habits(name)]), torch.tensor(up[None], dtype=torch.float32), torch.tensor([kind])
        )[0]
        for wolf in np.flatnonzero(~up):
            category = known[dog, wolf].copy()
            category[(category == DECOY) & up[leaving(board)[dog]]] = SWEEP
            assert found[wolf].numpy() == pytest.approx(swap_chances(habits(name), category), abs=1e-6)


def test_wild_habits_are_shares_and_differ() -> None:
    from research.uly.habits import wild_habits

    drawn = wild_habits(500, "cpu")
    assert bool((drawn >= 0).all()) and bool((drawn[:, :4] <= 1).all())
    assert len({tuple(row.tolist()) for row in drawn}) == 500


def compare(match: Match, rounds: Any) -> int:
    """Play one game at random in both; the number of positions compared."""
    from research.uly.rounds import TILE, UP

    luck = rng_from(len(match.moves).to_bytes(8, "big"))
    compared = 0
    one = torch.ones(1, dtype=torch.bool)
    while match.actor is not None:
        options = match.game.legal(match.state)
        action = options[below(luck, 0, len(options))]
        round_number = int(match.state.round_number)
        turned_before = int(match.state.face_up)
        match.apply(action)
        s = match.state
        over = s.round_number != round_number or match.actor is None
        if START_AT <= action < SWAP:
            rounds.begin(one, torch.full((1, 16), 1 / 16), torch.tensor([action - START_AT]))
        elif SWAP <= action < STEP_TO:
            rounds.swap(torch.tensor([action - SWAP]))
        elif action >= STEP_TO:
            _, ended = rounds.step(torch.tensor([action - STEP_TO]))
            if over:
                found = bool(s.last.found)
                assert bool(ended) or found
                assert not found or int(rounds.face_up) == turned_before + 1
        if over or action < START_AT:
            continue
        compared += 1
        assert [int(tile) for tile in rounds.at[0, :, TILE]] == [int(tile) for tile in s.tiles]
        assert [bool(up) for up in rounds.at[0, :, UP]] == [is_turned(s, int(tile)) for tile in s.tiles]
        assert (int(rounds.dog), int(rounds.face_up), int(rounds.idle)) == (s.dog, s.face_up, s.idle)
        assert int(rounds.time) == s.swaps_made
        assert s.step != SWAP_TILES or not bool(rounds.face_up == 8)
    return compared


def test_rounds_follow_the_rules() -> None:
    from research.uly.rounds import Rounds

    compared = sum(
        compare(tana.new("uly", seats=2 + seed % 4, seed=seed), Rounds(flock(), 1, "cpu")) for seed in range(GAMES)
    )
    assert compared > 2000
