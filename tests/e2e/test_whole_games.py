"""Whole games in real browsers: several people, each in a separate one. `test_offline` plays alone against bots."""

from __future__ import annotations

import json
import random

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.people import LOOK_AGAIN_MS, finish, play_on, play_on_together, play_until_over, see_the_end
from tests.server.effort import SOAK

TABLES = [
    ("molly", 2, {"variant": "bobtail"}, "desktop"),
    ("uly", 3, {}, "phone"),
    *([("buddel", 2, {}, "phone"), ("hickory", 2, {}, "desktop")] if SOAK else []),
]
"""Tables of friends; Molly, the shortest game, is played to its end by hand. `test_access` and `test_offline` play the
others."""
STEPS, LIFTS = (1_000_000, 1_000_000) if SOAK else (30, 8)
"""Steps played and curtains lifted by hand before bots or requests finish the game; no limit in a soak."""


@pytest.mark.parametrize(("game", "seats", "options", "size"), TABLES, ids=[table[0] for table in TABLES])
def test_friends_play_a_whole_game(meet: Meet, game: str, seats: int, options: dict[str, str], size: str) -> None:
    host = meet(size=size, name="Ada")
    host.open_table(game, [{"kind": "me"}, *[{"kind": "remote"}] * (seats - 1)], **options)
    link = host.invitation()
    assert "#s=" in link
    guests = [meet(size="landscape", language="it", name=name) for name in ("Bo", "Cleo")[: seats - 1]]
    for guest in guests:
        guest.accept(link)
        assert "s=" not in guest.page.url
    host.start()
    people = [host, *guests]
    for person in people:
        person.page.wait_for_selector(".board .spot")
    luck, table = random.Random(game), host.table()
    if game != "molly" and not SOAK:
        play_on_together(people, STEPS, luck)
        finish(people, table, luck)
        see_the_end(people, table)
    else:
        assert play_until_over(people, luck) > 5
    scores = [person.page.locator(".ranks > li").count() for person in people]
    assert scores == [seats] * seats


def test_two_people_a_bot_and_a_spectator(meet: Meet) -> None:
    host, guest, watcher = meet(name="Ada"), meet(size="phone", name="Bo"), meet(size="landscape", name="Cleo")
    host.open_table("buddel", [{"kind": "me"}, {"kind": "remote"}, {"kind": "bot", "level": "random"}])
    link = host.invitation()
    guest.accept(link)
    watcher.accept(link, watch=True)
    host.start()
    for person in (host, guest, watcher):
        person.page.wait_for_selector(".board .spot")
    luck, table = random.Random(3), host.table()
    play_on_together([host, guest], STEPS, luck)
    finish([host, guest], table, luck)
    see_the_end([host, guest], table)
    watcher.page.wait_for_selector(".result .ranks")
    told = [person.page.locator(".ranks b").all_inner_texts() for person in (host, guest, watcher)]
    assert told[0] == told[1] == told[2]
    assert watcher.faults == []


def test_two_people_at_one_screen(meet: Meet) -> None:
    """Two people play by touch, with a curtain between turns."""
    person = meet(size="phone", name="Ada")
    person.open_table("buddel", [{"kind": "me"}, {"kind": "here", "name": "Leo"}])
    luck, lifted = random.Random(4), 0
    lift = person.page.locator(".curtain button")
    while not person.is_over and lifted < LIFTS:
        if lift.count():
            lift.click()
            lift.wait_for(state="detached")
            lifted += 1
        elif not person.act(person.glance(), luck):
            person.page.wait_for_timeout(LOOK_AGAIN_MS)
    assert lifted > 4
    if not person.is_over:
        person.leave_it_to_a_bot(1, 2)
    assert person.page.locator(".ranks > li").count() == 2
    assert person.faults == []


def test_after_the_game_there_are_replay_record_receipt_and_a_rematch(meet: Meet) -> None:
    person = meet()
    person.play_alone("buddel", 2)
    play_on(person, 10, random.Random(1))
    person.leave_it_to_a_bot()
    page = person.page
    person.look_for_more()
    with page.expect_download() as record:
        page.get_by_role("link", name="Record").click()
    text = record.value.path().read_text(encoding="utf-8")
    assert json.loads(text.splitlines()[0])["game"] == "buddel"

    page.get_by_role("link", name="Fairness").click()
    page.get_by_text("This page replayed the game").wait_for()
    page.get_by_role("link", name="Back to the table").click()

    page.get_by_role("link", name="Replay").click()
    steps = page.get_by_role("slider")
    steps.wait_for()
    last = int(steps.get_attribute("max") or 0)
    assert last > 10
    page.get_by_role("button", name="To the end").click()
    assert steps.input_value() == str(last)
    page.get_by_role("group", name="Point of view").get_by_role("button").nth(2).click()
    page.locator('.replay-views [aria-pressed="true"]').nth(0).wait_for()
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_selector(".buddel .hole-spot")
    page.go_back()

    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector('.room[data-phase="playing"] .board .spot')
    assert person.faults == []
