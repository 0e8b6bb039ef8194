"""Layout and art: where texts are placed, the scenes of the boards, and the players' animals."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

import tana
from tana.core.game import Game
from tana.errors import BadPosition
from tests.e2e.conftest import Meet
from tests.e2e.people import Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SCENES: dict[str, dict[str, int]] = {
    "molly-middle": {
        ".bed .pile": 9,
        ".garden .garden-spade": 1,
        ".garden .garden-can": 1,
        ".garden .garden-weather": 1,
        ".tunnels .tunnel": 5,
        ".tunnel-red .chamber": 7,
    },
    "hickory-middle": {
        ".face-art [fill='var(--cabinet)']": 1,
        ".face-art [fill='var(--gable)']": 1,
        ".face-art [stroke='var(--chain)']": 6,
        ".face-art g[fill='var(--cone)']": 2,
        ".hour-hand svg": 1,
        ".minute-hand svg": 1,
        ".plate.lord": 1,
        ".hk-chain .link-cone": 1,
    },
    "uly-middle": {".meadow .post-column": 4, ".meadow .post-row": 4, ".meadow .tile": 16},
    "buddel-middle": {".haystack": 1, ".entrance .entrance-sign": 3, ".dens .den": 4, ".hole-place": 21},
}
"""What the boards show besides their pieces, with minimum counts."""
FENCE = """() => {
  const style = getComputedStyle(document.querySelector('.meadow'));
  return [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth].map(parseFloat);
}"""


def box(person: Person, selector: str) -> dict[str, Any]:
    found: dict[str, Any] = person.page.locator(selector).first.evaluate("one => one.getBoundingClientRect().toJSON()")
    return found


# --- layout ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["molly", "hickory"])
def test_on_a_desktop_the_board_comes_first_and_the_prompt_is_beside_it(meet: Meet, game: str) -> None:
    person = meet(name="Ada")
    person.play_alone(game, 2)
    person.wait_for_turn()
    board, prompt, side = box(person, ".board-area"), box(person, ".prompt-text"), box(person, ".side")
    assert prompt["left"] >= board["left"] and prompt["right"] <= board["right"], "the prompt is in the board's column"
    assert 0 <= prompt["top"] - board["bottom"] <= 60, "and right below the board"
    assert abs(prompt["left"] + prompt["right"] - board["left"] - board["right"]) < board["width"] / 3
    assert board["width"] * board["height"] > 0.5 * 1440 * 900
    assert side["left"] >= 0.65 * 1440, "lists are at the edge"
    assert person.page.locator(".choices").count() == 0 and person.page.locator("#command").count() == 0
    person.page.keyboard.press("/")
    person.page.locator(".choices .choice").first.wait_for()
    assert box(person, ".choices")["left"] >= side["left"], "and the choices, a key away, open there"


# --- scenes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", SCENES)
def test_every_board_is_a_scene(browser: Browser, gallery: str, board: str) -> None:
    page = browser.new_page(viewport={"width": 1090, "height": 680})
    page.goto(f"{gallery}?board={board}")
    page.wait_for_selector("html[data-ready]")
    missing = {
        part: page.locator(part).count() for part, least in SCENES[board].items() if page.locator(part).count() < least
    }
    hidden = [part for part in SCENES[board] if part not in missing and not page.locator(part).first.is_visible()]
    fence = page.evaluate(FENCE) if board.startswith("uly") else [4]
    page.close()
    assert missing == {} and hidden == []
    assert min(fence) >= 4, "a fence that can be seen"


def last_of_a_round() -> tuple[Any, str]:
    """A position of Hickory Dickory to start a table from, and an action of the first seat that ends the round."""
    luck = random.Random(1)
    for _ in range(100):
        match = tana.new("hickory", seats=2, seed=luck.randrange(10**6))
        while match.actor is not None:
            seat, position = match.actor, match.position()
            action = luck.choice(match.game.legal(match.state))
            ended = any(event.name == "round-ended" for event in match.apply(action).events)
            if ended and seat == 0 and may_begin(match.game, position):
                return position, match.game.actions.notation(action)
    raise AssertionError("no such round")


def may_begin(game: Game[Any], position: Any) -> bool:
    try:
        game.check_beginning(game.from_position(position))
    except BadPosition:
        return False
    return True


def test_the_cuckoo_comes_out_when_a_round_ends(meet: Meet) -> None:
    person = meet(name="Ada")
    position, notation = last_of_a_round()
    person.practise("hickory", 2, position)
    person.wait_for_turn()
    assert person.page.locator(".clock .cuckoo").count() == 0
    person.page.keyboard.press("/")
    person.page.locator("#command:focus").wait_for()
    person.page.keyboard.type(notation)
    person.page.keyboard.press("Enter")
    person.page.locator(".clock .cuckoo svg").wait_for()
    person.page.locator(".clock .cuckoo").wait_for(state="detached")
    assert person.faults == []


# --- animals -----------------------------------------------------------------------------------------------------


def animals(person: Person) -> list[str]:
    faces = person.page.locator(".seats .face")
    return [str(animal) for animal in faces.evaluate_all("faces => faces.map(face => face.dataset.animal)")]


def choose(person: Person, animal: str) -> None:
    person.page.locator(f'.animals .animal:has(input[value="{animal}"])').click()


def test_an_animal_is_chosen_remembered_and_seen_by_the_others(meet: Meet) -> None:
    ada, leo = meet(name="Ada"), meet(name="Leo", size="phone", language="it")
    seats = [{"kind": "me"}, {"kind": "remote"}, {"kind": "bot", "level": "random"}]
    ada.plan("uly", seats)
    ada.go()
    ada.page.locator(".own-name button").click()
    choose(ada, "otter")
    ada.page.reload()
    ada.page.locator(".own-name button").click()
    assert ada.page.locator(".animals input:checked").input_value() == "otter", "remembered in this browser"
    ada.open_table("uly", seats)
    leo.page.goto(ada.invitation())
    leo.page.locator(".animal-button").click()
    assert leo.page.locator('.animals input[value="otter"]').is_disabled(), "taken"
    choose(leo, "frog")
    leo.page.keyboard.press("Escape")
    leo.page.locator("main button.primary").click()
    ada.page.locator('.lobby-seats .face[data-animal="frog"]').wait_for()
    ada.start()
    for person in (ada, leo):
        person.page.wait_for_selector(".board .spot")
        assert animals(person)[:2] == ["otter", "frog"]
        assert len(set(animals(person))) == 3, "no two look alike"
    ada.page.locator(".seat.you .portrait").click()
    choose(ada, "owl")
    leo.page.locator('.seats .face[data-animal="owl"]').wait_for()
    assert ada.page.evaluate("localStorage['tana.animal']") == "owl"
    assert ada.faults == [] and leo.faults == []


def test_two_at_one_screen_choose_and_the_later_gets_another(meet: Meet) -> None:
    ada = meet(name="Ada")
    ada.remember(animal="fox", **{"play-here": "on"})
    ada.open_table("uly", [{"kind": "me"}, {"kind": "here", "name": "Leo", "animal": "fox"}])
    ada.page.locator(".curtain button, .board .spot").first.wait_for()
    if ada.page.locator(".curtain button").count():
        ada.page.locator(".curtain button").click()
    ada.page.wait_for_selector(".board .spot")
    first, second = animals(ada)
    assert first == "fox" and second != "fox"
    assert ada.page.url.split("/")[-1].startswith("here"), "at a table in the page"
