"""The timeline: everything on the screen advances together, stays marked, and is replayed to players who were away."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tools.lessons.lesson_files import GAMES as LESSONS

from tests.e2e.conftest import Meet
from tests.e2e.people import NO_SOCKETS, PATIENCE_MS, Person

WATCH = """
window.seen = [];
const look = () => {
  const room = document.querySelector('.room');
  if (room?.dataset.phase === 'playing') window.seen.push({
    busy: room.hasAttribute('data-busy'),
    glows: document.querySelectorAll('.board .spot.legal, .portrait.legal, .done.legal').length,
    prompt: document.querySelector('.prompt-text')?.innerText ?? '',
    mine: document.querySelector('.seat.you.turn') !== null,
    title: document.title,
  });
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
LOOK_AWAY = """away => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => away ? 'hidden' : 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
NOTICES = """() => {
window.notices = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, more) { window.notices.push([title, more.body]); }
};
}"""


AT_LEISURE = """
const plain = setTimeout;
window.setTimeout = (work, ms, ...rest) => plain(work, ms === 1100 ? 600000 : ms, ...rest);
"""
"""Script that keeps missed moves on the screen until they are skipped, so that no test races with them."""


def test_nothing_runs_ahead_of_the_board(meet: Meet) -> None:
    """A bot's dice, moves and peeks are shown one after another; it is the person's turn only when they can act."""
    person = meet(motion=True, name="Ada")
    person.page.add_init_script(WATCH)
    person.play_alone("buddel", 2)
    luck = random.Random(1)
    for _ in range(3):
        person.wait_for_turn()
        person.tap(person.glowing()[0])
        person.answer(luck)
        person.page.wait_for_function("() => !document.querySelector('.board .spot.legal')")
    person.wait_for_turn()
    seen: list[dict[str, Any]] = person.page.evaluate("seen")
    assert any(one["busy"] for one in seen)
    for one in seen:
        assert not (one["busy"] and one["glows"]), one
        assert (one["title"].startswith("●")) == one["mine"], one
        if one["prompt"] == "Roll the dice.":
            assert one["glows"] and one["mine"], one


def two_at_uly(meet: Meet, *, motion: bool = True, size: str = "desktop") -> tuple[Person, Person]:
    """Two people as the wolf and the dog, before the wolf's first swap."""
    host, guest = meet(name="Ada", motion=motion), meet(name="Bo", motion=motion, size=size)
    guest.page.add_init_script(AT_LEISURE)
    host.open_table("uly", [{"kind": "me"}, {"kind": "remote"}], first="1")
    guest.accept(host.invitation())
    host.start()
    host.wait_for_turn()
    host.tap("cell:c3")
    guest.wait_for_turn()
    guest.tap("cell:d4")
    host.wait_for_turn()
    return host, guest


def swap(person: Person, one: str, other: str) -> None:
    person.tap(f"cell:{one}")
    person.tap(f"cell:{other}")


def marked(person: Person) -> list[str]:
    found = person.page.locator(".board .spot.last")
    return sorted(str(at) for at in found.evaluate_all("spots => spots.map(spot => spot.dataset.at)"))


def test_the_last_move_stays_marked_until_the_next(meet: Meet) -> None:
    host, guest = two_at_uly(meet, motion=False)
    swap(host, "a1", "a2")
    guest.wait_for_turn()
    assert marked(guest) == marked(host) == ["cell:a1", "cell:a2"]
    guest.page.reload()
    guest.wait_for_turn()
    assert marked(guest) == ["cell:a1", "cell:a2"]
    guest.tap("cell:c4")
    host.wait_for_turn()
    assert "cell:a1" not in marked(host) and "cell:c4" in marked(host)


def test_after_an_absence_the_moves_since_are_shown_and_can_be_skipped(meet: Meet) -> None:
    host, guest = two_at_uly(meet)
    table = guest.page.url
    guest.go()
    guest.page.wait_for_selector(".cover")
    swap(host, "a1", "a2")
    host.page.locator(".log", has_text="You swap").first.wait_for()
    guest.page.goto(table)
    told = guest.page.locator(".caption.recalling", has_text="Ada swaps a1 and a2")
    told.wait_for()
    assert guest.glowing() == [] and guest.page.locator('.seat.turn[data-seat="1"]').count() == 1
    recalled = boards(guest)
    guest.page.set_viewport_size({"width": 667, "height": 375})
    parts = (".caption-text", "button >> nth=-1")
    text, skip = (guest.page.locator(f".caption {part}").bounding_box() for part in parts)
    assert text and skip and text["y"] + text["height"] <= skip["y"] and skip["y"] + skip["height"] <= 375
    assert told.locator(".caption-text").evaluate("text => text.scrollHeight <= text.clientHeight")
    told.get_by_role("button", name="Skip").click()
    guest.wait_for_turn()
    assert told.count() == 0
    assert boards(guest) == recalled, "the board stays where it is when the prompt is back"
    assert guest.faults == []


def boards(person: Person) -> list[Any]:
    """The bounding box of the board on phones, a tablet and a desktop."""
    found = []
    for width, height in ((360, 640), (390, 844), (768, 1024), (1440, 900)):
        person.page.set_viewport_size({"width": width, "height": height})
        found.append(person.page.locator(".board-area").bounding_box())
    return found


def test_a_player_who_looks_elsewhere_is_notified_and_then_shown_what_happened(meet: Meet) -> None:
    host, guest = two_at_uly(meet)
    guest.page.evaluate(NOTICES)
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_label("Notify me when it is my turn").check()
    guest.page.get_by_role("button", name="Close").click()
    assert not guest.page.title().startswith("●")
    guest.page.evaluate(LOOK_AWAY, True)
    swap(host, "a1", "a2")
    guest.page.wait_for_function("() => document.title.startsWith('●')")
    assert guest.page.locator('link[rel="icon"]').get_attribute("href") == "/icon-turn.svg"
    assert guest.page.evaluate("notices") == [["Your turn", "Uly & Polly"]]
    guest.page.evaluate(LOOK_AWAY, False)
    guest.page.locator(".caption.recalling", has_text="Ada swaps a1 and a2").wait_for()
    guest.page.get_by_role("button", name="Skip").click()
    guest.wait_for_turn()
    guest.tap("cell:c4")
    guest.page.wait_for_function("() => !document.title.startsWith('●')")
    assert guest.page.locator('link[rel="icon"]').get_attribute("href") == "/icon.svg"


def skip_what_is_told(person: Person) -> None:
    """Skip missed moves, and wait until this seat can act."""
    person.page.locator(".caption.recalling button, .board .spot.legal").first.wait_for()
    skip = person.page.get_by_role("button", name="Skip")
    if skip.count():
        skip.click()
    person.wait_for_turn()


def test_in_hot_seat_the_other_is_shown_the_swap_after_the_curtain(meet: Meet) -> None:
    """Even when the page is reloaded in between."""
    person = meet(size="phone", name="Ada", motion=True)
    person.page.add_init_script(AT_LEISURE)
    person.open_table("uly", [{"kind": "me"}, {"kind": "here", "name": "Leo"}], first="1")
    for name, taps in (("Ada", ["cell:b2"]), ("Leo", ["cell:d4"]), ("Ada", ["cell:a1", "cell:a2"])):
        person.page.get_by_role("button", name=f"I am {name}").click()
        skip_what_is_told(person)
        for at in taps:
            person.tap(at)
        person.page.get_by_role("button", name="Done, pass to").click()
    for again in (False, True):
        if again:
            person.page.reload()
        person.page.get_by_role("button", name="I am Leo").click()
        person.page.locator(".caption.recalling", has_text="Ada swaps a1 and a2").wait_for()
        assert person.page.locator(".flyer").count() == 2
    skip_what_is_told(person)
    assert person.page.locator('[aria-label*="your wolf"]').count() == 0
    assert person.faults == []


COUNT_MOMENTS = """
window.moments = 0;
const look = () => { window.moments += document.querySelectorAll('.moment').length; };
new MutationObserver(look).observe(document, { subtree: true, childList: true });
const plain = setTimeout;
window.setTimeout = (work, ms, ...rest) => plain(work, ms === 1200 ? 600000 : ms, ...rest);
"""
"""Script that counts moments on the screen, and keeps that of a mole coming home until it is skipped."""


@pytest.mark.parametrize("motion", [True, False])
def test_a_moment_is_shown_where_things_move_and_then_the_end_as_a_picture(meet: Meet, motion: bool) -> None:
    person = meet(name="Ada", motion=motion)
    person.page.add_init_script(COUNT_MOMENTS)
    last = LESSONS["buddel"][-1].document()
    person.practise("buddel", last["seats"], last["position"], last["seed"])
    person.wait_for_turn()
    person.tap("mole:l1")
    if motion:
        person.page.locator(".moment", has_text="A mole comes home!").wait_for()
        person.skip()
    person.page.wait_for_selector(".result .end-winner")
    assert (person.page.evaluate("moments") > 0) is motion
    assert person.page.locator(".end-winner").count() == 1
    assert person.page.locator(".end-guest").count() == last["seats"] - 1
    assert person.page.locator(".result-main > *").all_inner_texts() == ["Play again", "Replay", "Review"]
    person.page.locator(".ranks > li.first .rank-points", has_text="3 points").wait_for()
    person.page.wait_for_function("() => !document.querySelector('.to-count')")
    assert person.faults == []


def test_the_curtain_covers_everything_and_says_who_is_meant(meet: Meet) -> None:
    person = meet(size="phone", name="Ada")
    person.open_table("uly", [{"kind": "me"}, {"kind": "here", "name": "Leo"}], first="1")
    curtain = person.page.locator(".curtain")
    curtain.wait_for()
    assert curtain.bounding_box() == {"x": 0, "y": 0, "width": 360, "height": 640}
    assert "{" not in curtain.inner_text() and "Ada" in curtain.inner_text()
    for x, y in ((5, 5), (355, 5), (5, 635), (355, 635), (180, 25)):
        assert person.page.evaluate("([x, y]) => !!document.elementFromPoint(x, y).closest('.curtain')", [x, y])


def test_a_phone_says_in_one_line_what_just_happened(meet: Meet) -> None:
    person = meet(size="phone", name="Ada")
    person.play_alone("molly", 2, first="2")
    person.wait_for_turn()
    line = person.page.locator(".caption-text > span:visible")
    assert line.count() == 1
    person.page.locator(".tool", has_text="Log").click()
    assert line.inner_text() == person.page.locator(".log-line").last.inner_text()


def test_what_is_said_shows_beside_the_portrait_and_as_a_number(meet: Meet) -> None:
    host, guest = two_at_uly(meet, motion=False, size="phone")
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_role("button", name="Good luck!").click()
    guest.page.locator('.seat[data-seat="1"] .bubble', has_text="Good luck!").wait_for()
    badge = guest.page.locator(".tool .unread")
    assert badge.inner_text() == "1"
    guest.page.locator(".tool", has_text="Chat").click()
    badge.wait_for(state="detached")
    assert host.page.locator(".bubble, .unread").count() == 0


def test_the_log_has_turns_signs_and_lights(meet: Meet) -> None:
    """The others begin, so that there are moves to point at."""
    person = meet(name="Ada")
    person.play_alone("buddel", 4, first="2")
    person.wait_for_turn()
    log = person.page.locator(".side .log").first
    assert log.locator("details.log-setup").count() == 1
    assert not log.locator("details.log-setup").evaluate("one => one.open")
    person.tap("dice")
    person.wait_for_turn()
    assert log.locator(".log-head").last.inner_text().split()[-1] == "You"
    assert log.locator(".log-line").count() == log.locator(".log-line > .log-icon").count()
    placed = log.locator(".log-line.placed").last
    placed.hover()
    lit = person.page.locator(".board .spot.lit")
    lit.first.wait_for()
    at = lit.first.get_attribute("data-at")
    person.page.mouse.move(2, 2)
    lit.first.wait_for(state="detached")
    person.page.keyboard.press("Tab")  # only focus by keyboard highlights, not focus left behind by a click
    person.page.evaluate(
        "at => { document.activeElement.blur(); document.querySelector(`.board [data-at='${at}']`).focus(); }", at
    )
    log.locator(".log-line.lit").first.wait_for()
    log.focus()
    person.page.keyboard.press("ArrowUp")
    assert person.page.evaluate("document.activeElement.classList.contains('log-line')")
    lit.first.wait_for()


def test_pointing_at_a_choice_lights_the_board(meet: Meet) -> None:
    person = meet(name="Ada")
    person.play_alone("uly", 2, first="1")
    person.wait_for_turn()
    person.page.get_by_role("tab", name="Choices").click()
    person.page.locator(".choice").nth(5).hover()
    assert person.page.locator(".board .spot.lit").count() == 1
    person.spot("cell:a1").hover()
    assert person.page.locator(".choice.lit").count() == 1


def test_nobody_is_called_me(meet: Meet) -> None:
    for language, names in (("en", "Hazel Clover Bramble Juniper"), ("it", "Nocciola Trifoglio Mirtillo Ginepro")):
        person = meet(language=language)
        person.page.add_init_script("Math.random = () => 0.25")
        person.play_alone("uly", 2, first="1")
        own = person.page.locator(".seat.you .seat-name").inner_text().removesuffix("◂").strip()
        assert own in names.split()
        person.go()
        person.page.locator(".own-name", has_text=own).wait_for()


def test_a_portrait_opens_what_is_public_about_its_player(meet: Meet) -> None:
    person = meet(size="phone", name="Ada")
    person.play_alone("buddel", 2)
    person.wait_for_turn()
    person.tap("seat:2")
    card = person.page.locator("dialog.seat-card[open]")
    card.wait_for()
    assert "Bruna" in card.inner_text() and "0/3" in card.inner_text()
    card.get_by_role("button", name="Close").click()
    card.wait_for(state="detached")


def test_a_move_waits_where_requests_fail_and_is_sent_when_they_come_through(meet: Meet) -> None:
    person = meet()
    person.page.add_init_script(NO_SOCKETS)
    person.play_alone("uly", 2, first="1")
    person.wait_for_turn()
    person.page.context.set_offline(True)
    person.tap("cell:c3")
    person.page.locator(".prompt-text", has_text="your move will be sent when you are back online").wait_for()
    assert person.glowing() == []
    person.page.context.set_offline(False)
    person.page.locator('[data-at="cell:c3"][aria-label*="your wolf"]').wait_for(timeout=PATIENCE_MS)


def test_a_move_that_will_never_be_taken_is_shown_as_not_sent(meet: Meet) -> None:
    person = meet()
    person.page.add_init_script(NO_SOCKETS)
    person.play_alone("uly", 2, first="1")
    person.wait_for_turn()
    fault = json.dumps({"code": "bad-request", "detail": "no"})
    person.page.route("**/commands", lambda route: route.fulfill(status=400, body=fault))
    person.tap("cell:c3")
    person.page.locator(".toast.error", has_text="was not sent").wait_for()
    person.wait_for_turn()
    person.page.unroute("**/commands")
    person.tap("cell:c3")
    person.page.locator('[data-at="cell:c3"][aria-label*="your wolf"]').wait_for()
