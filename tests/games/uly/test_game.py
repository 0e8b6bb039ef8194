"""The course of the game, who knows what, and positions (ULY-20 to ULY-22, ULY-K1 to ULY-K3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tana.core import record
from tana.errors import BadPosition
from tana.games.uly.components import CELL, CELLS, LONGEST_ROUND, PRIZES
from tana.games.uly.game import GAME
from tana.games.uly.state import State

from ..speeds import compiled_games, interpreted_games
from .flock import eight_sheep, found_at_once, hidden, luck, play, table


@pytest.mark.rules("ULY-20")
def test_a_new_round_restores_the_flock_and_the_wolf_goes_left() -> None:
    game = table(3)
    eight_sheep(game)
    view = game.view()
    assert (view.round_number, view.wolf, view.step, view.dog, view.face_up, view.idle) == (2, 1, "hide", None, 0, 0)
    assert not any(place.face_up for place in view.places)
    assert [int(game.state.tiles[cell]) for cell in range(CELLS)] == list(range(CELLS))


@pytest.mark.rules("ULY-21")
@pytest.mark.parametrize(("seats", "rounds", "times"), [(2, 4, 2), (3, 6, 2), (4, 4, 1), (5, 5, 1)])
def test_everybody_is_the_wolf_equally_often(seats: int, rounds: int, times: int) -> None:
    game = table(seats)
    wolves = []
    while game.outcome is None:
        wolves.append(game.view().wolf)
        found_at_once(game)
    assert len(wolves) == rounds
    assert Counter(wolves) == dict.fromkeys(range(seats), times)
    assert game.outcome.reason.arguments == {"rounds": rounds}
    assert GAME.why_not(game.state, 0).rule == "ULY-21"


@pytest.mark.rules("ULY-22")
def test_most_prizes_win() -> None:
    game = table(3)
    eight_sheep(game)
    for _ in range(5):
        found_at_once(game)
    outcome = game.outcome
    assert outcome is not None
    assert outcome.scores == (1 + 4, 3, 3)
    assert outcome.ranks == (1, 2, 2)
    assert [line.points for line in outcome.lines[0]] == [1, 4]


@pytest.mark.rules("ULY-22")
def test_ties_share_the_victory() -> None:
    game = table(4)
    while game.outcome is None:
        found_at_once(game)
    assert game.outcome.scores == (3, 3, 3, 3)
    assert game.outcome.ranks == (1, 1, 1, 1)


@pytest.mark.rules("ULY-22")
def test_twenty_prizes_are_enough() -> None:
    game = table(5)
    while game.outcome is None:
        found_at_once(game)
    assert sum(game.outcome.scores) == PRIZES == 20


@pytest.mark.rules("ULY-K1")
def test_all_seats_see_the_same_but_for_the_wolf() -> None:
    game = hidden("b2", "d4", memory_aid="on")
    play(game, "swap b2-c3", "step d3")
    fields = [field for field in game.view().__struct_fields__ if field not in ("seat", "hideout")]
    for seat in range(3):
        assert [getattr(game.view(seat), field) for field in fields] == [
            getattr(game.view(), field) for field in fields
        ]


@pytest.mark.rules("ULY-K3")
def test_the_memory_aid_shows_trails() -> None:
    for aid, trail in (("on", "c3"), ("off", None)):
        game = hidden("a1", "d4", memory_aid=aid)
        play(game, "swap b2-c3")
        for seat in (None, 0, 1):
            shown = {place.cell: place.trail for place in game.view(seat).places}
            assert shown["b2"] == trail


def after_three_sheep(hideout: str) -> State:
    """A position in which the dog players have seen three tiles and four swaps."""
    game = hidden(hideout, "b2")
    play(game, "swap c3-d4", "step b3", "swap a1-a2", "step c3", "swap b1-b2", "step d3", "swap a4-b4")
    state: State = game.state
    return state


THREE_SHEEP = {"b3", "d4", "d3"}
"""The tiles that `after_three_sheep` turns, by where they started."""


@pytest.mark.rules("ULY-K2")
def test_determinize_is_exact_for_dog_players() -> None:
    """Every hiding place that fits what was seen, all equally likely, and nothing else changes."""
    fitting = [cell for cell in CELL.tokens if cell not in THREE_SHEEP]
    worlds = [after_three_sheep(cell) for cell in fitting]
    draws = 2600
    drawn: Counter[bytes] = Counter()
    for seed in range(draws):
        drawn[record.to_bytes(GAME.determinize(worlds[seed % len(worlds)], 2, luck(seed)))] += 1
    assert set(drawn) == {record.to_bytes(world) for world in worlds}
    expected = draws / len(fitting)
    assert all(abs(times - expected) < 5 * expected**0.5 for times in drawn.values())


@pytest.mark.rules("ULY-K2")
def test_the_same_chance_draws_the_same_world_from_twins() -> None:
    one, other = after_three_sheep("a1"), after_three_sheep("c2")
    for seed in range(50):
        assert record.same(GAME.determinize(one, 1, luck(seed)), GAME.determinize(other, 1, luck(seed)))


@pytest.mark.rules("ULY-K2")
def test_the_wolf_knows() -> None:
    state = after_three_sheep("a1")
    assert all(record.same(GAME.determinize(state, 0, luck(seed)), state) for seed in range(20))


@pytest.mark.rules("ULY-01", "ULY-K1")
@pytest.mark.parametrize(
    ("path", "change"),
    [
        ("$.state.tiles[0]", {"tiles": ["b1", *CELL.tokens[1:]]}),
        ("$.state.face_up", {"face_up": 2}),
        ("$.state.wolf_tile", {"wolf_tile": "none"}),
        ("$.state.wolf_tile", {"wolf_tile": "b3"}),
        ("$.state.dog", {"dog": "none"}),
        ("$.state.wolf", {"wolf": "2"}),
        ("$.state.dog_player", {"dog_player": "2"}),
        ("$.state.round_number", {"round_number": 6}),
        ("$.state.prizes[0]", {"prizes": [1, 0, 0, 0, 0]}),
        ("$.state.escapes[0]", {"escapes": [1, 0, 0, 0, 0]}),
        ("$.state.step", {"step": "over"}),
        ("$.state.idle", {"idle": 9}),
        ("$.state.turned", {"turned": 0}),
        ("$.state.dog", {"dog": "d4"}),
        ("$.state.dog_at[0]", {"dog_at": ["none"] * LONGEST_ROUND}),
        ("$.state.turned", {"turned": 1 << 16}),
        ("$.state.dog", {"dog": "e5"}),
    ],
)
def test_a_wrong_position_is_refused_by_path(path: str, change: dict[str, Any]) -> None:
    document = GAME.position(after_three_sheep("a1"))
    document["state"].update(change)
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(document)
    assert refused.value.path == path


@pytest.mark.rules("ULY-13", "ULY-21")
@pytest.mark.parametrize("seats", range(2, 6))
def test_interpreted_and_compiled_games_are_equal(seats: int) -> None:
    fast = compiled_games("uly", seats, [0, 0], 25)
    assert (fast == interpreted_games("uly", seats, [0, 0], 25)).all()
    rounds = {2: 4, 3: 6, 4: 4, 5: 5}[seats]
    assert fast[:, 0].max() <= rounds * (2 + 2 * LONGEST_ROUND)
