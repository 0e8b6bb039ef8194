"""The bed: nine piles, the deck they come from, and the sets they form."""

from __future__ import annotations

from tana.compile.gpu_inlining import one_copy
from tana.compile.rule import rule
from tana.core.bits import contains, minus, single, with_member, without
from tana.core.chance import Rng, below, draw
from tana.core.events import PUBLIC, Log, emit
from tana.games.molly import events
from tana.games.molly.components import (
    BOBTAIL_ROWS,
    CARDS_BELOW_PACKET,
    CARDS_OF_AN_EVENT_COLOUR,
    CELLS,
    COLOURS,
    EVERYWHERE,
    LINES_THROUGH,
    LINES_WITHIN,
    MOST_CARDS,
    NO_CARD,
    NO_CELL,
    NO_COLOUR,
    NO_EVENT,
    NO_PACKET,
    PACKET_AT,
    TARDY,
    UNSEEN,
)
from tana.games.molly.state import NO_PLACE, OVER, State

# Sources of chance: paired games meet the same luck in each of them.
DECK_LUCK, TARDY_LUCK, PILE_LUCK, EVENT_LUCK, EVENT_CARD_LUCK, FIRST_LUCK, WORLD_LUCK = range(7)

AN_EVENT = 100
"""Offset that `draw_from_deck` adds to an Event to distinguish it from a card."""


# --- who decides -------------------------------------------------------------------------------------------


@rule
def actor(s: State) -> int:
    """The seat that decides now, -1 when the game is over."""
    if s.step == OVER:
        return -1
    if s.owed > 0:
        return int(s.gainer)
    if s.event != NO_EVENT:
        return event_player(s)
    return int(s.turn)


@rule
def event_player(s: State) -> int:
    """The player whose part of the Event it is."""
    return (s.event_seat + s.event_at) % s.seats


# --- piles -------------------------------------------------------------------------------------------------


@rule
def height(s: State, cell: int) -> int:
    """How many cards a pile has."""
    return height_of_run(s, s.bottom[cell]) + height_of_run(s, s.top[cell])


@rule
def height_of_run(s: State, outermost: int) -> int:
    """How many cards face one way."""
    place = int(outermost)
    cards = 0
    while place != NO_PLACE:
        cards += 1
        place = int(s.inner[place])
    return cards


@rule
def innermost(s: State, outermost: int) -> int:
    """The card of a run that lies in the middle of its pile."""
    place = int(outermost)
    while s.inner[place] != NO_PLACE:
        place = int(s.inner[place])
    return place


@rule
def is_pile(s: State, cell: int) -> bool:
    """A space with at least one card."""
    return contains(s.piles, cell)


@rule
def is_empty_space(s: State, cell: int) -> bool:
    """A space with no card in it; the Bobtail's space is neither empty nor a pile (MOL-71)."""
    return cell != s.bobtail and not is_pile(s, cell)


@rule
def backs(s: State) -> int:
    """The spaces where the visible card is a Project, a back (MOL-37), as a set."""
    return s.piles & s.moles[NO_COLOUR]


@rule
def shows_back(s: State, cell: int) -> bool:
    """Whether the visible card is a Project: a back (MOL-37)."""
    return contains(backs(s), cell)


@rule
def colour_of(card: int) -> int:
    """MOL-01: a Tardy Mole is a Mole of its colour."""
    return card - COLOURS if card >= COLOURS else card


@rule
def is_tardy(card: int) -> bool:
    """MOL-01: whether a card that was seen is a Tardy Mole."""
    return card >= COLOURS


@rule
def show(s: State, cell: int, colour: int) -> None:
    """Note what a space shows now."""
    s.moles[s.shows[cell]] = without(s.moles[s.shows[cell]], cell)
    s.moles[colour] = with_member(s.moles[colour], cell)
    s.shows[cell] = colour


@rule
def spaces_for(s: State, card: int) -> int:
    """MOL-25, MOL-71: never on a face-up Mole of the same colour, never on the Bobtail; as a set of cells."""
    spaces = minus(EVERYWHERE, s.moles[colour_of(card)])
    return spaces if s.bobtail == NO_CELL else without(spaces, s.bobtail)


@rule
def clear_bed(s: State) -> None:
    """Nine spaces, no card yet."""
    for place in range(MOST_CARDS):
        s.cards[place] = NO_CARD
        s.inner[place] = NO_PLACE
    for cell in range(CELLS):
        s.top[cell] = NO_PLACE
        s.bottom[cell] = NO_PLACE
        s.shows[cell] = NO_COLOUR
    s.moles[NO_COLOUR] = EVERYWHERE


@rule
def put_card(s: State, cell: int, card: int) -> None:
    """Lay a card face up on a space."""
    place = int(s.laid)
    s.laid += 1
    s.cards[place] = card
    s.inner[place] = s.top[cell]
    s.top[cell] = place
    s.piles = with_member(s.piles, cell)
    show(s, cell, colour_of(card))


@rule
def put_hidden_card(s: State, cell: int) -> None:
    """Lay a card that nobody has seen face down on an empty space (MOL-11)."""
    s.bottom[cell] = s.laid
    s.cards[s.laid] = UNSEEN
    s.laid += 1
    s.piles = with_member(s.piles, cell)


@rule
def discard_card(s: State, card: int) -> None:
    """Put a card on the discard pile."""
    if card >= COLOURS:
        s.discard_tardy[card - COLOURS] += 1
    else:
        s.discard[card] += 1


@rule
def reveal_bottom(s: State, cell: int, rng: Rng, log: Log | None) -> None:
    """MOL-K3: turn the bottom card up; one that nobody has seen is drawn now."""
    place = int(s.bottom[cell])
    if place != NO_PLACE and s.cards[place] == UNSEEN:
        s.cards[place] = draw(s.unseen, rng, PILE_LUCK)
        emit(log, events.HIDDEN_CARD, PUBLIC, cell, s.cards[place])


@rule
def clear_space(s: State, cell: int) -> None:
    """No pile is here any more."""
    s.top[cell] = NO_PLACE
    s.bottom[cell] = NO_PLACE
    s.piles = without(s.piles, cell)
    show(s, cell, NO_COLOUR)


@rule
def flip_pile(s: State, cell: int, rng: Rng, log: Log | None) -> None:
    """MOL-35: turn a pile over whole: its order reverses and every card changes face."""
    emit(log, events.FLIPPED, PUBLIC, cell)
    reveal_bottom(s, cell, rng, log)
    s.top[cell], s.bottom[cell] = s.bottom[cell], s.top[cell]
    place = int(s.top[cell])
    show(s, cell, NO_COLOUR if place == NO_PLACE else colour_of(s.cards[place]))


@rule
def exchange_piles(s: State, one: int, other: int) -> None:
    """Let two spaces change contents; either may be empty. Piles keep their order and faces."""
    s.top[one], s.top[other] = s.top[other], s.top[one]
    s.bottom[one], s.bottom[other] = s.bottom[other], s.bottom[one]
    shown = int(s.shows[one])
    show(s, one, s.shows[other])
    show(s, other, shown)
    if is_pile(s, one) != is_pile(s, other):
        s.piles ^= single(one) | single(other)


# --- lines -------------------------------------------------------------------------------------------------


@rule
def touches(line: int, cell: int) -> bool:
    """Whether a line goes through a space."""
    return contains(LINES_THROUGH[cell], line)


@rule
def sets_of_moles(s: State) -> int:
    """MOL-30: the lines with three visible Moles of one colour, as a set."""
    lines = 0
    for colour in range(COLOURS):
        lines |= LINES_WITHIN[s.moles[colour]]
    return lines


@rule
def sets_of_projects(s: State) -> int:
    """MOL-37: the lines with three visible backs, as a set."""
    return int(LINES_WITHIN[backs(s)])


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
    one_copy()
    left = s.deck - TARDY
    s.deck -= 1
    if s.deck == TARDY:
        emit(log, events.LAST_ROUND, PUBLIC, right_of_first(s))
    if left <= 0:
        return COLOURS + draw(s.unseen_tardy, rng, TARDY_LUCK)
    packet = PACKET_AT[packets_of(s), left]
    if packet != NO_PACKET and s.found[packet] == NO_EVENT:
        in_packet = left - CARDS_BELOW_PACKET[packets_of(s), packet]
        if below(rng, EVENT_LUCK, in_packet) == 0:
            s.found[packet] = packet * CARDS_OF_AN_EVENT_COLOUR + below(rng, EVENT_CARD_LUCK, CARDS_OF_AN_EVENT_COLOUR)
            return AN_EVENT + s.found[packet]
    return draw(s.unseen, rng, DECK_LUCK)
