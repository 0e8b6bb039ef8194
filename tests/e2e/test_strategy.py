"""The chapter on playing well in the page: its boards, and a position of it played without a server."""

from __future__ import annotations

import pytest

from tana.lab.strategy import chapter_of, claims_of
from tests.e2e.conftest import Meet
from tests.e2e.test_access import violations
from tests.e2e.test_offline import GAMES

pytestmark = pytest.mark.skipif(not GAMES, reason="no compiled rules beside the pages (make web)")


@pytest.mark.parametrize(("size", "language", "theme"), [("phone", "it", "dark"), ("desktop", "en", "light")])
def test_a_position_of_the_chapter_is_played(meet: Meet, size: str, language: str, theme: str) -> None:
    chapter = chapter_of("buddel", language)
    assert chapter is not None
    person = meet(name="Ada", size=size, language=language, theme=theme)
    person.go("#/learn/buddel")
    page = person.page
    page.locator("a[href='#/strategy/buddel']").click()
    page.get_by_role("heading", name=chapter.sections[0].heading).wait_for()
    page.wait_for_selector(".strategy .board .spot")
    assert page.locator("[data-claim]").count() == len(claims_of("buddel"))
    assert page.locator(".strategy .board .marked").count() > 0
    assert violations(person) == []
    page.locator("[data-claim] > button.primary").nth(1).click()
    page.wait_for_url("**/#/t/**")
    page.wait_for_selector(".board .spot.legal")
    assert person.faults == []


def test_a_reason_leads_to_its_claim(meet: Meet) -> None:
    person = meet(name="Ada", size="phone")
    person.go("#/strategy/molly/sets_in_reach")
    section = person.page.locator("[data-claim=swaps]")
    section.wait_for()
    person.page.wait_for_function(
        "() => document.querySelector('[data-claim=swaps]').getBoundingClientRect().top < 400"
    )
    assert "it leaves a set within your reach" in section.inner_text()
    assert person.faults == []
