"""Accessibility: keyboard only, accessibility tree only, axe on every screen, phones without scrolling."""

from __future__ import annotations

import random
import re
import time
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from tools.lessons.lesson_files import GAMES as LESSONS

from tests.e2e.conftest import Meet
from tests.e2e.people import GAME_SECONDS, GLOWING, PATIENCE_MS, Person, settle
from tests.server.effort import SOAK

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("molly", "uly", "buddel", "hickory")
BY_KEYBOARD = GAMES if SOAK else ("buddel",)
BY_NAMES = GAMES if SOAK else ("molly", "uly")
"""Games played to the end by keyboard, and through the accessibility tree; all of them in a soak."""
LOOKS = list(product(("phone", "desktop"), ("light", "dark"))) if SOAK else [("phone", "light"), ("desktop", "dark")]
"""Sizes and themes that axe checks."""
IN_THEMES = [("light", GAMES if SOAK else GAMES[0::2]), ("dark", GAMES if SOAK else GAMES[1::2])]
"""Games whose lessons, rules and results axe checks, by theme."""
SEATS = {"molly": 3, "uly": 3, "buddel": 4, "hickory": 2}
LEAST_TARGET = 40


def violations(person: Person) -> list[str]:
    """What axe finds on the screen."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed (cd web && npm ci)")
    settle(person.page)
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate("axe.run().then(answer => answer.violations)")
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0]['failureSummary'][:200]}" for one in found]


@pytest.mark.parametrize(("size", "theme"), LOOKS)
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
        ("#/devices", "main .sheet"),
        ("#/carry", "form .sheet, form.sheet"),
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
        for panel in ("Choices", "Log", "Chat"):
            person.page.get_by_role("tab", name=panel).click()
            assert violations(person) == [], panel
        person.page.locator(".side-close").click()
    person.page.locator(".room > .bar button").last.click()
    person.page.wait_for_selector("dialog[open]")
    assert violations(person) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_before_the_game(meet: Meet, theme: str) -> None:
    host = meet(name="Ada", theme=theme)
    host.open_table("molly", [{"kind": "me"}, {"kind": "remote"}])
    host.page.wait_for_selector(".qr")
    assert violations(host) == []
    guest = meet(theme=theme, size="phone", language="it")
    guest.page.goto(host.invitation())
    guest.page.locator("main .row button").first.wait_for()
    assert violations(guest) == []
    shared = meet(name="Ada", theme=theme)
    shared.open_table("uly", [{"kind": "me"}, {"kind": "here", "name": "Leo"}])
    shared.page.wait_for_selector(".curtain")
    assert violations(shared) == []


@pytest.mark.parametrize(("theme", "games"), IN_THEMES)
def test_axe_finds_nothing_in_lessons_and_rules(meet: Meet, theme: str, games: tuple[str, ...]) -> None:
    person = meet(theme=theme, size="phone" if theme == "light" else "desktop")
    for game in games:
        person.go(f"#/rules/{game}")
        person.page.wait_for_selector("main .figure-board .board")
        assert person.page.locator(".rule-figure figcaption").count() >= 3
        numbers = person.page.locator(".rule-name").first
        assert not numbers.is_visible()
        person.page.locator(".notes-switch input").check()
        assert numbers.is_visible()
        assert violations(person) == [], game
        person.go(f"#/learn/{game}")
        person.page.locator(".chapters button").first.click()
        person.page.wait_for_selector(".coach")
        assert violations(person) == [], game


LATE = {"molly": "end", "uly": "wolf", "buddel": "win", "hickory": "midnight"}
"""Chapters that end after one action."""


def finish(person: Person, game: str) -> None:
    """Play a game that is about to end to its end (in Uly & Polly: to the end of a round)."""
    chapter = next(one for one in LESSONS[game] if one.id == LATE[game])
    document = chapter.document()
    person.practise(game, document["seats"], document["position"], document["seed"])
    _, notation, *_ = next(iter(chapter.walk()))
    person.page.keyboard.press("/")
    person.page.locator("#command:focus").wait_for()
    person.page.keyboard.type(notation)
    person.page.keyboard.press("Enter")


@pytest.mark.parametrize(("theme", "games"), IN_THEMES)
def test_axe_finds_nothing_after_the_game(meet: Meet, theme: str, games: tuple[str, ...]) -> None:
    person = meet(theme=theme)
    for game in (game for game in games if game != "uly"):  # its chapter only ends a round
        finish(person, game)
        person.page.wait_for_selector(".result")
        assert violations(person) == [], game
        table = person.page.url.split("#")[1]
        for screen, sign in (("replay", "input[type=range]"), ("fair", ".verdict")):
            person.go(f"#{table.replace('/t/', f'/{screen}/')}")
            person.page.wait_for_selector(sign)
            assert violations(person) == [], (game, screen)


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
    keys.press("?")
    shown = person.page.get_by_role("dialog", name="Keyboard shortcuts")
    shown.wait_for()
    assert {"U", "H", "C", "L", "/", "W", "?", "Esc"} <= set(shown.locator("kbd").all_inner_texts())
    keys.press("Escape")
    shown.wait_for(state="detached")
    keys.press("/")
    person.page.locator("#command:focus").wait_for()
    notation = person.page.locator("#command-words option").first.get_attribute("value")
    keys.type(str(notation))
    keys.press("Enter")
    person.page.locator(".log", has_text="You swap").first.wait_for()


PROGRESS = """before => {
  const picked = [...document.querySelectorAll('.spot.picked')].map(spot => spot.dataset.at);
  const now = [document.querySelector('.room')?.dataset.seq, ...picked];
  if (document.querySelector('.result, .confirm button') || now.join() !== before.join()) return 'moved on';
  return document.querySelector('.room[data-busy]') ? 'busy' : 'waiting';
}"""
FOCUSED = "document.activeElement?.matches('.spot.legal, .confirm button') ? true : null"
ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]


@pytest.mark.parametrize("game", BY_KEYBOARD)
def test_a_whole_game_by_keyboard_alone(meet: Meet, game: str) -> None:
    """From the cover to the result: press Tab until something that glows is focused, sometimes an arrow, then Enter."""
    person = meet()
    person.plan(game, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    person.go()
    person.page.wait_for_selector(".cover")
    keys, luck = person.page.keyboard, random.Random(game)
    tab_to(person, f"document.activeElement?.closest('.cover-card')?.querySelector('a[href=\"#/new/{game}\"]')")
    keys.press("Enter")
    deadline = time.monotonic() + GAME_SECONDS
    while not wait_for_turn_or_end(person):
        assert time.monotonic() < deadline, "the game does not end"
        for _ in range(luck.randrange(3)):
            keys.press(luck.choice(["Tab", *ARROWS]))
        tab_to(person, FOCUSED)
        before = [person.seq(), *person.picked()]
        keys.press("Enter")
        wait_for_progress(person, before)
        if not person.is_over:
            person.page.wait_for_function("() => document.activeElement !== document.body")  # the focus is not lost
    assert person.page.locator(".ranks > li").count() == 2
    assert person.faults == []


def wait_for_progress(person: Person, before: list[str]) -> None:
    """Wait for the effect of a choice, skipping animations with Escape."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while (now := person.page.evaluate(PROGRESS, before)) != "moved on":
        assert time.monotonic() < deadline, f"no effect: {now}"
        if now == "busy":
            person.page.keyboard.press("Escape")
        person.page.wait_for_timeout(10)


def wait_for_turn_or_end(person: Person) -> bool:
    """Wait until something glows or the game is over; returns whether it is over."""
    person.page.locator(f"{GLOWING}, .confirm button:visible, .result").first.wait_for(timeout=PATIENCE_MS)
    return person.is_over


def tab_to(person: Person, sign: str) -> None:
    """Press Tab until a script reports the right focus."""
    for _ in range(120):
        if person.page.evaluate(sign):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("the Tab key does not lead there")


@pytest.mark.parametrize("game", BY_NAMES)
def test_a_whole_game_through_the_accessibility_tree_alone(meet: Meet, game: str) -> None:
    """With roles and accessible names only: they mark what is possible, and the live log announces what happens."""
    person = meet(size="phone")
    person.play_alone(game, 2)
    possible = person.page.get_by_role("button", name=re.compile(r"\(possible\)"))
    asked = person.page.get_by_role("group", name="Which one do you mean?").get_by_role("button")
    over = person.page.get_by_role("heading", name=re.compile("You win|share the victory|Next time"))
    heard = person.page.get_by_role("log", name="What is happening")
    luck = random.Random(game)
    deadline = time.monotonic() + GAME_SECONDS
    announced: set[str] = set()
    while True:
        assert time.monotonic() < deadline, "the game does not end"
        possible.or_(asked).or_(over).first.wait_for()
        if over.count():
            break
        ways = asked if asked.count() else possible
        chosen = ways.nth(luck.randrange(ways.count()))
        spoken = chosen.get_attribute("aria-label") or chosen.inner_text()
        assert len(spoken.removesuffix("(possible)")) > 2
        before = [person.seq(), *person.picked()]
        chosen.focus()
        chosen.press("Enter")
        wait_for_progress(person, before)
        announced.add(heard.inner_text())
    assert len(announced) > 3
    assert person.faults == []


def test_a_tap_may_ask_what_something_is(meet: Meet) -> None:
    person = meet(size="phone")
    person.play_alone("uly", 2, first="1")
    person.wait_for_turn()
    ask = person.page.get_by_role("button", name="What is this?")
    tip, seq = person.page.get_by_role("tooltip"), person.seq()
    ask.click()
    person.tap("cell:b2")
    assert tip.inner_text().startswith("row 2, column b: woolly back")
    person.page.locator(".pips").click()
    assert "After 8 of them the wolf has escaped" in tip.inner_text()
    person.tap("seat:2")
    assert "Bruna" in tip.inner_text() and person.page.locator("dialog").count() == 0
    assert person.seq() == seq
    person.page.keyboard.press("Escape")
    tip.wait_for(state="detached")
    person.tap("cell:b2")
    person.page.locator('[data-at="cell:b2"][aria-label*="your wolf"]').wait_for()


def test_text_twice_as_large_still_fits(meet: Meet) -> None:
    person = meet()
    person.page.set_viewport_size({"width": 720, "height": 450})
    person.play_alone("molly", 2)
    person.wait_for_turn()
    assert person.page.evaluate("document.documentElement.scrollWidth") == 720
    person.tap(person.glowing()[0])
