"""A worker's shift: a hall without doors that plays bots from the queue until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import signal

from prometheus_client import start_http_server

from tana.server.app import TABLES_OF_A_BOT_PROCESS, Config, make_hall, spare_the_collector
from tana.server.hall import Hall
from tana.server.journal import note
from tana.server.players import Bots
from tana.server.queue import BotQueue
from tana.server.speed import speed_up
from tana.server.worker import Worker

CHORE_SECONDS = 30.0
IDLE_MS = 5 * 60 * 1000


async def work(config: Config, metrics_port: int = 0, bots: Bots | None = None, lease: float = 10.0) -> None:
    """Play bots until cancelled."""
    hall = make_hall(config, bots=bots)
    hall.follows = False
    assert isinstance(hall.store, BotQueue)
    if metrics_port:
        start_http_server(metrics_port, registry=hall.metrics.registry)
    chores = [asyncio.create_task(_drop_idle(hall))]
    if config.compile:
        chores.append(asyncio.create_task(speed_up(spare_the_collector)))
    most = TABLES_OF_A_BOT_PROCESS * max(1, config.bot_processes)
    note("worker starts")
    try:
        await Worker(hall, hall.store, most, lease).run()
    finally:
        for chore in chores:
            chore.cancel()
        await hall.close()
        hall.bots.close()
        await hall.store.close()
        await hall.bus.close()
        note("worker ends")


async def work_until_signal(
    config: Config, metrics_port: int = 0, bots: Bots | None = None, lease: float = 10.0
) -> None:
    """Play bots until this process is told to end."""
    working = asyncio.create_task(work(config, metrics_port, bots, lease))
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, working.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await working


async def _drop_idle(hall: Hall) -> None:
    while True:
        await asyncio.sleep(CHORE_SECONDS)
        await hall.drop_idle(IDLE_MS)
