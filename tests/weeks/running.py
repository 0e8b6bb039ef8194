"""Runs days of the house, and checks them."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import random
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from tana.cli import ratings, rebuild
from tana.server.tables.outcome import outcome_of
from tests.fault.chaos import Chaos
from tests.server.engines import Missing, Postgres, free_port
from tests.server.receivers import receiving
from tests.server.test_upgrade import DUMP_0_2
from tests.weeks.clock import SharedClock
from tests.weeks.house import HouseServer
from tests.weeks.phones import Phones
from tests.weeks.residents import GAMES, Resident
from tests.weeks.verdict import Judge
from tests.weeks.weeks import BEGINS, SEATS, Chronicle, Size, Weeks, new_chronicle, tables_of

STATE, DUMP = "chronicle.pickle", "house.dump"
STARTS = ("first", "stopped", "killed", "restored", "moved")
"""Happenings that the host page lists as starts."""


async def run_days(
    folder: Path, size: Size, days: int, seed: int = 1, postgres: Postgres | None = None, browsers: int = 0
) -> Judge:
    """Continue the house in a folder for some days; returns the verdict on all days so far.

    `browsers` people make their moves in real browsers on phones.
    """
    chronicle: Chronicle
    fresh = not (folder / STATE).exists()
    chronicle = new_chronicle(size, seed) if fresh else pickle.loads((folder / STATE).read_bytes())
    began, port = time.process_time(), free_port()
    chaos = Chaos(f"ws://127.0.0.1:{port}", random.Random(seed))
    proxy, address = await chaos.open()
    clock = SharedClock(folder / "clock", BEGINS)
    with receiving() as receiver:
        async with HouseServer(folder, port, clock, receiver, GAMES) as server:
            if chronicle.database_url and postgres is not None:
                server.database = undump(folder, postgres)
            if fresh:
                leave_house_of_0_2(Path(server.database))
            await server.start()
            chronicle.happened.append((clock(), "first" if fresh else "stopped"))
            new_database = postgres.new_database if postgres is not None else str
            weeks = Weeks(server, chronicle, chaos, address, new_database)
            if fresh:
                await weeks.move_in()
            for hands in () if fresh else weeks.hands:
                await hands.change_place(receiver, clock)
            async with phones_for(weeks, browsers):
                for _ in range(min(days, size.days - chronicle.day)):
                    await weeks.one_day()
                if chronicle.day == size.days:
                    await weeks.finish()
            judge = await judged(weeks)
            await weeks.close()
            await server.stop()
    proxy.close()
    await proxy.wait_closed()
    chronicle.seconds += time.process_time() - began
    chronicle.database_url = server.database if server.database.startswith("postgres") else ""
    if chronicle.database_url and postgres is not None:
        dump(folder, postgres, chronicle.database_url)
    (folder / STATE).write_bytes(pickle.dumps(chronicle))
    return judge


@contextlib.asynccontextmanager
async def phones_for(weeks: Weeks, how_many: int) -> AsyncIterator[None]:
    """Open browsers for some people."""
    if not how_many:
        yield
        return
    async with Phones(weeks.server.address, weeks.server.folder, weeks.rng) as phones:
        await weeks.pick_up_phones(phones, how_many)
        yield
        weeks.put_phones_down()


async def judged(weeks: Weeks) -> Judge:
    """Request what people would request, stop the server, and compare everything with the logs."""
    chronicle, server = weeks.chronicle, weeks.server
    judge = Judge(chronicle, wrong=list(chronicle.wrong))
    histories = [await history_of(hands.any()) for hands in weeks.hands]
    ladders = [await ladders_of(hands.any()) for hands in weeks.hands]
    lists = [{line["table"] for line in await tables_of(hands.any())} for hands in weeks.hands]
    judge_host(judge, weeks, await server.page())
    await server.stop()
    await judge.read(server.database)
    judge.judge_notices()
    judge.judge_secrets()
    for who, listed, history in zip(chronicle.residents, lists, histories, strict=True):
        judge_person(judge, who, listed, history)
    await judge_derived(judge, server.database)
    if judge.figures["tables on the host page"] != judge.figures["tables rebuilt"]:
        judge.complain("the host page counts other tables than there are")
    await server.start()
    weeks.note("stopped")
    for hands, history, ladder in zip(weeks.hands, histories, ladders, strict=True):
        if await history_of(hands.any()) != history or await ladders_of(hands.any()) != ladder:
            judge.complain(f"tana rebuild has changed what {hands.who.name} sees")
    return judge


def leave_house_of_0_2(database: Path) -> None:
    """Fill the database with that of a house of release 0.2, which is upgraded at the first start."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.executescript(DUMP_0_2.read_text(encoding="utf-8"))


async def history_of(visitor: Any) -> list[Any]:
    """All pages of a person's finished games."""
    lines: list[Any] = []
    first: int | None = 0
    while first is not None:
        page = await visitor.get("/api/history", first=first)
        lines += page["lines"]
        first = page["more"]
    return lines


async def ladders_of(visitor: Any) -> list[Any]:
    """Every ladder, as a person sees it."""
    return [await visitor.get("/api/ladder", game=game, seats=n) for game in GAMES for n in SEATS[game]]


def judge_person(judge: Judge, who: Resident, listed: set[str], history: list[Any]) -> None:
    """Check that a person has not lost a seat, a game or a result."""
    seats = {name for name, table in judge.tables.items() if any(s.now.holder == who.holder for s in table.seats)}
    if listed != seats or not set(who.tables) <= seats:
        judge.complain(f"{who.name} does not find tables: {sorted(listed ^ seats | set(who.tables) - seats)}")
    over = {name for name in seats if name in judge.finished and not judge.finished[name].is_private}
    found = {line["table"] for line in history}
    if found != over:
        judge.complain(f"{who.name} misses results: {sorted(found ^ over)}")
    for line in history:
        table = judge.finished.get(line["table"])
        outcome = None if table is None else outcome_of(table)
        points = [seat["points"] for seat in line["seats"]]
        if outcome is None or points != list(outcome.scores):
            judge.complain(f"{who.name} has another result of {line['table']}: {points}")
    judge.figures["results"] += len(history)


async def judge_derived(judge: Judge, database: str) -> None:
    """Check that `tana ratings --check` and `tana rebuild` agree with the data that the server wrote despite kills."""
    where = database if database.startswith("postgres") else Path(database)
    faults = (await asyncio.to_thread(asyncio.run, ratings._check(where)))[1]
    judge.wrong += [f"ratings: {fault}" for fault in faults]
    tables, results = await asyncio.to_thread(asyncio.run, rebuild._rebuild(where))
    judge.figures["tables rebuilt"], judge.figures["results rebuilt"] = tables, results
    faults = (await asyncio.to_thread(asyncio.run, ratings._check(where)))[1]
    judge.wrong += [f"ratings after rebuild: {fault}" for fault in faults]


def judge_host(judge: Judge, weeks: Weeks, page: dict[str, Any]) -> None:
    """Check that the host page explains everything that has happened."""
    chronicle = weeks.chronicle
    names = {person["name"] for person in page["people"]}
    if missing := {who.name for who in chronicle.residents if who.tables} - names:
        judge.complain(f"the host page lacks {sorted(missing)}")
    if page["failures"] or page["people_in_all"] < len(chronicle.residents):
        judge.complain(f"the host page tells of {page['people_in_all']} people and of failures: {page['failures']}")
    starts = [what for _, what in chronicle.happened if what in STARTS]
    told = [start["why"] for start in reversed(page["starts"])]
    if told != starts[-len(told) :] or len(told) < min(20, len(starts)):
        judge.complain(f"the host page tells of starts {told}, but there were {starts}")
    judge.figures["tables on the host page"] = page["tables_in_all"]


def dump(folder: Path, postgres: Postgres, url: str) -> None:
    """Make a dump as described in docs/operate.md."""
    target = postgres.folder / DUMP
    target.unlink(missing_ok=True)  # that of the previous part, which the server's user must not overwrite
    postgres.tool("pg_dump", "--format=custom", f"--file={target}", f"--dbname={url}")
    shutil.copy(target, folder / DUMP)


def undump(folder: Path, postgres: Postgres) -> str:
    """Restore the dump into a new database."""
    url, source = postgres.new_database(), postgres.folder / DUMP
    shutil.copy(folder / DUMP, source)
    source.chmod(0o644)
    postgres.tool("pg_restore", f"--dbname={url}", source)
    return url


@contextlib.contextmanager
def postgres_if_there() -> Iterator[Postgres | None]:
    """Start PostgreSQL if it is installed."""
    try:
        with Postgres() as engine:
            yield engine
    except Missing:
        yield None
