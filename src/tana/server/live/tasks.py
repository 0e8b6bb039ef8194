"""Background work that shutdown waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from traceback import walk_tb
from typing import Any, TypeAlias, TypeVar

from tana.server.logs import note
from tana.server.tables.refusal import Refuse

T = TypeVar("T")
Work: TypeAlias = Coroutine[Any, Any, T]
"""What an `async` function returns when it is called."""


class Tasks:
    """Everything that was started and is not done."""

    def __init__(self) -> None:
        self.closing = False
        """The server shuts down: nothing that goes on for long is started any more."""
        self._tasks: set[asyncio.Task[object]] = set()

    def spawn(self, work: Work[T]) -> asyncio.Task[T]:
        """Start something; a failure is logged, since perhaps nobody waits for its result."""
        task = start_logged(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def whole(self, work: Work[T]) -> T:
        """Do something to its end, even if the client disconnects in the middle of it."""
        return await asyncio.shield(self.spawn(work))

    def finished(self) -> Awaitable[object]:
        """Wait for everything that was started; failures are logged already."""
        return asyncio.gather(*self._tasks, return_exceptions=True)


def start_logged(work: Work[T]) -> asyncio.Task[T]:
    """Start a task that logs its failure; a refusal is an answer, not a failure."""
    task = asyncio.create_task(work)
    task.add_done_callback(_log_failure)
    return task


def _log_failure(task: asyncio.Task[object]) -> None:
    fault = None if task.cancelled() else task.exception()
    if fault is not None and not isinstance(fault, Refuse):
        *_, (frame, line) = walk_tb(fault.__traceback__)
        place = f"{frame.f_code.co_filename}:{line}"
        note("task failed", logging.ERROR, fault=type(fault).__name__, path=place)  # its text could hold secrets
