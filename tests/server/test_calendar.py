"""The calendar feed: valid iCalendar, only the owner's deadlines, and a secret URL that can be revoked."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from tana.client.refusals import Refused
from tana.server.house.calendar import MOST_OCTETS, Deadline, calendar_of
from tana.server.storage.hosting import HostStore
from tana.server.transport.host_api import KEY_HEADER
from tests.server.conftest import Runner
from tests.server.harness import seated, serving

NOON = 1_800_000_000_000
OVER_DAYS = {"turn_h": 24}


def parsed(body: bytes) -> list[dict[str, str]]:
    """Parse the events of a calendar strictly by RFC 5545."""
    text = body.decode()
    assert text.endswith("\r\n") and "\n" not in text.replace("\r\n", "")
    assert all(len(line.encode()) <= MOST_OCTETS for line in text.split("\r\n"))
    lines = text.replace("\r\n ", "").removesuffix("\r\n").split("\r\n")
    assert lines[0] == "BEGIN:VCALENDAR" and lines[-1] == "END:VCALENDAR"
    assert "VERSION:2.0" in lines and any(line.startswith("PRODID:") for line in lines)
    events: list[dict[str, str]] = []
    inside = False
    for line in lines[1:-1]:
        name, colon, value = line.partition(":")
        assert colon and re.fullmatch(r"[A-Z-]+", name), line
        if line == "BEGIN:VEVENT":
            assert not inside
            inside = True
            events.append({})
        elif line == "END:VEVENT":
            assert inside and {"UID", "DTSTAMP", "DTSTART", "SUMMARY"} <= events[-1].keys()
            inside = False
        elif inside:
            assert name not in events[-1]
            events[-1][name] = value
    assert not inside and len({event["UID"] for event in events}) == len(events)
    for event in events:
        assert re.fullmatch(r"\d{8}T\d{6}Z", event["DTSTART"]) and re.fullmatch(r"\d{8}T\d{6}Z", event["DTSTAMP"])
        assert not re.search(r"(?<!\\)[,;]", event["SUMMARY"])
    return events


def unescaped(text: str) -> str:
    return re.sub(r"\\([\\,;])", r"\1", text)


def test_names_are_escaped_and_long_lines_are_folded() -> None:
    others = ("Émile; the \\ mole, \r\nBEGIN:VEVENT", "ñ" * 24, "🐀" * 24)
    deadline = Deadline("t", 3, NOON, "molly", others)
    (event,) = parsed(calendar_of([deadline], "en", NOON))
    assert unescaped(event["SUMMARY"]).endswith(f"Émile; the \\ mole, BEGIN:VEVENT, {'ñ' * 24}, {'🐀' * 24}")
    assert event["DTSTART"] == "20270115T080000Z"
    assert parsed(calendar_of([], "it", NOON)) == []


async def new_feed(http: httpx.AsyncClient) -> str:
    made = (await http.post("/api/calendar/new", json={})).json()
    assert made["on"]
    return str(made["path"])


def test_a_feed_has_the_deadlines_of_its_owner_alone(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, players = await seated(house, "molly", 2, settings=OVER_DAYS)
            feeds = [await new_feed(player.http) for player in players]
            turn = (await players[0].get(f"/api/tables/{table}"))["turn"] - 1
            app = house.visitor().http  # a calendar program has no cookie
            answers = [await app.get(feed) for feed in feeds]
            assert answers[0].headers["content-type"] == "text/calendar; charset=utf-8"
            mine, theirs = answers[turn].content, answers[1 - turn].content
            (event,) = parsed(mine)
            assert f"Seat {2 - turn}" in event["SUMMARY"] and parsed(theirs) == []
            for body in (mine, theirs):
                assert table.encode() not in body and b"http" not in body
            assert house.service.metrics.registry.get_sample_value("tana_calendars_total") == 2

    run(check())


def test_an_address_is_replaced_revoked_and_refused(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            _, (ada, bo) = await seated(house, "uly", 2)
            app = house.visitor().http

            async def status(path: str) -> int:
                return (await app.get(path)).status_code

            assert (await ada.get("/api/calendar"))["on"] is False
            first = await new_feed(ada.http)
            second = await new_feed(ada.http)
            assert (await status(first), await status(second)) == (403, 200)
            assert await ada.get("/api/calendar") == {"on": True, "path": None}
            assert await status("/api/calendar.ics") == await status("/api/calendar.ics?key=" + "A" * 43) == 403
            await ada.post("/api/calendar/remove", {})
            assert await status(second) == 403
            with pytest.raises(Refused):
                await house.visitor().post("/api/calendar/new", {})
            last = await new_feed(bo.http)
            key = {KEY_HEADER: await HostStore(house.service.store.notices).key()}
            people: list[Any] = (await app.get("/api/host", headers=key)).json()["people"]
            person = next(one["id"] for one in people if one["name"] == "Seat 2")
            await app.post("/api/host/ban", json={"person": person}, headers=key)
            assert await status(last) == 403

    run(check())
