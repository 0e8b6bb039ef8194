"""What a seat may know of a game of Uly & Polly (ULY-K1 to ULY-K3), as a record that has no place for a secret."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.domain import SEAT, SEAT_OR_NONE
from tana.core.record import Maybe, Records, Row, ViewRecord, by_seat, cell, cells, flag, maybe, remembered, row
from tana.core.row_ops import give, push
from tana.games.uly.board import actor, is_turned, rounds_in_game
from tana.games.uly.components import (
    CELL,
    CELL_OR_NONE,
    CELLS,
    MOST_ROUNDS,
    MOST_SEATS,
    PRIZES,
    STALLING,
    TILES_TO_TURN,
)
from tana.games.uly.state import NO_SEAT, PATH, STEP, State


class Place(ViewRecord):
    """The tile on a cell; with the memory aid, where that tile started the round."""

    face_up: int = flag()
    trail: int = remembered(cell(of=CELL_OR_NONE))


class LastRound(ViewRecord):
    """How the round before went: the wolf's hiding place and every cell it was moved to (ULY-R22)."""

    wolf: int = cell(of=SEAT)
    found: int = flag()
    path: Row[int] = row(PATH, of=CELL, observed=0)


class View(ViewRecord):
    """A game of Uly & Polly from one seat."""

    seat: int = cell(of=SEAT_OR_NONE)
    seats: int = cell(of=range(2, MOST_SEATS + 1))
    round_number: int = cell(of=range(1, MOST_ROUNDS + 1))
    rounds: int = cell(of=range(1, MOST_ROUNDS + 1))
    step: int = cell(of=STEP)
    actor: int = cell(of=SEAT_OR_NONE)
    wolf: int = cell(of=SEAT)
    """The wolf player of this round."""
    dog_player: int = cell(of=SEAT)
    """Who makes the next move of the dog."""
    memory_aid: int = flag()
    places: Records[Place] = cells(by=CELL, of=Place, label="cell")
    dog: int = cell(of=CELL_OR_NONE)
    face_up: int = cell(of=range(TILES_TO_TURN + 1))
    tiles_to_turn: int = cell(of=range(TILES_TO_TURN, TILES_TO_TURN + 1))
    idle: int = cell(of=range(STALLING + 1))
    """Dog moves since a tile was turned; the round ends when it reaches `stalling`."""
    stalling: int = cell(of=range(STALLING, STALLING + 1))
    prizes: Row[int] = by_seat(row(MOST_SEATS, of=range(PRIZES + 1)))
    last: Maybe[LastRound] = maybe(LastRound)
    hideout: int = cell(of=CELL_OR_NONE)
    """Where the wolf is now: for the wolf player alone."""


@rule
def look(s: State, seat: int, out: View) -> None:
    """ULY-K1, ULY-K2: everything but the wolf's tile, and that too for the wolf player."""
    out.seat = seat
    out.seats = s.seats
    out.round_number = s.round_number + 1
    out.rounds = rounds_in_game(s)
    out.step = s.step
    out.actor = actor(s)
    out.wolf = s.wolf
    out.dog_player = s.dog_player
    out.memory_aid = s.memory_aid
    out.dog = s.dog
    out.face_up = s.face_up
    out.tiles_to_turn = TILES_TO_TURN
    out.idle = s.idle
    out.stalling = STALLING
    for player in range(s.seats):
        push(out.prizes, s.prizes[player])
    look_at_flock(s, seat == s.wolf, out)
    if s.last.wolf != NO_SEAT:
        look_back(s, give(out.last))


@rule
def look_at_flock(s: State, knows_wolf: bool, out: View) -> None:
    """The tiles; the wolf's for readers who know it."""
    for at in range(CELLS):
        tile = s.tiles[at]
        place = out.places[at]
        place.face_up = is_turned(s, tile)
        if s.memory_aid:
            place.trail = tile
        if knows_wolf and tile == s.wolf_tile:
            out.hideout = at


@rule
def look_back(s: State, last: LastRound) -> None:
    """ULY-R22: the round before."""
    last.wolf = s.last.wolf
    last.found = s.last.found
    for i in range(s.last.length):
        push(last.path, s.last.path[i])
