"""Material: what is in the box (MOL-01 to MOL-04)."""

from __future__ import annotations

import pytest

from tana.games.molly.components import (
    BURROW_ROOM,
    CARD,
    COLOUR,
    CUBES_OF_A_COLOUR,
    DATA,
    EVENT_CARD,
    MOLES_OF_A_COLOUR,
    PROJECT_TOKENS,
    TARDY,
    TARDY_OF_A_COLOUR,
)
from tana.games.molly.game import GAME

from .garden import Garden, luck

FULL = "r/? y/? w/? g/? b/? r/? y/? w/? g/?"


@pytest.mark.rules("MOL-01")
def test_five_colours_of_moles_and_tardy_moles() -> None:
    assert COLOUR.tokens == ("yellow", "red", "white", "green", "blue")
    assert max(MOLES_OF_A_COLOUR) * len(COLOUR) == 50
    assert TARDY_OF_A_COLOUR * len(COLOUR) == TARDY == 15
    assert CARD.token(1) == "red"
    assert CARD.token(6) == "tardy-red"


@pytest.mark.rules("MOL-01")
def test_a_tardy_mole_is_a_mole_of_its_colour_in_every_respect() -> None:
    garden = Garden("r/? . R/? y/? w/? g/? b/? y/? w/?", display="Rg", deck=10)
    assert "1 a1" not in garden.legal("play"), "a red Tardy Mole may not cover a red Mole"
    assert "1 c1" not in garden.legal("play"), "nor a red Tardy Mole"
    garden.play("play 1 b1")
    assert garden.legal("set") == ["row-1 a1", "row-1 b1", "row-1 c1"]
    assert "cube 1 red" in garden.play("set row-1 b1")
    assert garden.cubes(0) == "r"


@pytest.mark.rules("MOL-02", "MOL-R5a")
def test_six_events_two_a_colour_paired_by_data() -> None:
    pairs = {event["colour"]: event["cards"] for event in DATA["events"]}
    assert pairs == {
        "green": ["gift", "windfall"],
        "orange": ["new-shoots", "cover-up"],
        "red": ["pass-it-on", "spring-cleaning"],
    }
    assert EVENT_CARD.tokens[1:] == ("gift", "windfall", "new-shoots", "cover-up", "pass-it-on", "spring-cleaning")


@pytest.mark.rules("MOL-02", "MOL-K3")
@pytest.mark.parametrize(
    ("colour", "cards"),
    [
        ("green", {"gift", "windfall"}),
        ("orange", {"new-shoots", "cover-up"}),
        ("red", {"pass-it-on", "spring-cleaning"}),
    ],
)
def test_one_random_event_of_each_colour_comes_out(colour: str, cards: set[str]) -> None:
    met: list[str] = []
    for seed in range(40):
        garden = Garden(FULL, event_on_top=colour)
        garden.play("draw", seed)
        met += [event.arguments["event"] for event in garden.events if event.name == "event-found"][:1]
    assert set(met) == cards
    assert 8 <= met.count(min(cards)) <= 32, "both cards are about equally likely"


@pytest.mark.rules("MOL-R02", "MOL-K1")
def test_an_event_on_top_looks_like_any_mole() -> None:
    with_event = Garden(FULL, event_on_top="red")
    without = Garden(FULL, deck=16)
    for seat in (None, 0, 1):
        assert with_event.view(seat).deck_back == without.view(seat).deck_back == "back"
        assert with_event.view(seat).deck == without.view(seat).deck
    assert Garden(FULL, deck=15).view(None).deck_back == "tardy-back"
    assert Garden(FULL, deck=0).view(None).deck_back is None


@pytest.mark.rules("MOL-03")
def test_cubes_are_enough_for_every_card() -> None:
    assert CUBES_OF_A_COLOUR == 13
    assert max(MOLES_OF_A_COLOUR) + TARDY_OF_A_COLOUR <= CUBES_OF_A_COLOUR
    assert max(PROJECT_TOKENS) == 12
    state, _ = GAME.new(4, {}, luck(1))
    assert GAME.view(state, None).stock == dict.fromkeys(COLOUR.tokens, 13)


@pytest.mark.rules("MOL-03")
def test_the_stock_is_what_the_burrows_do_not_hold() -> None:
    garden = Garden("y w g b . . . . .", players=4, display="wg", deck=15, cubes=("rrrrrrry", "rrw"))
    stock = garden.view(None).stock
    assert stock == {"yellow": 12, "red": 4, "white": 12, "green": 13, "blue": 13}


@pytest.mark.rules("MOL-04")
def test_a_burrow_has_room_for_seven_of_a_colour() -> None:
    assert BURROW_ROOM == 7
    garden = Garden(
        "y w g b . . . . .", players=4, display="ry", tokens=(2, 0, 0, 0), cubes=("rrrrrr",), deck=18, unseen="r"
    )
    assert "cube 1 red" in garden.play("take 1")
    assert garden.cubes(0) == "r" * 7
    assert "cube-lost 1 red" in garden.play("take 1")
    assert garden.cubes(0) == "r" * 7
