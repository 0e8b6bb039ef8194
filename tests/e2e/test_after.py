"""After the game: replay, finished games, and sharing with others."""

from __future__ import annotations

import random
import re

from tests.e2e.conftest import Meet
from tests.e2e.people import Person, play_on

OFFER_TO_INSTALL = """dispatchEvent(Object.assign(new Event('beforeinstallprompt'), {
  prompt: async () => { window.installed = true; },
}))"""
"""The event of browsers that can install a page."""


def finished(person: Person) -> str:
    """Begin a game of Buddel-Bande by hand and let a bot finish it; returns the table."""
    person.play_alone("buddel", 2)
    play_on(person, 10, random.Random(1))
    return person.leave_it_to_a_bot()


def test_a_replay_is_followed_by_list_chart_keys_and_points_of_view(meet: Meet) -> None:
    person = meet(name="Ada")
    chances = [[0.5, 0.5], [0.6, 0.4], [0.7, 0.3], [1.0, 0.0]]
    answer = {"table": "any", "complete": True, "levels": ["digger", "digger"], "chances": chances, "accounts": []}
    person.page.route("**/analysis", lambda route: route.fulfill(json=answer))
    finished(person)
    page = person.page
    page.get_by_role("link", name="Replay").click()
    at = page.get_by_role("slider")
    at.wait_for()
    moves, text, current = (
        page.locator(".move"),
        page.locator(".replay-text"),
        page.locator('.move[aria-current="step"]'),
    )
    assert moves.count() == int(at.get_attribute("max") or 0) + 1

    moves.nth(1).click()
    assert at.input_value() == "1"
    assert text.inner_text() == moves.nth(1).inner_text()
    moves.nth(5).click()
    first = text.inner_text()
    assert first == current.inner_text() == moves.nth(5).inner_text()

    page.locator("body").press("ArrowRight")
    assert at.input_value() == "6"
    page.wait_for_function("before => document.querySelector('.replay-text').innerText !== before", arg=first)
    page.locator("body").press("ArrowLeft")
    page.locator("body").press("ArrowLeft")
    assert at.input_value() == "4"
    page.locator("body").press("End")
    assert at.input_value() == at.get_attribute("max")
    page.locator("body").press("Home")
    assert at.input_value() == "0"

    cursor = page.locator(".chart-cursor")
    left = float(cursor.get_attribute("x1") or 0)
    chart = page.locator(".chart > svg")
    shape = chart.bounding_box()
    assert shape
    chart.click(position={"x": shape["width"] * 0.7, "y": shape["height"] / 2})
    assert at.input_value() == "2"
    assert float(cursor.get_attribute("x1") or 0) > left

    views = page.get_by_role("group", name="Point of view")
    assert views.get_by_role("button", name="What everybody saw").get_attribute("aria-pressed") == "true"
    everybody = page.locator(".moves").inner_text()
    views.get_by_role("button", name="Ada").click()
    views.locator('[aria-pressed="true"]', has_text="Ada").wait_for()
    assert at.input_value() == "2"
    page.wait_for_function("before => document.querySelector('.moves').innerText !== before", arg=everybody)
    assert "You" in page.locator(".moves").inner_text() and "Your dice" not in everybody
    assert person.faults == []


def test_finished_games_stay_among_your_games(meet: Meet) -> None:
    person = meet(name="Ada")
    table = finished(person)
    person.go()
    shelf = person.page.locator(".finished")
    shelf.wait_for()
    assert "Ada" in shelf.inner_text()
    shelf.get_by_role("link", name="Replay").first.click()
    person.page.get_by_role("slider").wait_for()
    assert person.page.url.endswith(f"/replay/{table}")
    person.go()
    shelf.wait_for()
    assert person.page.get_by_role("button", name="Install").count() == 0
    person.page.evaluate(OFFER_TO_INSTALL)
    person.page.get_by_role("button", name="Install").click()
    assert person.page.evaluate("installed")
    shelf.get_by_role("link", name="Result").first.click()
    person.page.locator(".result .ranks").wait_for()


def test_a_shared_game_is_a_link_that_others_can_open(meet: Meet) -> None:
    person = meet(name="Ada")
    person.page.add_init_script("Navigator.prototype.share = async what => { window.given = what; }")
    finished(person)
    person.look_for_more()
    person.page.get_by_role("button", name="Share").click()
    person.page.wait_for_function("() => window.given")
    given = person.page.evaluate("given")
    assert given["text"].startswith("Buddel-Bande\n1. ")
    friend = meet(name="Bo")
    friend.page.goto(given["url"])
    friend.page.get_by_role("button", name="Watch the replay").click()
    friend.page.get_by_role("slider").wait_for()


def test_a_pasted_address_of_a_table_leads_to_its_invitation(meet: Meet) -> None:
    host = meet(name="Ada")
    host.open_table("uly", [{"kind": "me"}, {"kind": "remote"}], first="2")
    code = host.page.locator(".code b").inner_text()
    friend = meet(name="Bo")
    friend.page.add_init_script("Navigator.prototype.share = async what => { window.given = what; }")
    for address in (
        host.page.url,
        host.page.url.replace("#/t/", "#/replay/"),
        host.page.url.replace("#/t/", "#/fair/"),
    ):
        friend.page.goto(address)
        friend.page.get_by_role("alert").get_by_text("opens only by invitation").wait_for()
        assert "no such table" not in friend.page.locator("main").inner_text()
    friend.page.get_by_role("button", name="Ask for an invitation").click()
    friend.page.get_by_text("Sent.").wait_for()
    given = friend.page.evaluate("given")
    assert "invitation" in given["text"] and given["url"] == friend.page.url
    friend.page.get_by_label("Got a code?").fill(code)
    friend.page.get_by_role("button", name="Join").click()
    options = friend.page.locator("main .sheet p.soft").first
    options.wait_for()
    listed = options.inner_text()
    assert "The first wolf: Player 2" in listed and not re.search(r": (\d|on|off|auto)\b", listed)
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.wait_for_selector(".lobby")


def test_a_solo_player_has_a_goal_and_no_rank(meet: Meet) -> None:
    person = meet(size="phone", name="Ada")
    person.open_table("hickory", [{"kind": "me"}])
    person.wait_for_turn()
    assert "100 points" in person.page.locator(".goal").inner_text()
    play_on(person, 20, random.Random(2))
    person.leave_it_to_a_bot()
    ranks = person.page.locator(".ranks")
    assert "2." not in ranks.inner_text() and ranks.locator(".rank").count() == 0
    assert "100" in person.page.locator(".result-sheet > p").inner_text()
