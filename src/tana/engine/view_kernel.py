"""What everybody may know of a position, and what of it has changed, in one call of compiled code.

Generic code (see `tana.engine.instantiate`): `tana.engine.views` calls it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tana.core.record import Grid, Ints
from tana.core.rule import native, rule

if TYPE_CHECKING:
    from tana.engine.needs import rules


@rule
def look_for_all(
    states: Any, nothing: Any, views: Any, memory: Grid, before: Grid, cuts: Grid, changed: Ints, readers: int
) -> int:
    """`views[0]` becomes the spectator's, `views[1 + seat]` that of a seat; `memory` is the same as bytes.

    `changed` gets, for each reader, how many of the `cuts` differ from the bytes in `before`, and their numbers, one
    reader after the other; returns how much of it is used.
    """
    used = 0
    for reader in range(readers):
        views[reader] = nothing[0]
        rules.look(states[0], reader - 1, views[reader])
        used = compare(memory[reader], before[reader], cuts, changed, used)
    return used


@rule
def compare(now: Ints, before: Ints, cuts: Grid, changed: Ints, first: int) -> int:
    """Note from `first` on how many cuts have bytes that differ, and their numbers; returns where that ends."""
    count = 0
    for number in range(len(cuts)):
        for at in range(cuts[number][0], cuts[number][1]):
            if now[at] != before[at]:
                count += 1
                changed[first + count] = number
                break
    changed[first] = count
    return first + count + 1


@native
def look_often(states: Any, nothing: Any, views: Any, seats: int, times: int) -> None:
    """Look at positions from all seats in turn, to measure it."""
    for i in range(times):
        views[0] = nothing[0]
        rules.look(states[i % len(states)], i % seats, views[0])
