"""Twin worlds away from the table: everything that reaches a seat without an open page is the same, byte for byte.

Real games over days continue in two worlds that differ in what one seat may not know (see `test_twins.py`). After every
action the seat's list of tables, calendar, notifications, reminders, badge counts and withdrawals must be equal. The
same holds for the release times of the other players' standing answers.

TANA_TWINS_BESIDE sets the number of pairs for each game.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tana.core.game import Game
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.core.standing_answers import standing_answers
from tana.engine.warmup import load
from tana.server.bus.local import LocalBus
from tana.server.house.calendar import calendar_of, deadlines_of
from tana.server.house.delivery import Outcome
from tana.server.house.house import House
from tana.server.house.messages import Message
from tana.server.live.bot_players import BotsHere
from tana.server.live.table_service import TableService
from tana.server.metrics import Metrics
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.storage.devices import Device
from tana.server.storage.notices import Channel
from tana.server.storage.sqlite_store import SqliteStore
from tana.server.tables.commands import playing
from tana.server.tables.standing import new_answer
from tests.server.conftest import Runner
from tests.server.effort import effort
from tests.server.test_days import Calendar
from tests.server.test_twins import ACTIONS, TABLE, World, created, holder, pairs, twin_action

PAIRS = effort("TANA_TWINS_BESIDE", 3, 300)
SOON_HOURS, REMINDER_HOURS = 0.005, 29.0
SETTINGS = wire.Settings(turn_h=24, standing=True)


@dataclass
class Recorder:
    """Records messages to a seat instead of delivering them."""

    holder: str
    messages: list[bytes] = field(default_factory=list)
    signer: None = None

    async def deliver(self, message: Message, channel: Channel, now: int) -> Outcome:
        if channel.holder == self.holder:
            self.messages.append(encode([message, now]))
        return Outcome("sent")


class DaysWorld(World):
    """One of the two tables, over days and on disk, with all background services."""

    def __init__(self, game: Game[Any], state: Any, seat: int, file: Path) -> None:
        super().__init__(game, state, seat)
        self.calendar = Calendar()
        self.service = TableService(SqliteStore(file), LocalBus(), BotsHere(), clock=self.calendar, bot_pace=0)
        self.recorder = Recorder(holder(seat))
        store = self.service.store
        self.house = House(store.notices, store.people, self.service.bus, Metrics(), self.calendar, "")
        self.house.notifier.delivery = self.recorder  # type: ignore[assignment]
        self.bodies: list[bytes] = []

    async def open(self) -> None:
        self.live = await self.service.open_table(replace(created(self.game, self.start), settings=SETTINGS))
        async with self.live.lock:
            await self.service.writer.write(self.live, playing.start_game(self.live.table), holder(0), "start")
        for seat in range(len(self.live.table.seats)):
            await self._follow(seat)
        await self.service.store.notices.write(("UPDATE places SET told = 0", ()))

    async def _follow(self, seat: int) -> None:
        """Subscribe the seat's holder to notifications, and add all possible standing answers of the other seats."""
        device = Device(f"key{seat}", holder(seat), "", "", self.calendar(), self.calendar())
        await self.service.store.devices.see(device)
        address, now = f"https://example.org/{seat}", self.calendar()
        browser = Channel(f"c{seat}", holder(seat), device.key, "push", address, b"{}", "en", now)
        await self.service.store.notices.keep(browser)
        for offer in standing_answers(self.game.rules) if seat != self.seat else ():
            until = {} if offer.until is None else {"until": offer.until.values[0]}
            given = wire.GiveStanding(seat + 1, offer.word, **until)
            answer = new_answer(self.live.table, holder(seat), given, bytes([seat] * 16), self.calendar())
            await self.service.standing.keep(answer)

    async def look(self, hours: float) -> None:
        """Let time pass and handle what is due; record everything that reaches the seat, and all scheduled times."""
        self.calendar.sleep(hours)
        await self.service.standing_keeper.sweep()
        await self.house.notifier.tick()
        tables = await self.service.store.tables_of(holder(self.seat), 0, 9)
        self.bodies += [
            encode(await self.service.table_list.of(holder(self.seat), 0)),
            calendar_of(deadlines_of(tables, holder(self.seat)), "en", self.calendar()),
            encode([(one.seat, one.word, one.due) for one in await self.service.standing.at(TABLE)]),
        ]

    def reached(self) -> list[list[bytes]]:
        return [self.bodies, self.recorder.messages]

    async def close(self) -> None:
        await self.house.close()
        await self.service.close()
        await self.service.store.close()


async def compare(one: DaysWorld, other: DaysWorld, rng: random.Random) -> int:
    """Continue a pair; returns the number of compared actions."""
    for compared in range(ACTIONS):
        for world in (one, other):
            await world.look(SOON_HOURS)
        assert one.reached() == other.reached()
        table = one.live.table
        if table.actor is None:
            return compared
        action = rng.choice(table.legal())
        parallel = twin_action(one, other, action, rng)
        if parallel is None:
            return compared
        await one.play(action)
        await other.play(parallel)
    for world in (one, other):
        await world.look(REMINDER_HOURS)
    assert one.reached() == other.reached()
    return ACTIONS


@pytest.mark.parametrize("name", names())
def test_what_reaches_a_seat_away_from_its_table_is_the_same(run: Runner, tmp_path: Path, name: str) -> None:
    game = find_game(name)
    load(name)

    async def check() -> None:
        rng = random.Random(5)
        compared = messages = badges = 0
        for number, (state, twin, seat) in enumerate(pairs(game, PAIRS, seed=31)):
            one = DaysWorld(game, state, seat, tmp_path / f"one{number}.db")
            other = DaysWorld(game, twin, seat, tmp_path / f"other{number}.db")
            for world in (one, other):
                await world.open()
            compared += await compare(one, other, rng)
            messages += len(one.recorder.messages)
            badges += sum(b'"badge":1' in message for message in one.recorder.messages)
            for world in (one, other):
                await world.close()
        assert compared >= PAIRS, "pairs must be continued"
        assert messages > 0, "there must be notifications"
        assert badges > 0, "with a badge count"

    run(check())
