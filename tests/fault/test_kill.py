"""`kill -9` at random moments under load: no acknowledged move is lost, every table matches its log, and people
reconnect by themselves.

TANA_KILLS sets the number of kills; run this file as a script to print the figures.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path
from typing import Any

from tests.fault.crowd import Crowd, judge
from tests.fault.forks import Forks, ended
from tests.server.effort import SOAK, effort
from tests.server.engines import free_port

KILLS = effort("TANA_KILLS", 12, 1000)
TABLES = effort("TANA_KILL_TABLES", 6, 12)
GAMES = ("molly", "uly", "buddel", "hickory") if SOAK else ("molly", "uly", "buddel")
"""Hickory Dickory takes minutes to compile if that was not done before."""
MOVES_BETWEEN_KILLS = 3
"""Made by people who have reconnected; every third kill does not wait for that."""


class Nursery:
    """The process that forks servers for the tests."""

    def __init__(self, port: int, database: Path, *games: str) -> None:
        self._line = f"{port} {database}"
        self._port = port
        self._forks = Forks("tests.fault.nursery", *(games or GAMES))
        self.child = 0

    async def __aenter__(self) -> Nursery:
        await self._forks.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._forks.__aexit__()

    async def start(self) -> None:
        self.child = await self._forks.fork(self._line)
        while not await self._answers():
            os.kill(self.child, 0)
            await asyncio.sleep(0.005)

    async def _answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:
            return False
        writer.close()
        return True

    async def kill(self) -> None:
        """Kill the server, and wait until its port is free."""
        os.kill(self.child, signal.SIGKILL)
        await ended(self.child)


async def torture(folder: Path, kills: int, tables: int, seed: int = 1) -> dict[str, Any]:
    """Play under kills, then check the results; return figures."""
    rng = random.Random(seed)
    port, database = free_port(), folder / "tana.db"
    address = f"http://127.0.0.1:{port}"
    crowd = Crowd(address, address, rng, GAMES, tables)
    began = time.monotonic()
    async with Nursery(port, database) as nursery:
        await nursery.start()
        for number in range(kills):
            await crowd.play_on(0 if number % 3 == 2 else MOVES_BETWEEN_KILLS)
            await asyncio.sleep(rng.uniform(0.02, 0.8))
            await nursery.kill()
            await nursery.start()
        await crowd.stop()
        await nursery.kill()
    figures: dict[str, Any] = await judge(database, crowd)
    figures["kills"] = kills + 1
    figures["reconnects"] = sum(session.reconnects for session in crowd.sessions)
    figures["seconds"] = round(time.monotonic() - began, 1)
    return figures


def test_no_acknowledged_move_is_ever_lost(tmp_path: Path) -> None:
    async def limited() -> dict[str, Any]:
        async with asyncio.timeout(30 * KILLS):
            return await torture(tmp_path, KILLS, TABLES)

    figures = asyncio.run(limited())
    assert figures["kills"] > KILLS
    assert figures["acknowledged"] >= 2 * KILLS
    assert figures["reconnects"] > KILLS


if __name__ == "__main__":
    import json
    import tempfile

    print(json.dumps(asyncio.run(torture(Path(tempfile.mkdtemp()), KILLS, TABLES))))
