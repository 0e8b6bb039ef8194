"""What the log of a running game may repeat without the memory aid, in the contract and in each game."""

from __future__ import annotations

import pytest

import tana
from tana.core.log_limit import last_turn
from tana.core.match import Match


@pytest.mark.parametrize(
    ("movers", "actor", "reader", "first"),
    [
        ([], 0, 0, 0),
        ([0, 1, 0, 0], 1, 0, 2),
        ([0, 0, 1, 1, 0], 0, 0, 0),
        ([0, 1, 0, 1, 1], 0, 0, 2),
        ([0, 1, 0, 1], 0, 2, 0),
        ([0, 1, 0, 1], 0, None, 2),
    ],
)
def test_the_last_turn_of_a_reader(movers: list[int], actor: int, reader: int | None, first: int) -> None:
    assert last_turn(movers, actor, reader) == first


def played(name: str, moves: int, aid: str, seed: int = 3) -> Match:
    match = tana.new(name, 3, seed=seed, memory_aid=aid)
    for turn in range(moves):
        legal = match.legal()
        match.play(legal[turn % len(legal)])
    return match


@pytest.mark.rules("MOL-K4", "ULY-K3")
@pytest.mark.parametrize("name", ["molly", "uly"])
@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_a_log_goes_back_to_the_readers_last_turn_and_no_further(name: str, reader: int | None) -> None:
    match = played(name, 20, "off")
    first = last_turn([move.seat for move in match.moves], match.actor, reader)
    since = [event for move in match.moves[first:] for event in move.events if event.visible_to(reader)]
    assert 0 < first < 20
    assert match.log(reader) == since != match.events(reader)
    assert match.moves[first].seat == (match.actor if reader is None else reader)


@pytest.mark.rules("MOL-K4", "ULY-K3")
@pytest.mark.parametrize("name", ["molly", "uly", "buddel", "hickory"])
def test_a_log_with_the_aid_or_after_the_game_is_complete(name: str) -> None:
    if name != "hickory":
        match = played(name, 20, "on")
        assert match.log(0) == match.events(0)
    finished = tana.load(f"tests/golden/{name}-3.jsonl")
    assert finished.outcome is not None
    assert finished.log(1) == finished.events(1)


@pytest.mark.rules("BUD-K3")
def test_a_look_is_not_in_the_log() -> None:
    match = tana.new("buddel", 3, seed=1, haystack="known", memory_aid="off")
    while "look" not in match.legal():
        match.play(match.legal()[0])
    seat = match.actor
    match.play("look")
    seen, log = ([event.name for event in events] for events in (match.events(seat), match.log(seat)))
    assert seen.count("saw") == 1 and seen.count("own-mole") == 3
    assert log == [name for name in seen if name not in ("saw", "own-mole")]
