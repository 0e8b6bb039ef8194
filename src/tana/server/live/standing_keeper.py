"""Gives the answers that players have given beforehand, at moments that say nothing.

An answer is released after a random time, from a minute to hours in the first decision of a turn, and within half a
minute in those that follow, as somebody who has come to the table answers. The time follows from a random salt and the
number of the entry alone. Outside of that it keeps the player's quiet hours. Nothing else tells it from a decision made
on the spot: the entry is the same, and nobody at such a table sees who is there.

Every process sweeps. What is found is kept in the store, so that a restart changes no moment; two processes that answer
at once write the same number, and the log accepts one.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from msgspec.structs import replace

from tana.engine.table_rules import ends_at
from tana.server.live.table_cache import TableCache
from tana.server.live.table_session import TableSession
from tana.server.live.table_writer import TableWriter
from tana.server.logs import note
from tana.server.storage.interface import StoreError
from tana.server.storage.standing import StandingStore
from tana.server.tables.commands.playing import play_action
from tana.server.tables.refusal import Refuse
from tana.server.tables.standing import Standing, verdict_on
from tana.server.tables.table import Table

SWEEP_SECONDS = 1.0
MOST_AT_ONCE = 64
FIRST_MS = (60_000, 3 * 3_600_000)
"""The least and the longest time to the first decision of a turn; all orders of magnitude are equally likely."""
NEXT_MS = (2_000, 30_000)
SPREAD_SECONDS = 2.0
"""Answers that fall due in the same sweep are spread over this time: they have nothing to do with each other."""

Quiet = Callable[[str, int], Awaitable[int | None]]
"""When the quiet hours of a holder end that hold at a moment; None outside of them."""


async def no_quiet(holder: str, at: int) -> int | None:
    """Nobody has quiet hours."""
    return None


@dataclass
class StandingKeeper:
    """Holds standing answers against what tables ask. Tests call `sweep` themselves."""

    cache: TableCache
    writer: TableWriter
    clock: Callable[[], int]
    told: Callable[[TableSession], None]
    """Called when it has become known whether a table waits for somebody."""
    quiet: Quiet = no_quiet
    spread: float = 0.0

    @property
    def store(self) -> StandingStore:
        """Where answers are kept."""
        return StandingStore(self.writer.store.notices)

    async def run(self) -> None:
        """Sweep until cancelled, at uneven intervals."""
        self.spread = SPREAD_SECONDS
        while True:
            try:
                await self.sweep()
            except StoreError as fault:
                note("standing answers wait", logging.WARNING, fault=str(fault))
            await asyncio.sleep(SWEEP_SECONDS * random.uniform(0.5, 1.5))

    async def sweep(self) -> None:
        """Look at what tables have asked since the last time, then give the answers that are due."""
        for table in await self.store.unseen(MOST_AT_ONCE):
            await self._carefully(table, self._look)
        due = await self.store.due(self.clock(), MOST_AT_ONCE)
        await asyncio.gather(*(self._after_a_while(table) for table in due))

    async def _after_a_while(self, table: str) -> None:
        await asyncio.sleep(random.uniform(0, self.spread))
        await self._carefully(table, self._answer)

    async def _carefully(self, table: str, work: Callable[[TableSession], Awaitable[None]]) -> None:
        """One broken table must not keep all others from going on."""
        try:
            session = await self.cache.get(table)
            async with session.lock:
                await self.writer.up_to_date(session, lambda: work(session))
        except StoreError:
            raise
        except Exception as fault:
            what = fault.code if isinstance(fault, Refuse) else type(fault).__name__
            note("standing answer failed", logging.WARNING, table=table, fault=what)
            await self._give_up(table)

    async def _give_up(self, table: str) -> None:
        """Look at a table again once something has happened there."""
        (head,) = (await self.writer.store.heads([table])).values() or (0,)
        for answer in await self.store.at(table):
            await self.store.note(replace(answer, head=head, due=0))

    # --- looking -----------------------------------------------------------------------------------------------

    async def _look(self, session: TableSession) -> None:
        """Find out which answers settle what the table asks. The lock is held."""
        await self.writer.replication.refresh_locked(session)
        table = session.table
        for answer in await self.store.at(table.id):
            verdict = verdict_on(table, answer)
            if verdict == "ended":
                await self.store.remove(table.id, answer.seat, answer.word)
            elif verdict == "rests":
                await self.store.note(replace(answer, head=table.seq, due=0))
            else:
                await self.store.note(await self._with_moment(table, answer))
        self.told(session)

    async def _with_moment(self, table: Table, answer: Standing) -> Standing:
        """The answer with the moment of its release; one that was settled before stays."""
        if answer.due > 0 and answer.position == table.state_seq:
            return replace(answer, head=table.seq)
        due = moment_of(table, answer)
        ends = await self.quiet(answer.holder, due)
        due = due if ends is None else ends + delay_of(answer, table.state_seq, FIRST_MS)
        if deadline := ends_at(table.record):
            due = min(due, (self.clock() + deadline) // 2)
        return replace(answer, head=table.seq, position=table.state_seq, due=due)

    # --- answering ---------------------------------------------------------------------------------------------

    async def _answer(self, session: TableSession) -> None:
        """Give the first answer that is due. The lock is held."""
        await self.writer.replication.refresh_locked(session)
        table, now = session.table, self.clock()
        for answer in await self.store.at(table.id):
            if not 0 < answer.due <= now:
                continue
            verdict = verdict_on(table, answer)
            if verdict == "ended":
                await self.store.remove(table.id, answer.seat, answer.word)
            elif verdict == "rests" or answer.position != table.state_seq:
                await self.store.note(replace(answer, head=0, due=0))
            else:
                action = table.game.actions.parse(answer.word)
                await self.writer.write(session, play_action(table, answer.seat, action), answer.holder, "")
                self.writer.metrics.standing.inc()
                await self.store.note(replace(answer, head=0, due=0))
                return


def moment_of(table: Table, answer: Standing) -> int:
    """When an answer to the present decision is released."""
    if table.record.since >= table.state_seq:
        return max(table.record.began, answer.made_at) + delay_of(answer, table.state_seq, FIRST_MS)
    return max(table.touched, answer.made_at) + delay_of(answer, table.state_seq, NEXT_MS)


def delay_of(answer: Standing, position: int, limits: tuple[int, int]) -> int:
    """A random time between two limits, for one decision."""
    digest = hashlib.blake2b(f"{position}".encode(), key=answer.salt, digest_size=8).digest()
    least, most = limits
    return int(least * (most / least) ** (int.from_bytes(digest, "big") / 2**64))
