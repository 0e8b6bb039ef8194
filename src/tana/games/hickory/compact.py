"""A compact view for learners: what `view` shows without what is printed on the components.

Cards, tiles and boards are named instead of described, tiles whose order has no meaning are counted, and a tile on a
leaf is a colour and a symbol. Nothing is lost that tells two positions of the same edition apart.
"""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import count
from tana.core.domain import SEAT, SEAT_OR_NONE, Domain
from tana.core.record import Ints, Records, Row, ViewRecord, by_seat, cell, cells, flag, row, subset
from tana.core.row_ops import grow
from tana.games.hickory.board import actor, cards_of, hand_spaces, is_covered, is_on_ring, piece, points_of
from tana.games.hickory.components import (
    BOARD,
    CELL,
    CELLS,
    COLOUR,
    COLOURINGS,
    FAVOR_CARD,
    FAVOR_OR_NONE,
    FAVORS,
    ITEMS,
    KINDS,
    MICE,
    MOST_CHAIN,
    MOST_FINISHES,
    MOST_HAND,
    MOST_POUCH,
    MOST_SEATS,
    MOUSE,
    NO_NUMBER,
    NO_TILE,
    NUMBER,
    NUMBER_OR_NONE,
    NUMBERS,
    PARTS,
    PLAYER_COLOUR,
    QUEST_OR_NONE,
    QUEST_SLOTS,
    QUESTS,
    RELIC,
    RELICS,
    SYMBOL,
    SYMBOLS,
    TILE,
    TILE_OR_NONE,
    TILES_IN_THE_BOX,
    WILD,
)
from tana.games.hickory.state import DEAL, MOST_FRAMES, NO_PIECE, PHASE, RING, STEP, TALLIES, TALLY, TASK, State
from tana.games.hickory.view import MOST_CARDS, TeamMouse, look_at_piece

NONE = -1
COLOUR_OR_NONE = Domain("colour", ("none", *COLOUR.tokens), first=NONE)
SYMBOL_OR_NONE = Domain("symbol", ("none", *SYMBOL.tokens), first=NONE)
SPECIAL_OR_NONE = Domain("tile", ("none", *TILE.tokens[ITEMS:]), first=NONE)
"""Wilds and relics, which have no colour and no symbol."""


class Space(ViewRecord):
    """A number of the clock: its action tile, a paw, and the tile on its leaf."""

    action: int = cell(of=NUMBER)
    covered: int = flag()
    colour: int = cell(of=COLOUR_OR_NONE)
    symbol: int = cell(of=SYMBOL_OR_NONE)
    special: int = cell(of=SPECIAL_OR_NONE)


class Mouse(ViewRecord):
    """A mouse and how many tiles of each kind it carries."""

    ring: int = cell(of=RING)
    number: int = cell(of=NUMBER_OR_NONE)
    waiting: int = flag()
    pouch: Ints = cells(by=TILE, of=range(MOST_POUCH + 1))


class Player(ViewRecord):
    """What belongs to a seat. `hand` is for the own seat alone; the number of cards is public."""

    colour: int = cell(of=PLAYER_COLOUR)
    points: int = cell(of=range(TALLIES * 1000))
    tally: Ints = cells(by=TALLY, of=range(1000))
    board: int = cell(of=BOARD)
    filled: int = subset(of=CELL)
    wild: int = subset(of=CELL)
    """The spaces that a wild fills."""
    scaler: int = cell(of=range(MOST_CHAIN + 1))
    mice: Records[Mouse] = cells(by=MOUSE, of=Mouse, label="mouse")
    cards: int = cell(of=range(MOST_CARDS + 1))
    hand: int = subset(of=FAVOR_CARD)


class Active(ViewRecord):
    """A mouse whose activation has begun and not ended."""

    seat: int = cell(of=SEAT)
    mouse: int = cell(of=MOUSE)
    step: int = cell(of=STEP)
    part: int = cell(of=range(PARTS + 1))
    paid: int = cell(of=range(4))
    card: int = cell(of=FAVOR_OR_NONE)
    icon: int = cell(of=range(PARTS + 1))


class View(ViewRecord):
    """A game of Hickory Dickory from one seat, for a learner that knows the components."""

    seats: int = cell(of=range(MOST_SEATS + 1))
    actor: int = cell(of=SEAT_OR_NONE)
    phase: int = cell(of=PHASE)
    task: int = cell(of=TASK)
    hour: int = cell(of=NUMBER)
    minute: int = cell(of=NUMBER)
    priority: int = cell(of=SEAT)
    spaces: Records[Space] = cells(NUMBERS, of=Space)
    hand: Row[TeamMouse] = row(MOST_HAND, of=TeamMouse)
    """The mice on the minute hand, from the tip backwards."""
    hand_spaces: int = cell(of=range(MOST_HAND + 1))
    wilds: int = cell(of=range(TILES_IN_THE_BOX + 1))
    basket: Ints = cells(by=TILE, of=range(TILES_IN_THE_BOX + 1))
    bag: Ints = cells(by=TILE, of=range(TILES_IN_THE_BOX + 1))
    pool: Ints = cells(by=TILE, of=range(TILES_IN_THE_BOX + 1))
    bonus: Ints = cells(by=TILE, of=range(MOST_CARDS + 1))
    dealing: int = cell(of=TILE_OR_NONE)
    returned: int = subset(of=RELIC)
    quests: Ints = cells(QUEST_SLOTS, of=QUEST_OR_NONE)
    quest_deck: int = cell(of=range(QUESTS + 1))
    favor_deck: int = cell(of=range(FAVORS + 1))
    discards: int = subset(of=FAVOR_CARD)
    pinecone: int = cell(of=range(MOST_FINISHES))
    active: Row[Active] = row(MOST_FRAMES, of=Active)
    """Mice that are active, the one that acts last."""
    losses: int = cell(of=range(MICE + 1))
    players: Row[Player] = by_seat(row(MOST_SEATS, of=Player))


@rule
def look(s: State, seat: int, out: View) -> None:
    """HIC-K1, HIC-K2: everything but the favor cards of the others."""
    out.seats = s.seats
    out.actor = actor(s)
    out.phase = s.phase
    out.task = s.task
    out.hour = s.hour
    out.minute = s.minute
    out.priority = s.priority
    for number in range(NUMBERS):
        look_at_space(s, number, out.spaces[number])
    for i in range(MOST_HAND):
        if s.hand[i] != NO_PIECE:
            look_at_piece(s.hand[i] // MICE, s.hand[i] % MICE, grow(out.hand))
    out.hand_spaces = hand_spaces(s)
    look_at_tiles(s, out)
    look_at_cards(s, out)
    for i in range(s.depth):
        look_at_activation(s, i, grow(out.active))
    out.losses = s.losses
    for owner in range(s.seats):
        look_at_player(s, owner, seat, grow(out.players))


@rule
def look_at_space(s: State, number: int, space: Space) -> None:
    """A number: its action tile, a paw, and its leaf as colour and symbol."""
    space.action = s.tile_on[number]
    space.covered = is_covered(s, number)
    tile = int(s.leaf[number])
    space.colour = NONE
    space.symbol = NONE
    space.special = NONE
    if tile >= ITEMS:
        space.special = tile - ITEMS
    elif tile != NO_TILE:
        space.colour = tile // SYMBOLS
        space.symbol = tile % SYMBOLS


@rule
def look_at_tiles(s: State, out: View) -> None:
    """Market, bag, relics returned, and tiles between two places."""
    out.wilds = s.wilds
    for i in range(len(s.basket)):
        if s.basket[i] != NO_TILE:
            out.basket[s.basket[i]] += 1
    for kind in range(KINDS):
        out.bag[kind] = s.bag[kind]
        out.pool[kind] = s.pool[kind]
        out.bonus[kind] = s.bonus[kind]
    out.dealing = s.dealing if s.task == DEAL else NO_TILE
    for i in range(RELICS):
        out.returned |= s.returned[i] << i


@rule
def look_at_cards(s: State, out: View) -> None:
    """Quests, favor cards that everybody has seen, and the pinecone beside the chain."""
    for slot in range(QUEST_SLOTS):
        out.quests[slot] = s.quests[slot]
    out.quest_deck = count(s.quest_deck)
    out.favor_deck = count(s.favor_deck)
    out.discards = s.favor_discards
    out.pinecone = s.pinecone


@rule
def look_at_activation(s: State, i: int, active: Active) -> None:
    """A mouse that is active; a card that it plays lies open."""
    frame = s.frames[i]
    active.seat = frame.seat
    active.mouse = frame.mouse
    active.step = frame.step
    active.part = frame.part
    active.paid = frame.paid
    active.card = frame.card
    active.icon = frame.icon


@rule
def look_at_player(s: State, owner: int, reader: int, player: Player) -> None:
    """A team; its favor cards for its own seat alone."""
    own = s.players[owner]
    player.colour = COLOURINGS[s.colouring][owner]
    player.points = points_of(s, owner)
    for source in range(TALLIES):
        player.tally[source] = own.tally[source]
    player.board = own.board
    for space in range(CELLS):
        player.filled |= (own.filled[space] != NO_TILE) << space
        player.wild |= (own.filled[space] == WILD) << space
    player.scaler = own.scaler
    for mouse in range(MICE):
        look_at_mouse(s, owner, mouse, player.mice[mouse])
    player.cards = cards_of(s, owner)
    if owner == reader:
        player.hand = own.hand


@rule
def look_at_mouse(s: State, owner: int, mouse: int, seen: Mouse) -> None:
    """A mouse and its pouch."""
    own = s.players[owner].mice[mouse]
    seen.ring = own.ring
    seen.number = own.at if is_on_ring(int(own.ring)) else NO_NUMBER
    seen.waiting = (s.waiting >> piece(owner, mouse)) & 1
    for i in range(MOST_POUCH):
        if own.pouch[i] != NO_TILE:
            seen.pouch[own.pouch[i]] += 1
