"""The state of Hickory Dickory: only what somebody knows. Bag and decks are multisets and have no order."""

from __future__ import annotations

from tana.core.bits import sets_of
from tana.core.domain import SEAT, YES_NO, Domain
from tana.core.record import Ints, Record, Records, cell, cells
from tana.games.hickory.components import (
    BASKET,
    BOARD,
    CELLS,
    COLOURINGS,
    FAVOR_OR_NONE,
    FAVORS,
    KINDS,
    MICE,
    MOST_CHAIN,
    MOST_FINISHES,
    MOST_HAND,
    MOST_POUCH,
    MOST_SEATS,
    MOUSE,
    NUMBER,
    NUMBER_OR_NONE,
    NUMBERS,
    PARTS,
    PAWS,
    QUEST_OR_NONE,
    QUEST_SLOTS,
    QUESTS,
    RELICS,
    TILE_OR_NONE,
    Edition,
)

PHASE = Domain("phase", ("start", "tick", "scratch", "flee", "hand", "inner", "swap", "round-end", "hour", "over"))
START, TICK, SCRATCH, FLEE, ON_HAND, ON_INNER, SWAPS, ROUND_END, HOUR, OVER = range(len(PHASE))
"""Where a round is when no mouse is active."""

STEP = Domain(
    "step", ("choose-on-hand", "choose-on-inner", "choose-bumped", "forced-leap", "claim", "act", "end", "spent")
)
CHOOSE_ON_HAND, CHOOSE_ON_INNER, CHOOSE_BUMPED, FORCED_LEAP, CLAIM, ACT, END, SPENT = range(len(STEP))
"""Where an activation is."""

TASK = Domain(
    "task",
    (
        *("none", "put-back", "drop", "deal", "take", "discard", "deliver", "quest", "place", "lose", "return"),
        *("resolve", "score"),
    ),
)
NO_TASK, PUT_BACK, DROP, DEAL, TAKE, DISCARD, DELIVERING, CHOOSE_QUEST, PLACE, LOSE, RETURNING = range(11)
RESOLVING, SCORING = range(11, len(TASK))
"""A small thing that has to be finished before anything else goes on; for the last two nobody is asked."""

RING = Domain("ring", ("out-of-play", "hand", "inner", "outer", "falling"))
OUT, HAND, INNER, OUTER, FALLING = range(len(RING))
"""Where a mouse is; a bumped mouse falls until it lands (HIC-R17)."""

TALLY = Domain("tally", ("deliveries", "quests", "chain", "relics", "hunt", "leftovers"))
DELIVERIES, QUEST_POINTS, CHAIN, RELIC_POINTS, HUNT, LEFTOVERS = range(len(TALLY))
TALLIES = len(TALLY)

PIECE = Domain(
    "piece", ("none", *(f"{mouse}-{seat}" for seat in range(1, MOST_SEATS + 1) for mouse in MOUSE.tokens)), first=-1
)
NO_PIECE = -1
"""A mouse of a seat as one number: seat * MICE + mouse."""
MOST_FRAMES = 4
"""A newcomer on the hand, two bumped mice, and the Scamp that one of them calls."""
MOST_REVEALED = 3**FAVORS


class Mouse(Record):
    """One mouse that carries tiles."""

    small = True

    ring: int = cell(of=RING)
    at: int = cell(of=NUMBER_OR_NONE)
    """The number it is on. The hand carries its mice along, and a bumped one counts as there (HIC-R17)."""
    pouch: Ints = cells(MOST_POUCH, of=TILE_OR_NONE)
    """Sorted, empty spaces last."""


class Player(Record):
    """What belongs to one seat."""

    small = True

    tally: Ints = cells(TALLIES, of=range(1000))
    """Points by where they came from."""
    board: int = cell(of=BOARD)
    filled: Ints = cells(CELLS, of=TILE_OR_NONE)
    """The tiles placed on the hunt board."""
    scaler: int = cell(of=range(MOST_CHAIN + 1))
    """Spaces above the start pinecone."""
    hand: int = cell(of=sets_of(FAVORS))
    """The favor cards it holds."""
    dealt_held: int = cell(of=range(MOST_REVEALED))
    dealt_gone: int = cell(of=range(MOST_REVEALED))
    """How much speaks for the acorn card dealt at the start being still in hand, or gone (see `knowledge`)."""
    mice: Records[Mouse] = cells(MICE, of=Mouse)


class Frame(Record):
    """The activation of a mouse that has begun and not ended."""

    small = True

    seat: int = cell(of=SEAT)
    mouse: int = cell(of=MOUSE)
    step: int = cell(of=STEP)
    part: int = cell(of=range(PARTS + 1))
    """The part of the space's action that is next."""
    paid: int = cell(of=range(4))
    card: int = cell(of=FAVOR_OR_NONE)
    """A favor card whose icons are not all resolved."""
    icon: int = cell(of=range(PARTS + 1))
    held: int = cell(of=YES_NO)
    """The card's icons wait until the space that the card led to is resolved."""
    swapped: int = cell(of=YES_NO)
    """The tiles were rearranged at this point (once each, HIC-R30)."""
    idle: int = cell(of=YES_NO)
    """The last choice was to skip: nothing has changed since, so the end offers nothing new."""


class State(Record):
    """One game of Hickory Dickory."""

    small = True

    edition: Edition = cell(of=Edition)
    seats: int = cell(of=range(1, MOST_SEATS + 1))
    phase: int = cell(of=PHASE)
    task: int = cell(of=TASK)
    hour: int = cell(of=NUMBER)
    minute: int = cell(of=NUMBER)
    priority: int = cell(of=SEAT)
    """Whose colour the priority pawn is on."""
    pointer: int = cell(of=SEAT)
    """Who decides, or is looked at next, when no mouse is active."""
    offered: int = cell(of=range(13))
    """How many were asked so far: for a swap at the end of a tick, or for a start space."""
    round_over: int = cell(of=YES_NO)
    """Solo: the cat scratches at the end of the round, not in a tick."""
    paws: Ints = cells(PAWS, of=NUMBER_OR_NONE)
    colouring: int = cell(of=range(len(COLOURINGS)))
    """Which colours the seats have (HIC-R10)."""
    hits: int = cell(of=sets_of(NUMBERS))
    """The numbers where a paw was just put down and not yet resolved (HIC-R82)."""
    losses: int = cell(of=range(MICE + 1))
    """Solo: tiles still to be lost on the first of them."""

    tile_on: Ints = cells(NUMBERS, of=NUMBER)
    """Which action tile lies on each number."""
    leaf: Ints = cells(NUMBERS, of=TILE_OR_NONE)
    basket: Ints = cells(BASKET, of=TILE_OR_NONE)
    """Sorted, empty spaces last."""
    wilds: int = cell(of=range(94))
    """Wild items on the web."""
    bag: Ints = cells(KINDS, of=range(94))
    returned: Ints = cells(RELICS, of=YES_NO)
    favor_deck: int = cell(of=sets_of(FAVORS))
    favor_discards: int = cell(of=sets_of(FAVORS))
    shuffles: int = cell(of=range(1 << 15))
    since: Ints = cells(FAVORS, of=range(1 << 15))
    """The shuffle after which each favor card was last in the deck (see `knowledge`)."""
    quests: Ints = cells(QUEST_SLOTS, of=QUEST_OR_NONE)
    """The quests that lie face up."""
    quest_deck: int = cell(of=sets_of(QUESTS))
    quest_discards: int = cell(of=sets_of(QUESTS))
    pinecone: int = cell(of=range(MOST_FINISHES))
    """How many numbers of the right chain it covers."""
    hand: Ints = cells(MOST_HAND, of=PIECE)
    """The mice on the minute hand, from the tip backwards."""
    waiting: int = cell(of=sets_of(MICE * MOST_SEATS))
    """The pieces that have still to activate in this tick."""

    pool: Ints = cells(KINDS, of=range(94))
    """Tiles between two places: drawn, claimed, being rearranged or delivered."""
    bonus: Ints = cells(KINDS, of=range(4))
    """Bonus items of favor cards in the delivery at hand."""
    group: int = cell(of=sets_of(MICE))
    """The mice among which the pool is dealt."""
    dealing: int = cell(of=TILE_OR_NONE)
    """The kind of tile that is being dealt."""
    takers: int = cell(of=sets_of(MICE))
    """The mice that may get it, while there is a choice."""
    dealt_to: int = cell(of=MOUSE)
    """Equal tiles are dealt in the order of the mice: who got the last one of this kind."""

    depth: int = cell(of=range(MOST_FRAMES + 1))
    frames: Records[Frame] = cells(MOST_FRAMES, of=Frame)
    players: Records[Player] = cells(MOST_SEATS, of=Player)
