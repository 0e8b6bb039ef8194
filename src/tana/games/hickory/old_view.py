"""What a seat may know of a game of Hickory Dickory (HIC-K1, HIC-K2), as types that have no place for a secret."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tana.core.record import Ints
from tana.core.view import Each, Parts
from tana.games.hickory.board import actor, cards_of, hand_spaces, is_covered, points_of
from tana.games.hickory.components import (
    BOARD,
    CELL,
    CELLS,
    FAVORS,
    FIRST_RELIC,
    ICON,
    KINDS,
    MICE,
    MOUSE,
    NO_ICON,
    NO_NUMBER,
    NO_PICTURE,
    NO_TILE,
    NUMBER,
    NUMBERS,
    PARTS,
    PICTURE,
    PLAYER_COLOURS,
    QUEST,
    QUEST_SLOTS,
    QUESTS,
    RELICS,
    SKY,
    TILE,
)
from tana.games.hickory.delivery import quest_in
from tana.games.hickory.favors import cards_in
from tana.games.hickory.rounds import quests_in_deck
from tana.games.hickory.state import (
    DEAL,
    DECK,
    DISCARDED,
    IN_HAND,
    NO_PIECE,
    NO_TASK,
    OVER,
    PHASE,
    RING,
    STEP,
    TALLY,
    TASK,
    State,
)
from tana.games.hickory.tiles import tile_to_deal

Counts = dict[str, int]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of an action, or an icon of a card."""

    cost: int
    icon: str
    amount: int


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mouse of a seat."""

    seat: int
    mouse: str


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of the clock with both its spaces."""

    number: int
    sky: str
    covered: bool
    parts: tuple[Part, ...]
    leaf: str | None
    inner: tuple[Piece, ...]
    outer: tuple[Piece, ...]


class Quest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A quest that lies face up."""

    slot: int
    quest: str
    points: int
    pictures: tuple[str, ...]


class Favor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A favor card that this reader may see."""

    card: str
    icons: tuple[Part, ...]
    bonus: str | None
    acorn: bool


class Mouse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mouse and its card."""

    mouse: str
    ring: str
    number: int | None
    waiting: bool
    room: int
    pouch: tuple[str, ...]


class HuntSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of a hunt board: what it shows, and what lies there."""

    cell: str
    shows: str
    tile: str | None


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What belongs to a seat. `hand` is for the own seat alone; the number of cards is public."""

    colour: str
    points: int
    tally: Counts
    board: str
    hunt: tuple[HuntSpace, ...]
    scaler: int
    mice: tuple[Mouse, ...]
    cards: int
    hand: tuple[Favor, ...] | None


class Chain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chain: spaces with their points, and the values of the finish from the bottom."""

    points: tuple[int, ...]
    finish: tuple[int, ...]
    covered: int
    """How many of the finish values the pinecone covers."""


class Active(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mouse whose activation has begun and not ended, and the card it is resolving."""

    seat: int
    mouse: str
    step: str
    part: int
    paid: int
    card: Favor | None
    icon: int


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of Hickory Dickory from one seat."""

    seat: int | None
    seats: int
    actor: int | None
    phase: str
    task: str | None
    hour: int
    minute: int
    priority: int
    paws: tuple[int, ...]
    spaces: tuple[Space, ...]
    hand: tuple[Piece, ...]
    """The mice on the minute hand, from the tip backwards."""
    hand_spaces: int
    wilds: int
    basket: tuple[str, ...]
    bag: Counts
    """What is left in the bag, by counting."""
    returned: tuple[str, ...]
    quests: tuple[Quest, ...]
    quest_deck: int
    favor_deck: int
    discards: tuple[Favor, ...]
    chain: Chain
    active: tuple[Active, ...]
    """Mice that are active, the one that acts last."""
    pool: tuple[str, ...]
    """Tiles between two places: drawn, being dealt or delivered."""
    dealing: str | None
    """The tile that is dealt next."""
    bonus: tuple[str, ...]
    """Bonus items of the delivery at hand."""
    losses: int
    players: tuple[Player, ...]


def _numbers(row: Ints) -> Iterator[int]:
    return (int(row[i]) for i in range(len(row)))


def _row(row: Ints) -> tuple[str, ...]:
    """A row of tiles that may have gaps at its end."""
    return tuple(TILE.token(tile) for tile in _numbers(row) if tile != NO_TILE)


def _heap(counts: Ints) -> tuple[str, ...]:
    """Tiles given by how many there are of each kind."""
    return tuple(TILE.token(kind) for kind in range(KINDS) for _ in range(counts[kind]))


def _pieces(s: State, ring: str, number: int) -> tuple[Piece, ...]:
    return tuple(
        Piece(seat, MOUSE.token(mouse))
        for seat in range(s.seats)
        for mouse in range(MICE)
        if s.players[seat].mice[mouse].ring == RING.number(ring) and s.players[seat].mice[mouse].at == number
    )


def _space(s: State, number: int) -> Space:
    tile = int(s.tile_on[number])
    icons = [(part, int(s.edition.icons[tile][part])) for part in range(PARTS)]
    return Space(
        number=number + 1,
        sky=SKY.token(s.edition.sky[number]),
        covered=bool(is_covered(s, number)),
        parts=tuple(
            Part(int(s.edition.costs[tile][part]), ICON.token(icon), int(s.edition.amounts[tile][part]))
            for part, icon in icons
            if icon != NO_ICON
        ),
        leaf=None if s.leaf[number] == NO_TILE else TILE.token(s.leaf[number]),
        inner=_pieces(s, "inner", number),
        outer=_pieces(s, "outer", number),
    )


def _quest(s: State, slot: int) -> Quest:
    quest = quest_in(s, slot)
    return Quest(
        slot=slot + 1,
        quest=QUEST.token(quest),
        points=int(s.edition.quest_points[quest]),
        pictures=tuple(
            PICTURE.token(picture) for picture in _numbers(s.edition.pictures[quest]) if picture != NO_PICTURE
        ),
    )


def favor(s: State, card: int) -> Favor:
    """What a favor card shows; only for cards that the reader may see."""
    icons = [(int(s.edition.card_icons[card][i]), int(s.edition.card_amounts[card][i])) for i in range(PARTS)]
    bonus = int(s.edition.bonus[card])
    return Favor(
        card=str(card + 1),
        icons=tuple(Part(0, ICON.token(icon), amount) for icon, amount in icons if icon != NO_ICON),
        bonus=None if bonus == NO_TILE else TILE.token(bonus),
        acorn=bool(s.edition.acorn[card]),
    )


def _chain(s: State) -> Chain:
    return Chain(
        points=tuple(int(s.edition.chain_points[space]) for space in range(1, int(s.edition.chain) + 1)),
        finish=tuple(int(s.edition.finish[i]) for i in range(int(s.edition.finishes))),
        covered=int(s.pinecone),
    )


def _active(s: State, i: int) -> Active:
    frame = s.frames[i]
    return Active(
        seat=int(frame.seat),
        mouse=MOUSE.token(frame.mouse),
        step=STEP.token(frame.step),
        part=int(frame.part),
        paid=int(frame.paid),
        card=None if frame.card < 0 else favor(s, int(frame.card)),
        icon=int(frame.icon),
    )


def _mouse(s: State, owner: int, mouse: int) -> Mouse:
    own = s.players[owner].mice[mouse]
    return Mouse(
        mouse=MOUSE.token(mouse),
        ring=RING.token(own.ring),
        number=None if own.at == NO_NUMBER else int(NUMBER.token(own.at)),
        waiting=bool(own.waiting),
        room=int(s.edition.pouches[mouse]),
        pouch=_row(own.pouch),
    )


def _player(s: State, owner: int, reader: int | None) -> Player:
    player = s.players[owner]
    held = [card for card in range(FAVORS) if s.favors[card] == IN_HAND + owner]
    return Player(
        colour=PLAYER_COLOURS[owner],
        points=int(points_of(s, owner)),
        tally={source: int(player.tally[i]) for i, source in enumerate(TALLY.tokens)},
        board=BOARD.token(player.board),
        hunt=tuple(_hunt_space(s, owner, cell) for cell in range(CELLS)),
        scaler=int(player.scaler),
        mice=tuple(_mouse(s, owner, mouse) for mouse in range(MICE)),
        cards=int(cards_of(s, owner)),
        hand=tuple(favor(s, card) for card in held) if owner == reader else None,
    )


def _hunt_space(s: State, owner: int, cell: int) -> HuntSpace:
    player = s.players[owner]
    tile = int(player.filled[cell])
    return HuntSpace(
        cell=CELL.token(cell),
        shows=TILE.token(s.edition.boards[player.board][cell]),
        tile=None if tile == NO_TILE else TILE.token(tile),
    )


VIEW = Parts(
    View,
    open={
        "seats": lambda s: int(s.seats),
        "actor": lambda s: None if s.phase == OVER else int(actor(s)),
        "phase": lambda s: PHASE.token(s.phase),
        "task": lambda s: None if s.task == NO_TASK else TASK.token(s.task),
        "hour": lambda s: int(s.hour) + 1,
        "minute": lambda s: int(s.minute) + 1,
        "priority": lambda s: int(s.priority),
        "paws": lambda s: tuple(paw + 1 for paw in _numbers(s.paws) if paw != NO_NUMBER),
        "spaces": Each(lambda s: NUMBERS, _space),
        "hand": lambda s: tuple(
            Piece(who // MICE, MOUSE.token(who % MICE)) for who in _numbers(s.hand) if who != NO_PIECE
        ),
        "hand_spaces": lambda s: int(hand_spaces(s)),
        "wilds": lambda s: int(s.wilds),
        "basket": lambda s: _row(s.basket),
        "bag": lambda s: {TILE.token(kind): int(s.bag[kind]) for kind in range(KINDS)},
        "returned": lambda s: tuple(TILE.token(FIRST_RELIC + i) for i in range(RELICS) if s.returned[i]),
        "quests": lambda s: tuple(_quest(s, slot) for slot in range(QUEST_SLOTS) if quest_in(s, slot) < QUESTS),
        "quest_deck": lambda s: int(quests_in_deck(s)),
        "favor_deck": lambda s: int(cards_in(s, DECK)),
        "discards": lambda s: tuple(favor(s, card) for card in range(FAVORS) if s.favors[card] == DISCARDED),
        "chain": _chain,
        "active": lambda s: tuple(_active(s, i) for i in range(s.depth)),
        "pool": lambda s: _heap(s.pool),
        "dealing": lambda s: TILE.token(tile_to_deal(s)) if s.task == DEAL else None,
        "bonus": lambda s: _heap(s.bonus),
        "losses": lambda s: int(s.losses),
    },
    own={
        "seat": lambda s, seat: seat,
        "players": Each(lambda s: int(s.seats), _player),
    },
)
"""HIC-K1, HIC-K2: everything but the favor cards of the others."""
