"""Notifications: found in rows that tables wrote, queued once, delivered once, and withdrawn when the turn is over."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.utils import formatdate
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tana.server.bus.local import LocalBus
from tana.server.house import notifier as timing
from tana.server.house.house import House
from tana.server.house.outward import BadAddress, Outward, check_form, is_public, retry_after
from tana.server.house.quiet_hours import quiet_until
from tana.server.house.web_push import PushKeys, contact_of, encrypt
from tana.server.house.webhooks import signature
from tana.server.metrics import Metrics
from tana.server.protocol import wire
from tana.server.storage.devices import Device
from tana.server.storage.interface import Card, Store
from tana.server.storage.notices import Queued, QuietHours
from tana.server.storage.postgres_store import PostgresStore
from tana.server.storage.sqlite_store import SqliteStore
from tana.server.tables import log
from tana.server.tables.log import Row, SeatRecord
from tana.server.tables.refusal import Refuse
from tana.server.tables.seating import Seating
from tana.server.tables.summary import Summary
from tana.server.tables.waiting import Waiting
from tests.server.conftest import Runner
from tests.server.harness import soon
from tests.server.receivers import Receiver, receiving
from tests.server.test_days import Calendar
from tests.server.test_deadlines import playing

Maker = Callable[[], Store]
PUBLIC = "https://tana.example"
NOON = 1_800_000_000_000
NAMES = ("Ada", "Bo")
MINUTE = 60_000


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("engines"))])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Maker:
    """Opens the same store, repeatedly."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "tana.db")
    url = request.getfixturevalue("postgres").new_database()
    return lambda: PostgresStore(url)


@pytest.fixture
def sqlite(tmp_path: Path) -> Maker:
    return lambda: SqliteStore(tmp_path / "tana.db")


@pytest.fixture(scope="module")
def service() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture(autouse=True)
def accepting(service: Receiver) -> None:
    service.reset()
    service.control(mode="accept", retry=0, now=NOON, only=None)


def card(names: tuple[str, ...] = NAMES, phase: wire.Phase = "playing", **more: Any) -> bytes:
    seats = tuple(SeatRecord("remote", name=name, holder=name.lower(), **more) for name in names)
    return msgspec.json.encode(Summary("molly", phase, False, Seating(seats, "ada")))


@dataclass
class World:
    """A store with a table, a clock, and a house that sends notifications."""

    store: Store
    service: Receiver
    bus: LocalBus = field(default_factory=LocalBus)
    now: int = NOON
    seqs: dict[str, int] = field(default_factory=dict)
    asked: dict[str, Waiting] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.house = self.another()

    def another(self) -> House:
        """The house of another process on the same store."""
        inside = frozenset({self.service.host})
        return House(self.store.notices, self.store.people, self.bus, Metrics(), lambda: self.now, PUBLIC, inside)

    async def table(self, name: str = "t1", people: tuple[str, ...] = NAMES) -> str:
        first = Row(1, self.now, log.Said(0, phrase="hello"))
        holders = [one.lower() for one in people]
        await self.store.create(name, f"C{name}", first, holders, Card(-1, card(people)))
        self.seqs[name] = 1
        return name

    async def turn(self, seat: int, name: str = "t1", body: bytes | None = None, hours: int = 0) -> None:
        """Write a move after which it is this seat's turn, with a limit of `hours` (0: no limit)."""
        before = self.asked.get(name, Waiting())
        waiting = replace(before, asked=1 << seat)
        if before.asked != 1 << seat:
            end, part = hours * 60 * MINUTE, int(0.8 * hours * 60) * MINUTE
            deadline, remind = (self.now + end, self.now + part) if hours else (0, 0)
            waiting = Waiting(1 << seat, self.seqs[name] + 1, deadline, remind)
        await self.entry(seat, waiting, name, body)

    async def entry(self, decides: int, waiting: Waiting, name: str = "t1", body: bytes | None = None) -> None:
        """Write an entry of the log, with the people that the table then waits for."""
        self.seqs[name] += 1
        self.asked[name] = waiting
        row = Row(self.seqs[name], self.now, log.Said(0, phrase="nice"))
        await self.store.append(name, [row], card=Card(decides, body, waiting))

    async def device(self, holder: str = "bo", key: str = "") -> Device:
        found = Device(key or holder, holder, "Firefox", "Linux", self.now, self.now)
        await self.store.devices.see(found)
        return found

    async def push_channel(self, device: Device, **more: Any) -> dict[str, str]:
        """Subscribe a browser; returns its subscription."""
        made = self.service.subscribe()
        body = wire.AddChannel("push", made["endpoint"], p256dh=made["p256dh"], auth=made["auth"], **more)
        await self.house.channels.add(device, body)
        return made

    async def after(self, ms: int) -> None:
        """Let time pass, then run the notifier."""
        self.now += ms
        self.service.control(now=self.now)
        await self.house.notifier.tick()

    def pushed(self, made: dict[str, str]) -> list[dict[str, Any]]:
        return [one["message"]["notification"] for one in self.service.received() if one.get("id") == made["id"]]

    def badges(self, made: dict[str, str]) -> list[int]:
        return [one["message"]["app_badge"] for one in self.service.received() if one.get("id") == made["id"]]

    def kinds(self, made: dict[str, str]) -> list[str]:
        return [one["data"]["kind"] for one in self.pushed(made)]

    def hooked(self, name: str) -> list[dict[str, Any]]:
        return [one for one in self.service.received() if one.get("hook") == name]


@asynccontextmanager
async def world(make: Maker, service: Receiver) -> AsyncIterator[World]:
    made = World(make(), service)
    await made.house.open()
    try:
        yield made
    finally:
        await made.house.close()
        await made.store.close()


async def is_claimed(store: Store) -> bool:
    return bool(await store.notices.fetch("SELECT 1 FROM outbox WHERE tries > 0"))


SOON = timing.GRACE_MS + 1


def test_a_turn_is_announced_once_with_game_table_and_player(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            bo = await w.push_channel(await w.device())
            await w.turn(1)
            await w.after(SOON)
            await w.after(SOON)
            (shown,) = w.pushed(bo)
            assert shown["title"] == "Molly: your turn"
            assert shown["body"] == "It is Bo’s turn at the table with Ada."
            assert shown["navigate"] == f"{PUBLIC}/t/t1" and shown["tag"] == "t1"
            whole = next(one for one in service.received() if one.get("id") == bo["id"])
            assert whole["message"]["web_push"] == 8030 and whole["headers"]["topic"] == "t1"
            assert int(whole["headers"]["ttl"]) > 0

    run(check())
    assert service.rejected() == []


def test_decisions_of_one_turn_are_announced_once(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            bo = await w.push_channel(await w.device())
            for _ in range(3):
                await w.turn(1)
                await w.after(SOON)
            assert len(w.pushed(bo)) == 1
            await w.turn(0)
            await w.after(SOON)
            await w.turn(1)
            await w.after(SOON)
            assert [one["data"]["kind"] for one in w.pushed(bo)] == ["turn", "withdrawn", "turn"]

    run(check())


def test_a_message_has_the_number_for_the_badge(run: Runner, make: Maker, service: Receiver) -> None:
    """It counts tables with other people that wait for Bo, but not those against bots, waiting for Ada, or finished."""

    async def check() -> None:
        async with world(make, service) as w:
            bo = await w.push_channel(await w.device())
            bodies = {"one": card(), "alone": card(("Bo", "Bo")), "over": card(phase="over"), "bot": card(standin=True)}
            for name, body in {**bodies, "two": card(), "theirs": card()}.items():
                await w.table(name)
                await w.turn(0 if name == "theirs" else 1, name, body)
            await w.after(SOON)
            assert w.badges(bo) == [2, 2]
            await w.turn(0, "one")
            await w.after(1)
            assert w.badges(bo) == [2, 2, 1], "withdrawn turns do not count"

    run(check())
    assert service.rejected() == []


def test_a_turn_that_is_over_at_once_is_not_announced(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            bo = await w.push_channel(await w.device())
            await w.turn(1)
            await w.after(SOON // 2)
            await w.turn(0)
            await w.after(SOON)
            assert w.pushed(bo) == []

    run(check())


def test_others_bots_lone_players_and_closed_tables_are_not_announced(
    run: Runner, sqlite: Maker, service: Receiver
) -> None:
    async def check() -> None:
        async with world(sqlite, service) as w:
            bo = await w.push_channel(await w.device())
            for name, body in {
                "bot": card(standin=True),
                "closed": card(phase="closed"),
                "over": card(phase="over"),
                "alone": card(("Bo", "Bo")),
            }.items():
                await w.table(name)
                await w.turn(1, name, body)
            await w.table("others")
            await w.turn(0, "others")
            await w.after(SOON)
            assert w.pushed(bo) == []

    run(check())


def test_a_visible_table_is_not_announced_until_it_is_hidden(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            bo = await w.push_channel(await w.device())
            await w.house.looking.begin("t1", "bo", "a phone")
            await w.turn(1)
            await w.after(SOON)
            assert w.pushed(bo) == []
            await w.house.looking.end("t1", "bo", "a phone")
            await w.after(timing.SEEN_PAUSE_MS)
            assert len(w.pushed(bo)) == 1

    run(check())


def test_looking_at_another_table_or_by_another_player_does_not_count(
    run: Runner, sqlite: Maker, service: Receiver
) -> None:
    async def check() -> None:
        async with world(sqlite, service) as w:
            await w.table()
            bo = await w.push_channel(await w.device())
            await w.house.looking.begin("t2", "bo", "a phone")
            await w.house.looking.begin("t1", "ada", "a laptop")
            await w.turn(1)
            await w.after(SOON)
            assert len(w.pushed(bo)) == 1

    run(check())


def test_a_turn_done_elsewhere_is_withdrawn_where_it_was_announced(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            phone = await w.push_channel(await w.device("bo", "phone"))
            laptop = await w.push_channel(await w.device("bo", "laptop"))
            await w.turn(1)
            await w.after(SOON)
            await w.store.notices.seen_here("laptop", "t1")
            await w.turn(0)
            await w.after(1)
            assert [one["data"]["kind"] for one in w.pushed(phone)] == ["turn", "withdrawn"]
            assert w.pushed(phone)[1]["silent"] and w.pushed(phone)[1]["tag"] == "t1"
            assert w.pushed(phone)[1]["title"], "every push is visible"
            assert len(w.pushed(laptop)) == 1, "it has opened the table"
            await w.after(SOON)
            assert len(w.pushed(phone)) == 2

    run(check())


def test_quiet_hours_by_the_clock_on_the_wall(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            bo = await w.push_channel(await w.device())
            minute = w.now // MINUTE % 1440
            quiet = wire.QuietHours("UTC", (minute - 60) % 1440, (minute + 60) % 1440)
            await w.house.channels.set_quiet(await w.device(), wire.SetQuietHours(quiet))
            await w.turn(1)
            await w.after(SOON)
            await w.after(30 * MINUTE)
            assert w.pushed(bo) == []
            await w.after(31 * MINUTE)
            assert len(w.pushed(bo)) == 1

    run(check())


@pytest.mark.parametrize(
    ("local", "quiet", "until"),
    [
        ("2026-11-18T23:30+01:00", (22 * 60, 7 * 60), "2026-11-19T07:00+01:00"),
        ("2026-11-18T06:59+01:00", (22 * 60, 7 * 60), "2026-11-18T07:00+01:00"),
        ("2026-11-18T07:00+01:00", (22 * 60, 7 * 60), None),
        ("2026-11-18T13:30+01:00", (13 * 60, 14 * 60), "2026-11-18T14:00+01:00"),
        ("2026-11-18T13:30+01:00", (600, 600), None),
        ("2027-03-28T01:30+01:00", (22 * 60, 7 * 60), "2027-03-28T07:00+02:00"),  # clocks go forward
        ("2026-10-25T02:30+02:00", (22 * 60, 7 * 60), "2026-10-25T07:00+01:00"),  # and back
    ],
)
def test_when_quiet_hours_end(local: str, quiet: tuple[int, int], until: str | None) -> None:
    from datetime import datetime

    now = int(datetime.fromisoformat(local).timestamp() * 1000)
    found = quiet_until(QuietHours("Europe/Rome", *quiet), now)
    assert found == (None if until is None else int(datetime.fromisoformat(until).timestamp() * 1000))


REMINDER = int(0.8 * 24 * 60) * MINUTE
"""When the reminder of a one-day turn is due."""


def test_one_reminder_when_most_of_the_time_is_over(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            bo = await w.push_channel(await w.device())
            await w.turn(1, hours=24)
            await w.after(SOON)
            await w.after(REMINDER - SOON - 1)
            assert w.kinds(bo) == ["turn"]
            await w.after(1)
            assert w.kinds(bo) == ["turn", "reminder"]
            reminder = w.pushed(bo)[1]
            assert reminder["title"] == "Molly: time is running out" and reminder["tag"] == "t1"
            assert reminder["body"] == "It is still Bo’s turn at the table with Ada."
            await w.store.notices.seen_here("bo", "t1")
            await w.turn(1)
            await w.after(MINUTE)
            assert len(w.pushed(bo)) == 2, "another decision of the same turn"
            await w.turn(0, hours=24)
            await w.turn(1, hours=24)
            await w.after(SOON)
            await w.after(REMINDER)
            assert w.kinds(bo) == ["turn", "reminder", "turn", "reminder"]

    run(check())
    assert service.rejected() == []


def test_a_reminder_that_was_shown_is_withdrawn_once(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            bo = await w.push_channel(await w.device())
            await w.turn(1, hours=24)
            await w.after(SOON)
            await w.after(REMINDER)
            await w.turn(0)
            await w.after(SOON)
            assert w.kinds(bo) == ["turn", "reminder", "withdrawn"]

    run(check())


def test_no_reminder_after_the_move_at_the_end_or_without_a_limit(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            for name in ("moved", "late", "endless"):
                await w.table(name)
            hook = f"{service.address}/hook/all"
            await w.turn(1, "late", hours=24)
            await w.turn(1, "endless")
            await w.house.channels.add(await w.device(), wire.AddChannel("ntfy", hook))
            await w.turn(1, "moved", hours=24)
            await w.turn(0, "moved", hours=24)
            await w.after(24 * 60 * MINUTE)
            assert w.hooked("all") == []

    run(check())


def test_no_reminder_while_the_table_is_visible(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            bo = await w.push_channel(await w.device())
            await w.house.looking.begin("t1", "bo", "a phone")
            await w.turn(1, hours=24)
            await w.after(SOON)
            await w.after(REMINDER)
            await w.after(timing.SEEN_PAUSE_MS)
            assert w.pushed(bo) == []
            await w.house.looking.end("t1", "bo", "a phone")
            await w.after(timing.SEEN_PAUSE_MS)
            assert w.kinds(bo) == ["reminder"], "it replaces the notification that was put off"

    run(check())


def test_a_reminder_waits_for_the_end_of_quiet_hours(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            bo = await w.push_channel(await w.device())
            await w.turn(1, hours=24)
            await w.after(SOON)
            minute = (NOON + REMINDER) // MINUTE % 1440
            quiet = wire.QuietHours("UTC", (minute - 60) % 1440, (minute + 60) % 1440)
            await w.house.channels.set_quiet(await w.device(), wire.SetQuietHours(quiet))
            await w.after(REMINDER)
            await w.after(30 * MINUTE)
            assert w.kinds(bo) == ["turn"]
            await w.after(31 * MINUTE)
            assert w.kinds(bo) == ["turn", "reminder"]

    run(check())


def test_a_reminder_that_waits_is_not_sent_while_the_clock_stands_still(
    run: Runner, make: Maker, service: Receiver
) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            bo = await w.push_channel(await w.device())
            await w.turn(1, hours=24)
            await w.after(SOON)
            await w.house.looking.begin("t1", "bo", "a phone")
            await w.after(REMINDER)
            await w.house.looking.end("t1", "bo", "a phone")
            paused = replace(w.asked["t1"], deadline=0, remind=0)
            await w.entry(1, paused)
            await w.after(timing.LONGEST_PAUSE_MS)
            await w.after(timing.LONGEST_PAUSE_MS)
            assert w.kinds(bo) == ["turn"]
            await w.entry(1, replace(paused, deadline=w.now + 240 * MINUTE, remind=w.now))
            await w.after(timing.LONGEST_PAUSE_MS)
            assert w.kinds(bo) == ["turn", "reminder"]

    run(check())


def test_everybody_who_is_asked_to_agree_is_notified_until_they_have(
    run: Runner, make: Maker, service: Receiver
) -> None:
    """Bo asks to undo during Ada's turn: Ada and Cleo are asked. Afterwards the turn continues under its old number."""

    async def check() -> None:
        async with world(make, service) as w:
            await w.table(people=("Ada", "Bo", "Cleo"))
            ada, bo, cleo = [await w.push_channel(await w.device(one)) for one in ("ada", "bo", "cleo")]
            await w.turn(0, hours=24)
            turn = w.asked["t1"]
            await w.entry(0, Waiting(0b101, w.seqs["t1"] + 1, w.now + 1440 * MINUTE, w.now + REMINDER))
            await w.after(SOON)
            assert w.kinds(ada) == w.kinds(cleo) == ["turn"] and w.pushed(bo) == []
            assert w.pushed(ada)[0]["title"] == "Molly: your turn"
            assert w.pushed(cleo)[0]["title"] == "Molly: your answer is needed"
            assert w.pushed(cleo)[0]["body"] == "Cleo is asked for an answer at the table with Ada, Bo."
            await w.entry(0, replace(w.asked["t1"], asked=0b100))
            await w.after(SOON)
            assert (w.kinds(ada), w.kinds(cleo)) == (["turn", "withdrawn"], ["turn"]), "Ada has agreed"
            await w.after(REMINDER)
            assert w.kinds(cleo) == ["turn", "reminder"] and len(w.pushed(ada)) == 2 and w.pushed(bo) == []
            later = replace(turn, deadline=w.now + 600 * MINUTE, remind=w.now + 300 * MINUTE)
            await w.entry(0, later)
            await w.after(SOON)
            assert w.kinds(cleo) == ["turn", "reminder", "withdrawn"] and len(w.pushed(ada)) == 2
            await w.after(300 * MINUTE)
            assert w.kinds(ada) == ["turn", "withdrawn", "reminder"], "the turn's own reminder"

    run(check())


def test_a_real_game_over_days_reminds_and_asks_for_an_undo(run: Runner, make: Maker, service: Receiver) -> None:
    """Real tables and the notifier agree on turns, reminders and undo requests, with a shared clock."""

    async def check() -> None:
        calendar = Calendar()
        async with playing(make, calendar) as game:
            await game.sit_down(2, turn_h=24, time_out="bot", undo="consent")
            w = World(game.service.store, service, now=calendar.now)
            w.house.notifier.clock = calendar
            await w.house.open()
            for one in ("ada", "bo"):
                hook = wire.AddChannel("webhook", f"{service.address}/hook/{one}")
                await w.house.channels.add(await w.device(one), hook)

            async def told(hours: float) -> tuple[list[str], list[str]]:
                """The notifications of Ada and Bo so far."""
                calendar.sleep(hours)
                await w.house.notifier.tick()
                bodies = [[json.loads(hit["text"]) for hit in w.hooked(one)] for one in ("ada", "bo")]
                ada, bo = [[f"{body['kind']}: {body['title']}" for body in of_one] for of_one in bodies]
                return ada, bo

            yours, late = "turn: Molly: your turn", "reminder: Molly: time is running out"
            await game.turn()
            assert await told(1) == ([], [yours])
            assert await told(28.8 - 1.01) == ([], [yours])
            assert await told(0.02) == ([], [yours, late])
            assert await told(1) == ([], [yours, late])
            await game.send("ada", wire.Undo("", 1, (await game.table()).seq))
            assert (await game.stored()).seats() == [1]
            assert await told(1) == ([], [yours, late, yours]), "it is Bo's turn, after the request"
            await game.send("bo", wire.AnswerUndo("", 2, (await game.table()).seq, False))
            assert await told(1) == ([], [yours, late, yours]), "the turn continues, and has been announced"
            await game.turn()
            assert await told(1) == ([yours], [yours, late, yours])
            await w.house.close()

    run(check())


def test_a_proposal_notifies_those_who_have_to_answer(run: Runner, make: Maker, service: Receiver) -> None:
    """Ada proposes another pace: Bo, whose turn it is, and Cleo are asked once each, until they have answered."""

    async def check() -> None:
        calendar = Calendar()
        async with playing(make, calendar) as game:
            await game.sit_down(3, turn_h=24)
            w = World(game.service.store, service, now=calendar.now)
            w.house.notifier.clock = calendar
            await w.house.open()
            people = ("ada", "bo", "cleo")
            for one in people:
                hook = wire.AddChannel("webhook", f"{service.address}/hook/{one}")
                await w.house.channels.add(await w.device(one), hook)

            async def told() -> list[list[str]]:
                """The titles that each person has received so far."""
                calendar.sleep(1)
                await w.house.notifier.tick()
                return [[json.loads(hit["text"])["title"] for hit in w.hooked(one)] for one in people]

            yours, answer = "Molly: your turn", "Molly: your answer is needed"
            await game.turn()
            assert await told() == [[], [yours], []]
            await game.send("ada", wire.Propose("", 1, wire.Settings(turn_h=72)))
            assert (await game.stored()).voting == 0b110
            assert (await game.listed("cleo")).your_turn and not (await game.listed("ada")).your_turn
            assert await told() == [[], [yours, answer], [answer]]
            assert await told() == [[], [yours, answer], [answer]], "once"
            await game.send("cleo", wire.AnswerProposal("", 3, True))
            assert (await game.stored()).voting == 0b010
            assert not (await game.listed("cleo")).your_turn
            await game.turn()
            assert (await game.stored()).voting == 0b010, "a move leaves the proposal open"
            await game.send("bo", wire.AnswerProposal("", 2, False))
            assert (await game.stored()).voting == 0
            await game.send("cleo", wire.Propose("", 3))
            await game.send("cleo", wire.AnswerProposal("", 3, False))
            assert await told() == [[], [yours, answer], [answer, yours]], "withdrawn before it was announced"
            await game.send("cleo", wire.Propose("", 3))
            assert await told() == [[answer], [yours, answer, answer], [answer, yours]]
            await w.house.close()

    run(check())


def test_two_processes_deliver_once(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            subscriptions = []
            for number in range(30):
                people = ("Ada", f"P{number}")
                await w.table(f"t{number}", people)
                subscriptions.append(await w.push_channel(await w.device(f"p{number}")))
                await w.turn(1, f"t{number}")
            others = [w.another() for _ in range(3)]
            for other in others:
                await other.open()
            w.now += SOON
            done = await asyncio.gather(*(house.notifier.tick() for house in (w.house, *others)))
            assert True in done
            assert [len(w.pushed(one)) for one in subscriptions] == [1] * 30
            for other in others:
                await other.close()

    run(check())


def test_the_same_notice_is_claimed_once_even_without_the_lease(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            await w.push_channel(await w.device())
            await w.turn(1)
            notices = w.store.notices
            found = await notices.new_turns(w.now, 10)
            channel = (await notices.of("bo"))[0].id
            for _ in range(3):
                await notices.queue(found, [Queued(channel, found[0][1], 2)], w.now)
            claims = await asyncio.gather(*(notices.claim(w.now, w.now + MINUTE, 10) for _ in range(8)))
            assert sum(len(one) for one in claims) == 1
            assert await notices.claim(w.now + MINUTE, w.now + 2 * MINUTE, 10), "interrupted claims are due again"

    run(check())


def test_a_process_that_dies_in_the_middle_leaves_it_to_the_next(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            bo = await w.push_channel(await w.device())
            await w.turn(1)
            service.control(mode="hang")
            w.now += SOON
            dying = asyncio.create_task(w.house.notifier.tick())
            await soon(lambda: is_claimed(w.store))
            dying.cancel()
            await asyncio.gather(dying, return_exceptions=True)
            service.control(mode="accept")
            next_process = w.another()
            await next_process.open()
            await next_process.notifier.tick()
            assert w.pushed(bo) == [], "the claim of the dead process is still valid"
            w.now += timing.CLAIM_MS + 1
            service.control(now=w.now)
            assert await next_process.notifier.tick()
            assert len(w.pushed(bo)) == 1
            await next_process.close()

    run(check())


def test_nothing_is_lost_when_the_store_is_opened_again(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            bo = await w.push_channel(await w.device())
            await w.turn(1)
            key = w.house.delivery.signer and w.house.delivery.signer.public_key
        again = World(make(), service, now=w.now + SOON)
        again.service.control(now=again.now)
        await again.house.open()
        assert again.house.delivery.signer is not None and again.house.delivery.signer.public_key == key
        await again.house.notifier.tick()
        assert len(again.pushed(bo)) == 1
        await again.house.close()
        await again.store.close()

    run(check())


@pytest.mark.parametrize("status", ["404", "410"])
def test_a_forgotten_browser_is_removed_and_no_other(
    run: Runner, sqlite: Maker, service: Receiver, status: str
) -> None:
    async def check() -> None:
        async with world(sqlite, service) as w:
            await w.table()
            phone = await w.push_channel(await w.device("bo", "phone"))
            laptop = await w.push_channel(await w.device("bo", "laptop"))
            await w.turn(1)
            service.control(mode=status, only=phone["id"])
            await w.after(SOON)
            assert [one.address for one in await w.store.notices.of("bo")] == [laptop["endpoint"]]
            assert len(w.pushed(laptop)) == 1

    run(check())


@pytest.mark.parametrize("status", ["429", "503"])
@pytest.mark.parametrize("retry", [300, formatdate((NOON + 10_001) / 1000 + 300, usegmt=True)])
def test_a_busy_service_is_asked_again_when_it_says(
    run: Runner, sqlite: Maker, service: Receiver, status: str, retry: int | str
) -> None:
    async def check() -> None:
        async with world(sqlite, service) as w:
            await w.table()
            bo = await w.push_channel(await w.device())
            await w.turn(1)
            service.control(mode=status, retry=retry)
            await w.after(SOON)
            service.control(mode="accept")
            await w.after(298_000)
            assert w.pushed(bo) == []
            await w.after(2_001)
            assert len(w.pushed(bo)) == 1

    run(check())


@pytest.mark.parametrize("mode", ["500", "drop", "hang"])
def test_a_service_that_dies_and_recovers(run: Runner, sqlite: Maker, service: Receiver, mode: str) -> None:
    async def check() -> None:
        async with world(sqlite, service) as w:
            w.house.delivery.outward.seconds = 0.3
            await w.table()
            bo = await w.push_channel(await w.device())
            await w.turn(1)
            service.control(mode=mode)
            await w.after(SOON)
            await w.after(timing.FIRST_PAUSE_MS + 1)
            service.control(mode="accept")
            await w.after(4 * timing.FIRST_PAUSE_MS)
            assert len(w.pushed(bo)) == 1
            assert await w.store.notices.failures((await w.store.notices.of("bo"))[0].id) == 0

    run(check())


@pytest.mark.parametrize("mode", ["400", "413", "redirect"])
def test_a_refusal_is_not_repeated_and_redirects_are_not_followed(
    run: Runner, sqlite: Maker, service: Receiver, mode: str
) -> None:
    async def check() -> None:
        async with world(sqlite, service) as w:
            await w.table()
            bo = await w.push_channel(await w.device())
            await w.turn(1)
            service.control(mode=mode)
            await w.after(SOON)
            service.control(mode="accept")
            await w.after(24 * 60 * MINUTE)
            assert w.pushed(bo) == [] and w.hooked("redirected") == []
            assert len(await w.store.notices.of("bo")) == 1

    run(check())


def test_an_endless_answer_is_not_read(run: Runner, sqlite: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(sqlite, service) as w:
            await w.table()
            await w.push_channel(await w.device())
            await w.turn(1)
            service.control(mode="oversized")
            await w.after(SOON)
            assert await w.store.notices.count_queued() == 0

    run(check())


def test_a_device_that_was_signed_out_is_not_notified(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            phone, laptop = await w.device("bo", "phone"), await w.device("bo", "laptop")
            made = await w.push_channel(phone)
            hook = f"{service.address}/hook/out"
            await w.house.channels.add(laptop, wire.AddChannel("ntfy", hook))
            await w.turn(1)
            service.control(mode="503", retry=30)
            await w.after(SOON)
            assert await w.store.notices.count_queued() == 2
            await w.store.devices.sign_out("bo", ["phone"])
            service.control(mode="accept")
            await w.after(31_000)
            assert w.pushed(made) == [] and len(w.hooked("out")) == 1
            await w.store.devices.sign_out("bo", ["laptop"])
            await w.turn(0)
            await w.turn(1)
            await w.after(SOON)
            assert await w.store.notices.of("bo") == [] and await w.store.notices.count_queued() == 0

    run(check())


def test_somebody_who_is_deleted_takes_queued_notices_along(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            made = await w.push_channel(await w.device())
            await w.turn(1)
            service.control(mode="503", retry=30)
            await w.after(SOON)
            assert await w.store.notices.count_queued() == 1
            await w.house.people.forget("bo")
            service.control(mode="accept")
            await w.after(31_000)
            assert w.pushed(made) == [] and await w.store.notices.count_queued() == 0

    run(check())


def test_a_table_that_is_deleted_takes_its_notices_along(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            bo = await w.push_channel(await w.device())
            await w.turn(1)
            service.control(mode="503", retry=30)
            await w.after(SOON)
            assert await w.store.forget(w.now) == 1
            service.control(mode="accept")
            await w.after(31_000)
            assert w.pushed(bo) == [] and await w.store.notices.count_queued() == 0

    run(check())


def test_a_clock_that_jumps_does_not_repeat_or_lose_anything(run: Runner, sqlite: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(sqlite, service) as w:
            await w.table()
            bo = await w.push_channel(await w.device())
            await w.turn(1)
            await w.after(SOON)
            await w.after(-24 * 60 * MINUTE)
            await w.after(48 * 60 * MINUTE)
            assert len(w.pushed(bo)) == 1
            await w.turn(0)
            await w.turn(1)
            await w.after(SOON)
            assert [one["data"]["kind"] for one in w.pushed(bo)].count("turn") == 2
            assert service.rejected() == []

    run(check())


def test_who_asks_for_notifications_hears_of_turns_from_then_on(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            await w.table()
            await w.turn(1)
            await w.after(SOON)
            bo = await w.push_channel(await w.device())
            await w.after(SOON)
            assert w.pushed(bo) == []
            other = await w.push_channel(await w.device("bo", "other"))
            await w.turn(0)
            await w.turn(1)
            await w.after(SOON)
            assert len(w.pushed(bo)) == len(w.pushed(other)) == 1

    run(check())


def test_every_visit_renews_and_a_changed_subscription_replaces(run: Runner, make: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(make, service) as w:
            phone = await w.device("bo", "phone")
            first = await w.push_channel(phone)
            again = wire.AddChannel("push", first["endpoint"], p256dh=first["p256dh"], auth=first["auth"])
            assert len((await w.house.channels.add(phone, again)).channels) == 1
            italian = wire.AddChannel(
                "push", first["endpoint"], language="it", p256dh=first["p256dh"], auth=first["auth"]
            )
            await w.house.channels.add(phone, italian)
            second = await w.push_channel(phone, replaces=first["endpoint"])
            (renewed,) = await w.store.notices.of("bo")
            assert renewed.address == second["endpoint"]
            assert renewed.language == "it", "a renewal by the service worker has no language"
            body = wire.AddChannel("push", second["endpoint"], p256dh=second["p256dh"], auth=second["auth"])
            await w.house.channels.add(await w.device("ada", "phone of ada"), body)
            assert await w.store.notices.of("bo") == [], "a browser has only one owner"

    run(check())


def test_webhooks_and_their_presets(run: Runner, sqlite: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(sqlite, service) as w:
            await w.table()
            device = await w.device()
            base = f"{service.address}/hook"
            add = w.house.channels.add
            await add(device, wire.AddChannel("ntfy", f"{base}/topic", token="tk_1", language="it"))
            await add(device, wire.AddChannel("discord", f"{base}/discord"))
            signed = (await add(device, wire.AddChannel("webhook", f"{base}/own"))).signing
            await w.turn(1)
            await w.after(SOON)
            (ntfy,), (discord,), (own,) = w.hooked("topic"), w.hooked("discord"), w.hooked("own")
            assert ntfy["text"] == "Tocca a Bo al tavolo con Ada." and ntfy["headers"]["x-title"] == "Molly: tocca a te"
            assert ntfy["headers"]["authorization"] == "Bearer tk_1"
            assert ntfy["headers"]["x-click"] == f"{PUBLIC}/t/t1"
            said = json.loads(discord["text"])
            assert said["content"].startswith("Molly: your turn. It is Bo’s turn") and said["allowed_mentions"] == {
                "parse": []
            }
            assert signed is not None
            seconds = own["headers"]["x-tana-time"]
            assert own["headers"]["x-tana-signature"] == f"sha256={signature(signed, seconds, own['text'].encode())}"
            assert json.loads(own["text"])["player"] == "Bo"

    run(check())


def test_matrix_and_telegram(run: Runner, sqlite: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(sqlite, service) as w:
            device = await w.device()
            room = f"{service.address}/_matrix/client/v3/rooms/!room:x/send/m.room.message"
            bot = f"{service.address}/bot1:k/sendMessage?chat_id=42"
            await w.house.channels.add(device, wire.AddChannel("matrix", room, token="secret"))
            await w.house.channels.add(device, wire.AddChannel("telegram", bot))
            for channel in await w.store.notices.of("bo"):
                assert (await w.house.channels.try_out(device, channel.id)).outcome == "sent"
            matrix = next(one for one in service.received() if one["url"].startswith("/_matrix/"))
            assert matrix["method"] == "PUT" and matrix["headers"]["authorization"] == "Bearer secret"
            assert json.loads(matrix["text"])["msgtype"] == "m.text"
            telegram = next(one for one in service.received() if one["url"].startswith("/bot1:k/"))
            assert json.loads(telegram["text"])["chat_id"] == "42" and "?" not in telegram["url"]
            for kind in ("matrix", "telegram"):
                with pytest.raises(Refuse):
                    await w.house.channels.add(device, wire.AddChannel(kind, f"{service.address}/hook/x"))

    run(check())


BAD_ADDRESSES = [
    "http://example.org/x",
    "https://localhost/x",
    "https://user:pw@example.org/x",
    "https://printer.local/x",
    "https://intranet/x",
    "https://example.org/\n",
    "ftp://example.org/x",
    "https://",
    "https://[::1",
    "x" * 1001,
]


@pytest.mark.parametrize("address", BAD_ADDRESSES)
def test_bad_addresses_are_refused_up_front(address: str) -> None:
    with pytest.raises(BadAddress):
        check_form(address)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *("::1", "fe80::1%lo", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"),
        *("255.255.255.255", "240.0.0.1"),
    ],
)
def test_inner_addresses_are_never_reached(run: Runner, address: str) -> None:
    async def names(host: str, port: int) -> list[str]:
        return ["93.184.216.34", address]

    async def check() -> None:
        outward = Outward(resolve=names)
        with pytest.raises(BadAddress, match="private"):
            await outward.send("POST", "https://rebound.example/x", {}, b"")
        await outward.close()

    assert not is_public(address)
    run(check())


def test_a_name_is_resolved_once_and_the_connection_goes_there(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    sent: list[Any] = []

    async def names(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["93.184.216.34"] if len(asked) == 1 else ["127.0.0.1"]

    async def check() -> None:
        outward = Outward(resolve=names)

        def stream(method: str, url: str, **how: Any) -> Any:
            sent.append((url, how["headers"]["host"], how["extensions"]["sni_hostname"]))
            raise OSError

        monkeypatch.setattr(outward._client, "stream", stream)
        assert (await outward.send("POST", "https://rebound.example/x?y=1", {}, b"")).status == 0
        await outward.close()

    run(check())
    assert sent == [("https://93.184.216.34/x?y=1", "rebound.example", "rebound.example")] and len(asked) == 1


def test_bad_subscriptions_are_refused(run: Runner, sqlite: Maker, service: Receiver) -> None:
    async def check() -> None:
        async with world(sqlite, service) as w:
            device = await w.device()
            good = service.subscribe()
            for change in ({"p256dh": "AAAA"}, {"auth": "AA"}, {"auth": "!"}, {"p256dh": "é"}, {"endpoint": "x:y"}):
                made = {**good, **change}
                body = wire.AddChannel("push", made["endpoint"], p256dh=made["p256dh"], auth=made["auth"])
                with pytest.raises(Refuse):
                    await w.house.channels.add(device, body)
            with pytest.raises(Refuse):
                await w.house.channels.add(device, wire.AddChannel("push", good["endpoint"]))
            for number in range(10):
                await w.house.channels.add(device, wire.AddChannel("ntfy", f"{service.address}/hook/{number}"))
            with pytest.raises(Refuse, match="full"):
                await w.push_channel(device)
            with pytest.raises(Refuse):
                await w.house.channels.set_quiet(device, wire.SetQuietHours(wire.QuietHours("Mars/Base", 1, 2)))

    run(check())


@pytest.mark.parametrize(
    ("url", "contact"),
    [
        ("https://tana.example", "https://tana.example"),
        ("https://tana.example:8443/", "https://tana.example"),
        ("http://tana.example", ""),
        ("https://localhost", ""),
        ("https://192.168.1.4", ""),
        ("https://tana.local", ""),
        ("", ""),
    ],
)
def test_the_contact_is_one_that_apple_accepts(url: str, contact: str) -> None:
    assert contact_of(url) == contact


def test_retry_after_is_bounded() -> None:
    texts = ("5", "", "soon", "-1", "99999999", "9" * 50)
    assert [retry_after(text, NOON) for text in texts] == [5, 0, 0, 0, 6 * 3600, 0]
    dates = ("Fri, 15 Jan 2027 08:00:07 GMT", "Fri, 15 Jan 2027 07:00:00 GMT", "Fri, 15 Jan 9999 08:00:00 GMT")
    assert [retry_after(date, NOON) for date in dates] == [7, 0, 6 * 3600]
    assert [retry_after(date, NOON) for date in ("Fri, 45 Jan 2027 08:00:07 GMT", "1 Jan 0 00:00:00", "é")] == [0, 0, 0]


def test_connections_and_cookies_of_one_name_are_never_used_for_another(run: Runner) -> None:
    """Two names may resolve to the same address, but a connection has the certificate of only one."""
    heads: list[str] = []
    connections: list[asyncio.StreamWriter] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connections.append(writer)
        with contextlib.suppress(asyncio.IncompleteReadError):
            while True:
                heads.append((await reader.readuntil(b"\r\n\r\n")).decode().lower())
                writer.write(b"HTTP/1.1 200 OK\r\nset-cookie: a=b\r\ncontent-length: 0\r\n\r\n")

    async def check() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        host = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        outward = Outward(inside=frozenset({host}))
        for path in ("one", "two"):
            assert (await outward.send("POST", f"http://{host}/{path}", {}, b"")).status == 200
        await outward.close()
        for connection in connections:
            connection.close()
        server.close()

    run(check())
    assert [head.split()[1] for head in heads] == ["/one", "/two"] and len(connections) == 2
    assert not any("cookie:" in head for head in heads)


def test_the_strict_service_rejects_what_apple_would(service: Receiver) -> None:
    import httpx

    made = service.subscribe()
    body = encrypt(b"{}", PushKeys(made["p256dh"], made["auth"]))
    bad = httpx.post(made["endpoint"], headers={"authorization": "vapid t=a.b.c,k=d", "ttl": "1"}, content=body)
    assert bad.status_code == 403


def test_twins_are_notified_with_the_same_bytes(run: Runner, sqlite: Maker, service: Receiver) -> None:
    """Two games differ in information hidden from Bo: rows, sizes, times and texts for Bo are equal."""

    async def told(seed: int) -> list[Any]:
        rng = random.Random(seed)
        async with world(sqlite, service) as w:
            name = f"twin{seed}"
            await w.table(name)
            bo = await w.push_channel(await w.device())
            w.seqs[name] += 1
            secret = Row(w.seqs[name], w.now, log.Said(0, text=f"{rng.random():.12f}"[:12]))
            await w.store.append(name, [secret], card=Card(1, None, Waiting(2, secret.seq)))
            await w.after(SOON)
            found = [
                (one["message"]["notification"], one["size"], one["headers"]["ttl"], one["headers"]["urgency"])
                for one in service.received()
                if one.get("id") == bo["id"]
            ]
            return json.loads(json.dumps(found).replace(name, "TABLE"))

    async def check() -> None:
        first, second = await told(1), await told(2)
        assert first == second and len(first) == 1

    run(check())


def test_many_sleeping_tables_of_which_some_are_due(run: Runner, sqlite: Maker, service: Receiver) -> None:
    """Every due turn is announced exactly once, and an idle tick finds nothing."""

    async def check() -> None:
        async with world(sqlite, service) as w:
            hook = f"{service.address}/hook/many"
            device = await w.device("bo", "bo")
            await w.house.channels.add(device, wire.AddChannel("ntfy", hook))
            for number in range(300):
                await w.table(f"s{number}")
            for number in range(100):
                await w.turn(1, f"s{number}")
            await w.after(SOON)
            assert len(w.hooked("many")) == 100
            await w.after(SOON)
            assert len(w.hooked("many")) == 100

    run(check())


def test_operators_see_who_is_waited_for(
    run: Runner, make: Maker, service: Receiver, capsys: pytest.CaptureFixture[str]
) -> None:
    from tana.cli.main import main

    async def check() -> Store:
        async with world(make, service) as w:
            for name in ("sent", "busy", "known", "off", "bot"):
                await w.table(name)
            bo = await w.device()
            await w.turn(1, "known")
            await w.push_channel(bo)
            await w.turn(1, "sent")
            await w.turn(0, "off", hours=24)
            await w.turn(1, "bot", card(standin=True))
            await w.after(SOON)
            service.control(mode="503", retry=900)
            await w.turn(1, "busy")
            await w.after(SOON)
            return w.store

    found: list[Store] = []

    async def keep() -> None:
        found.append(await check())

    run(keep())
    store = found[0]
    database = (
        store.url if isinstance(store, PostgresStore) else str(store.path) if isinstance(store, SqliteStore) else ""
    )
    assert main(["remind", "--database", database, "--lang", "en"]) == 0
    lines = {line.split()[0]: line for line in capsys.readouterr().out.splitlines()}
    assert "; until Jan 16, 2027, 8:00\u202fAM UTC; " in lines["off"] and "until" not in lines["sent"]
    states = {name: line.rpartition("; ")[2] for name, line in lines.items()}
    assert states == {
        "sent": "notified",
        "busy": "notification is queued",
        "known": "will be notified at the next turn",
        "off": "does not want notifications",
    }


def test_reminding_reports_a_database_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tana.cli.main import main

    assert main(["remind", "--database", str(tmp_path / "none.db")]) != 0
    assert "no database" in capsys.readouterr().err
