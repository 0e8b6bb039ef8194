"""What a player may choose from, at every decision of Buddel-Bande."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, draw_member, list_members, shifted, single, with_member
from tana.core.chance import POLICY, Rng
from tana.core.reasons import NO_REASON
from tana.core.record import Ints
from tana.games.buddel.actions import DECLINE, DOG_TO, LEAVE, LOOK, MOVE_MOLE, ROLL
from tana.games.buddel.board import dog_may_move
from tana.games.buddel.components import MOLES
from tana.games.buddel.state import LOOK_UNDER, ROLL_DICE, State
from tana.games.buddel.why_not import holes_for_dog, refuse_decline, refuse_mole


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
        actions |= shifted(holes_for_dog(s), DOG_TO)
    return with_member(actions, DECLINE) if refuse_decline(s) == NO_REASON else actions


@rule
def moles_to_move(s: State) -> int:
    """BUD-11: the moles that can be chosen, as a set."""
    moles = EMPTY
    for mole in range(MOLES):
        if refuse_mole(s, mole) == NO_REASON:
            moles = with_member(moles, mole)
    return moles
