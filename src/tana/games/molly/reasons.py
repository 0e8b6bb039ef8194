"""What Molly says by number: why an action is not allowed, how the game ended, where points come from."""

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
    REFUSALS.number(text)
    for text in (
        *("why-turn", "why-place-first", "why-rehome-first", "why-set-first", "why-steal-first"),
        *("why-cover-first", "why-give-first", "why-discard-first", "why-over"),
    )
)
"""What a player is told who wants something else, decision by decision (see `legal.py`)."""
MUST_PLAY_CARD = REFUSALS.number("why-must-play")
MUST_PLAY_DISPLAY = REFUSALS.number("why-must-play-display")
DECK_EMPTY = REFUSALS.number("why-deck-empty")
SPECIAL_OVER = REFUSALS.number("why-special-over")
NO_TOKEN = REFUSALS.number("why-no-token")
NOTHING_TO_TAKE = REFUSALS.number("why-slot-empty", "MOL-22")
NOTHING_TO_PLAY = REFUSALS.number("why-slot-empty", "MOL-24")
HUNT_INSTEAD = REFUSALS.number("why-hunt-instead")
SWAP_EMPTY = REFUSALS.number("why-swap-empty")
NO_BOBTAIL = REFUSALS.number("why-no-bobtail")
ONE_STEP = REFUSALS.number("why-one-step")
NOT_EMPTY = REFUSALS.number("why-not-empty")
ON_BOBTAIL = REFUSALS.number("why-bobtail")
SAME_COLOUR = REFUSALS.number("why-same-colour")
NOT_A_SET = REFUSALS.number("why-not-a-set")
NOT_IN_SET = REFUSALS.number("why-not-in-set")
OTHER_SET = REFUSALS.number("why-other-set")
NO_SUCH_SEAT = REFUSALS.number("why-no-such-seat")
STEAL_SELF = REFUSALS.number("why-steal-self")
VICTIM_POOR = REFUSALS.number("why-victim-poor")
NOT_TO_COVER = REFUSALS.number("why-not-to-cover")
NO_CUBE = REFUSALS.number("why-no-cube")

ENDINGS = ReasonTable(Reason("end-last-round", "MOL-60"))
LAST_ROUND_OVER = ENDINGS.number("end-last-round")

_CUBES = numbers("count", 0, BURROW_ROOM)
SCORE_TEXTS = ReasonTable(
    Reason("score-cubes", "MOL-61", Argument("most", _CUBES), Argument("least", _CUBES)),
    Reason("score-tokens", "MOL-61", Argument("tokens", numbers("count", 0, MOST_TOKENS))),
)
CUBES_SCORE = SCORE_TEXTS.number("score-cubes")
TOKENS_SCORE = SCORE_TEXTS.number("score-tokens")
