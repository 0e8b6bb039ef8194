"""At the table besides moves: curtain, lost connections, undo, spectators, languages, refusals, chat, results."""

from __future__ import annotations

import json
import re
from typing import Any

from tools.lessons.lesson_files import GAMES as LESSONS

from tests.e2e.conftest import Meet
from tests.e2e.people import NO_SOCKETS, Person

HERE = [{"kind": "me"}, {"kind": "here", "name": "Leo"}]
RECORD_SOCKETS = """
window.sockets = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) { super(...given); window.sockets.push(this); }
};
"""


class Frames(list[dict[str, Any]]):
    """Everything the server sends to a page, and the last socket it came through."""

    socket: Any = None


def frames_of(person: Person) -> Frames:
    """A list that collects everything the server sends to this page from now on."""
    heard = Frames()

    def listen(socket: Any) -> None:
        heard.socket = socket
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    person.page.on("websocket", listen)
    return heard


def private(frames: list[dict[str, Any]]) -> list[int]:
    """The seats whose private views were sent."""
    return [
        frame["you"]["perspective"]
        for frame in frames
        if frame["kind"] == "snapshot" and frame["you"]["perspective"] is not None
    ]


def bed_of(person: Person) -> str:
    """The markup of the bed, without highlights."""
    return re.sub(r"\s+(lit)?(?=\")", "", person.page.locator(".bed").inner_html())


def test_the_curtain_fetches_nothing_before_it_is_lifted(meet: Meet) -> None:
    person = meet(name="Ada")
    frames = frames_of(person)
    person.open_table("uly", HERE, first="1")
    lift = person.page.get_by_role("button", name="I am Ada")
    lift.wait_for()
    assert person.page.locator(".board").count() == 0
    assert private(frames) == []
    lift.click()
    person.wait_for_turn()
    assert private(frames) == [1]
    person.tap("cell:b2")
    done = person.page.get_by_role("button", name="Done, pass to Leo")
    done.wait_for()
    before = len(frames)
    with frames.socket.expect_event("framereceived", lambda text: json.loads(text)["kind"] == "snapshot"):
        done.click()
    person.page.get_by_role("button", name="I am Leo").wait_for()
    assert person.page.locator(".board").count() == 0
    assert private(frames) == [1]
    after = [json.dumps(frame) for frame in frames[before:]]
    assert after
    assert not any('"hideout":"b2"' in text.replace(" ", "") for text in after)
    person.page.get_by_role("button", name="I am Leo").click()
    person.wait_for_turn()
    assert private(frames) == [1, 2]
    assert person.page.locator('[aria-label*="your wolf"]').count() == 0
    told = person.page.locator(".log").first.inner_text() + person.page.get_by_role("log").inner_text()
    assert "Ada has hidden the wolf" in told
    assert "b2" not in told
    assert person.faults == []


def test_a_reload_in_mid_turn_restores_everything(meet: Meet) -> None:
    person = meet()
    person.play_alone("molly", 2, first="1")
    person.wait_for_turn()
    before = bed_of(person)
    person.page.reload()
    person.wait_for_turn()
    assert bed_of(person) == before


def test_a_lost_connection_comes_back_and_loses_no_move(meet: Meet) -> None:
    person = meet()
    person.page.add_init_script(RECORD_SOCKETS)
    person.play_alone("uly", 2, first="1")
    person.wait_for_turn()
    seq = int(person.seq())
    person.page.context.set_offline(True)
    person.page.evaluate("sockets.at(-1).close()")
    person.page.locator(".badge.link-offline, .badge.link-reconnecting").wait_for()
    person.tap("cell:c3")
    person.page.context.set_offline(False)
    person.page.locator(f'.room:not([data-seq="{seq}"])').wait_for()
    person.page.locator('[aria-label*="your wolf"]').wait_for()
    assert "c3" in person.page.locator(".log").first.inner_text()
    assert person.page.locator(".badge.link-offline, .badge.link-reconnecting").count() == 0


def test_a_move_that_told_nobody_anything_can_be_taken_back(meet: Meet) -> None:
    person = meet()
    person.play_alone("molly", 2, first="1")
    person.wait_for_turn()
    undo = person.page.get_by_role("button", name="Undo")
    assert undo.get_attribute("aria-disabled") == "true"
    before = bed_of(person)
    person.tap("do:swap")
    person.tap("cell:a1")
    assert "can be undone" in person.page.locator(".prompt-text").inner_text()
    person.tap("cell:b1")
    person.page.locator('[data-at="supply"]:has-text("5")').wait_for()
    undo.click()
    person.page.locator('[data-at="supply"]:has-text("4")').wait_for()
    person.wait_for_turn()
    assert bed_of(person) == before


def test_a_card_can_be_dragged(meet: Meet) -> None:
    person = meet()
    person.play_alone("molly", 2, first="1")
    person.wait_for_turn()
    mouse = person.page.mouse
    seq = person.seq()
    slot = "slot:1"
    person.tap(slot)
    target = next(at for at in person.glowing() if at.startswith("cell:"))
    person.tap(slot)
    start, end = person.spot(slot).bounding_box(), person.spot(target).bounding_box()
    assert start and end
    mouse.move(start["x"] + 30, start["y"] + 30)
    mouse.down()
    mouse.move(end["x"] + 20, end["y"] + 20, steps=6)
    person.page.locator(".ghost").wait_for()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    mouse.up()
    person.page.locator(f'.room:not([data-seq="{seq}"])').wait_for()
    assert "You play" in person.page.locator(".log").first.inner_text()


def test_spectators_see_what_everybody_may_see_and_cannot_act(meet: Meet) -> None:
    host = meet(name="Ada")
    host.open_table("uly", [{"kind": "me"}, {"kind": "remote"}], first="1")
    link = host.invitation()
    guest, watcher = meet(name="Bo"), meet(size="phone")
    guest.accept(link)
    watcher.accept(link, watch=True)
    host.start()
    host.wait_for_turn()
    host.tap("cell:d4")
    watcher.page.locator(".meadow .tile").first.wait_for()
    assert watcher.glowing() == []
    assert watcher.page.locator('[aria-label*="your wolf"]').count() == 0
    watcher.tap("cell:a1")
    watcher.page.get_by_text("You are only watching").wait_for()
    guest.wait_for_turn()
    guest.tap("cell:a1")
    watcher.page.locator('[data-at="cell:a1"][aria-label*="the dog is here"]').wait_for()

    host.page.get_by_role("button", name="Table").click()
    host.page.get_by_role("button", name="Remove all spectators").click()
    watcher.page.get_by_text("removed all spectators").wait_for()
    host.page.wait_for_function("old => document.querySelector('.invite input')?.value !== old", arg=link)
    new = host.invitation()
    watcher.page.goto(link)
    watcher.page.get_by_text("not valid").wait_for()
    watcher.page.goto(new)
    watcher.page.locator(".join-ways button").last.click()
    watcher.page.get_by_text("The host has removed you from this table.").wait_for()
    meet(size="phone").accept(new, watch=True)


def test_dog_players_point_and_everybody_sees_it(meet: Meet) -> None:
    host = meet(name="Ada")
    host.open_table("uly", [{"kind": "me"}, {"kind": "remote"}, {"kind": "remote"}], first="1")
    link = host.invitation()
    leader, other = meet(name="Bo"), meet(name="Cleo")
    leader.accept(link)
    other.accept(link)
    host.start()
    host.wait_for_turn()
    host.tap("cell:d4")
    leader.wait_for_turn()
    other.page.locator(".meadow .tile").first.wait_for()
    other.tap("cell:c2")
    for person in (host, leader):
        person.page.locator('[data-at="cell:c2"] .pointing').wait_for()


def test_what_is_not_allowed_says_why_with_its_rule(meet: Meet) -> None:
    person = meet()
    person.play_alone("uly", 2, first="2")
    person.wait_for_turn()
    person.tap("cell:a1")
    person.page.locator('[data-at="cell:a1"][aria-label*="the dog is here"]').wait_for()
    person.wait_for_turn()
    person.tap("cell:d4")
    rule = person.page.locator(".toast .rule")
    rule.wait_for()
    assert rule.inner_text() == "ULY-15"
    rule.click()
    person.page.locator("dialog .cited").wait_for()
    person.page.get_by_role("button", name="Back to the table").click()
    assert person.page.locator("dialog").count() == 0
    assert person.glowing()


def test_the_language_can_be_switched_in_the_middle_of_a_game(meet: Meet) -> None:
    person = meet(name="Ada")
    person.play_alone("molly", 2, first="1")
    person.wait_for_turn()
    assert "It is your turn." in person.page.locator(".log").first.inner_text()
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label("Volume").fill("30")
    assert person.page.evaluate("localStorage.getItem('tana.volume')") == "30"
    person.page.get_by_label("Language").select_option("it")
    person.page.get_by_role("button", name="Chiudi").click()
    person.page.locator(".log", has_text=re.compile("tuo turno|tocca a te", re.IGNORECASE)).first.wait_for()
    assert "It is your turn." not in person.page.locator(".log").first.inner_text()
    person.wait_for_turn()


def test_phrases_are_heard_in_the_language_of_the_listener(meet: Meet) -> None:
    host = meet(name="Ada")
    host.open_table("buddel", [{"kind": "me"}, {"kind": "remote"}])
    guest = meet(language="it", name="Bo")
    guest.accept(host.invitation())
    host.start()
    for person in (host, guest):
        person.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_role("button", name="Good luck!").click()
    guest.page.locator(".chat-lines", has_text="Buona fortuna!").wait_for()


def test_a_bot_stands_in_and_hands_the_seat_back(meet: Meet) -> None:
    """Against a person who does not move: between bots alone the game might end first."""
    person = meet(name="Ada")
    person.open_table("uly", [{"kind": "me"}, {"kind": "remote"}])
    meet(name="Bo").accept(person.invitation())
    person.start()
    page = person.page
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Let a bot play").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Take my seat back").click()
    page.get_by_role("button", name="Let a bot play").first.wait_for()
    assert person.faults == []


def test_hints_point_at_the_board(meet: Meet) -> None:
    person = meet()
    person.play_alone("uly", 2, first="1")
    person.wait_for_turn()
    person.page.get_by_role("button", name="Hint").click()
    person.page.locator(".board .marked").first.wait_for()
    assert "A bot would play" in person.page.locator(".prompt-text").inner_text()


def test_confirmation_asks_before_what_cannot_be_undone(meet: Meet) -> None:
    person = meet()
    person.remember(confirm="on")
    person.play_alone("uly", 2, first="1")
    person.wait_for_turn()
    seq = person.seq()
    person.tap("cell:a1")
    person.page.get_by_role("button", name="Go ahead").first.wait_for()
    assert person.seq() == seq
    person.page.locator(".confirm .primary").click()
    person.page.locator('[aria-label*="your wolf"]').wait_for()


def test_a_browser_without_sockets_plays_by_plain_requests(meet: Meet) -> None:
    person = meet()
    person.page.add_init_script(NO_SOCKETS)
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.play_alone("uly", 2, first="1")
    person.wait_for_turn()
    person.tap("cell:b2")
    person.page.locator('[data-at="cell:b2"][aria-label*="your wolf"]').wait_for()
    for _ in range(2):  # the bot's dog may be anywhere, so take any two tiles that may be swapped
        person.wait_for_turn()
        person.tap(person.glowing()[0])
    person.page.locator(".log", has_text="You swap").first.wait_for()
    person.wait_for_turn()
    person.tap("cell:a1")
    assert any("/updates?" in url for url in asked) and any(url.endswith("/commands") for url in asked)
    assert person.page.locator(".badge.link-offline, .badge.link-reconnecting").count() == 0
    assert person.faults == []


def test_two_people_meet_without_sockets(meet: Meet) -> None:
    host, guest = meet(name="Ada"), meet(name="Bo")
    for person in (host, guest):
        person.page.add_init_script(NO_SOCKETS)
    host.open_table("uly", [{"kind": "me"}, {"kind": "remote"}], first="1")
    guest.accept(host.invitation())
    host.start()
    host.wait_for_turn()
    host.tap("cell:d4")
    guest.wait_for_turn()
    guest.tap("cell:a1")
    host.page.locator('[data-at="cell:a1"][aria-label*="the dog is here"]').wait_for()
    assert host.faults == guest.faults == []


def finished(person: Person) -> None:
    """Play the winning move in a game of Buddel-Bande that is about to end."""
    last = LESSONS["buddel"][-1].document()
    person.practise("buddel", last["seats"], last["position"], last["seed"])
    person.wait_for_turn()
    person.tap("mole:l1")
    person.page.wait_for_selector(".result")


def account(seat: int, luck: float, costly: list[dict[str, Any]]) -> dict[str, Any]:
    lost = sum(move["loss"] for move in costly)
    errors = {"luck_error": 0.03, "lost_error": 0.02 if costly else 0.0}
    return {"seat": seat, "luck": luck, "lost": lost, **errors, "costly": costly}


MADE = {"action": 0, "word": "mole", "args": {"mole": "l1"}, "notation": "mole l1", "irreversible": True}
WORST = {"number": 1, "made": MADE, "best": MADE, "loss": 0.09, "error": 0.02}
ACCOUNTS = [
    account(1, 0.12, [{**WORST, "why": [{"term": "home", "points": 1.5}]}]),
    account(2, -0.06, []),
    account(3, -0.06, []),
]


def test_the_chart_of_the_game_grows_until_it_is_finished(meet: Meet) -> None:
    """The server's tests check the analysis itself; here a fake one arrives in two parts."""
    person = meet()
    answers = [
        {"complete": False, "chances": [[0.5, 0.25, 0.25], None], "accounts": []},
        {"complete": True, "chances": [[0.5, 0.25, 0.25], [1.0, 0.0, 0.0]], "accounts": ACCOUNTS},
    ]

    def answer(route: Any) -> None:
        body = answers.pop(0) if len(answers) > 1 else answers[0]
        route.fulfill(json={"table": "any", "levels": ["digger"] * 3, **body})

    person.page.route("**/analysis", answer)
    finished(person)
    person.page.locator(".chart figcaption", has_text="still thinking").wait_for()
    chart = person.page.locator(
        ".chart:has(figcaption:text-is('Chance of winning if everybody plays on as well as a digger'))"
    )
    chart.wait_for()
    lines = chart.locator("polyline").evaluate_all("lines => lines.map(line => line.points.length)")
    assert lines == [2, 2, 2]
    shares = [int(text.strip("% ")) for text in chart.locator(".chart-key .soft").all_inner_texts()]
    assert shares == [100, 0, 0]
    accounts = person.page.locator(".accounts")
    told = accounts.locator("details").first
    assert told.locator("summary").inner_text() == "You"
    assert told.locator(".accounts-words").inner_text() == (
        "Luck helped you a little. Your choices gave next to nothing away: well played!"
    )
    assert "±" not in accounts.inner_text()
    worst = accounts.get_by_role("button", name="about 9 wins in 100 games")
    assert "Move 1" not in worst.inner_text() and worst.inner_text().startswith("Towards the end")
    assert "ahead in: moles at home" in worst.inner_text()
    worst.click()
    person.page.wait_for_selector(".replay .board .spot")
    assert person.page.get_by_role("slider").input_value() == "0"


def test_a_result_is_shared_with_the_device_or_copied(meet: Meet) -> None:
    person = meet()
    person.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.page.add_init_script("delete Navigator.prototype.share")
    finished(person)
    person.look_for_more()
    person.page.get_by_role("button", name="Share").click()
    person.page.get_by_text("on your clipboard").wait_for()
    copied = person.page.evaluate("navigator.clipboard.readText()")
    assert copied.splitlines()[:2] == ["Buddel-Bande", "1. Ada: 3"]
    person = meet()
    person.page.add_init_script("Navigator.prototype.share = async what => { window.given = what; }")
    finished(person)
    person.look_for_more()
    person.page.get_by_role("button", name="Share").click()
    person.page.wait_for_function("() => window.given")
    assert person.page.evaluate("given.title") == "Buddel-Bande"


def test_the_receipt_of_practice_says_so(meet: Meet) -> None:
    person = meet()
    finished(person)
    person.look_for_more()
    person.page.get_by_role("link", name="Fairness").click()
    person.page.get_by_text("This was practice").wait_for()
    assert person.page.locator(".verdict.bad, .verdict.good").count() == 0
