"""Review and Play from here: a finished game graded in the page, a decision tried again, a position played on."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.test_inviting import GOLDEN, drop
from tests.e2e.test_offline import GAMES

pytestmark = pytest.mark.skipif(not GAMES, reason="no compiled rules beside the pages (make web)")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_game_is_reviewed_and_a_mistake_tried_again(meet: Meet, size: str) -> None:
    person = meet(name="Ada", size=size)
    person.go()
    person.page.wait_for_selector(".cover-card")
    drop(person, GOLDEN / "molly-2.jsonl", "game.jsonl")
    page = person.page
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector(".review-accuracy", timeout=120_000)
    assert "Mistakes: 2" in page.locator(".review-sums").inner_text()
    holes = page.locator(".review-hole")
    assert holes.count() == 2
    holes.first.click()
    explained = page.locator(".review-explained")
    assert "A mistake" in explained.inner_text()
    assert "Better:" in explained.inner_text()
    assert page.locator(".review-moves [aria-current=step]").inner_text().startswith("13.")
    page.get_by_role("button", name="Try again").click()
    page.get_by_text("What would you do now?").wait_for()
    assert page.locator(".review-explained").count() == 0
    options = page.locator(".review-options button")
    options.first.click()
    assert options.first.get_attribute("aria-pressed") == "true"
    page.get_by_text("What would you do now?").wait_for(state="detached")
    page.get_by_role("button", name="Show the answer").click()
    explained.wait_for()
    assert explained.locator("a[href^='#/strategy/molly/']").count() == 1
    page.get_by_role("button", name="Watch the better move").click()
    page.wait_for_url("**/#/t/**")
    page.wait_for_selector(".board .spot")
    assert person.faults == []


def test_a_review_can_be_cancelled(meet: Meet) -> None:
    person = meet(name="Ada")
    person.go()
    person.page.wait_for_selector(".cover-card")
    drop(person, GOLDEN / "hickory-2.jsonl", "game.jsonl")
    person.page.get_by_role("link", name="Review").click()
    person.page.locator(".review-progress button").click()
    person.page.get_by_text("Stopped after").wait_for()
    assert person.page.locator(".review-accuracy").count() == 0
    assert person.faults == []


@pytest.mark.parametrize("way", ["known", "true"])
def test_a_position_of_a_replay_is_played_on(meet: Meet, way: str) -> None:
    person = meet(name="Ada")
    person.go()
    person.page.wait_for_selector(".cover-card")
    drop(person, GOLDEN / "molly-2.jsonl", "game.jsonl")
    page = person.page
    page.wait_for_selector(".replay .board .spot")
    page.locator(".move").nth(12).click()
    page.locator(".play-from-here summary").click()
    page.locator(".play-from-here select").last.select_option(way)
    page.get_by_role("button", name="Play this position").click()
    page.wait_for_url("**/#/t/**")
    page.wait_for_selector(".board .spot")
    assert person.faults == []
