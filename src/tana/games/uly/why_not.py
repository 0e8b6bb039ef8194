"""Why an action is not allowed in Uly & Polly."""

from __future__ import annotations

from tana.core.bits import contains
from tana.core.reasons import NO_REASON
from tana.core.rule import rule
from tana.games.uly.actions import START_AT, STEP_TO, SWAP
from tana.games.uly.legal import FIRST_ACTION, choices
from tana.games.uly.reasons import MUST_MOVE, TOO_FAR, UNDER_DOG, WHAT_TO_DO
from tana.games.uly.state import DOG, HIDE, START, SWAP_TILES, State


@rule
def refuse(s: State, action: int) -> int:
    """The reason why an action is not allowed now; NO_REASON if it is."""
    if step_of(action) != s.step:
        return WHAT_TO_DO[s.step]
    chosen = action - FIRST_ACTION[s.step]
    if contains(choices(s), chosen):
        return NO_REASON
    if s.step == SWAP_TILES:
        return UNDER_DOG + int(s.dog)
    if chosen == s.dog:
        return MUST_MOVE
    return TOO_FAR + int(s.dog)


@rule
def step_of(action: int) -> int:
    """The step that an action belongs to."""
    if action < START_AT:
        return HIDE
    if action < SWAP:
        return START
    return SWAP_TILES if action < STEP_TO else DOG
