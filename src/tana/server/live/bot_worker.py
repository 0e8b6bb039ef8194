"""The bot worker: plays bots at all tables of a shared store.

It claims due tables with a lease of a few seconds, and renews the lease while bots think. If the worker dies, its
tables become due for other workers. If it was only slow, no bot moves twice: the store accepts each entry number once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass, field

from tana.server.live.table_service import TableService
from tana.server.logs import note
from tana.server.storage.bot_queue import BOT_CHANNEL, BotQueue, Claim
from tana.server.storage.interface import StoreError
from tana.server.tables.refusal import Refuse

POLL_SECONDS = 0.5
"""How often a worker polls the queue when it is not woken."""
LONGEST_BACKOFF = 60.0


@dataclass
class BotWorker:
    """Processes the queue with the bots of a service."""

    service: TableService
    queue: BotQueue
    most: int = 16
    """The maximum number of tables claimed at the same time."""
    lease: float = 10.0
    """The length of a lease in seconds."""

    claimed: dict[str, Claim] = field(default_factory=dict)
    _tasks: dict[str, asyncio.Task[None]] = field(default_factory=dict)
    _woken: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self) -> None:
        """Run until cancelled; claims are then released, so that they are due for other workers at once."""
        await self.service.bus.subscribe(BOT_CHANNEL, self._wake)
        alive = asyncio.create_task(self._renew_leases())
        try:
            while True:
                await self._claim_due()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(POLL_SECONDS):
                        await self._woken.wait()
                self._woken.clear()
        finally:
            alive.cancel()
            await self.service.bus.unsubscribe(BOT_CHANNEL, self._wake)
            await self._release_claims()

    async def _release_claims(self) -> None:
        held, tasks = list(self.claimed.values()), list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(StoreError):  # they become due when their leases expire
            await self.queue.put_off(held, 0)

    def _wake(self, _: bytes) -> None:
        self._woken.set()

    async def _claim_due(self) -> None:
        room = self.most - len(self.claimed)
        if room <= 0:
            return
        try:
            claims = await self.queue.claim(room, self.lease)
        except StoreError as fault:
            note("queue unavailable", logging.WARNING, fault=str(fault))
            return
        for claim in claims:
            self.claimed[claim.table] = claim
            self._tasks[claim.table] = asyncio.create_task(self._play(claim, self._tasks.get(claim.table)))

    async def _play(self, claim: Claim, before: asyncio.Task[None] | None) -> None:
        """Play the bot of a claim, after any earlier work at the same table."""
        try:
            if before is not None:
                await asyncio.wait((before,))
            if not await self.service.play_due_bot(claim.table):
                await self.queue.settle(claim)
        except (Refuse, StoreError) as fault:
            await self._back_off(claim, type(fault).__name__)
        except Exception as fault:
            note("bot failed", logging.ERROR, table=claim.table, fault=f"{type(fault).__name__}: {fault}")
            await self._back_off(claim, type(fault).__name__)
        finally:
            if self.claimed.get(claim.table) is claim:
                del self.claimed[claim.table], self._tasks[claim.table]
            self._woken.set()

    async def _back_off(self, claim: Claim, why: str) -> None:
        """Release a claim for a retry with exponential backoff."""
        note("bot put off", logging.WARNING, table=claim.table, count=claim.tries, why=why)
        with contextlib.suppress(StoreError):  # it becomes due when its lease expires
            await self.queue.put_off([claim], min(LONGEST_BACKOFF, 0.5 * 2 ** min(claim.tries, 10)))

    async def _renew_leases(self) -> None:
        while True:
            await asyncio.sleep(self.lease / 3)
            if self.claimed:
                try:
                    await self.queue.put_off(self.claimed.values(), self.lease)
                except StoreError as fault:
                    note("lease not renewed", logging.WARNING, count=len(self.claimed), fault=str(fault))
