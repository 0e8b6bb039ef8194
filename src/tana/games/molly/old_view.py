"""What a seat may know of a game of Molly (MOL-K1, MOL-K2), as types that have no place for a secret."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

import msgspec

from tana.core.view import Each, Parts
from tana.games.molly.board import actor, innermost, is_last_round, shows_back
from tana.games.molly.components import (
    CARD,
    CELL,
    CELLS,
    COLOUR,
    COLOURS,
    CUBES_OF_A_COLOUR,
    EVENT_CARD,
    LINE,
    NO_CARD,
    NO_CELL,
    NO_COLOUR,
    NO_EVENT,
    TARDY,
)
from tana.games.molly.knowledge import allows, cubes_if, gifts_are_passed, neighbour_on_the_left
from tana.games.molly.state import GIFT_COLOUR, GIFTS, NOT_CHOSEN, OVER, STEP, Player, State
from tana.games.molly.validation import inwards

Cubes = dict[str, int]


class PileCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a pile as everybody could remember it; `unseen` for one nobody has seen."""

    card: str
    up: bool


class Pile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space: what shows there, and with the memory aid its cards from bottom to top."""

    cell: str
    shows: str
    """`empty`, `bobtail`, a colour, or a back: `back`, `tardy-back`."""
    cards: tuple[PileCard, ...] | None


class Burrow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player. `cubes` is for the own seat (and for all at the end), `known` for the memory aid."""

    tokens: int
    cubes: Cubes | None
    known: Cubes | None
    """Cubes that are certainly there, from what this reader has lawfully seen."""
    unsure: int | None
    """How many more there are."""
    gave: str | None
    """What the own seat gave in Pass it on."""


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of Molly from one seat."""

    seat: int | None
    seats: int
    first: int
    turn: int
    actor: int | None
    step: str
    bobtail: str | None
    hunted: str | None
    memory_aid: bool
    piles: tuple[Pile, ...]
    display: tuple[str | None, ...]
    display_tardy: tuple[bool, ...] | None
    held: tuple[str, ...]
    held_tardy: tuple[bool, ...] | None
    deck: int
    deck_back: str | None
    last_round: bool
    supply: int
    stock: Cubes
    event: str | None
    waiting: str | None
    found: tuple[str, ...]
    lines: tuple[str, ...]
    to_cover: tuple[str, ...]
    burrows: tuple[Burrow, ...]


def _cell(cell: int) -> str | None:
    return None if cell == NO_CELL else CELL.token(cell)


def _face(card: int) -> str:
    """The front of a card: its colour. Only the back tells a Tardy Mole (MOL-01)."""
    return COLOUR.token(int(card) % COLOURS)


def _pile(s: State, cell: int) -> Pile:
    if s.memory_aid:
        return Pile(CELL.token(cell), _shows(s, cell), tuple(_cards_of(s, cell)))
    return _pile_that_shows(cell, _shows(s, cell))


@cache
def _pile_that_shows(cell: int, shows: str) -> Pile:
    return Pile(CELL.token(cell), shows, None)


def _shows(s: State, cell: int) -> str:
    if s.shows[cell] != NO_COLOUR:
        return COLOUR.token(s.shows[cell])
    if cell == s.bobtail:
        return "bobtail"
    if shows_back(s, cell):
        return "tardy-back" if s.cards[innermost(s, s.bottom[cell])] >= COLOURS else "back"
    return "empty"


def _cards_of(s: State, cell: int) -> Iterator[PileCard]:
    """From bottom to top."""
    for place in inwards(s, s.bottom[cell]):
        yield PileCard(CARD.token(s.cards[place]), up=False)
    for place in reversed(list(inwards(s, s.top[cell]))):
        yield PileCard(CARD.token(s.cards[place]), up=True)


def _cubes(counts: Iterable[int]) -> Cubes:
    return dict(zip(COLOUR.tokens, counts, strict=True))


def _held(player: Player) -> Cubes:
    return _cubes([int(player.cubes[colour]) for colour in range(COLOURS)])


def _held_tardy(s: State) -> tuple[bool, ...]:
    return tuple(int(s.held[i]) >= COLOURS for i in range(len(s.held)) if s.held[i] != NO_CARD)


def _stock(s: State) -> Cubes:
    held = [s.players[seat].cubes for seat in range(s.seats)]
    return _cubes([CUBES_OF_A_COLOUR - sum([int(cubes[colour]) for cubes in held]) for colour in range(COLOURS)])


def _burrow(s: State, owner: int, reader: int | None) -> Burrow:
    player = s.players[owner]
    open_to_reader = owner == reader or s.step == OVER
    known = known_cubes(s, owner, reader) if s.memory_aid else None
    return Burrow(
        tokens=int(player.tokens),
        cubes=_held(player) if open_to_reader else None,
        known=known,
        unsure=None if known is None else sum(_held(player).values()) - sum(known.values()),
        gave=GIFT_COLOUR.token(player.gift) if owner == reader and player.gift != NOT_CHOSEN else None,
    )


def known_cubes(s: State, owner: int, reader: int | None) -> Cubes:
    """For each colour, how many cubes the owner has in every world the reader thinks possible."""
    player = s.players[owner]
    if owner == reader or not gifts_are_passed(s):
        return _held(player)
    left = neighbour_on_the_left(s, owner)
    truly = s.players[left].gift
    pairs = {(gifts[owner], gifts[left]) for gifts in worlds(s, reader)}
    return _cubes(
        min(cubes_if(player, truly, given, received, colour) for given, received in pairs) for colour in range(COLOURS)
    )


def worlds(s: State, reader: int | None) -> Iterator[tuple[int, ...]]:
    """All gifts of Pass it on, by giver, that the reader thinks possible."""
    known = set() if reader is None else {reader, neighbour_on_the_left(s, reader)}
    choices = [[int(s.players[seat].gift)] if seat in known else list(range(GIFTS)) for seat in range(s.seats)]
    for gifts in product(*choices):
        if all(
            allows(int(s.players[seat].fits), gifts[seat], gifts[neighbour_on_the_left(s, seat)])
            for seat in range(s.seats)
        ):
            yield gifts


VIEW = Parts(
    View,
    open={
        "seats": lambda s: int(s.seats),
        "first": lambda s: int(s.first),
        "turn": lambda s: int(s.turn),
        "actor": lambda s: None if s.step == OVER else int(actor(s)),
        "step": lambda s: STEP.token(s.step),
        "bobtail": lambda s: _cell(s.bobtail),
        "hunted": lambda s: _cell(s.hunted),
        "memory_aid": lambda s: bool(s.memory_aid),
        "piles": lambda s: tuple(_pile(s, cell) for cell in range(CELLS)),
        "display": lambda s: tuple(None if s.display[i] == NO_CARD else _face(s.display[i]) for i in range(2)),
        "display_tardy": lambda s: tuple(int(s.display[i]) >= COLOURS for i in range(2)) if s.memory_aid else None,
        "held_tardy": lambda s: _held_tardy(s) if s.memory_aid else None,
        "held": lambda s: tuple(_face(s.held[i]) for i in range(len(s.held)) if s.held[i] != NO_CARD),
        "deck": lambda s: int(s.deck),
        "deck_back": lambda s: None if s.deck == 0 else "tardy-back" if s.deck <= TARDY else "back",
        "last_round": lambda s: bool(is_last_round(s)),
        "supply": lambda s: int(s.supply),
        "stock": _stock,
        "event": lambda s: None if s.event == NO_EVENT else EVENT_CARD.token(s.event),
        "waiting": lambda s: None if s.waiting == NO_EVENT else EVENT_CARD.token(s.waiting),
        "found": lambda s: tuple(EVENT_CARD.token(s.found[i]) for i in range(len(s.found)) if s.found[i] != NO_EVENT),
        "lines": lambda s: tuple(token for i, token in enumerate(LINE.tokens) if int(s.lines) >> i & 1),
        "to_cover": lambda s: tuple(CELL.token(cell) for cell in range(CELLS) if int(s.to_cover) >> cell & 1),
    },
    own={
        "seat": lambda s, seat: seat,
        "burrows": Each(lambda s: int(s.seats), _burrow),
    },
)
"""MOL-K1, MOL-K2: everything public, and the own burrow."""
