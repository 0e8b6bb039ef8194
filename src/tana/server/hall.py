"""The hall: all tables of this process that somebody is at, and everything that happens at them.

For each table there is one `Live`: the table as its log says, a lock that makes this process its one writer, and the
connections that watch it. A command is judged (`decide`), written (`Store.append`), then applied and told to everybody;
it is acknowledged after that. Nothing here is the truth: a `Live` can be dropped and read back at any time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

import msgspec

from tana.bots.api import Choice, bot_entropy, glimpse
from tana.core.errors import BadOption, UnknownGame
from tana.core.registry import game as find_game
from tana.engine.ready import full_speed
from tana.server import decide, fairness, log, practice, seats, wire
from tana.server.bus import Bus
from tana.server.decide import Asker, Decision, Refuse
from tana.server.journal import note
from tana.server.limits import Limits
from tana.server.live import Connection, Live, wall_clock
from tana.server.log import Row, SeatRecord
from tana.server.metrics import Metrics
from tana.server.players import STRONGEST, Bots, pace_of
from tana.server.queue import BOT_CHANNEL, bot_may_move
from tana.server.render import choice_of, encode
from tana.server.store import Conflict, Store, StoreError
from tana.server.table import CannotReplay, StoryStep, Table

T = TypeVar("T")

PRESENCE_SECONDS = 90.0
RETRIES = 3
HINT_SEAT = 90
"""Added to a seat's number for the luck of hints, apart from that of bots that play."""
BOT_RETRY_SECONDS = 2.0
MEND_SECONDS = 0.5
HEADS_AT_ONCE = 5_000


@dataclass
class _Nudge:
    """What processes tell each other about a table. `rows` saves the others from asking the store for them."""

    seq: int = 0
    rows: list[Row] = field(default_factory=list)
    presence: bool = False
    pointer: wire.PointerFrame | None = None


_NUDGES: msgspec.json.Decoder[_Nudge] = msgspec.json.Decoder(_Nudge)


@dataclass
class Hall:
    """See the module's text."""

    store: Store
    bus: Bus
    bots: Bots
    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    clock: Callable[[], int] = wall_clock
    bot_pace: float = 0.5
    """The least number of seconds a bot takes, so that people can follow."""
    shared: bool = False
    """Other processes write to the same store: what is in memory may be behind the log."""
    bots_by_queue: bool = False
    """Workers play the bots (see `tana.server.worker`)."""
    follows: bool = True
    """Hears what others do at its tables; a worker looks only when it has to."""

    def __post_init__(self) -> None:
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.bus.on_gap(self._hear_gap)

    # --- coming in ---------------------------------------------------------------------------------------------

    async def create(self, body: wire.CreateTable, holder: str) -> tuple[Live, str]:
        """Make a table; returns it with the secret of its link."""
        made, secret = self._plan(body, holder)
        return await self._open(made), secret

    def _plan(self, body: wire.CreateTable, holder: str) -> tuple[log.Created, str]:
        try:
            game = find_game(body.game)
            options = game.settings(len(body.seats), body.options)
        except (UnknownGame, BadOption) as fault:
            raise Refuse("bad-request", str(fault)) from None
        beginning = practice.beginning_of(game, body)
        secret = seats.new_key()
        made = log.Created(
            version=log.LOG_VERSION,
            table=seats.new_table_id(),
            game=game.name,
            edition=game.edition,
            options=options,
            seats=[_planned(plan, holder) for plan in body.seats],
            settings=body.settings,
            host=holder,
            secret=beginning.secret.hex(),
            code=seats.new_code(),
            link=seats.link_hash(secret),
            position=beginning.position,
            practice=beginning.practice,
        )
        return made, secret

    async def _open(self, made: log.Created) -> Live:
        self._need_room()
        row = Row(1, self.clock(), made)
        holders = {made.host, *(seat.holder for seat in made.seats if seat.holder)}
        await self._stored(self.store.create(made.table, made.code, row, holders))
        self.metrics.rows.inc()
        note("table made", table=made.table, game=made.game, seats=len(made.seats), holder=made.host)
        self.bots.warm(made.game)
        return await self._adopt(Table(row))

    async def find(self, body: wire.JoinTable) -> Live:
        """The table that a link or a code opens."""
        if isinstance(body.code, str):
            table = await self._stored(self.store.find_code(seats.tidy_code(body.code)))
            if table is None:
                raise Refuse("unknown-secret")
            live = await self.live(table)
            if live.table.phase == "closed" or live.table.made.practice:
                raise Refuse("unknown-secret")
            return live
        if not isinstance(body.table, str):
            raise Refuse("bad-request", "give a table with its secret, or a code")
        try:
            live = await self.live(body.table)
        except Refuse as refusal:
            if refusal.code == "unknown-table":
                raise Refuse("unknown-secret") from None
            raise
        if live.table.made.practice:
            raise Refuse("unknown-secret")
        if not decide.opens(live.table, body.secret, self.clock()):
            await self._refresh(live)
            if not decide.opens(live.table, body.secret, self.clock()):
                raise Refuse("unknown-secret")
        return live

    async def join(self, body: wire.JoinTable, holder: str) -> Live:
        """Take a seat, or a place to watch."""
        live = await self.find(body)

        async def come_in() -> None:
            async with live.lock:
                await self._up_to_date(live, lambda: take_place())

        async def take_place() -> None:
            entry = decide.join(live.table, body, holder, self.clock())
            if entry is None:
                return
            if entry.seat is None and len(live.table.watchers) >= self.limits.watchers_of_a_table:
                raise Refuse("limit", "enough people watch this table")
            await self._write(live, decide.one(entry), holder, "", (holder,))
            note("joined", table=live.table.id, seat=entry.seat, holder=holder)

        await self.whole(come_in())
        return live

    def lobby(self, live: Live) -> wire.Lobby:
        """What somebody with the link sees before joining."""
        table = live.table
        return wire.Lobby(
            table=table.id,
            game=table.game.name,
            options=table.made.options,
            phase=table.phase,
            seats=live.renderer.seats(),
            settings=table.settings,
            commitment=table.commitment,
        )

    async def tables_of(self, holder: str) -> list[wire.TableLine]:
        """The tables of a holder that can still be loaded, newest first; practice is not kept."""
        lines = []
        for name in (await self._stored(self.store.tables_of(holder)))[:50]:
            try:
                live = await self.live(name)
            except Refuse:
                continue
            mine = live.table.seats_held_by(holder)
            if live.table.phase == "closed" or live.table.made.practice or not live.table.may_enter(holder):
                continue
            lines.append(
                wire.TableLine(
                    table=name,
                    game=live.table.game.name,
                    phase=live.table.phase,
                    seats=live.renderer.seats(),
                    yours=[seat + 1 for seat in mine],
                    your_turn=live.table.actor in mine,
                    seq=live.table.seq,
                )
            )
        return lines

    async def knows(self, holder: str) -> bool:
        """Whether this server gave out that key: it has a place somewhere."""
        return bool(await self._stored(self.store.tables_of(holder)))

    async def enter(self, name: str, holder: str) -> Live:
        """A table where the holder has a place; anything else looks like no table at all."""
        live = await self.live(name)
        if not live.table.may_enter(holder):
            await self._refresh(live)
            if not live.table.may_enter(holder):
                raise Refuse("unknown-table")
        return live

    # --- tables in memory --------------------------------------------------------------------------------------

    async def live(self, name: str) -> Live:
        """A table by name, read from the store if need be."""
        if (found := self.lives.get(name)) is not None:
            found.used = self.clock()
            return found
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Live:
        self._need_room()
        rows = await self._stored(self._read(name))
        if not rows:
            raise Refuse("unknown-table")
        try:
            table = Table.replay(rows)
        except CannotReplay as fault:
            note("table refused", logging.ERROR, table=name, why=str(fault))
            raise Refuse("version", str(fault)) from None
        return await self._adopt(table)

    async def _read(self, name: str, after: int = 0) -> list[Row]:
        try:
            return await self.store.read(name, after)
        except msgspec.MsgspecError as fault:
            note("log refused", logging.ERROR, table=name, why=str(fault))
            raise Refuse("version", "the log of this table has another version") from None

    async def _adopt(self, table: Table) -> Live:
        live = Live(table, self.clock)
        self.lives[table.id] = live
        self.metrics.tables.set(len(self.lives))
        live.listener = partial(self._hear, live)
        if self.follows:
            await self.bus.subscribe(_channel(table.id), live.listener)
        await self._refresh(live)
        await self._refresh_presence(live)
        self.wake_bot(live)
        return live

    def _need_room(self) -> None:
        """Make room for one more: the idle table that was not used for the longest time goes."""
        if len(self.lives) >= self.limits.tables:
            idle = [live for live in self.lives.values() if live.idle()]
            if not idle:
                raise Refuse("limit", "too many tables")
            for live in sorted(idle, key=lambda live: live.used)[: 1 + len(idle) // 100]:
                self._drop(live)

    async def drop_idle(self, after_ms: int) -> int:
        """Forget tables that nobody has used for a while; their logs stay."""
        old = [live for live in self.lives.values() if live.idle() and live.used < self.clock() - after_ms]
        for live in old:
            self._drop(live)
        return len(old)

    def _drop(self, live: Live) -> None:
        self.lives.pop(live.table.id, None)
        self.metrics.tables.set(len(self.lives))
        if live.listener is not None:
            self.spawn(self.bus.unsubscribe(_channel(live.table.id), live.listener))

    # --- commands ----------------------------------------------------------------------------------------------

    async def command(
        self, live: Live, holder: str, command: wire.AnyCommand, connection: Connection | None = None
    ) -> wire.AnyAnswer:
        """Carry out a command, or refuse it; in every case there is an answer. Not to be cancelled (see `whole`)."""
        began = time.perf_counter()
        try:
            answer = await self._carry_out(live, holder, command, connection)
        except Refuse as refusal:
            answer = refusal.answer(command.id, live.table.seq)
            self._count(command, refusal.code)
        else:
            self._count(command, "done")
        self.metrics.command_time.observe(time.perf_counter() - began)
        return answer

    def _count(self, command: wire.AnyCommand, outcome: str) -> None:
        self.metrics.command(str(command.__struct_config__.tag), outcome)

    async def _carry_out(
        self, live: Live, holder: str, command: wire.AnyCommand, connection: Connection | None
    ) -> wire.AnyAnswer:
        table = live.table
        if not table.may_enter(holder):
            raise Refuse("unknown-table")
        if decide.changes_table(command):
            return await self._change(live, holder, command)
        match command:
            case wire.Ping():
                return wire.Pong(command.id, table.seq)
            case wire.Lift() | wire.Lower():
                return self._turn_curtain(live, holder, command, connection)
            case wire.Point():
                return await self._point(live, holder, command)
            case wire.Why():
                return decide.why(table, command, self._asker(live, holder))
            case wire.Hint():
                return await self._hint(live, holder, command)
            case wire.Invite():
                return await self._invite(live, holder, command)
            case wire.Rematch():
                return await self._rematch(live, holder, command)
        raise Refuse("bad-request")

    def _asker(self, live: Live, holder: str) -> Asker:
        return Asker(holder, self.clock(), live.away_ms)

    async def _change(self, live: Live, holder: str, command: wire.AnyCommand) -> wire.AnyAnswer:
        async def once() -> wire.AnyAnswer:
            done = live.table.answered.get((holder, command.id))
            if done is None:
                decision = decide.decide(live.table, command, self._asker(live, holder))
                done = await self._write(live, decision, holder, command.id)
            return wire.Ack(command.id, done)

        async with live.lock:
            return await self._up_to_date(live, once)

    async def _up_to_date(self, live: Live, attempt: Callable[[], Awaitable[T]]) -> T:
        """Judge and write, again with what others have written meanwhile: a conflict, or (where others can write at
        all) a refusal, may only mean that this process was behind. The lock is held."""
        for _ in range(RETRIES):
            try:
                return await attempt()
            except Conflict:
                await self._catch_up(live)
            except Refuse as refusal:
                seq = live.table.seq
                if not self.shared or refusal.code in ("unavailable", "limit"):
                    raise
                await self._catch_up(live)
                if live.table.seq == seq:
                    raise
        raise Refuse("unavailable", "others write to this table all the time")

    async def _write(
        self, live: Live, decision: Decision, holder: str, command: str, holders: Iterable[str] = ()
    ) -> int:
        """Write entries, then let them happen. The lock is held. Returns the number of the first."""
        if live.in_doubt:
            raise Refuse("unavailable", "the table waits for its store; it goes on by itself")
        at = max(self.clock(), live.table.touched)
        if live.table.seq + len(decision.entries) > self.limits.log_of_a_table:
            raise Refuse("limit", "the log of this table is full")
        rows = [
            Row(live.table.seq + 1 + i, at, entry, holder, command if i == 0 else "")
            for i, entry in enumerate(decision.entries)
        ]
        began = time.perf_counter()
        try:
            bot = bot_may_move(live.table, decision)
            await self.store.append(live.table.id, rows, holders, bot)
        except Conflict:
            raise
        except StoreError as fault:
            note("store away", logging.ERROR, table=live.table.id, fault=str(fault))
            self._mend(live)
            raise Refuse("unavailable", "the store is away; try again in a moment") from None
        self.metrics.append.observe(time.perf_counter() - began)
        self.metrics.rows.inc(len(rows))
        for i, row in enumerate(rows):
            step = live.table.apply(row, decision.prospects.get(i))
            self._tell(live, row, step)
        if self.shared:
            await self.bus.publish(_channel(live.table.id), encode(_Nudge(rows[-1].seq, rows)))
        if bot and self.bots_by_queue:
            await self.bus.publish(BOT_CHANNEL, b"")
        self.wake_bot(live)
        return rows[0].seq

    async def _catch_up(self, live: Live) -> None:
        """Read rows that another process has written. The lock is held."""
        self._take_rows(live, await self._stored(self._read(live.table.id, live.table.seq)))

    def _take_rows(self, live: Live, rows: Iterable[Row]) -> None:
        """Let rows of the log happen. The lock is held."""
        for row in rows:
            try:
                step = live.table.apply(row)
            except CannotReplay as fault:
                note("table refused", logging.ERROR, table=live.table.id, why=str(fault))
                raise Refuse("version", str(fault)) from None
            self._tell(live, row, step)
        self.wake_bot(live)

    async def reach(self, live: Live, seq: int) -> None:
        """Somebody has seen an entry of this number elsewhere: catch up with it."""
        if live.table.seq < seq:
            await self._refresh(live)

    async def _refresh(self, live: Live) -> None:
        """Take what others have written, where there are others."""
        if self.shared:
            await self._follow(live)

    def _mend(self, live: Live) -> None:
        """It is not known whether the last rows were written: read until the store says so. The table waits."""
        if not live.in_doubt:
            live.in_doubt = True
            self.metrics.in_doubt.inc()
            self.spawn(self._mend_patiently(live))

    async def _mend_patiently(self, live: Live) -> None:
        while live.in_doubt and not self.closing:
            try:
                await self._follow(live)
                live.in_doubt = False
            except Refuse as refusal:
                if refusal.code == "version":
                    self._give_up(live)
                    break
                await asyncio.sleep(MEND_SECONDS)
        self.metrics.in_doubt.dec()

    def _give_up(self, live: Live) -> None:
        """A newer process has written what this one cannot read: let people come back elsewhere."""
        for connection in tuple(live.connections):
            connection.end("restart")
        self._drop(live)

    async def catch_up_all(self) -> None:
        """Compare all tables here with the heads of their logs, and read what is missing."""
        names = list(self.lives)
        for begin in range(0, len(names), HEADS_AT_ONCE):
            heads = await self._stored(self.store.heads(names[begin : begin + HEADS_AT_ONCE]))
            for name, seq in heads.items():
                live = self.lives.get(name)
                if live is not None and live.table.seq < seq:
                    await self._follow(live)

    def _hear_gap(self) -> None:
        """The bus may have lost messages: the log has not."""
        if not self.closing:
            self.spawn(self._fill_gap())

    async def _fill_gap(self) -> None:
        with contextlib.suppress(Refuse):
            await self.catch_up_all()
        await self.keep_presence()

    async def _stored(self, work: Awaitable[T]) -> T:
        try:
            return await work
        except Conflict:
            raise Refuse("unavailable", "try again") from None
        except StoreError as fault:
            note("store away", logging.ERROR, fault=str(fault))
            raise Refuse("unavailable", "the store is away") from None

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked goes away in the middle of it."""
        return await asyncio.shield(self.spawn(work))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that the end of the hall waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _turn_curtain(
        self, live: Live, holder: str, command: wire.Lift | wire.Lower, connection: Connection | None
    ) -> wire.Snapshot:
        perspective = None
        if isinstance(command, wire.Lift):
            perspective = decide.perspective_of(live.table, holder, command.seat)
        if connection is not None:
            connection.perspective = perspective
        snapshot = live.snapshot(holder, perspective, command.since)
        snapshot.id = command.id
        return snapshot

    async def _point(self, live: Live, holder: str, command: wire.Point) -> wire.Ack:
        decide.seat_of(live.table, self._asker(live, holder), command.seat)
        frame = wire.PointerFrame(command.seat, command.at)
        await self.bus.publish(_channel(live.table.id), encode(_Nudge(pointer=frame)))
        return wire.Ack(command.id, live.table.seq)

    async def _invite(self, live: Live, holder: str, command: wire.Invite) -> wire.Invited:
        async with live.lock:
            if (holder, command.id) in live.table.answered:
                raise Refuse("not-now", "this link has been made; ask again with a new id")
            secret = seats.new_key()
            decision = decide.invite(live.table, command, self._asker(live, holder), secret)
            seq = await self._written(live, decision, holder, command.id)
            path = seats.link_path(live.table.id, secret)
            return wire.Invited(command.id, seq, path, live.table.made.code if command.seat is None else None)

    async def _written(self, live: Live, decision: Decision, holder: str, command: str) -> int:
        try:
            return await self._write(live, decision, holder, command)
        except Conflict:
            await self._catch_up(live)
            raise Refuse("unavailable", "try again") from None

    async def _rematch(self, live: Live, holder: str, command: wire.Rematch) -> wire.Ack:
        async with live.lock:
            table = live.table
            decide.check_rematch(table, self._asker(live, holder))
            if table.next is not None:
                return wire.Ack(command.id, table.seq)
            made = log.Created(
                version=log.LOG_VERSION,
                table=seats.new_table_id(),
                game=table.game.name,
                edition=table.game.edition,
                options=decide.rematch_options(table),
                seats=[seat.now for seat in table.seats],
                settings=table.settings,
                host=table.host,
                secret=fairness.new_secret().hex(),
                code=seats.new_code(),
                link=seats.link_hash(seats.new_key()),
            )
            await self._open(made)
            seq = await self._written(live, decide.one(log.Rematched(made.table)), holder, command.id)
            return wire.Ack(command.id, seq)

    # --- bots --------------------------------------------------------------------------------------------------

    def wake_bot(self, live: Live) -> None:
        """Let a bot think if it is its turn."""
        if self.bots_by_queue:
            return
        if live.bot is None and not self.closing and _bot_to_move(live.table) is not None:
            live.bot = self.spawn(self._play_bots(live))

    async def _play_bots(self, live: Live) -> None:
        try:
            while not self.closing and (seat := _bot_to_move(live.table)) is not None:
                await self._play_bot(live, seat)
        finally:
            live.bot = None

    async def play_due_bot(self, name: str) -> bool:
        """Let the bot that has to move at a table do so, once; False: none has to."""
        live = await self.live(name)
        await self._refresh(live)
        seat = _bot_to_move(live.table)
        if seat is not None:
            await self._play_bot(live, seat)
        return seat is not None

    async def _play_bot(self, live: Live, seat: int) -> None:
        table, position = live.table, live.table.state_seq
        level = table.seats[seat].now.level or decide.DEFAULT_LEVEL
        pace = asyncio.create_task(asyncio.sleep(pace_of(level, self.bot_pace)))
        choice = await self._ask_bot(live, seat, level, seat)
        await pace
        await self.whole(self._move_bot(live, seat, position, choice.action))

    async def _move_bot(self, live: Live, seat: int, position: int, action: int) -> None:
        """Write what a bot chose, if the game stands where it stood."""
        async with live.lock:
            if live.table.state_seq != position or _bot_to_move(live.table) != seat:
                return
            try:
                await self._write(live, decide.play(live.table, seat, action), "", "")
            except Conflict:
                await self._catch_up(live)
            except Refuse:
                await asyncio.sleep(BOT_RETRY_SECONDS)

    async def _ask_bot(self, live: Live, seat: int, level: str, lucky: int) -> Choice:
        table = live.table
        began = time.perf_counter()
        root = fairness.bot_root_of(table.secret)
        with full_speed(table.game.name):
            seen = glimpse(table.game, table.state, seat, bot_entropy(root, lucky, table.actions_made))
        choice = await self.bots.choose(f"{table.id}/{lucky}", level, seen)
        self.metrics.bot_time.observe(time.perf_counter() - began)
        return choice

    async def _hint(self, live: Live, holder: str, command: wire.Hint) -> wire.Hinted:
        table = live.table
        seat = decide.seat_of(table, self._asker(live, holder), command.seat)
        if not table.settings.hints:
            raise Refuse("not-allowed", "this table gives no hints")
        if table.phase != "playing" or table.actor != seat:
            raise Refuse("not-your-turn")
        if not await self.bus.allow(f"hint/{holder}", self.limits.hint.most, self.limits.hint.seconds):
            raise Refuse("limit")
        position = table.state_seq
        choice = await self._ask_bot(live, seat, STRONGEST, HINT_SEAT + seat)
        if table.state_seq != position:
            raise Refuse("stale")
        mark = table.crossings(fairness.bot_root_of(table.secret))[table.legal().index(choice.action)]
        chance = choice.estimates[0].chance if choice.estimates else None
        return wire.Hinted(command.id, table.seq, choice_of(table.game, choice.action, bool(mark)), chance)

    # --- telling -----------------------------------------------------------------------------------------------

    def _tell(self, live: Live, row: Row, step: StoryStep) -> None:
        """Send everybody at the table what a row means for them: exactly one frame each."""
        encoded: dict[int | None, bytes] = {}
        for connection in tuple(live.connections):
            if self._is_curtain_due(live, connection):
                self._lower_curtain(live, connection, row.seq - 1)
                continue
            seat = connection.perspective
            if seat not in encoded:
                encoded[seat] = live.renderer.update(row, step, seat)
            connection.push(encoded[seat])
        self.metrics.frames.inc(len(live.connections))
        if live.polls:
            live.news.set()
            live.news = asyncio.Event()

    def _is_curtain_due(self, live: Live, connection: Connection) -> bool:
        """Whether a connection must not go on with its perspective: the decision passes to another seat at the same
        screen, or the seat is not its own (or not open) any more."""
        table, seat = live.table, connection.perspective
        if seat is None:
            return not table.may_enter(connection.holder)
        mine = table.seats_held_by(connection.holder)
        if seat in mine:
            return len(mine) > 1 and table.actor != seat and table.actor in mine
        return bool(mine) or not table.seats[seat].open_view

    def _lower_curtain(self, live: Live, connection: Connection, since: int) -> None:
        connection.perspective = None
        if live.table.may_enter(connection.holder):
            connection.push(encode(live.snapshot(connection.holder, None, since)))
        else:
            connection.end("moved")

    def _hear(self, live: Live, message: bytes) -> None:
        """Something another process (or this one) has told about a table."""
        nudge = _NUDGES.decode(message)
        if nudge.seq > live.table.seq:
            self.spawn(self._follow_quietly(live, nudge))
        if nudge.presence:
            self.spawn(self._refresh_presence(live))
        if nudge.pointer is not None:
            self._send_all(live, encode(nudge.pointer))

    async def _follow_quietly(self, live: Live, nudge: _Nudge) -> None:
        """Follow a nudge, unless the table has got there meanwhile; a store that is away is mended elsewhere."""
        try:
            async with live.lock:
                new = [row for row in nudge.rows if row.seq > live.table.seq]
                if new and new[0].seq == live.table.seq + 1:
                    self._take_rows(live, new)
                elif live.table.seq < nudge.seq:
                    await self._catch_up(live)
        except Refuse:
            self._mend(live)

    async def _follow(self, live: Live) -> None:
        async with live.lock:
            await self._catch_up(live)

    def _send_all(self, live: Live, frame: bytes) -> None:
        for connection in tuple(live.connections):
            connection.push(frame)

    # --- who is there ------------------------------------------------------------------------------------------

    async def connect(self, live: Live, connection: Connection, since: int) -> None:
        """Let a connection watch a table: a snapshot now, then every update."""
        if len(live.connections) >= self.limits.connections_of_a_table:
            raise Refuse("limit", "too many connections to this table")
        connection.push(encode(live.snapshot(connection.holder, connection.perspective, since)))
        live.connections.add(connection)
        await self.bus.enter(_group(live.table.id), connection.holder, PRESENCE_SECONDS)
        await self.bus.publish(_channel(live.table.id), encode(_Nudge(presence=True)))

    async def disconnect(self, live: Live, connection: Connection) -> None:
        """A connection is gone."""
        live.connections.discard(connection)
        live.used = self.clock()
        if not any(other.holder == connection.holder for other in live.connections):
            await self.bus.leave(_group(live.table.id), connection.holder)
            await self.bus.publish(_channel(live.table.id), encode(_Nudge(presence=True)))

    async def _refresh_presence(self, live: Live) -> None:
        before = (live.presences(), live.watching)
        present = await self.bus.members(_group(live.table.id))
        for gone in live.present - present:
            live.away_since[gone] = self.clock()
        live.present = present
        live.watching = sum(1 for holder in present if not live.table.seats_held_by(holder))
        if (live.presences(), live.watching) != before:
            self._send_all(live, encode(wire.PresenceFrame(live.presences(), live.watching)))

    async def keep_presence(self) -> None:
        """Renew the presence of everybody connected here, and notice who is gone elsewhere."""
        for live in tuple(self.lives.values()):
            for holder in {connection.holder for connection in live.connections}:
                await self.bus.enter(_group(live.table.id), holder, PRESENCE_SECONDS)
            if live.connections:
                await self._refresh_presence(live)

    def end_waiting(self) -> None:
        """Answer everybody who waits for news by HTTP."""
        for live in self.lives.values():
            live.news.set()

    async def close(self) -> None:
        """End all connections and finish what has begun."""
        self.closing = True
        for live in tuple(self.lives.values()):
            for connection in tuple(live.connections):
                connection.end("restart")
            if live.bot is not None:
                live.bot.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _planned(plan: wire.SeatPlan, holder: str) -> SeatRecord:
    name = decide.tidy_name(plan.name) if isinstance(plan.name, str) else ""
    if plan.kind == "bot":
        return SeatRecord(kind="bot", name=name, level=decide.level_of(plan.level))
    if plan.kind == "remote":
        return SeatRecord(kind="open")
    return SeatRecord(kind="here" if plan.kind == "here" else "remote", name=name, holder=holder)


def _bot_to_move(table: Table) -> int | None:
    """The seat that decides, if a bot plays it and the game goes on."""
    if table.phase != "playing" or table.paused or table.actor is None:
        return None
    return table.actor if table.is_bot(table.actor) else None


def _channel(table: str) -> str:
    return f"table/{table}"


def _group(table: str) -> str:
    return f"present/{table}"
