"""Why an action is not allowed in Uly & Polly."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.actions import decode, step_of
from tana.core.bits import contains
from tana.core.reasons import NO_REASON
from tana.games.uly.actions import DECODING, SWAP
from tana.games.uly.legal import choices
from tana.games.uly.reasons import MUST_MOVE, TOO_FAR, UNDER_DOG, WHAT_TO_DO
from tana.games.uly.state import State


@rule
def refuse(s: State, action: int) -> int:
    """The reason why an action is not allowed now; NO_REASON if it is."""
    if step_of(action, DECODING) != s.step:
        return WHAT_TO_DO[s.step]
    family, chosen, _ = decode(action, DECODING)
    if contains(choices(s), chosen):
        return NO_REASON
    if family == SWAP:
        return UNDER_DOG + int(s.dog)
    return MUST_MOVE if chosen == s.dog else TOO_FAR + int(s.dog)
