"""A person's finished games, for themselves and for people they share them with."""

from __future__ import annotations

import asyncio
import math
from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from tana.server.house.people import People
from tana.server.house.results import decode
from tana.server.house.statistics import statistics_of
from tana.server.protocol import wire
from tana.server.storage.people import Person
from tana.server.storage.results import ResultStore, SeatOwner, StoredResult, Wanted
from tana.server.tables.refusal import Refuse

LINES_OF_A_PAGE = 30
MOST_GAMES = 20_000
"""Statistics and exports include at most this many of the latest games."""
EXPORT_VERSION = 1


@dataclass
class History:
    """Histories, statistics and exports of finished games."""

    store: ResultStore
    people: People

    async def page(self, holder: str, wanted: Wanted, first: int) -> wire.History:
        """A page of a holder's finished games, newest first."""
        found = await self.store.of(holder, wanted, first, LINES_OF_A_PAGE)
        more = first + len(found) if len(found) == LINES_OF_A_PAGE else None
        return wire.History([_line(one, holder) for one in found], more)

    async def statistics(self, holder: str) -> wire.Statistics:
        """The statistics of a holder's finished games."""
        found = await self.store.of(holder, Wanted(), 0, MOST_GAMES)
        figures = await asyncio.to_thread(statistics_of, holder, found[::-1])
        return replace(figures, luck=await self._luck(holder))

    async def _luck(self, holder: str) -> wire.Luck | None:
        """The total luck of a holder in analysed games; None if there are none.

        The errors of different games are independent.
        """
        found = await self.store.luck_of(holder)
        if not found:
            return None
        error = math.sqrt(sum(one.error**2 for one in found))
        return wire.Luck(len(found), round(sum(one.luck for one in found), 2), round(error, 2))

    # --- of others ---------------------------------------------------------------------------------------------

    async def person(self, viewer: str, table: str, seat: int, first: int) -> wire.PersonPage:
        """The parts of a person's history that a viewer may see; the person is named by a seat (from 1) they played.

        Raises the same `Refuse` for a person who shares nothing and for one who does not exist.
        """
        result = await self.store.one(table)
        owners = () if result is None else result.owners
        owner = next((one.holder for one in owners if one.seat == seat - 1), "")
        history = await self.people.may_show(owner, viewer, "history")
        statistics = await self.people.may_show(owner, viewer, "statistics")
        if not history and not statistics:
            raise Refuse("not-allowed", "that player's games are not shared with you")
        person = await self.people.person(owner)
        named = person.name or next(one.name for one in owners if one.holder == owner)
        return wire.PersonPage(
            name=named,
            animal=person.animal or None,  # type: ignore[arg-type]  # written by `People.change` alone
            history=await self._shown_page(owner, viewer, first) if history else None,
            statistics=_about_themselves(await self.statistics(owner)) if statistics else None,
            about=_about(person) if await self.people.may_show(owner, viewer, "presence") else None,
        )

    async def _shown_page(self, owner: str, viewer: str, first: int) -> wire.History:
        found = await self.store.of(owner, Wanted(), first, LINES_OF_A_PAGE)
        holders = {one.holder for result in found for one in result.owners if one.holder}
        named = {one for one in holders if one == owner or await self.people.may_show(one, viewer, "history")}
        lines = [_line(_without_names(one, named), owner) for one in found]
        more = first + len(found) if len(found) == LINES_OF_A_PAGE else None
        return wire.History([replace(line, table="", kept=False) for line in lines], more)

    async def export(self, holder: str) -> wire.HistoryExport:
        """All data about a holder's finished games."""
        found = await self.store.of(holder, Wanted(), 0, MOST_GAMES)
        games = [
            wire.ExportedGame(
                table=one.table,
                names=[owner.name for owner in one.owners],
                yours=[owner.seat + 1 for owner in one.owners if owner.holder == holder],
                result=msgspec.json.decode(one.body),
            )
            for one in found
        ]
        return wire.HistoryExport(EXPORT_VERSION, games)

    async def forget_holder(self, holder: str) -> None:
        """Make a holder anonymous in all results."""
        await self.store.forget_holder(holder)


def _without_names(result: StoredResult, named: set[str]) -> StoredResult:
    """Remove the names of people who are not in `named` from a result; bots keep theirs."""
    owners = [one if not one.holder or one.holder in named else SeatOwner(one.seat, "", "") for one in result.owners]
    return replace(result, owners=tuple(owners))


def _about(person: Person) -> wire.AboutPerson:
    return wire.AboutPerson(person.language, person.zone, person.since)


def _about_themselves(figures: wire.Statistics) -> wire.Statistics:
    """Statistics for another viewer, without head-to-head records against people and without challenges."""
    return replace(figures, rivals=[one for one in figures.rivals if one.level], challenges=[])


def _line(stored: StoredResult, holder: str) -> wire.HistoryLine:
    result = decode(stored.body)
    seats = [
        wire.HistorySeat(
            name=owner.name,
            yours=owner.holder == holder,
            rank=seat.rank,
            points=seat.points,
            animal=seat.animal,
            level=seat.level,
            left=seat.left,
        )
        for owner, seat in zip(stored.owners, result.seats, strict=True)
    ]
    return wire.HistoryLine(
        table=stored.table,
        game=stored.game,
        ended=stored.ended,
        reason=result.reason,
        seats=seats,
        kept=stored.kept,
        practice=result.practice,
        undone=result.agreed_undos > 0,
    )
