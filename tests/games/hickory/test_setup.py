"""Setting up, standard and advanced."""

from __future__ import annotations

import numpy as np
import pytest

from tana.core.bits import count, is_within
from tana.core.chance import derive_entropy, rng_from, root_of_seed
from tana.core.events import Event
from tana.core.record import same
from tana.errors import BadOption
from tana.games.hickory import rules
from tana.games.hickory.components import NO_TILE, WILD
from tana.games.hickory.game import GAME
from tana.games.hickory.state import INNER, OUT, State


def new(seats: int, seed: int = 1, **options: str) -> tuple[State, list[Event]]:
    return GAME.new(seats, options, rng_from(derive_entropy(root_of_seed(seed), 0)))


def legal(s: State) -> list[str]:
    return [GAME.actions.notation(action) for action in GAME.legal(s)]


@pytest.mark.rules("HIC-01", "HIC-02", "HIC-04", "HIC-05")
def test_the_table() -> None:
    s, events = new(4)
    assert s.hour == 7 - 1
    assert [event.arguments["number"] for event in events if event.name == "leaf-filled"] == [
        str(number) for number in range(1, 12)
    ]
    assert s.leaf[11] == NO_TILE
    assert sum(event.name == "basket-filled" for event in events) == 4
    assert s.wilds == 10 and s.bag[WILD] == 0
    assert sum(event.name == "quest-shown" for event in events) == 2
    assert s.pinecone == 0 and [int(s.players[seat].scaler) for seat in range(4)] == [0] * 4
    assert list(s.paws) == [-1, -1]


@pytest.mark.rules("HIC-01", "HIC-D4")
def test_sun_and_moon_tiles_are_shuffled_in_their_own_groups() -> None:
    seen = set()
    for seed in range(12):
        s, _ = new(2, seed)
        tiles = [int(tile) for tile in s.tile_on]
        assert [tiles[i] for i in (0, 5, 10, 11)] == [0, 5, 10, 11]
        assert sorted(tiles[1:5]) == [1, 2, 3, 4] and sorted(tiles[6:10]) == [6, 7, 8, 9]
        seen.add(tuple(tiles))
    assert len(seen) > 6


@pytest.mark.rules("HIC-03", "HIC-K2")
def test_everybody_gets_one_acorn_card_in_secret() -> None:
    s, events = new(3)
    for seat in range(3):
        held = s.players[seat].hand
        assert count(held) == 1 and is_within(held, s.edition.acorns)
        private = [event for event in events if event.name == "favor-card" and event.arguments["seat"] == str(seat + 1)]
        assert [event.seats for event in private] == [frozenset({seat})]
    assert count(s.favor_deck) == 10


@pytest.mark.rules("HIC-06", "HIC-D3")
@pytest.mark.parametrize(("seats", "spaces"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_spaces_of_the_hand_by_players(seats: int, spaces: int) -> None:
    s, _ = new(seats)
    assert GAME.view(s, 0).hand_spaces == spaces


@pytest.mark.rules("HIC-R06")
def test_the_first_colour_is_drawn_or_chosen() -> None:
    assert {int(new(3, seed)[0].priority) for seed in range(20)} == {0, 1, 2}
    assert {int(new(3, seed, first="2")[0].priority) for seed in range(20)} == {1}


@pytest.mark.rules("HIC-R10", "HIC-D10")
@pytest.mark.parametrize(
    ("chosen", "colours"),
    [
        ({}, ["blue", "yellow", "brown"]),
        ({"colour_2": "blue"}, ["yellow", "blue", "brown"]),
        ({"colour_1": "red", "colour_3": "blue"}, ["red", "yellow", "blue"]),
    ],
)
def test_colours_are_chosen_or_follow_the_seats(chosen: dict[str, str], colours: list[str]) -> None:
    s, _ = new(3, **chosen)
    GAME.check(s)
    assert [player.colour for player in GAME.view(s, None).players] == colours


@pytest.mark.rules("HIC-R10")
@pytest.mark.parametrize(
    ("chosen", "fault"),
    [
        ({"colour_1": "red", "colour_2": "red"}, "option colour_2: 'red' is already taken by seat 1"),
        ({"colour_3": "red"}, "option colour_3: seat 3 does not exist with 2 seats"),
        ({"colour_1": "green"}, "option colour_1: 'green' is not one of auto, blue, yellow, brown, red"),
    ],
)
def test_colours_that_cannot_be_chosen(chosen: dict[str, str], fault: str) -> None:
    with pytest.raises(BadOption, match=fault):
        new(2, **chosen)


@pytest.mark.rules("HIC-R10", "HIC-06", "HIC-12")
@pytest.mark.parametrize(
    ("seats", "chosen", "order"),
    [
        (3, {}, [0, 1, 2]),
        (3, {"colour_1": "yellow", "colour_2": "blue"}, [0, 2, 1]),
        (4, {"colour_1": "red", "colour_2": "brown", "colour_3": "yellow"}, [0, 3, 2, 1]),
        (2, {"colour_1": "red", "colour_2": "yellow"}, [0, 1]),
        (1, {"colour_1": "brown"}, [0]),
    ],
)
def test_priority_goes_round_by_colour(seats: int, chosen: dict[str, str], order: list[int]) -> None:
    """Seen where nothing else decides: the advanced setup asks in priority order, one mouse at a time."""
    s, _ = new(seats, setup="advanced", first="1", **chosen)
    asked = []
    for _ in range(3 * seats):
        asked.append(GAME.actor(s))
        GAME.apply(s, GAME.legal(s)[0], rng_from(bytes(8)))
    assert asked == order * 3


@pytest.mark.rules("HIC-R10")
def test_nothing_but_priority_depends_on_colours() -> None:
    """With two players the order is the same whatever the colours are, so every byte but theirs is."""
    plain, events = new(2, seed=5)
    coloured, same_events = new(2, seed=5, colour_1="red", colour_2="brown")
    assert same_events == events
    assert plain.colouring != coloured.colouring
    coloured.colouring = plain.colouring
    assert same(plain, coloured)


@pytest.mark.rules("HIC-07")
def test_mice_start_at_the_numbers_of_their_board() -> None:
    s, events = new(4)
    assert len({int(s.players[seat].board) for seat in range(4)}) == 4
    for seat in range(4):
        starts = s.edition.starts[s.players[seat].board]
        told = [e.arguments for e in events if e.name == "started" and e.arguments["seat"] == str(seat + 1)]
        assert [int(one["number"]) - 1 for one in told] == [int(n) for n in starts]  # type: ignore[attr-defined]
        assert s.players[seat].mice[3].ring == OUT


@pytest.mark.rules("HIC-90")
def test_in_the_advanced_setup_players_choose_one_mouse_at_a_time() -> None:
    s, _ = new(2, setup="advanced", first="2")
    asked = []
    while s.phase == 0:
        asked.append(GAME.actor(s))
        GAME.apply(s, GAME.legal(s)[0], rng_from(b"12345678"))
    assert asked == [1, 0, 1, 0, 1, 0]


@pytest.mark.rules("HIC-90", "HIC-R90")
def test_start_spaces_that_are_not_allowed() -> None:
    s, _ = new(1, setup="advanced")
    choices = legal(s)
    assert len(choices) == 3 * 10
    assert not any(choice.endswith((" 12", " 1")) for choice in choices)
    GAME.apply(s, GAME.actions.parse("start scavenger 6"), rng_from(b"12345678"))
    assert {choice.split()[-1] for choice in legal(s)} == {"2", "3", "4", "5", "7", "8", "9", "10"}, (
        "sun and moon are due"
    )
    GAME.apply(s, GAME.actions.parse("start spotter 3"), rng_from(b"12345678"))
    assert legal(s) == [f"start scurrier {number}" for number in (7, 8, 9, 10)]


@pytest.mark.rules("HIC-R90")
def test_sun_and_moon_with_the_first_two_leave_the_third_free() -> None:
    s, _ = new(1, setup="advanced")
    for choice in ("start spotter 2", "start scavenger 10"):
        GAME.apply(s, GAME.actions.parse(choice), rng_from(b"12345678"))
    assert legal(s) == [f"start scurrier {number}" for number in (3, 4, 5, 6, 7, 8, 9, 11)]


@pytest.mark.rules("HIC-80", "HIC-R90")
def test_alone_the_hour_is_six_and_the_paws_come_before_the_first_round() -> None:
    for seed in range(10):
        s, events = new(1, seed)
        assert s.hour == 6 - 1
        assert sum(event.name == "paw-placed" for event in events) == 2
        for mouse in range(3):
            assert s.players[0].mice[mouse].ring != INNER or s.players[0].mice[mouse].at not in list(s.paws)
    s, events = new(1, setup="advanced")
    assert not any(event.name == "paw-placed" for event in events)
    told: list[Event] = []
    for choice in ("start spotter 2", "start scavenger 10", "start scurrier 6"):
        told += GAME.apply(s, GAME.actions.parse(choice), rng_from(b"12345678"))
    assert sum(event.name == "paw-placed" for event in told) == 2


def test_setup_reaches_a_decision() -> None:
    out = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
    for seats in range(1, 5):
        s, _ = new(seats)
        assert rules.legal(s, out) > 0
