"""Every size from a small phone to a big screen, without scrolling, small targets or small print."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tools.lessons.lesson_files import GAMES as LESSONS

from tana.text import LANGUAGES
from tests.e2e.conftest import Meet
from tests.e2e.gallery import BOARD_FAULTS, LEAST_TARGET, LEAST_TEXT
from tests.e2e.people import Person, play_on, settle

GAMES = ("molly", "uly", "buddel", "hickory")
SEATS = {"molly": 4, "uly": 3, "buddel": 4, "hickory": 2}
SIZES = [(360, 640), (390, 844), (667, 375), (844, 390), (820, 1180), (1100, 760), (1440, 900), (2560, 1440)]
LANDSCAPE_PHONES = [(667, 375), (844, 390)]
SMALL_PRINT = """least => {
  const small = [];
  const texts = document.createTreeWalker(document.querySelector('.room'), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!text.data.trim() || !around.checkVisibility() || around.closest('.sr, [aria-hidden=true] svg')) continue;
    if (getComputedStyle(around).clipPath !== 'none') continue;
    const size = around.closest('svg') && around.getBoundingClientRect().height / 1.2
      || parseFloat(getComputedStyle(around).fontSize);
    if (size < least - 0.1) small.push([text.data.trim().slice(0, 30), Math.round(size * 10) / 10]);
  }
  return small;
}"""
TARGETS = """() => [...document.querySelectorAll(
  '.board .spot.legal, .portrait, .tool, .tab, .bar button, .bar a, .prompt button, .caption button')]
  .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 0)
  .map(one => [one.dataset.at ?? one.textContent, one.getBoundingClientRect().toJSON()])"""


def box(person: Person, selector: str) -> dict[str, Any]:
    found: dict[str, Any] = person.page.locator(selector).first.evaluate("one => one.getBoundingClientRect().toJSON()")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_size_shows_what_is_needed(meet: Meet, game: str) -> None:
    person = meet(size="phone", name="Ada", language="it")
    person.play_alone(game, SEATS[game])
    person.wait_for_turn()
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        settle(person.page)
        where = (game, width, height)
        scrolled = person.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert scrolled == [width, height], where
        for at, there in person.page.evaluate(TARGETS):
            assert there["width"] >= LEAST_TARGET - 0.5 and there["height"] >= LEAST_TARGET - 0.5, (*where, at, there)
        person.glance()  # asserts that nothing covers what glows
        assert person.page.evaluate(BOARD_FAULTS, [LEAST_TARGET, LEAST_TEXT]) == [], where
        assert person.page.evaluate(SMALL_PRINT, LEAST_TEXT) == [], where
        prompt = box(person, ".prompt-text")
        assert prompt["top"] >= 0 and prompt["bottom"] <= height and prompt["width"] > 100, where
        names_and_turn(person, SEATS[game], where)
        if (width, height) in LANDSCAPE_PHONES:
            board, panel = box(person, ".board-area"), box(person, ".prompt")
            assert board["left"] == 0 and board["height"] == height, where
            assert panel["left"] >= board["right"] - 1, where
            assert board["width"] >= 0.6 * width, where


def names_and_turn(person: Person, seats: int, where: tuple[object, ...]) -> None:
    """Check that every name is readable, and that the player to move has a mark besides the colour."""
    names = person.page.locator(".seat-name")
    assert names.count() == seats
    for i in range(seats):
        assert names.nth(i).is_visible(), where
        wide = names.nth(i).evaluate("one => one.getBoundingClientRect().width")
        assert wide >= 24, (*where, names.nth(i).inner_text(), wide)
    mark = person.page.locator(".seat.turn .seat-name").evaluate("one => getComputedStyle(one, '::after').content")
    assert "◂" in mark, where


def test_home_and_lobby_keep_their_shape(meet: Meet) -> None:
    """Buttons under a cover are in two rows, and the lobby is centred with nothing cut off."""
    person = meet(name="Ada", language="it")
    person.go()
    person.page.wait_for_selector(".cover")
    for width, height in ((360, 640), (1100, 760), (1440, 900)):
        person.page.set_viewport_size({"width": width, "height": height})
        for ways in person.page.locator(".cover-ways").all():
            places = ways.evaluate(
                "ways => [...ways.children].map(one => [one.offsetTop, one.scrollWidth - one.clientWidth])"
            )
            assert len({top for top, _ in places}) == 2 and all(over <= 0 for _, over in places), (width, places)
    person = meet(name="Ada")
    person.open_table("uly", [{"kind": "me"}, {"kind": "remote"}])
    person.page.wait_for_selector(".qr")
    sheet = box(person, ".lobby-sheet")
    assert abs(sheet["left"] + sheet["right"] - 1440) < 3
    person.page.set_viewport_size({"width": 667, "height": 375})
    person.page.locator(".lobby").evaluate("lobby => lobby.scrollTo(0, 0)")
    assert box(person, ".lobby-sheet")["top"] >= 0


QUIET = ("", "#/new/hickory", "#/new/molly", "#/learn/uly", "#/rules/buddel", "#/devices")
"""Screens other than the table."""
TOO_WIDE = """() => [...document.querySelectorAll('main *, dialog *')].filter(one => {
  const box = one.getBoundingClientRect();
  const out = box.right > innerWidth + 1 || box.left < -1;
  return out && one.checkVisibility() && !one.closest('svg, table, .sr, .skip');
}).map(one => `${one.tagName}.${one.className}`)"""


def test_screens_beside_the_table_fit_a_phone(meet: Meet) -> None:
    """Even when the table's styles are loaded."""
    person = meet(size="phone", name="Ada", language="it")
    person.play_alone("uly", 2)
    for route in QUIET:
        person.go(route)
        person.page.wait_for_selector("main")
        settle(person.page)
        for width, height in ((360, 640), (844, 390)):
            person.page.set_viewport_size({"width": width, "height": height})
            assert person.page.evaluate(TOO_WIDE) == [], (route, width)
    person.page.get_by_role("button", name="Impostazioni").click()
    person.page.wait_for_selector("dialog")
    assert person.page.evaluate(TOO_WIDE) == []


CUT_OFF = """() => [...document.querySelectorAll('.bar-title, main :is(h1, h2, button, .button, a, label, p)')].filter(
  one => one.checkVisibility() && !one.closest('.sr, .skip') && getComputedStyle(one).display !== 'inline'
    && one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_is_cut_off_on_a_small_phone(meet: Meet, language: str) -> None:
    person = meet(size="phone", name="Ada", language=language)
    person.page.set_viewport_size({"width": 360, "height": 640})
    for route in ("", "#/new/hickory", "#/learn/uly", "#/devices", "#/notices", "#/history", "#/me", "#/restore"):
        person.go(route)
        person.page.wait_for_selector("main :is(h1, h2, p, label)")
        settle(person.page)
        assert person.page.locator("html").get_attribute("lang") == language
        assert person.page.evaluate(CUT_OFF) == [], route
        assert person.page.evaluate(TOO_WIDE) == [], route


def test_a_board_stays_where_it_is_whatever_is_said_around_it(meet: Meet) -> None:
    person = meet(size="phone", name="Ada", language="it")
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.play_alone("uly", 2, first="1")
    person.wait_for_turn()
    luck, places = random.Random(1), set()
    for _ in range(12):
        person.wait_for_turn()
        places.add(tuple(box(person, ".meadow").values()))
        play_on(person, 1, luck)
    assert len(places) == 1


def test_a_phone_shows_the_winner_above_the_buttons_of_the_result(meet: Meet) -> None:
    person = meet(size="phone", name="Ada", language="de")
    last = LESSONS["buddel"][-1].document()
    person.practise("buddel", last["seats"], last["position"], last["seed"])
    person.wait_for_turn()
    person.tap("mole:l1")
    person.page.wait_for_selector(".result")
    for width, height in ((360, 640), (390, 844), (844, 390)):
        person.page.set_viewport_size({"width": width, "height": height})
        settle(person.page)
        first, buttons = box(person, ".ranks > li"), box(person, ".result-main")
        assert first["bottom"] <= buttons["top"] and buttons["bottom"] <= height, (width, height)


def test_an_open_list_leaves_the_page_where_it_is(meet: Meet) -> None:
    """Even while an on-screen keyboard takes half of the screen."""
    person = meet(size="phone", name="Ada")
    person.play_alone("uly", 2, first="1")
    person.wait_for_turn()
    person.page.locator(".tool", has_text="Choices").click()
    person.page.locator("#command").click()
    person.page.set_viewport_size({"width": 360, "height": 320})
    typed = box(person, "#command")
    assert typed["top"] >= 0 and typed["bottom"] <= 320
    assert person.page.evaluate("document.documentElement.scrollHeight") == 320
    person.page.keyboard.type("hide b2")
    person.page.keyboard.press("Enter")
    person.page.set_viewport_size({"width": 360, "height": 640})
    person.page.locator('[data-at="cell:b2"][aria-label*="your wolf"]').wait_for()
