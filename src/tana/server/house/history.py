"""The finished games of a person: for that person, and for those to whom they show them."""

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
"""Statistics and exports look at the last games up to this number."""
EXPORT_VERSION = 1


@dataclass
class History:
    """What somebody has played here."""

    store: ResultStore
    people: People

    async def page(self, holder: str, wanted: Wanted, first: int) -> wire.History:
        """A page of a holder's finished games, the last ones first."""
        found = await self.store.of(holder, wanted, first, LINES_OF_A_PAGE)
        more = first + len(found) if len(found) == LINES_OF_A_PAGE else None
        return wire.History([_line(one, holder) for one in found], more)

    async def statistics(self, holder: str) -> wire.Statistics:
        """A holder's record in figures."""
        found = await self.store.of(holder, Wanted(), 0, MOST_GAMES)
        figures = await asyncio.to_thread(statistics_of, holder, found[::-1])
        return replace(figures, luck=await self._luck(holder))

    async def _luck(self, holder: str) -> wire.Luck | None:
        """The luck of a holder in the games that were analysed; errors of games are independent of each other."""
        found = await self.store.luck_of(holder)
        if not found:
            return None
        error = math.sqrt(sum(one.error**2 for one in found))
        return wire.Luck(len(found), round(sum(one.luck for one in found), 2), round(error, 2))

    # --- of others ---------------------------------------------------------------------------------------------

    async def person(self, viewer: str, table: str, seat: int, first: int) -> wire.PersonPage:
        """What the person who played a seat (from 1) of a finished game shows a viewer. One who shows nothing, and one
        who does not exist, are refused alike."""
        result = await self.store.one(table)
        owners = () if result is None else result.owners
        owner = next((one.holder for one in owners if one.seat == seat - 1), "")
        history = await self.people.may_show(owner, viewer, "history")
        statistics = await self.people.may_show(owner, viewer, "statistics")
        if not history and not statistics:
            raise Refuse("not-allowed", "nobody there shows you their games")
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
        """Everything about a holder's finished games."""
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
        """Make a holder "a player" in all results."""
        await self.store.forget_holder(holder)


def _without_names(result: StoredResult, named: set[str]) -> StoredResult:
    """A result in which people who are not `named` have no name; bots keep theirs."""
    owners = [one if not one.holder or one.holder in named else SeatOwner(one.seat, "", "") for one in result.owners]
    return replace(result, owners=tuple(owners))


def _about(person: Person) -> wire.AboutPerson:
    return wire.AboutPerson(person.language, person.zone, person.since)


def _about_themselves(figures: wire.Statistics) -> wire.Statistics:
    """Statistics for somebody else: head to head concerns others too; challenges stay a surprise."""
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
