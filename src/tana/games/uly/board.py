"""The flock: sixteen tiles on sixteen cells, followed wherever they go."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import contains
from tana.games.uly.components import AROUND, CELLS, EDGES, LONGEST_ROUND, NO_CELL, NO_EDGE, ROUNDS_AS_WOLF
from tana.games.uly.state import HIDE, OVER, PATH, SWAP_TILES, State

# Sources of chance: the dice of this game are thrown once, for the first wolf; worlds are drawn by `determinize`.
FIRST_LUCK, WORLD_LUCK = range(2)


@rule
def actor(s: State) -> int:
    """The seat that decides now, -1 when the game is over."""
    if s.step == OVER:
        return -1
    if s.step == HIDE or s.step == SWAP_TILES:
        return int(s.wolf)
    return int(s.dog_player)


@rule
def rounds_in_game(s: State) -> int:
    """ULY-21: everyone is the wolf twice with 2 or 3 players, once with 4 or 5."""
    return int(s.seats) * ROUNDS_AS_WOLF[s.seats]


@rule
def gather_flock(s: State) -> None:
    """ULY-02, ULY-20: all sheep face down, every tile where it is called from."""
    for cell in range(CELLS):
        s.tiles[cell] = cell
    s.turned = 0
    s.face_up = 0
    s.swaps_made = 0
    for i in range(LONGEST_ROUND):
        s.swaps[i] = NO_EDGE
        s.dog_at[i] = NO_CELL


@rule
def is_turned(s: State, tile: int) -> bool:
    """Whether a tile lies face up."""
    return contains(s.turned, tile)


@rule
def touches_edge(edge: int, cell: int) -> bool:
    """Whether a cell is one of the two of an edge."""
    return bool(EDGES[edge][0] == cell or EDGES[edge][1] == cell)


@rule
def are_neighbours(cell: int, other: int) -> bool:
    """ULY-15: sideways, up-down or diagonally."""
    return contains(AROUND[cell], other)


@rule
def exchange_tiles(s: State, edge: int) -> None:
    """ULY-14: two tiles change places; the swap is remembered, and where the dog stood."""
    one, other = EDGES[edge]
    tile = s.tiles[one]
    s.tiles[one] = s.tiles[other]
    s.tiles[other] = tile
    s.swaps[s.swaps_made] = edge
    s.dog_at[s.swaps_made] = s.dog
    s.swaps_made += 1


@rule
def write_path(s: State) -> None:
    """ULY-R22: where the wolf hid and every cell it was moved to, from the swaps of the round."""
    at = int(s.wolf_tile)
    s.last.path[0] = at
    length = 1
    for i in range(s.swaps_made):
        one, other = EDGES[s.swaps[i]]
        if touches_edge(s.swaps[i], at):
            at = one + other - at
            s.last.path[length] = at
            length += 1
    for i in range(length, PATH):
        s.last.path[i] = NO_CELL
    s.last.length = length
