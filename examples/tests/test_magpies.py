"""The rules of Magpies, by their ids. Run with TANA_GAMES=examples/games (the suite of Tana does so)."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any

import pytest

import tana
from tana.core.chance import rng_from

pytestmark = pytest.mark.skipif("magpies" not in tana.names(), reason="TANA_GAMES does not name examples/games")


TRINKET = import_module("tana.games.magpies.components").TRINKET if "magpies" in tana.names() else None


def table(seats: int, **options: str) -> Any:
    return tana.new("magpies", seats, seed=5, **options)


def lay(match: Any, *pebbles: int) -> None:
    for pebble in pebbles:
        match.play(f"lay {pebble} bare")


@pytest.mark.rules("MAG-01", "MAG-02", "MAG-10")
def test_seven_of_eight_trinkets_come_out() -> None:
    match = table(2)
    assert match.legal() == [f"lay {pebble} {dress}" for pebble in range(1, 8) for dress in ("bare", "feathered")]
    while match.actor is not None:
        match.play(match.legal()[0])
    assert match.view().round_number == 7
    assert len(match.view().unseen) == 1


@pytest.mark.rules("MAG-11", "MAG-R11", "MAG-K1", "MAG-K2")
def test_a_pebble_is_known_to_its_owner_until_all_are_shown() -> None:
    match = table(3)
    lay(match, 4)
    assert match.view(0).laid.pebble == 4
    assert match.view(1).laid is None and match.view().laid is None
    assert match.view(1).magpies[0].has_laid
    lay(match, 5, 6)
    assert [4 in magpie.pebbles for magpie in match.view(1).magpies] == [False, True, True]


@pytest.mark.rules("MAG-12")
def test_the_highest_pebble_that_nobody_else_laid_takes_everything() -> None:
    match = table(3)
    lying = match.view().lying
    lay(match, 7, 7, 2)
    assert [magpie.won for magpie in match.view().magpies] == [0, 0, lying]


@pytest.mark.rules("MAG-13")
@pytest.mark.parametrize("ties", ["stay", "lost"])
def test_without_such_a_pebble_the_trinkets_stay_or_are_lost(ties: str) -> None:
    match = table(2, ties=ties)
    first = match.view().lying
    lay(match, 3, 3)
    assert match.view().lost == (first if ties == "lost" else 0)
    unseen = sum(TRINKET.number(trinket) for trinket in match.view().unseen)
    turned_up = 36 - first - unseen
    assert match.view().lying == (turned_up if ties == "lost" else first + turned_up)


@pytest.mark.rules("MAG-14")
def test_a_feather_counts_half_a_step_more_and_only_once() -> None:
    match = table(3)
    lying = match.view().lying
    match.play("lay 7 feathered")
    assert not match.view(1).laid and match.view(0).laid.dress == "feathered"
    lay(match, 7, 2)
    assert [magpie.won for magpie in match.view().magpies] == [lying, 0, 0]
    assert [magpie.feather for magpie in match.view().magpies] == [False, True, True]
    action = match.game.actions.parse("lay 6 feathered")
    assert match.game.why_not(match.state, action).rule == "MAG-14"


@pytest.mark.rules("MAG-20")
def test_ties_share_the_victory_and_nobody_gets_what_still_lies_there() -> None:
    match = table(2)
    while match.actor is not None:
        match.play(match.legal()[0])
    assert match.outcome is not None
    assert match.outcome.scores == (0, 0) and match.outcome.ranks == (1, 1)
    assert match.view().lying == 0


@pytest.mark.rules("MAG-K2")
def test_a_world_gives_everything_that_could_lie_there_the_same_chance() -> None:
    match = table(2)
    lay(match, 1)
    worlds: Counter[tuple[int, int]] = Counter()
    for number in range(1400):
        world = match.game.determinize(match.state, 1, rng_from(number.to_bytes(8, "big")))
        worlds[int(world.laid[0]), int(world.dress[0])] += 1
    assert set(worlds) == {(pebble, dress) for pebble in range(1, 8) for dress in (0, 1)}
    assert all(60 < count < 140 for count in worlds.values())
