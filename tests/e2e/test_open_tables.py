"""Open tables with three people on three devices: open, join with one tap, play, rematch; and quick match."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.people import Person
from tests.e2e.test_access import violations
from tests.e2e.test_company import command, snapshot
from tests.server.effort import SOAK

SIZES = ("phone", "landscape", "tablet", "desktop")
LOOKS = list(product(SIZES, ("light", "dark"))) if SOAK else list(zip(SIZES, ("light", "dark") * 2, strict=True))
"""Every size; in a soak, in both themes."""
DEVICES = {"Ada": "desktop", "Bo": "phone", "Cy": "tablet"}


def come(meet: Meet, name: str, **more: Any) -> Person:
    """A person registered with the house, at the open tables."""
    person = meet(size=DEVICES[name], name=name, **more)
    person.page.goto(f"{person.address}/#/open")
    person.page.get_by_role("button", name=f"I am {name}").click()
    person.page.get_by_role("heading", name="Quick match").wait_for()
    return person


def test_open_join_play_on_and_rematch(meet: Meet) -> None:
    ada, bo, cy = [come(meet, name) for name in DEVICES]
    ada.page.get_by_label("Game").last.select_option("uly")
    ada.page.get_by_label("Players").last.select_option("3")
    ada.page.get_by_role("button", name="Make a table").click()
    ada.page.get_by_label("A few words").fill("Beginners welcome")
    ada.page.get_by_role("button", name="Open it").click()
    ada.page.get_by_text("This table is open to the people of this house.").wait_for()
    table = ada.table()
    for guest in (bo, cy):
        guest.page.get_by_text("Beginners welcome").wait_for()
        guest.page.get_by_role("button", name=re.compile("^Join: ")).first.click()
        guest.page.locator(".lobby").wait_for()
        assert guest.table() == table
    ada.page.get_by_role("button", name="Start the game", exact=True).click()
    for person in (ada, bo, cy):
        person.page.wait_for_selector('.room[data-phase="playing"]')
    for seat, person in enumerate((ada, bo, cy), start=1):
        assert command(person, table, "set-seat", seat=seat, to="bot", level="random")
    cy.page.get_by_role("button", name="Play again").click()
    cy.page.locator(".lobby").wait_for()
    following = cy.table()
    assert following != table
    assert [snapshot(one, following)["you"]["seats"] for one in (ada, bo, cy)] == [[3], [1], [2]]
    ada.page.get_by_role("link", name="Next game").click()
    ada.page.locator(".lobby").wait_for()
    bo.page.goto(f"{bo.address}/#/")  # elsewhere in the meantime
    bo.page.locator(f'a[href$="{following}"]').first.click()
    bo.page.locator(".lobby").wait_for()
    for person in (ada, bo, cy):
        assert person.faults == []


def test_a_quick_match_brings_three_people_to_one_table(meet: Meet) -> None:
    group = [come(meet, name) for name in DEVICES]
    for person in group:
        page = person.page
        page.get_by_label("Game").first.select_option("uly")
        page.get_by_role("checkbox", name="3", exact=True).check()
        page.get_by_role("button", name="Find me a table").click()
    for person in group:
        person.page.locator(".lobby").wait_for()
    assert len({person.table() for person in group}) == 1
    assert [len(snapshot(person, person.table())["you"]["seats"]) for person in group] == [1, 1, 1]
    for person in group:
        assert person.faults == []


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_the_screen_fits_and_axe_finds_nothing(meet: Meet, theme: str, size: str) -> None:
    person = meet(size=size, name="Ada", theme=theme)
    page = person.page
    page.goto(f"{person.address}/#/open")
    page.get_by_role("heading", name="Who wants to play?").wait_for()
    assert violations(person) == []
    if page.get_by_role("button", name="I am Ada").count():
        page.get_by_role("button", name="I am Ada").click()
    page.get_by_role("heading", name="Quick match").wait_for()
    assert violations(person) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Find me a table").click()
    page.get_by_role("button", name="Stop waiting").click()
    page.get_by_role("button", name="Find me a table").wait_for()
    assert person.faults == []
