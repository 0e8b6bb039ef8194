"""A phone as a hand next to a shared screen: permissions, and secrets that are never sent to the screen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tana.client import Refused, Visitor
from tests.server.conftest import Runner
from tests.server.harness import House, contribution, serving

HERE = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Leo"}]


async def pair(house: House, screen: Visitor, table: str, seat: int) -> Visitor:
    """Pair a phone with a seat of the screen."""
    link = await screen.command(table, "invite", seat=seat, hand=True)
    phone = house.visitor()
    await phone.join_path(link["path"], name="ignored")
    return phone


async def started(house: House, game: str = "uly") -> tuple[Visitor, str]:
    screen = house.visitor()
    table = (await screen.create(game, HERE))["table"]
    for seat in (1, 2):
        await screen.command(table, "contribute", seat=seat, random=contribution())
    await screen.command(table, "start")
    return screen, table


def wolf(snapshot: dict[str, Any]) -> Any:
    return json.dumps(snapshot["view"], sort_keys=True)


def test_a_phone_takes_the_seat_and_the_screen_keeps_its_place(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            screen, table = await started(house)
            phone = await pair(house, screen, table, 1)
            seen, own = await screen.get(f"/api/tables/{table}", seat=2), await phone.get(f"/api/tables/{table}")
            assert own["you"] == {"seats": [1], "host": False, "watching": False, "perspective": 1, "screen": False}
            assert seen["you"]["seats"] == [2] and seen["you"]["host"] and not seen["you"]["screen"]
            assert [seat["hand"] for seat in seen["seats"]] == [True, False]
            assert seen["seats"][0]["name"] == "Ada", "the seat keeps its name"
            other = await pair(house, screen, table, 2)
            public = await screen.get(f"/api/tables/{table}")
            assert public["you"] == {
                "seats": [],
                "host": True,
                "watching": True,
                "perspective": None,
                "screen": True,
            }
            assert public["choices"] == []
            assert (await other.get(f"/api/tables/{table}"))["you"]["seats"] == [2]

    run(check())


def test_the_screen_is_never_sent_the_secrets_of_a_paired_seat(run: Runner, tmp_path: Path) -> None:
    """The screen has the seat's perspective when the phone is paired. The next frame it gets is public."""

    async def check() -> None:
        async with serving(tmp_path) as house:
            screen, table = await started(house)
            async with screen.sit(table) as session:
                await session.ask("lift", seat=1)
                assert session.table["you"]["perspective"] == 1
                secret = wolf(session.table)
                phone = await pair(house, screen, table, 1)
                await session.until(lambda now: now["you"]["perspective"] is None)
                assert session.table["you"]["seats"] == [2]
                assert wolf(session.table) != secret
                with pytest.raises(Refused):
                    await session.ask("lift", seat=1)
            for query in ({"seat": 1}, {"seat": 1, "since": 0}):
                with pytest.raises(Refused):
                    await screen.get(f"/api/tables/{table}", **query)
            with pytest.raises(Refused):
                await screen.command(table, "invite", seat=1)
            assert wolf(await phone.get(f"/api/tables/{table}")) == secret

    run(check())


def test_a_screen_with_its_curtain_closed_hears_what_is_left_to_it(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            screen, table = await started(house)
            async with screen.sit(table) as session:
                assert session.table["you"]["seats"] == [1, 2] and session.table["you"]["perspective"] is None
                await pair(house, screen, table, 2)
                await session.until(lambda now: now["you"]["seats"] == [1])

    run(check())


def test_only_the_phone_plays_and_only_the_screen_is_host(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            screen, table = await started(house)
            phones = [await pair(house, screen, table, seat) for seat in (1, 2)]
            turn = (await screen.get(f"/api/tables/{table}"))["turn"]
            own = await phones[turn - 1].get(f"/api/tables/{table}")
            play = {"seat": turn, "seq": own["seq"], "action": own["choices"][0]["action"]}
            for stranger in (screen, phones[2 - turn]):
                with pytest.raises(Refused):
                    await stranger.command(table, "play", **play)
            await phones[turn - 1].command(table, "play", **play)
            with pytest.raises(Refused):
                await phones[0].command(table, "kick")
            await screen.command(table, "settings", settings={"spectators": False})
            assert (await screen.get(f"/api/tables/{table}"))["you"]["screen"], "a screen is no spectator"

    run(check())


def test_a_link_for_a_phone_works_once_and_not_for_the_same_holder(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            screen, table = await started(house)
            link = await screen.command(table, "invite", seat=1, hand=True)
            with pytest.raises(Refused):
                await screen.join_path(link["path"])
            assert (await screen.get(f"/api/tables/{table}", seat=1))["you"]["seats"] == [1, 2]
            await house.visitor().join_path(link["path"])
            with pytest.raises(Refused):
                await house.visitor().join_path(link["path"])
            with pytest.raises(Refused):
                await house.visitor().command(table, "invite", seat=2, hand=True)

    run(check())


def test_a_table_made_by_a_screen_alone_has_hands(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            screen = house.visitor()
            made = await screen.create("uly", [{"kind": "remote"}, {"kind": "remote"}])
            assert made["you"]["screen"]
            phone = house.visitor()
            await phone.join_path(made["path"], name="Leo")
            seats = (await phone.get(f"/api/tables/{made['table']}"))["seats"]
            assert [seat["hand"] for seat in seats] == [True, False]

    run(check())


def test_pairing_survives_a_restart(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            screen, table = await started(house)
            phone = await pair(house, screen, table, 1)
            keys = screen.key, phone.key
        async with serving(tmp_path) as house:
            screen, phone = (house.visitor(key) for key in keys)
            assert (await screen.get(f"/api/tables/{table}"))["you"]["seats"] == [2]
            now = await phone.get(f"/api/tables/{table}")
            assert now["you"]["seats"] == [1] and now["seats"][0]["hand"]

    run(check())
