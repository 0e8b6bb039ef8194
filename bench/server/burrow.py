"""The home screen of a person with thousands of games, beside people who play: how long its requests take.

    python bench/server/burrow.py --games 5000 --tables 250 --seats 4 --seconds 30

A database is filled with finished games of one person, then tables are played at one move per second each (as in
`load.py`), while that person's browser opens the home screen again and again. *Home* is all requests of that screen,
one by one: my profile, the house, the catalogue, my tables, open tables. Afterwards, without anybody else, the server's
CPU time for a home is measured, which other work on the machine does not affect. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
from load import HERE, Table, free_port, open_table, play, ready, sit_down

HOME = ("/api/house", "/api/games", "/api/tables?first=0", "/api/me", "/api/open")
BURROW = ("/api/history?first=0", "/api/history?first=0&opponent=Seat")
FIGURES = "/api/history/statistics"
PAUSE_SECONDS = 0.05
VISITS = 100
"""The number of visits for which the server's CPU time is measured."""


async def finished_game(http: httpx.AsyncClient, game: str) -> tuple[str, str]:
    """Play a game between two people to its end; return its table and the key of its first seat."""
    table = await open_table(http, game, 2)
    rng, over = random.Random(1), False
    while not over:
        for number, key in enumerate(table.keys, start=1):
            cookie = {"cookie": f"tana={key}"}
            seen = (await http.get(f"/api/tables/{table.name}", params={"seat": number}, headers=cookie)).json()
            over = seen["phase"] == "over"
            if seen["turn"] == number and not over:
                move = {"kind": "play", "id": f"m{seen['seq']}", "seat": number, "seq": seen["seq"]}
                move["action"] = rng.choice(seen["choices"])["action"]
                await http.post(f"/api/tables/{table.name}/commands", json=move, headers=cookie)
    while not (await http.get("/api/history", headers={"cookie": f"tana={table.keys[0]}"})).json()["lines"]:
        await asyncio.sleep(0.05)
    return table.name, table.keys[0]


def multiply(database: Path, table: str, games: int) -> None:
    """Copy a finished game with its result, at other times: everything except its log, which no home reads."""
    changes = {
        "tables": {"id": "?1", "code": "?1", "touched": "touched - ?2"},
        "places": {"table_id": "?1"},
        "results": {"table_id": "?1", "ended": "ended - ?2"},
        "result_seats": {"table_id": "?1", "ended": "ended - ?2"},
    }
    copies = [(f"{number:020x}", number * 60_000, table) for number in range(1, games)]
    with closing(sqlite3.connect(database)) as connection, connection:
        for name, changed in changes.items():
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            values = ", ".join(changed.get(one, one) for one in columns)
            source = "id" if name == "tables" else "table_id"
            statement = f"INSERT INTO {name} ({', '.join(columns)}) SELECT {values} FROM {name} WHERE {source} = ?3"
            connection.executemany(f"{statement} AND ?2 > 0", copies)


async def visit(http: httpx.AsyncClient, paths: tuple[str, ...], until: float, times: list[float]) -> None:
    """Request these paths repeatedly, one by one."""
    while time.perf_counter() < until:
        began = time.perf_counter()
        for path in paths:
            response = await http.get(path)
            response.raise_for_status()
        times.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE_SECONDS)


def cpu_seconds(process: int) -> float:
    """The CPU time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def cpu_of(http: httpx.AsyncClient, paths: tuple[str, ...], process: int) -> float:
    """The server's CPU time for these paths, in milliseconds."""
    began = cpu_seconds(process)
    for _ in range(VISITS):
        for path in paths:
            (await http.get(path)).raise_for_status()
    return round(1000 * (cpu_seconds(process) - began) / VISITS, 2)


def part(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


def figures_of(times: list[float]) -> dict[str, Any]:
    return {"times": len(times), "p50": part(times, 0.5), "p99": part(times, 0.99), "max": part(times, 1.0)}


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    """Run the whole measurement."""
    folder = Path(tempfile.mkdtemp(prefix="tana-burrow-", dir=args.folder))
    port, database = free_port(), folder / "t.db"
    command = [
        sys.executable,
        HERE / "house.py",
        "--port",
        str(port),
        "--database",
        database,
        "--game",
        args.game,
        "uly",
    ]
    house = subprocess.Popen(command)
    try:
        address = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=address, timeout=60) as http:
            await ready(http)
            table, key = await finished_game(http, "uly")
            house.terminate()
            house.wait()
            multiply(database, table, args.games)
            house = subprocess.Popen(command)
            await ready(http)
            tables = [await open_table(http, args.game, args.seats) for _ in range(args.tables)]
            for one in tables:
                await sit_down(one, address)
        return await run_beside(args, address, key, tables, house.pid)
    finally:
        house.terminate()
        house.wait()


async def run_beside(
    args: argparse.Namespace, address: str, key: str, tables: list[Table], process: int
) -> dict[str, Any]:
    moves: list[float] = []
    home: list[float] = []
    burrow: list[float] = []
    lag = [0]
    gc.collect()
    gc.freeze()
    async with httpx.AsyncClient(base_url=address, timeout=60, headers={"cookie": f"tana={key}"}) as http:
        listed = (await http.get("/api/tables?first=0")).json()
        began = time.perf_counter()
        statistics = (await http.get(FIGURES)).json()
        figures_ms = 1000 * (time.perf_counter() - began)
        until, rng = time.perf_counter() + args.seconds, random.Random(1)
        await asyncio.gather(
            visit(http, HOME, until, home),
            visit(http, BURROW, until, burrow),
            *(play(table, args.rate, until, rng, moves, lag) for table in tables),
        )
        cpu_home, cpu_burrow = await cpu_of(http, HOME, process), await cpu_of(http, BURROW, process)
    return {
        "games": statistics["played"],
        "tables_on_the_first_page": len(listed["tables"]),
        "active_seats": len(tables) * args.seats,
        "moves": len(moves),
        "late_moves": lag[0],
        "ms_home": figures_of(home),
        "ms_burrow": figures_of(burrow),
        "cpu_ms_home": cpu_home,
        "cpu_ms_burrow": cpu_burrow,
        "ms_statistics_once": round(figures_ms, 1),
        "ms_move_to_all_seats": {"p50": part(moves, 0.5), "p99": part(moves, 0.99)} if moves else None,
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--game", default="molly", help="the game played at the other tables")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=1.0, help="moves per second at each table")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--folder", type=Path, help="folder of the database; use a real disk for realistic figures")
    print(json.dumps(asyncio.run(measure(parser.parse_args())), indent=1))


if __name__ == "__main__":
    main()
