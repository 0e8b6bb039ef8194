"""`kill -9` around the ends of rated games, then a restore on another machine: histories, ratings and people survive.

TANA_HOUSE_KILLS sets the number of kills.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tana.client import Refused, Visitor
from tana.server.house.ladder import MOST_WITH_A_BOT, Ladder
from tana.server.house.results import rebuild
from tana.server.storage.backup import backup, restore
from tana.server.storage.factory import open_store
from tana.server.storage.interface import Store
from tests.fault.crowd import start, until_done
from tests.fault.test_kill import Nursery
from tests.server.effort import effort
from tests.server.engines import free_port

KILLS = effort("TANA_HOUSE_KILLS", 8, 400)
GAME_SECONDS = 0.6
"""About as long as two bots play; a server is killed at some time in between."""
RATED = {"rated": True, "hints": False}
DERIVED = ("results", "result_seats", "ladder_games", "ladder_steps")


async def derived(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of the tables that are derived from logs."""
    return {
        name: [tuple(row) for row in await store.results.fetch(f"SELECT * FROM {name} ORDER BY 1, 2")]
        for name in DERIVED
    }


async def rated_game(ada: Visitor, bo: Visitor) -> str:
    """Start a rated game of two people, who leave it to bots, and a bot that is stronger than both; return its
    table."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "remote"}, {"kind": "bot", "level": "sprout"}]
    made = await until_done(lambda: ada.create("uly", seats, settings=RATED))
    table: str = made["table"]
    await until_done(lambda: bo.join_path(made["path"], name="Bo"))
    await until_done(lambda: start(ada, table))
    for seat, visitor in enumerate((ada, bo), start=1):
        await visitor.command(table, "set-seat", seat=seat, to="bot", level="random")
    return table


async def is_rated(visitor: Visitor, table: str) -> bool:
    """Whether a game has ended and is in the history and on the ladder."""
    try:
        state = (await visitor.get(f"/api/tables/{table}/rating"))["state"]
    except Refused:
        return False
    games = (await visitor.get("/api/history/export"))["games"]
    return bool(state == "rated") and table in {one["table"] for one in games}


async def settled(visitor: Visitor, tables: Sequence[str]) -> None:
    for table in tables:
        while not await is_rated(visitor, table):
            await asyncio.sleep(0.05)


async def check_derived(database: Path, tables: Sequence[str]) -> dict[str, list[tuple[Any, ...]]]:
    """Check that every game counts once, and that deriving everything again gives the same rows."""
    store = open_store(database)
    before = await derived(store)
    assert {row[0] for row in before["results"]} == {row[0] for row in before["ladder_games"]} == {*tables}
    assert len(before["ladder_steps"]) == 2 * min(len(tables), MOST_WITH_A_BOT)
    assert (await Ladder(store).check())[2] == []
    await rebuild(store)
    await Ladder(store).rebuild()
    assert await derived(store) == before
    await store.close()
    return before


async def survive(folder: Path, kills: int, seed: int = 1) -> None:
    """Play, kill, play on; then restore a backup elsewhere."""
    rng, port, database = random.Random(seed), free_port(), folder / "tana.db"
    address = f"http://127.0.0.1:{port}"
    async with Nursery(port, database, "uly") as nursery, Visitor(address) as ada, Visitor(address) as bo:
        await nursery.start()
        me = await ada.post("/api/me", {"name": "Ada", "animal": "otter"})
        words = " ".join((await ada.post("/api/me/recovery", {}))["words"])
        tables = []
        for _ in range(kills):
            tables.append(await rated_game(ada, bo))
            await asyncio.sleep(rng.uniform(0, GAME_SECONDS))
            await nursery.kill()
            await nursery.start()
        await settled(ada, tables)
        played = await ada.get("/api/history/statistics")
        await nursery.kill()
    kept = await check_derived(database, tables)
    backup(database, folder / "copy.db")
    elsewhere = folder / "elsewhere.db"
    restore(folder / "copy.db", elsewhere)
    assert await check_derived(elsewhere, tables) == kept
    async with Nursery(port, elsewhere, "uly") as nursery, Visitor(address) as phone:
        await nursery.start()
        assert (await phone.post("/api/me/restore", {"words": words}))["since"] == me["since"]
        assert await phone.get("/api/history/statistics") == played
        assert played["played"] == kills
        await nursery.kill()


def test_what_a_house_remembers_survives_kills_and_a_restore(tmp_path: Path) -> None:
    async def limited() -> None:
        async with asyncio.timeout(60 * (KILLS + 5)):
            await survive(tmp_path, KILLS)

    asyncio.run(limited())
