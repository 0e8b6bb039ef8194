"""The boards: every size, ambiguous taps, what glows, and marks."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import tana
from tana.core.match import Match
from tests.e2e.conftest import Meet
from tests.e2e.gallery import BOARD_FAULTS, FIXTURES, LEAST_TARGET, LEAST_TEXT
from tests.e2e.people import settle

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SEATS = {"molly": 3, "uly": 3, "buddel": 4, "hickory": 2}
BOARDS = [(540, 380), (430, 365), (360, 415), (390, 610), (800, 940), (740, 560), (1090, 680), (2200, 1200)]
"""Room for the board on typical screens."""

HIDDEN = """() => {
  const found = [];
  const circle = (thing, width) => {
    const box = thing.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2, (width ?? Math.min(box.width, box.height)) * 0.42];
  };
  const signs = [...document.querySelectorAll('.clock :is(.plate-number, .plate-icon)')];
  for (const thing of document.querySelectorAll('.clock :is(.mouse-on, .leaf-art, .paw)')) {
    const [x, y, r] = circle(thing, thing.offsetWidth);
    for (const sign of signs) {
      const [signX, signY, signR] = circle(sign);
      if (Math.hypot(x - signX, y - signY) < r + signR)
        found.push(`${thing.className} on ${sign.closest('.plate').dataset.at}`);
    }
  }
  return found;
}"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context()
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("fixture", FIXTURES)
def test_a_board_fits_every_size(gallery: str, page: Page, fixture: str) -> None:
    page.goto(f"{gallery}?board={fixture}")
    page.wait_for_selector("html[data-ready]")
    faults = {}
    for width, height in BOARDS:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        faults[width, height] = page.evaluate(BOARD_FAULTS, [LEAST_TARGET, LEAST_TEXT])
    assert {size: found for size, found in faults.items() if found} == {}


@pytest.mark.parametrize("fixture", [name for name in FIXTURES if name.startswith("hickory")])
def test_nothing_on_the_clock_hides_a_number_or_its_signs(gallery: str, page: Page, fixture: str) -> None:
    page.goto(f"{gallery}?board={fixture}")
    page.wait_for_selector("html[data-ready]")
    for width, height in BOARDS:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate(HIDDEN) == [], (width, height)


def test_a_sign_tells_its_name_and_rule(gallery: str, page: Page) -> None:
    page.goto(f"{gallery}?board=hickory-middle")
    page.wait_for_selector("html[data-ready]")
    tip = page.get_by_role("tooltip")
    page.locator('[data-at="number:6"] .enamel').hover()
    tip.wait_for()
    assert tip.inner_text().startswith("Deliver. The mouse’s items score 1 each")
    page.mouse.move(1, 1)
    tip.wait_for(state="detached")
    page.keyboard.press("Tab")
    page.locator('[data-at="favor-deck"]').focus()
    tip.wait_for()
    assert tip.inner_text().startswith("Favor card. Draw a favor card")
    page.keyboard.press("Escape")
    tip.wait_for(state="detached")
    plate = page.locator('[data-at="number:6"] .enamel')
    plate.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    tip.wait_for()
    box = tip.bounding_box()
    size = page.viewport_size
    assert box and size
    assert box["x"] >= 0 and box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"] and box["y"] + box["height"] <= size["height"]


def sought(name: str, fits: Callable[[Match], bool], **options: str) -> Any:
    """Search for a position in which the first seat decides and a condition holds."""
    luck = random.Random(name)
    for _ in range(500):
        match = tana.new(name, seats=SEATS[name], seed=luck.randrange(10**6), **options)
        while match.actor is not None:
            if match.actor == 0 and fits(match):
                return match.position()
            match.apply(luck.choice(match.game.legal(match.state)))
    raise AssertionError("no such position")


def seen(match: Match) -> Any:
    """The view of the first seat, in wire format."""
    return msgspec.to_builtins(match.view(0))


def words(match: Match) -> list[tuple[str, dict[str, str]]]:
    found = [match.game.actions.action(number) for number in match.game.legal(match.state)]
    return [(action.word, dict(action.arguments)) for action in found]


def test_a_mole_where_the_dog_may_go_asks_which_is_meant(meet: Meet) -> None:
    doubtful: list[tuple[str, str]] = []

    def fits(match: Match) -> bool:
        places = {mole["mole"]: mole["place"] for mole in seen(match)["moles"]}
        choices = words(match)
        holes = {args["hole"] for word, args in choices if word == "dog"}
        doubtful[:] = [
            (args["mole"], places[args["mole"]])
            for word, args in choices
            if word == "mole" and places[args["mole"]] in holes
        ]
        return bool(doubtful)

    person = meet()
    person.practise("buddel", SEATS["buddel"], sought("buddel", fits))
    person.wait_for_turn()
    (mole, hole), before = doubtful[0], person.seq()
    person.tap(f"mole:{mole}")
    question = person.page.locator(".confirm button")
    question.nth(1).wait_for()
    assert person.seq() == before
    question.filter(has_text="og").first.click()
    sent = re.compile(rf"You send the dog .* to hole {hole}\.")  # a bot may have moved it on since
    person.page.locator(".log-line", has_text=sent).first.wait_for(state="attached")
    assert person.faults == []


def test_molly_glows_in_the_order_of_the_turn_and_refuses_by_the_rule(meet: Meet) -> None:
    def fits(match: Match) -> bool:
        view = seen(match)
        on_top = {pile["shows"] for pile in view["piles"]}
        return {"play", "swap"} <= {word for word, _ in words(match)} and view["display"][0] in on_top

    person = meet()
    person.practise("molly", SEATS["molly"], sought("molly", fits))
    person.wait_for_turn()
    assert {at.split(":")[0] for at in person.glowing()} <= {"slot", "deck", "do"}
    asked = person.page.locator(".prompt-text").inner_text()
    person.tap("slot:1")
    assert person.page.locator(".prompt-text").inner_text() != asked
    colour = person.page.locator('[data-at="slot:1"]').get_attribute("aria-label") or ""
    name = next(one for one in ("yellow", "red", "white", "green", "blue") if one in colour)
    same = person.page.locator(f".pile.shows-{name}").first.get_attribute("data-at")
    assert same not in person.glowing()
    person.tap(str(same))
    person.page.locator(".toast.no .rule").wait_for()
    assert person.picked() == ["slot:1"]
    assert person.faults == []


def test_the_wolf_sees_its_ears_above_the_dog_and_where_it_is(meet: Meet) -> None:
    def fits(match: Match) -> bool:
        view = seen(match)
        return view["wolf"] == 0 and view["hideout"] is not None and view["dog"] == view["hideout"]

    person = meet()
    position = sought("uly", fits)
    person.practise("uly", SEATS["uly"], position)
    person.wait_for_turn()
    tile = person.page.locator(".tile:has(.ears)")
    cell = str(tile.get_attribute("data-at")).removeprefix("cell:")
    assert cell in person.page.locator(".uly-where").inner_text()
    over = tile.evaluate(
        "tile => { const ears = tile.querySelector('.ears'), dog = tile.querySelector('.dog');"
        " return [Number(getComputedStyle(ears).zIndex), Number(getComputedStyle(dog).zIndex) || 0]; }"
    )
    assert over[0] > over[1]
    assert f"cell:{cell}" not in person.glowing()
    calm = person.page.locator(".meadow.calm")
    assert len(person.glowing()) > 8 and calm.count() == 1
    person.tap(person.glowing()[0])
    assert len(person.glowing()) <= 8 and calm.count() == 0


def test_molly_shows_which_cards_are_tardy(meet: Meet) -> None:
    def fits(match: Match) -> bool:
        return any(seen(match)["display_tardy"] or [])

    person = meet()
    person.practise("molly", SEATS["molly"], sought("molly", fits, memory_aid="on"))
    person.wait_for_turn()
    tardy = person.page.locator('.slot[aria-label*="Tardy"]')
    assert tardy.count() > 0
    assert person.page.locator(".slot:has(.tardy-mark)").count() == tardy.count()
