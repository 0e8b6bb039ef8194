"""Deleting a person from tables: they leave, and their name is removed from the logs.

Logs are rewritten in the store. Processes that have such a table in memory drop it, and its clients reconnect.
"""

from __future__ import annotations

import contextlib
import secrets
from dataclasses import dataclass

import msgspec

from tana.server.live.store_access import stored
from tana.server.live.table_service import TableService
from tana.server.live.table_session import TableSession
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.storage.people import StoredEntry
from tana.server.tables import credentials, log, summary
from tana.server.tables.anonymous import Anonymiser, names_of
from tana.server.tables.refusal import Refuse

CHANNEL = "rewritten"

_TABLES: msgspec.json.Decoder[list[str]] = msgspec.json.Decoder(list[str])


@dataclass(frozen=True)
class Forgetting:
    """Removes a person from tables."""

    service: TableService

    async def listen(self) -> None:
        """Subscribe to logs that other processes rewrite, and drop their tables."""
        await self.service.bus.subscribe(CHANNEL, lambda message: self._drop(_TABLES.decode(message)))

    async def forget(self, holder: str) -> None:
        """Make a person leave all tables, and remove them from the logs. Can be repeated after a failure."""
        people = self.service.store.people
        tables, devices = await stored(people.tables(holder)), await stored(people.keys(holder))
        for table in tables:
            with contextlib.suppress(Refuse):  # a table of another version can only be rewritten
                await self._leave(await self.service.cache.get(table), holder)
            session = self.service.cache.sessions.get(table)
            async with contextlib.nullcontext() if session is None else session.lock:
                await self._rewrite(table, holder, devices)
                self._drop([table])
        await self.service.bus.publish(CHANNEL, encode(tables))

    async def _leave(self, session: TableSession, holder: str) -> None:
        """Give up all seats at a table that is not over; close it if the person is its host and nobody else plays."""
        table = session.table
        if table.phase not in ("gathering", "playing"):
            return
        mine = table.seats_held_by(holder)
        alone = all(seat in mine for seat in table.people())
        if alone and table.host == holder:
            await self.service.command(session, holder, wire.CloseTable(_new_id()))
            return
        for seat in mine:
            await self.service.command(session, holder, wire.Leave(_new_id(), seat + 1))

    async def _rewrite(self, table: str, holder: str, devices: list[str]) -> None:
        people = self.service.store.people
        rows = await stored(people.entries(table))
        nobody = credentials.key_hash(credentials.new_key())
        entries = _decoded(rows)
        change = Anonymiser(holder, nobody, devices, names_of(entries or (), holder))
        bodies = (
            [msgspec.json.encode(change.untyped(msgspec.json.decode(row.body))) for row in rows]
            if entries is None
            else [log.encode(change.entry(one, row.holder)) for row, one in zip(rows, entries, strict=True)]
        )
        after = [StoredEntry(row.seq, change.holder(row.holder), body) for row, body in zip(rows, bodies, strict=True)]
        card = await stored(people.card(table))
        if card is not None:
            shown = summary.decode(card)
            card = msgspec.json.encode(msgspec.structs.replace(shown, seating=change.seating(shown.seating)))
        changed = [new for old, new in zip(rows, after, strict=True) if new != old]
        await stored(people.rewrite(table, changed, card))

    def _drop(self, tables: list[str]) -> None:
        for table in tables:
            session = self.service.cache.sessions.get(table)
            if session is not None:
                session.end_all("restart")
                self.service.cache.drop(session)


def _decoded(rows: list[StoredEntry]) -> list[log.AnyEntry] | None:
    """Decode the entries of a log; None if it has another version."""
    try:
        return [log.decode(row.body) for row in rows]
    except msgspec.MsgspecError:
        return None


def _new_id() -> str:
    return secrets.token_hex(8)
