"""Open tables: access, content, expiry and limits."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tana.client import Visitor
from tana.client.refusals import Refused
from tana.server.app import Config, make_service
from tana.server.house.open_tables import DAYS_MS, LIVE_MS, OF_A_PERSON, tidy_description
from tana.server.live.bot_players import BotsHere
from tana.server.live.limits import Limits
from tana.server.live.table_service import TableService
from tana.server.rate_limit import Rate
from tana.server.tables.refusal import Refuse
from tana.server.transport.house_admission import AdmissionRules
from tests.server.conftest import Runner
from tests.server.harness import House, everybody_gone, people, serving
from tests.server.test_host import host_of, person

OVER_DAYS = {"turn_h": 24}


async def known(house: House, name: str) -> Visitor:
    """A visitor with a profile."""
    visitor = house.visitor()
    await visitor.post("/api/me", {"name": name, "animal": None, "language": "en"})
    return visitor


async def opened(visitor: Visitor, game: str = "uly", seats: int = 3, days: bool = True, **more: Any) -> str:
    """Open a visitor's table; it is played over days, so that nobody needs to be present."""
    made = await visitor.create(game, people(seats), settings=OVER_DAYS if days else {})
    await visitor.post("/api/open", {"table": made["table"], **more})
    return str(made["table"])


async def listed(visitor: Visitor) -> list[str]:
    return [one["table"] for one in (await visitor.get("/api/open"))["tables"]]


async def code_of(work: Any) -> str:
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.code


def join(visitor: Visitor, table: str, name: str = "Guest") -> Any:
    return visitor.post("/api/open/join", {"table": table, "name": name})


def test_people_of_the_house_see_a_table_and_join_it(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            ada, bo, cy = [await known(house, name) for name in ("Ada", "Bo", "Cy")]
            table = await opened(ada, description="  Beginners   welcome ", language="it")
            (line,) = (await bo.get("/api/open"))["tables"]
            assert (line["game"], line["seats"], line["turn_h"]) == ("uly", 3, 24)
            assert (line["description"], line["language"], line["yours"]) == ("Beginners welcome", "it", False)
            joined = await join(bo, table, "Bo")
            assert joined["table"] == table and joined["you"]["seats"] == [2]
            assert (await bo.get("/api/open"))["tables"][0]["yours"]
            assert (await join(bo, table, "Bo"))["you"]["seats"] == [2]
            await join(cy, table, "Cy")
            assert await listed(await known(house, "Di")) == []  # full
            assert await code_of(join(await known(house, "Ed"), table)) == "unknown-table"

    run(check())


def test_strangers_see_and_join_only_what_the_host_allows(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = await host_of(house)
            ada, stranger = await known(house, "Ada"), house.visitor()
            for_house = await opened(ada)
            assert await code_of(ada.post("/api/open", {"table": for_house, "strangers": True})) == "not-allowed"
            page = await stranger.get("/api/open")
            assert (page["known"], page["tables"], page["waiting"]) == (False, [], {})
            assert await code_of(join(stranger, for_house)) == "unknown-table"
            await host.act("open-tables", open_to="everybody")
            for_all = await opened(ada, strangers=True)
            assert await listed(stranger) == [for_all]
            assert await code_of(join(stranger, for_house)) == "unknown-table"
            assert (await join(stranger, for_all))["you"]["seats"] == [2]
            late = house.visitor()
            await host.act("open-tables", open_to="house")
            assert await listed(late) == [] and await code_of(join(late, for_all)) == "unknown-table"
            page = await host.act("open-tables", open_to="off")
            assert page["open_to"] == "off"
            assert await listed(ada) == []
            assert await code_of(ada.post("/api/open", {"table": for_house})) == "not-allowed"

    run(check())


def test_in_a_house_by_invitation_guests_of_one_table_are_strangers(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            ada = await known(house, "Ada")
            await (await host_of(house)).act("admission", admission="invitation")
            made = await ada.create("uly", people(2))
            guest = house.visitor()
            await guest.join_path(made["path"], name="Guest")
            table = await opened(ada)
            assert await listed(guest) == [] and await listed(ada) == [table]
            assert await code_of(join(guest, table)) == "unknown-table"
            assert await code_of(guest.post("/api/quick", wish("g"))) == "not-allowed"

    run(check())


def test_a_closed_house_answers_strangers_nothing(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        rules = AdmissionRules("password", b"k" * 32, password="carrots")
        async with serving(tmp_path, house=rules) as house:
            visitor = house.visitor()
            assert await code_of(visitor.get("/api/open")) == "not-admitted"
            assert await code_of(join(visitor, "0" * 20)) == "not-admitted"

    run(check())


def test_removed_and_banned_people_neither_see_nor_join(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            ada, bo, cy = [await known(house, name) for name in ("Ada", "Bo", "Cy")]
            table = await opened(ada)
            await join(bo, table, "Bo")
            await ada.command(table, "set-seat", seat=2, to="remote")
            assert await listed(bo) == [] and await listed(cy) == [table]
            assert await code_of(join(bo, table)) == "unknown-table"
            host = await host_of(house)
            other = await opened(bo)
            assert await listed(cy) == [other, table]
            await join(cy, other, "Cy")
            await host.act("ban", person=person(await host.page(), "Cy")["id"])
            assert await code_of(cy.get("/api/open")) == "banned"
            assert await code_of(join(cy, table)) == "banned"
            assert await code_of(cy.post("/api/quick", wish("c"))) == "banned"
            await host.act("ban", person=person(await host.page(), "Ada")["id"])
            assert await listed(await known(house, "Di")) == [other]

    run(check())


def test_names_are_shown_to_those_alone_who_may_see_somebody(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            ada, bo = await known(house, "Ada"), await known(house, "Bo")
            table = await opened(ada)
            page = await bo.get("/api/open")
            assert page["tables"][0]["players"] == [{"name": "", "animal": None, "bot": False}]
            holder = house.service.cache.sessions[table].table.host
            assert "Seat 1" not in json.dumps(page) and holder not in json.dumps(page)
            await join(bo, table, "Bo")  # now they have met
            assert [one["name"] for one in (await bo.get("/api/open"))["tables"][0]["players"]] == ["Seat 1", "Bo"]
            stranger_page = await (await known(house, "Cy")).get("/api/open")
            assert "Bo" not in json.dumps(stranger_page)
            shown = {"presence": "everybody", "history": "known", "ladder": "known", "statistics": "known"}
            await ada.post("/api/me/privacy", {"privacy": shown})
            names = [one["name"] for one in (await (await known(house, "Di")).get("/api/open"))["tables"][0]["players"]]
            assert names == ["Seat 1", ""]

    run(check())


def test_deleting_a_person_removes_their_open_tables_and_words(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            ada, bo = await known(house, "Ada"), await known(house, "Bo")
            await opened(ada, description="Find me at the mill")
            await ada.post("/api/me/delete", {"sure": True})
            assert await listed(bo) == []
            assert await code_of(ada.post("/api/open", {"table": "0" * 20})) == "not-allowed"
        assert b"Find me at the mill" not in (tmp_path / "tana.db").read_bytes()

    run(check())


class Times:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


def timed_service(folder: Path, times: Times) -> TableService:
    service = make_service(Config(database=folder / "tana.db", bot_pace=0.0), bots=BotsHere())
    return TableService(service.store, service.bus, service.bots, clock=times, bot_pace=0.0)


def test_an_open_table_disappears_when_it_starts_is_left_closed_or_expires(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        times = Times()
        async with serving(tmp_path, service=timed_service(tmp_path, times)) as house:
            ada, bo = await known(house, "Ada"), await known(house, "Bo")
            expiring = await opened(ada)
            times.now += DAYS_MS - 1
            assert await listed(bo) == [expiring]
            times.now += 1
            assert await listed(bo) == [] and await code_of(join(bo, expiring)) == "unknown-table"

            started = await opened(ada)
            for seat in (2, 3):
                await ada.command(started, "set-seat", seat=seat, to="bot")
            await ada.command(started, "start")
            assert await listed(bo) == []

            closed = await opened(ada)
            await ada.command(closed, "close")
            assert await listed(bo) == []

            withdrawn = await opened(ada)
            assert await code_of(bo.post("/api/open/close", {"table": withdrawn})) == "not-now"
            assert await listed(bo) == [withdrawn]
            await ada.post("/api/open/close", {"table": withdrawn})
            assert await listed(bo) == []

            left = await opened(ada)
            await join(bo, left, "Bo")
            await ada.command(left, "leave", seat=1)
            assert await listed(await known(house, "Cy")) == []

    run(check())


def test_a_live_table_is_shown_while_somebody_is_there(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        times = Times()
        async with serving(tmp_path, service=timed_service(tmp_path, times)) as house:
            ada, bo = await known(house, "Ada"), await known(house, "Bo")
            table = await opened(ada, days=False)
            assert await listed(bo) == [] and await code_of(join(bo, table)) == "unknown-table"
            async with ada.sit(table):
                assert await listed(bo) == [table]
                times.now += LIVE_MS
                assert await listed(bo) == []
                await ada.post("/api/open", {"table": table})
                assert await listed(bo) == [table]
            await everybody_gone(house, table)
            assert await listed(bo) == []

    run(check())


def test_only_the_host_of_a_waiting_table_opens_it(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            ada, bo = await known(house, "Ada"), await known(house, "Bo")
            made = await ada.create("uly", people(3))
            table = made["table"]
            assert await code_of(bo.post("/api/open", {"table": table})) == "unknown-table"
            await bo.join_path(made["path"], name="Bo")
            assert await code_of(bo.post("/api/open", {"table": table})) == "not-allowed"
            assert await code_of(house.visitor().post("/api/open", {"table": table})) == "not-allowed"
            alone = await ada.create("uly", [{"kind": "me"}, {"kind": "bot"}])
            assert await code_of(ada.post("/api/open", {"table": alone["table"]})) == "full"

    run(check())


@pytest.mark.parametrize(
    "body",
    [
        {"description": "x" * 121},
        {"description": "left\u202eright"},
        {"description": "zero\u200bwidth"},
        {"description": "bell\x07"},
        {"language": "xx"},
        {"table": "no table\n"},
        {"strangers": "yes"},
        {"more": 1},
    ],
)
def test_bad_input_is_refused(run: Runner, tmp_path: Path, body: dict[str, Any]) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            ada = await known(house, "Ada")
            made = await ada.create("uly", people(2), settings=OVER_DAYS)
            assert await code_of(ada.post("/api/open", {"table": made["table"], **body})) == "bad-request"
            assert await listed(ada) == []

    run(check())


def test_descriptions_that_look_the_same_are_the_same() -> None:
    assert tidy_description(" cafe\u0301 \n noir ") == "café noir"
    with pytest.raises(Refuse):
        tidy_description("a\u2066b")


def test_nobody_can_flood_the_house_with_open_tables(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        limits = Limits(open_table=Rate(OF_A_PERSON + 1, 600))
        async with serving(tmp_path, limits=limits) as house:
            ada, bo = await known(house, "Ada"), await known(house, "Bo")
            tables = [await opened(ada) for _ in range(OF_A_PERSON)]
            made = await ada.create("uly", people(2), settings=OVER_DAYS)
            assert await code_of(ada.post("/api/open", {"table": made["table"]})) == "limit"  # the limit per person
            assert await code_of(opened(bo)) == "limit"  # the limit per address
            assert await listed(bo) == tables[::-1]

    run(check())


# --- quick match -----------------------------------------------------------------------------------------------


def wish(id: str, game: str = "uly", seats: tuple[int, ...] = (2,), pace: str = "relaxed", wait: int = 0) -> Any:
    return {"id": id, "game": game, "seats": list(seats), "pace": pace, "name": f"P{id}", "wait": wait}


def test_a_quick_match_brings_people_together(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            ada, bo, cy = [await known(house, name) for name in ("Ada", "Bo", "Cy")]
            assert await ada.post("/api/quick", wish("a", seats=(2, 3))) == {"table": None, "waiting": 1}
            assert await cy.post("/api/quick", wish("c", pace="days")) == {"table": None, "waiting": 1}
            assert (await cy.get("/api/open"))["waiting"] == {"uly": 2}
            found = await bo.post("/api/quick", wish("b"))
            again = await ada.post("/api/quick", wish("a", seats=(2, 3)))
            assert found["table"] == again["table"] is not None
            snapshot = await ada.get(f"/api/tables/{found['table']}")
            assert [seat["name"] for seat in snapshot["seats"]] == ["Pa", "Pb"] and snapshot["you"]["host"]
            assert (await bo.get(f"/api/tables/{found['table']}"))["you"]["seats"] == [2]
            assert await code_of(cy.get(f"/api/tables/{found['table']}")) == "unknown-table"
            assert (await cy.get("/api/open"))["waiting"] == {"uly": 1}

    run(check())


def test_a_wish_can_be_withdrawn_changed_and_ends_with_its_page(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            ada, bo = await known(house, "Ada"), await known(house, "Bo")
            await ada.post("/api/quick", wish("a"))
            await ada.post("/api/quick/leave", {"id": "a"})
            assert (await bo.post("/api/quick", wish("b")))["table"] is None
            await bo.post("/api/quick/leave", {"id": "b"})
            assert (await bo.get("/api/open"))["waiting"] == {}
            assert await code_of(house.visitor().post("/api/quick", wish("s"))) == "not-allowed"
            await ada.post("/api/quick", wish("a1"))
            await ada.post("/api/quick", wish("a2", pace="days"))
            assert (await bo.post("/api/quick", wish("b2")))["table"] is None  # the later wish counts

    run(check())


@pytest.mark.parametrize(
    "body", [{"game": "chess"}, {"seats": []}, {"seats": [9]}, {"pace": "blitz"}, {"name": "\u200b"}, {"wait": 99}]
)
def test_bad_wishes_are_refused(run: Runner, tmp_path: Path, body: dict[str, Any]) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            ada = await known(house, "Ada")
            assert await code_of(ada.post("/api/quick", {**wish("a"), **body})) == "bad-request"

    run(check())
