"""A game begun offline in a page continues at a server: as practice, with the server's luck, and with friends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tana
from tana.client import Refused
from tana.core.chance import root_of_seed
from tana.server.protocol.encoding import encode
from tests.server.conftest import Runner
from tests.server.harness import serving
from tests.server.test_practice import finished, middle

SEATS: list[dict[str, str]] = [{"kind": "me", "name": "Ada"}, {"kind": "remote"}]
SEED = 5


def taken(match: tana.Match, seed: int = SEED) -> dict[str, Any]:
    """The request of a page with its game."""
    actions = [move.action for move in match.moves]
    return {"root": root_of_seed(seed).hex(), "actions": actions, "numbers": list(range(1, len(actions) + 1))}


@pytest.mark.parametrize("game", ["molly", "uly"])
def test_a_game_goes_on_where_it_was_and_a_friend_comes_in(run: Runner, tmp_path: Path, game: str) -> None:
    async def check() -> None:
        match = middle(game, seed=SEED)
        async with serving(tmp_path) as house:
            host, friend = house.visitor(), house.visitor()
            made = await host.create(game, SEATS, options=match.header.options, start={"played": taken(match)})
            secret = made["path"].partition("#s=")[2]
            invited = await friend.post("/api/lookup", {"table": made["table"], "secret": secret})
            assert invited["practice"] is True, "known before joining"
            await friend.join_path(made["path"], name="Leo")
            await host.command(made["table"], "start")
            for visitor, seat in ((host, 1), (friend, 2)):
                found = await visitor.get(f"/api/tables/{made['table']}", seat=seat)
                assert found["practice"] is True and found["turn"] == match.actor + 1
                assert found["view"] == json.loads(encode(match.view(seat - 1)))
            assert [line["table"] for line in (await friend.get("/api/tables"))["tables"]] == [made["table"]]

    run(check())


def test_its_luck_is_the_servers_from_then_on(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        match = middle("molly", seed=SEED)
        async with serving(tmp_path) as house:
            host = house.visitor()
            commitments = [
                (await host.create("molly", SEATS, options=match.header.options, start={"played": taken(match)}))[
                    "commitment"
                ]
                for _ in range(2)
            ]
            assert commitments[0] != commitments[1]

    run(check())


def wrong(change: str) -> dict[str, Any]:
    """An invalid request."""
    good = taken(middle("molly", seed=SEED))
    match change:
        case "illegal":
            return {**good, "actions": [*good["actions"][:-1], 10**6]}
        case "repeated":
            return {**good, "numbers": [1] * len(good["numbers"])}
        case "short":
            return {**good, "numbers": good["numbers"][:-1]}
        case "over":
            return taken(finished("molly"), 3)
        case "root":
            return {**good, "root": "00"}
        case _:
            return {**good, "actions": [0] * 2_000, "numbers": [1] * 2_000}


@pytest.mark.parametrize("change", ["illegal", "repeated", "short", "over", "root", "long"])
def test_what_no_game_is_is_refused(run: Runner, tmp_path: Path, change: str) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            with pytest.raises(Refused, match="bad-request"):
                await house.visitor().create("molly", SEATS, start={"played": wrong(change)})

    run(check())


def test_it_has_no_position_or_seed_besides(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        start = {"played": taken(middle("molly", seed=SEED)), "seed": 1}
        async with serving(tmp_path) as house:
            with pytest.raises(Refused, match="bad-request"):
                await house.visitor().create("molly", SEATS, start=start)

    run(check())
