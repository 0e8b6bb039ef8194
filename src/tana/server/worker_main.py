"""The bot worker process: a service without HTTP that plays bots from the queue until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import signal

from prometheus_client import start_http_server

from tana.server.app import TABLES_PER_BOT_PROCESS, Config, make_service, relax_garbage_collection
from tana.server.live.bot_players import Bots
from tana.server.live.bot_worker import BotWorker
from tana.server.live.rule_loading import load_compiled_rules
from tana.server.live.table_service import TableService
from tana.server.live.tasks import start_logged
from tana.server.logs import note
from tana.server.storage.bot_queue import BotQueue

CHORE_SECONDS = 30.0
IDLE_MS = 5 * 60 * 1000


async def work(config: Config, metrics_port: int = 0, bots: Bots | None = None, lease: float = 10.0) -> None:
    """Play bots until cancelled."""
    service = make_service(config, bots=bots, listens=False)
    assert isinstance(service.store, BotQueue)
    if metrics_port:
        start_http_server(metrics_port, registry=service.metrics.registry)
    chores = [start_logged(_drop_idle(service))]
    if config.compile:
        chores.append(start_logged(load_compiled_rules(relax_garbage_collection)))
    most = TABLES_PER_BOT_PROCESS * max(1, config.bot_processes)
    note("worker starts")
    try:
        await BotWorker(service, service.store, most, lease).run()
    finally:
        for chore in chores:
            chore.cancel()
        await service.close()
        service.bots.close()
        await service.store.close()
        await service.bus.close()
        note("worker ends")


async def work_until_signal(
    config: Config, metrics_port: int = 0, bots: Bots | None = None, lease: float = 10.0
) -> None:
    """Play bots until SIGINT or SIGTERM."""
    working = asyncio.create_task(work(config, metrics_port, bots, lease))
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, working.cancel)
    with contextlib.suppress(asyncio.CancelledError):  # by one of these signals
        await working


async def _drop_idle(service: TableService) -> None:
    while True:
        await asyncio.sleep(CHORE_SECONDS)
        service.cache.drop_idle(IDLE_MS)
