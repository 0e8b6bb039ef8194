"""Load: a thousand seats at 250 tables playing real Molly, one move per second at each table, every move on disk.

    python bench/server/load.py --tables 250 --seats 4 --rate 1 --seconds 20 --idle 5000

Measured from outside, in a separate process: from sending a command until all seats of the table have the update.
Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from plug import Plug

HERE = Path(__file__).resolve().parent


class Choice(msgspec.Struct):
    action: int


class Frame(msgspec.Struct):
    """The parts of a frame that a player needs."""

    kind: str
    seq: int = 0
    turn: int | None = None
    phase: str = "playing"
    choices: list[Choice] = []


DECODER = msgspec.json.Decoder(Frame)


@dataclass
class Table:
    """A table with a connection for every seat; one task makes all its moves."""

    name: str
    keys: list[str]
    sockets: list[Plug] = field(default_factory=list)
    seq: int = 0
    turn: int | None = None
    choices: list[Choice] = field(default_factory=list)
    over: bool = False
    waiting: set[int] = field(default_factory=set)
    all_told: asyncio.Event = field(default_factory=asyncio.Event)
    frames: int = 0
    received: int = 0

    async def sit(self, seat: int, address: str) -> None:
        """Connect a seat to a server."""
        url = f"{address.replace('http', 'ws')}/api/tables/{self.name}/socket"
        plug = await Plug.connect(url, lambda message: self.hear(seat, message), f"tana={self.keys[seat]}")
        self.sockets.append(plug)

    def hear(self, seat: int, message: bytes) -> None:
        """Handle a frame for a seat."""
        self.received += len(message)
        frame = DECODER.decode(message)
        if frame.kind not in ("update", "snapshot"):
            return
        self.frames += 1
        self.seq, self.turn = max(self.seq, frame.seq), frame.turn
        self.over |= frame.phase == "over"
        if frame.turn == seat + 1:
            self.choices = frame.choices
        self.waiting.discard(seat)
        if not self.waiting:
            self.all_told.set()

    async def move(self, rng: random.Random, number: int) -> float:
        """Make one move; return the seconds until every seat has it."""
        assert self.turn is not None
        self.waiting = set(range(len(self.sockets)))
        self.all_told.clear()
        action = rng.choice(self.choices).action
        command = {"kind": "play", "id": str(number), "seat": self.turn, "seq": self.seq, "action": action}
        sender = self.sockets[self.turn - 1]
        began = time.perf_counter()
        sender.send(msgspec.json.encode(command))
        await self.all_told.wait()
        return time.perf_counter() - began


async def open_table(http: httpx.AsyncClient, game: str, seats: int) -> Table:
    """Start a table; every seat has a different key."""
    plan = [{"kind": "me", "name": "Seat 1"}] + [{"kind": "remote"}] * (seats - 1)
    response = await http.post("/api/tables", json={"game": game, "seats": plan})
    made = response.json()
    keys = [response.cookies["tana"]]
    secret = made["path"].partition("#s=")[2]
    for number in range(2, seats + 1):
        http.cookies.clear()
        body = {"table": made["table"], "secret": secret, "name": f"Seat {number}"}
        joined = await http.post("/api/join", json=body)
        keys.append(joined.cookies["tana"])
    http.cookies.clear()
    start = {"kind": "start", "id": "start"}
    await http.post(f"/api/tables/{made['table']}/commands", json=start, headers={"cookie": f"tana={keys[0]}"})
    http.cookies.clear()
    return Table(made["table"], keys)


async def sit_down(table: Table, address: str) -> None:
    for seat in range(len(table.keys)):
        await table.sit(seat, address)


async def play(table: Table, rate: float, until: float, rng: random.Random, times: list[float], lag: list[int]) -> None:
    """Move at the given pace; count the moves that are late."""
    await asyncio.sleep(rng.random() / rate)
    due = time.perf_counter()
    number = 0
    while time.perf_counter() < until and not table.over:
        number += 1
        times.append(await table.move(rng, number))
        due += 1 / rate
        pause = due - time.perf_counter()
        lag[0] += pause < 0
        await asyncio.sleep(max(0.0, pause))


def memory_of(pid: int) -> int:
    """Resident memory in KiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def allow_sockets() -> None:
    """Raise this process's limit of open files to the maximum: every seat is a socket."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def ready(http: httpx.AsyncClient) -> None:
    while True:
        with contextlib.suppress(httpx.TransportError):
            if (await http.get("/readyz")).status_code == 200:
                return
        await asyncio.sleep(0.1)


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    """Run the whole measurement."""
    folder = Path(tempfile.mkdtemp(prefix="tana-load-", dir=args.folder))
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    house = subprocess.Popen(
        [sys.executable, HERE / "house.py", "--port", str(port), "--database", folder / "t.db", "--game", args.game]
    )
    try:
        async with httpx.AsyncClient(base_url=address, timeout=60) as http:
            await ready(http)
            return await run_load(args, http, address, house.pid)
    finally:
        house.terminate()
        house.wait()


async def run_load(args: argparse.Namespace, http: httpx.AsyncClient, address: str, pid: int) -> dict[str, Any]:
    rng = random.Random(1)
    empty = memory_of(pid)
    tables = [await open_table(http, args.game, args.seats) for _ in range(args.tables)]
    with_tables = memory_of(pid)
    for table in tables:
        await sit_down(table, address)
    with_seats = memory_of(pid)
    times: list[float] = []
    lag = [0]
    gc.collect()
    gc.freeze()
    cpu, began = cpu_of(pid), time.perf_counter()
    until = began + args.seconds
    await asyncio.gather(*(play(table, args.rate, until, rng, times, lag) for table in tables))
    took, used = time.perf_counter() - began, cpu_of(pid) - cpu
    figures = summary(args, times, took, used, lag[0], tables)
    figures["memory_kib"] = {
        "empty": empty,
        "per_table": round((with_tables - empty) / args.tables, 1),
        "per_seat": round((with_seats - with_tables) / (args.tables * args.seats), 1),
        "after_play": memory_of(pid),
    }
    if args.idle:
        figures["idle"] = await add_idle(args, http, address, pid)
    return figures


def summary(
    args: argparse.Namespace, times: list[float], took: float, used: float, late: int, tables: list[Table]
) -> dict[str, Any]:
    ordered = sorted(times)

    def part(share: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

    return {
        "game": args.game,
        "tables": args.tables,
        "seats": args.tables * args.seats,
        "seconds": round(took, 1),
        "moves": len(times),
        "moves_per_second": round(len(times) / took, 1),
        "late_moves": late,
        "ms_command_to_all_seats": {"p50": part(0.5), "p90": part(0.9), "p99": part(0.99), "max": part(1.0)},
        "server_cpu_share": round(used / took, 2),
        "cpu_ms_per_move": round(1000 * used / max(1, len(times)), 2),
        "bytes_per_frame": round(sum(t.received for t in tables) / max(1, sum(t.frames for t in tables))),
        "cores": os.cpu_count(),
    }


async def add_idle(args: argparse.Namespace, http: httpx.AsyncClient, address: str, pid: int) -> dict[str, Any]:
    """Add seats without activity."""
    before = memory_of(pid)
    count = args.idle // args.seats
    for _ in range(count):
        await sit_down(await open_table(http, args.game, args.seats), address)
    cpu = cpu_of(pid)
    await asyncio.sleep(5)
    return {
        "tables": count,
        "seats": count * args.seats,
        "kib_per_table_with_seats": round((memory_of(pid) - before) / count, 1),
        "memory_kib": memory_of(pid),
        "server_cpu_share": round((cpu_of(pid) - cpu) / 5, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="molly")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=1.0, help="moves per second at each table")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--idle", type=int, default=0, help="additional seats without activity")
    parser.add_argument("--folder", type=Path, default=None, help="folder of the database (default: temporary)")
    allow_sockets()
    print(json.dumps(uvloop.run(measure(parser.parse_args())), indent=2))


if __name__ == "__main__":
    main()
