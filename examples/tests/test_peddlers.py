"""The rules of Peddlers, by their ids. Run with TANA_GAMES=examples/games (the suite of Tana does so)."""

from __future__ import annotations

from typing import Any

import pytest

import tana

pytestmark = pytest.mark.skipif("peddlers" not in tana.names(), reason="TANA_GAMES does not name examples/games")

TURNIPS, CHEESE, SPICE = range(1, 4)
WORDS = {TURNIPS: "turnips", CHEESE: "cheese", SPICE: "spice"}


def table(seats: int = 2) -> Any:
    return tana.new("peddlers", seats, seed=5)


def contents(crate: int) -> int:
    return (crate - 1) // 6 + 1


def offer(match: Any, honest: bool) -> int:
    """Offer the first crate, under its name or another one; returns the worth of the name."""
    crate = match.view(match.actor).mine.hand[0]
    good = contents(crate) if honest else contents(crate) % 3 + 1
    match.play(f"offer {crate} {WORDS[good]}")
    return good


def points(match: Any) -> list[int]:
    return [peddler.points for peddler in match.view().peddlers]


@pytest.mark.rules("PED-01", "PED-02")
def test_everybody_has_four_crates_and_no_crate_is_there_twice() -> None:
    match = table(4)
    hands = [match.view(seat).mine.hand for seat in range(4)]
    assert [len(hand) for hand in hands] == [4] * 4
    assert len({crate for hand in hands for crate in hand}) == 16


@pytest.mark.rules("PED-10", "PED-11")
def test_any_crate_under_any_name_then_the_next_player_decides() -> None:
    match = table()
    assert len(match.legal()) == 4 * 3
    offer(match, honest=False)
    assert match.actor == 1 and match.legal() == ["wave", "open"]


@pytest.mark.rules("PED-12", "PED-K1")
def test_waved_through_it_earns_its_name_and_stays_a_secret() -> None:
    match = table(3)
    crate = match.view(0).mine.hand[0]
    worth = offer(match, honest=False)
    match.play("wave")
    assert points(match) == [worth, 0, 0]
    assert match.view(0).mine.heap == (crate,) and match.view(1).mine.heap == ()
    assert match.view().peddlers[0].in_heap == 1 and match.view().shown == ()


@pytest.mark.rules("PED-13", "PED-14", "PED-K1")
@pytest.mark.parametrize("honest", [True, False])
def test_opened_it_pays_the_honest_seller_or_whoever_opened_it(honest: bool) -> None:
    match = table()
    crate = match.view(0).mine.hand[0]
    worth = offer(match, honest)
    match.play("open")
    assert points(match) == ([worth + 2, 0] if honest else [0, worth])
    assert match.view().shown == (crate,)


@pytest.mark.rules("PED-15", "PED-20")
def test_whoever_inspected_sells_next_until_all_carts_are_empty() -> None:
    match = table(3)
    sellers = []
    while match.actor is not None:
        sellers.append(match.view().seller)
        match.play(match.legal()[0])
        match.play("wave")
    assert sellers == [0, 1, 2] * 4
    assert match.outcome is not None and match.outcome.scores == tuple(points(match))
