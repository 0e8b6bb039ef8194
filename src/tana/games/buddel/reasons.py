"""The reasons of Buddel-Bande by number: why an action is not allowed, how the game ended, what the score lines are."""

from __future__ import annotations

from tana.core.actions import Argument
from tana.core.domain import numbers
from tana.core.reasons import Reason, ReasonTable
from tana.games.buddel.components import CLAN, MOLE, PIECE, SIZES, SYMBOL

REFUSALS = ReasonTable(
    Reason("why-roll-first", "BUD-10"),
    Reason("why-look-first", "BUD-R15"),
    Reason("why-over", "BUD-30"),
    Reason("why-must-move", "BUD-18"),
    Reason("why-not-in-play", "BUD-04"),
    Reason("why-at-home", "BUD-16"),
    Reason("why-only-dog", "BUD-11"),
    Reason("why-other-size", "BUD-11", Argument("piece", PIECE)),
    Reason("why-frozen", "BUD-14"),
    Reason("why-same-mole", "BUD-R04", Argument("mole", MOLE)),
    Reason("why-only-mole", "BUD-11"),
    Reason("why-dog-stays", "BUD-R17"),
    Reason("why-other-symbol", "BUD-17", Argument("symbol", SYMBOL)),
    Reason("why-dog-can-move", "BUD-R19"),
    Reason("why-not-home", "BUD-18"),
    Reason("why-may-be-own", "BUD-19"),
)
WHAT_TO_DO = tuple(REFUSALS.number(text) for text in ("why-roll-first", "why-must-move", "why-look-first", "why-over"))
"""The refusal of an action that belongs to another step, for each step."""
NOT_IN_PLAY, AT_HOME, ONLY_DOG = REFUSALS.numbers("why-not-in-play why-at-home why-only-dog")
OTHER_SIZE, IS_FROZEN, SAME_MOLE = REFUSALS.numbers("why-other-size why-frozen why-same-mole")
ONLY_MOLE, DOG_STAYS, OTHER_SYMBOL = REFUSALS.numbers("why-only-mole why-dog-stays why-other-symbol")
DOG_CAN_MOVE, NOT_HOME, MAY_BE_OWN = REFUSALS.numbers("why-dog-can-move why-not-home why-may-be-own")

ENDINGS = ReasonTable(Reason("end-clan-home", "BUD-30", Argument("clan", CLAN)))
CLAN_HOME = ENDINGS.number("end-clan-home")

SCORE_TEXTS = ReasonTable(Reason("score-home", "BUD-30", Argument("moles", numbers("count", 0, SIZES))))
MOLES_HOME = SCORE_TEXTS.number("score-home")
