"""HTTP API of puzzles: counts of the answers in a house, shown only after the viewer has answered."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tana.server.live.store_access import stored
from tana.server.live.table_service import TableService
from tana.server.protocol import wire
from tana.server.storage.puzzle_answers import PuzzleAnswerStore
from tana.server.transport.http_messages import Plan, answer
from tana.server.transport.identity import Identity
from tana.server.transport.request_limits import RequestLimits

LEAST_PEOPLE = 4
"""With fewer answers, including the viewer's own, counts could reveal individual answers."""
_ANSWER = msgspec.json.Decoder(wire.PuzzleAnswer)


@dataclass(frozen=True)
class PuzzleApi:
    """Handlers for answers to puzzles, from devices that the house knows."""

    service: TableService
    identity: Identity
    limits: RequestLimits

    def plan(self) -> Plan:
        """The routes of puzzles."""
        return [("POST", "/api/puzzles/answer", self.give)]

    async def give(self, request: Request) -> Response:
        """Store the first answer of the requesting holder, and return the counts of all answers."""
        body = await self.limits.body(request, _ANSWER)
        holder = await self.identity.holder(request)
        if not holder:
            return answer(wire.PuzzleAnswers([]))  # unknown devices are not counted
        self.limits.take(request, "puzzle", holder, self.service.limits.puzzle)
        store = PuzzleAnswerStore(self.service.store.notices)
        await stored(store.keep(body.puzzle, holder, body.choice))
        counts = await stored(store.counts(body.puzzle, holder))
        people = sum(count for _, count in counts)
        shown = counts if people >= LEAST_PEOPLE else []
        return answer(wire.PuzzleAnswers([wire.PuzzleCount(choice, count) for choice, count in shown]))
