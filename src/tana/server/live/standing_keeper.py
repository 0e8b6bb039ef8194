"""Plays standing answers: decisions that players have made in advance. Their timing reveals nothing.

An answer is released after a random delay: from a minute to hours for the first decision of a turn, and within half a
minute for those that follow, as if the player had come to the table. The delay depends only on a random salt and the
number of the entry; quiet hours of the player postpone it. Nothing else distinguishes the answer from a decision made
on the spot: its entry is the same, and presence is hidden at such a table.

Every process sweeps. Release times are kept in the store, so a restart does not change them. If two processes answer at
the same time, they write the same entry number, and the log accepts only one.
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
"""The shortest and longest delay of the first decision of a turn, log-uniformly distributed."""
NEXT_MS = (2_000, 30_000)
"""The shortest and longest delay of later decisions of a turn."""
SPREAD_SECONDS = 2.0
"""Answers that become due in the same sweep are spread over this time, since they are unrelated."""

Quiet = Callable[[str, int], Awaitable[int | None]]
"""Returns the end of a holder's quiet hours in effect at a time; None outside quiet hours."""


async def no_quiet(holder: str, at: int) -> int | None:
    """The default `Quiet`: no quiet hours."""
    return None


@dataclass
class StandingKeeper:
    """Schedules and plays standing answers. Tests call `sweep` themselves."""

    cache: TableCache
    writer: TableWriter
    clock: Callable[[], int]
    on_change: Callable[[TableSession], None]
    """Called after the standing answers of a table were checked, which decides whether it waits for its player."""
    quiet: Quiet = no_quiet
    spread: float = 0.0

    @property
    def store(self) -> StandingStore:
        """The store of standing answers."""
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
        """Schedule answers for tables that have changed, then play the answers that are due."""
        for table in await self.store.unseen(MOST_AT_ONCE):
            await self._at_table(table, self._schedule)
        due = await self.store.due(self.clock(), MOST_AT_ONCE)
        await asyncio.gather(*(self._answer_soon(table) for table in due))

    async def _answer_soon(self, table: str) -> None:
        await asyncio.sleep(random.uniform(0, self.spread))
        await self._at_table(table, self._answer)

    async def _at_table(self, table: str, work: Callable[[TableSession], Awaitable[None]]) -> None:
        """Do work at a table with its lock; a failure of one table must not affect the others."""
        try:
            session = await self.cache.get(table)
            async with session.lock:
                await self.writer.with_retries(session, lambda: work(session))
        except StoreError:
            raise
        except Exception as fault:
            what = fault.code if isinstance(fault, Refuse) else type(fault).__name__
            note("standing answer failed", logging.WARNING, table=table, fault=what)
            await self._ignore_until_change(table)

    async def _ignore_until_change(self, table: str) -> None:
        """Ignore a table until it changes."""
        (head,) = (await self.writer.store.heads([table])).values() or (0,)
        for answer in await self.store.at(table):
            await self.store.note(replace(answer, head=head, due=0))

    # --- scheduling --------------------------------------------------------------------------------------------

    async def _schedule(self, session: TableSession) -> None:
        """Find the answers that settle the table's current decision, and schedule them. The caller holds the lock."""
        await self.writer.replication.refresh_locked(session)
        table = session.table
        for answer in await self.store.at(table.id):
            verdict = verdict_on(table, answer)
            if verdict == "ended":
                await self.store.remove(table.id, answer.seat, answer.word)
            elif verdict == "rests":
                await self.store.note(replace(answer, head=table.seq, due=0))
            else:
                await self.store.note(await self._with_release_time(table, answer))
        self.on_change(session)

    async def _with_release_time(self, table: Table, answer: Standing) -> Standing:
        """Set the release time of an answer, unless it was set for this position before."""
        if answer.due > 0 and answer.position == table.state_seq:
            return replace(answer, head=table.seq)
        due = release_time_of(table, answer)
        ends = await self.quiet(answer.holder, due)
        due = due if ends is None else ends + delay_of(answer, table.state_seq, FIRST_MS)
        if deadline := ends_at(table.record):
            due = min(due, (self.clock() + deadline) // 2)
        return replace(answer, head=table.seq, position=table.state_seq, due=due)

    # --- answering ---------------------------------------------------------------------------------------------

    async def _answer(self, session: TableSession) -> None:
        """Play the first answer that is due. The caller holds the lock."""
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


def release_time_of(table: Table, answer: Standing) -> int:
    """The release time of an answer to the current decision."""
    if table.record.since >= table.state_seq:
        return max(table.record.began, answer.made_at) + delay_of(answer, table.state_seq, FIRST_MS)
    return max(table.touched, answer.made_at) + delay_of(answer, table.state_seq, NEXT_MS)


def delay_of(answer: Standing, position: int, limits: tuple[int, int]) -> int:
    """The delay of a decision, pseudo-random and log-uniform between two limits."""
    digest = hashlib.blake2b(f"{position}".encode(), key=answer.salt, digest_size=8).digest()
    least, most = limits
    return int(least * (most / least) ** (int.from_bytes(digest, "big") / 2**64))
