"""Dogs without memory: the best wolf against one, exactly, and a search for one that loses little to it.

    python -m research.uly.memoryless                                           the dog that takes any step
    python -m research.uly.memoryless --iterations 300 --out memoryless.npz     a better one
    python -m research.uly.memoryless --dog memoryless.npz                      the same dog once more

A dog without memory chooses its step by where it stands, which cells show face-up tiles and which edge was swapped
last. Earlier turns do not matter, so the wolf's best strategy depends on few positions (dog, face-up cells, idle
moves, own cell), and backward induction computes what it achieves. For a given dog that is its exploitability; for
every dog it is a proven upper bound of the value of a round, because the dog could play like this.

Boards and dogs look the same from all sides: positions are turned until the dog stands in one of the cells that
differ from each other (see `board_geometry`), its place. Some places have a mirror image of their own, which a dog need
not respect. It then matters in which of the eight orientations the dog sees the board, its view. The first view is
drawn (see `Rounds.begin`), and every step turns the view that the dog had before (see `Rounds.turn`). So a dog that is
not symmetric remembers its view, and nothing else. The wolf that is computed knows the view from the first swap on, so
the real one escapes no more often, and as often if the dog is symmetric.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from research.uly.board_geometry import Flock, flock
from tana.compile.rule import native, rule

Say: TypeAlias = Callable[[str], None]

NONE = -1
MOST_STEPS = 8
LEAST_LEANING = -20.0
"""A step that leans less than this below the likeliest one leans this much."""
NEGLIGIBLE = 1e-30
PATIENCE = 6
"""Idle moves after which a dog that learns gives up, so that it learns faster; it is measured by the real rule."""
SOFTNESS = (0.004, 0.0008)
RATE, RATE_HALVED = 6.0, 20
"""How fast a dog learns at first, and the iteration at which it learns half as fast."""
RECENT, RECENT_FIRST = 0.1, 0.5
"""The part of the newest dog in the averaged one, in the end and in the beginning."""
MEASURED = 10
"""Iterations between two measurements of the averaged dog."""


class Positions(NamedTuple):
    """What lies before the dog: its place and the cells that show face-up tiles, sorted by how many these are."""

    first: Any
    """[face-up tiles] where the positions with that many begin; one more entry for the end."""
    shown: Any
    """[position] the set of cells that show face-up tiles."""
    place: Any
    """[position] the place of the dog."""
    number: Any
    """[place, set of cells] the position, NONE if there is none."""
    swapped: Any
    """[position, edge] the position after a swap, NONE if it is not allowed."""
    stepped: Any
    """[position, step] the position after a step that does not find the wolf, NONE if there is none."""
    steps: Any
    """[place, step] the cell that a step leads to, NONE after the last one."""
    turned: Any
    """[place, step, cell] the cell, as the dog sees the board after the step."""
    edges: Any
    stalling: int


class Dog(NamedTuple):
    """A dog without memory."""

    leaning: Any
    """[position after the swap, edge, step] the logarithm of how likely the step is, up to a constant."""
    careful: bool
    """Whether it turns a tile, if it can, where waiting would end the round."""


class Tables(NamedTuple):
    """Memory for `solve` and `improve`."""

    worth: Any
    """[position, idle moves, wolf's cell] how often the wolf escapes, which is about to swap."""
    reach: Any
    """[position, idle moves, wolf's cell] how often rounds get there."""
    met: Any
    """[position of a level, edge, wolf's cell] how often the wolf escapes once it has swapped."""
    chances: Any
    """[position of a level, edge, step] how likely the dog takes the step."""
    gains: Any
    """[position of a level, edge, step] what a step gains over the others, summed over rounds that get there."""
    weight: Any
    """[position of a level, edge] how often rounds get there."""
    ahead: Any
    """[step, wolf's cell] how often the wolf escapes after a step."""


def seen_by_dogs(board: Flock) -> Any:
    """[dog, cell] the cell, as that dog sees the board."""
    seen = np.zeros((board.cells, board.cells), np.int64)
    for dog in range(board.cells):
        seen[dog, board.seen[dog]] = np.arange(board.cells)
    return seen


def moved_bits(sets: Any, to: Any) -> Any:
    """Sets of cells with every cell moved."""
    moved = np.zeros_like(sets)
    for cell, target in enumerate(to):
        moved |= (sets >> cell & 1) << target
    return moved


def positions_of(board: Flock) -> Positions:
    """All positions with the dog on a face-up tile, and those at the beginning."""
    seen = seen_by_dogs(board)
    places = [int(seen[dog, dog]) for dog in (list(board.kind).index(kind) for kind in range(board.kinds))]
    sets = np.arange(1 << board.cells)
    counts = (sets[:, None] >> np.arange(board.cells) & 1).sum(1)
    reached = [(counts < board.tiles_to_turn) & ((sets >> dog & 1 == 1) | (counts == 0)) for dog in places]
    found = sorted((counts[one], p, one) for p, here in enumerate(reached) for one in sets[here])
    size, place, shown = (np.array(column, np.int64) for column in zip(*found, strict=True))
    number = np.full((len(places), len(sets)), NONE, np.int64)
    number[place, shown] = np.arange(len(found))
    swapped = np.full((len(found), len(board.edges)), NONE, np.int64)
    for edge, (a, b) in enumerate(board.edges):
        differs = (shown >> a ^ shown >> b) & 1
        may = board.open[np.array(places)[place], edge]
        swapped[:, edge] = np.where(may, number[place, shown ^ (differs << a | differs << b)], NONE)
    steps = np.full((len(places), MOST_STEPS), NONE, np.int64)
    turned = np.zeros((len(places), MOST_STEPS, board.cells), np.int64)
    stepped = np.full((len(found), MOST_STEPS), NONE, np.int64)
    for p, dog in enumerate(places):
        for k, cell in enumerate(np.flatnonzero(board.reach[dog])):
            steps[p, k], turned[p, k] = cell, seen[cell]
            after = moved_bits(shown[place == p] | 1 << cell, seen[cell])
            stepped[place == p, k] = number[board.kind[cell], after]
    first = np.searchsorted(size, np.arange(board.tiles_to_turn + 1))
    edges = np.array(board.edges)
    return Positions(first, shown, place, number, swapped, stepped, steps, turned, edges, board.stalling)


@rule
def weigh(game: Positions, dog: Dog, at: int, edge: int, idle: int, chances: Any) -> None:
    """Write how likely the dog takes each step from a position after a swap."""
    place, shown = game.place[at], game.shown[at]
    hidden = 0
    for k in range(MOST_STEPS):
        if game.steps[place, k] >= 0 and not shown >> game.steps[place, k] & 1:
            hidden += 1
    urgent = dog.careful and idle + 1 == game.stalling and hidden > 0
    total = 0.0
    for k in range(MOST_STEPS):
        chances[k] = 0.0
        cell = game.steps[place, k]
        if cell >= 0 and not (urgent and shown >> cell & 1):
            chances[k] = np.exp(dog.leaning[at, edge, k])
            total += chances[k]
    for k in range(MOST_STEPS):
        chances[k] /= total


@rule
def weigh_steps(game: Positions, dog: Dog, level: int, idle: int, chances: Any) -> None:
    """Write how likely the dog takes each step after each swap."""
    begin = game.first[level]
    for at in range(begin, game.first[level + 1]):
        for edge in range(len(game.edges)):
            weigh(game, dog, at, edge, idle, chances[at - begin, edge])


@rule
def look_ahead(game: Positions, worth: Any, at: int, idle: int, ahead: Any) -> None:
    """Write how often the wolf escapes after each step from a position after a swap."""
    place, shown = game.place[at], game.shown[at]
    for k in range(MOST_STEPS):
        cell, after = game.steps[place, k], game.stepped[at, k]
        waits = cell >= 0 and shown >> cell & 1
        goes_on = cell >= 0 and after >= 0 and not (waits and idle + 1 == game.stalling)
        for wolf in range(ahead.shape[1]):
            ahead[k, wolf] = 1.0
            if cell == wolf:
                ahead[k, wolf] = 0.0
            elif goes_on:
                ahead[k, wolf] = worth[after, idle + 1 if waits else 0, game.turned[place, k, wolf]]


@rule
def value_swaps(game: Positions, tables: Tables, level: int, idle: int) -> None:
    """Write how often the wolf escapes once it has swapped, by its cell after the swap."""
    begin, cells = game.first[level], tables.worth.shape[2]
    for at in range(begin, game.first[level + 1]):
        look_ahead(game, tables.worth, at, idle, tables.ahead)
        for edge in range(len(game.edges)):
            if game.swapped[at, edge] >= 0:
                for wolf in range(cells):
                    tables.met[at - begin, edge, wolf] = 0.0
                for k in range(MOST_STEPS):
                    chance = tables.chances[at - begin, edge, k]
                    if chance > 0.0:
                        for wolf in range(cells):
                            tables.met[at - begin, edge, wolf] += chance * tables.ahead[k, wolf]


@rule
def other_end(game: Positions, edge: int, cell: int) -> int:
    """Where a swap takes the tile of a cell."""
    a, b = game.edges[edge]
    return int(b if cell == a else a if cell == b else cell)


@rule
def best_worth(game: Positions, met: Any, begin: int, at: int, wolf: int, softness: float) -> float:
    """What the wolf's best swap is worth; with some softness, the soft maximum over its swaps."""
    best = 0.0
    for edge in range(len(game.edges)):
        after = game.swapped[at, edge]
        if after >= 0:
            best = max(best, met[after - begin, edge, other_end(game, edge, wolf)])
    if softness == 0.0:
        return best
    total, count = 0.0, 0
    for edge in range(len(game.edges)):
        after = game.swapped[at, edge]
        if after >= 0:
            total += np.exp((met[after - begin, edge, other_end(game, edge, wolf)] - best) / softness)
            count += 1
    return float(best + softness * np.log(total / count))


@native
def value_after(game: Positions, dog: Dog, worth: Any, at: int, edge: int, idle: int, wolf: int, memory: Any) -> float:
    """How often the wolf escapes from a position after a swap; `memory` has room for two rows of steps and cells."""
    ahead, chances = memory[0], memory[1, :, 0]
    look_ahead(game, worth, at, idle, ahead)
    weigh(game, dog, at, edge, idle, chances)
    total = 0.0
    for k in range(MOST_STEPS):
        if chances[k] > 0.0:
            total += chances[k] * ahead[k, wolf]
    return total


@native
def steps_likely(game: Positions, dog: Dog, at: int, edge: int, idle: int, chances: Any) -> None:
    """Write how likely the dog takes each step from a position after a swap."""
    weigh(game, dog, at, edge, idle, chances)


@native
def solve(game: Positions, dog: Dog, softness: float, tables: Tables) -> None:
    """Write what positions are worth to the wolf, from the last level back to the beginning.

    With a softness of 0 it swaps as well as possible, otherwise it prefers better swaps exponentially.
    """
    for level in range(len(game.first) - 2, -1, -1):
        begin, end = game.first[level], game.first[level + 1]
        for idle in range(game.stalling - 1 if level else 0, -1, -1):
            if level == 0 or idle + 2 >= game.stalling:
                weigh_steps(game, dog, level, idle, tables.chances)
            value_swaps(game, tables, level, idle)
            for at in range(begin, end):
                for wolf in range(tables.worth.shape[2]):
                    if not game.shown[at] >> wolf & 1:
                        tables.worth[at, idle, wolf] = best_worth(game, tables.met, begin, at, wolf, softness)


@rule
def send_on(game: Positions, tables: Tables, at: int, idle: int, wolf: int, k: int, came: float) -> None:
    """Count rounds in which the dog takes a step that does not end them."""
    place = game.place[at]
    cell, after = game.steps[place, k], game.stepped[at, k]
    if game.shown[at] >> cell & 1:
        if idle + 1 < game.stalling:
            tables.reach[after, idle + 1, game.turned[place, k, wolf]] += came
    elif wolf != cell and after >= 0:
        tables.reach[after, 0, game.turned[place, k, wolf]] += came


@rule
def follow(game: Positions, tables: Tables, begin: int, at: int, edge: int, idle: int, softness: float) -> None:
    """Follow the rounds in which this swap of the soft wolf led here, and note what each step of the dog gains."""
    before_swap = game.swapped[at, edge]
    swaps = 0
    for other in range(len(game.edges)):
        if game.swapped[before_swap, other] >= 0:
            swaps += 1
    for wolf in range(tables.worth.shape[2]):
        before = other_end(game, edge, wolf)
        came = tables.reach[before_swap, idle, before]
        if came < NEGLIGIBLE or game.shown[at] >> wolf & 1:
            continue
        mean = 0.0
        for k in range(MOST_STEPS):
            mean += tables.chances[at - begin, edge, k] * tables.ahead[k, wolf]
        came *= np.exp((mean - tables.worth[before_swap, idle, before]) / softness) / swaps
        if came >= NEGLIGIBLE:
            tables.weight[at - begin, edge] += came
            for k in range(MOST_STEPS):
                if tables.chances[at - begin, edge, k] > 0.0:
                    tables.gains[at - begin, edge, k] += came * (mean - tables.ahead[k, wolf])
                    send_on(game, tables, at, idle, wolf, k, came * tables.chances[at - begin, edge, k])


@rule
def lean(game: Positions, dog: Dog, tables: Tables, level: int, rate: float) -> None:
    """Make steps likelier in proportion to what they gain, and bound how much they lean."""
    begin = game.first[level]
    for at in range(begin, game.first[level + 1]):
        for edge in range(len(game.edges)):
            weight = tables.weight[at - begin, edge]
            if weight == 0.0:
                continue
            most = -1e300
            for k in range(MOST_STEPS):
                if game.steps[game.place[at], k] >= 0:
                    dog.leaning[at, edge, k] += rate * tables.gains[at - begin, edge, k] / weight
                    most = max(most, dog.leaning[at, edge, k])
            for k in range(MOST_STEPS):
                dog.leaning[at, edge, k] = max(dog.leaning[at, edge, k] - most, LEAST_LEANING)


@native
def improve(game: Positions, dog: Dog, softness: float, rate: float, tables: Tables) -> None:
    """Follow the soft wolf that `solve` has found from the beginning, and make steps likelier that find it."""
    for level in range(len(game.first) - 1):
        begin, end = game.first[level], game.first[level + 1]
        tables.gains[:] = 0.0
        tables.weight[:] = 0.0
        for idle in range(game.stalling if level else 1):
            if idle == 0 or idle + 1 == game.stalling:
                weigh_steps(game, dog, level, idle, tables.chances)
            for at in range(begin, end):
                look_ahead(game, tables.worth, at, idle, tables.ahead)
                for edge in range(len(game.edges)):
                    if game.swapped[at, edge] >= 0:
                        follow(game, tables, begin, at, edge, idle, softness)
        lean(game, dog, tables, level, rate)


class Rounds:
    """Rounds against dogs without memory on a board."""

    def __init__(self, board: Flock) -> None:
        self.board, self.game = board, positions_of(board)
        self._seen, self._sizes = seen_by_dogs(board), np.bincount(board.kind)
        self._places = [int(self._seen[dog, dog]) for dog in (list(board.kind).index(k) for k in range(board.kinds))]
        self._edge_number = {(int(a), int(b)): edge for edge, (a, b) in enumerate(board.edges)}
        self._memory = np.zeros((2, MOST_STEPS, board.cells))
        positions, level = len(self.game.shown), int(np.diff(self.game.first).max())
        edges, cells, idle = len(board.edges), board.cells, board.stalling
        self.leaning_shape = (positions, edges, MOST_STEPS)
        self.tables = Tables(
            worth=np.zeros((positions, idle, cells)),
            reach=np.zeros((positions, idle, cells)),
            met=np.zeros((level, edges, cells)),
            chances=np.zeros((level, edges, MOST_STEPS)),
            gains=np.zeros((level, edges, MOST_STEPS)),
            weight=np.zeros((level, edges)),
            ahead=np.zeros((MOST_STEPS, cells)),
        )

    def random_dog(self) -> Dog:
        """The dog that takes any step."""
        return Dog(np.zeros(self.leaning_shape), False)

    def escapes(self, dog: Dog, softness: float = 0.0) -> Any:
        """[kind of starting cell, kind of hiding place] how often the best wolf escapes."""
        solve(self.game, dog, softness, self.tables)
        total = np.zeros((self.board.kinds, self.board.kinds))
        for start, kind in enumerate(self.board.kind):
            np.add.at(total[kind], self.board.kind, self.tables.worth[kind, 0, self._seen[start]])
        return total / np.outer(self._sizes, self._sizes)

    def improve(self, dog: Dog, start: Any, softness: float, rate: float) -> Any:
        """Change the dog for the better; returns the better way to start."""
        escapes = self.escapes(dog, softness)
        worth = start @ escapes
        hide = self._sizes * np.exp((worth - worth.max()) / softness)
        hide /= hide.sum()
        self.tables.reach[:] = 0.0
        for cell, kind in enumerate(self.board.kind):
            chance = start[kind] / self._sizes[kind] * (hide / self._sizes)[self.board.kind]
            np.add.at(self.tables.reach[kind, 0], self._seen[cell], chance)
        improve(self.game, dog, softness, rate, self.tables)
        start = start * np.exp(-0.3 * rate * (escapes @ hide))
        return start / start.sum()

    def begin(self, start: Any, luck: np.random.Generator) -> tuple[int, Any]:
        """Where the dog starts, and its first view: [cell] the cell, as the dog sees it."""
        kind = luck.choice(self.board.kinds, p=start)
        view = self.board.turns[luck.integers(len(self.board.turns))]
        return int(np.flatnonzero(view == self._places[kind])[0]), view

    def turn(self, view: Any, cell: int) -> Any:
        """The view after a step to a cell."""
        return self._seen[view[cell]][view]

    def at(self, view: Any, cell: int, shown: int) -> int:
        """The position of a dog in a cell."""
        return int(self.game.number[self.board.kind[cell], moved_bits(np.array(shown), view)])

    def _edge(self, view: Any, edge: int) -> int:
        a, b = sorted(view[self.board.edges[edge]])
        return int(self._edge_number[int(a), int(b)])

    def steps(self, dog: Dog, view: Any, cell: int, shown: int, idle: int, edge: int) -> Any:
        """[cell] how likely the dog steps there after an edge was swapped."""
        at, chances = self.at(view, cell, shown), np.zeros(MOST_STEPS)
        steps_likely(self.game, dog, at, self._edge(view, edge), idle, chances)
        found = np.zeros(self.board.cells)
        for step, chance in zip(self.game.steps[self.game.place[at]], chances, strict=True):
            if step != NONE:
                found[np.flatnonzero(view == step)[0]] = chance
        return found

    def swaps(self, dog: Dog, view: Any, cell: int, shown: int, idle: int, wolf: int) -> Any:
        """[edge] how often the best wolf escapes after it has swapped; `escapes` was asked about this dog before."""
        game, at = self.game, self.at(view, cell, shown)
        worth = np.full(len(game.edges), -1.0)
        for edge in map(int, np.flatnonzero(self.board.open[cell])):
            seen = self._edge(view, edge)
            after, to = game.swapped[at, seen], other_end(game, seen, view[wolf])
            worth[edge] = value_after(game, dog, self.tables.worth, after, seen, idle, to, self._memory)
        return worth


def best_start(escapes: Any, iterations: int = 20_000) -> tuple[Any, float]:
    """How likely the dog starts on each kind of cell, and how often the best wolf then escapes."""
    start, best, least = np.full(len(escapes), 1 / len(escapes)), None, 2.0
    for t in range(1, iterations + 1):
        worth = start @ escapes
        if worth.max() < least:
            best, least = start, float(worth.max())
        start = start * np.exp(-0.05 / t**0.5 * escapes[:, worth.argmax()])
        start = start / start.sum()
    return best, least


def save(path: Path, dog: Dog) -> None:
    """Keep a dog, in half precision."""
    np.savez_compressed(path, allow_pickle=False, leaning=dog.leaning.astype(np.float16))


def load(path: Path) -> Dog:
    """A careful dog that was kept."""
    with np.load(path) as data:
        return Dog(data["leaning"].astype(np.float64), True)


def search(board: Flock, iterations: int, say: Say, keep: Callable[[Dog], None] | None = None) -> float:
    """Look for a dog that loses little to the best wolf: how often that wolf escapes bounds the value of a round."""
    real, rounds = Rounds(board), Rounds(replace(board, stalling=min(PATIENCE, board.stalling)))
    dog, averaged = (Dog(np.zeros(rounds.leaning_shape), True) for _ in range(2))
    start = np.full(board.kinds, 1 / board.kinds)
    least, began = 1.0, time.perf_counter()
    for t in range(iterations):
        softness = SOFTNESS[0] * (SOFTNESS[1] / SOFTNESS[0]) ** (t / max(1, iterations - 1))
        start = rounds.improve(dog, start, softness, RATE / (1 + t / RATE_HALVED))
        recent = max(RECENT, RECENT_FIRST / (1 + t / 10))
        averaged.leaning[:] += recent * (dog.leaning - averaged.leaning)
        if (t + 1) % MEASURED == 0 or t + 1 == iterations:
            now = best_start(real.escapes(averaged))[1]
            say(f"{t + 1} iterations, {time.perf_counter() - began:.0f} s: the wolf escapes in {now:.5f}")
            if now < least and keep:
                keep(averaged)
            least = min(least, now)
    return least


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m research.uly.memoryless")
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--out", type=Path, help="where to keep the best dog")
    parser.add_argument("--dog", type=Path, help="a dog that was kept, to measure it")
    asked = parser.parse_args()
    board = flock()

    def say(text: str) -> None:
        print(text, flush=True)

    if asked.iterations:
        keep = partial(save, asked.out) if asked.out else None
        least = search(board, asked.iterations, say, keep=keep)
        say(f"the value of a round is at most {least:.5f}")
    elif asked.dog:
        start, escapes = best_start(Rounds(board).escapes(load(asked.dog)))
        say(f"from this dog the best wolf escapes in {escapes:.5f}, if it starts on each kind of cell in {start}")
    else:
        rounds = Rounds(board)
        escapes = np.bincount(board.kind) / board.cells @ rounds.escapes(rounds.random_dog())
        say(f"from the dog that takes any step the best wolf escapes in {escapes.max():.5f}")


if __name__ == "__main__":
    main()
