"""Bad input: a clear error, the path of the fault, and nothing changed."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import tana
from tana.core import record
from tana.errors import BadNotation, BadOption, BadPosition, IllegalMove
from tana.games.molly.game import GAME

from .garden import Garden, luck

BED = "r/? y/? w/? /gb b r/? y w g"


# --- options ---------------------------------------------------------------------------------------------------


@pytest.mark.rules("MOL-10")
@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadOption, match=f"{seats} seats: this game takes 2 to 4"):
        GAME.new(seats, {}, luck(1))


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"varient": "bobtail"}, r"unknown option 'varient' \(did you mean 'variant'\?\)"),
        ({"variant": "dog"}, "option variant: 'dog' is not one of base, bobtail"),
        ({"memory_aid": "yes"}, "option memory_aid: 'yes' is not one of off, on"),
        ({"first": "4"}, "seat 4 does not exist with 3 seats"),
        ({"first": "5"}, "option first: '5' is not one of random, 1, 2, 3, 4"),
    ],
)
def test_unknown_options(options: dict[str, str], fault: str) -> None:
    with pytest.raises(BadOption, match=fault):
        GAME.new(3, options, luck(1))


# --- actions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "an empty text is not an action"),
        ("   ", "an empty text is not an action"),
        ("plya 1 a1", r"'plya' is not an action \(did you mean 'play'\?\)"),
        ("play 1", "'play' takes 2 words more: play <slot> <cell>"),
        ("play 1 a1 b2", "'play' takes 2 words more"),
        ("play 3 a1", "'3' is not a valid slot; one of: 1, 2"),
        ("play 1 d4", "'d4' is not a valid cell"),
        ("swap a1-c3", "'a1-c3' is not a valid edge"),
        ("draw 1", "'draw' takes 0 words more"),
    ],
)
def test_malformed_actions(text: str, fault: str) -> None:
    match = tana.new("molly", seats=2, seed=1)
    before = record.to_bytes(match.state)
    with pytest.raises(BadNotation, match=fault):
        match.play(text)
    assert record.to_bytes(match.state) == before
    assert match.moves == []


def test_notation_is_lenient_about_case_spaces_and_order_of_a_swap() -> None:
    assert GAME.actions.parse("  PLAY   2  C3 ") == GAME.actions.parse("play 2 c3")
    assert GAME.actions.parse("swap b1-a1") == GAME.actions.parse("swap a1-b1")


def test_a_finished_game_takes_no_action() -> None:
    garden = Garden(BED, step="over", deck=15)
    with pytest.raises(IllegalMove):
        garden.play("draw")


# --- positions -------------------------------------------------------------------------------------------------


def document() -> Any:
    garden = Garden(BED, players=3, display="bg", cubes=("r", "y"))
    return json.loads(json.dumps(GAME.position(garden.state)))


def passed() -> Any:
    garden = Garden(BED, players=3, display="bg", cubes=("ry", "wg", "rb"), event_on_top="red")
    garden.play_until("take 1", "event-found 1 pass-it-on")
    for gift in ("red", "white", "blue"):
        garden.play(f"give {gift}")
    return json.loads(json.dumps(GAME.position(garden.state)))


def choosing() -> Any:
    garden = Garden(BED, players=3, display="bg", cubes=("ry", "wg", "rb"), event_on_top="red")
    garden.play_until("take 1", "event-found 1 pass-it-on")
    garden.play("give red")
    return json.loads(json.dumps(GAME.position(garden.state)))


def put(place: Any, path: str, value: Any) -> None:
    """Set a value by a path like `state.players[0].tokens`."""
    keys: list[Any] = []
    for part in path.replace("]", "").replace("[", ".").split("."):
        keys.append(int(part) if part.isdigit() else part)
    for key in keys[:-1]:
        place = place[key]
    if value is MISSING:
        del place[keys[-1]]
    else:
        place[keys[-1]] = value


MISSING = object()

FAULTS: list[tuple[Any, dict[str, Any], str]] = [
    # the envelope
    (document, {"tana": "record"}, "$.tana"),
    (document, {"version": 2}, "$.version"),
    (document, {"game": "uly"}, "$.game"),
    (document, {"edition": "molly-00000000"}, "$.edition"),
    (document, {"extra": 1}, "$.extra"),
    (document, {"state": 7}, "$.state"),
    (document, {"state": MISSING}, "$.state"),
    # shapes and words
    (document, {"state.seats": 5}, "$.state.seats"),
    (document, {"state.seats": True}, "$.state.seats"),
    (document, {"state.deck": -1}, "$.state.deck"),
    (document, {"state.deck": "25"}, "$.state.deck"),
    (document, {"state.secret": 1}, "$.state.secret"),
    (document, {"state.supply": MISSING}, "$.state.supply"),
    (document, {"state.step": "sleep"}, "$.state.step"),
    (document, {"state.step": 3}, "$.state.step"),
    (document, {"state.top": [1, 1]}, "$.state.top"),
    (document, {"state.display[1]": "purple"}, "$.state.display[1]"),
    (document, {"state.players[2].cubes[4]": 8}, "$.state.players[2].cubes[4]"),
    (document, {"state.players[0]": None}, "$.state.players[0]"),
    # cards
    (document, {"state.unseen[0]": 9}, "$.state.unseen[0]"),
    (document, {"state.discard[1]": 0}, "$.state.unseen[1]"),
    (document, {"state.unseen_tardy[2]": 2}, "$.state.unseen_tardy[2]"),
    (document, {"state.display[0]": "none"}, "$.state.unseen[4]"),
    (document, {"state.cards[1]": "none"}, "$.state.cards[1]"),
    (document, {"state.cards[1]": "unseen"}, "$.state.cards[1]"),
    (document, {"state.cards[40]": "red"}, "$.state.cards[40]"),
    (document, {"state.shows[0]": "blue"}, "$.state.shows[0]"),
    (document, {"state.cards[3]": "none"}, "$.state.cards[3]"),
    (document, {"state.top[4]": -1, "state.shows[4]": "none"}, "$.state.cards[8]"),
    (document, {"state.top[0]": 3, "state.shows[0]": "yellow"}, "$.state.top[1]"),
    (document, {"state.top[0]": 60}, "$.state.top[0]"),
    (document, {"state.inner[3]": 3}, "$.state.inner[3]"),
    (document, {"state.inner[60]": 3}, "$.state.inner[60]"),
    (document, {"state.laid": 2}, "$.state.top[1]"),
    (document, {"state.moles[0]": 511}, "$.state.moles[0]"),
    (document, {"state.piles": 0}, "$.state.piles"),
    (document, {"state.deck": 26}, "$.state.deck"),
    (document, {"state.deck": 12}, "$.state.deck"),
    (document, {"state.found[2]": "gift"}, "$.state.found[2]"),
    (document, {"state.found[0]": "none"}, "$.state.found[0]"),
    (document, {"state.bobtail": "a1"}, "$.state.bobtail"),
    # tokens, cubes and seats
    (document, {"state.supply": 7}, "$.state.supply"),
    (document, {"state.players[0].cubes[1]": 7, "state.players[1].cubes[1]": 7}, "$.state.players"),
    (document, {"state.players[3].tokens": 1, "state.supply": 5}, "$.state.players[3]"),
    (document, {"state.turn": "4"}, "$.state.seats"),
    # decisions
    (document, {"state.step": "refill"}, "$.state.step"),
    (document, {"state.step": "turn-up"}, "$.state.step"),
    (document, {"state.step": "place"}, "$.state.step"),
    (document, {"state.step": "check"}, "$.state.step"),
    (document, {"state.step": "rehome"}, "$.state.step"),
    (document, {"state.step": "cover"}, "$.state.step"),
    (document, {"state.hunted": "a1"}, "$.state.step"),
    (document, {"state.step": "rehome", "state.hunted": "a1"}, "$.state.step"),
    (document, {"state.owed": 1}, "$.state.owed"),
    (document, {"state.event": "windfall"}, "$.state.event"),
    (document, {"state.event": "gift"}, "$.state.event"),
    (document, {"state.event": "spring-cleaning", "state.event_at": 3}, "$.state.event"),
    (document, {"state.waiting": "gift"}, "$.state.waiting"),
    # gifts
    (document, {"state.players[1].gift": "red"}, "$.state.players[1].gift"),
    (document, {"state.players[1].fits": 1}, "$.state.players[1].fits"),
    (passed, {"state.players[1].gift": "not-chosen"}, "$.state.players[0].fits"),
    (passed, {"state.players[0].gift": "not-chosen"}, "$.state.players[0].gift"),
    (passed, {"state.players[2].fits": 1}, "$.state.players[2].fits"),
    (passed, {"state.players[2].fits": 0}, "$.state.players[2].fits"),
    (choosing, {"state.players[0].gift": "green"}, "$.state.players[0].gift"),
    (choosing, {"state.players[0].gift": "not-chosen"}, "$.state.players[0].gift"),
    (choosing, {"state.players[2].gift": "red"}, "$.state.players[2].gift"),
]


@pytest.mark.rules("MOL-01", "MOL-03", "MOL-04", "MOL-12")
@pytest.mark.parametrize(
    ("made", "changes", "path"), FAULTS, ids=[f"{made.__name__}: {', '.join(changes)}" for made, changes, _ in FAULTS]
)
def test_a_broken_position_is_refused_with_its_path(made: Any, changes: dict[str, Any], path: str) -> None:
    good = made()
    GAME.from_position(good)
    bad = copy.deepcopy(good)
    for where, value in changes.items():
        put(bad, where, value)
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(bad)
    assert refused.value.path == path
    assert str(refused.value).startswith(f"{path}: ")
    assert len(refused.value.fault) > 5


@pytest.mark.parametrize("document", [None, 7, "position", [], {}])
def test_what_is_no_document_at_all(document: Any) -> None:
    with pytest.raises(BadPosition):
        GAME.from_position(document)


@pytest.mark.parametrize("made", [document, passed, choosing])
def test_a_position_comes_back_bit_for_bit(made: Any) -> None:
    state = GAME.from_position(made())
    assert json.loads(json.dumps(GAME.position(state))) == made()
    assert record.same(GAME.from_position(GAME.position(state)), state)
