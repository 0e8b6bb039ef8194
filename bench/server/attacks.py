"""How long an honest move takes while one address attacks: the real server in a process of its own, its own limits.

    python bench/server/attacks.py --seconds 8

Two people at one address play from this process; another process, at another address, does its worst
(`tests/server/attackers.py`). Time runs from sending a move until both people have it. One line for each attack; its
last column is the most CPU time that the server's event loop worked at a stretch, which other work on the machine does
not change.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]

import httpx  # noqa: E402
import load  # noqa: E402
from tests.server.attackers import ATTACKS, HonestTable, attacker  # noqa: E402

BEFORE = 2.0
"""Seconds until an attack is under way."""
GAMES = ("molly", "uly")
"""What the honest and the attacker play."""
STRETCH = "stretch"
PAUSE = 0.02
"""Between two honest moves: people, not a benchmark."""


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """The real server, compiled, with its own limits."""
    port = load.free_port()
    command = [sys.executable, str(HERE / "house.py"), "--port", str(port), "--own-limits", "--bots"]
    files = ["--database", str(folder / "tana.db"), "--stretch", str(folder / STRETCH)]
    process = subprocess.Popen([*command, "--game", *GAMES, *files])
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until_ready(address)
        yield address
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def attacking(address: str, name: str) -> Iterator[Any]:
    """An attack from another process; yields how often it tried and was refused so far."""
    counts = multiprocessing.Array("q", 2)
    process = multiprocessing.Process(target=attack, args=(address, name, counts), daemon=True)
    if name:
        process.start()
    try:
        yield counts
    finally:
        if name:
            process.terminate()
            process.join()


def attack(address: str, name: str, counts: Any) -> None:
    """The attacker's process."""

    async def work() -> None:
        async with attacker(address) as one:
            task = asyncio.create_task(ATTACKS[name](one))
            while not task.done():
                counts[0], counts[1] = one.tries, one.refused
                await asyncio.sleep(0.05)
            task.result()

    asyncio.run(work())


def wait_until_ready(address: str) -> None:
    for _ in range(600):
        try:
            if httpx.get(f"{address}/readyz").status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("the server does not start")


async def measure(address: str, name: str, seconds: float) -> str:
    """Honest moves during an attack."""
    times: list[float] = []
    async with HonestTable(address) as honest:
        with attacking(address, name) as counts:
            await asyncio.sleep(BEFORE)
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                times.append(await honest.move())
                await asyncio.sleep(PAUSE)
            tries, refused = counts
    cut = [1000 * statistics.quantiles(times, n=100)[n - 1] for n in (50, 99)]
    return f"{name or 'nothing':18} {len(times):5} {cut[0]:8.1f} {cut[1]:8.1f} {tries:8} {refused:8}"


async def run(seconds: float, only: list[str]) -> None:
    print(f"{'attack':18} {'moves':>5} {'p50 ms':>8} {'p99 ms':>8} {'tries':>8} {'refused':>8} {'stretch ms':>10}")
    for name in only or ["", *ATTACKS]:
        with tempfile.TemporaryDirectory() as folder:
            with server(Path(folder)) as address:
                line = await measure(address, name, seconds)
            print(f"{line} {(Path(folder) / STRETCH).read_text():>10}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--only", nargs="*", default=[], choices=list(ATTACKS))
    args = parser.parse_args()
    asyncio.run(run(args.seconds, args.only))


if __name__ == "__main__":
    main()
