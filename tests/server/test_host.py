"""The host page: access, content, and the effects of the host's actions."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tana.cli.main import main
from tana.client.refusals import Refused
from tana.server.live.limits import Limits
from tana.server.rate_limit import Rate
from tana.server.storage.hosting import HostStore, host_key_in
from tana.server.storage.scheduled_backup import BackupPlan
from tana.server.transport.host_api import KEY_HEADER, SHOWN_LIMITS
from tests.server.conftest import Runner
from tests.server.harness import House, people, seated, serving
from tests.server.test_devices import second_device

ACTIONS: dict[str, dict[str, str]] = {
    "kick": {"person": "0" * 16},
    "ban": {"person": "0" * 16},
    "unban": {"person": "0" * 16},
    "close": {"table": "0" * 20},
    "announce": {"text": "hello"},
    "admission": {"admission": "invitation"},
    "open-tables": {"open_to": "everybody"},
    "backup": {},
    "invite": {},
}


class HostClient:
    """A client with a host key."""

    def __init__(self, http: httpx.AsyncClient, key: str) -> None:
        self.http, self.headers = http, {KEY_HEADER: key}

    async def page(self) -> Any:
        return _checked(await self.http.get("/api/host", headers=self.headers))

    async def act(self, action: str, **body: str) -> Any:
        return _checked(await self.http.post(f"/api/host/{action}", json=body, headers=self.headers))


def _checked(answer: httpx.Response) -> Any:
    if answer.is_error:
        raise Refused(answer.json()["code"], answer.json()["detail"], answer.json())
    return answer.json()


async def host_of(house: House) -> HostClient:
    return HostClient(house.visitor().http, await HostStore(house.service.store.notices).key())


def person(page: Any, name: str) -> Any:
    return next(one for one in page["people"] if one["name"] == name)


async def code_of(work: Any) -> str:
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.code


def test_only_the_host_key_opens_the_host_page(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        patient = Limits(wrong_secret=Rate(1000, 60), join=Rate(1000, 60))
        async with serving(tmp_path, limits=patient) as house:
            _, (ada, bo) = await seated(house, "uly", 2)
            host = await host_of(house)
            ada_id = person(await host.page(), "Seat 1")["id"]
            await host.act("ban", person=ada_id)
            askers = {
                "stranger": house.visitor().http,
                "player": bo.http,
                "banned": ada.http,
            }
            for http in askers.values():
                for key in ({}, {KEY_HEADER: ""}, {KEY_HEADER: "AAAAA-AAAAA-AAAAA-AAAAA"}):
                    assert (await http.get("/api/host", headers=key)).status_code == 403
            before = await host.page()
            for http in askers.values():
                for action, body in ACTIONS.items():
                    body = {**body, "person": ada_id} if "person" in body else body
                    assert (await http.post(f"/api/host/{action}", json=body)).status_code == 403
            after = await host.page()
            assert (after["people"], after["tables"]) == (before["people"], before["tables"])
            assert after["announcement"] is None and after["admission"] == "open"

    run(check())


def test_wrong_keys_run_out_of_tries_and_the_right_one_is_never_logged(
    run: Runner, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            http = house.visitor().http
            tries = [await http.get("/api/host", headers={KEY_HEADER: f"WRONG{i}"}) for i in range(25)]
            codes = [one.json()["code"] for one in tries]
            assert codes[0] == "unknown-secret" and codes[-1] == "limit"
            key = await HostStore(house.service.store.notices).key()
            assert key not in caplog.text and key.replace("-", "") not in caplog.text

    caplog.set_level("INFO", "tana.server")
    run(check())


def test_the_page_holds_no_secret(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host_person = house.visitor()
            made = await host_person.create("molly", people(2))
            page = json.dumps(await (await host_of(house)).page())
            secret = made["path"].partition("#s=")[2]
            holder = next(iter(house.service.cache.sessions.values())).table.seating.seats[0].holder
            assert holder is not None
            for hidden in (secret, made["code"], holder, host_person.key or "?", "view", "hand", "choices"):
                assert hidden not in page
            assert made["table"] in page

    run(check())


def test_people_are_called_as_they_introduced_themselves(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            _, (ada, _) = await seated(house, "uly", 2)
            await ada.post("/api/me", {"name": "Ada"})
            await house.visitor().post("/api/me", {"name": "Cy"})
            page = await (await host_of(house)).page()
            assert {one["name"] for one in page["people"]} == {"Ada", "Seat 2", "Cy"}

    run(check())


def test_a_banned_person_is_refused_everywhere_until_the_ban_is_lifted(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (ada, bo) = await seated(house, "uly", 2)
            host = await host_of(house)
            made = await ada.create("uly", people(2))
            async with bo.sit(table) as live:
                page = await host.act("ban", person=person(await host.page(), "Seat 2")["id"])
                assert person(page, "Seat 2")["banned"] and not person(page, "Seat 1")["banned"]
                assert await code_of(live.until(lambda seen: False)) == "closed"
            assert await code_of(bo.get("/api/tables")) == "banned"
            assert await code_of(bo.get(f"/api/tables/{table}")) == "banned"
            assert await code_of(bo.create("uly", people(2))) == "banned"
            assert await code_of(bo.join_path(made["path"])) == "banned"
            assert await code_of(bo.command(table, "say", phrase="hello")) == "banned"
            assert (await ada.get(f"/api/tables/{table}"))["phase"] == "playing"
            await host.act("unban", person=person(page, "Seat 2")["id"])
            assert (await bo.get(f"/api/tables/{table}"))["phase"] == "playing"

    run(check())


def test_a_kick_takes_a_person_with_all_devices_from_every_table(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            playing, (ada, bo) = await seated(house, "uly", 2)
            gathering = await ada.create("molly", people(3))
            await bo.join_path(gathering["path"], name="Bo")
            own = await bo.create("molly", [{"kind": "me", "name": "Bo"}, {"kind": "remote"}])
            phone = await second_device(house, bo)
            host = await host_of(house)
            async with phone.sit(playing, 2) as live:
                page = await host.act("kick", person=person(await host.page(), "Bo")["id"])
                assert await code_of(live.until(lambda seen: False)) == "closed"
            assert not person(page, "Bo")["banned"]
            table = await ada.get(f"/api/tables/{playing}")
            assert (table["phase"], table["seats"][1]["kind"]) == ("playing", "bot")
            assert [seat["kind"] for seat in (await ada.get(f"/api/tables/{gathering['table']}"))["seats"]][1:] == [
                "open",
                "open",
            ]
            newer = (await ada.command(gathering["table"], "invite"))["path"]
            for device in (bo, phone):
                assert (await device.get("/api/tables"))["tables"] == []
                assert await code_of(device.get(f"/api/tables/{playing}")) == "unknown-table"
                for path in (gathering["path"], newer):
                    assert await code_of(device.join_path(path, name="Bo")) in ("not-allowed", "unknown-secret")
                assert await code_of(device.join_path(newer, watch=True)) == "not-allowed"
            assert await code_of(ada.join_path(own["path"])) in ("closed", "unknown-secret")
            await phone.create("uly", people(2))  # and may play at other tables
            await host.act("kick", person=person(page, "Bo")["id"])
            assert await code_of(host.act("kick", person="0" * 16)) == "bad-request"

    run(check())


def test_a_ban_outlives_the_server(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            _, (_, bo) = await seated(house, "uly", 2)
            key = bo.key
            host = await host_of(house)
            await host.act("ban", person=person(await host.page(), "Seat 2")["id"])
        async with serving(tmp_path) as house:
            assert await code_of(house.visitor(key).get("/api/tables")) == "banned"

    run(check())


def test_closing_a_table_tells_its_players_and_keeps_its_record(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (ada, _) = await seated(house, "uly", 2)
            host = await host_of(house)
            entries = len(await house.service.store.read(table))
            async with ada.sit(table) as live:
                page = await host.act("close", table=table)
                await live.until(lambda seen: seen["phase"] == "closed")
            assert table not in json.dumps(page["tables"])
            assert len(await house.service.store.read(table)) == entries + 1
            assert await code_of(host.act("close", table=table)) == "closed"
            assert await code_of(host.act("close", table="nowhere")) == "unknown-table"

    run(check())


def test_closed_registration_asks_newcomers_for_an_invitation(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            known, newcomer = house.visitor(), house.visitor()
            made = await known.create("uly", people(2))
            host = await host_of(house)
            assert (await host.act("admission", admission="invitation"))["admission"] == "invitation"
            await known.create("uly", people(2))
            assert await code_of(newcomer.create("uly", people(2))) == "not-admitted"
            await newcomer.join_path(made["path"], name="New")  # a table's link is enough to join that table
            house.service.devices._known.clear()
            path = (await host.act("invite"))["path"]
            await newcomer.post("/api/house/enter", {"invitation": path.removeprefix("/#/house/")})
            await newcomer.create("uly", people(2))
            await host.act("admission", admission="open")
            await house.visitor().create("uly", people(2))
            assert await code_of(host.act("invite")) == "not-now"

    run(check())


def test_an_announcement_reaches_everybody_and_is_removed(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host, stranger = await host_of(house), house.visitor().http
            await host.act("announce", text="  Cake   in the kitchen ")
            said = (await stranger.get("/api/house")).json()["announcement"]
            assert said["text"] == "Cake in the kitchen"
            await host.act("announce", text="")
            assert (await stranger.get("/api/house")).json().get("announcement") is None
            assert await code_of(host.act("announce", text="x" * 301)) == "bad-request"

    run(check())


def test_a_backup_is_made_now_and_verified(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, backups=BackupPlan(tmp_path / "backups", hours=0)) as house:
            host = await host_of(house)
            await house.visitor().create("uly", people(2))
            assert (await host.page())["backup"]["verified"] == 0
            backup = (await host.act("backup"))["backup"]
            assert backup["verified"] > 0 and backup["fault"] == ""
        async with serving(tmp_path) as house:
            assert await code_of((await host_of(house)).act("backup")) == "not-now"

    run(check())


def test_commands_do_what_the_page_does(run: Runner, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def tana(house: House, *words: str) -> str:
        where = ["--server", house.address, "--database", str(tmp_path / "tana.db"), "--lang", "en"]
        assert main(["host", *words, *where]) == 0
        return capsys.readouterr().out

    async def check() -> None:
        async with serving(tmp_path, backups=BackupPlan(tmp_path / "backups", hours=0)) as house:
            table, (_, bo) = await seated(house, "uly", 2)
            assert "2 people" in await asyncio.to_thread(tana, house)
            line = next(one for one in (await asyncio.to_thread(tana, house, "people")).splitlines() if "Seat 2" in one)
            assert "banned" in await asyncio.to_thread(tana, house, "ban", line.split()[0])
            assert await code_of(bo.get("/api/tables")) == "banned"
            assert "banned" not in await asyncio.to_thread(tana, house, "unban", line.split()[0])
            assert table in await asyncio.to_thread(tana, house, "tables")
            assert table not in await asyncio.to_thread(tana, house, "close", table)
            assert "Tea" in await asyncio.to_thread(tana, house, "announce", "Tea")
            assert "invitation" in await asyncio.to_thread(tana, house, "admission", "invitation")
            assert "/#/house/" in await asyncio.to_thread(tana, house, "invite")
            assert "UTC" in await asyncio.to_thread(tana, house, "backup")
            limits = (await asyncio.to_thread(tana, house, "limits")).splitlines()
            assert len(limits) == len(set(limits)) == len(SHOWN_LIMITS), "each has a text of its own"
            assert "the first start" in await asyncio.to_thread(tana, house, "starts")
            assert "Nothing" in await asyncio.to_thread(tana, house, "failures")

    run(check())


def test_the_host_key_is_kept_and_renewed(run: Runner, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "tana.db"

    def printed(*more: str) -> str:
        assert main(["host-key", "--database", str(database), *more]) == 0
        return capsys.readouterr().out.strip()

    async def check() -> None:
        async with serving(tmp_path) as house:
            old = await asyncio.to_thread(printed)
            assert old == await asyncio.to_thread(printed) == await host_key_in(database)
            await HostClient(house.visitor().http, old.lower().replace("-", " ")).page()
            new = await asyncio.to_thread(printed, "--renew")
            assert new != old
            assert await code_of(HostClient(house.visitor().http, old).page()) == "unknown-secret"
            await HostClient(house.visitor().http, new).page()

    run(check())
