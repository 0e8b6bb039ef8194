"""The application: all parts put together, and the chores that run beside them."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute

from tana.server import wire
from tana.server.analysis import Analyst
from tana.server.bus import Bus
from tana.server.decide import Refuse
from tana.server.engines import is_shared, open_bus, open_store
from tana.server.guard import Guard, SecureHeaders
from tana.server.hall import Hall
from tana.server.http import Desk, answer, routes
from tana.server.journal import note
from tana.server.limits import Limits
from tana.server.pages import Pages
from tana.server.players import BotProcesses, Bots
from tana.server.queue import BotQueue
from tana.server.socket import Door
from tana.server.speed import speed_up
from tana.server.store import Store
from tana.server.worker import Worker
from tana.version import __version__

CHORE_SECONDS = 30.0
ASK_SECONDS = 1.0
TABLES_OF_A_BOT_PROCESS = 8
"""A bot takes its time (`bot_pace`) even when it has thought already, so one process can serve several tables."""
YOUNG_OBJECTS = 50_000
IDLE_MS = 10 * 60 * 1000
DAY_MS = 24 * 3600 * 1000


@dataclass
class Config:
    """How a server is set up. Paths and names only: nothing here is secret."""

    database: Path | str = Path("tana.db")
    """A file, or the address of a PostgreSQL database that many processes share."""
    bus: str = ""
    """The address of a Redis; none: this is the only process, or others are asked for by way of the database."""
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
        store=store or open_store(config.database),
        bus=bus or open_bus(config.bus),
        bots=bots or BotProcesses(max(1, config.bot_processes)),
        limits=config.limits,
        bot_pace=config.bot_pace,
        shared=is_shared(config.database),
        bots_by_queue=is_shared(config.database),
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
        chores += [asyncio.create_task(work) for work in shared_work(hall, config)]
        yield
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
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
    """What lives as long as the server need not be looked at by every garbage collection; and a move makes hundreds of
    short-lived objects, so that the usual threshold would mean a collection for each."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, *gc.get_threshold()[1:])


def shared_work(hall: Hall, config: Config) -> Iterator[Coroutine[Any, Any, None]]:
    """What a process does besides when it shares its tables with others."""
    if hall.shared:
        yield _ask_without_bus(hall, alone=not config.bus)
    if hall.bots_by_queue and config.bot_processes > 0:
        assert isinstance(hall.store, BotQueue)
        yield Worker(hall, hall.store, most=TABLES_OF_A_BOT_PROCESS * config.bot_processes).run()


async def _ask_without_bus(hall: Hall, alone: bool) -> None:
    """While no bus brings news, ask the database for it."""
    while True:
        await asyncio.sleep(ASK_SECONDS)
        hall.metrics.bus_away.set(hall.bus.away)
        if alone or hall.bus.away:
            with contextlib.suppress(Refuse):
                await hall.catch_up_all()


async def _every(seconds: float, hall: Hall, config: Config) -> None:
    """Chores: presence, idle tables, old tables."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await hall.keep_presence()
            await hall.drop_idle(IDLE_MS)
            if hall.shared:
                await hall.catch_up_all()
            if config.keep_days:
                await hall.store.forget(hall.clock() - config.keep_days * DAY_MS)
        except Exception as fault:
            note("chore failed", 40, fault=type(fault).__name__)


async def _not_found(request: Request, _: Exception) -> Response:
    return answer(wire.Fault("bad-request", "no such address"), 404)


async def _broken(request: Request, _: Exception) -> Response:
    return answer(wire.Fault("unavailable", "something went wrong here; nothing has changed"), 500)
