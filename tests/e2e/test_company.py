"""Several people at one table: looks in hot seat, returning players, undo requests, pace, and the lobby."""

from __future__ import annotations

import random
import secrets
import time
from typing import Any

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.people import PATIENCE_MS, Person

HERE = [{"kind": "me"}, {"kind": "here", "name": "Leo"}]
LONG_MS = 60_000


def command(person: Person, table: str, kind: str, **fields: Any) -> bool:
    """Send a command as this person; returns whether it was acknowledged."""
    body = {"kind": kind, "id": secrets.token_hex(8), **fields}
    answer = person.page.request.post(f"{person.address}/api/tables/{table}/commands", data=body)
    return bool(answer.json()["kind"] == "ack")


def snapshot(person: Person, table: str) -> Any:
    return person.page.request.get(f"{person.address}/api/tables/{table}").json()


def lift(person: Person, name: str) -> None:
    person.page.get_by_role("button", name=f"I am {name}").click()
    person.page.locator(".curtain").wait_for(state="detached")


def play_to_a_look(person: Person) -> str:
    """Two people at one screen play Buddel-Bande until one of them may look; returns that one's name."""
    luck, curtain, offer = random.Random(2), person.page.locator(".curtain button"), person.page.locator(".offer")
    name = ""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while True:
        assert time.monotonic() < deadline, "nobody may look"
        seen = person.glance()
        if offer.count():
            return name
        if curtain.count():
            name = curtain.inner_text().removeprefix("I am ")
            lift(person, name)
        elif not person.act(seen, luck):
            person.page.wait_for_timeout(10)


@pytest.mark.parametrize("size", ["phone", "landscape"])
def test_a_look_in_hot_seat_stays_until_its_player_is_done(meet: Meet, size: str) -> None:
    person = meet(size=size, name="Ada")
    page = person.page
    page.clock.install()
    person.open_table("buddel", HERE, memory_aid="on")
    name = play_to_a_look(person)
    other = "Leo" if name == "Ada" else "Ada"
    page.locator(".offer", has_text="Look under the mole").click()
    page.locator(".peek").wait_for()
    page.clock.fast_forward(LONG_MS)
    assert page.locator(".peek").is_visible() and page.locator(".curtain").count() == 0
    page.get_by_role("button", name="Got it").click()
    done = page.get_by_role("button", name=f"Done, pass to {other}")
    done.wait_for()
    page.clock.fast_forward(LONG_MS)
    assert page.locator(".board").is_visible() and page.locator(".curtain").count() == 0
    done.click()
    page.locator(".curtain").wait_for()
    assert page.locator(".board").count() == 0

    lift(person, other)
    assert "You look under" not in log_of(person)
    assert person.faults == []


def test_what_a_seat_has_seen_is_in_its_own_log_behind_its_own_curtain(meet: Meet) -> None:
    person = meet(name="Ada")
    page = person.page
    person.open_table("buddel", HERE, memory_aid="on")
    name = play_to_a_look(person)
    page.locator(".offer").click()
    page.get_by_role("button", name="Got it").click()
    other = "Leo" if name == "Ada" else "Ada"
    luck, curtain = random.Random(3), page.locator(".curtain button")
    deadline = time.monotonic() + PATIENCE_MS / 1000
    logs: dict[str, str] = {}
    while name not in logs:
        assert time.monotonic() < deadline, "the looker has no other turn"
        if curtain.count():
            who = curtain.inner_text().removeprefix("I am ")
            lift(person, who)
            page.locator(".log-line", has_text="turn").first.wait_for()
            logs.setdefault(who, log_of(person))
        elif not person.act(person.glance(), luck):
            page.wait_for_timeout(10)
    assert "You look under" in logs[name]
    assert "You look under" not in logs[other]
    assert person.faults == []


def log_of(person: Person) -> str:
    """The text of the log, at any screen size."""
    return person.page.locator(".log").first.text_content() or ""


def test_a_turned_tile_in_hot_seat_stays_until_its_player_is_done(meet: Meet) -> None:
    person = meet(size="phone", name="Ada")
    page = person.page
    page.clock.install()
    person.open_table("uly", HERE, first="1")
    lift(person, "Ada")
    person.wait_for_turn()
    person.tap("cell:b2")
    page.get_by_role("button", name="Done, pass to Leo").click()
    lift_and_catch_up(person, "Leo")
    person.tap("cell:d4")
    done = page.get_by_role("button", name="Done, pass to Ada")
    done.wait_for()
    page.clock.fast_forward(LONG_MS)
    assert page.locator(".curtain").count() == 0
    assert person.spot("cell:d4").is_visible()
    assert "d4" in log_of(person)
    done.click()
    lift_and_catch_up(person, "Ada")
    for cell in ("a1", "a2"):
        person.tap(f"cell:{cell}")
    page.get_by_role("button", name="Done, pass to Leo").click()
    lift_and_catch_up(person, "Leo")
    assert page.locator(".tile.up").count() == 0
    person.tap("cell:c4")
    done.wait_for()
    page.clock.fast_forward(LONG_MS)
    assert page.locator(".curtain").count() == 0
    turned = page.locator('.tile.up[data-at="cell:c4"]')
    assert turned.is_visible() and "sheep" in (turned.get_attribute("aria-label") or "")
    done.click()
    page.get_by_role("button", name="I am Ada").wait_for()
    assert page.locator(".tile").count() == 0
    assert person.faults == []


def lift_and_catch_up(person: Person, name: str) -> None:
    """Lift the curtain, and skip what happened meanwhile."""
    lift(person, name)
    skip = person.page.locator(".caption.recalling button").last
    person.page.locator(".board .spot.legal").or_(skip).first.wait_for()
    if skip.count():
        skip.click()
    person.wait_for_turn()


# --- returning to a seat ---------------------------------------------------------------------------------------


def friends_on_a_clock(meet: Meet) -> tuple[Person, Person, str]:
    """Two friends at Uly & Polly with one second for a decision, on the guest's turn."""
    host, guest = meet(name="Ada"), meet(size="phone", name="Bo")
    body = {
        "game": "uly",
        "seats": [{"kind": "me", "name": "Ada"}, {"kind": "remote"}],
        "options": {"first": "2"},
        "settings": {"timer_s": 1},
    }
    made = host.page.request.post(f"{host.address}/api/tables", data=body).json()
    host.go(f"#/t/{made['table']}")
    host.page.locator(".lobby").wait_for()
    guest.accept(host.address + made["path"])
    host.start()
    guest.wait_for_turn()
    return host, guest, made["table"]


def replaced(host: Person, guest: Person, table: str) -> None:
    """Let the guest leave, and a bot take their seat."""
    guest.go()
    guest.page.locator(".cover-card").first.wait_for()
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while not snapshot(host, table)["seats"][1]["standin"]:
        assert time.monotonic() < deadline, "no bot may play for somebody who is away"
        command(host, table, "set-seat", seat=2, to="bot", level="random")
        host.page.wait_for_timeout(50)


def is_back(guest: Person, host: Person, table: str) -> None:
    guest.page.locator(".seat-banner", has_text="Welcome back").wait_for()
    seat = snapshot(host, table)["seats"][1]
    assert (seat["kind"], seat["standin"]) == ("remote", False)


def test_a_player_who_returns_has_the_seat_back(meet: Meet) -> None:
    host, guest, table = friends_on_a_clock(meet)
    replaced(host, guest, table)
    guest.go(f"#/t/{table}")
    is_back(guest, host, table)
    guest.page.get_by_role("button", name="OK").click()
    guest.page.locator(".seat-banner").wait_for(state="detached")
    assert host.faults == guest.faults == []


def test_a_page_that_was_left_open_takes_the_seat_back_when_it_is_touched(meet: Meet) -> None:
    host, guest, table = friends_on_a_clock(meet)
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while not snapshot(host, table)["seats"][1]["standin"]:
        assert time.monotonic() < deadline
        command(host, table, "set-seat", seat=2, to="bot", level="random")
        host.page.wait_for_timeout(50)
    guest.page.locator(".seat-banner", has_text="A bot is playing for you").wait_for()
    guest.page.locator(".bar-title").click()
    is_back(guest, host, table)


def test_a_friend_returns_on_another_device(meet: Meet) -> None:
    host, guest, table = friends_on_a_clock(meet)
    code = guest.page.request.post(f"{guest.address}/api/devices/pass", data={}).json()["code"]
    replaced(host, guest, table)
    tablet = meet(name="Bo")
    carried = tablet.page.request.post(f"{tablet.address}/api/devices/carry", data={"code": code})
    assert carried.ok, carried.text()
    tablet.go(f"#/t/{table}")
    is_back(tablet, host, table)


def test_a_seat_that_was_handed_to_a_bot_stays_with_it(meet: Meet) -> None:
    host, guest = meet(name="Ada"), meet(name="Bo")
    host.open_table("uly", [{"kind": "me"}, {"kind": "remote"}], first="2")
    guest.accept(host.invitation())
    host.start()
    guest.wait_for_turn()
    table = host.table()
    command(host, table, "set-seat", seat=1, to="bot", level="random")
    host.page.reload()
    banner = host.page.locator(".seat-banner", has_text="A bot is playing for you")
    banner.wait_for()
    host.page.locator(".bar-title").click()
    assert snapshot(host, table)["seats"][0]["standin"]
    banner.get_by_role("button", name="Take my seat back").click()
    banner.wait_for(state="detached")
    assert not snapshot(host, table)["seats"][0]["standin"]


# --- undo --------------------------------------------------------------------------------------------------------


def test_a_request_to_undo_stays_open_when_a_bot_is_next(meet: Meet) -> None:
    host, bo, cleo = meet(name="Ada"), meet(name="Bo"), meet(size="phone", name="Cleo")
    body = {
        "game": "uly",
        "seats": [{"kind": "me", "name": "Ada"}, {"kind": "remote"}, {"kind": "remote"}],
        "options": {"first": "1"},
        "settings": {"undo": "consent"},
    }
    made = host.page.request.post(f"{host.address}/api/tables", data=body).json()
    table = made["table"]
    host.go(f"#/t/{table}")
    host.page.locator(".lobby").wait_for()
    for friend in (bo, cleo):
        friend.accept(host.address + made["path"])
    host.start()
    host.wait_for_turn()
    host.tap("cell:b2")
    host.page.locator('.room[data-turn="other"]').wait_for()
    next_seat = snapshot(host, table)["turn"]
    helper, asked = (bo, cleo) if next_seat == 2 else (cleo, bo)
    assert command(host, table, "pause")
    assert command(helper, table, "set-seat", seat=next_seat, to="bot", level="random")
    host.page.get_by_role("button", name="Undo").click()
    question = asked.page.get_by_role("group", name="Ada would like to undo a move. Do you agree?")
    question.wait_for()
    host.page.get_by_text("Waiting for the others to agree").wait_for()
    assert command(host, table, "resume")
    asked.page.wait_for_function("() => !document.querySelector('.prompt-text').textContent.includes('paused')")
    before = snapshot(host, table)
    assert before["undo_asked"] == {"seat": 1, "agreed": []} and before["turn"] == next_seat
    question.get_by_role("button", name="Yes").click()
    host.page.locator('.room[data-turn="mine"]').wait_for()
    assert host.faults == asked.faults == []


def test_undo_against_bots_is_free(meet: Meet) -> None:
    person = meet()
    person.play_alone("molly", 2, first="1")
    person.wait_for_turn()
    person.tap("deck")
    undo = person.page.get_by_role("button", name="Undo")
    person.page.locator('.room:not([data-busy])[data-turn="mine"]').wait_for()
    person.wait_for_turn()
    assert undo.get_attribute("aria-disabled") == "false"
    undo.click()
    person.page.locator('[data-at="deck"].legal').wait_for()


def test_a_tool_that_does_nothing_says_why(meet: Meet) -> None:
    person = meet(size="phone")
    person.play_alone("molly", 2, first="1")
    person.wait_for_turn()
    undo = person.page.get_by_role("button", name="Undo")
    assert undo.get_attribute("aria-disabled") == "true"
    undo.click(force=True)  # a finger does not ask whether a button may be tapped
    person.page.get_by_text("You have no move to undo").wait_for()


# --- pace, single options, the button that most players want ---------------------------------------------------


def test_the_pace_is_chosen_in_the_settings_and_at_the_table(meet: Meet) -> None:
    person = meet(size="phone", name="Ada")
    page = person.page
    person.play_alone("uly", 2, first="1")
    page.get_by_role("button", name="Settings").click()
    pace = page.get_by_role("dialog").get_by_label("Pace")
    assert pace.input_value() == "fast"
    pace.select_option("slow")
    assert page.evaluate("localStorage['tana.pace']") == "slow"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table").click()
    assert page.get_by_role("dialog").get_by_label("Pace").input_value() == "slow"


def test_dice_roll_by_themselves_where_the_player_lets_them(meet: Meet) -> None:
    person = meet(size="phone", single="on")
    person.play_alone("buddel", 2, first="1")
    person.wait_for_turn()
    assert person.glowing() != ["dice"]
    assert "Your dice" in log_of(person)


def test_an_undone_roll_waits_for_the_player(meet: Meet) -> None:
    person = meet(single="on")
    person.play_alone("buddel", 2, first="1")
    person.page.locator(".log-line", has_text="Your dice").wait_for()
    person.wait_for_turn()
    person.page.get_by_role("button", name="Undo").click()
    person.page.locator('[data-at="dice"].legal').wait_for()
    person.tap("dice")
    person.page.locator(".log-line", has_text="Your dice").wait_for()


def test_the_primary_button_is_what_most_players_want(meet: Meet) -> None:
    person = meet(size="phone", name="Ada")
    person.open_table("buddel", HERE)
    play_to_a_look(person)
    colours = "button => getComputedStyle(button).backgroundColor"
    offer, leave = person.page.locator(".offer"), person.page.locator(".done.legal")
    assert leave.inner_text() == "Do not look"
    assert offer.evaluate(colours) != leave.evaluate(colours)
    assert "primary" in (offer.get_attribute("class") or "")


# --- the lobby -----------------------------------------------------------------------------------------------------


def test_the_lobby_has_chat_and_bots_with_names(meet: Meet) -> None:
    host, guest = meet(name="Ada"), meet(size="phone", language="it", name="Bo")
    host.open_table("molly", [{"kind": "me"}, {"kind": "remote"}, {"kind": "remote"}])
    guest.accept(host.invitation())
    guest.page.get_by_role("button", name="Ciao!", exact=True).click()
    host.page.locator(".lobby .chat-lines", has_text="Hello!").wait_for()
    host.page.get_by_label("Who plays seat 3").select_option(label="bot, sprout (gentle)")
    host.page.locator(".lobby-seats", has_text="Bruna").wait_for()
    assert "Player 3" not in host.page.locator(".lobby-seats").inner_text()
    assert snapshot(host, host.table())["settings"]["hints"] is False


def test_a_long_wait_becomes_a_summary_that_opens(meet: Meet) -> None:
    """Turns of bots in Hickory Dickory have many steps: those shown in a hurry can be read afterwards."""
    person = meet(size="phone", motion=True, pace="fast")
    person.page.clock.install()
    person.play_alone("hickory", 2)
    summary, luck = person.page.locator(".meanwhile > summary"), random.Random(1)
    deadline = time.monotonic() + 2 * PATIENCE_MS / 1000
    while not summary.count():
        assert time.monotonic() < deadline, "no turn was long"
        seen = person.glance()
        if seen.ways or seen.asked:
            person.act(seen, luck)
        else:
            person.page.clock.fast_forward(LONG_MS)
        person.page.wait_for_timeout(10)
    summary.click()
    lines = person.page.locator(".meanwhile-turns .plain > li")
    lines.first.wait_for()
    assert summary.inner_text() == f"While you waited: {lines.count()} lines"
    assert person.faults == []
