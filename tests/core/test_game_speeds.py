"""A game at two speeds: the same object but for its rules, and no call of one changes the other."""

from __future__ import annotations

import pytest

from tana.compile.rule import COMPILES, compiled
from tana.core.chance import rng_from
from tana.core.record import to_bytes
from tana.core.registry import game
from tana.engine.readiness import at_best_speed

pytestmark = pytest.mark.skipif(not COMPILES, reason="the compiler is switched off")


def test_both_speeds_lead_to_each_other_and_share_everything_else() -> None:
    slow = game("uly")
    fast = slow.compiled
    assert fast is not slow and fast is slow.compiled is fast.compiled
    assert slow is fast.interpreted is slow.interpreted
    assert fast.is_compiled and not slow.is_compiled
    assert fast.documents is slow.documents and fast.actions is slow.actions and fast.name == slow.name
    assert at_best_speed(fast) is fast, "a game that is compiled already stays so"


def test_the_speed_is_that_of_the_object() -> None:
    slow, luck = game("uly"), bytes(8)
    fast = slow.compiled
    assert fast.rules.actor is compiled(slow.rules.actor) is fast.rules.actor
    assert fast.entry_of(slow.rules.legal) is fast.rules.legal
    assert slow.entry_of(slow.rules.legal) is slow.rules.legal
    one, other = (each.new(2, {}, rng_from(luck))[0] for each in (slow, fast))
    assert to_bytes(one) == to_bytes(other)
    assert slow.legal(one) == fast.legal(one)
