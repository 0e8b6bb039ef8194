"""What a round reveals about every tile: where it was moved, and what a few simple wolves would have done.

Everything here is public (ULY-K1): swaps, where the dog stood at each of them, and the tiles it turned. The numbers
are the inputs of the dog's strategy (`strategy.py`), and what nets learn from (`research.uly.rounds`, which keeps
them for thousands of rounds at once; a test compares the two).
"""

from __future__ import annotations

import numpy as np

from tana.compile.arrays import FloatGrid, Floats
from tana.compile.rule import rule
from tana.core.bits import contains
from tana.games.uly.board import are_neighbours, touches_edge
from tana.games.uly.components import CELLS, EDGES, OPEN_EDGES, STALLING, TILES_TO_TURN, WIDTH
from tana.games.uly.state import DOG, State

# --- simple wolves -----------------------------------------------------------------------------------------

SUSPECTED = (
    (0.9, 0.0, 0.0, 0.0),
    (0.3, 0.0, 0.0, 0.0),
    (0.6, 0.0, 0.98, 0.0),
    (0.0, 0.0, 0.95, 0.0),
    (0.0, 0.5, 1.0, 0.0),
    (0.9, 0.0, 0.95, 0.9),
    (0.4, 0.0, 0.95, 0.9),
    (0.0, 0.0, 0.95, 0.9),
)
"""Wolves by which tiles are weighed: how often they flee from beside the dog; how often an undirected swap moves their
own tile; how often, of the rest, it leaves that alone on purpose; how often they carry another tile out of the dog's
reach instead of making an undirected swap."""
MODELS = len(SUSPECTED)

_OPEN = tuple(tuple(edge for edge in range(len(EDGES)) if contains(OPEN_EDGES[dog], edge)) for dog in range(CELLS))
WAYS = tuple(len(edges) for edges in _OPEN)
"""[dog] how many swaps there are."""
OWN_WAYS = tuple(
    tuple(sum(wolf in EDGES[edge] for edge in _OPEN[dog]) for wolf in range(CELLS)) for dog in range(CELLS)
)
"""[dog][wolf] how many of them move the wolf."""


def _ways_out(dog: int, wolf: int) -> int:
    """How many swaps carry a wolf beside the dog out of its reach."""
    if not are_neighbours(dog, wolf):
        return 0
    pairs = [EDGES[edge] for edge in _OPEN[dog] if wolf in EDGES[edge]]
    return sum(not are_neighbours(dog, sum(pair) - wolf) for pair in pairs)


WAYS_OUT = tuple(tuple(_ways_out(dog, wolf) for wolf in range(CELLS)) for dog in range(CELLS))


def _decoys(dog: int, wolf: int) -> int:
    """How many swaps carry another tile than the wolf's out of the dog's reach."""
    pairs = [EDGES[edge] for edge in _OPEN[dog] if wolf not in EDGES[edge]]
    return sum(are_neighbours(dog, one) != are_neighbours(dog, other) for one, other in pairs)


DECOYS = tuple(tuple(_decoys(dog, wolf) for wolf in range(CELLS)) for dog in range(CELLS))


@rule
def chance_of_swap(
    flees: float, selfish: float, careful: float, decoys: float, dog: int, wolf: int, edge: int
) -> float:
    """How likely a simple wolf makes a swap that is open to it."""
    own = touches_edge(edge, wolf)
    ways, own_ways, ways_out = WAYS[dog], OWN_WAYS[dog][wolf], WAYS_OUT[dog][wolf]
    others = 0.0 if own else 1.0 / (ways - own_ways)
    usual = careful * others + (1.0 - careful) / ways
    if selfish > 0.0:
        itself = 1.0 / ways
        if own_ways > 0:
            itself = 1.0 / own_ways if own else 0.0
        usual = selfish * itself + (1.0 - selfish) * usual
    if decoys > 0.0 and DECOYS[dog][wolf] > 0:
        crosses = are_neighbours(dog, EDGES[edge][0]) != are_neighbours(dog, EDGES[edge][1])
        usual = (decoys / DECOYS[dog][wolf] if crosses and not own else 0.0) + (1.0 - decoys) * usual
    if ways_out == 0:
        return usual
    away = own and not are_neighbours(dog, EDGES[edge][0] + EDGES[edge][1] - wolf)
    return (flees / ways_out if away else 0.0) + (1.0 - flees) * usual


# --- the round, tile by tile -------------------------------------------------------------------------------

COUNTS = ("moved", "out", "into", "within", "outside", "stayed", "could")
"""How often a tile was moved; out of, into, within and outside the dog's reach; how often it stayed within reach, and
how often of those it could have got out."""
MOVED, OUT, INTO, WITHIN, OUTSIDE, STAYED, COULD = range(len(COUNTS))
RECENT = (MOVED, OUT, STAYED)
"""Counts that are also kept with exponential decay."""
FADING = 0.8
AT, UP, FIRST_COUNT = range(3)
FIRST_RECENT = FIRST_COUNT + len(COUNTS)
FIRST_SUSPECT = FIRST_RECENT + len(RECENT)
TRACES = FIRST_SUSPECT + MODELS
"""Numbers for each tile: its cell, whether it lies face up, counts, recent counts, how much each model suspects it."""
EVIDENCE = CELLS
"""The row for the round as a whole: how many times as likely it is under each model as under noise."""
LEAST_EVIDENCE, MOST_EVIDENCE = 1e-3, 1e4


def new_traces() -> FloatGrid:
    """An empty table for the traces of a round."""
    return np.zeros((CELLS + 1, TRACES))


@rule
def trace_round(s: State, traces: FloatGrid) -> None:
    """Go through the round again and write down its traces."""
    for tile in range(CELLS):
        for i in range(TRACES):
            traces[tile][i] = 0.0
        traces[tile][AT] = tile
        for model in range(MODELS):
            traces[tile][FIRST_SUSPECT + model] = 1.0 / CELLS
    for model in range(MODELS):
        traces[EVIDENCE][FIRST_SUSPECT + model] = 1.0
    for i in range(s.swaps_made):
        trace_swap(int(s.swaps[i]), int(s.dog_at[i]), traces)
        if i + 1 < s.swaps_made:
            trace_step(int(s.dog_at[i + 1]), traces)
        elif s.step != DOG:
            trace_step(int(s.dog), traces)


@rule
def weigh_model(traces: FloatGrid, model: int, ratio: float) -> None:
    """Multiply the likelihood of the round under a model, compared with noise, by a ratio."""
    weight = traces[EVIDENCE][FIRST_SUSPECT + model] * ratio
    traces[EVIDENCE][FIRST_SUSPECT + model] = min(MOST_EVIDENCE, max(LEAST_EVIDENCE, weight))


@rule
def trace_swap(edge: int, dog: int, traces: FloatGrid) -> None:
    """Two tiles changed places with the dog there."""
    for model in range(MODELS):
        total = 0.0
        column = FIRST_SUSPECT + model
        flees, selfish, careful, decoys = SUSPECTED[model]
        for tile in range(CELLS):
            if traces[tile][column] > 0.0:
                traces[tile][column] *= chance_of_swap(
                    flees, selfish, careful, decoys, dog, int(traces[tile][AT]), edge
                )
                total += traces[tile][column]
        for tile in range(CELLS):
            traces[tile][column] /= total
        weigh_model(traces, model, total * WAYS[dog])
    for tile in range(CELLS):
        for i in range(len(RECENT)):
            traces[tile][FIRST_RECENT + i] *= FADING
        count_trace(traces[tile], edge, dog)


@rule
def count_trace(trace: Floats, edge: int, dog: int) -> None:
    """What a swap means for one tile, which it moves or leaves where it is."""
    before = int(trace[AT])
    near = are_neighbours(dog, before)
    if touches_edge(edge, before):
        after = EDGES[edge][0] + EDGES[edge][1] - before
        trace[AT] = after
        leaves = OUTSIDE
        if near:
            leaves = WITHIN if are_neighbours(dog, after) else OUT
        elif are_neighbours(dog, after):
            leaves = INTO
        add_count(trace, MOVED)
        add_count(trace, leaves)
    elif near:
        add_count(trace, STAYED)
        if WAYS_OUT[dog][before] > 0:
            add_count(trace, COULD)


@rule
def add_count(trace: Floats, count: int) -> None:
    """Count something about a tile once more."""
    trace[FIRST_COUNT + count] += 1.0
    for i in range(len(RECENT)):
        if RECENT[i] == count:
            trace[FIRST_RECENT + i] += 1.0 - FADING


@rule
def trace_step(cell: int, traces: FloatGrid) -> None:
    """The dog stepped on a cell; if a tile was turned there, it was a sheep."""
    here = 0
    down = 0
    for tile in range(CELLS):
        if traces[tile][AT] == cell:
            here = tile
        if traces[tile][UP] == 0.0:
            down += 1
    if traces[here][UP] == 1.0:
        return
    traces[here][UP] = 1.0
    for model in range(MODELS):
        column = FIRST_SUSPECT + model
        left = 1.0 - traces[here][column]
        traces[here][column] = 0.0
        for tile in range(CELLS):
            traces[tile][column] /= max(left, 1e-12)
        weigh_model(traces, model, left * down / (down - 1))


# --- the inputs of a net -----------------------------------------------------------------------------------


def _board_as_seen(dog: int) -> tuple[int, ...]:
    """The cells in the order in which they are counted when the board is turned and mirrored to have the dog early."""
    board = np.arange(CELLS).reshape(-1, WIDTH)
    turned = [np.rot90(side, quarter) for side in (board, board.T) for quarter in range(4)]
    fitting = [side.flatten() for side in turned if side.shape == board.shape]
    best = min(fitting, key=lambda cells: int(np.flatnonzero(cells == dog)[0]))
    return tuple(int(cell) for cell in best)


SEEN = tuple(_board_as_seen(dog) for dog in range(CELLS))
"""[dog][k] the k-th cell, as the dog sees the board."""
_STANDS = tuple(SEEN[dog].index(dog) for dog in range(CELLS))
KIND = tuple(sorted(set(_STANDS)).index(stands) for stands in _STANDS)
"""[dog] whether it is in a corner, at a side or in the middle."""
KINDS = max(KIND) + 1
HALF_COUNT, HALF_TIME = 2.0, 10.0
WEIGHTY = (1.0, 30.0)
"""The likelihood ratio of a model against noise at which it counts as half established."""
FOR_EACH_TILE = 1 + len(COUNTS) + len(RECENT) + MODELS
INPUTS = CELLS * FOR_EACH_TILE + TILES_TO_TURN + KINDS + 3 + MODELS * len(WEIGHTY)


@rule
def describe(s: State, traces: FloatGrid, out: Floats) -> None:
    """The round as numbers from 0 to 1, as the dog sees the board. Of tiles that lie face up, nothing but that."""
    down = CELLS - int(s.face_up)
    at = 0
    for k in range(CELLS):
        trace = traces[s.tiles[SEEN[s.dog][k]]]
        for i in range(FOR_EACH_TILE):
            out[at + i] = 0.0
        if trace[UP] == 0.0:
            describe_tile(trace, down, at, out)
        at += FOR_EACH_TILE
    for i in range(TILES_TO_TURN):
        out[at + i] = 1.0 if i == s.face_up else 0.0
    at += TILES_TO_TURN
    for kind in range(KINDS):
        out[at + kind] = 1.0 if kind == KIND[s.dog] else 0.0
    at += KINDS
    out[at] = s.idle / STALLING
    out[at + 1] = 1.0 if s.idle > 0 else 0.0
    out[at + 2] = s.swaps_made / (s.swaps_made + HALF_TIME)
    at += 3
    for model in range(MODELS):
        weight = traces[EVIDENCE][FIRST_SUSPECT + model]
        for i in range(len(WEIGHTY)):
            out[at + i] = weight / (weight + WEIGHTY[i])
        at += len(WEIGHTY)


@rule
def describe_tile(trace: Floats, down: int, at: int, out: Floats) -> None:
    """One face-down tile; `down` of them are left."""
    out[at] = 1.0
    at += 1
    for i in range(len(COUNTS)):
        count = trace[FIRST_COUNT + i]
        out[at + i] = count / (count + HALF_COUNT)
    at += len(COUNTS)
    for i in range(len(RECENT)):
        out[at + i] = trace[FIRST_RECENT + i]
    at += len(RECENT)
    for model in range(MODELS):
        share = trace[FIRST_SUSPECT + model] * down
        out[at + model] = share / (share + 1.0)
