"""Ticks: the minute hand moves, mice activate, tiles are swapped (HIC-10 to HIC-12, HIC-30, HIC-65)."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, contains, first_member, has_many, shifted, single
from tana.core.chance import Rng
from tana.core.events import PUBLIC, Log, emit
from tana.games.hickory import events
from tana.games.hickory.board import is_covered, move_hand, next_seat, piece
from tana.games.hickory.components import ALL_MICE_OF_A_SEAT, MICE, MOST_HAND, TWELVE
from tana.games.hickory.moves import begin_activation
from tana.games.hickory.solo import roll_again
from tana.games.hickory.state import (
    CHOOSE_ON_HAND,
    CHOOSE_ON_INNER,
    FORCED_LEAP,
    HAND,
    HOUR,
    INNER,
    NO_PIECE,
    ON_HAND,
    ON_INNER,
    ROUND_END,
    SCRATCH,
    SWAPS,
    TICK,
    State,
)
from tana.games.hickory.tiles import can_rearrange, sharing


@rule
def start_tick(s: State, rng: Rng, log: Log | None) -> None:
    """HIC-10, HIC-65, HIC-81: the hand moves on; a covered number passes by, in solo the paw may move."""
    move_hand(s)
    emit(log, events.TICKED, PUBLIC, s.minute)
    if not is_covered(s, int(s.minute)):
        begin_activations(s)
    elif s.seats == 1 and s.hand[0] != NO_PIECE:
        roll_again(s, rng, log)
        s.phase = SCRATCH
    else:
        emit(log, events.TICK_COVERED, PUBLIC, s.minute)
        end_tick(s)


@rule
def begin_activations(s: State) -> None:
    """HIC-10, HIC-11: the mice of the hand and of this number's inner ring will activate, the hand's first."""
    s.phase = ON_HAND
    waiting = EMPTY
    for seat in range(s.seats):
        for mouse in range(MICE):
            place = s.players[seat].mice[mouse]
            here = place.at == s.minute and (place.ring == HAND or place.ring == INNER)
            waiting |= single(piece(seat, mouse)) if here else EMPTY
    s.waiting = waiting


@rule
def end_tick(s: State) -> None:
    """HIC-10: a round is twelve ticks."""
    s.phase = ROUND_END if s.minute == TWELVE else TICK


@rule
def go_on_fleeing(s: State, log: Log | None) -> None:
    """HIC-82, HIC-R82: with a paw still on the hand's number its mice leap off, tip first; else they activate."""
    covered = is_covered(s, int(s.minute))
    who = int(s.hand[0])
    if covered and who != NO_PIECE:
        begin_activation(s, who // MICE, who % MICE, FORCED_LEAP, log)
    elif s.round_over == 1:
        s.round_over = 0
        s.phase = HOUR
    elif covered:
        end_tick(s)
    else:
        begin_activations(s)


# --- the hand, from the tip backwards (HIC-10) -------------------------------------------------------------


@rule
def activate_on_hand(s: State, log: Log | None) -> None:
    """HIC-10: the foremost mouse that has not activated; after the last one the inner ring."""
    for i in range(MOST_HAND):
        who = int(s.hand[i])
        if who != NO_PIECE and contains(s.waiting, who):
            begin_activation(s, who // MICE, who % MICE, CHOOSE_ON_HAND, log)
            return
    s.phase = ON_INNER
    s.pointer = s.priority


# --- the inner ring, in priority order (HIC-12) ------------------------------------------------------------


@rule
def waiting_of(s: State, seat: int) -> int:
    """The mice of a seat that have still to activate here; those of the hand have done so."""
    return shifted(s.waiting, -piece(seat, 0)) & ALL_MICE_OF_A_SEAT


@rule
def activate_on_inner(s: State, log: Log | None) -> bool:
    """HIC-12: the next colour with a mouse left; true when that player has to choose which."""
    if s.waiting == EMPTY:
        s.phase = SWAPS
        s.offered = 0
        return False
    while waiting_of(s, int(s.pointer)) == EMPTY:
        s.pointer = next_seat(s, int(s.pointer))
    mice = waiting_of(s, int(s.pointer))
    if has_many(mice):
        return True
    activate_mouse(s, first_member(mice), log)
    return False


@rule
def activate_mouse(s: State, mouse: int, log: Log | None) -> None:
    """HIC-12: activate it, and go on from the next colour."""
    seat = int(s.pointer)
    s.pointer = next_seat(s, seat)
    begin_activation(s, seat, mouse, CHOOSE_ON_INNER, log)


# --- swaps before the hand moves on (HIC-30, HIC-R30) ------------------------------------------------------


@rule
def offer_swaps(s: State) -> bool:
    """HIC-R30: once to each player, in priority order; true when somebody could change something."""
    while s.offered < s.seats:
        seat = int(s.priority)
        for _ in range(s.offered):
            seat = next_seat(s, seat)
        if can_rearrange(s, seat, sharing(s, seat)):
            s.pointer = seat
            return True
        s.offered += 1
    s.offered = 0
    end_tick(s)
    return False


@rule
def keep(s: State, log: Log | None) -> None:
    """HIC-30: the player asked leaves the tiles as they are."""
    s.offered += 1
    emit(log, events.KEPT, PUBLIC, s.pointer)
