"""Records and replays of finished games, made in another process and cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeAlias, cast

from msgspec import Raw

from tana.bots.worker import Busy
from tana.errors import TanaError
from tana.server.protocol import wire
from tana.server.tables.after_game import record_of, replay_of
from tana.server.tables.finished_game import finished_game
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table

KEPT_BYTES = 64 << 20
FRAMES_OF_A_PAGE = 100

Call: TypeAlias = Callable[..., Future[list[bytes]]]
"""Calls a function in another process: `BotPool.call`."""
Key: TypeAlias = tuple[str, str]


class AfterGame:
    """Makes records and replays of finished games. They never change, so the cache has no expiry, only a size limit."""

    def __init__(self, call: Call, kept_bytes: int = KEPT_BYTES) -> None:
        self._call = call
        self._kept_bytes = kept_bytes
        self._kept: OrderedDict[Key, list[bytes]] = OrderedDict()
        self._making: dict[Key, asyncio.Task[list[bytes]]] = {}

    async def record(self, table: Table) -> bytes:
        """The record of a game, with all its secrets."""
        return b"".join(await self._get((table.id, "record"), record_of, table))

    async def replay(self, table: Table, perspective: int | None, first: int) -> wire.Replay:
        """A page of the replay from one perspective, starting at frame `first`."""
        *frames, outcome = await self._get((table.id, f"replay {perspective}"), replay_of, table, perspective)
        page = cast(list[wire.ReplayFrame], [Raw(frame) for frame in frames[first : first + FRAMES_OF_A_PAGE]])
        end = cast(wire.Outcome | None, Raw(outcome))
        point = None if perspective is None else perspective + 1
        return wire.Replay(table.id, table.game.name, point, first, len(frames), page, end)

    async def _get(self, key: Key, make: Callable[..., list[bytes]], table: Table, *more: object) -> list[bytes]:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key, make, table, *more))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Key, make: Callable[..., list[bytes]], table: Table, *more: object) -> list[bytes]:
        try:
            made = await asyncio.wrap_future(self._call(make, finished_game(table), *more))
        except Busy as fault:
            raise Refuse("limit", str(fault)) from None
        except TanaError as fault:
            raise Refuse("unavailable", str(fault)) from None
        finally:
            del self._making[key]
        self._kept[key] = made
        while len(self._kept) > 1 and sum(map(_size, self._kept.values())) > self._kept_bytes:
            self._kept.popitem(last=False)
        return made


def _size(parts: list[bytes]) -> int:
    return sum(map(len, parts))
