"""What a seat may know of a game of Molly (MOL-K1, MOL-K2), as a record that has no place for a secret."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.domain import SEAT, SEAT_OR_NONE, YES_NO, Domain
from tana.core.record import (
    Ints,
    Maybe,
    Records,
    Row,
    ViewRecord,
    by_seat,
    cell,
    cells,
    flag,
    maybe,
    remembered,
    row,
    subset,
)
from tana.core.row_ops import grow, push
from tana.games.molly.board import actor, colour_of, innermost, is_last_round, is_tardy, shows_back
from tana.games.molly.components import (
    BURROW_ROOM,
    CARD,
    CELL,
    CELL_OR_NONE,
    CELLS,
    COLOUR,
    COLOUR_OR_NONE,
    COLOURS,
    CUBES_OF_A_COLOUR,
    DISPLAY_SLOTS,
    EVENT_CARD,
    EVENT_COLOURS,
    LINE,
    MOST_CARDS,
    MOST_SEATS,
    MOST_TOKENS,
    NO_CARD,
    NO_COLOUR,
    NO_EVENT,
    TARDY,
)
from tana.games.molly.knowledge import certain_cubes, is_certain, possible_pairs
from tana.games.molly.state import GIFT_COLOUR, HELD, NO_PLACE, NOT_CHOSEN, OVER, STEP, State

SHOWS = Domain("pile-top", (*COLOUR.tokens, "empty", "bobtail", "back", "tardy-back"))
EMPTY, BOBTAIL, BACK, TARDY_BACK = range(COLOURS, len(SHOWS))
DECK_BACK = Domain("deck-back", ("none", "back", "tardy-back"), first=-1)
MOLE_ON_TOP, TARDY_ON_TOP = range(2)
SEEN_CARD = Domain("card", CARD.tokens[1:])
SEEN_EVENT = Domain("event-card", EVENT_CARD.tokens[1:])


class PileCard(ViewRecord):
    """A card of a pile as everybody could remember it; `unseen` for one nobody has seen."""

    card: int = cell(of=SEEN_CARD)
    up: int = flag()


class Pile(ViewRecord):
    """What shows on a space, and with the memory aid its cards from bottom to top."""

    shows: int = cell(of=SHOWS)
    cards: Row[PileCard] = remembered(row(MOST_CARDS, of=PileCard, optional=True, observed=8))


class Burrow(ViewRecord):
    """A player. `cubes` is for the own seat (and for all at the end), `known` for the memory aid."""

    tokens: int = cell(of=range(MOST_TOKENS + 1))
    cubes: Maybe[Ints] = maybe(cells(by=COLOUR, of=range(BURROW_ROOM + 1)))
    known: Maybe[Ints] = remembered(maybe(cells(by=COLOUR, of=range(BURROW_ROOM + 1))))
    """Cubes that are certainly there, given what this reader has seen."""
    unsure: int = remembered(cell(of=range(COLOURS * BURROW_ROOM + 1), none=-1))
    """How many more there are."""
    gave: int = cell(of=GIFT_COLOUR, none=NOT_CHOSEN)
    """What the own seat gave in Pass it on."""


class View(ViewRecord):
    """A game of Molly from one seat."""

    seat: int = cell(of=SEAT_OR_NONE)
    seats: int = cell(of=range(2, MOST_SEATS + 1))
    first: int = cell(of=SEAT)
    turn: int = cell(of=SEAT)
    actor: int = cell(of=SEAT_OR_NONE)
    step: int = cell(of=STEP)
    bobtail: int = cell(of=CELL_OR_NONE)
    hunted: int = cell(of=CELL_OR_NONE)
    memory_aid: int = flag()
    piles: Records[Pile] = cells(by=CELL, of=Pile, label="cell")
    display: Ints = cells(DISPLAY_SLOTS, of=COLOUR_OR_NONE)
    display_tardy: Row[int] = remembered(row(DISPLAY_SLOTS, of=YES_NO, optional=True))
    """Whether each display card is Tardy: everybody saw its back (MOL-K4)."""
    held: Row[int] = row(HELD, of=COLOUR)
    held_tardy: Row[int] = remembered(row(HELD, of=YES_NO, optional=True))
    deck: int = cell(of=range(MOST_CARDS + EVENT_COLOURS + 1))
    deck_back: int = cell(of=DECK_BACK)
    last_round: int = flag()
    supply: int = cell(of=range(MOST_TOKENS + 1))
    stock: Ints = cells(by=COLOUR, of=range(CUBES_OF_A_COLOUR + 1))
    event: int = cell(of=EVENT_CARD)
    waiting: int = cell(of=EVENT_CARD)
    found: Row[int] = row(EVENT_COLOURS, of=SEEN_EVENT)
    lines: int = subset(of=LINE)
    to_cover: int = subset(of=CELL)
    burrows: Row[Burrow] = by_seat(row(MOST_SEATS, of=Burrow))


@rule
def look(s: State, seat: int, out: View) -> None:
    """MOL-K1, MOL-K2: everything public, and the own burrow."""
    out.seat = seat
    out.seats = s.seats
    out.first = s.first
    out.turn = s.turn
    out.actor = actor(s)
    out.step = s.step
    out.bobtail = s.bobtail
    out.hunted = s.hunted
    out.memory_aid = s.memory_aid
    out.last_round = is_last_round(s)
    out.supply = s.supply
    out.event = s.event
    out.waiting = s.waiting
    out.lines = s.lines
    out.to_cover = s.to_cover
    for space in range(CELLS):
        look_at_pile(s, space, out.piles[space])
    look_at_cards(s, out)
    for colour in range(COLOURS):
        out.stock[colour] = CUBES_OF_A_COLOUR
    for owner in range(s.seats):
        for colour in range(COLOURS):
            out.stock[colour] -= s.players[owner].cubes[colour]
        look_at_burrow(s, owner, seat, grow(out.burrows))


@rule
def look_at_pile(s: State, space: int, pile: Pile) -> None:
    """A space, from above; with the memory aid from bottom to top."""
    pile.shows = EMPTY
    if s.shows[space] != NO_COLOUR:
        pile.shows = s.shows[space]
    elif space == s.bobtail:
        pile.shows = BOBTAIL
    elif shows_back(s, space):
        pile.shows = TARDY_BACK if is_tardy(s.cards[innermost(s, s.bottom[space])]) else BACK
    if s.memory_aid:
        pile.cards.count = 0
        add_cards(s, s.bottom[space], False, pile.cards)
        first_up = int(pile.cards.count)
        add_cards(s, s.top[space], True, pile.cards)
        turn_round(pile.cards, first_up)


@rule
def add_cards(s: State, outermost: int, up: bool, cards: Row[PileCard]) -> None:
    """The cards that face one way, from the outermost to the middle of the pile."""
    place = int(outermost)
    while place != NO_PLACE:
        added = grow(cards)
        added.card = s.cards[place]
        added.up = up
        place = int(s.inner[place])


@rule
def turn_round(cards: Row[PileCard], first: int) -> None:
    """The same cards from the first on, in the other order (all of them face one way)."""
    low, high = first, cards.count - 1
    while low < high:
        cards.items[low].card, cards.items[high].card = cards.items[high].card, cards.items[low].card
        low, high = low + 1, high - 1


@rule
def look_at_cards(s: State, out: View) -> None:
    """The deck, the display, the cards turned up. Only its back identifies a Tardy Mole (MOL-01)."""
    out.deck = s.deck
    if s.deck > 0:
        out.deck_back = TARDY_ON_TOP if s.deck <= TARDY else MOLE_ON_TOP
    for slot in range(DISPLAY_SLOTS):
        if s.display[slot] != NO_CARD:
            out.display[slot] = colour_of(s.display[slot])
    for i in range(HELD):
        if s.held[i] != NO_CARD:
            push(out.held, colour_of(s.held[i]))
    if s.memory_aid:
        remember_backs(s, out)
    for packet in range(EVENT_COLOURS):
        if s.found[packet] != NO_EVENT:
            push(out.found, s.found[packet])


@rule
def remember_backs(s: State, out: View) -> None:
    """MOL-K4: which of the cards in the open are Tardy Moles; an empty place of the display has none."""
    out.display_tardy.count = 0
    for slot in range(DISPLAY_SLOTS):
        push(out.display_tardy, is_tardy(s.display[slot]))
    out.held_tardy.count = 0
    for i in range(HELD):
        if s.held[i] != NO_CARD:
            push(out.held_tardy, is_tardy(s.held[i]))


@rule
def look_at_burrow(s: State, owner: int, reader: int, burrow: Burrow) -> None:
    """The tokens for all; the cubes for the owner, and at the end; what is certain with the memory aid."""
    player = s.players[owner]
    burrow.tokens = player.tokens
    if owner == reader:
        burrow.gave = player.gift
    if owner == reader or s.step == OVER:
        burrow.cubes.given = 1
        for colour in range(COLOURS):
            burrow.cubes.it[colour] = player.cubes[colour]
    if s.memory_aid:
        remember_cubes(s, owner, reader, burrow)


@rule
def remember_cubes(s: State, owner: int, reader: int, burrow: Burrow) -> None:
    """MOL-K4: the cubes the owner has in every world the reader thinks possible, and how many more there are."""
    cubes = s.players[owner].cubes
    burrow.known.given = 1
    burrow.unsure = 0
    if is_certain(s, owner, reader):
        for colour in range(COLOURS):
            burrow.known.it[colour] = cubes[colour]
        return
    pairs = possible_pairs(s, owner, reader)
    for colour in range(COLOURS):
        certain = certain_cubes(s, owner, pairs, colour)
        burrow.known.it[colour] = certain
        burrow.unsure += cubes[colour] - certain
