"""Favor cards: drawing, and what leaves a hand (HIC-45, HIC-46)."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, contains, draw_member, with_member, without
from tana.core.chance import Rng
from tana.core.events import PUBLIC, Log, emit, only
from tana.games.hickory import events
from tana.games.hickory.board import FAVOR_LUCK
from tana.games.hickory.components import FAVORS
from tana.games.hickory.knowledge import learn_from_shown
from tana.games.hickory.state import DISCARD, State


@rule
def shuffle_discards(s: State, log: Log | None) -> None:
    """HIC-45: an empty deck is made of the discards again."""
    s.shuffles += 1
    for card in range(FAVORS):
        if contains(s.favor_discards, card):
            s.since[card] = s.shuffles
    s.favor_deck = s.favor_discards
    s.favor_discards = EMPTY
    emit(log, events.FAVORS_SHUFFLED, PUBLIC)


@rule
def deal_card(s: State, seat: int, cards: int, rng: Rng, log: Log | None) -> None:
    """One of some cards of the deck, seen by its owner alone."""
    if cards == EMPTY:
        return
    card = draw_member(cards, rng, FAVOR_LUCK)
    s.favor_deck = without(s.favor_deck, card)
    s.players[seat].hand = with_member(s.players[seat].hand, card)
    emit(log, events.FAVOR_DRAWN, PUBLIC, seat)
    emit(log, events.FAVOR_SEEN, only(seat), seat, card)


@rule
def draw_favor(s: State, seat: int, rng: Rng, log: Log | None) -> None:
    """HIC-45: draw a card; then the hand limit applies."""
    if s.favor_deck == EMPTY:
        shuffle_discards(s, log)
    deal_card(s, seat, int(s.favor_deck), rng, log)
    s.task = DISCARD


@rule
def show_and_discard(s: State, seat: int, card: int) -> None:
    """A card leaves a hand for the discards, and everybody sees it."""
    learn_from_shown(s, seat, card)
    s.players[seat].hand = without(s.players[seat].hand, card)
    s.favor_discards = with_member(s.favor_discards, card)


@rule
def discard_favor(s: State, seat: int, card: int, log: Log | None) -> None:
    """HIC-45: the third card goes without effect."""
    show_and_discard(s, seat, card)
    emit(log, events.FAVOR_DISCARDED, PUBLIC, seat, card)


@rule
def bonus_cards(s: State, seat: int) -> int:
    """HIC-46: the cards of a hand that can be used as an item."""
    return int(s.players[seat].hand) & int(s.edition.with_bonus)


@rule
def spend_bonus(s: State, seat: int, card: int, log: Log | None) -> None:
    """HIC-32: a bonus item pays for one tile."""
    show_and_discard(s, seat, card)
    emit(log, events.SPENT_BONUS, PUBLIC, seat, card, int(s.edition.bonus[card]))
