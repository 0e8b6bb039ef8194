"""Who knows what (HIC-K1, HIC-K2).

Only the favor cards in hands are secret. Two things are known of a hidden card beyond the count of what is left.
A card that was in a hand when the discards were shuffled cannot be one of those (`since` keeps the number of
the shuffle). And every player's first card was one of the four with an acorn (HIC-03): once that player has shown some
cards, it may still be in the hand or be among those shown, and `dealt_held` and `dealt_gone` weigh the deals
consistent with everything shown.
"""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, contains, count, draw_member, minus, single, with_member, without
from tana.core.chance import Rng, below
from tana.games.hickory.board import WORLD_LUCK
from tana.games.hickory.components import FAVORS
from tana.games.hickory.state import OVER, State

_MOST_WEIGHT = 1 << 31
"""`below` draws from 32-bit words."""


@rule
def last_in_deck(s: State, shuffle: int) -> int:
    """The cards that were last in the deck after that shuffle."""
    cards = EMPTY
    for card in range(FAVORS):
        cards |= single(card) if s.since[card] == shuffle else EMPTY
    return cards


@rule
def cards_since(s: State, seat: int, shuffle: int) -> int:
    """How many cards of a hand were last in the deck after that shuffle: everybody can count this."""
    return count(int(s.players[seat].hand) & last_in_deck(s, shuffle))


@rule
def learn_from_shown(s: State, seat: int, card: int) -> None:
    """A card leaves a hand openly: update the weights of the starting card being gone or still held."""
    if s.since[card] > 0:
        return
    player = s.players[seat]
    places = cards_since(s, seat, 0)
    held = int(player.dealt_held)
    gone = int(player.dealt_gone) * places
    if contains(s.edition.acorns, card):
        gone += held
    player.dealt_held = held * (places - 1)
    player.dealt_gone = gone


@rule
def could_be_held(s: State, seat: int) -> int:
    """HIC-K1: the cards that may be in the other hands: those that this seat does not see in its hand or among the
    discards. At the end all bonus items have been used (HIC-70)."""
    others = s.favor_deck
    for other in range(s.seats):
        if other != seat:
            others |= s.players[other].hand
    return minus(others, s.edition.with_bonus) if s.phase == OVER else int(others)


@rule
def ways(s: State, seat: int, holders: int, acorns: int, cards: int) -> int:
    """In how many deals just these other players still hold the acorn card of their start.

    Each of them has one of the unseen acorns; what the rest hold instead can be any card left (all other places
    are the same in every case, so they are not counted).
    """
    product = 1
    others = int(s.seats) - 1
    for other in range(s.seats):
        if other != seat:
            if contains(holders, other):
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
    unseen = could_be_held(s, seat) & last_in_deck(s, 0)
    cards = count(unseen)
    acorns = count(unseen & int(s.edition.acorns))
    total = 0
    for holders in range(1 << s.seats):
        if not contains(holders, seat):
            total += ways(s, seat, holders, acorns, cards)
    scale = 0
    while total >> scale >= _MOST_WEIGHT:
        scale += 1
    rest = below(rng, WORLD_LUCK, max(1, total >> scale)) << scale
    for holders in range(1 << s.seats):
        if not contains(holders, seat):
            rest -= ways(s, seat, holders, acorns, cards)
            if rest < 0:
                return holders
    return EMPTY


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """HIC-K2: deal the cards that this seat has not seen anew, in every way that agrees with what was shown."""
    holders = draw_holders(s, seat, rng)
    for shuffle in range(s.shuffles + 1):
        redeal_since(s, seat, shuffle, holders if shuffle == 0 else EMPTY, rng)


@rule
def redeal_since(s: State, seat: int, shuffle: int, holders: int, rng: Rng) -> None:
    """Deal the unseen cards of one shuffle: as many to each hand as before, the cards of the start first."""
    cards = could_be_held(s, seat) & last_in_deck(s, shuffle)
    counts = 0
    for other in range(s.seats):
        if other != seat:
            counts |= cards_since(s, other, shuffle) << (4 * other)
            s.players[other].hand = minus(s.players[other].hand, cards)
    s.favor_deck = int(s.favor_deck) | cards
    for other in range(s.seats):
        if contains(holders, other):
            cards = move_to_hand(s, other, cards, cards & int(s.edition.acorns), rng)
            counts -= 1 << (4 * other)
    for other in range(s.seats):
        for _ in range(counts >> (4 * other) & 15):
            cards = move_to_hand(s, other, cards, cards, rng)


@rule
def move_to_hand(s: State, seat: int, cards: int, fitting: int, rng: Rng) -> int:
    """One of the fitting cards goes from the deck to a hand; returns the cards that are left to deal."""
    card = draw_member(fitting, rng, WORLD_LUCK)
    s.favor_deck = without(s.favor_deck, card)
    s.players[seat].hand = with_member(s.players[seat].hand, card)
    return without(cards, card)
