"""The activation of a mouse, from its choice to its end (HIC-13, HIC-14, HIC-17, HIC-20, HIC-46)."""

from __future__ import annotations

from tana.core.bits import EMPTY
from tana.core.chance import Rng
from tana.core.events import Log
from tana.core.rule import rule
from tana.games.hickory.board import active_mouse, actor, next_uncovered, number_of
from tana.games.hickory.components import MARKET, NO_ICON, NO_TILE
from tana.games.hickory.delivery import go_on_delivering, go_on_placing, score_delivery
from tana.games.hickory.moves import at_icon, end_activation, finish_icon, leap_to
from tana.games.hickory.relics import go_on_discarding, go_on_returning
from tana.games.hickory.solo import go_on_losing
from tana.games.hickory.spaces import (
    cost_now,
    icon_now,
    is_open,
    is_possible_by_card,
    may_swap,
    needs_no_choice,
    resolve_plainly,
    take_only_pair,
)
from tana.games.hickory.state import (
    ACT,
    CHOOSE_BUMPED,
    CHOOSE_QUEST,
    CLAIM,
    DEAL,
    DELIVERING,
    DISCARD,
    DROP,
    END,
    FORCED_LEAP,
    LOSE,
    PLACE,
    PUT_BACK,
    RESOLVING,
    RETURNING,
    SCORING,
    SPENT,
    TAKE,
    State,
)
from tana.games.hickory.tiles import go_on_dealing, go_on_dropping, go_on_putting_back, go_on_taking, is_only_pair


@rule
def go_on_with_activation(s: State, log: Log | None) -> bool:
    """The next steps of the active mouse, up to a decision or a task; true when its player has to decide."""
    frame = s.frames[s.depth - 1]
    if at_icon(s):
        return go_on_with_icon(s)
    if frame.step == CLAIM:
        if s.leaf[number_of(s, int(frame.seat), int(frame.mouse))] != NO_TILE:
            return True
        frame.step = ACT
    if frame.step == ACT and go_on_with_action(s, log):
        return True
    if frame.step == END:
        return go_on_with_end(s)
    if frame.step == FORCED_LEAP:
        leap_to(s, next_uncovered(s, int(s.minute)), log)
        return False
    if frame.step == SPENT:
        end_activation(s)
        return False
    return frame.step <= CHOOSE_BUMPED


@rule
def go_on_with_icon(s: State) -> bool:
    """HIC-46: each icon is optional; one that is not possible is passed over."""
    if is_possible_by_card(s, icon_now(s)):
        return True
    finish_icon(s)
    return False


@rule
def go_on_with_action(s: State, log: Log | None) -> bool:
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
def go_on_with_end(s: State) -> bool:
    """HIC-R46: icons that waited, then cards and a swap, asked from what everybody sees."""
    frame = s.frames[s.depth - 1]
    if frame.held == 1:
        frame.held = 0
        return False
    if frame.idle == 0 and (s.players[frame.seat].hand != EMPTY or may_swap(s)):
        return True
    end_activation(s)
    return False


@rule
def go_on_with_task(s: State, rng: Rng, log: Log | None) -> bool:
    """Finish what has to be finished before anything else; true when the player has to choose.

    What is drawn, taken or claimed comes down this list until it is stowed (HIC-31, HIC-40, HIC-41).
    """
    seat, mouse = actor(s), active_mouse(s)
    if s.task == RESOLVING:
        resolve_plainly(s, rng, log)
    if s.task == TAKE and go_on_taking(s, seat, mouse, log):
        return True
    if s.task == PUT_BACK and go_on_putting_back(s, seat, log):
        return True
    if s.task == DROP and go_on_dropping(s, seat):
        return True
    if s.task == DEAL:
        return go_on_dealing(s, seat, log)
    return go_on_with_rest(s, seat, mouse, rng, log)


@rule
def go_on_with_rest(s: State, seat: int, mouse: int, rng: Rng, log: Log | None) -> bool:
    """Cards, relics, deliveries and the cat; true when the player has to choose."""
    if s.task == DISCARD:
        return go_on_discarding(s, seat, rng, log)
    if s.task == RETURNING:
        return go_on_returning(s, seat, mouse)
    if s.task == DELIVERING:
        return go_on_delivering(s, seat, mouse)
    if s.task == SCORING:
        score_delivery(s, seat, log)
    if s.task == PLACE:
        return go_on_placing(s, seat, log)
    if s.task == LOSE:
        return go_on_losing(s, log)
    return s.task == CHOOSE_QUEST
