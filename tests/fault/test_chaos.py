"""Play through a proxy that loses, duplicates, delays and reorders messages and cuts connections.

TANA_CHAOS_SECONDS sets how long.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.fault.chaos import Chaos
from tests.fault.crowd import Crowd, judge
from tests.fault.test_kill import GAMES, Nursery
from tests.server.effort import effort
from tests.server.engines import free_port

SECONDS = effort("TANA_CHAOS_SECONDS", 12, 600)


async def play_through_chaos(folder: Path, seconds: float) -> tuple[dict[str, int], Chaos]:
    port, database = free_port(), folder / "tana.db"
    chaos = Chaos(f"ws://127.0.0.1:{port}", random.Random(2))
    proxy, address = await chaos.open()
    crowd = Crowd(address, f"http://127.0.0.1:{port}", random.Random(3), GAMES, len(GAMES))
    async with Nursery(port, database) as nursery:
        await nursery.start()
        await asyncio.gather(asyncio.sleep(seconds), play_until_all_has_happened(crowd, chaos))
        chaos.calm = True
        await crowd.stop()
        await nursery.kill()
    proxy.close()
    await proxy.wait_closed()
    return await judge(database, crowd), chaos


async def play_until_all_has_happened(crowd: Crowd, chaos: Chaos) -> None:
    """Play until every kind of fault has happened often enough; on a busy machine that takes longer."""
    while not all(count > 0 for count in chaos.done.values()):
        await crowd.play_on(10)


def test_everybody_sees_the_truth_in_the_end(tmp_path: Path) -> None:
    async def limited() -> tuple[dict[str, int], Chaos]:
        async with asyncio.timeout(20 * SECONDS + 120):
            return await play_through_chaos(tmp_path, SECONDS)

    figures, chaos = asyncio.run(limited())
    assert figures["acknowledged"] >= 10
    assert all(count > 0 for count in chaos.done.values()), chaos.done
