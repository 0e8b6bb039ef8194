"""Long polls: work that is cancelled when its client disconnects."""

from __future__ import annotations

import asyncio
from typing import TypeVar

from starlette.requests import ClientDisconnect, Request

from tana.server.live.table_service import TableService
from tana.server.live.tasks import Work
from tana.server.transport.http_messages import disconnection

T = TypeVar("T")

MOST_WAIT = 25.0


async def while_connected(service: TableService, request: Request, work: Work[T]) -> T:
    """Run work and return its result; cancels it and raises `ClientDisconnect` if the client disconnects.

    The body must have been read before.
    """
    task, gone = service.tasks.spawn(work), asyncio.create_task(disconnection(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnect
        return task.result()
    finally:
        task.cancel()
        gone.cancel()
