"""A first game shows its goal and suggests a move with reasons; a tap in the wrong order explains what comes first."""

from __future__ import annotations

import random

from tests.e2e.conftest import Meet
from tests.e2e.people import play_on


def test_a_first_game_shows_its_goal_and_suggests_a_move_with_its_reasons(meet: Meet) -> None:
    person = meet(size="phone", first_game=True)
    person.play_alone("molly", 2, first="1")
    person.wait_for_turn()
    assert person.page.locator(".first-goal").inner_text().startswith("Goal: ")
    person.page.locator(".toast", has_text="To begin, you could").wait_for()
    assert person.page.locator(".feather:visible").count() > 0
    play_on(person, 30, random.Random(1))
    assert person.page.locator(".first-goal").count() == 0

    person.go()
    person.play_alone("molly", 2, first="1")
    person.wait_for_turn()
    assert person.page.locator(".first-goal").count() == 0
    assert person.faults == []


def test_a_tap_in_the_wrong_order_says_what_comes_first(meet: Meet) -> None:
    person = meet()
    person.play_alone("molly", 2, first="1")
    person.wait_for_turn()
    person.tap("cell:b2")
    toast = person.page.locator(".toast")
    toast.wait_for()
    assert toast.inner_text().startswith("Not yet. ")
    assert person.page.locator(".spot.lit").count() > 0
    person.tap("slot:1")
    assert person.picked() == ["slot:1"]


def test_a_hint_says_why(meet: Meet) -> None:
    person = meet(language="it")
    person.play_alone("hickory", 2)
    person.wait_for_turn()
    person.page.keyboard.press("h")
    person.page.locator(".toast", has_text="Un bot giocherebbe").wait_for()
    assert person.page.locator(".spot .feather").count() > 0


def test_the_log_opens_at_its_newest_line(meet: Meet) -> None:
    person = meet(size="phone")
    person.play_alone("buddel", 2)
    play_on(person, 16, random.Random(3))
    for _ in range(2):  # the second time nothing has happened since
        person.page.locator(".tool", has_text="Log").click()
        person.page.wait_for_function(
            "() => { const log = document.querySelector('.side.open .log');"
            " return log && log.scrollHeight > log.clientHeight"
            " && log.scrollTop + log.clientHeight > log.scrollHeight - 4; }"
        )
        person.page.locator(".side-close").click()
