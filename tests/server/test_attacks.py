"""People play on while another address attacks. `bench/server/attacks.py` measures how fast."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tana.bots.api import Choice, Glimpse
from tana.server.live.bot_players import BotsHere
from tana.server.live.limits import Limits
from tana.server.rate_limit import Rate
from tests.server.attackers import ATTACKS, HonestTable, attacker
from tests.server.conftest import Runner
from tests.server.harness import serving

MOVES = 6
ENOUGH = 200
"""The number of attempts after which an attack counts as running."""
TIGHT = Limits(
    connections_of_an_address=30,
    connections_of_a_table=20,
    wrong_secret=Rate(10, 60),
    request=Rate(60, 60),
    frame=Rate(300, 60),
    command=Rate(100, 60),
    say=Rate(5, 60),
    hint=Rate(5, 60),
    fault=Rate(5, 60),
    answer_bytes=Rate(200_000, 60),
    answer_seconds=0.5,
    header_seconds=2.0,
)
"""Smaller limits than those of a public server, so that an attack soon reaches them. Honest clients stay below them."""


class ThinkingBots(BotsHere):
    """Bots that are slow to give a hint."""

    async def choose(self, key: str, level: str, glimpse: Glimpse, hint: bool = False, follows: bool = False) -> Choice:
        if hint:
            await asyncio.sleep(0.2)
        return await super().choose(key, level, glimpse)


@pytest.mark.parametrize("name", ATTACKS)
def test_honest_people_play_on(run: Runner, tmp_path: Path, name: str) -> None:
    async def check() -> None:
        async with (
            serving(tmp_path, bots=ThinkingBots(), limits=TIGHT) as house,
            attacker(house.address) as one,
            HonestTable(house.address) as honest,
        ):
            attack = asyncio.create_task(ATTACKS[name](one))
            try:
                while one.refused == 0 and one.tries < ENOUGH:
                    await asyncio.sleep(0.01)
                    assert not attack.done(), attack.exception()
                before = one.tries
                for _ in range(MOVES):
                    await honest.move()
                assert honest.moves == MOVES and not attack.done()
                assert one.tries >= before > 0
            finally:
                attack.cancel()
                await asyncio.gather(attack, return_exceptions=True)

    run(check())
