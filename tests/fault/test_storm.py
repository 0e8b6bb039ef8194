"""Kills, faults and floods together: people play through a bad network while the server is killed and one address
floods it. No acknowledged move is lost, and everybody sees the true state in the end.

TANA_STORM_KILLS sets the number of kills.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from pathlib import Path

import httpx

from tests.fault.chaos import Chaos
from tests.fault.crowd import Crowd, judge
from tests.fault.test_kill import GAMES, Nursery
from tests.server.attackers import BYTES, GONE, attacker
from tests.server.effort import SOAK, effort
from tests.server.engines import free_port

KILLS = effort("TANA_STORM_KILLS", 2, 200)
FLOODS = tuple(BYTES) if SOAK else ("chunks_to_nowhere", "pings", "empty_fragments", "pipelined_metrics")
TABLES = 3
MOVES_BETWEEN_KILLS = 6
ELSEWHERE = "127.0.0.3"
"""The address of the flood; all others use a different one."""


class Flood:
    """A series of attacks, a new one for each server."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._names = itertools.cycle(FLOODS)
        self.tries = 0

    async def run(self) -> None:
        """Attack until cancelled, whatever happens to the server."""
        while True:
            with contextlib.suppress(*GONE, httpx.HTTPStatusError, ExceptionGroup):
                async with attacker(self._address, ELSEWHERE) as one:
                    try:
                        await BYTES[next(self._names)](one)
                    finally:
                        self.tries += one.tries
            await asyncio.sleep(0.05)


async def storm(folder: Path, kills: int) -> tuple[dict[str, int], Chaos, Flood]:
    rng = random.Random(4)
    port, database = free_port(), folder / "tana.db"
    chaos = Chaos(f"ws://127.0.0.1:{port}", random.Random(5))
    proxy, address = await chaos.open()
    crowd = Crowd(address, f"http://127.0.0.1:{port}", rng, GAMES, TABLES)
    flood = Flood(f"http://127.0.0.1:{port}")
    async with Nursery(port, database) as nursery:
        await nursery.start()
        for _ in range(kills):
            flooding = asyncio.create_task(flood.run())
            await crowd.play_on(MOVES_BETWEEN_KILLS)
            await nursery.kill()
            flooding.cancel()
            await asyncio.gather(flooding, return_exceptions=True)
            await nursery.start()
        chaos.calm = True
        await crowd.stop()
        await nursery.kill()
    proxy.close()
    await proxy.wait_closed()
    return await judge(database, crowd), chaos, flood


def test_no_acknowledged_move_is_lost_in_a_storm(tmp_path: Path) -> None:
    async def limited() -> tuple[dict[str, int], Chaos, Flood]:
        async with asyncio.timeout(120 * KILLS + 120):
            return await storm(tmp_path, KILLS)

    figures, chaos, flood = asyncio.run(limited())
    assert figures["acknowledged"] >= MOVES_BETWEEN_KILLS * KILLS
    assert flood.tries > 0 and any(chaos.done.values())
