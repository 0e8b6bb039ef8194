"""Who knows what: hands are secret, everything else can be counted."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import msgspec
import pytest

from tana.core import record
from tana.core.bits import contains
from tana.core.chance import rng_from
from tana.games.hickory.game import GAME
from tests.games.hickory.positions import Table


def rng(number: int) -> object:
    return rng_from(number.to_bytes(8, "big"))


def world(table: Table, seat: int, number: int) -> tuple[int, ...]:
    """The cards of the other hand, in a world drawn for a seat of two."""
    drawn = GAME.determinize(table.s, seat, rng(number))  # type: ignore[arg-type]
    return tuple(card for card in range(1, 14) if contains(drawn.players[1 - seat].hand, card - 1))  # type: ignore[attr-defined]


@pytest.mark.rules("HIC-K1", "HIC-K2")
def test_a_view_shows_the_own_cards_and_the_number_of_the_others() -> None:
    table = Table(3).card(0, 1, 5).card(1, 2)
    for reader in (None, 0, 1, 2):
        seen = GAME.view(table.s, reader)
        assert [player.cards for player in seen.players] == [2, 1, 0]
        for owner, player in enumerate(seen.players):
            assert (player.hand is not None) == (owner == reader)
    assert [card.card for card in GAME.view(table.s, 0).players[0].hand or ()] == ["1", "5"]


@pytest.mark.rules("HIC-K1")
def test_bag_and_discards_are_public() -> None:
    table = Table(2).discard(0, 3)
    seen = GAME.view(table.s, None)
    assert sum(seen.bag.values()) == 83 and [card.card for card in seen.discards] == ["3"]


@pytest.mark.rules("HIC-K2")
def test_a_view_is_the_same_in_every_world_of_the_seat() -> None:
    table = Table(3).card(0, 1, 5).card(1, 2, 7).card(2, 9)
    seen = msgspec.json.encode(GAME.view(table.s, 0))
    worlds = set()
    for number in range(40):
        drawn = GAME.determinize(table.s, 0, rng(number))  # type: ignore[arg-type]
        assert msgspec.json.encode(GAME.view(drawn, 0)) == seen
        worlds.add(record.to_bytes(drawn))
        again = GAME.determinize(drawn, 0, rng(1))  # type: ignore[arg-type]
        assert record.same(again, GAME.determinize(table.s, 0, rng(1)))  # type: ignore[arg-type]
    assert len(worlds) > 30


def expect(table: Table, seat: int, weights: dict[tuple[int, ...], int], draws: int = 4_000) -> None:
    """Frequencies of drawn worlds against weights counted by hand (by other hands' cards)."""
    total = sum(weights.values())
    seen = Counter(world(table, seat, number) for number in range(draws))
    assert set(seen) <= set(weights)
    for cards, weight in weights.items():
        share = Fraction(weight, total)
        deviation = (draws * share * (1 - share)) ** 0.5
        assert abs(seen[cards] - float(draws * share)) < 5 * float(deviation) + 1, cards


@pytest.mark.rules("HIC-03", "HIC-K2")
def test_the_first_card_of_everybody_has_an_acorn() -> None:
    table = Table(2).card(0, 1).card(1, 2)
    for seat in range(2):
        table.s.players[seat].dealt_held, table.s.players[seat].dealt_gone = 1, 0
    expect(table, 0, {(2,): 1, (3,): 1, (4,): 1}, 900)


@pytest.mark.rules("HIC-K2")
def test_a_shown_acorn_may_or_may_not_have_been_the_first() -> None:
    """Seat 2 got an acorn, drew a card, and showed acorn 3: dealt and drawn cards enumerated one by one."""
    table = Table(2).card(0, 1).card(1, 2, 3)
    table.s.players[1].dealt_held, table.s.players[1].dealt_gone = 1, 0
    table.discard(1, 3)
    weights: Counter[tuple[int, ...]] = Counter()
    unseen = [card for card in range(1, 14) if card != 1]
    for dealt, drawn in permutations(unseen, 2):
        if dealt <= 4 and 3 in (dealt, drawn):
            weights[(dealt if drawn == 3 else drawn,)] += 1
    assert weights[(2,)] == 2 * weights[(9,)]
    expect(table, 0, dict(weights))


@pytest.mark.rules("HIC-K2")
def test_a_shown_card_without_acorn_leaves_the_first_card_in_hand() -> None:
    table = Table(2).card(0, 1).card(1, 2, 9)
    table.s.players[1].dealt_held, table.s.players[1].dealt_gone = 1, 0
    table.discard(1, 9)
    expect(table, 0, {(2,): 1, (3,): 1, (4,): 1}, 900)


@pytest.mark.rules("HIC-45", "HIC-K2")
def test_a_card_held_over_a_shuffle_cannot_be_one_that_was_shuffled() -> None:
    table = Table(2).discard_all()
    table.card(1, 6, 7).card(0, 8).on_hand(0, "spotter").tick(4).do("hop-off", "draw")
    for number in range(60):
        assert world(table, 0, number) == (6, 7), "all others were seen among the discards"


@pytest.mark.rules("HIC-K2")
def test_private_news_is_for_the_owner_alone() -> None:
    table = Table(2).on_hand(0, "spotter").tick(4).do("hop-off", "draw")
    private = [event for event in table.events if event.seats is not None]
    assert [(event.name, event.seats) for event in private] == [("favor-card", frozenset({0}))]


@pytest.mark.rules("HIC-70", "HIC-K2")
def test_at_the_end_nobody_holds_a_bonus_item_and_views_stay_as_they_are() -> None:
    """All bonus items have been used at midnight: what is still held is 5, 6 or 7, and everybody knows it."""
    table = Table(3).card(0, 8, 5).card(1, 6, 9).card(2, 1)
    table.s.hour = 11 - 1
    table.tick(12)
    assert table.actor == -1 and table.cards(1) == {6}
    hands = set()
    for number in range(40):
        drawn = GAME.determinize(table.s, 0, rng(number))  # type: ignore[arg-type]
        for reader in (None, 0):
            assert GAME.view(drawn, reader) == GAME.view(table.s, reader)
        assert drawn.players[0].hand == table.s.players[0].hand
        hands.add(int(drawn.players[1].hand))
    assert hands == {1 << 5, 1 << 6}, "card 5 is in the own hand"
