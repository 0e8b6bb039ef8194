"""Why not? The condition of an action, as the rule that forbids it: a number of `reasons.py`."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.actions import decode
from tana.core.reasons import NO_REASON

from .actions import DECODING, OFFER
from .components import NO_GOOD
from .reasons import INSPECT_FIRST, NOT_HELD, NOTHING_THERE, OVER
from .state import State


@rule
def refuse(s: State, action: int) -> int:
    """The reason why an action is not allowed now; NO_REASON if it is."""
    if s.over:
        return OVER
    family, crate, _ = decode(action, DECODING)
    return refuse_offer(s, crate) if family == OFFER else refuse_inspection(s)


@rule
def refuse_offer(s: State, crate: int) -> int:
    """PED-10: any crate of the seller under any name, while nothing is on the scale."""
    if s.claim != NO_GOOD:
        return INSPECT_FIRST
    return NO_REASON if s.hand[s.seller][crate - 1] else NOT_HELD + crate - 1


@rule
def refuse_inspection(s: State) -> int:
    """PED-11: the inspector waves through or opens what is on the scale."""
    return NOTHING_THERE if s.claim == NO_GOOD else NO_REASON
