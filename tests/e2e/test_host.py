"""The host page with two players: what the host sees, and what happens to the players."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import Meet, serving
from tests.e2e.people import Person
from tests.e2e.test_access import LOOKS, violations

LOBBY = [{"kind": "me"}, {"kind": "remote"}]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A separate house, whose key the test may read."""
    with serving(tmp_path) as url:
        yield url


@pytest.fixture
def key(address: str, tmp_path: Path) -> str:
    return host_key(tmp_path)


def host_key(folder: Path) -> str:
    """The key that the server of this folder printed when it started."""
    found = re.search(r"(?:\w{5}-){3}\w{5}", (folder / "log").read_text())
    assert found is not None
    return found[0]


def enter(host: Person, key: str, name: str = "Open") -> None:
    host.go("#/host")
    host.page.locator("input[type=password]").fill(key)
    host.page.get_by_role("button", name=name, exact=True).click()


def test_the_host_bans_closes_and_announces(meet: Meet, key: str) -> None:
    ada, bo, host = meet(name="Ada"), meet(name="Bo"), meet()
    ada.open_table("uly", LOBBY)
    bo.accept(ada.invitation())
    enter(host, "AAAAA-AAAAA-AAAAA-AAAAA")
    host.page.get_by_role("alert").wait_for()
    assert host.page.locator(".house-picture").count() == 0
    enter(host, key)
    host.page.locator(".house-picture").wait_for()
    assert host.page.locator(".house-room:not(.empty)").count() == 1

    host.page.get_by_label("Message to all pages").fill("Cake in the kitchen")
    host.page.get_by_role("button", name="Announce", exact=True).click()
    ada.page.reload()
    ada.page.get_by_text("The host says: Cake in the kitchen").wait_for()

    banned = host.page.locator("li.row", has_text="1 device").filter(has_text="Bo")
    banned.get_by_role("button", name="Ban").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    assert banned.get_by_role("button", name="Ban").count() == 1
    banned.get_by_role("button", name="Ban").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Ban").click()
    banned.get_by_text("banned").wait_for()
    bo.go()
    bo.page.get_by_text("The host has banned you").first.wait_for()

    host.page.get_by_role("button", name="Close table").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Close table").click()
    host.page.get_by_text("All rooms are empty.").wait_for()
    ada.page.get_by_text("This table is closed").first.wait_for()


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_the_host_page_fits_and_is_accessible(meet: Meet, key: str, size: str, theme: str) -> None:
    language, name = ("it", "Apri") if size == "phone" else ("en", "Open")
    ada, host = meet(name="Ada"), meet(size=size, language=language, theme=theme)
    ada.open_table("uly", LOBBY)
    enter(host, key, name)
    host.page.locator(".house-picture").wait_for()
    wide = host.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    assert violations(host) == []
    assert host.faults == []


def test_a_calendar_feed_is_made_and_removed(meet: Meet, address: str) -> None:
    ada = meet(name="Ada", size="phone")
    ada.open_table("uly", LOBBY)
    ada.table()
    ada.go("#/notices")
    ada.page.get_by_role("button", name="Make an address").click()
    feed = ada.page.locator(".calendar-address").inner_text()
    assert feed.startswith(f"{address}/api/calendar.ics?key=")
    assert ada.page.request.get(feed).text().startswith("BEGIN:VCALENDAR\r\n")
    section = ada.page.locator("section", has_text="Calendar")
    section.get_by_role("button", name="Remove").click()
    section.get_by_role("button", name="Make an address").wait_for()
    assert ada.page.request.get(feed).status == 403
    assert ada.faults == []
