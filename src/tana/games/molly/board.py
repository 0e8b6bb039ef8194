"""The bed: nine piles, the deck they come from, and the sets they form."""

from __future__ import annotations

from tana.core.chance import Rng, below, draw
from tana.core.events import PUBLIC, Log, emit
from tana.core.record import Ints
from tana.core.rule import rule
from tana.games.molly import events
from tana.games.molly.components import (
    BOBTAIL_ROWS,
    CARDS_BELOW_PACKET,
    CARDS_OF_AN_EVENT_COLOUR,
    CELLS,
    COLOURS,
    EVERYWHERE,
    LINES,
    LINES_THROUGH,
    NO_CARD,
    NO_CELL,
    NO_COLOUR,
    NO_EVENT,
    PACKET_SIZES,
    TARDY,
    UNSEEN,
)
from tana.games.molly.state import State

# Sources of chance: paired games meet the same luck in each of them.
DECK_LUCK, TARDY_LUCK, PILE_LUCK, EVENT_LUCK, EVENT_CARD_LUCK, FIRST_LUCK, WORLD_LUCK = range(7)

AN_EVENT = 100
"""What `draw_from_deck` adds to an Event, to tell it from a card."""


# --- piles -------------------------------------------------------------------------------------------------


@rule
def height(s: State, cell: int) -> int:
    """How many cards a pile has."""
    return s.down[cell] + s.up[cell]


@rule
def start(s: State, cell: int) -> int:
    """Where a pile begins among the cards of the bed."""
    at = 0
    for before in range(cell):
        at += s.down[before] + s.up[before]
    return at


@rule
def cards_in_bed(s: State) -> int:
    """How many cards lie in all piles."""
    return start(s, CELLS)


@rule
def is_empty(s: State, cell: int) -> bool:
    """A space with no card in it; the Bobtail's space is neither empty nor a pile (MOL-71)."""
    return cell != s.bobtail and s.down[cell] + s.up[cell] == 0


@rule
def is_pile(s: State, cell: int) -> bool:
    """A space with at least one card."""
    return s.down[cell] + s.up[cell] > 0


@rule
def top_card(s: State, cell: int) -> int:
    """The card on top of a pile, whichever side it shows."""
    return s.cards[start(s, cell) + height(s, cell) - 1]


@rule
def colour_of(card: int) -> int:
    """MOL-01: a Tardy Mole is a Mole of its colour."""
    return card % COLOURS


@rule
def look_at(s: State, cell: int) -> None:
    """Note what a space shows after its pile has changed."""
    s.shows[cell] = NO_COLOUR if s.up[cell] == 0 else colour_of(top_card(s, cell))


@rule
def shows_back(s: State, cell: int) -> bool:
    """Whether the visible card is a Project: a back (MOL-37)."""
    return s.up[cell] == 0 and s.down[cell] > 0


@rule
def cells_showing(s: State, colour: int) -> int:
    """The cells where a Mole of that colour is visible, as a set."""
    found = 0
    for cell in range(CELLS):
        found |= (s.shows[cell] == colour) << cell
    return found


@rule
def spaces_for(s: State, card: int) -> int:
    """MOL-25, MOL-71: never on a face-up Mole of the same colour, never on the Bobtail; as a set of cells."""
    taken = cells_showing(s, colour_of(card))
    if s.bobtail != NO_CELL:
        taken |= 1 << s.bobtail
    return EVERYWHERE & ~taken


@rule
def put_card(s: State, cell: int, card: int) -> None:
    """Lay a card face up on a space."""
    at = 0
    end = 0
    for other in range(CELLS):
        cards = height(s, other)
        end += cards
        at += cards * (other <= cell)
    for i in range(end, at, -1):
        s.cards[i] = s.cards[i - 1]
    s.cards[at] = card
    s.up[cell] += 1
    s.shows[cell] = colour_of(card)


@rule
def discard_card(s: State, card: int) -> None:
    """Put a card on the discard pile."""
    if card >= COLOURS:
        s.discard_tardy[card - COLOURS] += 1
    else:
        s.discard[card] += 1


@rule
def reveal_bottom(s: State, cell: int, rng: Rng, log: Log | None) -> None:
    """The bottom card comes to light: if nobody has seen it, it comes into being now (MOL-K3)."""
    at = start(s, cell)
    if s.cards[at] == UNSEEN:
        s.cards[at] = draw(s.unseen, rng, PILE_LUCK)
        emit(log, events.HIDDEN_CARD, PUBLIC, cell, s.cards[at])


@rule
def remove_pile(s: State, cell: int) -> None:
    """Take all cards of a pile off the bed."""
    at, gone, all_cards = start(s, cell), height(s, cell), cards_in_bed(s)
    for i in range(at, all_cards - gone):
        s.cards[i] = s.cards[i + gone]
    for i in range(all_cards - gone, all_cards):
        s.cards[i] = NO_CARD
    s.down[cell] = 0
    s.up[cell] = 0
    s.shows[cell] = NO_COLOUR


@rule
def reverse(cards: Ints, begin: int, end: int) -> None:
    """Reverse a run of cards in place."""
    i, j = begin, end - 1
    while i < j:
        cards[i], cards[j] = cards[j], cards[i]
        i += 1
        j -= 1


@rule
def flip_pile(s: State, cell: int, rng: Rng, log: Log | None) -> None:
    """MOL-35: turn a pile over whole: its order reverses and every card changes face."""
    emit(log, events.FLIPPED, PUBLIC, cell)
    reveal_bottom(s, cell, rng, log)
    at = start(s, cell)
    reverse(s.cards, at, at + height(s, cell))
    s.down[cell], s.up[cell] = s.up[cell], s.down[cell]
    look_at(s, cell)


@rule
def exchange_piles(s: State, one: int, other: int) -> None:
    """Let two spaces change contents; either may be empty. Piles keep their order and faces."""
    a, b = min(one, other), max(one, other)
    begin, end = start(s, a), start(s, b) + height(s, b)
    reverse(s.cards, begin, end)
    reverse(s.cards, begin, begin + height(s, b))
    reverse(s.cards, begin + height(s, b), end - height(s, a))
    reverse(s.cards, end - height(s, a), end)
    s.down[a], s.down[b] = s.down[b], s.down[a]
    s.up[a], s.up[b] = s.up[b], s.up[a]
    s.shows[a], s.shows[b] = s.shows[b], s.shows[a]


# --- lines -------------------------------------------------------------------------------------------------


@rule
def touches(line: int, cell: int) -> bool:
    """Whether a line goes through a space."""
    return bool((LINES_THROUGH[cell] >> line) & 1)


@rule
def is_set_of_moles(s: State, line: int) -> bool:
    """MOL-30: three visible Moles of one colour."""
    a, b, c = LINES[line, 0], LINES[line, 1], LINES[line, 2]
    return (s.shows[a] != NO_COLOUR) & (s.shows[a] == s.shows[b]) & (s.shows[b] == s.shows[c])


@rule
def is_set_of_projects(s: State, line: int) -> bool:
    """MOL-37: three visible backs."""
    a, b, c = LINES[line, 0], LINES[line, 1], LINES[line, 2]
    return shows_back(s, a) and shows_back(s, b) and shows_back(s, c)


# --- the deck ----------------------------------------------------------------------------------------------
#
#   top │ 5 Moles │ packet 0 + green │ packet 1 + orange │ packet 2 + red │ 15 Tardy Moles │ bottom


@rule
def packets_of(s: State) -> int:
    """Which row of the packet tables this game uses: two cards more are in the deck with the Bobtail (MOL-70)."""
    return s.seats if s.bobtail == NO_CELL else s.seats + BOBTAIL_ROWS


@rule
def after(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def right_of_first(s: State) -> int:
    """MOL-60: the player who has the last turn of a round."""
    return s.first - 1 if s.first > 0 else s.seats - 1


@rule
def is_last_round(s: State) -> bool:
    """MOL-60: a Tardy Mole lies on top of the deck, or all are gone."""
    return s.deck <= TARDY


@rule
def draw_from_deck(s: State, rng: Rng, log: Log | None) -> int:
    """Take the top card of a deck that is not empty: a card, or AN_EVENT + an Event (MOL-12)."""
    left = s.deck - TARDY
    s.deck -= 1
    if s.deck == TARDY:
        emit(log, events.LAST_ROUND, PUBLIC, right_of_first(s))
    if left <= 0:
        return COLOURS + draw(s.unseen_tardy, rng, TARDY_LUCK)
    row = packets_of(s)
    packet = 0
    while left <= CARDS_BELOW_PACKET[row, packet]:
        packet += 1
    in_packet = left - CARDS_BELOW_PACKET[row, packet]
    if in_packet <= PACKET_SIZES[row, packet] and s.found[packet] == NO_EVENT:
        if below(rng, EVENT_LUCK, in_packet) == 0:
            s.found[packet] = packet * CARDS_OF_AN_EVENT_COLOUR + below(rng, EVENT_CARD_LUCK, CARDS_OF_AN_EVENT_COLOUR)
            return AN_EVENT + s.found[packet]
    return draw(s.unseen, rng, DECK_LUCK)
