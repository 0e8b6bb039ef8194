"""The activation of a mouse, from its choice to its end (HIC-13, HIC-14, HIC-17, HIC-20, HIC-46)."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY
from tana.core.events import Log
from tana.games.hickory.board import next_uncovered, number_of
from tana.games.hickory.components import MARKET, NO_ICON, NO_TILE
from tana.games.hickory.moves import end_activation, finish_icon, leap_to
from tana.games.hickory.spaces import (
    cost_now,
    icon_now,
    is_open,
    is_possible_by_card,
    may_swap,
    needs_no_choice,
    take_only_pair,
)
from tana.games.hickory.state import ACT, END, RESOLVING, State
from tana.games.hickory.tiles import is_only_pair


@rule
def go_on_with_icon(s: State) -> bool:
    """HIC-46: each icon is optional; one that is not possible is passed over."""
    if is_possible_by_card(s, icon_now(s)):
        return True
    finish_icon(s)
    return False


@rule
def leap_off_hand(s: State, log: Log | None) -> None:
    """HIC-82: to the next number without a paw."""
    leap_to(s, next_uncovered(s, int(s.minute)), log)


@rule
def go_on_claiming(s: State) -> bool:
    """HIC-20: true when there is a tile on the leaf; else the action comes next."""
    frame = s.frames[s.depth - 1]
    if s.leaf[number_of(s, int(frame.seat), int(frame.mouse))] != NO_TILE:
        return True
    frame.step = ACT
    return False


@rule
def go_on_acting(s: State, log: Log | None) -> bool:
    """HIC-20, HIC-21: the parts of the space's action in order, each paid for first; then comes the end."""
    frame = s.frames[s.depth - 1]
    if frame.paid > 0:
        return go_on_when_paid(s, icon_now(s), log)
    while icon_now(s) != NO_ICON:
        if is_open(s):
            return True
        frame.part += 1
    frame.step = END
    return False


@rule
def go_on_when_paid(s: State, icon: int, log: Log | None) -> bool:
    """HIC-21: a payment begun is paid in full, and what was bought follows; true when there is a choice in it."""
    if s.frames[s.depth - 1].paid < cost_now(s):
        return True
    if needs_no_choice(icon):
        s.task = RESOLVING
        return False
    if icon == MARKET and s.wilds == 0 and is_only_pair(s):
        take_only_pair(s, log)
        return False
    return True


@rule
def go_on_ending(s: State) -> bool:
    """HIC-R46: icons that waited, then cards and a swap, asked from what everybody sees."""
    frame = s.frames[s.depth - 1]
    if frame.held == 1:
        frame.held = 0
        return False
    if frame.idle == 0 and (s.players[frame.seat].hand != EMPTY or may_swap(s)):
        return True
    end_activation(s)
    return False
