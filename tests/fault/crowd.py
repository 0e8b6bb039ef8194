"""People who keep playing whatever happens to their connections, and records of what they were shown."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tana.client import Frame, Refused, Session, Visitor
from tana.server.storage.factory import open_store
from tana.server.tables.log import Played
from tana.server.tables.table import Table
from tests.server.stores import tables_in

PATIENCE = 0.4


@dataclass
class Crowd:
    """Some tables with people at them, who record every acknowledged move."""

    address: str
    """Where they connect: the server, or a proxy in front of it."""
    direct: str
    rng: random.Random
    games: Sequence[str]
    tables: int
    """The number of tables in play; when a game is over, another table is opened."""
    acknowledged: list[tuple[str, int, int, int]] = field(default_factory=list)
    """(table, seq, seat, action)"""
    sessions: list[Session] = field(default_factory=list)
    players: list[asyncio.Task[None]] = field(default_factory=list)
    seen: list[tuple[str, int, int, Any]] = field(default_factory=list)
    """(table, seat, the entry of a frame that the seat received, the view in that frame)"""
    stopping: bool = False

    def __post_init__(self) -> None:
        self._next_games = itertools.cycle(self.games)

    async def fill(self) -> None:
        """Replace tables whose games are over. A player that has found a fault ends the test."""
        over = [player for player in self.players if player.done()]
        for player in over:
            player.result()
        for _ in range(self.tables - (len(self.players) - len(over)) // 2):
            await self.open_table(next(self._next_games))

    async def play_on(self, moves: int) -> None:
        """Fill the tables, and let people make this many more moves, however long that takes."""
        wanted = len(self.acknowledged) + moves
        await self.fill()
        while len(self.acknowledged) < wanted:
            await asyncio.sleep(0.02)
            await self.fill()

    async def stop(self) -> None:
        """Stop all players, and compare what they see with the log."""
        self.stopping = True
        await asyncio.gather(*self.players)

    async def open_table(self, game: str) -> None:
        """Open a table for two people and a bot."""
        host, guest = Visitor(self.direct), Visitor(self.direct)
        made = await until_done(lambda: host.create(game, [{"kind": "me"}, {"kind": "remote"}, {"kind": "bot"}]))
        await until_done(lambda: guest.join_path(made["path"]))
        await until_done(lambda: start(host, made["table"]))
        self.players += [asyncio.create_task(self.play(visitor, made["table"])) for visitor in (host, guest)]

    async def play(self, visitor: Visitor, table: str) -> None:
        """Play at random until the game is over, or until stopped."""
        visitor.address = self.address

        def watch(frame: Frame) -> None:
            if "view" in frame or "patch" in frame:
                self.seen.append((table, session.table["you"]["perspective"], frame["seq"], session.table["view"]))

        session = visitor.sit(table, patience=PATIENCE, on_frame=watch)
        async with visitor, session:
            self.sessions.append(session)
            seat = session.table["you"]["perspective"]
            while not self.stopping:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.5):
                        await session.until(lambda t: t["phase"] == "over" or (t["turn"] == seat and t["choices"]))
                now = session.table
                if now["phase"] == "over":
                    return
                if now["turn"] == seat and now["choices"]:
                    await self.move(session, table, seat)
            await self.settle(session, visitor, table)

    async def move(self, session: Session, table: str, seat: int) -> None:
        action, seq = self.rng.choice(session.table["choices"])["action"], session.table["seq"]
        try:
            ack = await session.play(action)
        except Refused as refusal:
            ended = refusal.code == "not-now" and refusal.frame["seq"] > seq  # by a move that has not arrived here yet
            assert ended or refusal.code in ("stale", "not-your-turn", "unavailable", "illegal"), refusal
            return
        self.acknowledged.append((table, ack["seq"], seat, action))

    async def settle(self, session: Session, visitor: Visitor, table: str) -> None:
        """Check that in the end everybody sees the true state and has received every step exactly once."""
        newest = await until_done(lambda: direct_snapshot(visitor, self.direct, table))
        await session.until(lambda t: t["seq"] >= newest["seq"])
        fresh = await until_done(lambda: direct_snapshot(visitor, self.direct, table))
        if fresh["seq"] == session.table["seq"]:
            for part in ("view", "turn", "choices", "can_undo", "phase", "outcome"):
                assert session.table[part] == fresh[part], part
        told = [step["seq"] for step in session.steps]
        assert told == list(range(1, session.table["seq"] + 1)), (session.table["game"], told)
        heard = {step["seq"]: step for step in session.steps}
        for step in fresh["steps"]:  # without the memory aid, a fresh snapshot leaves out old steps
            assert heard.get(step["seq"], step) == step


async def direct_snapshot(visitor: Visitor, direct: str, table: str) -> Any:
    async with httpx.AsyncClient(base_url=direct, cookies={"tana": visitor.key or ""}, timeout=30) as client:
        response = await client.get(f"/api/tables/{table}")
        response.raise_for_status()
        return response.json()


async def start(host: Visitor, table: str) -> Any:
    with contextlib.suppress(Refused):
        return await host.command(table, "start")


async def until_done(work: Any) -> Any:
    """Retry until the server is available."""
    while True:
        try:
            return await work()
        except (httpx.TransportError, httpx.HTTPStatusError):
            await asyncio.sleep(0.02)
        except Refused as refusal:
            if refusal.code != "unavailable":
                raise
            await asyncio.sleep(0.2)


async def judge(database: Path | str, crowd: Crowd) -> dict[str, int]:
    """Check that no acknowledged move is lost or was made twice, and that every table matches its log."""
    store = open_store(database)
    moves = 0
    logs: dict[str, list[Any]] = {}
    for name in await tables_in(store):
        rows = logs[name] = await store.read(name)
        Table.replay(rows)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        commands = [(row.holder, row.command) for row in rows if row.command]
        assert len(commands) == len(set(commands)), "a command was carried out twice"
        moves += sum(isinstance(row.entry, Played) for row in rows)
    for table, seq, seat, action in crowd.acknowledged:
        entry = logs[table][seq - 1].entry
        assert isinstance(entry, Played), "an acknowledged move is lost"
        assert (entry.seat + 1, entry.action) == (seat, action), "the entry is another move"
    await store.close()
    return {"tables": len(logs), "moves": moves, "acknowledged": len(crowd.acknowledged)}
