"""Moves of an active mouse: hopping on and off, bumping, leaping, and the Scamp (HIC-13 to HIC-19, HIC-43, HIC-44).

Activations nest: a newcomer on the hand bumps two mice, one of them calls its Scamp. Active mice are kept on a small
stack of frames, and only the top one acts.
"""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, all_below, minus, single, without
from tana.core.events import PUBLIC, Log, emit
from tana.games.hickory import events
from tana.games.hickory.actions import HOP_BACK, HOP_OFF
from tana.games.hickory.board import (
    covered,
    hand_spaces,
    number_of,
    onward,
    piece,
    previous_uncovered,
    put_on_hand,
    put_on_ring,
    spaces_of,
    spaces_taken,
    take_off_tip,
)
from tana.games.hickory.components import MICE, NO_FAVOR, NO_ICON, NUMBERS, PARTS, SCAMP
from tana.games.hickory.state import CHOOSE_BUMPED, CLAIM, END, NO_PIECE, OUTER, SPENT, State

EVERY_NUMBER = all_below(NUMBERS)

# --- frames ------------------------------------------------------------------------------------------------


@rule
def begin_activation(s: State, seat: int, mouse: int, step: int, log: Log | None) -> None:
    """A mouse becomes the active one."""
    frame = s.frames[s.depth]
    frame.seat = seat
    frame.mouse = mouse
    frame.step = step
    s.depth += 1
    s.waiting = without(s.waiting, piece(seat, mouse))
    emit(log, events.ACTIVATED, PUBLIC, seat, mouse)


@rule
def end_activation(s: State) -> None:
    """The active mouse has finished; the one below goes on."""
    s.depth -= 1
    clear_frame(s, int(s.depth))


@rule
def finish(s: State, log: Log | None) -> None:
    """HIC-R46: the player ends the activation."""
    frame = s.frames[s.depth - 1]
    emit(log, events.ENDED, PUBLIC, frame.seat, frame.mouse)
    end_activation(s)


@rule
def clear_frame(s: State, at: int) -> None:
    """Reset an unused frame, so that equal positions have equal bytes."""
    frame = s.frames[at]
    frame.seat = 0
    frame.mouse = 0
    frame.step = 0
    frame.card = NO_FAVOR
    frame.icon = 0
    frame.held = 0
    renew_point(s, at)
    frame.part = 0
    frame.paid = 0


@rule
def renew_point(s: State, at: int) -> None:
    """Start a new point of an activation: tiles may be rearranged again, and the mouse is not idle."""
    s.frames[at].swapped = 0
    s.frames[at].idle = 0


@rule
def at_icon(s: State) -> bool:
    """Whether the active mouse is resolving an icon of a card (HIC-46)."""
    frame = s.frames[s.depth - 1]
    return frame.card != NO_FAVOR and frame.held == 0


@rule
def finish_icon(s: State) -> None:
    """The icon of a card, or the part of the space's action, is over."""
    top = int(s.depth) - 1
    frame = s.frames[top]
    renew_point(s, top)
    if not at_icon(s):
        frame.part += 1
        frame.paid = 0
        return
    frame.icon += 1
    if frame.icon == PARTS or s.edition.card_icons[frame.card][frame.icon] == NO_ICON:
        frame.card = NO_FAVOR
        frame.icon = 0


# --- onto the outer ring (HIC-13, HIC-14, HIC-20) ----------------------------------------------------------


@rule
def enter(s: State, number: int) -> None:
    """HIC-20: the active mouse lands on an outer space; what it had not yet done elsewhere is lost (HIC-R44)."""
    top = int(s.depth) - 1
    frame = s.frames[top]
    put_on_ring(s, int(frame.seat), int(frame.mouse), OUTER, number)
    frame.step = CLAIM
    frame.part = 0
    frame.paid = 0
    renew_point(s, top)


@rule
def land(s: State, action: int, log: Log | None) -> None:
    """HIC-13, HIC-14, HIC-17: hop off the hand, move out from the inner ring, or land on the number before."""
    frame = s.frames[s.depth - 1]
    there = previous_uncovered(s, int(s.minute)) if action == HOP_BACK else int(s.minute)
    hop = events.HOPPED_OFF if action == HOP_OFF else events.HOPPED_BACK if action == HOP_BACK else events.MOVED_OUT
    emit(log, hop, PUBLIC, frame.seat, frame.mouse, there)
    enter(s, there)


@rule
def stay(s: State, log: Log | None) -> None:
    """HIC-13: stay on the hand; that ends the activation (HIC-R46)."""
    frame = s.frames[s.depth - 1]
    emit(log, events.STAYED, PUBLIC, frame.seat, frame.mouse)
    end_activation(s)


# --- onto the hand (HIC-15 to HIC-17) ----------------------------------------------------------------------


@rule
def hop_on(s: State, log: Log | None) -> None:
    """HIC-15, HIC-16: behind the others; who falls off the tip is active at once, the foremost first (HIC-R17)."""
    top = int(s.depth) - 1
    frame = s.frames[top]
    seat, mouse = int(frame.seat), int(frame.mouse)
    emit(log, events.HOPPED_ON, PUBLIC, seat, mouse)
    foremost = bump_for(s, spaces_of(mouse))
    second = bump_for(s, spaces_of(mouse))
    put_on_hand(s, seat, mouse)
    frame.step = END
    renew_point(s, top)
    activate_bumped(s, second, log)
    activate_bumped(s, foremost, log)


@rule
def bump_for(s: State, needed: int) -> int:
    """HIC-16: the mouse at the tip falls off unless a newcomer of that size fits; NO_PIECE if it does."""
    if spaces_taken(s) + needed <= hand_spaces(s):
        return NO_PIECE
    return take_off_tip(s)


@rule
def activate_bumped(s: State, bumped: int, log: Log | None) -> None:
    """HIC-17: a bumped mouse activates, again if it had already."""
    if bumped != NO_PIECE:
        emit(log, events.BUMPED, PUBLIC, bumped // MICE, bumped % MICE)
        begin_activation(s, bumped // MICE, bumped % MICE, CHOOSE_BUMPED, log)


# --- leaping (HIC-19, HIC-43) ------------------------------------------------------------------------------


@rule
def leaps(s: State, reach: int) -> int:
    """HIC-43, HIC-R43: the numbers in reach, clockwise; covered ones count on the way and cannot be the end."""
    frame = s.frames[s.depth - 1]
    start = number_of(s, int(frame.seat), int(frame.mouse))
    numbers = EMPTY
    for steps in range(1, reach + 1):
        numbers |= single(onward(start, steps))
    return minus(numbers, covered(s))


@rule
def leap_to(s: State, number: int, log: Log | None) -> None:
    """HIC-19, HIC-43: move on and enter; more icons of the card that led there wait until that is done."""
    frame = s.frames[s.depth - 1]
    if at_icon(s):
        finish_icon(s)
        frame.held = 1 if frame.card != NO_FAVOR else 0
    emit(log, events.LEAPT, PUBLIC, frame.seat, frame.mouse, number)
    enter(s, number)


# --- the Scamp (HIC-44) ------------------------------------------------------------------------------------


@rule
def spaces_for_scamp(s: State, seat: int) -> int:
    """HIC-44, HIC-R44: any uncovered outer space but the one it stands on."""
    scamp = s.players[seat].mice[SCAMP]
    spaces = minus(EVERY_NUMBER, covered(s))
    return without(spaces, int(scamp.at)) if scamp.ring == OUTER else spaces


@rule
def call_scamp(s: State, number: int, log: Log | None) -> None:
    """HIC-44: the Scamp is active where it lands; called by itself it just moves on."""
    frame = s.frames[s.depth - 1]
    seat = int(frame.seat)
    finish_icon(s)
    emit(log, events.SCAMP_PLACED, PUBLIC, seat, number)
    if frame.mouse == SCAMP:
        frame.held = 1 if frame.card != NO_FAVOR else 0
    else:
        lapse_choices_of_scamp(s, seat)
        begin_activation(s, seat, SCAMP, CLAIM, log)
    enter(s, number)


@rule
def lapse_choices_of_scamp(s: State, seat: int) -> None:
    """HIC-R17, HIC-R44: carried off, it loses a bump not yet resolved, anything it had still to do, and its end."""
    for i in range(s.depth):
        frame = s.frames[i]
        if frame.seat == seat and frame.mouse == SCAMP:
            frame.step = SPENT
