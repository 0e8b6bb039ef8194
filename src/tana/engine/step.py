"""What a table does with its game at every move, as compiled functions: play, look, and find what could be undone.

Passing an array to compiled code costs a third of a microsecond, passing a record five. So everything here works on
arrays that are allocated once: `states[0]` is the position, the other states are scratch. Inputs and outputs are
elements of `numbers`.

A template (see `tana.engine.instantiate`), called by `tana.server.tables.position`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tana.compile.rule import rule
from tana.core.chance import set_key
from tana.core.events import Log
from tana.core.record import Ints, RecordArray

if TYPE_CHECKING:
    from tana.engine.template_api import rules

NOBODY = -1
STATES, LOGS = 3, 2

ACTION, HIGH, LOW = 0, 1, 2
"""Inputs: an action, and its entropy as two words."""
LEGAL, ACTOR, CHOICES, EVENTS = 3, 4, 5, 6
"""Outputs: whether the action was legal, the next seat, its number of choices, the number of events."""
NUMBERS = 7


@rule
def contains(actions: Ints, count: int, action: int) -> bool:
    """Whether an action is among the first `count`."""
    for i in range(count):
        if actions[i] == action:
            return True
    return False


@rule
def look(states: RecordArray, legal: Ints, numbers: Ints) -> None:
    """Write the seat that decides and its choices."""
    actor = rules.actor(states[0])
    numbers[ACTOR] = actor
    numbers[CHOICES] = 0 if actor == NOBODY else rules.legal(states[0], legal)


@rule
def play(states: RecordArray, logs: RecordArray, rngs: RecordArray, legal: Ints, numbers: Ints) -> None:
    """Carry out an action if it is legal, then look."""
    look(states, legal, numbers)
    numbers[LEGAL] = contains(legal, int(numbers[CHOICES]), int(numbers[ACTION]))
    numbers[EVENTS] = 0
    if numbers[LEGAL]:
        set_key(rngs[0], int(numbers[HIGH]), int(numbers[LOW]))
        logs[0].count = 0
        rules.apply(states[0], int(numbers[ACTION]), rngs[0], logs[0])
        numbers[EVENTS] = logs[0].count
        look(states, legal, numbers)


@rule
def reveals_news(log: Log, reveals: Ints) -> bool:
    """Whether any event of the log is of a kind that reveals something."""
    for i in range(log.count):
        if reveals[log.rows[i][0]] == 1:
            return True
    return False


@rule
def mark_crossings(
    states: RecordArray,
    logs: RecordArray,
    rngs: RecordArray,
    legal: Ints,
    numbers: Ints,
    keys: Ints,
    reveals: Ints,
    marks: Ints,
) -> None:
    """Mark the choices that would reveal something or end the actor's turn.

    They are tried in worlds that the actor considers possible, never in the true one. Each pair of `keys` is the luck
    of one such world.
    """
    look(states, legal, numbers)
    seat, count = int(numbers[ACTOR]), int(numbers[CHOICES])
    for i in range(count):
        marks[i] = 0
    for world in range(len(keys) // 2):
        high, low = int(keys[2 * world]), int(keys[2 * world + 1])
        states[1] = states[0]
        set_key(rngs[0], high, low)
        rules.determinize(states[1], seat, rngs[0])
        for i in range(count):
            if marks[i] == 0:
                states[2] = states[1]
                set_key(rngs[0], high, i)
                logs[1].count = 0
                rules.apply(states[2], int(legal[i]), rngs[0], logs[1])
                if rules.actor(states[2]) != seat or reveals_news(logs[1], reveals):
                    marks[i] = 1
