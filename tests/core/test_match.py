"""Matches: play by notation, undo up to what anybody learned, copies, and refusals that change nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tana
from tana.core import record
from tana.core.chance import rng_from
from tana.core.match import Match, header_of
from tana.core.registry import game as find_game
from tana.errors import BadNotation, BadOption, BadSeat, CannotUndo, IllegalMove, TanaError, UnknownGame

from ..games.molly.garden import Garden

MOLLY = find_game("molly")


def match_from(garden: Garden) -> Match:
    """A match that starts in the middle of a game."""
    seats = int(garden.state.seats)
    header = header_of(MOLLY, seats, MOLLY.settings(seats, {}), (), bytes(8))
    return Match(MOLLY, header, b"root", garden.state)


def snapshot(match: Match) -> tuple[Any, ...]:
    return record.to_bytes(match.state), tuple(match.moves), match.actor, tuple(match.legal())


def test_the_same_seed_gives_the_same_game() -> None:
    one, other, different = (tana.new("molly", seats=3, seed=seed) for seed in (4, 4, 5))
    for _ in range(12):
        move = one.legal()[-1]
        one.play(move)
        other.play(move)
    assert record.same(one.state, other.state)
    assert not record.same(tana.new("molly", seats=3, seed=4).state, different.state)
    assert [move.entropy for move in one.moves] == [move.entropy for move in other.moves]


def test_without_a_seed_luck_differs() -> None:
    assert len({tana.new("molly", seats=2).header.entropy for _ in range(4)}) == 4


def test_a_move_says_who_did_what_and_what_happened() -> None:
    match = tana.new("molly", seats=2, seed=1, first="2")
    assert match.actor == 1
    move = match.play("draw")
    assert (move.seat, MOLLY.actions.notation(move.action)) == (1, "draw")
    assert move.reveals
    assert move.events[0].name == "turned-up"
    assert len(move.entropy) == 8
    assert match.moves == [move]


def test_entropy_can_be_given() -> None:
    match, twin = tana.new("molly", seats=2, seed=1), tana.new("molly", seats=2, seed=1)
    entropy = bytes(range(8))
    match.apply(MOLLY.actions.parse("draw"), entropy)
    MOLLY.apply(twin.state, MOLLY.actions.parse("draw"), rng_from(entropy))
    assert record.same(match.state, twin.state)
    assert match.moves[0].entropy == entropy


# --- undo ------------------------------------------------------------------------------------------------------


def test_a_move_that_reveals_nothing_can_be_taken_back() -> None:
    match = tana.new("molly", seats=2, seed=1)
    before = snapshot(match)
    match.play("swap a1-b1")
    assert match.can_undo()
    assert MOLLY.actions.notation(match.undo().action) == "swap a1-b1"
    assert snapshot(match) == before


def test_undo_goes_back_step_by_step_up_to_the_last_reveal() -> None:
    garden = Garden("r y w g b r y w g", display="bg", tokens=(4, 0))
    match = match_from(garden)
    match.play("swap a1-b1")
    match.play("take 1")
    at_boundary = snapshot(match)
    match.play("swap a1-b1")
    match.play("swap b1-c1")
    match.undo()
    match.undo()
    assert snapshot(match) == at_boundary
    assert not match.can_undo()
    with pytest.raises(CannotUndo, match="revealed something"):
        match.undo()
    assert snapshot(match) == at_boundary


def test_undo_does_not_reach_into_somebody_elses_decision() -> None:
    garden = Garden("r y w g b r y w g", display="bg", event_on_top="red", cubes=("ry", "wg"))
    garden.play_until("draw", "event-found 1 pass-it-on")
    match = match_from(garden)
    match.play("give red")
    assert not match.can_undo()
    with pytest.raises(CannotUndo, match="somebody else's decision"):
        match.undo()
    assert len(match.moves) == 1


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    match = tana.new("molly", seats=2, seed=1)
    assert not match.can_undo()
    with pytest.raises(CannotUndo, match="nothing to take back"):
        match.undo()


def test_rewind_goes_back_over_reveals_and_the_same_luck_follows() -> None:
    match = tana.new("molly", seats=2, seed=1)
    match.play("draw")
    after = snapshot(match)
    match.rewind()
    assert match.moves == []
    match.play("draw")
    assert snapshot(match) == after


# --- copies ----------------------------------------------------------------------------------------------------


def test_copies_are_independent() -> None:
    match = tana.new("molly", seats=2, seed=1)
    match.play("swap a1-b1")
    twin = match.copy()
    assert snapshot(twin) == snapshot(match)
    before = snapshot(match)
    twin.play("draw")
    twin.play(twin.legal()[0])
    assert snapshot(match) == before
    match.undo()
    assert len(twin.moves) == 3
    twin.rewind()
    assert len(twin.moves) == 2


def test_the_start_of_a_match_is_its_own_copy() -> None:
    garden = Garden("r y w g b r y w g", display="bg", tokens=(4, 0))
    before = record.to_bytes(garden.state)
    match = match_from(garden)
    match.play("swap a1-b1")
    assert record.to_bytes(garden.state) == before
    garden.play("take 1")
    match.undo()
    assert record.to_bytes(match.state) == before


def test_a_copy_that_is_played_otherwise_leaves_the_match_alone() -> None:
    match = tana.new("uly", seats=2, seed=4)
    for _ in range(3):
        match.apply(match.game.legal(match.state)[0])
    before = [record.to_bytes(state) for state in match._before]
    twin = match.copy()
    while twin.moves:
        twin.rewind()
    for _ in range(3):
        twin.apply(twin.game.legal(twin.state)[-1])
    assert [record.to_bytes(state) for state in match._before] == before


# --- bad input -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "error", "fault"),
    [
        ("place a1", IllegalMove, r"'place a1' is not allowed now: [A-Z].*\.\nRule: MOL-20"),
        ("hunt a1", IllegalMove, r"'hunt a1' is not allowed now: [A-Z].*\.\nRule: MOL-70"),
        ("jump a1", BadNotation, "'jump' is not an action"),
        ("", BadNotation, "empty"),
    ],
)
def test_a_wrong_move_changes_nothing(text: str, error: type[TanaError], fault: str) -> None:
    match = tana.new("molly", seats=2, seed=1)
    before = snapshot(match)
    with pytest.raises(error, match=fault):
        match.play(text)
    assert snapshot(match) == before


@pytest.mark.parametrize("entropy", [b"1234567", b"123456789"])
def test_wrong_entropy_changes_nothing(entropy: bytes) -> None:
    match = tana.new("molly", seats=2, seed=1)
    before = snapshot(match)
    with pytest.raises(ValueError, match="entropy is 8 bytes"):
        match.apply(MOLLY.actions.parse("draw"), entropy)
    assert snapshot(match) == before


def test_a_finished_match_takes_no_move() -> None:
    match = match_from(Garden("r y w g b r y w g", display="", deck=0, turn=1, tokens=(0, 0)))
    match.play("pass")
    assert match.actor is None
    assert match.outcome is not None
    with pytest.raises(IllegalMove, match="the game is over"):
        match.play("draw")


def test_an_unknown_game_is_named_with_the_nearest_one() -> None:
    with pytest.raises(UnknownGame, match=r"no game is called 'moly' \(did you mean 'molly'\?\)"):
        tana.new("moly", seats=2)


def test_wrong_options_and_names() -> None:
    with pytest.raises(BadOption, match="5 seats"):
        tana.new("molly", seats=5)
    with pytest.raises(BadOption, match="unknown option 'dog'"):
        tana.new("molly", seats=2, dog="yes")
    with pytest.raises(BadOption, match="3 names for 2 seats"):
        tana.new("molly", seats=2, names=("a", "b", "c"))
    assert tana.new("molly", seats=3, names=("Ada",)).header.names == ("Ada", "Seat 2", "Seat 3")


# --- looking ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ({"game": None}, "a game is given by its name, not as None"),
        ({"seats": 2.0}, "seats is a whole number, not 2.0"),
        ({"seats": True}, "seats is a whole number, not True"),
        ({"seed": 2.9}, "a seed is a whole number, not 2.9"),
        ({"seed": "2"}, "a seed is a whole number, not '2'"),
        ({"names": None}, "names must be strings, such as"),
        ({"names": "ab"}, "names must be strings, such as .*, not 'ab'"),
        ({"names": ["Ada", 2]}, "names must be strings, such as"),
        ({"first": 1}, "option first: 1 is not one of random, 1, 2"),
    ],
)
def test_what_no_match_can_begin_with(arguments: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadOption, match=fault):
        tana.new(**{"game": "molly", "seats": 2, **arguments})


def test_numbers_of_numpy_begin_a_match_that_can_be_saved(tmp_path: Path) -> None:
    match = tana.new("molly", seats=np.int64(2), seed=np.int64(7))
    match.apply(np.int64(match.legal_numbers()[0]))
    tana.save(match, tmp_path / "game.jsonl")
    assert tana.load(tmp_path / "game.jsonl").state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize("action", [1.0, True, None])
def test_no_number_is_no_action(action: Any) -> None:
    match = tana.new("molly", seats=2, seed=7)
    with pytest.raises(BadNotation, match="is not an action: give a text such as"):
        match.apply(action)
    assert match.moves == []


def test_nothing_can_be_rewound_at_the_start() -> None:
    with pytest.raises(CannotUndo, match="nothing to take back yet"):
        tana.new("molly", seats=2, seed=7).rewind()


def test_events_are_told_by_seat() -> None:
    garden = Garden("r y w g b r y w g", display="bg", event_on_top="red", cubes=("ry", "wg"))
    garden.play_until("draw", "event-found 1 pass-it-on")
    match = match_from(garden)
    match.play("give red")
    match.play("give white")
    assert [event.arguments["gift"] for event in match.events(0) if event.name == "gift-chosen"] == ["red"]
    assert [event.arguments["gift"] for event in match.events(1) if event.name == "gift-chosen"] == ["white"]
    assert [event for event in match.events(None) if event.name.startswith("gift-")] == [
        event for event in match.events(0) if event.name == "gift-made"
    ]


def test_the_setup_is_part_of_the_story() -> None:
    match = tana.new("molly", seats=2, seed=1)
    assert [event.name for event in match.events()][:2] == ["first-player", "dealt"]
    assert match.copy().events() == match.events()
    assert match.view(0).seat == 0
    assert match.view().seat is None
    assert match.position()["game"] == "molly"


# --- numbers and texts, seats ------------------------------------------------------------------------------------


def test_an_action_is_given_as_a_text_or_by_its_number() -> None:
    match, twin = tana.new("molly", seats=2, seed=1), tana.new("molly", seats=2, seed=1)
    assert [MOLLY.actions.notation(number) for number in match.legal_numbers()] == match.legal()
    match.play(match.legal()[0])
    twin.play(twin.legal_numbers()[0])
    assert snapshot(match) == snapshot(twin)


@pytest.mark.parametrize("action", [3.5, None, True, b"draw", ["draw"]])
def test_what_is_neither_says_what_is_wanted(action: Any) -> None:
    match = tana.new("molly", seats=2, seed=1)
    with pytest.raises(BadNotation, match="give a text such as 'pass', or its number"):
        match.play(action)


def test_a_number_outside_the_action_space() -> None:
    with pytest.raises(BadNotation, match="99999 is not an action"):
        tana.new("molly", seats=2, seed=1).play(99999)


@pytest.mark.parametrize("seat", [2, 5, -1, "0", True, 0.0])
def test_a_seat_that_the_match_does_not_have(seat: Any) -> None:
    match = tana.new("molly", seats=2, seed=1)
    for ask in (match.view, match.events):
        with pytest.raises(BadSeat, match="seats are 0 to 1, and None is a spectator"):
            ask(seat)


def test_a_refusal_is_a_sentence_with_its_rule() -> None:
    match = tana.new("molly", seats=2, seed=1)
    assert re.fullmatch(r"[A-Z][^()]+\.\nRule: MOL-20", match.refusal("place a1"))
    assert match.refusal("place a1") == match.refusal(MOLLY.actions.parse("place a1"))


def test_the_package_shows_its_api() -> None:
    api = ["Match", "TanaError", "__version__", "against", "game", "load", "names", "new", "save", "variant"]
    assert dir(tana) == sorted(api)
    assert all(hasattr(tana, name) for name in dir(tana))
