"""Favor cards: drawing, the hand limit, and what leaves a hand (HIC-45, HIC-46)."""

from __future__ import annotations

from tana.core.chance import Rng, below
from tana.core.events import PUBLIC, Log, emit, only
from tana.core.rule import rule
from tana.games.hickory import events
from tana.games.hickory.board import FAVOR_LUCK, holds_card
from tana.games.hickory.components import FAVORS, NO_TILE
from tana.games.hickory.knowledge import learn_from_shown
from tana.games.hickory.state import DECK, DISCARD, DISCARDED, IN_HAND, State


@rule
def cards_in(s: State, place: int) -> int:
    """How many favor cards lie in the deck or among the discards."""
    count = 0
    for card in range(FAVORS):
        if s.favors[card] == place:
            count += 1
    return count


@rule
def shuffle_discards(s: State, log: Log | None) -> None:
    """HIC-45: an empty deck is made of the discards again."""
    s.shuffles += 1
    for card in range(FAVORS):
        if s.favors[card] == DISCARDED:
            s.favors[card] = DECK
            s.since[card] = s.shuffles
    emit(log, events.FAVORS_SHUFFLED, PUBLIC)


@rule
def deal_card(s: State, seat: int, acorn: bool, rng: Rng, log: Log | None) -> None:
    """A card from the deck, seen by its owner alone; at the start one with an acorn (HIC-03)."""
    fitting = 0
    for card in range(FAVORS):
        if s.favors[card] == DECK and (not acorn or s.edition.acorn[card] == 1):
            fitting += 1
    if fitting == 0:
        return
    rest = below(rng, FAVOR_LUCK, fitting)
    for card in range(FAVORS):
        if s.favors[card] == DECK and (not acorn or s.edition.acorn[card] == 1):
            if rest == 0:
                s.favors[card] = IN_HAND + seat
                emit(log, events.FAVOR_DRAWN, PUBLIC, seat)
                emit(log, events.FAVOR_SEEN, only(seat), seat, card)
            rest -= 1


@rule
def draw_favor(s: State, seat: int, rng: Rng, log: Log | None) -> None:
    """HIC-45: draw a card; then the hand limit applies."""
    if cards_in(s, DECK) == 0:
        shuffle_discards(s, log)
    deal_card(s, seat, False, rng, log)
    s.task = DISCARD


@rule
def show_and_discard(s: State, seat: int, card: int) -> None:
    """A card leaves a hand for the discards, and everybody sees it."""
    learn_from_shown(s, seat, card)
    s.favors[card] = DISCARDED


@rule
def discard_favor(s: State, seat: int, card: int, log: Log | None) -> None:
    """HIC-45: the third card goes without effect."""
    show_and_discard(s, seat, card)
    emit(log, events.FAVOR_DISCARDED, PUBLIC, seat, card)


@rule
def has_bonus(s: State, seat: int, card: int) -> bool:
    """HIC-46: a card of the hand that can be used as an item."""
    return holds_card(s, seat, card) and s.edition.bonus[card] != NO_TILE


@rule
def bonus_cards(s: State, seat: int) -> int:
    """How many cards of a hand show a bonus item."""
    count = 0
    for card in range(FAVORS):
        if has_bonus(s, seat, card):
            count += 1
    return count


@rule
def spend_bonus(s: State, seat: int, card: int, log: Log | None) -> None:
    """HIC-32: a bonus item pays for one tile."""
    show_and_discard(s, seat, card)
    emit(log, events.SPENT_BONUS, PUBLIC, seat, card, int(s.edition.bonus[card]))
