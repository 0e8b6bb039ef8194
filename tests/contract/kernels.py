"""The rules of a game for many states at once.

Generic code: `instantiate("tests.contract.kernels", game)` makes it for a game. One loop for each function of the
contract, so that each is compiled once; everything else about the states is the same for all games and is done with
arrays (see `tests.contract.worlds`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tana.compile.rule import native
from tana.core.chance import set_key
from tana.core.record import Grid, Ints

if TYPE_CHECKING:
    from tana.engine.template_api import rules


@native
def set_up(states: Any, on: Ints, seats: int, options: Ints, chance: Any, keys: Grid) -> None:
    """Blank states become first positions."""
    for i in range(len(states)):
        if on[i]:
            set_key(chance[0], keys[i][0], keys[i][1])
            rules.setup(states[i], seats, options, chance[0], None)


@native
def actors(states: Any, out: Ints) -> None:
    """Who decides."""
    for i in range(len(states)):
        out[i] = rules.actor(states[i])


@native
def legal(states: Any, on: Ints, out: Grid, counts: Ints) -> None:
    """All legal actions."""
    for i in range(len(states)):
        counts[i] = rules.legal(states[i], out[i]) if on[i] else 0


@native
def apply(states: Any, on: Ints, actions: Ints, chance: Any, keys: Grid, logs: Any) -> None:
    """One action in each state."""
    for i in range(len(states)):
        logs[i].count = 0
        if on[i]:
            set_key(chance[0], keys[i][0], keys[i][1])
            rules.apply(states[i], actions[i], chance[0], logs[i])


@native
def determinize(states: Any, seats: Ints, chance: Any, keys: Grid) -> None:
    """A world that a seat thinks possible, in place of each state."""
    for i in range(len(states)):
        set_key(chance[0], keys[i][0], keys[i][1])
        rules.determinize(states[i], seats[i], chance[0])


@native
def look(states: Any, seats: Ints, nothing: Any, views: Any) -> None:
    """What a seat sees of each state."""
    for i in range(len(states)):
        views[i] = nothing[0]
        rules.look(states[i], seats[i], views[i])


@native
def refuse(states: Any, actions: Ints, out: Ints) -> None:
    """Why not, for one action in each state."""
    for i in range(len(states)):
        out[i] = rules.refuse(states[i], actions[i])


@native
def results(states: Any, endings: Ints, scores: Grid, ranks: Grid) -> None:
    """How each game has ended, or stands."""
    for i in range(len(states)):
        endings[i] = rules.ending(states[i])
        rules.scores(states[i], scores[i])
        rules.ranks(states[i], ranks[i])


@native
def score_lines(states: Any, seats: Ints, rows: Any, counts: Ints) -> None:
    """Where the points of a seat come from."""
    for i in range(len(states)):
        counts[i] = rules.score_lines(states[i], seats[i], rows[i])
