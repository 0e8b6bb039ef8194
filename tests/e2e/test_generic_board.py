"""A game without a designed board in the browser: drawn from its declarations, played by tapping what is drawn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import Meet, serving
from tests.e2e.people import play_until_over
from tests.e2e.test_access import violations

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "games"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that also has the game of the tutorial."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TANA_GAMES", str(EXAMPLES))
        with serving(tmp_path_factory.mktemp("magpies")) as url:
            yield url


def test_a_game_of_the_tutorial_is_played_on_a_phone_by_touching_what_is_drawn(meet: Meet) -> None:
    me = meet(size="phone", language="it", name="Ada")
    me.open_table("magpies", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    me.wait_for_turn()
    page = me.page
    assert me.glowing() == [f"pebble:{number}" for number in range(1, 8)]
    assert page.locator(".zone-track .zone-name").inner_text() == "Round"
    assert page.locator(".zone-hand .thing.gap").count() == 1, "the trinket that lies there is not in the box"
    assert page.locator(".generic-player").count() == 2
    assert violations(me) == []
    me.tap("pebble:7")
    assert page.locator(".confirm button").all_inner_texts() == [
        "Posa il sassolino 7, da solo",
        "Posa il sassolino 7, con la piuma",
    ]
    page.locator(".confirm button").first.click()
    me.wait_for_turn()
    me.tap("pebble:7")
    page.locator(".prompt .rule", has_text="MAG-11").wait_for()
    play_until_over([me], random.Random(3))
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page does not scroll"


def test_the_rules_of_such_a_game_have_a_page(meet: Meet) -> None:
    me = meet(language="it")
    me.go("#/rules/magpies/MAG-11")
    me.page.locator("h1", has_text="Gazze").wait_for()
    assert me.page.locator('[data-rules~="MAG-11"].cited').count() == 1
    assert me.faults == []
