"""Fixtures of the server's tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from tests.server.effort import SOAK
from tests.server.engines import Missing, Postgres, Redis

LIMIT = 6 * 3600 if SOAK else 900
Runner = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture
def run() -> Runner:
    """Run a coroutine to completion, with a timeout."""

    def run_it(work: Coroutine[Any, Any, None]) -> None:
        async def limited() -> None:
            async with asyncio.timeout(LIMIT):
                await work

        asyncio.run(limited())

    return run_it


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL for this test run."""
    try:
        with Postgres() as engine:
            yield engine
    except Missing as reason:
        pytest.skip(str(reason))


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A real Redis for this test run."""
    try:
        with Redis() as engine:
            yield engine
    except Missing as reason:
        pytest.skip(str(reason))
