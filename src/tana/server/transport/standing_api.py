"""HTTP API of standing answers. Only the player of a seat can list, give and revoke them."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tana.server.live.store_access import stored
from tana.server.live.table_service import TableService
from tana.server.live.table_session import TableSession
from tana.server.protocol import wire
from tana.server.tables.refusal import Refuse
from tana.server.tables.standing import new_answer, offers_of, value_at
from tana.server.transport.http_messages import TABLE, Plan, answer, seat_number
from tana.server.transport.identity import Identity
from tana.server.transport.request_limits import RequestLimits

SALT_BYTES = 16
_GIVE = msgspec.json.Decoder(wire.GiveStanding)
_REVOKE = msgspec.json.Decoder(wire.RevokeStanding)


@dataclass(frozen=True)
class StandingApi:
    """Handlers for standing answers."""

    service: TableService
    identity: Identity
    limits: RequestLimits

    def plan(self) -> Plan:
        """The routes of standing answers."""
        return [
            ("GET", f"{TABLE}/standing", self.show),
            ("POST", f"{TABLE}/standing", self.give),
            ("POST", f"{TABLE}/standing/revoke", self.revoke),
        ]

    async def show(self, request: Request) -> Response:
        session, holder = await self._place(request)
        seat = seat_number(request)
        if seat is None:
            raise Refuse("bad-request", "seat must be a number from 1 to 5")
        return await self._shown(session, _own_seat(session, holder, seat))

    async def give(self, request: Request) -> Response:
        body = await self.limits.body(request, _GIVE)
        session, holder = await self._place(request)
        self.limits.take(request, "standing", holder, self.service.limits.command)
        made = new_answer(session.table, holder, body, secrets.token_bytes(SALT_BYTES), self.service.clock())
        await stored(self.service.standing.keep(made))
        return await self._shown(session, made.seat)

    async def revoke(self, request: Request) -> Response:
        body = await self.limits.body(request, _REVOKE)
        session, holder = await self._place(request)
        seat = _own_seat(session, holder, body.seat)
        await stored(self.service.standing.remove(session.table.id, seat, body.word))
        self.service.table_list.table_changed(session)
        return await self._shown(session, seat)

    async def _place(self, request: Request) -> tuple[TableSession, str]:
        holder = await self.identity.holder(request)
        return await self.service.admission.enter(request.path_params["table"], holder), holder

    async def _shown(self, session: TableSession, seat: int) -> Response:
        table = session.table
        given = {one.word: one for one in await stored(self.service.standing.at(table.id)) if one.seat == seat}
        offers = []
        for offer in offers_of(table):
            mine = given.get(offer.word)
            offers.append(
                wire.StandingOffer(
                    word=offer.word,
                    until=[] if offer.until is None else list(offer.until.values),
                    on=mine is not None,
                    end=None if mine is None else value_at(offer, mine.until),
                    settles=mine is not None and mine.due > 0 and mine.position == table.state_seq,
                )
            )
        return answer(wire.StandingAnswers(offers))


def _own_seat(session: TableSession, holder: str, seat: int) -> int:
    """The seat (from 0); raises `Refuse` unless the holder plays it."""
    if seat - 1 not in session.table.seats_held_by(holder):
        raise Refuse("not-your-seat")
    return seat - 1
