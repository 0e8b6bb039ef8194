"""The rules of Uly & Polly, in the order of the rulebook. Each function names the rule it carries out."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.actions import decode
from tana.core.bits import with_member
from tana.core.chance import Rng, below
from tana.core.events import PUBLIC, Log, emit, only
from tana.core.reasons import NO_REASON
from tana.core.record import Grid, Ints
from tana.games.uly import events
from tana.games.uly.actions import DECODING, HIDE_AT, START_AT, STEP_TO, SWAP
from tana.games.uly.board import FIRST_LUCK, actor, exchange_tiles, gather_flock, is_turned, rounds_in_game, write_path
from tana.games.uly.components import CELLS, EDGES, MOST_SWAPS, NO_CELL, STALLING, TILES_TO_TURN
from tana.games.uly.knowledge import determinize
from tana.games.uly.legal import choose_uniformly, legal
from tana.games.uly.reasons import ALL_WOLVES, AS_DOG, AS_WOLF
from tana.games.uly.state import DOG, HIDE, NO_SEAT, OVER, PATH, START, SWAP_TILES, State
from tana.games.uly.view import View, look
from tana.games.uly.why_not import refuse

__all__ = [
    "MAX_LEGAL",
    "State",
    "View",
    "actor",
    "apply",
    "choose_uniformly",
    "determinize",
    "ending",
    "legal",
    "look",
    "ranks",
    "refuse",
    "score_lines",
    "scores",
    "setup",
]

MAX_LEGAL = max(MOST_SWAPS, CELLS)

# --- setup (ULY-02) ----------------------------------------------------------------------------------------


@rule
def setup(s: State, seats: int, options: Ints, rng: Rng, log: Log | None) -> None:
    """ULY-02: the flock and the first wolf. Options as in `game.py`."""
    s.seats = seats
    s.memory_aid = options[0]
    s.last.wolf = NO_SEAT
    for i in range(PATH):
        s.last.path[i] = NO_CELL
    choose_first_wolf(s, options[1], rng, log)
    begin_round(s, log)


@rule
def choose_first_wolf(s: State, chosen: int, rng: Rng, log: Log | None) -> None:
    """ULY-R02: drawn at random (0), or chosen at setup."""
    s.first = below(rng, FIRST_LUCK, s.seats) if chosen == 0 else chosen - 1
    s.wolf = s.first
    emit(log, events.FIRST_WOLF, PUBLIC, s.first)


# --- rounds (ULY-10, ULY-20, ULY-21) -----------------------------------------------------------------------


@rule
def on_the_left_of(s: State, seat: int) -> int:
    """The next player clockwise."""
    return (seat + 1) % s.seats


@rule
def begin_round(s: State, log: Log | None) -> None:
    """ULY-10, ULY-20: a flock of sheep, a wolf player who hides first, the dog beside it."""
    gather_flock(s)
    s.wolf_tile = NO_CELL
    s.dog = NO_CELL
    s.idle = 0
    s.dog_player = on_the_left_of(s, s.wolf)
    s.step = HIDE
    emit(log, events.ROUND_BEGAN, PUBLIC, s.round_number + 1, s.wolf)


@rule
def end_round(s: State, found: bool, log: Log | None) -> None:
    """ULY-17, ULY-20, ULY-R22: prizes, the wolf's path, and the next wolf or the end of the game."""
    award_prizes(s, found, log)
    show_path(s, found, log)
    s.wolf_tile = NO_CELL
    if s.round_number + 1 == rounds_in_game(s):
        s.step = OVER
        emit(log, events.GAME_OVER, PUBLIC)
    else:
        s.round_number += 1
        s.wolf = on_the_left_of(s, s.wolf)
        begin_round(s, log)


@rule
def award_prizes(s: State, found: bool, log: Log | None) -> None:
    """ULY-17: a prize for every dog player if the wolf was found, else one for the wolf player alone."""
    if not found:
        s.escapes[s.wolf] += 1
    for seat in range(s.seats):
        if (seat != s.wolf) == found:
            s.prizes[seat] += 1
            emit(log, events.PRIZE, PUBLIC, seat)


@rule
def show_path(s: State, found: bool, log: Log | None) -> None:
    """ULY-R22: the hiding place and the path of the wolf become known to all."""
    write_path(s)
    s.last.wolf = s.wolf
    s.last.found = int(found)
    emit(log, events.WOLF_HAD_HIDDEN, PUBLIC, s.wolf, s.last.path[0])
    for i in range(1, s.last.length):
        emit(log, events.WOLF_HAD_MOVED, PUBLIC, s.last.path[i - 1], s.last.path[i])


# --- before the first turn (ULY-11, ULY-12) ----------------------------------------------------------------


@rule
def hide(s: State, cell: int, log: Log | None) -> None:
    """ULY-11, ULY-R11: unseen by the others, the wolf takes the place of a sheep."""
    s.wolf_tile = cell
    s.step = START
    emit(log, events.HID, PUBLIC, s.wolf)
    emit(log, events.HIDDEN_AT, only(s.wolf), s.wolf, cell)


@rule
def place_dog(s: State, cell: int, log: Log | None) -> None:
    """ULY-12, ULY-R12, ULY-R13: the dog starts on any tile, which stays as it is; the wolf has the first turn."""
    s.dog = cell
    s.step = SWAP_TILES
    emit(log, events.DOG_PLACED, PUBLIC, s.dog_player, cell)


# --- the wolf's turn (ULY-14) ------------------------------------------------------------------------------


@rule
def swap_tiles(s: State, edge: int, log: Log | None) -> None:
    """ULY-14: two tiles that touch change places, for all to see."""
    exchange_tiles(s, edge)
    s.step = DOG
    emit(log, events.SWAPPED, PUBLIC, s.wolf, EDGES[edge][0], EDGES[edge][1])


# --- the dog's turn (ULY-15 to ULY-18) ---------------------------------------------------------------------


@rule
def move_dog(s: State, cell: int, log: Log | None) -> None:
    """ULY-15, ULY-16: one step; a face-down tile is turned up, on a face-up one nothing happens."""
    emit(log, events.DOG_MOVED, PUBLIC, s.dog_player, s.dog, cell)
    s.dog = cell
    if is_turned(s, s.tiles[cell]):
        stand_idle(s, log)
    else:
        turn_tile(s, s.tiles[cell], log)


@rule
def stand_idle(s: State, log: Log | None) -> None:
    """ULY-R19: too many moves in a row without turning a tile let the wolf get away."""
    s.idle += 1
    if s.idle == STALLING:
        emit(log, events.DOG_STALLED, PUBLIC, s.wolf)
        end_round(s, False, log)
    else:
        end_dog_turn(s)


@rule
def turn_tile(s: State, tile: int, log: Log | None) -> None:
    """ULY-16, ULY-17, ULY-18: the wolf is found, or one more sheep lies face up; the eighth lets the wolf escape."""
    s.idle = 0
    if tile == s.wolf_tile:
        emit(log, events.WOLF_FOUND, PUBLIC, s.dog_player, s.dog)
        end_round(s, True, log)
        return
    s.turned = with_member(s.turned, tile)
    s.face_up += 1
    emit(log, events.SHEEP_TURNED, PUBLIC, s.dog, s.face_up)
    if s.face_up == TILES_TO_TURN:
        emit(log, events.WOLF_ESCAPED, PUBLIC, s.wolf)
        end_round(s, False, log)
    else:
        end_dog_turn(s)


@rule
def end_dog_turn(s: State) -> None:
    """ULY-13, ULY-15: the wolf is next; the dog goes on to the next player clockwise who is not the wolf."""
    s.dog_player = on_the_left_of(s, s.dog_player)
    if s.dog_player == s.wolf:
        s.dog_player = on_the_left_of(s, s.dog_player)
    s.step = SWAP_TILES


# --- actions -----------------------------------------------------------------------------------------------


@rule
def apply(s: State, action: int, rng: Rng, log: Log | None) -> None:
    """Carry out a legal action and everything that follows, up to the next decision."""
    family, chosen, _ = decode(action, DECODING)
    if family == HIDE_AT:
        hide(s, chosen, log)
    elif family == START_AT:
        place_dog(s, chosen, log)
    elif family == SWAP:
        swap_tiles(s, chosen, log)
    elif family == STEP_TO:
        move_dog(s, chosen, log)


# --- the end (ULY-21, ULY-22) ------------------------------------------------------------------------------


@rule
def ending(s: State) -> int:
    """ULY-21: the game is over when everyone has been the wolf as often."""
    return ALL_WOLVES + rounds_in_game(s) - 1 if s.step == OVER else NO_REASON


@rule
def scores(s: State, out: Ints) -> None:
    """ULY-22: prizes."""
    for seat in range(s.seats):
        out[seat] = s.prizes[seat]


@rule
def ranks(s: State, out: Ints) -> None:
    """ULY-22: most prizes first; ties share a rank."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if s.prizes[other] > s.prizes[seat]:
                out[seat] += 1


@rule
def score_lines(s: State, seat: int, out: Grid) -> int:
    """ULY-17: prizes won as the wolf and as the dog."""
    escapes = int(s.escapes[seat])
    found = int(s.prizes[seat]) - escapes
    out[0][0], out[0][1] = AS_WOLF + escapes, escapes
    out[1][0], out[1][1] = AS_DOG + found, found
    return 2
