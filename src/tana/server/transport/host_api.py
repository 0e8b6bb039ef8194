"""HTTP API of the host page: the state of the house, and actions reserved for its host.

Every request carries the host key in a header. Answers never contain data of a game: no view, no hand, no link to a
seat.
"""

from __future__ import annotations

import asyncio
import os
import platform
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tana.server.house.host import Host, person_id
from tana.server.live.limits import Limits
from tana.server.live.store_access import stored
from tana.server.live.table_service import TableService
from tana.server.logs import note
from tana.server.protocol import wire
from tana.server.storage.hosting import PersonRow, TableRow
from tana.server.storage.scheduled_backup import BackupPlan, copies, last_report, made_at, make_apart
from tana.server.tables import summary
from tana.server.tables.refusal import Refuse
from tana.server.tables.summary import Summary
from tana.server.transport.house_admission import HouseAdmission
from tana.server.transport.http_messages import Handler, Plan, answer
from tana.server.transport.request_limits import RequestLimits
from tana.version import __version__

T = TypeVar("T")

KEY_HEADER = "tana-host-key"
MOST_PEOPLE = MOST_TABLES = 300
MOST_FAILURES = 50
INVITATION_DAYS = 7
DAY_MS = 24 * 3600 * 1000
SHOWN_LIMITS = (
    "tables",
    "connections",
    "connections_of_an_address",
    "watchers_of_a_table",
    "devices_of_a_holder",
    "free_disk_bytes",
)

_PERSON = msgspec.json.Decoder(wire.HostNamesPerson)
_TABLE = msgspec.json.Decoder(wire.HostNamesTable)
_ANNOUNCE = msgspec.json.Decoder(wire.HostAnnounces)
_ADMIT = msgspec.json.Decoder(wire.HostAdmits)
_OPENS = msgspec.json.Decoder(wire.HostOpens)


@dataclass(frozen=True)
class HostApi:
    """Handlers for the host page."""

    service: TableService
    admission: HouseAdmission
    limits: RequestLimits
    host: Host
    database: Path | None = None
    """The database file; None: PostgreSQL."""
    backups: BackupPlan | None = None
    _backing_up: asyncio.Lock = field(default_factory=asyncio.Lock)

    def plan(self) -> Plan:
        """The routes of the host."""
        actions: dict[str, Callable[[Request], Awaitable[None]]] = {
            "kick": self.kick,
            "ban": self.ban,
            "unban": self.unban,
            "close": self.close,
            "announce": self.announce,
            "admission": self.admit,
            "open-tables": self.open_tables,
            "backup": self.back_up,
        }
        return [
            ("GET", "/api/host", self._for_host(self.show)),
            ("POST", "/api/host/invite", self._for_host(self.invite)),
            *(("POST", f"/api/host/{name}", self._for_host(self._then_show(act))) for name, act in actions.items()),
        ]

    def _for_host(self, handler: Handler) -> Handler:
        """Wrap a handler so that it needs the host key. Guesses are rate-limited."""

        async def handle(request: Request) -> Response:
            async with self.limits.guess(request, "host"):
                if not await stored(self.host.is_host(request.headers.get(KEY_HEADER, ""))):
                    raise Refuse("unknown-secret", "wrong host key; the command tana host-key prints it")
            return await handler(request)

        return handle

    def _then_show(self, act: Callable[[Request], Awaitable[None]]) -> Handler:
        async def handle(request: Request) -> Response:
            await act(request)
            return await self.show(request)

        return handle

    # --- seeing ------------------------------------------------------------------------------------------------

    async def show(self, request: Request) -> Response:
        return answer(await stored(self._page()))

    async def _page(self) -> wire.HostPage:
        await self.host.refresh()
        store, service = self.host.store, self.service
        rows = [(row, summary.decode(row.card)) for row in await store.tables(MOST_TABLES)]
        people, failing = await store.people(MOST_PEOPLE), await store.failing(MOST_FAILURES)
        names = _names([found for _, found in rows]) | {one.holder: one.name for one in people if one.name}
        said = self.host.announcement
        return wire.HostPage(
            version=__version__,
            python=platform.python_version(),
            protocol=wire.PROTOCOL,
            people=self._people(people, names, [found for _, found in rows]),
            people_in_all=await store.count_people(),
            tables=[self._table(row, found) for row, found in rows if found.phase != "closed"],
            tables_in_all=await store.count_tables(),
            load=self._load(),
            limits={name: _limit(service.limits, name) for name in SHOWN_LIMITS},
            free_bytes=service.store.free_bytes(),
            used_bytes=None if self.database is None else self.database.stat().st_size,
            admission=self.admission.admission,
            admission_changes=self.admission.may_change(),
            announcement=None if said is None else wire.Announcement(said.id, said.text, said.at),
            backup=self._backup(),
            failures=[
                wire.HostFailure(person_id(one.holder), names.get(one.holder, ""), one.kind, one.failures, one.paused)
                for one in failing
            ],
            notices_waiting=await service.store.notices.count_queued(),
            open_to=self.host.open_to,
            starts=[wire.HostStart(one.at, one.before, one.why) for one in reversed(await self.host.starts())],
        )

    def _people(self, rows: list[PersonRow], names: dict[str, str], tables: list[Summary]) -> list[wire.HostPerson]:
        sessions = self.service.cache.sessions.values()
        here = {holder for session in sessions for holder in session.present | session.holders()}
        counts = Counter(holder for table in tables for holder in _players(table))
        unseen = [PersonRow(holder, 0, 0, 0) for holder in self.host.bans.keys() - {row.holder for row in rows}]
        return [
            wire.HostPerson(
                id=person_id(row.holder),
                name=names.get(row.holder, ""),
                devices=row.devices,
                since=row.since,
                seen=row.seen,
                tables=counts[row.holder],
                here=row.holder in here,
                banned=row.holder in self.host.bans,
            )
            for row in [*rows, *sorted(unseen, key=lambda row: row.holder)]
        ]

    def _table(self, row: TableRow, found: Summary) -> wire.HostTable:
        session = self.service.cache.sessions.get(row.table)
        return wire.HostTable(
            table=row.table,
            game=found.game,
            phase=found.phase,
            names=[seat.name for seat in found.seating.seats if seat.name],
            people=len(_players(found)),
            here=0 if session is None else len(session.present | session.holders()),
            private=found.private,
            touched=row.touched,
        )

    def _load(self) -> wire.HostLoad:
        service, metrics = self.service, self.service.metrics
        return wire.HostLoad(
            connections=sum(len(session.connections) for session in service.cache.sessions.values()),
            tables=len(service.cache.sessions),
            moves=metrics.rows.value,
            answer_ms=round(metrics.command_time.below(0.95) * 1000),
            processor=round(os.getloadavg()[0] / (os.cpu_count() or 1), 2),
        )

    def _backup(self) -> wire.HostBackup:
        plan = self.backups
        if plan is None:
            return wire.HostBackup(possible=False, hours=0, verified=0, fault="")
        report, good = last_report(plan.folder), copies(plan.folder)[:1]
        verified = made_at(good[0]) if good else 0
        return wire.HostBackup(True, plan.hours, verified, "" if report is None else report.fault)

    # --- doing -------------------------------------------------------------------------------------------------

    async def kick(self, request: Request) -> None:
        """Remove a person from all tables for good, and close their connections."""
        holder = await self._holder(request)
        count = await self.service.tasks.shielded(self.service.remove_person(holder))
        await self.service.devices.disconnect(holder)
        note("kicked", holder=holder, count=count)

    async def ban(self, request: Request) -> None:
        """Ban a person, and close all their connections."""
        holder = await self._holder(request)
        await stored(self.host.ban(holder))
        await self.service.devices.disconnect(holder)

    async def unban(self, request: Request) -> None:
        """Lift a ban."""
        await stored(self.host.unban(await self._holder(request)))

    async def _holder(self, request: Request) -> str:
        body = await self.limits.body(request, _PERSON)
        holder = await stored(self.host.find(body.person))
        if holder is None:
            raise Refuse("bad-request", "there is no person with this id")
        return holder

    async def close(self, request: Request) -> None:
        """Close a table. Everybody at it is notified; its log stays."""
        body = await self.limits.body(request, _TABLE)
        await self.service.tasks.shielded(self.service.close_table(body.table))

    async def announce(self, request: Request) -> None:
        """Show a message on every page."""
        body = await self.limits.body(request, _ANNOUNCE)
        await stored(self.host.announce(" ".join(body.text.split())))

    async def admit(self, request: Request) -> None:
        """Open or close registration."""
        body = await self.limits.body(request, _ADMIT)
        if not self.admission.may_change():
            raise Refuse(
                "not-now",
                f"the server was started with admission by {self.admission.rules.admission}; it cannot be changed here",
            )
        await stored(self.host.set_registration(body.admission))

    async def open_tables(self, request: Request) -> None:
        """Decide who may see and join open tables."""
        body = await self.limits.body(request, _OPENS)
        await stored(self.host.set_open_to(body.open_to))

    async def invite(self, request: Request) -> Response:
        """Make an invitation to the house."""
        if self.admission.admission != "invitation":
            raise Refuse("not-now", "this house does not use invitations")
        token = self.admission.invitation(self.service.clock() + INVITATION_DAYS * DAY_MS)
        return answer(wire.HostInvitation(f"/#/house/{token}", INVITATION_DAYS))

    async def back_up(self, request: Request) -> None:
        """Make a backup now, one at a time."""
        if self.backups is None or self.database is None:
            raise Refuse("not-now", "this server is not set up to make backups")
        if self._backing_up.locked():
            raise Refuse("not-now", "a backup is already in progress")
        async with self._backing_up:
            report = await make_apart(self.database, self.backups, self.service.clock())
        self.service.metrics.backup_failed.set(bool(report.fault))
        if not report.fault:
            self.service.metrics.backup_time.set(report.at / 1000)


def _limit(limits: Limits, name: str) -> int:
    return int(getattr(limits, name))


def _players(table: Summary) -> set[str]:
    return {seat.holder for seat in table.seating.seats if seat.holder}


def _names(tables: list[Summary]) -> dict[str, str]:
    """The latest name of each holder; `tables` are newest first."""
    names: dict[str, str] = {}
    for table in tables:
        for seat in table.seating.seats:
            if seat.holder and seat.name and seat.kind != "bot":
                names.setdefault(seat.holder, seat.name)
    return names
