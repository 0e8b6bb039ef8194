"""Twins on the screen: two positions that differ only in what a seat may not know look the same to that seat."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import tana
from tana.core import record
from tana.core.chance import rng_from
from tana.core.registry import game as find_game
from tana.errors import BadPosition
from tests.e2e.conftest import Meet
from tests.e2e.people import Person

ME = 0
SEATS = {"molly": 3, "uly": 3, "buddel": 3, "hickory": 2}
PANELS = ("Choices", "Log", "Chat")
TAPS = 4


def twins(name: str, luck: random.Random) -> tuple[Any, Any]:
    """Two different positions in which the first seat decides and has the same knowledge."""
    game = find_game(name)
    while True:
        match = tana.new(name, seats=SEATS[name], seed=luck.randrange(10**6))
        while match.actor is not None:
            if match.actor == ME and luck.random() < 0.3:
                other = game.determinize(match.state, ME, rng_from(luck.randbytes(8)))
                if not record.same(match.state, other) and may_begin(name, match.state) and may_begin(name, other):
                    return match.position(), game.position(other)
            match.apply(luck.choice(game.legal(match.state)))


def may_begin(name: str, state: Any) -> bool:
    try:
        find_game(name).check_beginning(state)
    except BadPosition:
        return False
    return True


@pytest.mark.parametrize("game", SEATS)
def test_twin_worlds_look_the_same(meet: Meet, game: str) -> None:
    positions = twins(game, random.Random(game))
    looks = [everything_seen(meet(), game, position) for position in positions]
    for one, other in zip(*looks, strict=True):
        assert one == other


def everything_seen(person: Person, game: str, position: Any) -> list[str]:
    """The markup of the page at the start, with every panel, and after taps on illegal targets."""
    person.practise(game, SEATS[game], position)
    person.wait_for_turn()
    seen = [page_of(person)]
    for panel in PANELS:
        person.page.get_by_role("tab", name=panel).click()
        seen.append(page_of(person))
    spots = person.page.locator(".board .spot").evaluate_all("spots => spots.map(spot => spot.dataset.at)")
    dark = [at for at in spots if at not in person.glowing()]
    for at in random.Random(game).sample(dark, min(TAPS, len(dark))):
        before = person.page.locator(".prompt").inner_text()
        person.page.evaluate("at => document.querySelector(`.board [data-at='${at}']`).click()", at)
        person.page.wait_for_function("before => document.querySelector('.prompt').innerText !== before", arg=before)
        person.page.wait_for_selector(".toast")
        seen.append(page_of(person))
        person.page.keyboard.press("Escape")
        person.page.wait_for_selector(".toast", state="detached")
    return seen


def page_of(person: Person) -> str:
    """The markup of the page, without the table's id and highlights."""
    person.page.mouse.move(0, 0)
    person.page.wait_for_selector(".tip", state="detached")
    return re.sub(r"/t/[^\"#?]+|\s+(lit)?(?=\")", "", person.page.locator(".room").inner_html())


@pytest.mark.parametrize("hideouts", [("cell:a1", "cell:c3")])
def test_hiding_elsewhere_looks_the_same_some_moves_later(meet: Meet, hideouts: tuple[str, str]) -> None:
    seen = []
    for hideout in hideouts:
        host = meet(name="Ada")
        host.open_table("uly", [{"kind": "me"}, {"kind": "remote"}], first="1")
        guest = meet(name="Bo")
        guest.accept(host.invitation())
        host.start()
        host.wait_for_turn()
        host.tap(hideout)
        guest.wait_for_turn()
        guest.tap("cell:d4")
        host.wait_for_turn()
        host.tap("cell:a1")
        host.tap("cell:a2")
        guest.wait_for_turn()
        seen.append(re.sub(r"(for|id)=\"[^\"]*\"", "", page_of(guest)))  # these ids are counters
    assert seen[0] == seen[1]
