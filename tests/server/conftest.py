"""What the server's tests share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

LIMIT = 400
Runner = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture
def run() -> Runner:
    """Run a coroutine to its end, with a limit against hanging."""

    def run_it(work: Coroutine[Any, Any, None]) -> None:
        async def limited() -> None:
            async with asyncio.timeout(LIMIT):
                await work

        asyncio.run(limited())

    return run_it
