"""Why an action is not allowed in Buddel-Bande: the rule and a sentence."""

from __future__ import annotations

from tana.core.game import Refusal
from tana.core.message import say
from tana.games.buddel.actions import ACTIONS
from tana.games.buddel.board import dog_may_move, goes_home, is_rolled, is_waiting, may_move, size_of
from tana.games.buddel.components import BOX, DEN, HOLE, MOLE, MOLES, PIECE, SLOTS, SYMBOL, THE_DOG
from tana.games.buddel.state import LOOK_UNDER, MOVE, OVER, ROLL_DICE, State

_WHAT_TO_DO = {
    ROLL_DICE: Refusal("BUD-10", say("why-roll-first")),
    LOOK_UNDER: Refusal("BUD-R15", say("why-look-first")),
    OVER: Refusal("BUD-30", say("why-over")),
}


def why_not(s: State, action: int) -> Refusal:
    """The rule that forbids an action now."""
    wanted = ACTIONS.action(action)
    if s.step != MOVE:
        return _WHAT_TO_DO[int(s.step)]
    if wanted.word == "mole":
        return _why_mole(s, MOLE.number(wanted.arguments["mole"]))
    if wanted.word == "dog":
        return _why_dog(s, HOLE.number(wanted.arguments["hole"]))
    if wanted.word == "decline":
        return _why_decline(s)
    return Refusal("BUD-18", say("why-must-move"))


def _why_mole(s: State, mole: int) -> Refusal:
    if s.places[mole] == BOX:
        return Refusal("BUD-04", say("why-not-in-play"))
    if s.places[mole] == DEN:
        return Refusal("BUD-16", say("why-at-home"))
    if s.piece == THE_DOG:
        return Refusal("BUD-11", say("why-only-dog"))
    if not is_rolled(s, mole):
        return Refusal("BUD-11", say("why-other-size", piece=f"piece:{PIECE.token(s.piece)}"))
    if s.places[mole] == s.dog:
        return Refusal("BUD-14", say("why-frozen"))
    return Refusal("BUD-R04", say("why-same-mole", mole=f"mole:{MOLE.token(_first_waiting(s, size_of(mole)))}"))


def _first_waiting(s: State, size: int) -> int:
    return next(mole for mole in range(size * SLOTS, MOLES) if is_waiting(s, mole))


def _why_dog(s: State, hole: int) -> Refusal:
    if not dog_may_move(s):
        return Refusal("BUD-11", say("why-only-mole"))
    if hole == s.dog:
        return Refusal("BUD-R17", say("why-dog-stays"))
    return Refusal("BUD-17", say("why-other-symbol", symbol=f"symbol:{SYMBOL.token(s.symbol)}"))


def _why_decline(s: State) -> Refusal:
    if dog_may_move(s):
        return Refusal("BUD-R19", say("why-dog-can-move"))
    if any(may_move(s, mole) and not goes_home(s, mole) for mole in range(MOLES)):
        return Refusal("BUD-18", say("why-not-home"))
    return Refusal("BUD-19", say("why-may-be-own"))
