"""Every action of Uly & Polly, and how people write it."""

from __future__ import annotations

from tana.core.actions import ActionSpace, Argument, Family
from tana.games.uly.components import CELL, EDGE
from tana.games.uly.state import DOG, HIDE, START, SWAP_TILES

ACTIONS = ActionSpace(
    Family("hide", Argument("cell", CELL), at=HIDE),  # the wolf's secret
    Family("start", Argument("cell", CELL), at=START),  # where the dog begins
    Family("swap", Argument("edge", EDGE), at=SWAP_TILES),  # the wolf's turn
    Family("step", Argument("cell", CELL), at=DOG),  # the dog's turn
)
DECODING = ACTIONS.decoding

HIDE_AT, START_AT, SWAP, STEP_TO = ACTIONS.bases("hide start swap step")
