"""How long an honest move takes while one address attacks: the real server in a separate process, with its own limits.

    python bench/server/attacks.py --seconds 8 --before REVISION

Two people at one address play from this process; another process, at another address, attacks
(`tests/server/attackers.py`). A move is timed from sending it until both people have it. There is one line for each
attack; its last column is the longest CPU time that the server's event loop worked without a pause, which other work on
the machine does not affect. With `--before`, each attack is also run against an earlier revision, just before.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import multiprocessing
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(ROOT)]

import httpx  # noqa: E402
import load  # noqa: E402
from tests.server.attackers import ATTACKS, GONE, HonestTable, attacker  # noqa: E402

BEFORE = 2.0
"""Seconds before the measurement in which an attack gets under way."""
GAMES = ("molly", "uly")
"""The games of the honest people and of the attacker."""
STRETCH = "stretch"
MOST_SECONDS = 20.0
"""The timeout of an honest move: a server that takes longer is stalled, and its attack is over."""
PAUSE = 0.02
"""The pause between two honest moves: people play, not a benchmark."""


@contextmanager
def server(folder: Path, root: Path) -> Iterator[str]:
    """The real server of a source tree, compiled, with its own limits."""
    port = load.free_port()
    house = root / "bench" / "server" / "house.py"
    command = [sys.executable, str(house), "--port", str(port), "--own-limits", "--bots"]
    files = ["--database", str(folder / "tana.db"), "--stretch", str(folder / STRETCH)]
    paths = {"PYTHONPATH": os.pathsep.join((str(root / "src"), str(root)))}
    process = subprocess.Popen([*command, "--game", *GAMES, *files], env=os.environ | paths)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until_ready(address, process)
        yield address
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def attacking(address: str, name: str) -> Iterator[Any]:
    """Run an attack in another process; yields its numbers of tries and refusals so far."""
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


def wait_until_ready(address: str, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        try:
            if httpx.get(f"{address}/readyz").status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("the server does not start")


def earlier(revision: str, folder: Path) -> Path:
    """The source tree of an earlier revision, extracted into a folder."""
    if Path(revision).is_dir():
        return Path(revision)
    archive = ["git", "-C", str(ROOT), "archive", "--format=tar", revision, "src", "bench/server"]
    with tarfile.open(fileobj=io.BytesIO(subprocess.run(archive, check=True, capture_output=True).stdout)) as files:
        files.extractall(folder, filter="data")
    return folder


async def timed_move(honest: HonestTable) -> float:
    """The seconds of an honest move; `MOST_SECONDS` if it has not arrived by then or the connection is lost."""
    try:
        return await asyncio.wait_for(honest.move(), MOST_SECONDS)
    except GONE:
        return MOST_SECONDS


async def measure(address: str, name: str, seconds: float) -> str:
    """Make honest moves during an attack, and return a line of figures."""
    times: list[float] = []
    async with HonestTable(address) as honest:
        with attacking(address, name) as counts:
            await asyncio.sleep(BEFORE)
            until = time.monotonic() + seconds
            while time.monotonic() < until and max(times, default=0) < MOST_SECONDS:
                times.append(await timed_move(honest))
                await asyncio.sleep(PAUSE)
            tries, refused = counts
    cut = [1000 * statistics.quantiles(times * 2, n=100)[n - 1] for n in (50, 99)]
    return f"{len(times):5} {cut[0]:8.1f} {cut[1]:8.1f} {tries:8} {refused:8}"


async def run(seconds: float, only: list[str], roots: dict[str, Path]) -> None:
    columns = f"{'moves':>5} {'p50 ms':>8} {'p99 ms':>8} {'tries':>8} {'refused':>8} {'stretch ms':>10}"
    print(f"{'attack':18} {'server':6} {columns}")
    for name in only or ["", *ATTACKS]:
        for which, root in roots.items():
            with tempfile.TemporaryDirectory() as folder:
                with server(Path(folder), root) as address:
                    line = await measure(address, name, seconds)
                written = Path(folder) / STRETCH
                stretch = written.read_text() if written.exists() else "stalled"
            print(f"{name or 'nothing':18} {which:6} {line} {stretch:>10}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--only", nargs="*", default=[], choices=["", *ATTACKS], metavar="ATTACK")
    parser.add_argument(
        "--before", metavar="REVISION", help="an earlier revision, or the folder of its source tree, to compare with"
    )
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        before = {} if args.before is None else {"before": earlier(args.before, Path(folder))}
        asyncio.run(run(args.seconds, args.only, before | {"now": ROOT}))


if __name__ == "__main__":
    main()
