"""Random play on a GPU: seconds to the first result, speed, and whether the games equal those of the CPU.

    python bench/gpu.py [GAME …] [--games 20000] [--batch 2097152] [--seconds 3] [--json FILE]

All games compile at the same time, each for both devices in separate processes, so the total time is that of the
slowest one. Only one process at a time plays on the GPU. Needs numpy, msgspec, numba and numba-cuda.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Lock
from pathlib import Path
from typing import Any

import numpy as np

SEED = 1
_turn: Any = None


def take_turns(turn: Lock) -> None:
    """Give a process the lock for the GPU."""
    global _turn
    _turn = turn


@contextmanager
def alone() -> Iterator[None]:
    """Hold the lock: no other process plays on the GPU."""
    with _turn:
        yield


def on_gpu(name: str, games: int, batch: int, seconds: float) -> tuple[dict[str, Any], Any]:
    """The speed, and the results of the first games with a digest of each final state."""
    from tana.core.registry import game
    from tana.engine import cuda
    from tana.engine.instantiate import instantiate
    from tana.engine.results import DIGEST, PLIES

    found = game(name)
    seats = found.seats.stop - 1
    options = found.encode(found.settings(seats, {}))
    begun = time.perf_counter()
    check = cuda.Series(name, seats, options, games, keep_states=True)
    check.play(SEED, 0)
    check.wait()
    first = time.perf_counter() - begun
    results = check.results()
    finals = check.states().view(np.uint8).reshape(games, -1)
    results[:, DIGEST] = instantiate("tana.engine.playout", name).digests(finals)
    with alone():
        series = cuda.Series(name, seats, options, batch)
        series.play(SEED, 0)
        series.wait()
        decisions = int(series.results()[:, PLIES].sum())
        began, rounds = time.perf_counter(), 0
        while (taken := time.perf_counter() - began) < seconds:
            series.play(SEED, 0)
            series.wait()
            rounds += 1
    speed = decisions * rounds / taken / 1e6
    return {
        "game": name,
        "seats": seats,
        "million_decisions": round(speed, 1),
        "first_result": round(first, 1),
    }, results


def on_processor(name: str, games: int) -> Any:
    """The results of the same games on the CPU."""
    from tana.core.registry import game
    from tana.engine.instantiate import instantiate

    found = game(name)
    seats = found.seats.stop - 1
    options = found.encode(found.settings(seats, {}))
    return instantiate("tana.engine.playout", name).play_many(seats, options, SEED, 0, games, with_digest=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", default=["hickory", "molly", "uly", "buddel"], metavar="GAME")
    parser.add_argument("--games", type=int, default=20_000, help="games to compare (default: 20,000)")
    parser.add_argument("--batch", type=int, default=1 << 21, help="games played at a time (default: 2,097,152)")
    parser.add_argument("--seconds", type=float, default=3.0, help="time to measure each game (default: 3)")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    context = get_context("spawn")
    workers = 2 * len(args.names)
    with ProcessPoolExecutor(workers, context, take_turns, (context.Lock(),)) as pool:
        gpu = [pool.submit(on_gpu, name, args.games, args.batch, args.seconds) for name in args.names]
        processor = [pool.submit(on_processor, name, args.games) for name in args.names]
        rows = []
        for one, other in zip(gpu, processor, strict=True):
            row, results = one.result()
            row["equal"] = bool((results == other.result()).all())
            rows.append(row)
            print(json.dumps(row), flush=True)
    if args.json:
        args.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")
    return 0 if all(row["equal"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
