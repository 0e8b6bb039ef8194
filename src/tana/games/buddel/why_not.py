"""Why an action is not allowed in Buddel-Bande: the condition of each family of actions, as the reason against it."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.actions import decode, step_of
from tana.core.bits import contains, without
from tana.core.reasons import NO_REASON
from tana.games.buddel import reasons
from tana.games.buddel.actions import DECLINE, DECODING, MOVE_DOG, MOVE_MOLE
from tana.games.buddel.board import dog_may_move, first_waiting, goes_home, is_waiting, may_move, refuse_move, size_of
from tana.games.buddel.components import HOLES_WITH, MOLES
from tana.games.buddel.knowledge import could_own
from tana.games.buddel.state import State


@rule
def refuse(s: State, action: int) -> int:
    """The reason why an action is not allowed now; NO_REASON if it is."""
    if step_of(action, DECODING) != s.step:
        return reasons.WHAT_TO_DO[s.step]
    family, chosen, _ = decode(action, DECODING)
    if family == MOVE_MOLE:
        return refuse_mole(s, chosen)
    if family == MOVE_DOG:
        return refuse_dog(s, chosen)
    return refuse_decline(s) if family == DECLINE else NO_REASON


@rule
def refuse_mole(s: State, mole: int) -> int:
    """BUD-11, BUD-R04: every mole that may move; waiting moles that nobody can tell apart are one choice."""
    if is_spare(s, mole) and may_move(s, mole):
        return reasons.SAME_MOLE + first_waiting(s, size_of(mole))
    return refuse_move(s, mole)


@rule
def is_spare(s: State, mole: int) -> bool:
    """BUD-R04, shuffled haystack: a waiting mole behind another one of its size."""
    return bool(s.shuffled) and is_waiting(s, mole) and first_waiting(s, size_of(mole)) != mole


@rule
def holes_for_dog(s: State) -> int:
    """BUD-17, BUD-R17: any other hole with the symbol, occupied or not, as a set."""
    return without(HOLES_WITH[s.symbol], s.dog)


@rule
def refuse_dog(s: State, hole: int) -> int:
    """BUD-11, BUD-17, BUD-R17: the die allows the dog, and the hole is one that it can go to."""
    if not dog_may_move(s):
        return reasons.ONLY_MOLE
    if contains(holes_for_dog(s), hole):
        return NO_REASON
    return reasons.DOG_STAYS if hole == s.dog else reasons.OTHER_SYMBOL + int(s.symbol)


@rule
def refuse_decline(s: State) -> int:
    """BUD-19, BUD-R19: only if every move brings home a mole that is certainly not the player's own."""
    if dog_may_move(s):
        return reasons.DOG_CAN_MOVE
    if not every_move_leads_home(s):
        return reasons.NOT_HOME
    return reasons.MAY_BE_OWN if may_move_own_mole(s) else NO_REASON


@rule
def every_move_leads_home(s: State) -> bool:
    """Whether all moles that may move go into a den."""
    for mole in range(MOLES):
        if may_move(s, mole) and not goes_home(s, mole):
            return False
    return True


@rule
def may_move_own_mole(s: State) -> bool:
    """BUD-R19: whether one of the moles that may move could be the player's own, given what that player knows."""
    for mole in range(MOLES):
        if may_move(s, mole) and could_own(s, s.turn, mole, s.turn):
            return True
    return False
