"""Open tables: tables that are listed for players to join, and what each reader may see of them.

A table is listed while its host has opened it, it has a free seat and its game has not begun. A live table is listed
only while a player is at it; a game over days stays listed while everybody is away. A person who was removed from a
table no longer sees it. A name is shown only to readers who may see its owner's presence.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from msgspec import Struct
from msgspec.structs import replace

from tana.core.invisible import has_invisible
from tana.server.bus.interface import Bus
from tana.server.bus.long_polls import LongPolls
from tana.server.house.people import People
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.storage.open_tables import Opening, OpenTableStore
from tana.server.tables import summary
from tana.server.tables.log import SeatRecord
from tana.server.tables.refusal import Refuse
from tana.server.tables.summary import Summary
from tana.text.words import LANGUAGES

CHANNEL = "open-tables"
LIVE_MS = 2 * 3600_000
"""How long a live table stays open."""
DAYS_MS = 3 * 24 * 3600_000
"""How long a game over days stays open."""
OF_A_PERSON = 3
"""Tables that a person may have open at the same time."""
MOST_LISTED = 200
MARK_DIGITS = 16
POLL_SECONDS = 15.0
"""How often a long poll reads the list again, since presence ends without an event."""


class Reader(Struct, frozen=True):
    """A person who reads the list of open tables."""

    holder: str
    known: bool
    """A person of this house; otherwise a stranger."""


@dataclass
class OpenTables:
    """The open tables of a house."""

    store: OpenTableStore
    people: People
    bus: Bus
    clock: Callable[[], int]
    open_to: Callable[[], wire.OpenTo]
    """Who may see open tables at the moment, as the host of the house has set it."""
    is_banned: Callable[[str], bool]
    present: Callable[[str], Awaitable[set[str]]]
    """The holders who are at a table now."""
    polls: LongPolls = field(default_factory=lambda: LongPolls(POLL_SECONDS))
    _listed: set[str] = field(default_factory=set)

    async def listen(self) -> None:
        """Subscribe to changes at any process."""
        await self.bus.subscribe(CHANNEL, lambda _: self.polls.wake_all())

    # --- opening -----------------------------------------------------------------------------------------------

    async def open(self, holder: str, body: wire.OpenUp, settings: wire.Settings) -> None:
        """Open a table, or change how it is listed. The caller has checked that the holder is its host."""
        open_to = self.open_to()
        if open_to == "off":
            raise Refuse("not-allowed", "the host of this house has switched open tables off")
        if body.strangers and open_to != "everybody":
            raise Refuse("not-allowed", "tables of this house are open to its people only")
        if body.language not in LANGUAGES:
            raise Refuse("bad-request", f"unknown language; choose one of {', '.join(LANGUAGES)}")
        description = tidy_description(body.description)
        now = self.clock()
        if len(await self.store.of(holder, now) - {body.table}) >= OF_A_PERSON:
            raise Refuse("limit", f"at most {OF_A_PERSON} of your tables can be open at the same time")
        until = now + (DAYS_MS if settings.turn_h else LIVE_MS)
        opening = Opening(body.table, holder, now, until, body.language, int(body.strangers), description)
        await self.store.keep(opening)
        await self.changed()

    async def close(self, holder: str, table: str) -> None:
        """Take a table off the list."""
        if table not in await self.store.of(holder, self.clock()):
            raise Refuse("not-now", "this table is not open")
        await self.store.remove([table], self.clock())
        await self.changed()

    async def forget(self, holder: str) -> None:
        """Delete the open tables of a person, with their descriptions."""
        await self.store.forget(holder)
        await self.changed()

    # --- reading -----------------------------------------------------------------------------------------------

    async def list(self, reader: Reader) -> list[wire.OpenTable]:
        """The open tables that a reader may see, most recently opened first."""
        now = self.clock()
        found = [(opening, summary.decode(card)) for opening, card in await self.store.newest(now, MOST_LISTED)]
        self._listed = {opening.table for opening, _ in found}
        dead = [opening.table for opening, table in found if _is_dead(opening, table)]
        if dead:
            await self.store.remove(dead, now)
        shown: dict[str, bool] = {}
        return [
            await self._line(opening, table, reader, shown)
            for opening, table in found
            if await self._may_see(opening, table, reader)
        ]

    async def joinable(self, table: str, reader: Reader) -> None:
        """Raise `Refuse` unless a reader may see this table in the list."""
        found = await self.store.find(table, self.clock())
        if found is None or not await self._may_see(found[0], summary.decode(found[1]), reader):
            raise Refuse("unknown-table", "this table is not open to you, or no longer open")

    async def _may_see(self, opening: Opening, table: Summary, reader: Reader) -> bool:
        open_to = self.open_to()
        if open_to == "off" or (not reader.known and (open_to != "everybody" or not opening.strangers)):
            return False
        if _is_dead(opening, table) or self.is_banned(opening.holder) or reader.holder in table.seating.removed:
            return False
        if all(seat.kind != "open" for seat in table.seating.seats):
            return False
        players = {seat.holder for seat in table.seating.seats if seat.holder}
        return table.days or bool(players & await self.present(opening.table))

    async def _line(self, opening: Opening, table: Summary, reader: Reader, shown: dict[str, bool]) -> wire.OpenTable:
        seats = [seat for seat in table.seating.seats if seat.kind != "open"]
        return wire.OpenTable(
            table=opening.table,
            game=table.game,
            seats=len(table.seating.seats),
            players=[await self._player(seat, reader.holder, shown) for seat in seats],
            timer_s=table.timer_s,
            turn_h=table.turn_h,
            language=opening.language,
            description=opening.description,
            strangers=bool(opening.strangers),
            opened=opening.opened,
            yours=table.seating.has_place(reader.holder),
        )

    async def _player(self, seat: SeatRecord, viewer: str, shown: dict[str, bool]) -> wire.OpenPlayer:
        owner = seat.holder
        if owner is None:
            return wire.OpenPlayer(seat.name, seat.animal, bot=True)
        if owner not in shown:
            shown[owner] = await self.people.may_show(owner, viewer, "presence")
        return wire.OpenPlayer(seat.name, seat.animal, False) if shown[owner] else wire.OpenPlayer("", None, False)

    # --- news --------------------------------------------------------------------------------------------------

    async def wait(self, read: Callable[[], Awaitable[wire.OpenTables]], mark: str, seconds: float) -> wire.OpenTables:
        """Long-poll: return a page as soon as its mark differs from `mark`, or on timeout."""
        return await self.polls.changed(read, mark, seconds)

    async def changed(self) -> None:
        """Wake the long polls at every process."""
        await self.bus.publish(CHANNEL, b"")

    def table_changed(self, table: str) -> None:
        """Wake the long polls of this process if a changed table is listed."""
        if table in self._listed:
            self.polls.wake_all()


def _is_dead(opening: Opening, table: Summary) -> bool:
    """Whether an opening is over: the game has begun or ended, or the person who opened the table has left."""
    return table.phase != "gathering" or not table.seating.has_place(opening.holder)


def marked(page: wire.OpenTables) -> wire.OpenTables:
    """Set the mark of a page to a digest of its content."""
    return replace(page, mark=hashlib.sha256(encode(replace(page, mark=""))).hexdigest()[:MARK_DIGITS])


def tidy_description(text: str) -> str:
    """Normalise a description to NFC on one line; raises `Refuse` for invisible characters, including bidi controls."""
    clean = unicodedata.normalize("NFC", " ".join(text.split()))
    if has_invisible(clean):
        raise Refuse("bad-request", "a description must not contain invisible characters")
    return clean
