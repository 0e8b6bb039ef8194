"""A real server on a real port inside the test's event loop, and clients for it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tana.client import Session, Visitor
from tana.client.visitor import KEEP_ALIVE_SECONDS
from tana.server.app import Config, make_app, make_service
from tana.server.live.bot_players import Bots, BotsHere
from tana.server.live.table_service import TableService
from tana.server.run import Server, listening_socket, uvicorn_config


@dataclass
class House:
    """A running server."""

    address: str
    service: TableService
    visitors: list[Visitor] = field(default_factory=list)

    def visitor(self, key: str | None = None) -> Visitor:
        """A client with a long timeout, since work in other processes is slow on a busy machine."""
        made = Visitor(self.address, key)
        made.http.timeout = httpx.Timeout(None)
        self.visitors.append(made)
        return made

    def browser(self) -> httpx.AsyncClient:
        """A plain HTTP client without a key, and with a long timeout."""
        limits = httpx.Limits(keepalive_expiry=KEEP_ALIVE_SECONDS)
        return httpx.AsyncClient(base_url=self.address, timeout=None, limits=limits)


@contextlib.asynccontextmanager
async def serving(
    folder: Path, bots: Bots | None = None, service: TableService | None = None, **config: Any
) -> AsyncIterator[House]:
    """Serve tables from a folder until the end of the block."""
    chosen = Config(**{"database": folder / "tana.db", "bot_pace": 0.0, "compile": False, **config})
    service = service or make_service(chosen, bots=bots or BotsHere())
    server = Server(uvicorn_config(make_app(chosen, service), port=0), service)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    bound = listening_socket("127.0.0.1", 0)
    chosen.reach.port, chosen.reach.listen = bound.getsockname()[1], server.also_listen
    task = asyncio.create_task(server.serve(sockets=[bound]))
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.005)
    house = House(f"http://127.0.0.1:{bound.getsockname()[1]}", service)
    try:
        yield house
    finally:
        for visitor in house.visitors:
            await visitor.http.aclose()
        server.should_exit = True
        await task


async def soon(ready: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait until a condition holds. There is no timeout here: the test runner has one."""
    while not (await found if isinstance(found := ready(), Awaitable) else found):
        await asyncio.sleep(0.01)


async def everybody_gone(house: House, table: str) -> None:
    """Wait until a table has no connections left, which takes a moment after pages have closed."""
    live = house.service.cache.sessions[table]
    await soon(lambda: not live.present)


def people(count: int) -> list[dict[str, str]]:
    """Seats for a table: the host and other people."""
    return [{"kind": "me", "name": "Seat 1"}] + [{"kind": "remote"}] * (count - 1)


async def seated(house: House, game: str, count: int, **more: Any) -> tuple[str, list[Visitor]]:
    """Make and start a table with a visitor at every seat."""
    host = house.visitor()
    made = await host.create(game, people(count), **more)
    visitors = [host]
    for number in range(2, count + 1):
        guest = house.visitor()
        await guest.join_path(made["path"], name=f"Seat {number}")
        visitors.append(guest)
    await host.command(made["table"], "start")
    return made["table"], visitors


async def play_randomly(session: Session, rng: Any, most: int = 10_000) -> int:
    """Play a session's seat until the game is over; returns the number of actions."""
    seat = session.table["you"]["perspective"]
    for made in range(most):
        table = await session.until(lambda t: t["phase"] == "over" or (t["turn"] == seat and t["choices"]))
        if table["phase"] == "over":
            return made
        await session.play(rng.choice(table["choices"])["action"])
    return most


def contribution() -> str:
    return secrets.token_hex(32)


def canonical(frame: Any) -> str:
    return json.dumps(frame, sort_keys=True)


async def whole_replay(visitor: Visitor, table: str, **query: Any) -> list[Any]:
    """All pages of a replay."""
    frames: list[Any] = []
    while True:
        page = await visitor.get(f"/api/tables/{table}/replay", first=len(frames), **query)
        frames += page["frames"]
        assert page["frames"] and page["first"] + len(page["frames"]) == len(frames) <= page["total"]
        if len(frames) == page["total"]:
            return frames
