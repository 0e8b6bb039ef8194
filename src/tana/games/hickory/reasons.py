"""The reasons of Hickory Dickory by number: why an action is not allowed, how the game ended, the sources of points."""

from __future__ import annotations

from tana.core.actions import Argument
from tana.core.domain import numbers
from tana.core.reasons import Reason, ReasonTable
from tana.games.hickory.components import CELL, FAVOR_CARD, ICON_SHOWN, MOUSE, NUMBER, STARTER, TILE
from tana.games.hickory.state import TALLIES, TALLY

_MOUSE = Argument("mouse", MOUSE)
_NUMBER = Argument("number", NUMBER)
_TILE = Argument("tile", TILE)
_CARD = Argument("card", FAVOR_CARD)
_ICON = Argument("icon", ICON_SHOWN)
_COST = Argument("cost", numbers("cost", 1, 3))
_POINTS = Argument("points", numbers("points", 0, TALLIES * 1000 - 1))

REFUSALS = ReasonTable(
    Reason("why-over", "HIC-70"),
    # the decision is another one
    Reason("why-start-first", "HIC-90"),
    Reason("why-activate-first", "HIC-12"),
    Reason("why-swap-or-keep", "HIC-30"),
    Reason("why-on-hand", "HIC-13"),
    Reason("why-on-inner", "HIC-14"),
    Reason("why-bumped", "HIC-17"),
    Reason("why-claim-first", "HIC-20"),
    Reason("why-act-first", "HIC-20"),
    Reason("why-icon-first", "HIC-46"),
    Reason("why-end", "HIC-R46"),
    Reason("why-put-back-first", "HIC-40"),
    Reason("why-drop-first", "HIC-31"),
    Reason("why-deal-first", "HIC-30"),
    Reason("why-take-first", "HIC-R41"),
    Reason("why-discard-first", "HIC-45"),
    Reason("why-deliver-first", "HIC-50"),
    Reason("why-quest-first", "HIC-52"),
    Reason("why-place-first", "HIC-R53"),
    Reason("why-lose-first", "HIC-82"),
    Reason("why-return-first", "HIC-R49"),
    # between activations
    Reason("why-started", "HIC-90", Argument("mouse", STARTER)),
    Reason("why-not-twelve-or-one", "HIC-90"),
    Reason("why-own-mouse-there", "HIC-90", _NUMBER),
    Reason("why-sun-and-moon", "HIC-R90"),
    Reason("why-not-waiting", "HIC-12", _MOUSE),
    # swaps and cards
    Reason("why-pay-first", "HIC-32"),
    Reason("why-swapped-already", "HIC-R30"),
    Reason("why-nothing-to-swap", "HIC-R30"),
    Reason("why-no-such-card", "HIC-46", _CARD),
    Reason("why-card-in-progress", "HIC-R46"),
    Reason("why-no-icon-possible", "HIC-R46"),
    Reason("why-no-bonus", "HIC-46", _CARD),
    # moves
    Reason("why-only-scurrier", "HIC-19"),
    Reason("why-covered", "HIC-22", _NUMBER),
    Reason("why-out-of-reach", "HIC-43", _NUMBER),
    Reason("why-scamp-there", "HIC-R44", _NUMBER),
    # actions and icons
    Reason("why-impossible", "HIC-R41", _ICON),
    Reason("why-cannot-pay", "HIC-32", _COST),
    Reason("why-costs", "HIC-21", _COST, _ICON),
    Reason("why-other-icon", "HIC-20", _ICON),
    Reason("why-not-in-basket", "HIC-41", _TILE),
    Reason("why-both-together", "HIC-R41", _TILE),
    Reason("why-relic", "HIC-50"),
    Reason("why-not-carried", "HIC-32", _TILE),
    Reason("why-not-carried", "HIC-49", _TILE),
    Reason("why-not-carried", "HIC-50", _TILE),
    Reason("why-not-elsewhere", "HIC-42", _MOUSE),
    Reason("why-nothing-to-swap", "HIC-R42"),
    # tasks
    Reason("why-not-drawn", "HIC-40", _TILE),
    Reason("why-not-at-hand", "HIC-31", _TILE),
    Reason("why-not-sharing", "HIC-31", _MOUSE),
    Reason("why-pouch-full", "HIC-D2", _MOUSE),
    Reason("why-dealt-in-order", "HIC-30", _MOUSE),
    Reason("why-no-such-card", "HIC-45", _CARD),
    Reason("why-space-filled", "HIC-53", Argument("cell", CELL)),
    Reason("why-not-scratched", "HIC-82", _MOUSE),
)
_number = REFUSALS.number

IS_OVER, START_FIRST, ACTIVATE_FIRST = REFUSALS.numbers("why-over why-start-first why-activate-first")
SWAP_OR_KEEP, ICON_FIRST = REFUSALS.numbers("why-swap-or-keep why-icon-first")
AT_STEP = tuple(
    REFUSALS.numbers("why-on-hand why-on-inner why-bumped why-end why-claim-first why-act-first why-end why-end")
)
"""The refusal of an action that does not belong to the current step of an activation."""
IN_TASK = tuple(
    REFUSALS.numbers(
        "why-end why-put-back-first why-drop-first why-deal-first why-take-first why-discard-first why-deliver-first "
        "why-quest-first why-place-first why-lose-first why-return-first why-act-first why-deliver-first"
    )
)
"""The refusal of an action that does not belong to the current task."""

STARTED, NOT_TWELVE_OR_ONE = REFUSALS.numbers("why-started why-not-twelve-or-one")
OWN_MOUSE_THERE, SUN_AND_MOON, NOT_WAITING = REFUSALS.numbers("why-own-mouse-there why-sun-and-moon why-not-waiting")
PAY_FIRST, SWAPPED_ALREADY = REFUSALS.numbers("why-pay-first why-swapped-already")
NOTHING_TO_SWAP = _number("why-nothing-to-swap", "HIC-R30")
NO_SUCH_CARD, CARD_IN_PROGRESS = _number("why-no-such-card", "HIC-46"), _number("why-card-in-progress")
NO_ICON_POSSIBLE, NO_BONUS, ONLY_SCURRIER = REFUSALS.numbers("why-no-icon-possible why-no-bonus why-only-scurrier")
IS_UNDER_PAW, OUT_OF_REACH, SCAMP_THERE = REFUSALS.numbers("why-covered why-out-of-reach why-scamp-there")
IMPOSSIBLE, CANNOT_PAY, COSTS, OTHER_ICON = REFUSALS.numbers("why-impossible why-cannot-pay why-costs why-other-icon")
NOT_IN_BASKET, BOTH_TOGETHER, IS_RELIC = REFUSALS.numbers("why-not-in-basket why-both-together why-relic")
NOT_CARRIED_TO_SPEND, NOT_CARRIED_TO_RETURN, NOT_CARRIED_TO_DELIVER = (
    _number("why-not-carried", rule) for rule in ("HIC-32", "HIC-49", "HIC-50")
)
NOT_ELSEWHERE, NOTHING_TO_TOSS = _number("why-not-elsewhere"), _number("why-nothing-to-swap", "HIC-R42")
NOT_DRAWN, NOT_AT_HAND, NOT_SHARING = REFUSALS.numbers("why-not-drawn why-not-at-hand why-not-sharing")
POUCH_FULL, DEALT_IN_ORDER = REFUSALS.numbers("why-pouch-full why-dealt-in-order")
NOT_IN_HAND, SPACE_FILLED = _number("why-no-such-card", "HIC-45"), _number("why-space-filled")
NOT_SCRATCHED = REFUSALS.number("why-not-scratched")

ENDINGS = ReasonTable(
    Reason("end-midnight", "HIC-70"),
    Reason("end-solo-won", "HIC-80", _POINTS),
    Reason("end-solo-lost", "HIC-80", _POINTS),
)
MIDNIGHT, SOLO_WON, SOLO_LOST = (ENDINGS.number(text) for text in ("end-midnight", "end-solo-won", "end-solo-lost"))

SCORE_TEXTS = ReasonTable(*(Reason(f"score-{source}") for source in TALLY.tokens))
"""One for each place where points come from, in the order of the tally."""
