"""Why an action is not allowed in Buddel-Bande."""

from __future__ import annotations

from tana.core.reasons import NO_REASON
from tana.core.rule import rule
from tana.games.buddel import reasons
from tana.games.buddel.actions import DECLINE, DOG_TO, LOOK, MOVE_DOG, MOVE_MOLE, ROLL
from tana.games.buddel.board import dog_may_move, first_waiting, is_rolled, size_of
from tana.games.buddel.components import BOX, DEN, THE_DOG
from tana.games.buddel.legal import every_move_leads_home, is_legal
from tana.games.buddel.state import LOOK_UNDER, OVER, ROLL_DICE, State


@rule
def refuse(s: State, action: int) -> int:
    """The reason why an action is not allowed now; NO_REASON if it is."""
    if s.step == OVER:
        return reasons.IS_OVER
    if is_legal(s, action):
        return NO_REASON
    if s.step == ROLL_DICE:
        return reasons.ROLL_FIRST
    if s.step == LOOK_UNDER:
        return reasons.LOOK_FIRST
    if ROLL < action < MOVE_DOG:
        return refuse_mole(s, action - MOVE_MOLE)
    if MOVE_DOG <= action < LOOK:
        return refuse_dog(s, action - DOG_TO)
    return refuse_decline(s) if action == DECLINE else reasons.MUST_MOVE


@rule
def refuse_mole(s: State, mole: int) -> int:
    """BUD-11, BUD-14: why a mole cannot move with this roll."""
    if s.places[mole] == BOX:
        return reasons.NOT_IN_PLAY
    if s.places[mole] == DEN:
        return reasons.AT_HOME
    if s.piece == THE_DOG:
        return reasons.ONLY_DOG
    if not is_rolled(s, mole):
        return reasons.OTHER_SIZE + int(s.piece)
    if s.places[mole] == s.dog:
        return reasons.IS_FROZEN
    return reasons.SAME_MOLE + first_waiting(s, size_of(mole))


@rule
def refuse_dog(s: State, hole: int) -> int:
    """BUD-17, BUD-R17: why the dog cannot go to a hole."""
    if not dog_may_move(s):
        return reasons.ONLY_MOLE
    if hole == s.dog:
        return reasons.DOG_STAYS
    return reasons.OTHER_SYMBOL + int(s.symbol)


@rule
def refuse_decline(s: State) -> int:
    """BUD-R19: why a player has to move."""
    if dog_may_move(s):
        return reasons.DOG_CAN_MOVE
    return reasons.MAY_BE_OWN if every_move_leads_home(s) else reasons.NOT_HOME
