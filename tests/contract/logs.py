"""What seats are told: logs of events, compared for many games at once."""

from __future__ import annotations

from typing import Any

from tana.compile.rule import native, rule
from tana.core.events import PUBLIC, Log
from tana.core.record import Ints

ALIKE = -1
"""A seat has been told the same twice."""
MASK = 1
"""Where a row of a log says who may see it."""


@rule
def is_for(mask: int, seat: int) -> bool:
    """Whether a seat (-1: a spectator) may see an event with this mask."""
    return mask == PUBLIC or (seat >= 0 and mask >> seat & 1 == 1)


@rule
def next_for(log: Log, begin: int, seat: int) -> int:
    """The next event that a seat may see, from a place on; the end of the log without one."""
    i = begin
    while i < log.count and not is_for(log.rows[i][MASK], seat):
        i += 1
    return i


@rule
def says_the_same(one: Ints, other: Ints) -> bool:
    """Whether two events say the same. Who else may see them is not part of it."""
    for i in range(len(one)):
        if i != MASK and one[i] != other[i]:
            return False
    return True


@rule
def told_differently(one: Log, other: Log, seat: int) -> int:
    """The kind of the first event that a seat sees in one log and not in the other."""
    i = next_for(one, 0, seat)
    k = next_for(other, 0, seat)
    while i < one.count and k < other.count and says_the_same(one.rows[i], other.rows[k]):
        i = next_for(one, i + 1, seat)
        k = next_for(other, k + 1, seat)
    if i < one.count:
        return one.rows[i][0]
    return other.rows[k][0] if k < other.count else ALIKE


@rule
def has_news(log: Log, seat: int, reveals: Ints) -> bool:
    """Whether a seat sees news in a log that no player chose."""
    for i in range(log.count):
        if is_for(log.rows[i][MASK], seat) and reveals[log.rows[i][0]]:
            return True
    return False


@native
def compare_logs(ones: Any, others: Any, seat: int, reveals: Ints, kinds: Ints, news: Ints) -> None:
    """For each pair of logs: where a seat is told differently, and whether either has news for it."""
    for i in range(len(kinds)):
        kinds[i] = told_differently(ones[i], others[i], seat)
        news[i] = has_news(ones[i], seat, reveals) or has_news(others[i], seat, reveals)
