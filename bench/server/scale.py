"""Scale-out: the same play with one to four processes on PostgreSQL and Redis, with one on SQLite, and at boardgame.io.

    python bench/server/scale.py --rates 200 400 800 1200 --rounds 3 --only boardgame sqlite

Each system plays at every rate (total moves per second) with fresh tables, until it falls behind. Measured from
outside, in one process with the same client for all: from sending a command until all seats of the table have the
update. The seats of a table are connected to different processes, so that every move has to cross. Prints one JSON
object.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]

import httpx  # noqa: E402
import load  # noqa: E402
import msgspec  # noqa: E402
import uvloop  # noqa: E402
from plug import Plug  # noqa: E402
from tests.server.engines import Postgres, Redis  # noqa: E402

PEER = HERE / "peer"
GAME = "molly"
PEER_GAME = "moles"
BEGIN = f"42/{PEER_GAME},".encode()
BEGIN_UPDATE, BEGIN_SYNC = BEGIN + b'["update"', BEGIN + b'["sync"'


class Table(Protocol):
    """The interface of both kinds of tables."""

    over: bool
    frames: int
    received: int
    sockets: list[Plug]

    async def move(self, rng: random.Random, number: int) -> float:
        """Make one move; return the seconds until every seat has it."""


@dataclass
class System:
    """A running system that can be played."""

    name: str
    pids: dict[str, list[int]]
    """Process ids by part, for CPU times."""
    open_table: Callable[[int], Awaitable[Table]]
    """Returns a started table (by number) with all seats connected."""
    count: Callable[[], dict[str, float]] = dict
    """Returns counters of the engines."""


# --- Tana --------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def tana(name: str, processes: int, engines: tuple[Postgres, Redis] | None) -> AsyncIterator[System]:
    """Our servers; without engines, one on SQLite."""
    with tempfile.TemporaryDirectory(prefix="tana-scale-", dir="/var/tmp") as folder:
        place = ["--database", f"{folder}/t.db"]
        if engines is not None:
            place = ["--database", engines[0].new_database(), "--bus", engines[1].url()]
        ports = [load.free_port() for _ in range(processes)]
        houses = [
            subprocess.Popen([sys.executable, HERE / "house.py", "--port", str(port), "--game", GAME, *place])
            for port in ports
        ]
        addresses = [f"http://127.0.0.1:{port}" for port in ports]
        try:
            for address in addresses:
                async with httpx.AsyncClient(base_url=address, timeout=60) as http:
                    await load.ready(http)
            pids = {"servers": [house.pid for house in houses]}
            if engines is not None:
                pids |= {"postgresql": [engines[0].pid], "redis": [engines[1].pid]}
            async with httpx.AsyncClient(timeout=60) as http:

                async def open_table(number: int) -> Table:
                    return await open_ours(http, addresses, number)

                yield System(name, pids, open_table, (lambda: counters(*engines)) if engines else dict)
        finally:
            for house in houses:
                house.terminate()
            for house in houses:
                house.wait()


SEATS = 4


async def open_ours(http: httpx.AsyncClient, addresses: list[str], number: int) -> Table:
    http.base_url = httpx.URL(addresses[number % len(addresses)])
    table = await load.open_table(http, GAME, SEATS)
    for seat in range(SEATS):
        await table.sit(seat, addresses[(number + seat) % len(addresses)])
    while table.turn is None or not table.choices:
        await asyncio.sleep(0.01)
    return table


def counters(postgres: Postgres, redis: Redis) -> dict[str, float]:
    """What the engines have done so far."""
    commits, wal = postgres.query(
        "SELECT sum(xact_commit), pg_current_wal_insert_lsn() - '0/0' FROM pg_stat_database"
    ).split("|")
    stats = dict(line.split(":", 1) for line in redis.info("stats").splitlines() if ":" in line)
    return {
        "postgresql_commits": float(commits),
        "postgresql_wal_bytes": float(wal),
        "redis_commands": float(stats["total_commands_processed"]),
        "redis_bytes": float(stats["total_net_input_bytes"]) + float(stats["total_net_output_bytes"]),
    }


# --- boardgame.io ------------------------------------------------------------------------------------------


class PeerContext(msgspec.Struct, rename="camel"):
    current_player: str


class PeerState(msgspec.Struct):
    ctx: PeerContext
    id: int = msgspec.field(name="_stateID")


class PeerSync(msgspec.Struct):
    state: PeerState


UPDATE = msgspec.json.Decoder(tuple[str, str, PeerState, msgspec.Raw])
SYNC = msgspec.json.Decoder(tuple[str, str, PeerSync])


@dataclass
class PeerTable:
    """A match of boardgame.io with a socket for every seat, using Socket.IO's messages."""

    match: str
    keys: list[str]
    sockets: list[Plug] = field(default_factory=list)
    seq: int = -1
    turn: int = 0
    over: bool = False
    waiting: set[int] = field(default_factory=set)
    all_told: asyncio.Event = field(default_factory=asyncio.Event)
    frames: int = 0
    received: int = 0

    async def sit(self, seat: int, port: int) -> None:
        """Connect a seat: Engine.IO, then Socket.IO, then the game."""
        url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self.waiting.add(seat)
        self.sockets.append(await Plug.connect(url, lambda message: self.hear(seat, message)))

    def hear(self, seat: int, message: bytes) -> None:
        """Handle a message for a seat."""
        if message.startswith(BEGIN_UPDATE):
            state = UPDATE.decode(message[len(BEGIN) :])[2]
        elif message.startswith(BEGIN_SYNC):
            state = SYNC.decode(message[len(BEGIN) :])[2].state
        else:
            self.greet(seat, message)
            return
        self.received += len(message)
        self.frames += 1
        self.seq, self.turn = max(self.seq, state.id), int(state.ctx.current_player)
        self.waiting.discard(seat)
        if not self.waiting:
            self.all_told.set()

    def greet(self, seat: int, message: bytes) -> None:
        """Handle messages before the game, and pings."""
        if message == b"2":
            self.sockets[seat].send(b"3")
        elif message.startswith(b"0{"):
            asyncio.get_running_loop().call_soon(lambda: self.sockets[seat].send(b"40/%s," % PEER_GAME.encode()))
        elif message.startswith(b"40/"):
            sync = ["sync", self.match, str(seat), self.keys[seat], SEATS]
            self.sockets[seat].send(BEGIN + msgspec.json.encode(sync))

    async def move(self, rng: random.Random, number: int) -> float:
        self.waiting = set(range(len(self.sockets)))
        self.all_told.clear()
        player = str(self.turn)
        payload = {
            "type": "play",
            "args": [rng.randrange(2), rng.randrange(9)],
            "playerID": player,
            "credentials": self.keys[self.turn],
        }
        command = ["update", {"type": "MAKE_MOVE", "payload": payload}, self.seq, self.match, player]
        began = time.perf_counter()
        self.sockets[self.turn].send(BEGIN + msgspec.json.encode(command))
        await self.all_told.wait()
        return time.perf_counter() - began


@contextlib.asynccontextmanager
async def boardgame_io() -> AsyncIterator[System]:
    """The peer from npm, with its default store."""
    if not (PEER / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--omit=optional", "--omit=peer", "--no-audit", "--no-fund"], cwd=PEER, check=True)
    port, lobby = load.free_port(), load.free_port()
    environment = os.environ | {"NODE_ENV": "production"}
    node = subprocess.Popen(["node", PEER / "server.cjs", str(port), str(lobby)], env=environment)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{lobby}", timeout=60) as http:

            async def open_table(number: int) -> Table:
                return await open_theirs(http, port)

            while True:
                with contextlib.suppress(httpx.TransportError):
                    await http.get("/games")
                    break
                await asyncio.sleep(0.1)
            yield System("boardgame.io", {"servers": [node.pid]}, open_table)
    finally:
        node.terminate()
        node.wait()


async def open_theirs(http: httpx.AsyncClient, port: int) -> Table:
    match = (await http.post(f"/games/{PEER_GAME}/create", json={"numPlayers": SEATS})).json()["matchID"]
    keys = []
    for seat in range(SEATS):
        body = {"playerID": str(seat), "playerName": f"Seat {seat}"}
        keys.append((await http.post(f"/games/{PEER_GAME}/{match}/join", json=body)).json()["playerCredentials"])
    table = PeerTable(match, keys)
    for seat in range(SEATS):
        await table.sit(seat, port)
    await table.all_told.wait()
    return table


# --- measuring ---------------------------------------------------------------------------------------------


def family(pid: int) -> list[int]:
    """A process and its children (PostgreSQL has one for each connection)."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


def cpu_by_part(system: System) -> dict[str, float]:
    found: dict[str, float] = {}
    for part, pids in system.pids.items():
        total = 0.0
        for pid in (member for leader in pids for member in family(leader)):
            with contextlib.suppress(FileNotFoundError):
                total += load.cpu_of(pid)
        found[part] = total
    return found


async def step(system: System, args: argparse.Namespace, rate: float) -> dict[str, Any]:
    """Play fresh tables, as many as the rate needs; no game ends before the time is over."""
    rng = random.Random(1)
    tables = [await system.open_table(number) for number in range(round(rate / args.pace))]
    gc.collect()
    for table in tables:
        table.frames = table.received = 0
    times: list[float] = []
    cpu, done, own = cpu_by_part(system), system.count(), time.process_time()
    began = time.perf_counter()
    lag = [0]
    until = began + args.seconds
    await asyncio.gather(*(load.play(table, args.pace, until, rng, times, lag) for table in tables))  # type: ignore[arg-type]
    took = time.perf_counter() - began
    used = {part: seconds - cpu[part] for part, seconds in cpu_by_part(system).items()}
    after = system.count()
    for table in tables:
        for socket in table.sockets:
            socket.close()
    ordered = sorted(times)
    moves = len(times)
    return {
        "tables": len(tables),
        "seats": SEATS * len(tables),
        "wanted_per_second": rate,
        "moves_per_second": round(moves / took, 1),
        "ms": {share: round(1000 * ordered[int(part * (moves - 1))], 1) for share, part in SHARES.items()},
        "cpu_ms_per_move": {part: round(1000 * seconds / moves, 3) for part, seconds in used.items()},
        "client_cpu_share": round((time.process_time() - own) / took, 2),
        "frame_bytes": round(sum(table.received for table in tables) / max(1, sum(table.frames for table in tables))),
        "per_move": {name: round((after[name] - value) / moves, 2) for name, value in done.items()},
    }


SHARES = {"p50": 0.5, "p90": 0.9, "p99": 0.99}


Steps = dict[str, dict[float, list[dict[str, Any]]]]
"""By system and intended rate: the measurements, one for each round."""


async def climb(systems: list[System], args: argparse.Namespace) -> Steps:
    """Increase the rate step by step. A system that falls behind in every round is left out from then on.

    At each rate all systems take turns, so that other work on the machine affects all of them.
    """
    steps: Steps = {system.name: {} for system in systems}
    for rate in args.rates:
        running = [system for system in systems if len(steps[system.name]) == list(args.rates).index(rate)]
        for _ in range(args.rounds):
            for system in running:
                found = await step(system, args, rate)
                steps[system.name].setdefault(rate, []).append(found)
                print(json.dumps({"system": system.name, **found}), file=sys.stderr, flush=True)
        for system in running:
            if all(one["moves_per_second"] < 0.7 * rate for one in steps[system.name][rate]):
                systems = [other for other in systems if other is not system]
    return steps


def summary(rounds: dict[float, list[dict[str, Any]]], most_ms: float) -> dict[str, Any]:
    """The median CPU time and the best tail of each rate, and the highest rate whose tail is within the limit.

    The best tail is that of the least disturbed round.
    """
    rates = {
        rate: {
            "moves_per_second": max(one["moves_per_second"] for one in found),
            "ms": min((one["ms"] for one in found), key=lambda ms: float(ms["p99"])),
            "cpu_ms_per_move": {
                part: statistics.median(one["cpu_ms_per_move"][part] for one in found)
                for part in found[0]["cpu_ms_per_move"]
            },
            "client_cpu_share": statistics.median(one["client_cpu_share"] for one in found),
            "frame_bytes": found[0]["frame_bytes"],
            "per_move": found[-1]["per_move"],
        }
        for rate, found in rounds.items()
    }
    kept = [one["moves_per_second"] for one in rates.values() if one["ms"]["p99"] <= most_ms]
    return {"moves_per_second_within_p99": max(kept, default=None), "rates": rates}


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    async with contextlib.AsyncExitStack() as stack:
        postgres, redis = stack.enter_context(Postgres()), stack.enter_context(Redis())
        ways: dict[str, Callable[[], contextlib.AbstractAsyncContextManager[System]]] = {
            "boardgame.io": boardgame_io,
            "sqlite, 1 process": lambda: tana("sqlite, 1 process", 1, None),
        }
        for count in (1, 2, 3, 4):
            name = f"postgresql, {count} process" + "es" * (count > 1)
            ways[name] = lambda name=name, count=count: tana(name, count, (postgres, redis))  # type: ignore[misc]
        systems = [
            await stack.enter_async_context(start())
            for name, start in ways.items()
            if not args.only or any(word in name for word in args.only)
        ]
        before = os.getloadavg()[0]
        steps = await climb(systems, args)
    found = {name: summary(rounds, args.p99) for name, rounds in steps.items()}
    return {
        "cores": os.cpu_count(),
        "load_average": [before, os.getloadavg()[0]],
        "moves_per_second_of_a_table": args.pace,
        "p99_ms": args.p99,
        "rounds": args.rounds,
        "systems": found,
        "ratio": ratios(found),
    }


def ratios(found: dict[str, Any]) -> dict[str, Any]:
    """Our figures divided by theirs: moves/s within the p99, and at each rate moves per second of server CPU."""
    peer = found.get("boardgame.io")
    if peer is None:
        return {}
    rate = "moves_per_second_within_p99"
    return {
        name: {
            "moves_per_second": round(one[rate] / peer[rate], 2) if one[rate] and peer[rate] else None,
            "moves_per_cpu_second": {
                at: round(peer["rates"][at]["cpu_ms_per_move"]["servers"] / ours["cpu_ms_per_move"]["servers"], 2)
                for at, ours in one["rates"].items()
                if at in peer["rates"]
            },
        }
        for name, one in found.items()
        if name != "boardgame.io"
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pace", type=float, default=5, help="moves per second at each table")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rates", type=float, nargs="+", default=[200, 400, 800, 1200, 1600, 2000, 2500, 3000, 4000])
    parser.add_argument("--rounds", type=int, default=3, help="how often each rate is measured")
    parser.add_argument("--p99", type=float, default=50, help="the limit for p99 in milliseconds")
    parser.add_argument("--only", nargs="*", default=[], help="systems whose names contain one of these words")
    print(json.dumps(uvloop.run(measure(parser.parse_args())), indent=1))


if __name__ == "__main__":
    main()
