"""What a seat may know of a game of Uly & Polly (ULY-K1 to ULY-K3), as types that have no place for a secret."""

from __future__ import annotations

import msgspec

from tana.core.view import Each, Parts
from tana.games.uly.board import actor, is_turned, rounds_in_game
from tana.games.uly.components import CELL, CELLS, NO_CELL, STALLING, TILES_TO_TURN
from tana.games.uly.state import NO_SEAT, OVER, STEP, State


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cell and the tile on it; with the memory aid, where that tile started the round."""

    cell: str
    face_up: bool
    trail: str | None


class LastRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the round before went: the wolf's hiding place and every cell it was moved to (ULY-R22)."""

    wolf: int
    found: bool
    path: tuple[str, ...]


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of Uly & Polly from one seat."""

    seat: int | None
    seats: int
    round_number: int
    rounds: int
    step: str
    actor: int | None
    wolf: int
    """The wolf player of this round."""
    dog_player: int
    """Who makes the next move of the dog."""
    memory_aid: bool
    places: tuple[Place, ...]
    dog: str | None
    face_up: int
    tiles_to_turn: int
    idle: int
    """Dog moves since a tile was turned; the round ends when it reaches `stalling`."""
    stalling: int
    prizes: tuple[int, ...]
    last: LastRound | None
    hideout: str | None
    """Where the wolf is now: for the wolf player alone."""


def _place(s: State, cell: int) -> Place:
    tile = int(s.tiles[cell])
    return Place(
        cell=CELL.token(cell),
        face_up=is_turned(s, tile),
        trail=CELL.token(tile) if s.memory_aid else None,
    )


def _last_round(s: State) -> LastRound | None:
    if s.last.wolf == NO_SEAT:
        return None
    return LastRound(
        wolf=int(s.last.wolf),
        found=bool(s.last.found),
        path=tuple(CELL.token(s.last.path[i]) for i in range(s.last.length)),
    )


def _hideout(s: State) -> str | None:
    for cell in range(CELLS):
        if s.tiles[cell] == s.wolf_tile:
            return CELL.token(cell)
    return None


VIEW = Parts(
    View,
    open={
        "seats": lambda s: int(s.seats),
        "round_number": lambda s: int(s.round_number) + 1,
        "rounds": lambda s: rounds_in_game(s),
        "step": lambda s: STEP.token(s.step),
        "actor": lambda s: None if s.step == OVER else int(actor(s)),
        "wolf": lambda s: int(s.wolf),
        "dog_player": lambda s: int(s.dog_player),
        "memory_aid": lambda s: bool(s.memory_aid),
        "places": Each(lambda s: CELLS, _place),
        "dog": lambda s: None if s.dog == NO_CELL else CELL.token(s.dog),
        "face_up": lambda s: int(s.face_up),
        "tiles_to_turn": lambda s: TILES_TO_TURN,
        "idle": lambda s: int(s.idle),
        "stalling": lambda s: STALLING,
        "prizes": lambda s: tuple(int(s.prizes[player]) for player in range(s.seats)),
        "last": _last_round,
    },
    own={
        "seat": lambda s, seat: seat,
        "hideout": lambda s, seat: _hideout(s) if seat == s.wolf else None,
    },
)
"""ULY-K1, ULY-K2: everything but the wolf's tile, and that too for the wolf player."""
