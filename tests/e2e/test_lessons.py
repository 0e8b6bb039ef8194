"""Every lesson runs on the real engine: its notes come in order and are done by doing what they say."""

from __future__ import annotations

import random
import time

import pytest

from tests.e2e.conftest import Meet

NOTES = {"molly": 5, "uly": 4, "buddel": 4, "hickory": 5}

LESSON_SECONDS = 90


@pytest.mark.parametrize("game", NOTES)
def test_a_lesson_can_be_followed(meet: Meet, game: str) -> None:
    person = meet(size="phone")
    person.go(f"#/learn/{game}")
    person.page.get_by_role("button", name="Start the lesson").click()
    note = person.page.locator(".coach")
    luck = random.Random(game)
    seen: list[str] = []
    deadline = time.monotonic() + LESSON_SECONDS
    while time.monotonic() < deadline:
        if note.count():
            text = note.locator("p").inner_text(timeout=5000)
            assert not text.startswith("lesson-")
            if text not in seen:
                seen.append(text)
            following = note.get_by_role("button", name="Next")
            if following.count():
                following.click()
                continue
        if len(seen) >= NOTES[game] or person.is_over:
            break
        choices = person.glowing()
        if choices:
            person.tap(luck.choice(choices))
        else:
            person.page.wait_for_timeout(50)
    assert len(seen) >= NOTES[game], seen
    assert person.faults == []
