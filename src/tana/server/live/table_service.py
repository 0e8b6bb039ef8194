"""The tables of this process: a command is judged, written, then applied and told to everybody.

For each table there is one `TableSession`: the table as its log says, a lock that makes this process its one writer,
and the connections that watch it. A command is acknowledged once its entries are on disk. What else a server does with
its tables has modules of its own, which this one puts together: the cache, admission, following other processes,
presence, bots, the list of somebody's tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from tana.server.bus.interface import Bus
from tana.server.live.admission import Admission
from tana.server.live.bot_players import Bots
from tana.server.live.bots_at_tables import BotsAtTables
from tana.server.live.devices import Devices
from tana.server.live.following import Following, News
from tana.server.live.presence import Presence
from tana.server.live.stored import stored
from tana.server.live.table_cache import TableCache
from tana.server.live.table_list import TableList
from tana.server.live.table_session import Connection, SteadyClock, TableSession
from tana.server.live.tasks import Tasks
from tana.server.live.telling import tell
from tana.server.ops.limits import Limits
from tana.server.ops.logs import note
from tana.server.ops.metrics import Metrics
from tana.server.ops.rates import Rates
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.storage.bot_queue import BOT_CHANNEL
from tana.server.storage.interface import Card, Conflict, Store, StoreError
from tana.server.tables import credentials, decide, log, opening
from tana.server.tables.bot_turn import bot_may_move, bot_to_move
from tana.server.tables.budgets import budget_of
from tana.server.tables.decide import Asker, Decision
from tana.server.tables.log import Row
from tana.server.tables.refusal import Refuse
from tana.server.tables.summary import NOBODY, summary_after, summary_of_new, turn_after
from tana.server.tables.table import StoryStep, Table

T = TypeVar("T")

RETRIES = 3
BOT_RETRY_SECONDS = 2.0


@dataclass
class TableService:
    """Judges, writes and tells."""

    store: Store
    bus: Bus
    bots: Bots
    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    clock: Callable[[], int] = field(default_factory=SteadyClock)
    bot_pace: float = 0.5
    """The least number of seconds a bot takes, so that people can follow."""
    shared: bool = False
    """Other processes write to the same store: what is in memory may be behind the log."""
    bots_by_queue: bool = False
    """Workers play the bots (see `tana.server.ops.bot_worker`)."""
    listens: bool = True
    """Hears what others do at its tables; a worker looks only when it has to."""

    def __post_init__(self) -> None:
        self.closing = False
        self.rates = Rates()
        self.tasks = Tasks()
        self.cache = TableCache(self.store, self.limits, self.metrics, self.clock, self._opened, self._dropped)
        self.following = Following(
            cache=self.cache,
            store=self.store,
            bus=self.bus,
            tasks=self.tasks,
            metrics=self.metrics,
            shared=self.shared,
            listens=self.listens,
            tell=self._tell,
            changed=lambda session: self.bots_at_tables.wake(session),
            presence_changed=lambda session: self.presence.refresh(session),
        )
        self.presence = Presence(self.bus, self.cache, self._announce_presence)
        self.bots_at_tables = BotsAtTables(
            bots=self.bots,
            bus=self.bus,
            tasks=self.tasks,
            limits=self.limits,
            metrics=self.metrics,
            pace=self.bot_pace,
            by_queue=self.bots_by_queue,
            move=self._move_bot,
        )
        self.admission = Admission(self)
        self.table_list = TableList(self.store)
        self.devices = Devices(self.store, self.bus, self.cache, self.limits, self.clock)
        self.bus.on_gap(self._hear_gap)

    async def _opened(self, session: TableSession) -> None:
        await self.following.listen(session)
        await self.presence.refresh(session)
        self.bots_at_tables.wake(session)

    def _dropped(self, session: TableSession) -> None:
        self.following.stop_listening(session)

    # --- tables ------------------------------------------------------------------------------------------------

    async def create(self, body: wire.CreateTable, holder: str) -> tuple[TableSession, str]:
        """Make a table; returns it with the secret of its link."""
        made, secret = opening.new_table(body, holder)
        return await self.open_table(made), secret

    async def open_table(self, made: log.Created) -> TableSession:
        """Write the first entry of a log, and take the table into memory."""
        self.cache.make_room()
        row = Row(1, self.clock(), made)
        holders = {made.host, *(seat.holder for seat in made.seats if seat.holder)}
        await stored(self.store.create(made.table, made.code, row, holders, Card(NOBODY, summary_of_new(made))))
        self.metrics.rows.inc()
        note("table made", table=made.table, game=made.game, seats=len(made.seats), holder=made.host)
        self.bots.warm(made.game)
        return await self.cache.add(Table(row))

    async def play_due_bot(self, name: str) -> bool:
        """Let the bot that has to move at a table do so, once; False: none has to."""
        session = await self.cache.get(name)
        await self.following.refresh(session)
        return await self.bots_at_tables.play_one(session)

    # --- commands ----------------------------------------------------------------------------------------------

    async def command(
        self, session: TableSession, holder: str, command: wire.AnyCommand, connection: Connection | None = None
    ) -> wire.AnyAnswer:
        """Carry out a command, or refuse it; in every case there is an answer. Not to be cancelled (`Tasks.whole`)."""
        began = time.perf_counter()
        try:
            answer = await self._carry_out(session, holder, command, connection)
        except Refuse as refusal:
            answer = refusal.answer(command.id, session.table.seq)
            self._count(command, refusal.code)
        else:
            self._count(command, "done")
        self.metrics.command_time.observe(time.perf_counter() - began)
        return answer

    def _count(self, command: wire.AnyCommand, outcome: str) -> None:
        self.metrics.commands.count(str(command.__struct_config__.tag), outcome)

    async def _carry_out(
        self, session: TableSession, holder: str, command: wire.AnyCommand, connection: Connection | None
    ) -> wire.AnyAnswer:
        if not session.table.may_enter(holder):
            raise Refuse("unknown-table")
        asker = Asker(holder, self.clock(), session.away_ms)
        if decide.changes_table(command):
            return await self._change(session, asker, command)
        match command:
            case wire.Ping():
                return wire.Pong(command.id, session.table.seq)
            case wire.Lift() | wire.Lower():
                return session.turn_curtain(holder, command, connection)
            case wire.Point():
                return await self._point(session, asker, command)
            case wire.Why():
                return decide.why(session.table, command, asker)
            case wire.Hint():
                return await self.bots_at_tables.hint(session, asker, command)
            case wire.Invite():
                return await self._invite(session, asker, command)
            case wire.Rematch():
                return await self._rematch(session, asker, command)
        raise Refuse("bad-request")

    async def _change(self, session: TableSession, asker: Asker, command: wire.AnyCommand) -> wire.AnyAnswer:
        async def once() -> wire.AnyAnswer:
            done = session.table.answered.get((asker.holder, command.id))
            if done is not None:
                if not mark.endswith(done.digest):
                    raise Refuse("bad-request", "this id was used for another command")
                return wire.Ack(command.id, done.seq)
            decision = decide.decide(session.table, command, asker)
            return wire.Ack(command.id, await self.write(session, decision, asker.holder, mark))

        mark = log.command_mark(command.id, encode(command))
        async with session.lock:
            return await self.up_to_date(session, once)

    async def _point(self, session: TableSession, asker: Asker, command: wire.Point) -> wire.Ack:
        decide.seat_of(session.table, asker, command.seat)
        await self.following.publish(session, News(pointer=wire.PointerFrame(command.seat, command.at)))
        return wire.Ack(command.id, session.table.seq)

    async def _invite(self, session: TableSession, asker: Asker, command: wire.Invite) -> wire.Invited:
        async with session.lock:
            table = session.table
            if (asker.holder, command.id) in table.answered:
                raise Refuse("not-now", "this link has been made; ask again with a new id")
            secret, code = credentials.new_key(), await self._free_code()
            decision = decide.invite(table, command, asker, secret, code)
            mark = log.command_mark(command.id, encode(command))
            seq = await self._write_once(session, decision, asker.holder, mark)
            path = credentials.link_path(table.id, secret)
            return wire.Invited(command.id, seq, path, table.code if command.seat is None else None)

    async def _free_code(self) -> str:
        """A code that no table has."""
        while await stored(self.store.find_code(code := credentials.new_code())) is not None:
            continue
        return code

    async def _rematch(self, session: TableSession, asker: Asker, command: wire.Rematch) -> wire.Ack:
        async with session.lock:
            decide.check_rematch(session.table, asker)
            if session.table.next is not None:
                return wire.Ack(command.id, session.table.seq)
            made = opening.rematch(session.table)
            await self.open_table(made)
            decision = decide.one(log.Rematched(made.table))
            mark = log.command_mark(command.id, encode(command))
            seq = await self._write_once(session, decision, asker.holder, mark)
            return wire.Ack(command.id, seq)

    async def _move_bot(self, session: TableSession, seat: int, position: int, action: int) -> None:
        """Write what a bot chose, if the game stands where it stood."""
        async with session.lock:
            if session.table.state_seq != position or bot_to_move(session.table) != seat:
                return
            try:
                await self.write(session, decide.play(session.table, seat, action), "", "")
            except Conflict:
                await self.following.catch_up(session)
            except Refuse:
                await asyncio.sleep(BOT_RETRY_SECONDS)

    # --- writing and telling -----------------------------------------------------------------------------------

    async def up_to_date(self, session: TableSession, attempt: Callable[[], Awaitable[T]]) -> T:
        """Judge and write, again with what others have written meanwhile: a conflict, or (where others can write at
        all) a refusal, may only mean that this process was behind. The lock is held."""
        for _ in range(RETRIES):
            try:
                return await attempt()
            except Conflict:
                await self.following.catch_up(session)
            except Refuse as refusal:
                seq = session.table.seq
                if not self.shared or refusal.code in ("unavailable", "limit"):
                    raise
                await self.following.catch_up(session)
                if session.table.seq == seq:
                    raise
        raise Refuse("unavailable", "others write to this table all the time")

    async def _write_once(self, session: TableSession, decision: Decision, holder: str, command: str) -> int:
        try:
            return await self.write(session, decision, holder, command)
        except Conflict:
            await self.following.catch_up(session)
            raise Refuse("unavailable", "try again") from None

    async def write(
        self, session: TableSession, decision: Decision, holder: str, command: str, holders: Iterable[str] = ()
    ) -> int:
        """Write entries, then let them happen. The lock is held. Returns the number of the first."""
        rows = self._rows(session, decision, holder, command)
        bot = bot_may_move(session.table, decision)
        card = Card(turn_after(session.table, decision), summary_after(session.table, decision))
        await self._append(session, rows, holders, bot, card)
        for i, row in enumerate(rows):
            self._tell(session, row, session.table.apply(row, decision.prospects.get(i)))
        await self.following.publish_rows(session, rows)
        if bot and self.bots_by_queue:
            await self.bus.publish(BOT_CHANNEL, b"")
        self.bots_at_tables.wake(session)
        return rows[0].seq

    def _rows(self, session: TableSession, decision: Decision, holder: str, command: str) -> list[Row]:
        """The rows of a decision, if the table can take them now."""
        table = session.table
        if session.in_doubt:
            raise Refuse("unavailable", "the table waits for its store; it goes on by itself")
        self._check_room(table, decision)
        at = max(self.clock(), table.touched)
        return [
            Row(table.seq + 1 + i, at, entry, holder, command if i == 0 else "")
            for i, entry in enumerate(decision.entries)
        ]

    def _check_room(self, table: Table, decision: Decision) -> None:
        """Whether the log has room for these entries: each kind has a budget of its own."""
        for entry in decision.entries:
            budget = budget_of(entry)
            if budget is not None and table.entries[budget] >= self.limits.entries_of_a_table(budget):
                raise Refuse("limit", f"this table has no room for more of this kind ({budget})")

    async def _append(
        self, session: TableSession, rows: list[Row], holders: Iterable[str], bot: bool | None, card: Card
    ) -> None:
        began = time.perf_counter()
        try:
            await self.store.append(session.table.id, rows, holders, bot, card)
        except Conflict:
            raise
        except StoreError as fault:
            note("store away", logging.ERROR, table=session.table.id, fault=str(fault))
            self.following.mend(session)
            raise Refuse("unavailable", "the store is away; try again in a moment") from None
        self.metrics.append.observe(time.perf_counter() - began)
        self.metrics.rows.inc(len(rows))

    def _tell(self, session: TableSession, row: Row, step: StoryStep) -> None:
        tell(session, row, step)
        self.metrics.frames.inc(len(session.connections))

    # --- connections -------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Ask the store what others have done: to tables that are in memory here, to devices that are connected."""
        await self.devices.check()
        await self.following.catch_up_all()

    async def connect(self, session: TableSession, connection: Connection, since: int) -> int:
        """Let a connection watch a table: a snapshot now, then every update. Returns the size of the snapshot."""
        if len(session.connections) >= self.limits.connections_of_a_table:
            raise Refuse("limit", "too many connections to this table")
        snapshot = encode(session.snapshot(connection.holder, connection.perspective, since))
        connection.push(snapshot)
        session.connections.add(connection)
        await self.presence.come(session, connection.holder)
        return len(snapshot)

    async def disconnect(self, session: TableSession, connection: Connection) -> None:
        """A connection is gone."""
        session.connections.discard(connection)
        session.used = self.clock()
        await self.presence.go(session, connection.holder)

    async def _announce_presence(self, session: TableSession) -> None:
        await self.following.publish(session, News(presence=True))

    def _hear_gap(self) -> None:
        """The bus may have lost messages: the log has not."""
        if not self.closing:
            self.tasks.spawn(self._fill_gap())

    async def _fill_gap(self) -> None:
        with contextlib.suppress(Refuse):
            await self.catch_up()
        await self.presence.renew()

    # --- the end -----------------------------------------------------------------------------------------------

    def end_waiting(self) -> None:
        """Answer everybody who waits for news by HTTP."""
        for session in self.cache.sessions.values():
            session.news.set()

    async def close(self) -> None:
        """End all connections and finish what has begun."""
        self.closing = self.following.closing = self.bots_at_tables.closing = True
        for session in tuple(self.cache.sessions.values()):
            session.end_all("restart")
            if session.bot is not None:
                session.bot.cancel()
        await self.tasks.finished()
