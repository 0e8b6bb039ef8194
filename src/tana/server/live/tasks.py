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
"""The coroutine that an `async` function returns."""


class Tasks:
    """Tracks background tasks until they are done."""

    def __init__(self) -> None:
        self.closing = False
        """Whether the server is shutting down; no long-running work may be started then."""
        self._tasks: set[asyncio.Task[object]] = set()

    def spawn(self, work: Work[T]) -> asyncio.Task[T]:
        """Start a task. A failure is logged, since its result may never be awaited."""
        task = start_logged(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def shielded(self, work: Work[T]) -> T:
        """Run work to completion, even if the caller is cancelled because its client disconnects."""
        return await asyncio.shield(self.spawn(work))

    def finished(self) -> Awaitable[object]:
        """Wait for all tasks; their failures have been logged."""
        return asyncio.gather(*self._tasks, return_exceptions=True)


def start_logged(work: Work[T]) -> asyncio.Task[T]:
    """Start a task that logs its failure, unless that is a `Refuse`."""
    task = asyncio.create_task(work)
    task.add_done_callback(_log_failure)
    return task


def _log_failure(task: asyncio.Task[object]) -> None:
    fault = None if task.cancelled() else task.exception()
    if fault is not None and not isinstance(fault, Refuse):
        *_, (frame, line) = walk_tb(fault.__traceback__)
        place = f"{frame.f_code.co_filename}:{line}"
        note("task failed", logging.ERROR, fault=type(fault).__name__, path=place)  # the message could contain secrets
