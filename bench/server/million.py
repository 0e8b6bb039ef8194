"""A hundredth of a million tables: 10,000 in a real PostgreSQL and Redis, each with a tenth of a move per second.

    python bench/server/million.py --tables 10000 --seconds 20

Fills a database with tables of a usual size, then moves at random tables through the store and the bus of several
server processes (one pool each, here in one process, without sockets and rules, which `scale.py` measures), and
measures what the hot queries read. A tenth of the tables is measured first, to show growth. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]

import asyncpg  # noqa: E402
import load  # noqa: E402
import uvloop  # noqa: E402
from scale import family  # noqa: E402
from tests.server.engines import Postgres, Redis  # noqa: E402

from tana.server.bus.redis_bus import RedisBus  # noqa: E402
from tana.server.storage.interface import Card  # noqa: E402
from tana.server.storage.people import FORGET_PEOPLE  # noqa: E402
from tana.server.storage.postgres_store import CLAIM, CLAIM_DUE, FORGET, PostgresStore  # noqa: E402
from tana.server.storage.sql_store import BY_CODE, FORGET_DEVICES, OF_HOLDER, ROWS  # noqa: E402
from tana.server.tables.log import Played, Row, encode  # noqa: E402

SEATS = 4
MOVES_A_SECOND = 0.1
"""The rate at each table: people take about ten seconds for a move."""
DAY_MS = 86_400_000
NOW = 1_795_000_000_000
PARTITIONS = 16
ENTRY = Played(seat=1, action=12345, number=20, entropy="0" * 64, check=2**40 + 7)
MESSAGE = b"m" * 340
"""As long as the message that a server publishes for a move (docs/operate.md)."""
FILL = """
INSERT INTO tables (id, code, seq, made, touched, turn, card, due, bot_due)
SELECT substr(md5(n::text), 1, 20), 'C' || n, {rows}, {now} - (n % 30) * {day}::bigint,
       {now} - (n % 30) * {day}::bigint, n % 4,
       decode(repeat('7b', 300), 'hex'), CASE WHEN n % 10 = 0 THEN {now} + n ELSE 0 END,
       CASE WHEN n % 500 = 0 THEN now() + interval '1 hour' END
FROM generate_series({first}, {last}) AS n;
INSERT INTO log (table_id, seq, at, holder, command, body)
SELECT substr(md5(n::text), 1, 20), s, {now}, md5('h' || n), md5('c' || s), decode('{body}', 'hex')
FROM generate_series({first}, {last}) AS n, generate_series(1, {rows}) AS s;
INSERT INTO places (holder, table_id)
SELECT md5('h' || ((n * 7 + s * 13) % {last})), substr(md5(n::text), 1, 20)
FROM generate_series({first}, {last}) AS n, generate_series(0, 3) AS s ON CONFLICT DO NOTHING;
INSERT INTO devices (key, holder, browser, system, made, seen)
SELECT md5('k' || n), md5('h' || n), 'Firefox', 'Linux', {now}, {now} - (n % 60) * {day}::bigint
FROM generate_series({first}, {last}) AS n;
INSERT INTO people (holder, name, animal, language, zone, since)
SELECT md5('h' || n), 'Ada', 'hare', 'en', 'UTC', {now} FROM generate_series({first}, {last}) AS n;
"""
PARTITIONED = """
CREATE TABLE log_in_parts (LIKE log) PARTITION BY HASH (table_id);
ALTER TABLE log_in_parts ADD PRIMARY KEY (table_id, seq);
"""


def name_of(number: int) -> str:
    """The id of a table, as in `FILL`."""
    from hashlib import md5

    return md5(str(number).encode(), usedforsecurity=False).hexdigest()[:20]


async def fill(url: str, first: int, last: int, rows: int) -> None:
    """Add tables, numbered from `first` to `last`."""
    connection = await asyncpg.connect(url)
    try:
        text = FILL.format(first=first, last=last, rows=rows, now=NOW, day=DAY_MS, body=encode(ENTRY).hex())
        await connection.execute(text)
        await connection.execute("VACUUM ANALYZE")
    finally:
        await connection.close()


async def explain(connection: asyncpg.Connection[Any], statement: str, *values: object) -> dict[str, float]:
    """The time and the pages of a query, which is rolled back; the fastest of three runs."""
    found = []
    for _ in range(3):
        change = connection.transaction()
        await change.start()
        try:
            text = await connection.fetchval(f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) {statement}", *values)
        finally:
            await change.rollback()
        [plan] = json.loads(text)
        pages = plan["Plan"]["Shared Hit Blocks"] + plan["Plan"]["Shared Read Blocks"]
        found.append({"ms": round(plan["Execution Time"], 3), "pages": pages})
    return min(found, key=lambda one: float(one["ms"]))


async def queries(url: str, tables: int) -> dict[str, dict[str, float]]:
    """The current cost of the hot queries, and of those of the daily cleanup."""
    connection = await asyncpg.connect(url)
    holder = await connection.fetchval("SELECT holder FROM places LIMIT 1")
    statements: dict[str, tuple[str, Sequence[object]]] = {
        "log of a table": (ROWS, (name_of(tables // 2), 0)),
        "newest entries of a table": (ROWS, (name_of(tables // 2), 37)),
        "tables of a person": (OF_HOLDER, (holder, 50, 0)),
        "table by its code": (BY_CODE, (f"C{tables // 2}",)),
        "turns of bots": (CLAIM, (16, 10.0)),
        "10 deadlines": (CLAIM_DUE, (NOW + tables // 10, NOW, 10)),
        "30 old tables": (FORGET, (NOW - 28 * DAY_MS, 30)),
        "old devices": (FORGET_DEVICES, (NOW - 40 * DAY_MS,)),
        "people who are gone": (FORGET_PEOPLE[0], ()),
    }
    try:
        return {name: await explain(connection, text, *values) for name, (text, values) in statements.items()}
    finally:
        await connection.close()


async def partitions(url: str, tables: int, rows: int) -> dict[str, Any]:
    """The same log in partitions: the same rows, the same reads."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(PARTITIONED)
        for number in range(PARTITIONS):
            await connection.execute(
                f"CREATE TABLE log_part_{number} PARTITION OF log_in_parts "
                f"FOR VALUES WITH (MODULUS {PARTITIONS}, REMAINDER {number})"
            )
        began = time.perf_counter()
        await connection.execute("INSERT INTO log_in_parts SELECT * FROM log")
        took = time.perf_counter() - began
        await connection.execute("VACUUM ANALYZE log_in_parts")
        read = ROWS.replace("FROM log", "FROM log_in_parts")
        largest = await connection.fetchval(
            "SELECT max(pg_total_relation_size(inhrelid)) FROM pg_inherits WHERE inhparent = 'log_in_parts'::regclass"
        )
        return {
            "copied_rows_per_second": round(tables * rows / took),
            "log of a table": await explain(connection, read, name_of(tables // 2), 0),
            "largest_megabytes": round(largest / 1e6, 1),
        }
    finally:
        await connection.close()


async def moves(postgres: Postgres, redis: Redis, url: str, args: argparse.Namespace, tables: int) -> dict[str, Any]:
    """Move at random tables, at the pace of people; every move goes to the log, then to the bus."""
    rng = random.Random(1)
    stores = [PostgresStore(url) for _ in range(args.processes)]
    buses = [RedisBus(redis.url()) for _ in range(args.processes)]
    heard = [0]

    def hear(message: bytes) -> None:
        heard[0] += 1

    heads = dict.fromkeys(map(name_of, range(1, tables + 1)), args.rows)
    names = list(heads)
    before_redis = int(_redis(redis, "memory")["used_memory"])
    for number, name in enumerate(names):
        for share in range(min(SEATS, args.processes)):
            await buses[(number + share) % args.processes].subscribe(name, hear)
    times: list[float] = []
    busy: set[str] = set()

    async def move(name: str, number: int) -> None:
        row = Row(seq=heads[name] + 1, at=NOW, entry=ENTRY, holder="h" * 32, command=f"{number} {'c' * 32}")
        began = time.perf_counter()
        await stores[number % args.processes].append(name, [row], card=Card(turn=number % SEATS))
        times.append(time.perf_counter() - began)
        heads[name] += 1
        busy.discard(name)
        await buses[number % args.processes].publish(name, MESSAGE)

    rate = tables * MOVES_A_SECOND
    await asyncio.gather(*(store.ping() for store in stores))
    cpu = [_cpu(postgres.pid), _cpu(redis.pid)]
    wal = _wal(postgres)
    began = time.perf_counter()
    running: set[asyncio.Task[None]] = set()
    number = 0
    while (now := time.perf_counter() - began) < args.seconds:
        while number < now * rate:
            number += 1
            name = rng.choice(names)
            if name not in busy:
                busy.add(name)
                task = asyncio.create_task(move(name, number))
                running.add(task)
                task.add_done_callback(running.discard)
        await asyncio.sleep(0.002)
    await asyncio.gather(*running)
    took = time.perf_counter() - began
    connections = int(postgres.query("SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'"))
    used = [_cpu(postgres.pid) - cpu[0], _cpu(redis.pid) - cpu[1]]
    ordered = sorted(times)
    made = len(times)
    found = {
        "wanted_per_second": rate,
        "moves_per_second": round(made / took, 1),
        "ms": {f"p{part}": round(1000 * ordered[int(part / 100 * (made - 1))], 1) for part in (50, 90, 99)},
        "statements_per_move": round(sum(store.statements for store in stores) / made, 3),
        "wal_bytes_per_move": round((_wal(postgres) - wal) / made),
        "postgresql_cpu_ms_per_move": round(1000 * used[0] / made, 3),
        "redis_cpu_ms_per_move": round(1000 * used[1] / made, 3),
        "redis_bytes_per_subscription": round(
            (int(_redis(redis, "memory")["used_memory"]) - before_redis) / (tables * min(SEATS, args.processes))
        ),
        "messages_heard": heard[0],
        "connections": connections - 1,
    }
    await asyncio.gather(*(store.close() for store in stores), *(bus.close() for bus in buses))
    return found


def _redis(redis: Redis, section: str) -> dict[str, str]:
    return dict(line.split(":", 1) for line in redis.info(section).splitlines() if ":" in line)


def _cpu(pid: int) -> float:
    """The CPU time of a process and its children; a child that has ended is not counted any more."""
    return sum(load.cpu_of(member) for member in family(pid) if Path(f"/proc/{member}").exists())


def _wal(postgres: Postgres) -> float:
    return float(postgres.query("SELECT pg_current_wal_insert_lsn() - '0/0'"))


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    with Postgres(shared_buffers="256MB", max_wal_size="4GB") as postgres, Redis() as redis:
        url = postgres.new_database()
        name = url.rsplit("/", 1)[1]
        store = PostgresStore(url)
        await store.ping()
        await store.close()
        sizes: dict[int, Any] = {}
        before = 0
        for tables in (args.tables // 10, args.tables):
            began = time.perf_counter()
            await fill(url, before + 1, tables, args.rows)
            filled = time.perf_counter() - began
            size = float(postgres.query(f"SELECT pg_database_size('{name}')"))
            before = tables
            sizes[tables] = {
                "filled_in_seconds": round(filled, 1),
                "megabytes": round(size / 1e6, 1),
                "bytes_per_row_of_the_log": round(
                    float(postgres.query("SELECT pg_total_relation_size('log')", name)) / (tables * args.rows)
                ),
                "queries": await queries(url, tables),
            }
        played = await moves(postgres, redis, url, args, args.tables)
        parts = await partitions(url, args.tables, args.rows)
    return {
        "cores": os.cpu_count(),
        "load_average": os.getloadavg()[0],
        "rows_of_a_table": args.rows,
        "by_tables": sizes,
        "moves": played,
        "log_in_partitions": parts,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000, help="a hundredth of a million")
    parser.add_argument("--rows", type=int, default=40, help="entries in the log of a table")
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    print(json.dumps(uvloop.run(measure(parser.parse_args())), indent=1))


if __name__ == "__main__":
    main()
