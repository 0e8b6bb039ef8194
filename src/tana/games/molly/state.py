"""The state of Molly: only what somebody knows. Unseen cards are multisets and have no order."""

from __future__ import annotations

import numpy as np

from tana.core.bits import sets_of
from tana.core.domain import SEAT, YES_NO, Domain
from tana.core.record import Ints, Record, Records, cell, cells
from tana.games.molly.components import (
    BURROW_ROOM,
    CARD,
    CELL_OR_NONE,
    CELLS,
    COLOUR,
    COLOUR_OR_NONE,
    COLOURS,
    DISPLAY_SLOTS,
    EVENT_CARD,
    EVENT_COLOURS,
    LINE,
    MOST_CARDS,
    MOST_MOLES_OF_A_COLOUR,
    MOST_SEATS,
    MOST_TOKENS,
    TARDY,
    TARDY_OF_A_COLOUR,
)

STEP = Domain(
    "step", ("refill", "act", "must-play", "turn-up", "place", "rehome", "check", "draw-cover", "cover", "over")
)
REFILL, ACT, MUST_PLAY, TURN_UP, PLACE, REHOME, CHECK, DRAW_COVER, COVER, OVER = range(len(STEP))

NOT_CHOSEN, NOTHING = -1, COLOURS
GIFT_COLOUR = Domain("gift", ("not-chosen", *COLOUR.tokens, "nothing"), first=NOT_CHOSEN)
"""What a player gives in Pass it on (MOL-56)."""
GIFTS = COLOURS + 1

NO_PLACE = -1
PLACE_OR_NONE = range(NO_PLACE, MOST_CARDS)
"""Index of a card among all cards laid in the bed."""

HELD = 3
"""Cards turned up and not yet placed: one to play, or three to cover Projects with."""


class Player(Record):
    """What belongs to one seat."""

    tokens: int = cell(of=range(MOST_TOKENS + 1))
    cubes: Ints = cells(COLOURS, of=range(BURROW_ROOM + 1), stored=np.int8)
    gift: int = cell(of=GIFT_COLOUR)
    gift_lost: int = cell(of=YES_NO)
    """The cube passed to this seat did not fit and was discarded openly (MOL-R5b)."""
    fits: int = cell(of=sets_of(GIFTS * GIFTS), stored="i8")
    """Which pairs (given, received) agree with everything seen of this burrow since, as a set: given * 6 + received."""


class State(Record):
    """One game of Molly."""

    seats: int = cell(of=range(2, MOST_SEATS + 1))
    first: int = cell(of=SEAT)
    turn: int = cell(of=SEAT)
    step: int = cell(of=STEP)
    memory_aid: int = cell(of=YES_NO)

    bobtail: int = cell(of=CELL_OR_NONE)
    hunted: int = cell(of=CELL_OR_NONE)
    """Where the Bobtail is going while its pile waits for a new place."""
    laid: int = cell(of=range(MOST_CARDS + 1))
    """How many cards have been laid in the bed so far."""
    cards: Ints = cells(MOST_CARDS, of=CARD, stored=np.int8)
    """The cards of the bed in the order in which they were laid; a pile names its cards by their places here."""
    inner: Ints = cells(MOST_CARDS, of=PLACE_OR_NONE, stored=np.int8)
    """For each card the next one inwards: towards the middle of its pile, where backs and faces meet."""
    top: Ints = cells(CELLS, of=PLACE_OR_NONE, stored=np.int8)
    bottom: Ints = cells(CELLS, of=PLACE_OR_NONE, stored=np.int8)
    """A pile is some face-down cards below some face-up ones: the outermost of each. To flip it is to exchange them."""
    shows: Ints = cells(CELLS, of=COLOUR_OR_NONE, stored=np.int8)
    """The colour of the visible Mole on each space, if there is one (this and the next two follow from the piles)."""
    moles: Ints = cells(COLOURS + 1, of=sets_of(CELLS))
    """The spaces that show a Mole of each colour, as sets; the last set, at NO_COLOUR, is of those that show none."""
    piles: int = cell(of=sets_of(CELLS))
    """The spaces with a pile, as a set."""

    deck: int = cell(of=range(MOST_CARDS + EVENT_COLOURS + 1))
    unseen: Ints = cells(COLOURS, of=range(MOST_MOLES_OF_A_COLOUR + 1), stored=np.int8)
    """Mole cards nobody has seen, in the deck or at the bottom of a pile: all exchangeable."""
    unseen_tardy: Ints = cells(COLOURS, of=range(TARDY_OF_A_COLOUR + 1), stored=np.int8)
    discard: Ints = cells(COLOURS, of=range(MOST_MOLES_OF_A_COLOUR + 1), stored=np.int8)
    discard_tardy: Ints = cells(COLOURS, of=range(TARDY_OF_A_COLOUR + 1), stored=np.int8)
    display: Ints = cells(DISPLAY_SLOTS, of=CARD, stored=np.int8)
    held: Ints = cells(HELD, of=CARD, stored=np.int8)
    found: Ints = cells(EVENT_COLOURS, of=EVENT_CARD, stored=np.int8)
    """The Event that came out of each packet, from the top."""

    supply: int = cell(of=range(MOST_TOKENS + 1))
    owed: int = cell(of=range(4))
    """Tokens that `gainer` still has to take or steal."""
    gainer: int = cell(of=SEAT)
    lines: int = cell(of=sets_of(len(LINE)))
    """The lines that count as made now, as a set."""
    to_cover: int = cell(of=sets_of(CELLS))
    """The piles of a set of Projects that wait for a card, as a set."""

    event: int = cell(of=EVENT_CARD)
    event_seat: int = cell(of=SEAT)
    """Who starts the Event in progress."""
    event_at: int = cell(of=range(TARDY))
    """How far it has come: players served, or the next space."""
    waiting: int = cell(of=EVENT_CARD)
    waiting_seat: int = cell(of=SEAT)

    players: Records[Player] = cells(MOST_SEATS, of=Player)
