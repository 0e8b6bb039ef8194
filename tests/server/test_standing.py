"""Standing answers: played for their player, with timing that reveals nothing, and hidden from everybody else."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tana.core.registry import game as find_game
from tana.core.standing_answers import standing_answers
from tana.engine.warmup import load
from tana.server.bus.local import LocalBus
from tana.server.house.calendar import calendar_of, deadlines_of
from tana.server.house.house import House as Beside
from tana.server.live.bot_players import BotsHere
from tana.server.live.standing_keeper import FIRST_MS, NEXT_MS, delay_of
from tana.server.live.table_service import TableService
from tana.server.live.table_session import TableSession
from tana.server.metrics import Metrics
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.storage.devices import Device
from tana.server.storage.interface import Store
from tana.server.storage.postgres_store import PostgresStore
from tana.server.storage.sqlite_store import SqliteStore
from tana.server.tables import log
from tana.server.tables.commands import playing
from tana.server.tables.decision import one
from tana.server.tables.log import SeatRecord
from tana.server.tables.refusal import Refuse
from tana.server.tables.standing import Standing, new_answer
from tana.server.tables.table import Table
from tests.server.conftest import Runner
from tests.server.harness import serving
from tests.server.receivers import Receiver, receiving
from tests.server.test_days import Calendar
from tests.server.test_twins import Ear

Maker = Callable[[], Store]
HOLDERS = ("ada", "bo")
GAME = "hickory"
SETTINGS = wire.Settings(turn_h=24, time_out="ask", standing=True)
HOUR_MS = 3_600_000


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("engines"))])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Maker:
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "tana.db")
    url = request.getfixturevalue("postgres").new_database()
    return lambda: PostgresStore(url)


@pytest.fixture(scope="module", autouse=True)
def rules() -> None:
    load(GAME)


def made(settings: wire.Settings = SETTINGS, holders: tuple[str, ...] = HOLDERS, name: str = "clock") -> log.Created:
    game = find_game(GAME)
    return log.Created(
        version=log.LOG_VERSION,
        table=name,
        game=GAME,
        edition=game.edition,
        options=game.settings(len(holders), {"first": "1"}),
        seats=[SeatRecord("remote", one.title(), one) for one in holders],
        settings=settings,
        host=holders[0],
        secret="5e" * 32,
        code=f"C{name}",
        link="",
    )


@dataclass
class Clockwork:
    """A table of Hickory Dickory over days, with a clock set by the test."""

    service: TableService
    calendar: Calendar
    ids: int = 0
    rng: random.Random = field(default_factory=lambda: random.Random(4))

    async def open(self, settings: wire.Settings = SETTINGS) -> None:
        session = await self.service.open_table(made(settings))
        async with session.lock:
            await self.service.writer.write(session, playing.start_game(session.table), "ada", "start")

    async def session(self) -> TableSession:
        return await self.service.cache.get("clock")

    async def table(self) -> Table:
        return (await self.session()).table

    async def act(self, *words: str) -> None:
        """Play an action of the seat to move, with one of these words (none: any)."""
        table = await self.table()
        seat = table.actor
        assert seat is not None
        legal = [one for one in table.legal() if not words or table.game.actions.action(one).word in words]
        await self.send(HOLDERS[seat], wire.Play("", seat + 1, table.seq, self.rng.choice(legal)))

    async def send(self, holder: str, command: Any) -> None:
        self.ids += 1
        command.id = f"id{self.ids}"
        answer = await self.service.command(await self.session(), holder, command)
        assert isinstance(answer, wire.Ack), answer

    async def until_asked(self, word: str) -> int:
        """Play at random until a seat may act with this word; returns the seat."""
        (offer,) = [found for found in standing_answers(find_game(GAME).rules) if found.word == word]
        while not (word in (words := await self.words()) and words <= set(offer.among)):
            await self.act()
        actor = (await self.table()).actor
        assert actor is not None
        return actor

    async def words(self) -> set[str]:
        table = await self.table()
        return {table.game.actions.action(action).word for action in table.legal()}

    async def give(self, seat: int, word: str, **more: Any) -> Standing:
        body = wire.GiveStanding(seat + 1, word, **more)
        answer = new_answer(await self.table(), HOLDERS[seat], body, bytes(16), self.calendar())
        await self.service.standing.keep(answer)
        return answer

    async def give_as_stranger(self, seat: int) -> None:
        """Add a standing answer of a holder who no longer has the seat, and schedule the table's answers."""
        (answer,) = await self.given()
        session = await self.session()
        async with session.lock:
            await self.service.standing_keeper._schedule(session)
        assert answer.seat == seat

    async def given(self) -> list[Standing]:
        return await self.service.standing.at("clock")

    async def sweep(self) -> None:
        await self.service.standing_keeper.sweep()

    async def until_due(self) -> None:
        """Advance the clock to the release time."""
        await self.sweep()
        (answer,) = await self.given()
        assert answer.due > self.calendar.now
        self.calendar.now = answer.due


@asynccontextmanager
async def clockwork(store: Store, calendar: Calendar | None = None) -> AsyncIterator[Clockwork]:
    calendar = calendar or Calendar()
    shared = isinstance(store, PostgresStore)
    service = TableService(store, LocalBus(), BotsHere(), clock=calendar, bot_pace=0, shared=shared)
    try:
        yield Clockwork(service, calendar)
    finally:
        await service.close()
        service.bots.close()
        await store.close()


def next_number(table: Table, far: int) -> int:
    """The number on the game's clock after this many ticks."""
    return (int(table.state.minute) + far) % 12 + 1


def test_an_answer_is_given_at_its_moment_and_not_before(run: Runner, make: Maker) -> None:
    async def check() -> None:
        async with clockwork(make()) as works:
            await works.open()
            seat = await works.until_asked("keep")
            seq = (await works.table()).seq
            await works.give(seat, "keep")
            await works.until_due()
            works.calendar.now -= 1
            await works.sweep()
            assert (await works.table()).seq == seq, "not before its release time"
            works.calendar.now += 1
            await works.sweep()
            table = await works.table()
            assert table.game.actions.notation(table.played[-1].action) == "keep" and table.seq == seq + 1
            assert len(await works.given()) == 1, "it stays for the next time"
            assert works.service.metrics.registry.get_sample_value("tana_standing_answers_total") == 1
            rows = await works.service.store.read("clock", seq)
            assert [(row.holder, row.command) for row in rows] == [(HOLDERS[seat], "")]
            assert Table.replay(await works.service.store.read("clock")).actor == table.actor

    run(check())


def test_it_survives_a_restart_with_the_same_moment(run: Runner, make: Maker) -> None:
    async def check() -> None:
        calendar = Calendar()
        async with clockwork(make(), calendar) as works:
            await works.open()
            await works.give(await works.until_asked("keep"), "keep")
            await works.sweep()
            before, seq = await works.given(), (await works.table()).seq
        async with clockwork(make(), calendar) as works:
            await works.sweep()
            assert await works.given() == before
            calendar.now = before[0].due
            await works.sweep()
            assert (await works.table()).seq == seq + 1

    run(check())


def test_staying_ends_at_the_number(run: Runner, make: Maker) -> None:
    async def check() -> None:
        async with clockwork(make()) as works:
            await works.open()
            seat = await works.until_asked("stay")
            await works.give(seat, "stay", until=next_number(await works.table(), 1))
            await works.until_due()
            await works.sweep()
            table = await works.table()
            assert table.game.actions.notation(table.played[-1].action) == "stay"
            minute = int(table.state.minute)
            while int((await works.table()).state.minute) == minute:
                await works.act("keep", "stay", "outer", "skip", "done", "hop-off", "activate")
            while (actor := (await works.table()).actor) is not None and actor != seat:
                await works.act()
            await works.sweep()
            assert await works.given() == [], "the hand has reached the number"

    run(check())


def test_keeping_ends_when_ones_own_tiles_change(run: Runner, make: Maker) -> None:
    async def check() -> None:
        async with clockwork(make()) as works:
            await works.open()
            seat = await works.until_asked("keep")
            await works.give(seat, "keep")
            await works.act("swap")
            while (await works.table()).actor == seat and "give" in await works.words():
                await works.act("give")
            pouches = (await works.given())[0].seen
            while (
                new_answer(await works.table(), HOLDERS[seat], wire.GiveStanding(seat + 1, "keep"), b"", 0).seen
                == pouches
                or (await works.table()).actor != seat
            ):
                await works.act()
            await works.sweep()
            assert await works.given() == []

    run(check())


def test_it_ends_with_an_undo_and_with_the_seat(run: Runner, make: Maker) -> None:
    async def check() -> None:
        async with clockwork(make()) as works:
            await works.open(wire.Settings(turn_h=24, standing=True, undo="consent"))
            seat = await works.until_asked("keep")
            await works.give(seat, "keep")
            table = await works.table()
            await works.send(HOLDERS[1 - seat], wire.Undo("", 2 - seat, table.seq))
            if table.undo_asked is not None:
                await works.sweep()
                assert (await works.given())[0].due == 0, "it waits while an undo is requested"
                await works.send(HOLDERS[seat], wire.AnswerUndo("", seat + 1, table.seq, True))
            while table.actor != seat:
                await works.act()
            await works.sweep()
            assert await works.given() == []
            seat = await works.until_asked("keep")
            await works.give(seat, "keep")
            await works.send(HOLDERS[seat], wire.SetSeat("", seat + 1, "bot"))
            await works.sweep()
            assert [one.due for one in await works.given()] == [0], "a bot decides in the meantime"
            await works.send(HOLDERS[seat], wire.SetSeat("", seat + 1, "remote"))
            await works.send(HOLDERS[seat], wire.Leave("", seat + 1))
            while (await works.table()).actor == 1 - seat:
                await works.act()
            await works.give_as_stranger(seat)
            assert await works.given() == []

    run(check())


def test_moments_follow_from_the_salt_and_the_entry_alone() -> None:
    base = Standing("t", 0, "keep", "ada", bytes(16), 0, "", 1, 0)
    first = [delay_of(base, position, FIRST_MS) for position in range(2000)]
    assert FIRST_MS[0] <= min(first) and max(first) <= FIRST_MS[1]
    assert len(set(first)) > 1900
    middle = sorted(first)[1000]
    assert 0.8 < middle / (FIRST_MS[0] * FIRST_MS[1]) ** 0.5 < 1.25, "the distribution is log-uniform"
    assert all(NEXT_MS[0] <= delay_of(base, position, NEXT_MS) <= NEXT_MS[1] for position in range(100))
    for field_, value in {"table": "u", "seat": 1, "word": "stay", "holder": "bo", "until": 5, "seen": "x"}.items():
        other = Standing(**{name: getattr(base, name) for name in base.__struct_fields__} | {field_: value})
        assert delay_of(other, 7, FIRST_MS) == delay_of(base, 7, FIRST_MS)


def test_quiet_hours_are_kept(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with clockwork(SqliteStore(tmp_path / "tana.db")) as works:
            ends = works.calendar.now + 9 * HOUR_MS

            async def quiet(holder: str, at: int) -> int | None:
                return ends if holder in HOLDERS and at < ends else None

            works.service.standing_keeper.quiet = quiet
            await works.open()
            await works.give(await works.until_asked("keep"), "keep")
            await works.sweep()
            (answer,) = await works.given()
            assert answer.due >= ends + FIRST_MS[0]

    run(check())


@pytest.mark.parametrize("settings", [wire.Settings(turn_h=24), wire.Settings(standing=True, timer_s=60)])
def test_only_where_the_host_allows_it_and_over_days(run: Runner, tmp_path: Path, settings: wire.Settings) -> None:
    async def check() -> None:
        async with clockwork(SqliteStore(tmp_path / "tana.db")) as works:
            await works.open(settings)
            with pytest.raises(Refuse):
                await works.give(0, "keep")
            ear = Ear("ada", 0)
            await works.service.connect(await works.session(), ear, 0)
            await works.service.presence.refresh(await works.session())
            assert b'"presence":"present"' in encode((await works.session()).renderer.seats())
            other = wire.Settings(turn_h=settings.turn_h, timer_s=settings.timer_s, standing=not settings.standing)
            change = wire.ChangeSettings("c", other)
            answer = await works.service.command(await works.session(), "ada", change)
            assert isinstance(answer, wire.Refused) and answer.code == "not-allowed"

    run(check())


# --- twins -----------------------------------------------------------------------------------------------------


@dataclass
class Evening:
    """One of two worlds: in one a seat has a standing answer, in the other its player makes the same decision."""

    works: Clockwork
    beside: Beside
    other: int
    beforehand: bool
    moments: list[int]
    bodies: list[bytes] = field(default_factory=list)
    released: list[int] = field(default_factory=list)

    async def look_around(self) -> None:
        """Everything that the other player can request or is sent."""
        holder, service = HOLDERS[self.other], self.works.service
        session = await self.works.session()
        self.bodies.append(encode(session.snapshot(holder, self.other, 0)))
        self.bodies.append(encode(await service.table_list.of(holder, 0)))
        tables = await service.store.tables_of(holder, 0, 10)
        self.bodies.append(calendar_of(deadlines_of(tables, holder), "en", self.works.calendar()))
        await self.beside.notifier.tick()

    async def settle(self) -> None:
        """Settle a decision by a standing answer, or by a player who comes to the table at the same time."""
        works, seat = self.works, 1 - self.other
        if not self.beforehand:
            works.calendar.now = self.moments[len(self.released)]
            hand = Ear(HOLDERS[seat], seat)
            await works.service.connect(await works.session(), hand, 0)
            table = await works.table()
            action = table.game.actions.parse("keep")
            await works.send(HOLDERS[seat], wire.Play("", seat + 1, table.seq, action))
            await works.service.disconnect(await works.session(), hand)
            self.released.append(works.calendar.now)
            return
        await works.sweep()
        if not await works.given():
            await works.give(seat, "keep")
        await works.until_due()
        self.released.append(works.calendar.now)
        await works.sweep()

    async def pass_on(self, releases: int) -> None:
        """Play until the seat has answered this often."""
        works = self.works
        while len(self.released) < releases:
            asked = await works.words() == {"keep", "swap"} and (await works.table()).actor != self.other
            await self.look_around()
            await (self.settle() if asked else works.act())
            works.calendar.now += 11_000
            await self.look_around()


def test_others_get_the_same_bytes_with_and_without(run: Runner, tmp_path: Path) -> None:
    """Frames, lists, calendar and notifications of the other player and the frames of a spectator do not depend on
    whether decisions come from standing answers or are made on the spot at the same times."""

    async def evening(receiver: Receiver, beforehand: bool, moments: list[int]) -> tuple[list[Any], list[int]]:
        folder = tmp_path / f"{beforehand}"
        folder.mkdir()
        receiver.reset()
        async with clockwork(SqliteStore(folder / "tana.db")) as works:
            service, inside = works.service, frozenset({receiver.host})
            store, clock = service.store, works.calendar
            beside = Beside(store.notices, store.people, service.bus, Metrics(), clock, "https://tana.example", inside)
            await beside.open()
            await works.open()
            other = 1 - await works.until_asked("keep")
            session = await works.session()
            async with session.lock:
                await service.writer.write(session, one(log.Joined("somebody")), "", "")
            ears = [Ear(HOLDERS[other], other), Ear("somebody", None)]
            for ear in ears:
                await service.connect(session, ear, 0)
            device = Device("key", HOLDERS[other], "Firefox", "Linux", clock(), clock())
            await store.devices.see(device)
            await beside.channels.add(device, wire.AddChannel("ntfy", f"{receiver.address}/hook/other"))
            world = Evening(works, beside, other, beforehand, moments)
            await world.pass_on(3)
            await beside.close()
            return [[ear.frames for ear in ears], world.bodies, receiver.received()], world.released

    async def check() -> None:
        with receiving() as receiver:
            first, moments = await evening(receiver, True, [])
            second, again = await evening(receiver, False, moments)
        assert again == moments and len(moments) == 3
        assert first == second
        assert first[2], "the other player was notified"

    run(check())


def test_nobody_is_notified_of_a_decision_that_is_settled(run: Runner, make: Maker) -> None:
    """There is no notification, badge or calendar event until the table asks for something else."""

    async def check() -> None:
        async with clockwork(make()) as works:
            await works.open()
            seat = await works.until_asked("keep")
            holder, store, now = HOLDERS[seat], works.service.store, works.calendar
            device = Device("key", holder, "Firefox", "Linux", now(), now())
            await store.devices.see(device)
            before = await works.give(seat, "keep")
            beside = Beside(store.notices, store.people, works.service.bus, Metrics(), now, "https://tana.example")
            with receiving() as receiver:
                beside.delivery.outward.inside = frozenset({receiver.host})
                await beside.channels.add(device, wire.AddChannel("ntfy", f"{receiver.address}/hook/own"))
                await store.notices.write(("UPDATE places SET told = 0", ()))
                now.now += 11_000
                assert await store.notices.new_turns(now(), 9) == [], "no notification while this is unknown"
                await works.sweep()
                assert await store.notices.new_turns(now(), 9) == []
                await beside.notifier.tick()
                assert receiver.received() == []
                (line,) = (await works.service.table_list.of(holder, 0)).tables
                assert not line.your_turn
                assert deadlines_of(await store.tables_of(holder, 0, 9), holder) == []
                await works.service.standing.remove(before.table, seat, "keep")
                assert (await works.service.table_list.of(holder, 0)).tables[0].your_turn
                await beside.notifier.tick()
                assert len(receiver.received()) == 1
            await beside.close()

    run(check())


def test_over_http_for_its_own_player_alone(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host, guest = house.visitor(), house.visitor()
            settings = {"turn_h": 24, "standing": True}
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "remote"}]
            made_table = await host.create(GAME, seats, settings=settings)
            await guest.join_path(made_table["path"], name="Bo")
            await host.command(made_table["table"], "start")
            path = f"/api/tables/{made_table['table']}/standing"
            ada, bo = host.http, guest.http
            assert (await ada.post(path, json={"seat": 1, "word": "keep"})).status_code == 200
            offers = (await ada.post(path, json={"seat": 1, "word": "stay", "until": 6})).json()["offers"]
            assert [(one["word"], one["on"], one["end"]) for one in offers] == [("stay", True, 6), ("keep", True, None)]
            for bad, status in (
                ({"seat": 2, "word": "keep"}, 403),
                ({"seat": 1, "word": "hop-off"}, 403),
                ({"seat": 1, "word": "stay"}, 400),
                ({"seat": 1, "word": "keep", "until": 3}, 400),
                ({"seat": 1, "word": "stay", "until": 13}, 400),
            ):
                assert (await ada.post(path, json=bad)).status_code == status, bad
            assert (await bo.get(path, params={"seat": 1})).status_code == 403
            assert not any(one["on"] for one in (await bo.get(path, params={"seat": 2})).json()["offers"])
            async with house.browser() as stranger:
                assert (await stranger.get(path, params={"seat": 1})).status_code == 404
            offers = (await ada.post(f"{path}/revoke", json={"seat": 1, "word": "keep"})).json()["offers"]
            assert [one["on"] for one in offers] == [True, False]
            assert (await ada.post("/api/me/delete", json={"sure": True})).status_code == 200
            assert await house.service.standing.at(made_table["table"]) == []

    run(check())
