"""Work that goes on beside requests, and that the end of a server waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Tasks:
    """Everything that was begun and is not done."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked goes away in the middle of it."""
        return await asyncio.shield(self.spawn(work))

    def finished(self) -> Awaitable[Any]:
        """Everything that has begun is done."""
        return asyncio.gather(*self._tasks, return_exceptions=True)
