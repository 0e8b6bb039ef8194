"""Long polls: requests that are answered when there is news, or on timeout."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Protocol, TypeVar


class Marked(Protocol):
    """A page with a digest of what it shows."""

    @property
    def mark(self) -> str: ...


T = TypeVar("T")
M = TypeVar("M", bound=Marked)

Look = Callable[[float], Awaitable[tuple[T, bool]]]
"""Finds an answer, given the remaining seconds, and says whether it is worth returning before the timeout."""


class LongPolls:
    """The long polls of one kind at this process, by whom they concern."""

    def __init__(self, poll_seconds: float) -> None:
        self.poll_seconds = poll_seconds
        """How often a poll looks again without being woken, since other processes change things too."""
        self.waiting: dict[str, set[asyncio.Event]] = {}
        """What wakes each poll."""
        self._closing = False

    async def wait(self, look: Look[T], seconds: float, key: str = "") -> T:
        """Look, and look again when woken, until the answer is worth returning or the time is up."""
        now = asyncio.get_running_loop().time
        end = now() + seconds
        with self._news_for(key) as news:
            while True:
                news.clear()
                answer, found = await look(max(0.0, end - now()))
                left = end - now()
                if found or left <= 0 or self._closing:
                    return answer
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), min(left, self.poll_seconds))

    async def changed(self, read: Callable[[], Awaitable[M]], mark: str, seconds: float, key: str = "") -> M:
        """Return a page as soon as its mark differs from `mark`, or on timeout."""

        async def look(left: float) -> tuple[M, bool]:
            page = await read()
            return page, page.mark != mark

        return await self.wait(look, seconds, key)

    @contextlib.contextmanager
    def _news_for(self, key: str) -> Iterator[asyncio.Event]:
        news = asyncio.Event()
        self.waiting.setdefault(key, set()).add(news)
        try:
            yield news
        finally:
            self.waiting[key].discard(news)
            if not self.waiting[key]:
                del self.waiting[key]

    def wake(self, keys: Iterable[str]) -> None:
        """Let the polls of these keys look again."""
        for key in self.waiting.keys() & set(keys):
            for news in self.waiting[key]:
                news.set()

    def wake_all(self) -> None:
        """Let all polls look again."""
        self.wake([*self.waiting])

    def end(self) -> None:
        """Answer all polls, because the server shuts down."""
        self._closing = True
        self.wake_all()
