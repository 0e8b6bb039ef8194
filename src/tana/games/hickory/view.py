"""What a seat may know of a game of Hickory Dickory (HIC-K1, HIC-K2), as a record that has no place for a secret."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import contains, count
from tana.core.domain import SEAT, SEAT_OR_NONE
from tana.core.record import Ints, Maybe, Records, Row, ViewRecord, by_seat, cell, cells, flag, maybe, row, subset
from tana.core.row_ops import give, grow, push
from tana.games.hickory.board import actor, cards_of, hand_spaces, holds_card, is_covered, is_on_ring, piece, points_of
from tana.games.hickory.components import (
    BASKET,
    BOARD,
    CELL,
    CELLS,
    COLOURINGS,
    FAVOR_CARD,
    FAVORS,
    HAND_LIMIT,
    ICON,
    KINDS,
    MICE,
    MOST_CHAIN,
    MOST_FINISHES,
    MOST_HAND,
    MOST_PICTURES,
    MOST_POUCH,
    MOST_SEATS,
    MOUSE,
    NO_FAVOR,
    NO_ICON,
    NO_NUMBER,
    NO_PICTURE,
    NO_QUEST,
    NO_TILE,
    NUMBERS,
    PARTS,
    PAWS,
    PICTURE,
    PLAYER_COLOUR,
    QUEST,
    QUEST_SLOTS,
    QUESTS,
    RELIC,
    RELICS,
    SKY,
    TILE,
    TILE_OR_NONE,
    TILES_IN_THE_BOX,
)
from tana.games.hickory.state import (
    DEAL,
    INNER,
    MOST_FRAMES,
    NO_PIECE,
    OUTER,
    PHASE,
    RING,
    STEP,
    TALLIES,
    TALLY,
    TASK,
    State,
)

CLOCK = range(1, NUMBERS + 1)
"""The numbers as people count them."""
NOWHERE = 0
ALL_MICE = MICE * MOST_SEATS
MOST_CARDS = HAND_LIMIT + 1
"""A third card is discarded at once (HIC-45)."""


class ActionPart(ViewRecord):
    """A part of an action, or an icon of a card."""

    cost: int = cell(of=range(4))
    icon: int = cell(of=ICON)
    amount: int = cell(of=range(16))


class TeamMouse(ViewRecord):
    """A mouse of a seat."""

    seat: int = cell(of=SEAT)
    mouse: int = cell(of=MOUSE)


class Space(ViewRecord):
    """A number of the clock with both its spaces. (An observation finds the mice with their players.)"""

    number: int = cell(of=range(NUMBERS + 1))
    sky: int = cell(of=SKY)
    covered: int = flag()
    parts: Row[ActionPart] = row(PARTS, of=ActionPart)
    leaf: int = cell(of=TILE_OR_NONE)
    inner: Row[TeamMouse] = row(ALL_MICE, of=TeamMouse, observed=1)
    outer: Row[TeamMouse] = row(ALL_MICE, of=TeamMouse, observed=1)


class Quest(ViewRecord):
    """A quest that lies face up."""

    slot: int = cell(of=range(QUEST_SLOTS + 1))
    quest: int = cell(of=QUEST)
    points: int = cell(of=range(20))
    pictures: Row[int] = row(MOST_PICTURES, of=PICTURE)


class Favor(ViewRecord):
    """A favor card that this reader may see."""

    card: int = cell(of=FAVOR_CARD)
    icons: Row[ActionPart] = row(PARTS, of=ActionPart)
    bonus: int = cell(of=TILE_OR_NONE)
    acorn: int = flag()


class Mouse(ViewRecord):
    """A mouse and its card."""

    ring: int = cell(of=RING)
    number: int = cell(of=CLOCK, none=NOWHERE)
    waiting: int = flag()
    room: int = cell(of=range(MOST_POUCH + 1))
    pouch: Row[int] = row(MOST_POUCH, of=TILE)


class HuntSpace(ViewRecord):
    """A space of a hunt board: what it shows, and what lies there."""

    shows: int = cell(of=TILE)
    tile: int = cell(of=TILE_OR_NONE)


class Player(ViewRecord):
    """What belongs to a seat. `hand` is for the own seat alone; the number of cards is public."""

    colour: int = cell(of=PLAYER_COLOUR)
    points: int = cell(of=range(TALLIES * 1000))
    tally: Ints = cells(by=TALLY, of=range(1000))
    board: int = cell(of=BOARD)
    hunt: Records[HuntSpace] = cells(by=CELL, of=HuntSpace, label="cell")
    scaler: int = cell(of=range(MOST_CHAIN + 1))
    mice: Records[Mouse] = cells(by=MOUSE, of=Mouse, label="mouse")
    cards: int = cell(of=range(MOST_CARDS + 1))
    hand: Row[Favor] = row(MOST_CARDS, of=Favor, optional=True)


class Chain(ViewRecord):
    """The chain: spaces with their points, and the values of the finish from the bottom."""

    points: Row[int] = row(MOST_CHAIN, of=range(10))
    finish: Row[int] = row(MOST_FINISHES, of=range(20))
    covered: int = cell(of=range(MOST_FINISHES))
    """How many of the finish values the pinecone covers."""


class Active(ViewRecord):
    """A mouse whose activation has begun and not ended, and the card it is resolving."""

    seat: int = cell(of=SEAT)
    mouse: int = cell(of=MOUSE)
    step: int = cell(of=STEP)
    part: int = cell(of=range(PARTS + 1))
    paid: int = cell(of=range(4))
    card: Maybe[Favor] = maybe(Favor)
    icon: int = cell(of=range(PARTS + 1))


class View(ViewRecord):
    """A game of Hickory Dickory from one seat."""

    seat: int = cell(of=SEAT_OR_NONE)
    seats: int = cell(of=range(MOST_SEATS + 1))
    actor: int = cell(of=SEAT_OR_NONE)
    phase: int = cell(of=PHASE)
    task: int = cell(of=TASK)
    hour: int = cell(of=range(NUMBERS + 1))
    minute: int = cell(of=range(NUMBERS + 1))
    priority: int = cell(of=SEAT)
    paws: Row[int] = row(PAWS, of=CLOCK)
    spaces: Records[Space] = cells(NUMBERS, of=Space)
    hand: Row[TeamMouse] = row(MOST_HAND, of=TeamMouse)
    """The mice on the minute hand, from the tip backwards."""
    hand_spaces: int = cell(of=range(MOST_HAND + 1))
    wilds: int = cell(of=range(TILES_IN_THE_BOX + 1))
    basket: Row[int] = row(BASKET, of=TILE)
    bag: Ints = cells(by=TILE, of=range(TILES_IN_THE_BOX + 1))
    """What is left in the bag, by counting."""
    returned: int = subset(of=RELIC)
    quests: Row[Quest] = row(QUEST_SLOTS, of=Quest)
    quest_deck: int = cell(of=range(QUESTS + 1))
    favor_deck: int = cell(of=range(FAVORS + 1))
    discards: Row[Favor] = row(FAVORS, of=Favor)
    chain: Chain = cell(of=Chain)
    active: Row[Active] = row(MOST_FRAMES, of=Active)
    """Mice that are active, the one that acts last."""
    pool: Row[int] = row(TILES_IN_THE_BOX, of=TILE, observed=MICE * MOST_POUCH)
    """Tiles between two places: drawn, being dealt or delivered."""
    dealing: int = cell(of=TILE_OR_NONE)
    """The tile that is dealt next."""
    bonus: Row[int] = row(MOST_CARDS, of=TILE)
    """Bonus items of the delivery at hand."""
    losses: int = cell(of=range(MICE + 1))
    players: Row[Player] = by_seat(row(MOST_SEATS, of=Player))


@rule
def look(s: State, seat: int, out: View) -> None:
    """HIC-K1, HIC-K2: everything but the favor cards of the others."""
    out.seat = seat
    out.seats = s.seats
    out.actor = actor(s)
    out.phase = s.phase
    out.task = s.task
    out.hour = s.hour + 1
    out.minute = s.minute + 1
    out.priority = s.priority
    for paw in range(PAWS):
        if s.paws[paw] != NO_NUMBER:
            push(out.paws, s.paws[paw] + 1)
    for number in range(NUMBERS):
        look_at_space(s, number, out.spaces[number])
    look_at_mice(s, out)
    look_at_tiles(s, out)
    look_at_quests(s, out)
    look_at_discards(s, out)
    look_at_chain(s, out.chain)
    for i in range(s.depth):
        look_at_activation(s, i, grow(out.active))
    for owner in range(s.seats):
        look_at_player(s, owner, seat, grow(out.players))


# --- the clock ---------------------------------------------------------------------------------------------


@rule
def look_at_space(s: State, number: int, space: Space) -> None:
    """A number: its action tile, its leaf, a paw."""
    tile = int(s.tile_on[number])
    space.number = number + 1
    space.sky = s.edition.sky[number]
    space.covered = is_covered(s, number)
    space.leaf = s.leaf[number]
    for i in range(PARTS):
        if s.edition.icons[tile][i] != NO_ICON:
            part = grow(space.parts)
            part.cost = s.edition.costs[tile][i]
            part.icon = s.edition.icons[tile][i]
            part.amount = s.edition.amounts[tile][i]


@rule
def look_at_mice(s: State, out: View) -> None:
    """Who is where on the clock and on the hand."""
    for seat in range(s.seats):
        for mouse in range(MICE):
            place = s.players[seat].mice[mouse]
            if place.ring == INNER:
                look_at_piece(seat, mouse, grow(out.spaces[place.at].inner))
            elif place.ring == OUTER:
                look_at_piece(seat, mouse, grow(out.spaces[place.at].outer))
    for i in range(MOST_HAND):
        if s.hand[i] != NO_PIECE:
            look_at_piece(s.hand[i] // MICE, s.hand[i] % MICE, grow(out.hand))
    out.hand_spaces = hand_spaces(s)


@rule
def look_at_piece(seat: int, mouse: int, piece: TeamMouse) -> None:
    """A mouse of a seat."""
    piece.seat = seat
    piece.mouse = mouse


# --- tiles, cards, the chain -------------------------------------------------------------------------------


@rule
def look_at_tiles(s: State, out: View) -> None:
    """Market, bag, relics returned, and what is between two places."""
    out.wilds = s.wilds
    for i in range(BASKET):
        if s.basket[i] != NO_TILE:
            push(out.basket, s.basket[i])
    for kind in range(KINDS):
        out.bag[kind] = s.bag[kind]
        for _ in range(s.pool[kind]):
            push(out.pool, kind)
        for _ in range(s.bonus[kind]):
            push(out.bonus, kind)
    for i in range(RELICS):
        out.returned |= s.returned[i] << i
    if s.task == DEAL:
        out.dealing = s.dealing
    out.losses = s.losses


@rule
def look_at_quests(s: State, out: View) -> None:
    """The quests that lie face up, and how many do not."""
    out.quest_deck = count(s.quest_deck)
    for slot in range(QUEST_SLOTS):
        quest = int(s.quests[slot])
        if quest != NO_QUEST:
            shown = grow(out.quests)
            shown.slot = slot + 1
            shown.quest = quest
            shown.points = s.edition.quest_points[quest]
            for i in range(MOST_PICTURES):
                if s.edition.pictures[quest][i] != NO_PICTURE:
                    push(shown.pictures, s.edition.pictures[quest][i])


@rule
def look_at_discards(s: State, out: View) -> None:
    """HIC-K1: the favor cards that everybody has seen, and how many nobody sees."""
    out.favor_deck = count(s.favor_deck)
    for card in range(FAVORS):
        if contains(s.favor_discards, card):
            look_at_favor(s, card, grow(out.discards))


@rule
def look_at_favor(s: State, card: int, favor: Favor) -> None:
    """What a favor card shows; only for cards that the reader may see."""
    favor.card = card
    favor.bonus = s.edition.bonus[card]
    favor.acorn = contains(s.edition.acorns, card)
    for i in range(PARTS):
        if s.edition.card_icons[card][i] != NO_ICON:
            part = grow(favor.icons)
            part.icon = s.edition.card_icons[card][i]
            part.amount = s.edition.card_amounts[card][i]


@rule
def look_at_chain(s: State, chain: Chain) -> None:
    """The chain and the pinecone beside it."""
    for space in range(1, s.edition.chain + 1):
        push(chain.points, s.edition.chain_points[space])
    for i in range(s.edition.finishes):
        push(chain.finish, s.edition.finish[i])
    chain.covered = s.pinecone


# --- activations and teams ---------------------------------------------------------------------------------


@rule
def look_at_activation(s: State, i: int, active: Active) -> None:
    """A mouse that is active; a card that it plays lies open."""
    frame = s.frames[i]
    active.seat = frame.seat
    active.mouse = frame.mouse
    active.step = frame.step
    active.part = frame.part
    active.paid = frame.paid
    active.icon = frame.icon
    if frame.card != NO_FAVOR:
        look_at_favor(s, frame.card, give(active.card))


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
        player.hunt[space].shows = s.edition.boards[own.board][space]
        player.hunt[space].tile = own.filled[space]
    player.scaler = own.scaler
    for mouse in range(MICE):
        look_at_mouse(s, owner, mouse, player.mice[mouse])
    player.cards = cards_of(s, owner)
    if owner == reader:
        player.hand.count = 0
        for card in range(FAVORS):
            if holds_card(s, owner, card):
                look_at_favor(s, card, grow(player.hand))


@rule
def look_at_mouse(s: State, owner: int, mouse: int, seen: Mouse) -> None:
    """A mouse and its pouch."""
    own = s.players[owner].mice[mouse]
    seen.ring = own.ring
    seen.number = own.at + 1 if is_on_ring(int(own.ring)) else NOWHERE
    seen.waiting = contains(s.waiting, piece(owner, mouse))
    seen.room = s.edition.pouches[mouse]
    for i in range(MOST_POUCH):
        if own.pouch[i] != NO_TILE:
            push(seen.pouch, own.pouch[i])
