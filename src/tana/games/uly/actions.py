"""Every action of Uly & Polly, and how people write it."""

from __future__ import annotations

from tana.core.actions import ActionSpace, Argument, Family
from tana.games.uly.components import CELL, EDGE

ACTIONS = ActionSpace(
    Family("hide", Argument("cell", CELL)),  # the wolf's secret
    Family("start", Argument("cell", CELL)),  # where the dog begins
    Family("swap", Argument("edge", EDGE)),  # the wolf's turn
    Family("step", Argument("cell", CELL)),  # the dog's turn
)

HIDE_AT = ACTIONS.base("hide")
START_AT = ACTIONS.base("start")
SWAP = ACTIONS.base("swap")
STEP_TO = ACTIONS.base("step")
