"""What is in the box (ULY-01), read from `components.json`."""

from __future__ import annotations

from tana.core.bits import count, set_of
from tana.core.components import edition_of, expect, read_components, whole_at, words_at
from tana.core.domain import Domain, numbers

DATA = read_components(__name__)
EDITION = edition_of(DATA)

FEWEST_SEATS, MOST_SEATS = 2, 5
COLUMNS = words_at(DATA, "columns", 2, 9)
ROWS = words_at(DATA, "rows", 2, 9)
WIDTH = len(COLUMNS)
CELLS = WIDTH * len(ROWS)
TILES_TO_TURN = whole_at(DATA, "tiles_to_turn", 1, CELLS - 1)
PRIZES = whole_at(DATA, "prizes", 1, 1000)
STALLING = whole_at(DATA, "stalling.dog_moves", 1, 64)
"""ULY-R19: the number of dog moves in a row without a tile turned that ends the round."""
ROUNDS_AS_WOLF = tuple(
    whole_at(DATA, f"rounds_as_wolf.{seats}", 1, 9) if seats >= FEWEST_SEATS else 0 for seats in range(MOST_SEATS + 1)
)
MOST_ROUNDS = max(seats * times for seats, times in enumerate(ROUNDS_AS_WOLF))
ROUND = numbers("round", 1, MOST_ROUNDS)
_MOST_WON = max((seats - 1) * seats * times for seats, times in enumerate(ROUNDS_AS_WOLF))
expect(PRIZES >= _MOST_WON, "prizes", f"{_MOST_WON} are needed if every wolf is found, there are {PRIZES}")

LONGEST_ROUND = min(TILES_TO_TURN, 2) + max(TILES_TO_TURN - 2, 0) * STALLING
"""Dog moves: without a second face-up tile to step on, the first two moves cannot be idle (ULY-R19)."""

# --- the flock (ULY-02) ------------------------------------------------------------------------------------
#
#         a   b   c   d
#     1   0   1   2   3
#     2   4   5   6   7      cells, in reading order; a tile is called by the cell it started on
#     3   8   9  10  11
#     4  12  13  14  15

CELL = Domain("cell", (f"{column}{row}" for row in ROWS for column in COLUMNS))
NO_CELL = -1
CELL_OR_NONE = Domain("cell", ("none", *CELL.tokens), first=NO_CELL)
COUNT = numbers("count", 0, TILES_TO_TURN)


def _touch(a: int, b: int) -> bool:
    """Sideways, up-down or diagonally next to each other (ULY-14, ULY-15)."""
    return a != b and abs(a // WIDTH - b // WIDTH) <= 1 and abs(a % WIDTH - b % WIDTH) <= 1


EDGES = tuple((a, b) for a in range(CELLS) for b in range(a + 1, CELLS) if _touch(a, b))
expect(len(EDGES) < 63, "columns", f"{WIDTH} × {len(ROWS)} tiles touch in {len(EDGES)} ways; at most 62 are possible")
NO_EDGE = -1
_PAIRS = tuple(f"{CELL.token(a)}-{CELL.token(b)}" for a, b in EDGES)
EDGE = Domain("edge", _PAIRS, aliases={"-".join(reversed(pair.split("-"))): pair for pair in _PAIRS})
"""Two cells that touch; `b1-a1` is understood as `a1-b1`."""
EDGE_OR_NONE = Domain("edge", ("none", *_PAIRS), first=NO_EDGE)

AROUND = tuple(set_of(b for b in range(CELLS) if _touch(a, b)) for a in range(CELLS))
"""The cells that touch a cell, as sets."""
ALL_CELLS = set_of(range(CELLS))
OPEN_EDGES = tuple(set_of(i for i, edge in enumerate(EDGES) if cell not in edge) for cell in range(CELLS))
"""The edges that do not touch a cell, as sets: what is left to swap with the dog there (ULY-14)."""
MOST_SWAPS = len(EDGES) - min(count(around) for around in AROUND)
"""Swaps to choose from when the dog leaves the most of them open: from a corner."""
