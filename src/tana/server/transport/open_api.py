"""HTTP API of open tables and quick match.

The people of a house are those it knows and has admitted. All others are strangers: they may see and join only tables
that are open to strangers, and only if the host of the house allows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from msgspec import UNSET
from msgspec.structs import replace
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tana.core.registry import standard_game
from tana.errors import UnknownGame
from tana.server.house.host import Host
from tana.server.house.open_tables import OpenTables, Reader, marked
from tana.server.house.people import People
from tana.server.house.quick_match import QuickMatch, Wish
from tana.server.live.presence import present_at
from tana.server.live.store_access import stored
from tana.server.live.table_service import TableService
from tana.server.live.table_session import TableSession
from tana.server.protocol import wire
from tana.server.rate_limit import Rate
from tana.server.storage.open_tables import OpenTableStore
from tana.server.tables.commands.seating import tidy_name
from tana.server.tables.new_table import matched_table
from tana.server.tables.perspective import perspective_of
from tana.server.tables.refusal import Refuse
from tana.server.transport.house_admission import HouseAdmission
from tana.server.transport.http_messages import Plan, answer, query_number
from tana.server.transport.identity import Identity
from tana.server.transport.request_limits import RequestLimits
from tana.server.transport.waiting import MOST_WAIT, while_connected

DAY_SECONDS = 24 * 3600.0
TIMES_A_DAY = 3
"""The daily limit on opening tables, as a multiple of the short-term limit."""
PACES: dict[wire.QuickPace, wire.Settings] = {
    "relaxed": wire.Settings(hints=False, time_out="bot"),
    "minute": wire.Settings(hints=False, time_out="bot", timer_s=60),
    "days": wire.Settings(hints=False, time_out="bot", turn_h=24),
}

_OPEN = msgspec.json.Decoder(wire.OpenUp)
_NAME = msgspec.json.Decoder(wire.OpenName)
_JOIN = msgspec.json.Decoder(wire.JoinOpen)
_WISH = msgspec.json.Decoder(wire.QuickWish)
_LEAVE = msgspec.json.Decoder(wire.QuickLeave)


@dataclass
class OpenApi:
    """Handlers to open, find and join tables, and to wait for a quick match."""

    service: TableService
    identity: Identity
    limits: RequestLimits
    admission: HouseAdmission
    host: Host
    people: People

    def __post_init__(self) -> None:
        service, host = self.service, self.host
        self.tables = OpenTables(
            OpenTableStore(service.store.notices),
            self.people,
            service.bus,
            service.clock,
            open_to=lambda: host.open_to,
            is_banned=lambda holder: holder in host.bans,
            present=lambda table: present_at(service.bus, table),
        )
        self.quick = QuickMatch(
            service.bus,
            service.clock,
            make=self._make,
            is_banned=lambda holder: holder in host.bans,
            on_change=self.tables.changed,
        )
        service.broadcast.observers.append(lambda session: self.tables.table_changed(session.table.id))
        self.people.forget_hooks += [self.tables.forget, self.quick.withdraw]
        service.at_end += [self.tables.polls.end, self.quick.polls.end]

    async def listen(self) -> None:
        """Subscribe to changes at other processes."""
        await self.tables.listen()
        await self.quick.listen()

    def plan(self) -> Plan:
        """The routes of open tables."""
        return [
            ("GET", "/api/open", self.show),
            ("POST", "/api/open", self.open),
            ("POST", "/api/open/close", self.close),
            ("POST", "/api/open/join", self.join),
            ("POST", "/api/quick", self.wait),
            ("POST", "/api/quick/leave", self.leave),
        ]

    # --- who asks ----------------------------------------------------------------------------------------------

    async def _reader(self, request: Request) -> Reader:
        await self.host.refresh()
        holder = await self.identity.holder(request)
        admitted = self.admission.admits(request) or await self.admission.is_known(request)
        return Reader(holder, known=bool(holder) and admitted)

    async def _of_the_house(self, request: Request) -> str:
        """The requesting holder; raises `Refuse` for a stranger, or if open tables are switched off."""
        reader = await self._reader(request)
        if not reader.known:
            raise Refuse("not-allowed", "this is for people of the house: choose a name, or ask for an invitation")
        if self.host.open_to == "off":
            raise Refuse("not-allowed", "the host of this house has switched open tables off")
        return reader.holder

    # --- open tables -------------------------------------------------------------------------------------------

    async def show(self, request: Request) -> Response:
        mark, wait = request.query_params.get("mark", ""), min(MOST_WAIT, query_number(request, "wait"))
        if not wait or not mark:
            return answer(await self._page(request))
        page = self.tables.wait(lambda: self._page(request), mark, wait)
        return answer(await while_connected(self.service, request, page))

    async def _page(self, request: Request) -> wire.OpenTables:
        reader = await self._reader(request)
        tables = await stored(self.tables.list(reader))
        waiting = await self.quick.counts() if reader.known and self.host.open_to != "off" else {}
        return marked(wire.OpenTables(self.host.open_to, reader.known, tables, waiting))

    async def open(self, request: Request) -> Response:
        body = await self.limits.body(request, _OPEN)
        holder = await self._of_the_house(request)
        session = await self._hosted(body.table, holder)
        if not any(seat.now.kind == "open" for seat in session.table.seats):
            raise Refuse("full", "every seat of this table is taken")
        rate = self.service.limits.open_table
        await self.limits.allow(request, "open-table", rate)
        await self.limits.allow(request, "open-table-day", Rate(rate.most * TIMES_A_DAY, DAY_SECONDS))
        await stored(self.tables.open(holder, body, session.table.settings))
        return answer(await self._page(request))

    async def _hosted(self, table: str, holder: str) -> TableSession:
        """A table of which the holder is the host, and whose game has not begun; raises `Refuse` for others."""
        session = await self.service.admission.enter(table, holder)
        if session.table.is_private or session.table.made.practice:
            raise Refuse("not-allowed", "a practice table cannot be opened to others")
        if session.table.host != holder:
            raise Refuse("not-allowed", "only the host of the table can do that")
        if session.table.phase != "gathering":
            raise Refuse("not-now", "this table can no longer be opened to others")
        return session

    async def close(self, request: Request) -> Response:
        body = await self.limits.body(request, _NAME)
        holder = (await self._reader(request)).holder
        await stored(self.tables.close(holder, body.table))
        return answer(await self._page(request))

    async def join(self, request: Request) -> Response:
        body = await self.limits.body(request, _JOIN)
        await self.limits.allow(request, "join", self.service.limits.join)
        await stored(self.tables.joinable(body.table, await self._reader(request)))
        holder, key = await self.identity.known_or_new_key(request)
        seat = wire.JoinTable(name=body.name, animal=body.animal)
        session = await self.service.admission.join_open(body.table, seat, holder)
        joined = wire.Joined(session.table.id, session.you(holder, perspective_of(session.table, holder, None)))
        return await self.identity.give_key(request, answer(joined), key)

    # --- quick match -------------------------------------------------------------------------------------------

    async def wait(self, request: Request) -> Response:
        body = await self.limits.body(request, _WISH)
        holder = await self._of_the_house(request)
        await self.limits.allow(request, "quick-match", self.service.limits.quick_match)
        wish = replace(body, name=tidy_name(body.name), seats=_sizes(body))
        try:
            found = await while_connected(self.service, request, self.quick.wait(holder, wish, body.wait))
        except ClientDisconnect:
            await self.quick.withdraw(holder, body.id)
            raise
        return answer(found)

    async def leave(self, request: Request) -> Response:
        body = await self.limits.body(request, _LEAVE)
        await self.quick.withdraw(await self._of_the_house(request), body.id)
        return answer(wire.QuickAnswer(None, 0))

    async def _make(self, group: Sequence[Wish]) -> str:
        """Make a table for matching wishes and return its name; the person who waited longest is its host."""
        people = [(wish.holder, wish.name, UNSET if wish.animal is None else wish.animal) for wish in group]
        made = matched_table(group[0].game, people, PACES[group[0].pace])
        session = await self.service.tasks.shielded(self.service.open_table(made))
        return session.table.id


def _sizes(body: wire.QuickWish) -> list[int]:
    """The acceptable numbers of players of a wish; raises `Refuse` if its game does not support them."""
    try:
        game = standard_game(body.game)
    except UnknownGame as fault:
        raise Refuse("bad-request", str(fault)) from None
    if wrong := [count for count in body.seats if count not in game.seats]:
        raise Refuse("bad-request", f"{game.name} cannot be played by {wrong[0]}")
    return sorted({*body.seats})
