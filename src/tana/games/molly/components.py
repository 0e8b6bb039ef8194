"""What is in the box (MOL-01 to MOL-04), read from `components.json`."""

from __future__ import annotations

import numpy as np

from tana.core.bits import is_within, set_of, sets_of
from tana.core.components import edition_of, expect, read_components, value_at, whole_at, words_at
from tana.core.domain import Domain

DATA = read_components(__name__)
EDITION = edition_of(DATA)

# --- cards and cubes ---------------------------------------------------------------------------------------

COLOUR = Domain("colour", words_at(DATA, "colours", 3, 6))
COLOURS = len(COLOUR)
NO_COLOUR = -1
COLOUR_OR_NONE = Domain("colour", ("none", *COLOUR.tokens), first=NO_COLOUR)
NO_CARD = -1
UNSEEN = 2 * COLOURS
"""A face-down card that nobody has seen: it has no colour yet."""
CARD = Domain(
    "card", ("none", *COLOUR.tokens, *(f"tardy-{colour}" for colour in COLOUR.tokens), "unseen"), first=NO_CARD
)
"""A Mole card is its colour, a Tardy Mole its colour + 5 (MOL-01)."""

FEWEST_SEATS, MOST_SEATS = 2, 4


def _by_seats(path: str, least: int, most: int) -> tuple[int, ...]:
    """A number for each number of seats."""
    return tuple(
        whole_at(DATA, f"{path}.{seats}", least, most) if seats >= FEWEST_SEATS else 0
        for seats in range(MOST_SEATS + 1)
    )


TARDY_OF_A_COLOUR = whole_at(DATA, "tardy_of_a_colour", 1, 10)
TARDY = TARDY_OF_A_COLOUR * COLOURS
CUBES_OF_A_COLOUR = whole_at(DATA, "cubes_of_a_colour", 1, 100)
BURROW_ROOM = whole_at(DATA, "burrow_room", 1, 20)
MOLES_OF_A_COLOUR = _by_seats("moles_of_a_colour", 1, 25)
MOST_MOLES_OF_A_COLOUR = max(MOLES_OF_A_COLOUR)
PROJECT_TOKENS = _by_seats("project_tokens", MOST_SEATS, 100)
MOST_TOKENS = max(PROJECT_TOKENS)
TOP_OF_THE_DECK = whole_at(DATA, "top_of_the_deck", 0, 50)
MOST_CARDS = MOST_MOLES_OF_A_COLOUR * COLOURS + TARDY
expect(MOST_CARDS < 128, "moles_of_a_colour", f"{MOST_CARDS} cards are too many: 127 are possible")

# --- events (MOL-02) ---------------------------------------------------------------------------------------

_KNOWN_EVENTS = ("gift", "windfall", "new-shoots", "cover-up", "pass-it-on", "spring-cleaning")
_CARDS = [card for pair in value_at(DATA, "events") for card in pair["cards"]]
expect(
    sorted(_CARDS) == sorted(_KNOWN_EVENTS) and all(len(pair["cards"]) == 2 for pair in DATA["events"]),
    "events",
    "three pairs of the six Events are needed, each Event once",
)
EVENT_CARD = Domain("event-card", ("none", *(card for pair in DATA["events"] for card in pair["cards"])), first=-1)
NO_EVENT = -1
GIFT, WINDFALL, NEW_SHOOTS, COVER_UP, PASS_IT_ON, SPRING_CLEANING = (EVENT_CARD.number(card) for card in _KNOWN_EVENTS)
EVENT_COLOURS = len(DATA["events"])
CARDS_OF_AN_EVENT_COLOUR = 2

# --- the deck (MOL-12, MOL-R12, MOL-70) ----------------------------------------------------------------------


def _packets(seats: int, dealt: int) -> list[int]:
    """The sizes of the three packets, an Event in each: as even as can be, the larger ones on top."""
    moles = MOLES_OF_A_COLOUR[seats] * COLOURS - dealt - TOP_OF_THE_DECK
    enough = seats < FEWEST_SEATS or moles >= EVENT_COLOURS
    fault = f"{EVENT_COLOURS} packets need a Mole each; after the bed and the top of the deck {max(moles, 0)} are left"
    expect(enough, f"moles_of_a_colour.{seats}", fault)
    return [(moles + EVENT_COLOURS - 1 - packet) // EVENT_COLOURS + 1 for packet in range(EVENT_COLOURS)]


BOBTAIL_ROWS = len(MOLES_OF_A_COLOUR)
PACKET_SIZES = np.array([_packets(seats, dealt) for dealt in (18, 16) for seats in range(BOBTAIL_ROWS)])
"""For each number of seats, first without and then with the Bobtail: the cards of each packet from the top."""
CARDS_BELOW_PACKET = np.cumsum(PACKET_SIZES[:, ::-1], axis=1)[:, ::-1] - PACKET_SIZES
"""How many cards lie under each packet, Tardy Moles not counted."""


NO_PACKET = -1


def _packet_of_top_card(below: list[int], sizes: list[int], left: int) -> int:
    for packet in range(EVENT_COLOURS):
        if below[packet] < left <= below[packet] + sizes[packet]:
            return packet
    return NO_PACKET


PACKET_AT = np.array(
    [
        [_packet_of_top_card(below, sizes, left) for left in range(MOST_CARDS)]
        for below, sizes in zip(CARDS_BELOW_PACKET.tolist(), PACKET_SIZES.tolist(), strict=True)
    ]
)
"""The packet of the deck's top card, by row and by cards left (without Tardy Moles); NO_PACKET above the packets."""

# --- the bed -----------------------------------------------------------------------------------------------
#
#        a  b  c
#     1  0  1  2
#     2  3  4  5      cells, in reading order
#     3  6  7  8

CELLS = 9
CENTRE = 4
CELL = Domain("cell", (f"{column}{row}" for row in "123" for column in "abc"))
NO_CELL = -1
CELL_OR_NONE = Domain("cell", ("none", *CELL.tokens), first=NO_CELL)

LINE = Domain("line", ("row-1", "row-2", "row-3", "column-a", "column-b", "column-c", "falling", "rising"))
LINES = np.array(((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)))
CELLS_OF_LINE = np.array([set_of(line) for line in LINES])
"""The cells of each line, as a set."""
LINES_THROUGH = np.array([set_of(i for i, line in enumerate(LINES) if cell in line) for cell in range(CELLS)])
"""The lines that go through each cell, as a set. (Tables are arrays: compiled code reads them fastest.)"""
EVERYWHERE = set_of(range(CELLS))
"""The set of all cells."""
LINES_WITHIN = np.array(
    [set_of(i for i, line in enumerate(CELLS_OF_LINE) if is_within(line, cells)) for cells in sets_of(CELLS)]
)
"""The lines that lie within each set of cells, as a set."""
LINES_MEETING = np.array([LINES_THROUGH[a] | LINES_THROUGH[b] | LINES_THROUGH[c] for a, b, c in LINES])
"""The lines that have a cell in common with each line, as a set."""

EDGES = np.array([(a, b) for a in range(CELLS) for b in (a + 1, a + 3) if b < CELLS and (b == a + 3 or a % 3 < 2)])
EDGE = Domain(
    "edge",
    (f"{CELL.token(a)}-{CELL.token(b)}" for a, b in EDGES),
    aliases={f"{CELL.token(b)}-{CELL.token(a)}": f"{CELL.token(a)}-{CELL.token(b)}" for a, b in EDGES},
)
"""Two orthogonally adjacent cells; `b1-a1` is understood as `a1-b1`."""
EDGES_WITHIN = np.array(
    [set_of(i for i, edge in enumerate(EDGES) if is_within(set_of(edge), cells)) for cells in sets_of(CELLS)]
)
"""The edges with both cells in each set of cells, as a set."""
AROUND = np.array(
    [
        set_of(other for other in range(CELLS) if max(abs(cell // 3 - other // 3), abs(cell % 3 - other % 3)) == 1)
        for cell in range(CELLS)
    ]
)
"""The cells one step away in any of eight directions, as sets."""

DISPLAY_SLOTS = 2
SLOT = Domain("slot", ("1", "2"))
