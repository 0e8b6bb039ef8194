"""Finished games in the burrow: listed, filtered, replayed, and private."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.people import PATIENCE_MS, Person, finish
from tests.e2e.test_access import violations


def wait_until_recorded(person: Person, table: str) -> None:
    """Results are recorded beside the game, soon after its end."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while table not in person.page.request.get(f"{person.address}/api/history").text():
        assert time.monotonic() < deadline, "the game is not recorded"
        person.page.wait_for_timeout(50)


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("desktop", "dark")])
def test_a_finished_game_is_in_the_burrow_of_those_who_played_it(meet: Meet, size: str, theme: str) -> None:
    ada, bo = meet(name="Ada", size=size), meet(name="Bo")
    ada.remember(theme=theme)
    ada.open_table("uly", [{"kind": "me"}, {"kind": "remote"}])
    table = ada.table()
    bo.accept(ada.invitation())
    ada.start()
    finish([ada, bo], table, random.Random(3))
    wait_until_recorded(ada, table)
    ada.go("#/history")
    line = ada.page.locator(f'.history-line[data-table="{table}"]')
    expect(line).to_contain_text("Bo")
    expect(line).to_contain_text("of 2")
    expect(ada.page.get_by_text("Head to head")).to_be_visible()
    streak = int(ada.page.locator("[data-streak]").get_attribute("data-streak") or -1)
    expect(ada.page.locator(".stats-streak path")).to_have_count(streak)  # after one game also the longest
    expect(ada.page.locator(".burrow-thing").first).to_be_visible()
    assert violations(ada) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off at the side"
    search = ada.page.get_by_role("searchbox")
    search.fill("nobody of this name")
    expect(ada.page.get_by_text("No game matches.")).to_be_visible()
    search.fill("bo")
    expect(line.get_by_role("link", name="Review")).to_have_attribute("href", f"#/review/{table}")
    line.get_by_role("link", name="Bo").click()
    expect(ada.page.get_by_role("heading", name="The burrow of Bo")).to_be_visible()
    expect(ada.page.locator(".history-line")).to_contain_text("Ada")
    expect(ada.page.locator(".history-line a")).to_have_count(0)
    expect(ada.page.locator(".person-about")).to_contain_text("Speaks English")
    assert violations(ada) == []
    bo.go("#/me")
    bo.page.get_by_role("button", name="Save", exact=True).click()
    for what in ("My finished games", "My statistics"):
        with bo.page.expect_response("**/api/me/privacy"):
            bo.page.get_by_label(what).select_option(label="Only me")
        expect(bo.page.get_by_label(what)).to_have_value("nobody")
    ada.page.reload()
    expect(ada.page.get_by_text("No games or statistics are shared")).to_be_visible()
    ada.go("#/history")
    line.get_by_role("link", name="Replay").click()
    ada.page.wait_for_url(f"**/#/replay/{table}")
    stranger = meet(name="Cy")
    stranger.go(f"#/person/{table}/1")
    expect(stranger.page.get_by_text("No games or statistics are shared")).to_be_visible()
    stranger.go("#/history")
    expect(stranger.page.get_by_text("No finished games yet.")).to_be_visible()
    assert ada.faults == [] and stranger.faults == []
