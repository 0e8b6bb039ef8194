"""The tables of this process, and the commands that clients send to them.

Each table in memory has a `TableSession`: its state, a lock that allows one writer at a time, and its connections. A
command is acknowledged once its entries are on disk.

The service assembles its parts: cache, channel, presence, replication, writer, bots, admission. Each part depends only
on the ones before it, and observes them where necessary (`CacheObserver`, `Broadcast.observers`).
"""

from __future__ import annotations

import contextlib
import logging
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from tana.core.declared import BadRules
from tana.core.rules_file import RulesFile
from tana.engine.module_memory import Trapped
from tana.server.bus.interface import Bus
from tana.server.bus.long_polls import LongPolls
from tana.server.live.admission import Admission
from tana.server.live.bot_players import Bots
from tana.server.live.bots_at_tables import BotsAtTables
from tana.server.live.broadcast import Broadcast
from tana.server.live.devices import Devices
from tana.server.live.kept_rules import KeptRules
from tana.server.live.limits import Limits
from tana.server.live.presence import Presence
from tana.server.live.replication import Replication
from tana.server.live.standing_keeper import StandingKeeper
from tana.server.live.store_access import stored
from tana.server.live.table_cache import TableCache
from tana.server.live.table_channel import News, TableChannel
from tana.server.live.table_list import TableList
from tana.server.live.table_session import Connection, SteadyClock, TableSession
from tana.server.live.table_writer import TableWriter
from tana.server.live.tasks import Tasks
from tana.server.live.time_keeper import TimeKeeper
from tana.server.logs import note
from tana.server.metrics import Metrics
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.rate_limit import Rates
from tana.server.storage.interface import Store
from tana.server.storage.standing import StandingStore
from tana.server.tables import credentials, decide, log, new_table, summary
from tana.server.tables.commands import joining, playing
from tana.server.tables.commands.seating import without_its_player
from tana.server.tables.decision import Asker, Decision, one
from tana.server.tables.guards import require
from tana.server.tables.refusal import Refuse

POLL_SECONDS = 3.0


@dataclass
class TableService:
    """Manages tables and carries out commands."""

    store: Store
    bus: Bus
    bots: Bots
    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    clock: Callable[[], int] = field(default_factory=SteadyClock)
    bot_pace: float = 0.5
    """The minimum time of a bot's move in seconds, so that people can follow."""
    shared: bool = False
    """Whether other processes write to the same store, so that memory may be behind the log."""
    bots_by_queue: bool = False
    """Whether workers play the bots (see `tana.server.live.bot_worker`)."""
    listens: bool = True
    """Whether to subscribe to news about tables in memory; a worker reads the log instead."""

    def __post_init__(self) -> None:
        self.rates = Rates()
        self.at_end: list[Callable[[], None]] = []
        """Called on shutdown, to answer long polls."""
        self.tasks = Tasks()
        self.broadcast = Broadcast(self.metrics)
        self.channel = TableChannel(self.bus)
        self.rules = KeptRules(self.store, self.clock)
        self.cache = TableCache(self.store, self.limits, self.metrics, self.clock, self.rules)
        self.presence = Presence(self.bus, self.cache, self.channel)
        self.replication = Replication(
            *(self.store, self.cache, self.channel, self.presence, self.broadcast, self.tasks, self.metrics),
            shared=self.shared,
            listens=self.listens,
        )
        self.writer = TableWriter(
            *(self.store, self.bus, self.cache, self.replication, self.broadcast, self.limits, self.metrics),
            clock=self.clock,
            bots_by_queue=self.bots_by_queue,
        )
        self.bots_at_tables = BotsAtTables(
            *(self.bots, self.bus, self.writer, self.tasks, self.limits, self.metrics),
            pace=self.bot_pace,
            by_queue=self.bots_by_queue,
        )
        self.broadcast.observers.append(self.bots_at_tables.wake)
        self.admission = Admission(self.store, self.cache, self.writer, self.tasks, self.limits, self.clock)
        self.time_keeper = TimeKeeper(self.store, self.cache, self.writer, self.clock)
        self.table_list = TableList(self.store, self.clock, LongPolls(POLL_SECONDS if self.shared else math.inf))
        self.broadcast.observers.append(self.table_list.table_changed)
        self.standing_keeper = StandingKeeper(self.cache, self.writer, self.clock, self.table_list.table_changed)
        self.devices = Devices(self.store, self.bus, self.cache, self.limits, self.clock)
        self.bus.on_gap(self._on_gap)

    @property
    def standing(self) -> StandingStore:
        """The store of standing answers."""
        return StandingStore(self.store.notices)

    # --- tables ------------------------------------------------------------------------------------------------

    async def create(self, body: wire.CreateTable, holder: str) -> tuple[TableSession, str]:
        """Make a table; returns it with the secret of its link."""
        made, secret = new_table.new_table(body, holder)
        return await self.open_table(made), secret

    async def open_table(self, made: log.Created) -> TableSession:
        """Write the first entry of a log, and load the table into memory."""
        session = await self.writer.create(made)
        self.tasks.spawn(self._bind(session))
        self.bots.warm(made.game)
        self.table_list.table_changed(session)
        return session

    async def _bind(self, session: TableSession) -> None:
        with contextlib.suppress(Refuse):  # the store is unavailable, which has been logged; `keep_rules` retries
            await self.rules.bind(session.table)

    async def keep_rules(self, rules: RulesFile) -> None:
        """Store the current rules of a game, and bind its tables in memory to them."""
        try:
            await self.rules.offer(rules)
        except (Refuse, BadRules) as fault:
            note("rules not kept", logging.WARNING, why=str(fault))
            return
        for session in tuple(self.cache.sessions.values()):
            await self._bind(session)

    async def play_due_bot(self, name: str) -> bool:
        """Make one move at a table if it is a bot's turn; returns whether it was."""
        session = await self.cache.get(name)
        await self.replication.refresh(session)
        return await self.bots_at_tables.play_one(session)

    async def wake_bots(self) -> None:
        """Resume tables where it was a bot's turn at the last shutdown, since nobody may open them for days."""
        for turn in await stored(self.store.notices.waiting()):
            if turn.card is None or turn.decides < 0:
                continue
            table = summary.decode(turn.card)
            if table.phase == "playing" and table.seating.seats[turn.decides].kind == "bot":
                try:
                    self.bots_at_tables.wake(await self.cache.get(turn.table))
                except Refuse as refusal:
                    note("bot waits", logging.WARNING, table=turn.table, code=refusal.code)

    async def close_table(self, name: str) -> None:
        """Close a table on behalf of the house: everybody at it is notified, its log stays. Must not be cancelled."""
        session = await self.cache.get(name)

        async def close() -> None:
            if session.table.phase == "closed":
                raise Refuse("closed", "the table is already closed")
            await self.writer.write(session, one(log.Closed()), "", "")
            note("table closed by the host", table=name)

        async with session.lock:
            await self.writer.with_retries(session, close)

    async def remove_person(self, holder: str) -> int:
        """Remove a holder from all tables for good, on behalf of the house; returns the number of tables.

        Their seats become free before a game, and are played by bots during one. Tables that they host and that have
        not begun are closed. Must not be cancelled.
        """
        left = 0
        for name in await stored(self.store.people.tables(holder)):
            with contextlib.suppress(Refuse):  # a table of another version, which cannot be played
                session = await self.cache.get(name)
                async with session.lock:
                    left += await self.writer.with_retries(session, partial(self._remove, session, holder))
        return left

    async def _remove(self, session: TableSession, holder: str) -> bool:
        table = session.table
        mine = table.seats_held_by(holder)
        if table.phase not in ("gathering", "playing") or not mine:
            return False
        if table.phase == "gathering" and table.host == holder:
            await self.writer.write(session, one(log.Closed()), "", "")
            return True
        seats = [(seat, without_its_player(table, seat)) for seat in mine]
        entries = tuple(log.SeatChanged(seat, now, removes=True) for seat, now in seats)
        await self.writer.write(session, Decision(entries), "", "")
        return True

    # --- commands ----------------------------------------------------------------------------------------------

    async def command(
        self,
        session: TableSession,
        holder: str,
        command: wire.AnyCommand,
        connection: Connection | None = None,
        device: str = "",
    ) -> wire.AnyAnswer:
        """Carry out or refuse a command, and return the answer. Must not be cancelled (see `Tasks.shielded`)."""
        began = time.perf_counter()
        asker = Asker(holder, self.clock(), session.away_ms, device if connection is None else connection.device)
        try:
            answer = await self._carry_out(session, asker, command, connection)
        except Refuse as refusal:
            answer = refusal.answer(command.id, session.table.seq)
            self._count(command, refusal.code)
        except Trapped as fault:
            note("kept rules failed", logging.ERROR, table=session.table.id, why=str(fault))
            answer = Refuse("unavailable", str(fault)).answer(command.id, session.table.seq)
            self._count(command, "unavailable")
        else:
            self._count(command, "done")
        self.metrics.command_time.observe(time.perf_counter() - began)
        return answer

    def _count(self, command: wire.AnyCommand, outcome: str) -> None:
        self.metrics.commands.count(str(command.__struct_config__.tag), outcome)

    async def _carry_out(
        self, session: TableSession, asker: Asker, command: wire.AnyCommand, connection: Connection | None
    ) -> wire.AnyAnswer:
        if not session.table.may_enter(asker.holder):
            raise Refuse("unknown-table")
        if decide.changes_table(command):
            return await self._change(session, asker, command)
        match command:
            case wire.Ping():
                return wire.Pong(command.id, session.table.seq)
            case wire.Lift() | wire.Lower():
                return session.turn_curtain(asker.holder, command, connection)
            case wire.Point():
                return await self._point(session, asker, command)
            case wire.Why():
                return playing.why(session.table, command, asker)
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
            return wire.Ack(command.id, await self.writer.write(session, decision, asker.holder, mark))

        mark = _mark(command)
        async with session.lock:
            return await self.writer.with_retries(session, once)

    async def _point(self, session: TableSession, asker: Asker, command: wire.Point) -> wire.Ack:
        require(command, session.table, asker.holder)
        await self.channel.publish(session, News(pointer=wire.PointerFrame(command.seat, command.at)))
        return wire.Ack(command.id, session.table.seq)

    async def _invite(self, session: TableSession, asker: Asker, command: wire.Invite) -> wire.Invited:
        async with session.lock:
            table = session.table
            require(command, table, asker.holder)
            if (asker.holder, command.id) in table.answered:
                raise Refuse("not-now", "this link has already been made; use a new id")
            secret, code = credentials.new_key(), await self._free_code()
            decision = joining.invite(table, command, asker, secret, code)
            seq = await self.writer.write_once(session, decision, asker.holder, _mark(command))
            path = credentials.link_path(table.id, secret)
            return wire.Invited(command.id, seq, path, table.code if command.seat is None else None)

    async def _free_code(self) -> str:
        """Generate a code that no table has."""
        while await stored(self.store.find_code(code := credentials.new_code())) is not None:
            continue
        return code

    async def _rematch(self, session: TableSession, asker: Asker, command: wire.Rematch) -> wire.Ack:
        async with session.lock:
            require(command, session.table, asker.holder)
            if session.table.next is not None:
                return wire.Ack(command.id, session.table.seq)
            made = new_table.rematch(session.table)
            await self.open_table(made)
            decision = one(log.Rematched(made.table))
            seq = await self.writer.write_once(session, decision, asker.holder, _mark(command))
            return wire.Ack(command.id, seq)

    # --- connections -------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Catch up with other processes: check connected devices and all tables in memory against the store."""
        await self.devices.check()
        await self.replication.catch_up_all()

    async def connect(self, session: TableSession, connection: Connection, since: int) -> int:
        """Add a connection to a table: send it a snapshot, then all updates. Returns the size of the snapshot."""
        if len(session.connections) >= self.limits.connections_of_a_table:
            raise Refuse("limit", "too many connections to this table")
        snapshot = encode(session.snapshot(connection.holder, connection.perspective, since))
        connection.push(snapshot)
        session.connections.add(connection)
        await self.presence.come(session, connection.holder)
        return len(snapshot)

    async def disconnect(self, session: TableSession, connection: Connection) -> None:
        """Remove a connection that was lost."""
        session.connections.discard(connection)
        session.used = self.clock()
        await self.presence.go(session, connection.holder)

    def _on_gap(self) -> None:
        """Catch up with the log after the bus may have lost messages."""
        if not self.closing:
            self.tasks.spawn(self._fill_gap())

    async def _fill_gap(self) -> None:
        with contextlib.suppress(Refuse):  # the store is unavailable, which has been logged; the next chore retries
            await self.catch_up()
        await self.presence.renew()

    # --- shutdown ----------------------------------------------------------------------------------------------

    @property
    def closing(self) -> bool:
        """Whether the server is shutting down."""
        return self.tasks.closing

    def end_waiting(self) -> None:
        """Answer all long polls."""
        self.table_list.polls.end()
        for end in self.at_end:
            end()
        for session in self.cache.sessions.values():
            session.news.set()

    async def close(self) -> None:
        """Close all connections and wait for background work."""
        self.tasks.closing = True
        for session in tuple(self.cache.sessions.values()):
            session.end_all("restart")
            if session.bot is not None:
                session.bot.cancel()
        await self.tasks.finished()


def _mark(command: wire.AnyCommand) -> str:
    return log.command_mark(command.id, encode(command))
