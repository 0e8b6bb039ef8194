"""Who knows what (ULY-K1, ULY-K2).

Everything is open but the wolf's tile. Sheep and wolf have the same back, hiding leaves no trace (ULY-R11) and a
swap reveals nothing about its tiles, so for everybody else the wolf is equally likely to be any tile that has
not been turned, the one the dog started on included.
"""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import draw_member, minus
from tana.core.chance import Rng
from tana.games.uly.board import WORLD_LUCK
from tana.games.uly.components import ALL_CELLS, NO_CELL
from tana.games.uly.state import State


@rule
def knows_wolf(s: State, seat: int) -> bool:
    """ULY-K2: only the wolf player knows the wolf's tile, once there is one."""
    return bool(s.wolf_tile == NO_CELL or seat == s.wolf)


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """ULY-K2: for a dog player the wolf is any unturned tile, all equally likely."""
    if knows_wolf(s, seat):
        return
    s.wolf_tile = draw_member(minus(ALL_CELLS, s.turned), rng, WORLD_LUCK)
