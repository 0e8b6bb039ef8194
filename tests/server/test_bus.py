"""The conformance suite of buses: every bus has to pass it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tana.server.bus.interface import Bus
from tana.server.bus.local import LocalBus
from tana.server.bus.redis_bus import RedisBus
from tests.server.conftest import Runner
from tests.server.engines import Redis
from tests.server.harness import soon

Maker = Callable[[], Bus]


@pytest.fixture(params=["local", pytest.param("redis", marks=pytest.mark.xdist_group("engines"))])
def make(request: pytest.FixtureRequest) -> Maker:
    if request.param == "local":
        return LocalBus
    redis: Redis = request.getfixturevalue("redis")
    redis.flush()
    return lambda: RedisBus(redis.url())


def test_messages_arrive_in_order_at_all_who_listen(run: Runner, make: Maker) -> None:
    async def check() -> None:
        bus = make()
        one: list[bytes] = []
        other: list[bytes] = []
        elsewhere: list[bytes] = []
        await bus.subscribe("a", one.append)
        await bus.subscribe("a", other.append)
        await bus.subscribe("b", elsewhere.append)
        for n in range(20):
            await bus.publish("a", b"%d" % n)
        await soon(lambda: len(one) == 20 and len(other) == 20)
        assert one == other == [b"%d" % n for n in range(20)]
        assert elsewhere == []
        await bus.close()

    run(check())


def test_who_stops_listening_hears_no_more(run: Runner, make: Maker) -> None:
    async def check() -> None:
        bus = make()
        heard: list[bytes] = []
        still: list[bytes] = []
        await bus.subscribe("a", heard.append)
        await bus.subscribe("a", still.append)
        await bus.unsubscribe("a", heard.append)
        await bus.publish("a", b"x")
        await soon(lambda: still == [b"x"])
        assert heard == []
        await bus.close()

    run(check())


def test_members_that_are_not_renewed_disappear(run: Runner, make: Maker) -> None:
    async def check() -> None:
        bus = make()
        await bus.enter("g", "ada", 60)
        await bus.enter("g", "bo", 60)
        assert await bus.members("g") == {"ada", "bo"}
        await bus.enter("g", "bo", 0.05)
        await soon(lambda: are_members(bus, {"ada"}))
        await bus.leave("g", "ada")
        assert await bus.members("g") == set()
        assert await bus.members("nobody") == set()
        await bus.close()

    run(check())


async def are_members(bus: Bus, wanted: set[str]) -> bool:
    return await bus.members("g") == wanted


def test_an_allowance_is_used_up_and_comes_back(run: Runner, make: Maker) -> None:
    async def check() -> None:
        bus = make()
        assert [await bus.allow("k", 3, 60) for _ in range(5)] == [True, True, True, False, False]
        assert await bus.allow("other", 1, 0.05)
        await soon(lambda: bus.allow("other", 1, 0.05))
        await bus.close()

    run(check())
