"""How long an honest move takes while one address attacks: the real server in a process of its own, its own limits.

    python bench/server/attacks.py --seconds 8

Two people at one address play, another address does its worst (`tests/server/attackers.py`), both from this process.
Time runs from sending a move until both people have it. Prints one line for each attack.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]

import httpx  # noqa: E402
import load  # noqa: E402
from tests.server.attackers import ATTACKS, HonestTable, attacker  # noqa: E402

PAUSE = 0.02
"""Between two honest moves: people, not a benchmark."""


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """`tana serve` with its own limits."""
    port = load.free_port()
    command = [str(Path(sys.executable).with_name("tana")), "serve", "--port", str(port)]
    process = subprocess.Popen([*command, "--database", str(folder / "tana.db")], stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until_ready(address)
        yield address
    finally:
        process.terminate()
        process.wait(30)


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
    async with attacker(address) as one, HonestTable(address) as honest:
        attack = asyncio.create_task(ATTACKS[name](one) if name else asyncio.sleep(10 * seconds))
        await asyncio.sleep(1.0)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            times.append(await honest.move())
            await asyncio.sleep(PAUSE)
        attack.cancel()
        await asyncio.gather(attack, return_exceptions=True)
        cut = [1000 * statistics.quantiles(times, n=100)[n - 1] for n in (50, 99)]
        return f"{name or 'nothing':18} {len(times):5} {cut[0]:8.1f} {cut[1]:8.1f} {one.tries:8} {one.refused:8}"


async def run(seconds: float, only: list[str]) -> None:
    print(f"{'attack':18} {'moves':>5} {'p50 ms':>8} {'p99 ms':>8} {'tries':>8} {'refused':>8}")
    for name in only or ["", *ATTACKS]:
        with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as address:
            print(await measure(address, name, seconds), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--only", nargs="*", default=[], choices=list(ATTACKS))
    args = parser.parse_args()
    asyncio.run(run(args.seconds, args.only))


if __name__ == "__main__":
    main()
