"""The four marks on a board (legal, last move, hint, selected) share neither shape nor colour."""

from __future__ import annotations

import math
import random
import re
from typing import Literal

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.people import Person, play_on, settle

MARKS = """() => {
  const style = (selector, part) => {
    const found = document.querySelector(selector);
    return found && getComputedStyle(found, part);
  };
  const legal = style('.board .spot.legal:not(.shaped)'), last = style('.board .spot.last:not(.picked)', '::before');
  const picked = style('.board .spot.picked'), hint = style('.board .feather');
  return {
    legal: legal && [legal.outlineStyle, legal.outlineColor],
    last: last && [last.borderTopStyle, last.borderTopColor],
    picked: picked && [picked.outlineStyle, picked.boxShadow, picked.transform],
    hint: hint && ['feather', hint.color],
  };
}"""


def molly_with_all_marks(person: Person) -> None:
    """Bring up all marks: the other player has moved, a card is selected, and a hint is shown."""
    person.play_alone("molly", 2, first="2")
    person.wait_for_turn()
    person.page.locator(".tool", has_text="Hint").click()
    person.page.locator(".board .feather").first.wait_for()
    slots = [at for at in person.glowing() if at.startswith("slot:")]
    person.tap(slots[0])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_marks_share_neither_shape_nor_colour(meet: Meet, theme: Literal["light", "dark"]) -> None:
    person = meet(theme=theme)
    molly_with_all_marks(person)
    marks = person.page.evaluate(MARKS)
    assert marks["legal"][0] == "solid" and marks["last"][0] == "dotted"
    assert marks["picked"][0] == "none" and marks["picked"][2] != "none"
    assert len({marks[name][1] for name in ("legal", "last", "hint")}) == 3


TRAIL = "() => document.querySelector('.board .last-trail-dots')?.getAttribute('d') ?? ''"
LONG = 150
"""Length in pixels of a trail that also exists on a smaller screen."""


def ends(path: str) -> list[float]:
    """The two ends of a trail: x, y, x, y."""
    return [float(number) for number in re.findall(r"[\d.-]+", path)]


def length(path: str) -> float:
    x, y, last_x, last_y = ends(path) or (0, 0, 0, 0)
    return math.hypot(last_x - x, last_y - y)


@pytest.mark.parametrize("size", ["phone", "landscape", "desktop"])
def test_the_last_move_leaves_a_trail_from_place_to_place(meet: Meet, size: str) -> None:
    """It leads where the move went, even after the screen is rotated, and the next move has another one."""
    person, luck = meet(size=size), random.Random(size)
    person.play_alone("buddel", 2)
    person.wait_for_turn()
    page = person.page
    while length(before := page.evaluate(TRAIL)) < LONG:
        play_on(person, 1, luck)
        assert not person.is_over, "nothing has gone far in this game"
        person.wait_for_turn()
    marked = set(page.locator(".board .spot.last").evaluate_all("all => all.map(one => one.dataset.at)"))
    moved = {at for at in marked if at.partition(":")[0] in ("dog", "mole")}
    assert len(marked) in (2, 3) and len(moved) <= 1, (
        "where the move began and ended, and what moved, if it can be tapped"
    )
    assert page.locator(".last-trail").evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    page.set_viewport_size({"width": 820, "height": 620})
    page.wait_for_function(f"before => ({TRAIL})() !== before", arg=before)
    turned = page.evaluate(TRAIL)
    assert turned and ends(turned) != ends(before)
    while page.evaluate(TRAIL) == turned:
        play_on(person, 1, luck)
        assert not person.is_over, "nothing else moves"


def test_forced_colours_keep_rings_slots_and_the_turn(meet: Meet) -> None:
    person = meet()
    person.page.emulate_media(forced_colors="active")
    molly_with_all_marks(person)
    marks = person.page.evaluate(MARKS)
    assert (marks["legal"][0], marks["last"][0], marks["picked"][0]) == ("solid", "dotted", "double")
    border = "one => getComputedStyle(one).borderTopStyle + getComputedStyle(one).borderTopWidth"
    assert person.page.locator(".chamber").first.evaluate(border) == "solid1px"
    assert person.page.locator(".seat.turn").evaluate(border) == "solid4px"


def test_a_press_does_not_leave_a_tip_behind(meet: Meet) -> None:
    """The pointer rests where it pressed to start the game, which must not show a tip."""
    person = meet()
    person.page.clock.install()
    person.play_alone("hickory", 2)
    person.wait_for_turn()
    plate = person.page.locator('[data-at="number:6"] .enamel')
    box = plate.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.move(x, y)
    person.page.locator(".tip").wait_for()
    person.page.mouse.down()
    person.page.mouse.up()
    person.page.mouse.move(x + 3, y)
    person.page.clock.fast_forward(600)  # longer than a pointer has to rest for a tip
    settle(person.page)
    assert person.page.locator(".tip").count() == 0
