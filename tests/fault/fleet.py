"""Servers and workers that share a database, each a fork of one process that has everything loaded.

As a program: compiles the games named as arguments. Reads `PORT DATABASE BUS` from standard input (port 0: a worker),
forks, and writes the process id; ends at the end of input.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from dataclasses import dataclass, field

import httpx
import uvicorn

from tana.core.registry import game, names
from tana.engine.warmup import load
from tana.server.app import Config, make_app, make_service
from tana.server.live.bot_players import BotsHere
from tana.server.run import uvicorn_config
from tana.server.worker_main import work_until_signal
from tests.fault.forks import Forks, ended
from tests.fault.nursery import LIMITS

LEASE = 2.0


@dataclass
class Fleet:
    """The processes, by number: servers first, then workers."""

    database: str
    bus: str
    ports: list[int]
    workers: int
    games: tuple[str, ...]
    children: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._forks = Forks("tests.fault.fleet", *self.games)

    async def __aenter__(self) -> Fleet:
        await self._forks.__aenter__()
        try:
            self.children = [await self._fork(port) for port in self._plan]
            await self.ready()
        except BaseException:
            await self._forks.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._forks.__aexit__()

    @property
    def _plan(self) -> list[int]:
        return self.ports + [0] * self.workers

    async def _fork(self, port: int) -> int:
        return await self._forks.fork(f"{port} {self.database} {self.bus}")

    async def replace(self, number: int) -> None:
        """Kill a process without warning, and start another in its place."""
        os.kill(self.children[number], signal.SIGKILL)
        self.children[number] = await self._fork(self._plan[number])

    async def renew(self, number: int) -> None:
        """Ask a process to end, as an update does, and start another in its place once it has ended."""
        os.kill(self.children[number], signal.SIGTERM)
        await ended(self.children[number])
        self.children[number] = await self._fork(self._plan[number])

    async def ready(self) -> None:
        """Wait until every server can reach its engines."""
        async with httpx.AsyncClient(timeout=30) as http:
            for port in self.ports:
                while not await _is_ready(http, port):
                    await asyncio.sleep(0.05)


async def _is_ready(http: httpx.AsyncClient, port: int) -> bool:
    try:
        return (await http.get(f"http://127.0.0.1:{port}/readyz")).status_code == 200
    except httpx.TransportError:
        return False


def serve(config: Config, port: int) -> None:
    uvicorn.Server(uvicorn_config(make_app(config, make_service(config, bots=BotsHere())), port)).run()


def main() -> None:
    for name in names():
        game(name)
    for name in sys.argv[1:]:
        load(name)
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        port, database, bus = line.split()
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            config = Config(database=database, bus=bus, limits=LIMITS, bot_processes=0, bot_pace=0.01, compile=False)
            if int(port):
                serve(config, int(port))
            else:
                asyncio.run(work_until_signal(config, bots=BotsHere(), lease=LEASE))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
