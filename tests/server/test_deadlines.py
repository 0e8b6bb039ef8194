"""Clocks of games over days: deadlines, reserve, vacation, takeover, reminders, return, and going live."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tana.engine.table_rules import time_left
from tana.server.bus.local import LocalBus
from tana.server.live.bot_players import BotsHere
from tana.server.live.table_service import TableService
from tana.server.live.table_session import TableSession
from tana.server.protocol import wire
from tana.server.storage.interface import Store
from tana.server.storage.postgres_store import PostgresStore
from tana.server.storage.sqlite_store import ANY_DUE, CLAIM_DUE, SqliteStore
from tana.server.tables import log
from tana.server.tables.deadlines import waiting_of
from tana.server.tables.table import Table
from tana.server.tables.waiting import Waiting
from tests.server.conftest import Runner
from tests.server.harness import soon
from tests.server.test_days import HOUR_MS, Calendar

DAY = 24
Maker = Callable[[], Store]
PEOPLE = ("ada", "bo", "cleo")
NUMBERS = itertools.count()
"""Command ids, unique even across restarts."""


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("engines"))])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Maker:
    """Opens the same store, repeatedly."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "tana.db")
    url = request.getfixturevalue("postgres").new_database()
    return lambda: PostgresStore(url)


@dataclass(eq=False)
class Away:
    """A connection that ignores everything."""

    holder: str
    device: str = ""
    perspective: int | None = None

    def push(self, frame: bytes) -> None:
        """Ignore the frame."""

    def end(self, reason: str) -> None:
        """Ignore the end."""


@dataclass
class Players:
    """A service without HTTP, and the people at one of its tables."""

    service: TableService
    calendar: Calendar
    name: str = ""
    rng: random.Random = field(default_factory=lambda: random.Random(3))

    async def session(self) -> TableSession:
        return await self.service.cache.get(self.name)

    async def table(self) -> Table:
        return (await self.session()).table

    async def sit_down(self, people: int, **settings: Any) -> None:
        """A game of Molly where the first seat begins."""
        seats = [wire.SeatPlan("me", "Ada")] + [wire.SeatPlan("remote")] * (people - 1)
        body = wire.CreateTable("molly", seats, {"first": "1"}, wire.Settings(**settings))
        session, secret = await self.service.create(body, "ada")
        self.name = session.table.id
        for holder in PEOPLE[1:people]:
            await self.service.admission.join(wire.JoinTable(self.name, secret, name=holder.title()), holder)
        await self.send("ada", wire.Start(self._id()))

    def _id(self) -> str:
        return f"id-{next(NUMBERS)}"

    async def send(self, holder: str, command: Any) -> Any:
        command.id = self._id()
        answer = await self.service.command(await self.session(), holder, command)
        assert isinstance(answer, wire.Ack), answer
        return answer

    async def refused(self, holder: str, command: Any) -> str:
        command.id = self._id()
        answer = await self.service.command(await self.session(), holder, command)
        assert isinstance(answer, wire.Refused), answer
        return answer.code

    async def turn(self) -> None:
        """The player to move takes a whole turn."""
        table = await self.table()
        seat = table.actor
        assert seat is not None
        while table.actor == seat:
            await self.act()

    async def act(self) -> None:
        table = await self.table()
        seat = table.actor
        assert seat is not None
        action = self.rng.choice(table.legal())
        await self.send(table.seats[seat].now.holder or "", wire.Play("", seat + 1, table.seq, action))

    async def pass_time(self, hours: float) -> None:
        """Let time pass, then let the server handle deadlines."""
        self.calendar.sleep(hours)
        await self.service.time_keeper.sweep()

    async def causes(self, since: int) -> list[str]:
        return [step.cause for step in (await self.table()).story[since:]]

    def counted(self, outcome: str) -> float | None:
        """The number of deadlines with an outcome, from the metrics."""
        return self.service.metrics.registry.get_sample_value("tana_deadlines_total", {"outcome": outcome})

    async def listed(self, holder: str) -> wire.TableLine:
        lines = (await self.service.table_list.of(holder, 0)).tables
        return next(line for line in lines if line.table == self.name)

    async def stored(self) -> Waiting:
        """The waiting state in the store, which must match the log."""
        found = next(one for one in await self.service.store.tables_of("ada", 0, 9) if one.table == self.name)
        rows = await self.service.store.read(self.name)
        assert found.waiting == waiting_of(Table.replay(rows).record) == waiting_of((await self.table()).record)
        return found.waiting


@asynccontextmanager
async def playing(make: Maker, calendar: Calendar) -> AsyncIterator[Players]:
    shared = isinstance(store := make(), PostgresStore)
    service = TableService(store, LocalBus(), BotsHere(), clock=calendar, bot_pace=0, shared=shared)
    try:
        yield Players(service, calendar)
    finally:
        await service.close()
        service.bots.close()
        await store.close()


def test_a_turn_has_a_reserve_and_then_a_bot_takes_over(run: Runner, make: Maker) -> None:
    async def check() -> None:
        calendar = Calendar()
        async with playing(make, calendar) as game:
            await game.sit_down(2, turn_h=DAY, time_out="bot")
            began = calendar.now
            first = await game.stored()
            assert (first.seats(), first.deadline) == ([0], began + 36 * HOUR_MS), "a day, and half a day in reserve"
            assert first.remind == began + int(0.8 * 36 * HOUR_MS)
            await game.pass_time(30)
            assert "time-up" not in await game.causes(0)
            await game.turn()
            assert (await game.table()).record.banks[0] == 9 * HOUR_MS, "six of twelve hours used, three refilled"
            seq = (await game.table()).seq
            assert (await game.listed("bo")).your_turn and not (await game.listed("ada")).your_turn
            assert (await game.listed("bo")).left_ms == 36 * HOUR_MS
            await game.pass_time(35.9)
            assert await game.causes(seq) == []
            await game.pass_time(0.2)
            await soon(lambda: game.service.cache.sessions[game.name].bot is None)
            table = await game.table()
            assert (await game.causes(seq))[:2] == ["time-up", "seat"]
            bot = table.seats[1].now
            assert (bot.kind, bot.standin, bot.because, bot.holder) == ("bot", True, "time", "bo")
            assert table.actor == 0, "the bot has played the turn"
            assert (await game.stored()).seats() == [0]
            assert game.counted("bot") == 1

    run(check())


def test_a_turn_of_several_decisions_has_one_clock_and_survives_a_restart(run: Runner, make: Maker) -> None:
    async def check() -> None:
        calendar = Calendar()
        async with playing(make, calendar) as game:
            await game.sit_down(2, turn_h=DAY, time_out="bot")
            begun = await game.stored()
            seat = (await game.table()).actor
            await game.pass_time(5)
            await game.act()
            while (await game.table()).actor != seat:
                begun = await game.stored()
                seat = (await game.table()).actor
                await game.pass_time(5)
                await game.act()
            assert await game.stored() == begun, "the second decision has the rest of the turn's time"
            name = game.name
        async with playing(make, calendar) as game:
            game.name = name
            await game.service.time_keeper.sweep()
            assert await game.stored() == begun
            await game.turn()
            assert (await game.stored()).since != begun.since, "a new turn, or the end of the game"

    run(check())


def test_who_returns_plays_on_with_a_fresh_turn(run: Runner, make: Maker) -> None:
    async def check() -> None:
        calendar = Calendar()
        async with playing(make, calendar) as game:
            await game.sit_down(2, turn_h=12, time_out="bot")
            await game.turn()
            await game.pass_time(19)
            await soon(lambda: game.service.cache.sessions[game.name].bot is None)
            await game.send("bo", wire.SetSeat("", 2, "remote"))
            assert (await game.table()).seats[1].now.because == ""
            await game.turn()
            waiting = await game.stored()
            assert (waiting.seats(), waiting.deadline) == ([1], calendar.now + 12 * HOUR_MS), "the reserve is used up"

    run(check())


def test_the_others_are_asked_where_the_table_says_so(run: Runner, make: Maker) -> None:
    async def check() -> None:
        calendar = Calendar()
        async with playing(make, calendar) as game:
            await game.sit_down(3, turn_h=DAY, time_out="ask")
            assert await game.refused("bo", wire.SetSeat("", 1, "bot", "random")) == "not-allowed"
            await game.pass_time(37)
            table = await game.table()
            assert table.story[-1].cause == "time-up" and table.record.up
            assert (await game.stored()).deadline == 0, "nothing else happens automatically"
            seq = table.seq
            await game.pass_time(500)
            assert await game.causes(seq) == []
            await game.send("bo", wire.Propose("", 2))
            assert (await game.table()).proposed_by is not None
            await game.send("cleo", wire.AnswerProposal("", 3, False))
            assert (await game.table()).proposed_by is None
            await game.send("cleo", wire.SetSeat("", 1, "bot", "random"))
            assert (await game.table()).seats[0].now.because == "time"
            assert game.counted("ask") == 1 and game.counted("bot") is None

    run(check())


def test_the_others_may_end_a_game_whose_player_is_gone(run: Runner, make: Maker) -> None:
    async def check() -> None:
        calendar = Calendar()
        async with playing(make, calendar) as game:
            await game.sit_down(3, turn_h=DAY)
            await game.pass_time(37)
            await game.send("bo", wire.Propose("", 2))
            await game.send("cleo", wire.AnswerProposal("", 3, True))
            assert (await game.table()).phase == "closed", "the absent player is not asked"
            assert await game.stored() == Waiting()

    run(check())


def test_the_last_person_is_waited_for(run: Runner, make: Maker) -> None:
    async def check() -> None:
        calendar = Calendar()
        async with playing(make, calendar) as game:
            await game.sit_down(2, turn_h=DAY, time_out="bot")
            await game.pass_time(37)
            await soon(lambda: game.service.cache.sessions[game.name].bot is None)
            assert (await game.table()).is_bot(0) and (await game.table()).actor == 1
            await game.pass_time(37)
            table = await game.table()
            assert table.story[-1].cause == "time-up" and not table.is_bot(1), "bots do not play among themselves"
            await game.turn()
            assert (await game.table()).record.up == 0

    run(check())


def test_vacation_is_used_when_a_game_would_run_out(run: Runner, make: Maker) -> None:
    async def check() -> None:
        calendar = Calendar()
        async with playing(make, calendar) as game:
            await game.sit_down(2, turn_h=DAY, time_out="bot", vacation_d=2)
            first = await game.stored()
            await game.pass_time(37)
            assert (await game.table()).record.vacations[:2] == (DAY * HOUR_MS, 2 * DAY * HOUR_MS)
            now = await game.stored()
            assert now.deadline == first.deadline + DAY * HOUR_MS
            assert (now.since, now.remind) == (first.since, first.remind), "no second reminder"
            assert game.counted("vacation") == 1
            await game.pass_time(11)
            await game.turn()
            left = (await game.table()).record.vacations[0]
            assert left == 36 * HOUR_MS, "twelve of 48 hours were needed"
            for _ in range(2):
                await game.pass_time(36)
            assert (await game.table()).record.vacations[1] == 0
            await game.pass_time(20)
            assert (await game.table()).seats[1].now.because == "time"

    run(check())


def test_a_table_is_live_while_everybody_is_there(run: Runner, make: Maker) -> None:
    async def check() -> None:
        calendar = Calendar()
        async with playing(make, calendar) as game:
            await game.sit_down(2, turn_h=DAY, time_out="bot", vacation_d=3)
            session = await game.session()
            people = [Away("ada"), Away("bo")]
            for one in people:
                await game.service.connect(session, one, 0)
            await soon(session.everybody_here)
            await game.pass_time(40)
            table = await game.table()
            assert table.story[-1].cause == "extended" and not table.is_bot(0)
            assert table.record.vacations[0] == 3 * DAY * HOUR_MS, "no vacation is used"
            assert game.counted("live") == 1
            await game.service.disconnect(session, people[1])
            await soon(lambda: not session.everybody_here())
            await game.pass_time(1.5)
            assert (await game.table()).record.vacations[0] == 2 * DAY * HOUR_MS, "over days again"

    run(check())


def test_a_live_clock_does_what_the_table_says(run: Runner, make: Maker) -> None:
    async def check() -> None:
        calendar = Calendar()
        async with playing(make, calendar) as game:
            await game.sit_down(2, timer_s=60, time_out="bot")
            waiting = await game.stored()
            assert (waiting.deadline, waiting.remind) == (calendar.now + 60_000, 0)
            await game.pass_time(0.02)
            assert (await game.table()).seats[0].now.because == "time"

    run(check())


def test_an_answer_to_an_undo_counts_for_who_is_asked(run: Runner, make: Maker) -> None:
    async def check() -> None:
        calendar = Calendar()
        async with playing(make, calendar) as game:
            await game.sit_down(3, turn_h=DAY, undo="consent")
            await game.turn()
            await game.pass_time(10)
            turn = await game.stored()
            seq = (await game.table()).seq
            await game.send("ada", wire.Undo("", 1, seq))
            asked = await game.stored()
            assert (asked.seats(), asked.deadline) == ([1, 2], calendar.now + DAY * HOUR_MS)
            assert (await game.listed("cleo")).your_turn
            await game.pass_time(4)
            await game.send("bo", wire.AnswerUndo("", 2, seq, True))
            assert (await game.stored()).seats() == [2]
            await game.pass_time(20)
            assert (await game.table()).undo_asked is None, "no answer in time counts as declined"
            assert game.counted("declined") == 1
            again = await game.stored()
            assert (again.seats(), again.since) == ([1], turn.since), "the turn continues where it was"
            assert again.deadline == turn.deadline + DAY * HOUR_MS, "the time of the request does not count"

    run(check())


def test_a_pause_stops_the_clock(run: Runner, make: Maker) -> None:
    async def check() -> None:
        calendar = Calendar()
        async with playing(make, calendar) as game:
            await game.sit_down(2, turn_h=DAY, time_out="bot")
            first = await game.stored()
            await game.pass_time(10)
            await game.send("bo", wire.Pause(""))
            assert (await game.stored()).deadline == 0
            await game.pass_time(1000)
            assert time_left((await game.table()).record, calendar.now) == 26 * HOUR_MS
            await game.send("ada", wire.Resume(""))
            assert (await game.stored()).deadline == first.deadline + 1000 * HOUR_MS

    run(check())


def test_another_pace_needs_everybody(run: Runner, make: Maker) -> None:
    async def check() -> None:
        calendar = Calendar()
        async with playing(make, calendar) as game:
            await game.sit_down(3, turn_h=DAY)
            slower = wire.Settings(turn_h=72, time_out="bot", vacation_d=7)
            assert await game.refused("ada", wire.ChangeSettings("", slower)) == "not-allowed"
            await game.send("ada", wire.ChangeSettings("", wire.Settings(turn_h=DAY, chat="off")))
            assert await game.refused("bo", wire.Propose("", 2, slower)) == "bad-request", "it would change the chat"
            slower = wire.Settings(turn_h=72, time_out="bot", vacation_d=7, chat="off")
            await game.send("bo", wire.Propose("", 2, slower))
            assert await game.refused("ada", wire.Propose("", 1, slower)) == "not-now"
            await game.send("ada", wire.AnswerProposal("", 1, True))
            assert (await game.table()).settings.turn_h == DAY
            await game.pass_time(1)
            await game.send("cleo", wire.AnswerProposal("", 3, True))
            table = await game.table()
            assert table.settings == slower and table.proposed_by is None
            assert (await game.stored()).deadline == calendar.now + 108 * HOUR_MS, "the clock of the turn starts again"
            assert table.record.vacations[:3] == (7 * DAY * HOUR_MS,) * 3

    run(check())


def test_clocks_survive_a_restart_and_an_outage_is_nobodys_fault(run: Runner, make: Maker) -> None:
    async def check() -> None:
        calendar = Calendar()
        async with playing(make, calendar) as game:
            await game.sit_down(2, turn_h=DAY, time_out="bot")
            await game.service.time_keeper.sweep()
            first, name = await game.stored(), game.name
        calendar.sleep(100)  # no server is running, or the clock was set
        async with playing(make, calendar) as game:
            game.name = name
            await game.service.time_keeper.sweep()
            waiting = await game.stored()
            assert (await game.causes(0))[-1] == "extended"
            assert (waiting.since, waiting.deadline) == (first.since, calendar.now + 12 * HOUR_MS)
            await game.pass_time(11)
            assert (await game.causes(0))[-1] == "extended", "only once"
            assert game.counted("outage") == 1
            await game.pass_time(2)
            assert (await game.table()).seats[0].now.because == "time"
        calendar.sleep(-2000)  # set back: the time of a table stands still until the clock has caught up
        async with playing(make, calendar) as game:
            game.name = name
            await game.service.time_keeper.sweep()
            before = (await game.table()).touched
            await game.send("ada", wire.SetSeat("", 1, "remote"))
            assert (await game.table()).touched == before
            await game.stored()

    run(check())


def test_two_processes_fire_a_deadline_once(run: Runner, postgres: Any) -> None:
    async def check() -> None:
        calendar = Calendar()
        url = postgres.new_database()
        async with (
            playing(lambda: PostgresStore(url), calendar) as one,
            playing(lambda: PostgresStore(url), calendar) as other,
        ):
            names = []
            for _ in range(12):
                await one.sit_down(2, turn_h=12, time_out="ask")
                names.append(one.name)
            calendar.sleep(19)
            await asyncio.gather(one.service.time_keeper.sweep(), other.service.time_keeper.sweep())
            for name in names:
                entries = [row.entry for row in await one.service.store.read(name)]
                assert sum(isinstance(entry, log.TimeUp) for entry in entries) == 1

    run(check())


def test_a_table_that_cannot_be_read_does_not_stop_the_others(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        calendar = Calendar()
        async with playing(lambda: SqliteStore(tmp_path / "tana.db"), calendar) as game:
            await game.sit_down(2, turn_h=12)
            broken, keeper = game.name, game.service.time_keeper
            await game.sit_down(2, turn_h=12)
            rows = await game.service.store.read(broken)
            again = log.Row(rows[-1].seq + 1, rows[-1].at, rows[0].entry)
            await game.service.store.append(broken, [again])
            game.service.cache.drop(game.service.cache.sessions[broken])
            calendar.sleep(19)
            assert await keeper.sweep() == 2
            assert (await game.causes(0))[-1] == "time-up"
            assert await keeper.sweep() == 0

    run(check())


def test_looking_for_deadlines_reads_an_index_and_no_sleeping_table(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tana.db")
    with contextlib.closing(sqlite3.connect(store.path)) as connection:
        plans = [
            connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()[0][-1]
            for statement, values in ((CLAIM_DUE, (1, 1)), (ANY_DUE.replace("$1", "?1"), (1,)))
        ]
    asyncio.run(store.close())
    assert all("tables_by_deadline" in plan for plan in plans), plans
