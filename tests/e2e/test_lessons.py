"""Every lesson followed to its end in a browser, by reading and tapping what glows."""

from __future__ import annotations

import random
import time

import pytest
from tools.lessons.lesson_files import GAMES

from tests.e2e.conftest import Meet
from tests.e2e.people import PATIENCE_MS, Person


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_followed(meet: Meet, game: str) -> None:
    person = meet(size="phone", language="it" if game in ("molly", "hickory") else "en")
    person.go(f"#/learn/{game}")
    chapters = GAMES[game]
    person.page.locator(".chapters li").nth(len(chapters) - 1).wait_for()
    person.page.locator("main button.primary").click()
    luck = random.Random(game)
    for chapter in chapters:
        title = person.page.locator(".coach b").first
        person.page.locator(f'.coach[data-chapter="{chapter.id}"]').wait_for()
        assert not title.inner_text().startswith("lesson-")
        follow(person, chapter.id, luck)
    person.page.locator(".chapters svg").nth(len(chapters) - 1).wait_for()
    assert person.faults == []


def follow(person: Person, chapter: str, luck: random.Random) -> None:
    """Read and tap until the chapter is over."""
    note = person.page.locator(f'.coach[data-chapter="{chapter}"]')
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while note.count():
        assert time.monotonic() < deadline, f"{chapter}: {note.inner_text()}"
        button = note.locator("button:enabled")
        if button.count():
            button.click()
        elif not person.act(person.glance(), luck):
            person.page.wait_for_timeout(10)


def test_a_lesson_lets_only_through_what_it_asks_for(meet: Meet) -> None:
    person = meet()
    person.go("#/learn/molly")
    person.page.locator(".chapters button").nth(2).click()
    person.page.locator('.coach[data-chapter="set"]').wait_for()
    assert person.glowing() == []
    person.page.get_by_role("button", name="Next", exact=True).click()
    person.wait_for_turn()
    assert person.glowing() == ["slot:1"]
    person.tap("slot:2")
    person.page.get_by_text("First do what the lesson says").wait_for()
    person.page.reload()
    person.page.locator('.coach[data-chapter="set"]').wait_for()


def test_a_step_that_is_taken_back_is_due_again(meet: Meet) -> None:
    person = meet()
    person.go("#/learn/molly")
    person.page.locator(".chapters button").nth([one.id for one in GAMES["molly"]].index("swap")).click()
    person.page.get_by_role("button", name="Next", exact=True).click()
    for at in ("do:swap", "cell:a1", "cell:a2"):
        person.wait_for_turn()
        person.tap(at)
    note = person.page.locator(".coach")
    person.page.locator(".coach", has_text="3 of 4").wait_for()
    person.page.get_by_role("button", name="Undo").click()
    person.page.locator(".coach", has_text="2 of 4").wait_for()
    follow(person, "swap", random.Random(1))
    assert note.count() == 0 or note.get_attribute("data-chapter") != "swap"
