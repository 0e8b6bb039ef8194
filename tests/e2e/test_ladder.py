"""A rated table of two people, from the setting to the ladder, and a stranger who sees nobody there."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.people import finish, see_the_end
from tests.e2e.test_access import violations


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("desktop", "dark")])
def test_two_people_play_a_rated_game_and_see_the_ladder(meet: Meet, size: str, theme: str) -> None:
    ada, bo = meet(name="Ada", size=size), meet(name="Bo")
    ada.remember(theme=theme)
    ada.plan("uly", [{"kind": "me"}, {"kind": "remote"}])
    ada.go("#/new/uly")
    rated = ada.page.get_by_role("checkbox", name="Rated")
    heading = ada.page.get_by_text("Table settings")
    heading.wait_for()
    if not rated.is_visible():
        heading.click()
    rated.check()
    ada.page.locator("form button[type=submit].primary").click()
    expect(ada.page.get_by_text("this game counts for the ladder")).to_be_visible()
    link = ada.invitation()
    bo.page.goto(link)
    expect(bo.page.get_by_text("this game counts for the ladder")).to_be_visible()
    bo.page.locator(".join-ways button").first.click()
    bo.page.wait_for_selector(".room")
    ada.start()
    table = ada.table()
    finish([ada, bo], table, random.Random(3))
    see_the_end([ada, bo], table)
    for one in (ada, bo):
        changes = one.page.locator(".rating-changes li")
        expect(changes).to_have_count(2)
        expect(changes.nth(0)).to_contain_text("Ada")
        expect(changes.nth(0)).to_contain_text("?")
    ada.go("#/ladder/uly/2")
    expect(ada.page.locator(".rung")).to_have_count(2)
    expect(ada.page.locator(".rung.yours")).to_contain_text("Ada")
    expect(ada.page.locator(".signpost")).to_have_count(5)
    expect(ada.page.get_by_role("heading", name="Your rating")).to_be_visible()
    assert violations(ada) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off at the side"
    stranger = meet(name="Cy")
    stranger.go("#/ladder/uly/2")
    expect(stranger.page.get_by_text("You have no rating here yet.")).to_be_visible()
    expect(stranger.page.locator(".signpost")).to_have_count(5)
    expect(stranger.page.locator(".rung")).to_have_count(0)
    assert ada.faults == [] and bo.faults == [] and stranger.faults == []


def test_the_switch_of_a_table_turns_hints_off(meet: Meet) -> None:
    ada = meet(name="Ada", size="desktop")
    ada.go("#/new/uly")
    ada.page.get_by_role("checkbox", name="Hints from bots").check()
    ada.page.get_by_role("checkbox", name="Rated").check()
    expect(ada.page.get_by_role("checkbox", name="Hints from bots")).to_have_count(0)
    assert ada.faults == []
