"""Forks server processes of the house quickly, since everything is imported only once.

It reads orders (JSON, one per line) from standard input, answers each with the process id of a server, and exits at the
end of input. A server's clock is a `SharedClock`. Its regular work (deadlines, notifications, results) runs only on
`POST /tick`, so simulating a day takes only as long as its moves.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tana.core.registry import game, names
from tana.engine.warmup import load
from tana.server import app as serving
from tana.server.app import Config, make_app, make_house
from tana.server.bus.local import LocalBus
from tana.server.house import notifier, results
from tana.server.house.house import House
from tana.server.house.results import Recorder
from tana.server.live import bot_worker, time_keeper
from tana.server.live.bot_players import BotsHere
from tana.server.live.limits import Limits
from tana.server.live.table_service import TableService
from tana.server.rate_limit import Rate
from tana.server.run import Server, uvicorn_config
from tana.server.storage.factory import is_shared, open_store
from tana.server.storage.scheduled_backup import BackupPlan
from tests.weeks.clock import SharedClock

PUBLIC = "https://tana.example"
PLENTY = Rate(10**9, 1)
LIMITS = Limits(**{one.name: PLENTY for one in fields(Limits) if isinstance(getattr(Limits(), one.name), Rate)})
NEVER = 10**9
BOT_POLL_SECONDS = 0.02
BOTS_SECONDS = 60.0
"""If bots take longer than this for all their moves, they are stuck."""


def serve(order: dict[str, Any]) -> None:
    """Run a server until it ends."""
    notifier.TICK_SECONDS = time_keeper.SWEEP_SECONDS = results.SWEEP_SECONDS = NEVER
    bot_worker.POLL_SECONDS = BOT_POLL_SECONDS
    serving.CHORE_SECONDS = 1.0
    database = order["database"] if is_shared(order["database"]) else Path(order["database"])
    config = Config(
        database=database,
        limits=LIMITS,
        bot_pace=0.0,
        compile=False,
        notice_url=PUBLIC,
        notice_inside=frozenset({order["receiver"]}),
        backups=BackupPlan(Path(order["backups"]), hours=0),
    )
    service = TableService(
        open_store(database),
        LocalBus(),
        BotsHere(),
        limits=LIMITS,
        clock=SharedClock(Path(order["clock"])),
        bot_pace=0.0,
        shared=is_shared(database),
        bots_by_queue=is_shared(database),
    )
    house = make_house(config, service)
    app = make_app(config, service, house)
    app.router.routes.insert(0, Route("/tick", ticking(service, house), methods=["POST"]))
    Server(uvicorn_config(app, order["port"]), service).run()


def ticking(service: TableService, house: House) -> Any:
    """Make the handler that does everything that is due."""

    async def tick(request: Request) -> Response:
        try:
            async with asyncio.timeout(BOTS_SECONDS):
                while await service.time_keeper.sweep():
                    await _bots_are_done(service)
                await _bots_are_done(service)
        except TimeoutError:
            thinking = [one.table.id for one in service.cache.sessions.values() if one.bot is not None]
            return JSONResponse({"fault": f"bots do not move at {thinking}"}, 500)
        led = await house.notifier.tick()
        for observer in service.broadcast.observers:
            found = getattr(observer, "__self__", None)
            if isinstance(found, Recorder):
                await found.settle()
        return JSONResponse({"led": led})

    return tick


async def _bots_are_done(service: TableService) -> None:
    """Wait until no bot is thinking, here or in the queue of a database."""
    while any(session.bot is not None for session in service.cache.sessions.values()):
        await asyncio.sleep(0.002)
    if service.bots_by_queue:
        while await service.store.notices.fetch("SELECT 1 FROM tables WHERE bot_due IS NOT NULL LIMIT 1"):
            await asyncio.sleep(BOT_POLL_SECONDS)


def main() -> None:
    for name in names():
        game(name)
    for name in sys.argv[1:]:
        load(name)
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(json.loads(line))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
