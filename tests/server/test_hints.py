"""Hints: computed once per position, cancelled when nobody waits, and refused when too many are queued."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tana.bots.api import Choice, Glimpse
from tana.client import Refused
from tana.server.live.bot_players import BotsHere
from tana.server.tables.refusal import Refuse
from tests.server.conftest import Runner
from tests.server.harness import serving, soon


class SlowBots(BotsHere):
    """Bots whose hints are finished by the test."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.stopped = 0
        self.go_on = asyncio.Event()

    async def choose(self, key: str, level: str, glimpse: Glimpse, hint: bool = False, follows: bool = False) -> Choice:
        if hint:
            self.asked += 1
            try:
                await self.go_on.wait()
            except asyncio.CancelledError:
                self.stopped += 1
                raise
        return await super().choose(key, level, glimpse)


HOTSEAT = [{"kind": "me"}, {"kind": "here"}]


def test_a_position_is_thought_about_once(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        bots = SlowBots()
        async with serving(tmp_path, bots=bots) as house:
            host = house.visitor()
            table = (await host.create("uly", HOTSEAT))["table"]
            await host.command(table, "start")
            async with host.sit(table) as session:
                seat = session.table["turn"]
                hints = [asyncio.create_task(session.ask("hint", seat=seat)) for _ in range(3)]
                await soon(lambda: bots.asked == 1)
                bots.go_on.set()
                answers = [await hint for hint in hints]
                answers.append(await session.ask("hint", seat=seat))
                assert bots.asked == 1 and len({answer["choice"]["action"] for answer in answers}) == 1
                await session.ask("lift", seat=seat)
                await session.play(session.table["choices"][0]["action"])
                await session.ask("hint", seat=session.table["turn"])
                assert bots.asked == 2

    run(check())


def test_thinking_stops_when_the_page_goes(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        bots = SlowBots()
        async with serving(tmp_path, bots=bots) as house:
            host = house.visitor()
            table = (await host.create("uly", HOTSEAT))["table"]
            await host.command(table, "start")
            async with host.sit(table) as session:
                hint = asyncio.create_task(session.ask("hint", seat=session.table["turn"]))
                await soon(lambda: bots.asked == 1)
                hint.cancel()
            await soon(lambda: bots.stopped == 1)

    run(check())


def test_thinking_stops_when_whoever_asked_by_http_goes(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        bots = SlowBots()
        async with serving(tmp_path, bots=bots) as house:
            host = house.visitor()
            table = (await host.create("uly", HOTSEAT))["table"]
            await host.command(table, "start")
            seat = (await host.get(f"/api/tables/{table}"))["turn"]
            hint = asyncio.create_task(host.command(table, "hint", seat=seat))
            await soon(lambda: bots.asked == 1)
            hint.cancel()
            await soon(lambda: bots.stopped == 1)
            bots.go_on.set()
            again = await house.visitor(host.key).command(table, "hint", seat=seat)
            assert again["kind"] == "hinted" and bots.asked == 2

    run(check())


def test_somebody_who_polls_and_goes_does_not_wait_on(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            table = (await host.create("uly", HOTSEAT))["table"]
            session = await house.service.cache.get(table)
            poll = asyncio.create_task(host.get(f"/api/tables/{table}/updates", since=session.table.seq, wait=25))
            await soon(lambda: session.polls == 1)
            poll.cancel()
            await soon(lambda: session.polls == 0)

    run(check())


def test_bots_that_have_too_much_to_do_say_so(run: Runner, tmp_path: Path) -> None:
    class Full(BotsHere):
        async def choose(
            self, key: str, level: str, glimpse: Glimpse, hint: bool = False, follows: bool = False
        ) -> Choice:
            raise Refuse("limit", "too much to do")

    async def check() -> None:
        async with serving(tmp_path, bots=Full()) as house:
            host = house.visitor()
            table = (await host.create("uly", HOTSEAT))["table"]
            await host.command(table, "start")
            seat = (await host.get(f"/api/tables/{table}"))["turn"]
            for _ in range(2):
                with pytest.raises(Refused, match="limit"):
                    await host.command(table, "hint", seat=seat)

    run(check())
