"""What a player may choose from, at every decision of Buddel-Bande."""

from __future__ import annotations

from tana.core.bits import EMPTY, contains, draw_member, list_members, shifted, single, with_member, without
from tana.core.chance import POLICY, Rng
from tana.core.record import Ints
from tana.core.rule import rule
from tana.games.buddel.actions import DECLINE, DOG_TO, LEAVE, LOOK, MOVE_MOLE, ROLL
from tana.games.buddel.board import dog_may_move, first_waiting, goes_home, is_waiting, may_move, size_of
from tana.games.buddel.components import HOLES_WITH, MOLES
from tana.games.buddel.knowledge import could_own
from tana.games.buddel.state import LOOK_UNDER, ROLL_DICE, State


@rule
def legal(s: State, out: Ints) -> int:
    """The actions the actor may choose from, ascending; returns how many."""
    return list_members(choices(s), out, 0)


@rule
def choose_uniformly(s: State, policy: Rng, buffer: Ints) -> int:
    """One of the legal actions, all equally likely: the one that `legal` lists at the place drawn."""
    return draw_member(choices(s), policy, POLICY)


@rule
def choices(s: State) -> int:
    """The legal actions, as a set."""
    if s.step == ROLL_DICE:
        return single(ROLL)
    if s.step == LOOK_UNDER:
        return with_member(single(LOOK), LEAVE)
    actions = shifted(moles_to_move(s), MOVE_MOLE)
    if dog_may_move(s):
        return actions | shifted(holes_for_dog(s), DOG_TO)
    return with_member(actions, DECLINE) if may_decline(s) else actions


@rule
def moles_to_move(s: State) -> int:
    """BUD-11, BUD-R04: every mole that may move; waiting moles that nobody can tell apart are one choice."""
    moles = EMPTY
    for mole in range(MOLES):
        if may_move(s, mole) and not is_spare(s, mole):
            moles = with_member(moles, mole)
    return moles


@rule
def is_spare(s: State, mole: int) -> bool:
    """BUD-R04, shuffled haystack: a waiting mole behind another one of its size."""
    return bool(s.shuffled) and is_waiting(s, mole) and first_waiting(s, size_of(mole)) != mole


@rule
def holes_for_dog(s: State) -> int:
    """BUD-17, BUD-R17: any other hole with the symbol, occupied or not, as a set."""
    return without(HOLES_WITH[s.symbol], s.dog)


@rule
def may_decline(s: State) -> bool:
    """BUD-19, BUD-R19: every move brings home a mole that is certainly not the player's own."""
    return not dog_may_move(s) and every_move_leads_home(s) and not may_move_own_mole(s)


@rule
def every_move_leads_home(s: State) -> bool:
    """Whether all moles that may move go into a den."""
    for mole in range(MOLES):
        if may_move(s, mole) and not goes_home(s, mole):
            return False
    return True


@rule
def may_move_own_mole(s: State) -> bool:
    """BUD-R19: whether one of the moles that may move could be the player's own, for all the player knows."""
    for mole in range(MOLES):
        if may_move(s, mole) and could_own(s, s.turn, mole, s.turn):
            return True
    return False


@rule
def is_legal(s: State, action: int) -> bool:
    """Whether an action may be chosen now, in a game that is not over."""
    return contains(choices(s), action)
