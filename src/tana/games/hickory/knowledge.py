"""Who knows what (HIC-K1, HIC-K2).

Only the favor cards in hands are secret. Two things are known of a hidden card beyond the count of what is left.
A card that was in a hand when the discards were shuffled cannot be one of those (`since` tells the shuffles
apart). And every player's first card was one of the four with an acorn (HIC-03): once that player has shown some
cards, it may still be in the hand or be among those shown, and `dealt_held` to `dealt_gone` says how the deals
that agree with everything shown divide between the two.
"""

from __future__ import annotations

from tana.core.chance import Rng, below
from tana.core.rule import rule
from tana.games.hickory.board import WORLD_LUCK
from tana.games.hickory.components import FAVORS, NO_FAVOR
from tana.games.hickory.state import DECK, DISCARDED, IN_HAND, State

_MOST_WEIGHT = 1 << 31
"""`below` draws from 32-bit words."""


@rule
def cards_since(s: State, seat: int, shuffle: int) -> int:
    """How many cards of a hand were last in the deck after that shuffle: everybody can count this."""
    count = 0
    for card in range(FAVORS):
        if s.favors[card] == IN_HAND + seat and s.since[card] == shuffle:
            count += 1
    return count


@rule
def learn_from_shown(s: State, seat: int, card: int) -> None:
    """Everybody sees a card leave a hand: was it the one dealt at the start, or is that one still there?"""
    if s.since[card] > 0:
        return
    player = s.players[seat]
    places = cards_since(s, seat, 0)
    held = int(player.dealt_held)
    gone = int(player.dealt_gone) * places
    if s.edition.acorn[card] == 1:
        gone += held
    player.dealt_held = held * (places - 1)
    player.dealt_gone = gone


@rule
def is_unseen(s: State, seat: int, card: int) -> bool:
    """HIC-K1: in the deck or in somebody else's hand."""
    place = s.favors[card]
    return place != DISCARDED and place != IN_HAND + seat


@rule
def ways(s: State, seat: int, holders: int, acorns: int, cards: int) -> int:
    """In how many deals just these other players (one bit each) still hold the acorn card of their start.

    Each of them has one of the unseen acorns; what the rest hold instead can be any card left (all other places
    are the same in every case, so they are not counted).
    """
    product = 1
    others = int(s.seats) - 1
    for other in range(s.seats):
        if other != seat:
            if holders >> other & 1:
                product *= int(s.players[other].dealt_held) * acorns
                acorns -= 1
                cards -= 1
                others -= 1
            else:
                product *= int(s.players[other].dealt_gone)
    for other in range(others):
        product *= max(1, cards - other)
    return product


@rule
def draw_holders(s: State, seat: int, rng: Rng) -> int:
    """Who of the others still holds the acorn card of the start, by the number of deals for each case."""
    acorns = 0
    cards = 0
    for card in range(FAVORS):
        if is_unseen(s, seat, card) and s.since[card] == 0:
            cards += 1
            acorns += int(s.edition.acorn[card])
    total = 0
    for holders in range(1 << s.seats):
        if holders >> seat & 1 == 0:
            total += ways(s, seat, holders, acorns, cards)
    scale = 0
    while total >> scale >= _MOST_WEIGHT:
        scale += 1
    rest = below(rng, WORLD_LUCK, max(1, total >> scale)) << scale
    for holders in range(1 << s.seats):
        if holders >> seat & 1 == 0:
            rest -= ways(s, seat, holders, acorns, cards)
            if rest < 0:
                return holders
    return 0


@rule
def draw_unseen(s: State, shuffle: int, acorn: bool, rng: Rng) -> int:
    """A card of the deck from that shuffle (with an acorn, if asked for)."""
    fitting = 0
    for card in range(FAVORS):
        if fits_draw(s, card, shuffle, acorn):
            fitting += 1
    rest = below(rng, WORLD_LUCK, fitting)
    for card in range(FAVORS):
        if fits_draw(s, card, shuffle, acorn):
            if rest == 0:
                return card
            rest -= 1
    return NO_FAVOR


@rule
def fits_draw(s: State, card: int, shuffle: int, acorn: bool) -> bool:
    """Whether a card could be the one drawn."""
    return s.favors[card] == DECK and s.since[card] == shuffle and (not acorn or s.edition.acorn[card] == 1)


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """HIC-K2: deal the cards that this seat has not seen anew, in every way that agrees with what was shown."""
    holders = draw_holders(s, seat, rng)
    for shuffle in range(s.shuffles + 1):
        redeal_since(s, seat, shuffle, holders if shuffle == 0 else 0, rng)


@rule
def redeal_since(s: State, seat: int, shuffle: int, holders: int, rng: Rng) -> None:
    """Deal the unseen cards of one shuffle: as many to each hand as before, the cards of the start first."""
    counts = 0
    for other in range(s.seats):
        if other != seat:
            counts |= cards_since(s, other, shuffle) << (4 * other)
    for card in range(FAVORS):
        if is_unseen(s, seat, card) and s.since[card] == shuffle:
            s.favors[card] = DECK
    for other in range(s.seats):
        if holders >> other & 1:
            s.favors[draw_unseen(s, shuffle, True, rng)] = IN_HAND + other
            counts -= 1 << (4 * other)
    for other in range(s.seats):
        for _ in range(counts >> (4 * other) & 15):
            s.favors[draw_unseen(s, shuffle, False, rng)] = IN_HAND + other
