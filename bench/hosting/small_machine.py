"""A server on a small machine: one core and limited memory; time and memory to the page and to the first move.

    python bench/hosting/small_machine.py --megabytes 512 --slowdown 4 --no-compile

prints JSON. `--slowdown 4` makes the core a quarter as fast: the server is stopped three quarters of the time, in
intervals of 20 ms. `cpu_seconds` is the CPU time of the server's processes, which other work on the machine does not
affect. The limit is for private memory (RLIMIT_DATA), and `megabytes` is the memory of all its processes (proportional
set size).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from tana.client import Visitor

PATIENCE_SECONDS = 600.0
TURN_SECONDS = 0.02


def limited(megabytes: int) -> None:
    """Limit a new process to one core and this much private memory."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))


def family(pid: int) -> list[int]:
    """A process and its descendants."""
    parents = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(entry.parent.name)] = int(fields[1])
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


class SlowCore(threading.Thread):
    """Stops a server and its descendants most of the time; they run one part in `factor`."""

    def __init__(self, pid: int, factor: float) -> None:
        super().__init__(daemon=True)
        self._pid = pid
        self._factor = factor
        self._end = threading.Event()

    def run(self) -> None:
        """Run and stop the server alternately, until the end."""
        while not self._end.wait(TURN_SECONDS):
            self._send(signal.SIGSTOP)
            self._end.wait(TURN_SECONDS * (self._factor - 1))
            self._send(signal.SIGCONT)

    def end(self) -> None:
        """End the thread and leave the server running."""
        self._end.set()
        self.join()
        self._send(signal.SIGCONT)

    def _send(self, sign: signal.Signals) -> None:
        for one in family(self._pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, sign)


def usage(pid: int) -> dict[str, float]:
    """The memory and CPU time of all processes of a server."""
    kilobytes, ticks = 0, 0
    for one in family(pid):
        try:
            found = re.search(r"^Pss:\s+(\d+)", Path(f"/proc/{one}/smaps_rollup").read_text(), re.MULTILINE)
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        kilobytes += int(found[1]) if found else 0
        ticks += int(fields[11]) + int(fields[12])
    return {"megabytes": round(kilobytes / 1024), "cpu_seconds": round(ticks / os.sysconf("SC_CLK_TCK"), 1)}


async def measured(
    address: str, server: subprocess.Popen[bytes], started: float, patience: float = PATIENCE_SECONDS
) -> dict[str, Any]:
    """Wait for the page, then make a table and play one move against a bot."""
    async with Visitor(address) as visitor:
        while True:
            if server.poll() is not None or time.monotonic() - started > patience:
                raise SystemExit("the server did not start within these limits")
            try:
                if (await visitor.http.get("/readyz")).status_code == 200:
                    break
            except httpx.TransportError:
                await asyncio.sleep(0.05)
        page = {"seconds": round(time.monotonic() - started, 1), **usage(server.pid)}
        made = await visitor.create("uly", [{"kind": "me"}, {"kind": "bot", "level": "digger"}], options={"first": "1"})
        async with visitor.sit(made["table"], 1) as session:
            await visitor.command(made["table"], "start")
            table = await session.until(lambda t: bool(t["turn"] == 1 and t["choices"]))
            await session.play(table["choices"][0]["action"])
            await session.until(lambda t: bool(t["turn"] == 1 or t["phase"] == "over"))
        return {"page": page, "move": {"seconds": round(time.monotonic() - started, 1), **usage(server.pid)}}


def main() -> None:
    """Measure once and print the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--megabytes", type=int, default=512)
    parser.add_argument("--slowdown", type=float, default=1.0, help="the factor by which the core is slowed down")
    parser.add_argument("--port", type=int, default=18_471)
    parser.add_argument("--no-compile", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tana.cli.main", "serve", "--port", str(args.port), "--bot-pace", "0"]
        command += ["--database", f"{folder}/tables.db", "--no-modules", "--backup-hours", "0"]
        command += ["--no-compile"] if args.no_compile else []
        started = time.monotonic()
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, preexec_fn=lambda: limited(args.megabytes))
        core = SlowCore(server.pid, args.slowdown)
        if args.slowdown > 1:
            core.start()
        try:
            found = asyncio.run(measured(f"http://127.0.0.1:{args.port}", server, started))
        finally:
            if args.slowdown > 1:
                core.end()
            server.terminate()
            server.wait()
    limits = {"limit_megabytes": args.megabytes, "slowdown": args.slowdown, "compiled": not args.no_compile}
    print(json.dumps(limits | found, indent=1))


if __name__ == "__main__":
    main()
