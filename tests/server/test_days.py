"""A table over days: people come and go, and the server stops, is killed, is restored and drops tables from memory."""

from __future__ import annotations

import random
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tana.client import Session, Visitor
from tana.server.app import DAY_MS, IDLE_MS
from tana.server.bus.local import LocalBus
from tana.server.live.bot_players import BotsHere
from tana.server.live.table_service import TableService
from tana.server.storage.backup import backup, restore
from tana.server.storage.sqlite_store import SqliteStore
from tana.server.tables import fairness
from tests.server.conftest import Runner
from tests.server.harness import House, everybody_gone, seated, serving

HOUR_MS = 3_600_000


@dataclass
class Calendar:
    """A clock that tests set."""

    now: int = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def sleep(self, hours: float) -> None:
        self.now += int(hours * HOUR_MS)


@asynccontextmanager
async def open_house(database: Path, calendar: Calendar) -> AsyncIterator[House]:
    """Run a server on a database, with the clock of the test."""
    service = TableService(SqliteStore(database), LocalBus(), BotsHere(), clock=calendar, bot_pace=0)
    async with serving(database.parent, service=service, database=database) as house:
        yield house


async def line_of(visitor: Visitor, table: str) -> dict[str, Any]:
    """The line of a table in a visitor's list."""
    found = [line for line in (await visitor.get("/api/tables"))["tables"] if line["table"] == table]
    return dict(found[0])


@dataclass
class Story:
    """The state that lasts from day to day: the table, its players' keys, the time and the random choices."""

    folder: Path
    calendar: Calendar = field(default_factory=Calendar)
    rng: random.Random = field(default_factory=lambda: random.Random(5))
    table: str = ""
    keys: list[str | None] = field(default_factory=list)

    def database(self, name: str) -> Path:
        (self.folder / name).mkdir(exist_ok=True)
        return self.folder / name / "tana.db"

    def players(self, house: House) -> list[Visitor]:
        return [house.visitor(key) for key in self.keys]

    async def seen(self, house: House) -> list[dict[str, Any]]:
        """The snapshot of each player."""
        return [await player.get(f"/api/tables/{self.table}") for player in self.players(house)]

    async def take_turns(self, house: House, turns: int) -> int:
        """Play this many turns, in which the player connects, acts and leaves; returns whose turn it is then."""
        turn = (await self.seen(house))[0]["turn"]
        for _ in range(turns):
            async with self.players(house)[turn - 1].sit(self.table) as session:
                await play_a_turn(session, self.rng)
                turn = session.table["turn"]
            await everybody_gone(house, self.table)
        return int(turn)


async def play_a_turn(session: Session, rng: random.Random) -> None:
    """Play until it is another player's turn."""
    seat = session.table["you"]["perspective"]
    while session.table["turn"] == seat and session.table["phase"] == "playing":
        await session.play(rng.choice(session.table["choices"])["action"])


def test_a_table_lasts_three_days(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        story = Story(tmp_path)
        evening = await first_day(story)
        story.calendar.sleep(14)  # the server was off overnight
        killed_at = await second_day(story, evening)
        story.calendar.sleep(1)
        await after_the_kill(story, killed_at)
        await third_day(story, evening[0]["fairness"]["commitment"])

    run(check())


async def first_day(story: Story) -> list[dict[str, Any]]:
    """With a day for every decision: nobody is there for hours, and the server drops the table from memory."""
    async with open_house(story.database("first"), story.calendar) as house:
        settings = {"timer_s": 86_400}
        story.table, visitors = await seated(house, "molly", 2, options={"first": "1"}, settings=settings)
        story.keys = [visitor.key for visitor in visitors]
        assert await story.take_turns(house, 3) == 2
        story.calendar.sleep(9)
        assert house.service.cache.drop_idle(IDLE_MS) == 1
        evening = await story.seen(house)
        assert (evening[0]["timer"]["seat"], evening[0]["timer"]["left_ms"]) == (2, 15 * HOUR_MS)
        return evening


async def second_day(story: Story, evening: list[dict[str, Any]]) -> int:
    """The list of tables shows players that it is their turn. Later one runs out of time, and a bot stands in.
    Returns the last entry before the server is killed."""
    database = story.database("first")
    async with open_house(database, story.calendar) as house:
        host, guest = story.players(house)
        assert not (await line_of(host, story.table))["your_turn"]
        assert (await line_of(guest, story.table))["your_turn"]
        for one, before in zip(await story.seen(house), evening, strict=True):
            assert one == {**before, "timer": {**before["timer"], "left_ms": HOUR_MS}}, "only the time has changed"
        assert await story.take_turns(house, 2) == 2
        story.calendar.sleep(25)
        assert (await story.seen(house))[0]["timer"]["left_ms"] == 0
        await host.command(story.table, "set-seat", seat=2, to="bot", level="random")
        async with host.sit(story.table) as session:
            await session.until(lambda t: t["turn"] == 1)
            shutil.copytree(database.parent, story.folder / "killed")  # as a kill at this moment leaves the files
            return int(session.table["seq"])


async def after_the_kill(story: Story, seq: int) -> None:
    """Nothing is lost, the absent player takes the seat back, and a backup is made and restored elsewhere."""
    database = story.database("killed")
    async with open_house(database, story.calendar) as house:
        _, guest = story.players(house)
        now = await guest.get(f"/api/tables/{story.table}")
        assert now["seq"] == seq and now["seats"][1]["standin"]
        await guest.command(story.table, "set-seat", seat=2, to="remote")
        await story.take_turns(house, 1)
        assert backup(database, story.folder / "copy.db") == 1
    assert restore(story.folder / "copy.db", story.database("restored")) == 1


async def third_day(story: Story, commitment: str) -> None:
    """The game is played to its end, with the luck that was committed to on the first day."""
    async with open_house(story.database("restored"), story.calendar) as house:
        one, other = story.players(house)
        await finish(one, other, story.table, story.rng)
        receipt = fairness.read_receipt(await one.get(f"/api/tables/{story.table}/fairness"))
        assert receipt.commitment == commitment and fairness.play_again(receipt).actor is None
        await house.service.store.forget(story.calendar() - 2 * DAY_MS)
        assert (await line_of(one, story.table))["phase"] == "over", "begun three days ago, touched today"


async def finish(one: Visitor, other: Visitor, table: str, rng: random.Random) -> None:
    """Play to the end, one player at a time, so that the test is deterministic."""
    async with one.sit(table) as here, other.sit(table) as there:
        while here.table["phase"] == "playing":
            for session in (here, there):
                await play_a_turn(session, rng)
                seq = session.table["seq"]
                for witness in (here, there):
                    await witness.until(lambda t, seq=seq: t["seq"] >= seq)
