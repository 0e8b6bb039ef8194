"""Access to the store that turns its errors into refusals."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import TypeVar

import msgspec

from tana.server.logs import note
from tana.server.storage.interface import Conflict, Store, StoreError
from tana.server.tables.log import Row
from tana.server.tables.refusal import Refuse

T = TypeVar("T")


async def stored(work: Awaitable[T]) -> T:
    """Await an operation of the store; raises `Refuse` if it fails."""
    try:
        return await work
    except Conflict:
        raise Refuse("unavailable", "try again") from None
    except StoreError as fault:
        note("store unavailable", logging.ERROR, fault=str(fault))
        raise Refuse("unavailable", "the store is unavailable") from None


async def read_rows(store: Store, table: str, after: int = 0) -> list[Row]:
    """The rows of a log after entry `after`; raises `Refuse` if they cannot be read."""
    try:
        return await stored(store.read(table, after))
    except msgspec.MsgspecError as fault:
        note("log refused", logging.ERROR, table=table, why=str(fault))
        raise Refuse("old-game", "the log of this table has another version") from None
