"""Results of finished games: derived from logs, reproducible, kept when tables expire, and without the names of deleted
people."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tana.cli.main import main
from tana.core.chance import derive_entropy
from tana.core.registry import game as find_game
from tana.server.house.results import Recorder, decode, rebuild, record, result_of
from tana.server.protocol.wire import Settings
from tana.server.storage.interface import Store
from tana.server.storage.postgres_store import PostgresStore
from tana.server.storage.results import SeatOwner, StoredResult, Wanted
from tana.server.storage.sqlite_store import SqliteStore
from tana.server.tables import log
from tana.server.tables.log import Row, SeatRecord
from tana.server.tables.table import Table
from tests.server.conftest import Runner
from tests.server.harness import play_randomly, seated, serving, soon

Maker = Callable[[], Store]
NOON = 1_800_000_000_000
DAY = 24 * 3600_000


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("engines"))])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Maker:
    """Opens the same store, repeatedly."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "tana.db")
    url = request.getfixturevalue("postgres").new_database()
    return lambda: PostgresStore(url)


def person(name: str) -> SeatRecord:
    return SeatRecord(kind="remote", name=name, holder=name.lower())


ADA, BO = person("Ada"), person("Bo")
MOLE = SeatRecord(kind="bot", name="Mole", level="mole")


class Script:
    """A log with random moves and other entries."""

    def __init__(self, table: str, *seats: SeatRecord, game: str = "uly", seed: int = 1, at: int = NOON, **more: Any):
        self.rng = random.Random(seed)
        self.at = at
        made = log.Created(
            version=log.LOG_VERSION,
            table=table,
            game=game,
            edition=find_game(game).edition,
            options=find_game(game).settings(len(seats), {}),
            seats=list(seats),
            host=next((seat.holder for seat in seats if seat.holder), "host"),
            secret=f"{seed:064x}",
            code=table.upper(),
            link="",
            **{"settings": Settings(), **more},
        )
        self.rows = [Row(1, at, made)]
        self.table = Table(self.rows[0])

    def add(self, entry: log.AnyEntry) -> None:
        self.at += 1000
        self.rows.append(Row(len(self.rows) + 1, self.at, entry))
        self.table.apply(self.rows[-1])

    def start(self) -> Script:
        entropy = derive_entropy(self.table.root(), 0)
        self.add(log.Started(entropy.hex(), self.table.prospect_of_start(entropy).position.check))
        return self

    def play(self, most: int = 10_000) -> Script:
        while most and (seat := self.table.actor) is not None:
            number = self.table.actions_made + 1
            entropy = derive_entropy(self.table.root(), number)
            action = self.rng.choice(self.table.legal())
            check = self.table.prospect_of_action(action, entropy).position.check
            self.add(log.Played(seat, action, number, entropy.hex(), check))
            most -= 1
        return self


async def keep(store: Store, script: Script) -> None:
    """Write a whole log."""
    first = script.rows[0].entry
    assert isinstance(first, log.Created)
    holders = [seat.holder for seat in first.seats if seat.holder]
    await store.create(first.table, first.code, script.rows[0], holders)
    await store.append(first.table, script.rows[1:], holders)


def found(rows: list[Row]) -> StoredResult | None:
    """Derive the result of a log."""
    return asyncio.run(result_of(rows))


def test_a_result_names_ranks_points_and_sources() -> None:
    script = Script("t1", ADA, MOLE).start().play()
    stored = found(script.rows)
    assert stored is not None and stored.owners == (SeatOwner(0, "ada", "Ada"), SeatOwner(1, "", "Mole"))
    result = decode(stored.body)
    outcome = script.table.game.outcome(script.table.state)
    assert outcome is not None
    assert [seat.rank for seat in result.seats] == list(outcome.ranks)
    assert [sum(line.points for line in seat.lines) for seat in result.seats] == list(outcome.scores)
    assert [seat.level for seat in result.seats] == [None, "mole"]
    assert result.reason.id == "end-all-wolves" and result.ended == script.at > result.began
    assert sum(sum(seat.actions.values()) for seat in result.seats) == len(script.table.played)
    assert b"Ada" not in stored.body and b'"ada"' not in stored.body


def test_what_happens_after_the_end_changes_nothing() -> None:
    script = Script("t1", ADA, BO).start().play()
    before = found(script.rows)
    script.add(log.Left(1, SeatRecord(kind="bot", name="Bo", level="mole", because="left")))
    script.add(log.Closed())
    assert before is not None and found(script.rows) == before


def test_unfinished_and_private_games_have_no_result() -> None:
    assert found(Script("t1", ADA, BO).start().rows) is None
    assert found(Script("t1", ADA, BO).start().play(3).rows) is None
    assert found(Script("t1", ADA, MOLE, practice=True).start().play().rows) is None
    shown = found(Script("t1", ADA, BO, practice=True, open=True).start().play().rows)
    assert shown is not None and decode(shown.body).practice


def test_leavers_standins_latecomers_and_agreed_undos_are_noted() -> None:
    script = Script("t1", ADA, BO, MOLE).start().play(3)
    script.add(log.SeatChanged(0, replace(ADA, kind="bot", level="mole", standin=True)))
    script.play(2)
    script.add(log.SeatChanged(0, ADA))
    script.add(log.Left(1, SeatRecord(kind="bot", name="Bo", level="mole", because="left")))
    script.add(log.Joined("cy", 2, "Cy"))
    script.play(1)
    script.add(log.Undone(script.table.played[-1].seat, 1, agreed=True))
    stored = found(script.play().rows)
    assert stored is not None
    result = decode(stored.body)
    assert [(seat.standin, seat.left, seat.late) for seat in result.seats] == [
        (True, False, False),
        (False, True, False),
        (False, False, True),
    ]
    assert [one.holder for one in stored.owners] == ["ada", "bo", "cy"]
    assert result.agreed_undos == 1


def test_a_seat_that_moves_to_another_key_stays_the_persons() -> None:
    script = Script("t1", ADA, BO).start().play(2)
    script.add(log.Joined("ada-phone", 0))
    stored = found(script.play().rows)
    assert stored is not None and stored.owners[0].holder == "ada-phone"
    assert not decode(stored.body).seats[0].left


async def dump(store: Store) -> tuple[Sequence[Any], ...]:
    names = ("results", "result_seats")
    parts = [await store.results.fetch(f"SELECT * FROM {name} ORDER BY 1, 2") for name in names]
    return tuple([tuple(row) for row in part] for part in parts)


def test_rebuilding_gives_identical_results(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        for number in range(4):
            await keep(store, Script(f"t{number}", ADA, BO if number % 2 else MOLE, seed=number).start().play())
        await keep(store, Script("t9", ADA, BO, seed=9).start().play(5))
        recorder = Recorder(store)
        await recorder.sweep()
        before = await dump(store)
        assert [len(part) for part in before] == [4, 8]
        await store.results.write(("DELETE FROM results", ()))
        assert await dump(store) == ([], [])
        assert await rebuild(store) == (5, 4)
        assert await dump(store) == before
        assert await rebuild(store) == (5, 4) and await dump(store) == before, "recording is idempotent"
        await store.close()

    run(check())


@dataclass
class Watched:
    """A table that has changed."""

    table: Table


class Breaks:
    """A follower that breaks down at one table."""

    def __init__(self) -> None:
        self.followed: list[str] = []

    async def follow(self, table: str) -> None:
        if table == "t1":
            raise ValueError("broken")
        self.followed.append(table)

    async def sweep(self) -> None:
        return None


def test_a_game_that_cannot_be_recorded_holds_up_no_other(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store, follower = make(), Breaks()
        recorder = Recorder(store, [follower])
        for name in ("t1", "t2"):
            script = Script(name, ADA, BO).start().play()
            await keep(store, script)
            recorder.table_changed(Watched(Table.replay(script.rows)))
        await recorder.settle()
        assert follower.followed == ["t2"]
        await store.close()

    run(check())


def test_results_outlive_their_tables(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        await keep(store, Script("t1", ADA, BO).start().play())
        assert await record(store, "t1")
        assert [one.kept for one in await store.results.of("ada", Wanted(), 0, 9)] == [True]
        assert await store.forget(NOON + DAY) == 1
        before = await dump(store)
        assert not await record(store, "t1"), "there is no log"
        assert await rebuild(store) == (0, 0) and await dump(store) == before
        assert [one.kept for one in await store.results.of("ada", Wanted(), 0, 9)] == [False]
        await store.close()

    run(check())


def test_pages_filters_and_search(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        others = [person("Zoë%"), person("zoe_"), MOLE, BO]
        for number, other in enumerate(others):
            script = Script(f"t{number}", ADA, other, seed=number, at=NOON + number * DAY)
            await keep(store, script.start().play())
        await keep(store, Script("b", ADA, ADA, BO, game="buddel", at=NOON - DAY).start().play())
        await rebuild(store)

        async def found(wanted: Wanted, skip: int = 0, most: int = 9, holder: str = "ada") -> list[str]:
            return [one.table for one in await store.results.of(holder, wanted, skip, most)]

        assert await found(Wanted()) == ["t3", "t2", "t1", "t0", "b"], "a person with two seats has one line"
        assert await found(Wanted(), 1, 2) == ["t2", "t1"]
        assert await found(Wanted(game="buddel")) == ["b"]
        assert await found(Wanted(opponent="BO")) == ["t3", "b"]
        assert await found(Wanted(opponent="ZOË")) == ["t0"]
        assert await found(Wanted(opponent="%")) == ["t0"] and await found(Wanted(opponent="_")) == ["t1"]
        assert await found(Wanted(opponent="ada")) == [], "nobody is their own opponent"
        assert await found(Wanted(), holder="bo") == ["t3", "b"]
        assert await found(Wanted(), holder="") == await found(Wanted(), holder="stranger") == []
        await store.close()

    run(check())


def test_a_forgotten_person_stays_forgotten(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        await keep(store, Script("t1", ADA, BO).start().play())
        await rebuild(store)
        await store.results.forget_holder("ada")
        for _ in range(2):
            (one,) = await store.results.of("bo", Wanted(), 0, 9)
            assert one.owners == (SeatOwner(0, "", "", forgotten=True), SeatOwner(1, "bo", "Bo"))
            assert await store.results.of("ada", Wanted(), 0, 9) == []
            assert "ada" not in repr(await dump(store)).casefold()
            await rebuild(store)
        await store.close()

    run(check())


def test_a_page_of_results_is_found_by_an_index(run: Runner, tmp_path: Path) -> None:
    from tana.server.storage.results import PAGE
    from tana.server.storage.sqlite_access import numbered

    async def check() -> None:
        await SqliteStore(tmp_path / "tana.db").close()

    run(check())
    with closing(sqlite3.connect(tmp_path / "tana.db")) as connection:
        plan = connection.execute("EXPLAIN QUERY PLAN " + numbered(PAGE), ("ada", "", "", 50, 0)).fetchall()
    steps = [line[-1] for line in plan]
    assert any("mine USING INDEX result_seats_by_holder (holder=?)" in step for step in steps), steps
    assert not any(step.startswith("SCAN") and "found" not in step for step in steps), steps


def test_a_game_that_ends_at_a_table_is_recorded(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (ada, bo) = await seated(house, "uly", 2)
            results = house.service.store.results
            async with ada.sit(table, 1) as first, bo.sit(table, 2) as second:
                await asyncio.gather(play_randomly(first, random.Random(1)), play_randomly(second, random.Random(2)))

            async def recorded() -> bool:
                return bool(await results.all("", 9))

            await soon(recorded)
            (one,) = await results.all("", 9)
            assert one.table == table and [owner.name for owner in one.owners] == ["Seat 1", "Seat 2"]

    run(check())


def test_the_command_rebuilds(run: Runner, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "tana.db"

    async def fill() -> None:
        store = SqliteStore(database)
        await keep(store, Script("t1", ADA, BO).start().play())
        await store.close()

    run(fill())
    assert main(["rebuild", "--database", str(database), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "Read 1 table; 1 finished game.\n"
    assert main(["rebuild", "--database", str(tmp_path / "none.db")]) != 0
