"""Everybody can play: keyboard only, accessibility tree only, axe on every screen, phones without scrolling."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.people import Person

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("molly", "uly", "buddel", "hickory")
SEATS = {"molly": 3, "uly": 3, "buddel": 4, "hickory": 2}
LEAST_TARGET = 40
SCROLLED = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"


def violations(person: Person) -> list[str]:
    """What axe finds on the screen."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed (cd web && npm ci)")
    person.page.wait_for_timeout(250)
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate("axe.run().then(answer => answer.violations)")
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0]['failureSummary'][:200]}" for one in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing_on_the_quiet_screens(meet: Meet, theme: str, size: str) -> None:
    person = meet(size=size, theme=theme)
    person.go()
    person.page.wait_for_selector(".cover")
    assert violations(person) == []
    for route, sign in (
        ("#/new/molly", "form .sheet"),
        ("#/learn/uly", "main .button"),
        ("#/rules/hickory", "main h2"),
        ("#/code/NOPE12", "[role=alert]"),
        ("#/t/nowhere", "[role=alert]"),
    ):
        person.go(route)
        person.page.wait_for_selector(sign)
        assert violations(person) == [], route
    person.go()
    person.page.get_by_role("button", name="Settings").click()
    person.page.wait_for_selector("dialog[open]")
    assert violations(person) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_the_table(meet: Meet, game: str, theme: str) -> None:
    person = meet(size="desktop" if theme == "dark" else "phone", theme=theme)
    person.play_alone(game, SEATS[game])
    person.wait_for_turn()
    assert violations(person) == []
    if theme == "light":
        person.page.locator(".tool", has_text="Choices").click()
        for panel in ("Choices", "Log", "Talk"):
            person.page.get_by_role("tab", name=panel).click()
            assert violations(person) == [], panel
        person.page.locator(".side-close").click()
    person.page.locator(".room > .bar button").last.click()
    person.page.wait_for_selector("dialog[open]")
    assert violations(person) == []


def test_axe_finds_nothing_at_lobby_curtain_and_result(meet: Meet) -> None:
    person = meet(name="Ada")
    person.open_table("molly", [{"kind": "me"}, {"kind": "remote"}])
    person.page.wait_for_selector(".qr")
    assert violations(person) == []
    person = meet(name="Ada", theme="dark")
    person.open_table("uly", [{"kind": "me"}, {"kind": "here", "name": "Leo"}])
    person.page.wait_for_selector(".curtain")
    assert violations(person) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_everything_without_scrolling(meet: Meet, game: str) -> None:
    person = meet(size="phone")
    person.play_alone(game, SEATS[game])
    luck = random.Random(7)
    for _ in range(12):
        person.wait_for_turn()
        width, height = person.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert (width, height) == (360, 640)
        boxes = person.page.locator(".board .spot.legal:visible, .done.legal").evaluate_all(
            "spots => spots.map(spot => { const box = spot.getBoundingClientRect();"
            " return [spot.dataset.at, box.width, box.height, box.left, box.right, box.bottom]; })"
        )
        for at, wide, high, left, right, bottom in boxes:
            assert wide >= LEAST_TARGET - 0.5 and high >= LEAST_TARGET - 0.5, (at, wide, high)
            assert left >= -1 and right <= 361 and bottom <= 641, (at, left, right, bottom)
        person.tap(luck.choice(person.glowing()))


def test_a_round_by_keyboard_alone(meet: Meet) -> None:
    person = meet()
    person.play_alone("uly", 2, first="1")
    person.wait_for_turn()
    keys = person.page.keyboard
    focused = "document.activeElement?.dataset?.at ?? document.activeElement?.tagName"
    for _ in range(60):
        if str(person.page.evaluate(focused)).startswith("cell:"):
            break
        keys.press("Tab")
    assert person.page.evaluate(focused) == "cell:a1"
    keys.press("ArrowRight")
    keys.press("ArrowDown")
    assert person.page.evaluate(focused) == "cell:b2"
    keys.press("Enter")
    person.page.locator('[data-at="cell:b2"][aria-label*="your wolf"]').wait_for()
    person.wait_for_turn()
    keys.press("/")
    person.page.locator("#command:focus").wait_for()
    notation = person.page.locator("#command-words option").first.get_attribute("value")
    keys.type(str(notation))
    keys.press("Enter")
    person.page.locator(".log", has_text="You swap").first.wait_for()


def test_a_game_through_the_accessibility_tree_alone(meet: Meet) -> None:
    person = meet(size="phone")
    person.play_alone("buddel", 2)
    possible = person.page.get_by_role("button", name=re.compile(r"\(possible\)"))
    heard = person.page.get_by_role("log")
    before = int(person.seq())
    for _ in range(40):
        if person.is_over or int(person.seq()) > before + 12:
            break
        possible.first.wait_for()
        possible.first.focus()
        possible.first.press("Enter")
        person.page.wait_for_timeout(100)
    assert int(person.seq()) > before + 12
    assert heard.inner_text().strip()


def test_text_twice_as_large_still_fits(meet: Meet) -> None:
    person = meet()
    person.page.set_viewport_size({"width": 720, "height": 450})
    person.play_alone("molly", 2)
    person.wait_for_turn()
    assert person.page.evaluate("document.documentElement.scrollWidth") == 720
    person.tap(person.glowing()[0])
