"""Evaluating a position by a network.

A template (see `tana.engine.instantiate`), made for a game and its `tana.engine.observation_kernel`. The network reads
what the game's heuristics write for it (`write_inputs`); without that hook, the observation of the seat that decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tana.bots.search_types import Evaluator, Floats
from tana.compile.rule import GAME, rule
from tana.core.record import Record
from tana.core.registry import game as find_game
from tana.engine.heuristics import hooks_of
from tana.engine.network import judge_row

if TYPE_CHECKING:
    from tana.engine.template_api import heuristics, observation, rules

FEWEST = find_game(globals()[GAME]).seats.start
hooks = hooks_of(heuristics)
write_inputs = hooks.write_inputs


if hooks.has("write_inputs"):

    @rule
    def observe(s: Record, seat: int, seats: int, evaluator: Evaluator, row: Floats) -> None:
        """Write the game's own inputs for the seat that decides, over zeros."""
        write_inputs(s, row)
else:

    @rule
    def observe(s: Record, seat: int, seats: int, evaluator: Evaluator, row: Floats) -> None:
        """Write what a seat sees, as numbers, over zeros."""
        evaluator.views[0] = evaluator.views[1]
        rules.look(s, seat, evaluator.views[0])
        observation.write_observation(evaluator.views[0], seat, seats, row)


@rule
def judge(s: Record, seats: int, evaluator: Evaluator, out: Floats) -> None:
    """Write the chances of all seats in a position that is not over."""
    reader, row = rules.actor(s), evaluator.row
    for i in range(len(row)):
        row[i] = 0.0
    observe(s, reader, seats, evaluator, row)
    judge_row(row, reader, seats, seats - FEWEST, evaluator.network, evaluator.hidden, evaluator.deep, out)
