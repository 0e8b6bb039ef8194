"""What Buddel-Bande says by number: why an action is not allowed, how the game ended, where points come from."""

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
ROLL_FIRST = REFUSALS.number("why-roll-first")
LOOK_FIRST = REFUSALS.number("why-look-first")
IS_OVER = REFUSALS.number("why-over")
MUST_MOVE = REFUSALS.number("why-must-move")
NOT_IN_PLAY = REFUSALS.number("why-not-in-play")
AT_HOME = REFUSALS.number("why-at-home")
ONLY_DOG = REFUSALS.number("why-only-dog")
OTHER_SIZE = REFUSALS.number("why-other-size")
IS_FROZEN = REFUSALS.number("why-frozen")
SAME_MOLE = REFUSALS.number("why-same-mole")
ONLY_MOLE = REFUSALS.number("why-only-mole")
DOG_STAYS = REFUSALS.number("why-dog-stays")
OTHER_SYMBOL = REFUSALS.number("why-other-symbol")
DOG_CAN_MOVE = REFUSALS.number("why-dog-can-move")
NOT_HOME = REFUSALS.number("why-not-home")
MAY_BE_OWN = REFUSALS.number("why-may-be-own")

ENDINGS = ReasonTable(Reason("end-clan-home", "BUD-30", Argument("clan", CLAN)))
CLAN_HOME = ENDINGS.number("end-clan-home")

SCORE_TEXTS = ReasonTable(Reason("score-home", "BUD-30", Argument("moles", numbers("count", 0, SIZES))))
MOLES_HOME = SCORE_TEXTS.number("score-home")
