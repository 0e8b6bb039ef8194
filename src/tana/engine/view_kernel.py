"""The views of all readers of a position, and what has changed in them, in one compiled call.

A template (see `tana.engine.instantiate`), called by `tana.engine.views`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tana.compile.rule import native, rule
from tana.core.record import Grid, Ints, RecordArray

if TYPE_CHECKING:
    from tana.engine.template_api import rules


@rule
def look_for_all(
    states: RecordArray,
    nothing: RecordArray,
    views: RecordArray,
    memory: Grid,
    before: Grid,
    cuts: Grid,
    changed: Ints,
    readers: int,
) -> int:
    """Fill in `views[0]` for a spectator and `views[1 + seat]` for each seat; `memory` is the same array as bytes.

    `changed` gets, reader by reader, how many of the `cuts` differ from the bytes in `before`, and their numbers.
    Returns the length of that list.
    """
    used = 0
    for reader in range(readers):
        views[reader] = nothing[0]
        rules.look(states[0], reader - 1, views[reader])
        used = compare(memory[reader], before[reader], cuts, changed, used)
    return used


@rule
def compare(now: Ints, before: Ints, cuts: Grid, changed: Ints, first: int) -> int:
    """Write at `first` how many cuts differ, followed by their numbers; returns the index after them."""
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
def look_often(states: RecordArray, nothing: RecordArray, views: RecordArray, seats: int, times: int) -> None:
    """Make views of positions for all seats in turn, as a benchmark."""
    for i in range(times):
        views[0] = nothing[0]
        rules.look(states[i % len(states)], i % seats, views[0])
