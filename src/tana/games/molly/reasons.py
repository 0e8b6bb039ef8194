"""The reasons of Molly by number: why an action is not allowed, how the game ended, where points come from."""

from __future__ import annotations

from tana.core.actions import Argument
from tana.core.domain import numbers
from tana.core.reasons import Reason, ReasonTable
from tana.games.molly.components import BURROW_ROOM, CELL, COLOUR, LINE, MOST_TOKENS

_CELL = Argument("cell", CELL)
_COLOUR = Argument("colour", COLOUR)

REFUSALS = ReasonTable(
    Reason("why-turn", "MOL-20"),
    Reason("why-place-first", "MOL-24"),
    Reason("why-rehome-first", "MOL-72"),
    Reason("why-set-first", "MOL-31"),
    Reason("why-steal-first", "MOL-26"),
    Reason("why-cover-first", "MOL-37"),
    Reason("why-give-first", "MOL-56"),
    Reason("why-discard-first", "MOL-57"),
    Reason("why-over", "MOL-60"),
    Reason("why-must-play", "MOL-24"),
    Reason("why-must-play-display", "MOL-R25"),
    Reason("why-deck-empty", "MOL-R64"),
    Reason("why-special-over", "MOL-R24"),
    Reason("why-no-token", "MOL-21"),
    Reason("why-slot-empty", "MOL-22"),
    Reason("why-slot-empty", "MOL-24"),
    Reason("why-hunt-instead", "MOL-72"),
    Reason("why-swap-empty", "MOL-23", _CELL),
    Reason("why-no-bobtail", "MOL-70"),
    Reason("why-one-step", "MOL-R72"),
    Reason("why-not-empty", "MOL-72"),
    Reason("why-bobtail", "MOL-71"),
    Reason("why-same-colour", "MOL-25", _COLOUR),
    Reason("why-not-a-set", "MOL-31", Argument("line", LINE)),
    Reason("why-not-in-set", "MOL-33", _CELL),
    Reason("why-other-set", "MOL-37"),
    Reason("why-no-such-seat", "MOL-26"),
    Reason("why-steal-self", "MOL-26"),
    Reason("why-victim-poor", "MOL-R26"),
    Reason("why-not-to-cover", "MOL-R37"),
    Reason("why-no-cube", "MOL-R5b", _COLOUR),
)
WHAT_TO_DO = tuple(
    REFUSALS.numbers(
        "why-turn why-place-first why-rehome-first why-set-first why-steal-first why-cover-first why-give-first "
        "why-discard-first why-over"
    )
)
"""The refusal of an action that belongs to another decision, for each decision (see `actions.py`)."""
MUST_PLAY_CARD, MUST_PLAY_DISPLAY, DECK_EMPTY = REFUSALS.numbers("why-must-play why-must-play-display why-deck-empty")
SPECIAL_OVER, NO_TOKEN = REFUSALS.numbers("why-special-over why-no-token")
NOTHING_TO_TAKE = REFUSALS.number("why-slot-empty", "MOL-22")
NOTHING_TO_PLAY = REFUSALS.number("why-slot-empty", "MOL-24")
HUNT_INSTEAD, SWAP_EMPTY, NO_BOBTAIL = REFUSALS.numbers("why-hunt-instead why-swap-empty why-no-bobtail")
ONE_STEP, NOT_EMPTY, ON_BOBTAIL = REFUSALS.numbers("why-one-step why-not-empty why-bobtail")
SAME_COLOUR, NOT_A_SET, NOT_IN_SET = REFUSALS.numbers("why-same-colour why-not-a-set why-not-in-set")
OTHER_SET, NO_SUCH_SEAT, STEAL_SELF = REFUSALS.numbers("why-other-set why-no-such-seat why-steal-self")
VICTIM_POOR, NOT_TO_COVER, NO_CUBE = REFUSALS.numbers("why-victim-poor why-not-to-cover why-no-cube")

ENDINGS = ReasonTable(Reason("end-last-round", "MOL-60"))
LAST_ROUND_OVER = ENDINGS.number("end-last-round")

_CUBES = numbers("count", 0, BURROW_ROOM)
SCORE_TEXTS = ReasonTable(
    Reason("score-cubes", "MOL-61", Argument("most", _CUBES), Argument("least", _CUBES)),
    Reason("score-tokens", "MOL-61", Argument("tokens", numbers("count", 0, MOST_TOKENS))),
)
CUBES_SCORE, TOKENS_SCORE = SCORE_TEXTS.numbers("score-cubes score-tokens")
