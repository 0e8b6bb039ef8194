"""A position as a network judges it.

A template (see `tana.engine.instantiate`); `tana.engine.observing` adds the `write_observation` of a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tana.bots.room import Mind
from tana.core.registry import game as find_game
from tana.core.rule import GAME, rule
from tana.engine.network import judge_row
from tana.engine.writing import write_observation

if TYPE_CHECKING:
    from tana.engine.needs import rules

FEWEST = find_game(globals()[GAME]).seats.start


@rule
def observe(s: Any, seat: int, seats: int, mind: Mind, row: Any) -> None:
    """What a seat sees, as numbers."""
    for i in range(len(row)):
        row[i] = 0.0
    mind.views[0] = mind.views[1]
    rules.look(s, seat, mind.views[0])
    write_observation(mind.views[0], seat, seats, row)


@rule
def judge(s: Any, seats: int, mind: Mind, out: Any) -> None:
    """The chances of all seats in a position that somebody has to decide."""
    reader = rules.actor(s)
    observe(s, reader, seats, mind, mind.row)
    judge_row(mind.row, reader, seats, seats - FEWEST, mind.network, mind.hidden, out)
