"""The application: all parts put together, and the chores that run beside them."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute

from tana.server import wire
from tana.server.analysis import Analyst
from tana.server.bus import Bus, LocalBus
from tana.server.guard import Guard, SecureHeaders
from tana.server.hall import Hall
from tana.server.http import Desk, answer, routes
from tana.server.journal import note
from tana.server.limits import Limits
from tana.server.pages import Pages
from tana.server.players import BotProcesses, Bots
from tana.server.socket import Door
from tana.server.speed import speed_up
from tana.server.sqlite import SqliteStore
from tana.server.store import Store
from tana.version import __version__

CHORE_SECONDS = 30.0
IDLE_MS = 10 * 60 * 1000
DAY_MS = 24 * 3600 * 1000


@dataclass
class Config:
    """How a server is set up. Paths and names only: nothing here is secret."""

    database: Path = Path("tana.db")
    guard: Guard = field(default_factory=Guard)
    limits: Limits = field(default_factory=Limits)
    bot_processes: int = 1
    bot_pace: float = 0.5
    keep_days: int = 0
    """Tables without a move for so many days are deleted; 0: never."""
    web: Path | None = None
    compile: bool = True
    """Compile the rules in the background and then use them."""


def make_hall(config: Config, store: Store | None = None, bus: Bus | None = None, bots: Bots | None = None) -> Hall:
    """The hall of a configuration; parts can be given, for tests and for other engines."""
    return Hall(
        store=store or SqliteStore(config.database),
        bus=bus or LocalBus(),
        bots=bots or BotProcesses(config.bot_processes),
        limits=config.limits,
        bot_pace=config.bot_pace,
    )


def make_app(config: Config, hall: Hall | None = None) -> Starlette:
    """The ASGI application of a server."""
    hall = hall or make_hall(config)
    analyst = Analyst()
    desk = Desk(hall, config.guard, analyst)
    pages = Pages() if config.web is None else Pages(config.web)
    all_routes: list[BaseRoute] = [
        *routes(desk),
        WebSocketRoute("/api/tables/{table:str}/socket", Door(desk).serve),
        *pages.routes(),
    ]

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        note("server starts", version=__version__)
        spare_the_collector()
        chores = [asyncio.create_task(_every(CHORE_SECONDS, hall, config))]
        if config.compile:
            chores.append(asyncio.create_task(speed_up(spare_the_collector)))
        yield
        for chore in chores:
            chore.cancel()
        await hall.close()
        hall.bots.close()
        analyst.close()
        await hall.store.close()
        await hall.bus.close()
        note("server ends")

    return Starlette(
        routes=all_routes,
        lifespan=lifespan,
        middleware=[Middleware(SecureHeaders, guard=config.guard)],
        exception_handlers={404: _not_found, 405: _not_found, 500: _broken},
    )


def spare_the_collector() -> None:
    """What lives as long as the server need not be looked at by every garbage collection."""
    gc.collect()
    gc.freeze()


async def _every(seconds: float, hall: Hall, config: Config) -> None:
    """Chores: presence, idle tables, old tables."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await hall.keep_presence()
            await hall.drop_idle(IDLE_MS)
            if config.keep_days:
                await hall.store.forget(hall.clock() - config.keep_days * DAY_MS)
        except Exception as fault:
            note("chore failed", 40, fault=type(fault).__name__)


async def _not_found(request: Request, _: Exception) -> Response:
    return answer(wire.Fault("bad-request", "no such address"), 404)


async def _broken(request: Request, _: Exception) -> Response:
    return answer(wire.Fault("unavailable", "something went wrong here; nothing has changed"), 500)
