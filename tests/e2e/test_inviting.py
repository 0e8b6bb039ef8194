"""Playing with others: working invitations, the list of tables, hands on phones, files and pictures."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import secrets
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tana.server.transport.reach import Reach
from tests.e2e.conftest import SIZES, Meet
from tests.e2e.people import PATIENCE_MS, Person, play_on, settle
from tests.server.harness import serving as serving_here

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

NETWORK = "127.0.0.2"
"""Stand-in for this machine's address on the local network."""
GOLDEN = Path(__file__).resolve().parents[1] / "golden"


@contextlib.contextmanager
def server_at_home(folder: Path, **reach: Any) -> Iterator[str]:
    """Run a server without a proxy, as `make play` does, in a thread; yields its URL."""
    ready, done = threading.Event(), threading.Event()
    found: list[str] = []

    async def serve() -> None:
        async with serving_here(folder, reach=Reach(addresses=lambda: [NETWORK], **reach)) as house:
            found.append(house.address)
            ready.set()
            while not done.is_set():
                await asyncio.sleep(0.02)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    try:
        assert ready.wait(60)
        yield found[0]
    finally:
        done.set()
        thread.join()


@pytest.fixture
def host_page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport=SIZES["desktop"], locale="en", service_workers="block")
    context.set_default_timeout(PATIENCE_MS)
    yield context.new_page()
    context.close()


def with_friends(person: Person, game: str) -> None:
    """Open a table with one tap on "With friends"."""
    person.go()
    person.page.locator(f'.cover-card:has(a[href="#/new/{game}"])').get_by_role("button", name="With friends").click()
    person.page.wait_for_selector(".lobby .invite")


# --- invitations ---------------------------------------------------------------------------------------------------


def test_a_server_on_this_machine_alone_is_opened_with_one_tap(
    browser: Browser, host_page: Page, tmp_path: Path
) -> None:
    with server_at_home(tmp_path, host="127.0.0.1") as address:
        host = Person(host_page, address)
        host.remember(motion="off", name="Ada", **{"play-here": "off"})
        with_friends(host, "uly")
        notice = host.page.locator(".network-notice")
        assert "cannot reach" in notice.inner_text() and "network you trust" in notice.inner_text()
        assert host.page.locator(".qr").count() == 0, "a code that leads nowhere is not shown"
        notice.get_by_role("button").click()
        picture = host.page.locator(".qr")
        picture.wait_for()
        link = host.invitation()
        assert link.startswith(address.replace("127.0.0.1", NETWORK)) and picture.get_attribute("data-link") == link
        context = browser.new_context(locale="it", service_workers="block")
        friend = Person(context.new_page(), link)
        friend.remember(name="Leo")
        friend.accept(link)
        host.page.locator(".lobby-seat.taken", has_text="Leo").wait_for()
        assert host.faults == friend.faults == []
        context.close()


def test_links_lead_to_the_network_even_from_the_first_printed_address(host_page: Page, tmp_path: Path) -> None:
    with server_at_home(tmp_path, host="0.0.0.0") as address:
        host = Person(host_page, address)
        host.remember(motion="off", name="Ada", **{"play-here": "off"})
        with_friends(host, "uly")
        assert "127.0.0.1" in host.page.url
        assert host.invitation().startswith(address.replace("127.0.0.1", NETWORK))
        assert host.page.locator(".network-notice").count() == 0


def test_friends_come_in_at_once_and_bots_fill_the_rest(meet: Meet) -> None:
    host, friend = meet(name="Ada"), meet(name="Leo", size="phone", language="it")
    with_friends(host, "molly")
    assert host.page.locator(".lobby-seat.free").count() == 2
    assert host.page.locator(".qr-place").count() == 1
    code = host.page.locator(".code b").inner_text().replace(" ", "").replace("\n", "")
    assert re.fullmatch(r"[A-Z0-9]{6}", code)
    link = host.invitation()
    host.page.reload()
    host.page.wait_for_selector(".lobby .invite")
    assert host.invitation() == link, "a reload keeps what was sent already"
    friend.go(f"#/code/{code}")
    friend.page.locator(".join-ways button").first.click()
    friend.page.wait_for_selector(".room")
    host.page.locator(".lobby-seat.taken", has_text="Leo").wait_for()
    assert host.page.locator(".lobby-seat.free").count() == 1
    host.page.get_by_role("button", name="Fill the free seats with bots").click()
    for person in (host, friend):
        person.page.wait_for_selector(".board .spot")
        assert person.faults == []


@pytest.mark.parametrize("size", ["phone", "landscape", "desktop"])
def test_an_invitation_and_the_seats_are_in_sight_before_the_code_is_drawn(meet: Meet, size: str) -> None:
    """The QR code arrives late from the server: nothing around it moves, and a guest who joins is visible."""
    host, friend = meet(size=size, name="Ada", language="it"), meet(name="Leo")
    held: list[Any] = []
    host.page.route("**/api/qr", lambda route: held.append(route))
    host.open_table("uly", [{"kind": "me"}, {"kind": "remote"}])
    host.page.wait_for_selector(".lobby .invite")
    settle(host.page)
    places = "[...document.querySelectorAll('.qr-place, .code, .invite-link, .invite-send, .lobby-seat')]"
    around = f"{places}.map(one => JSON.stringify(one.getBoundingClientRect()))"
    before = host.page.evaluate(around)
    assert len(before) == 6 and host.page.locator(".qr").count() == 0
    with host.page.expect_response("**/api/qr"):
        host.page.wait_for_function("() => true")
        held[0].continue_()
    host.page.locator("img.qr").wait_for()
    settle(host.page)
    assert host.page.evaluate(around) == before
    friend.accept(host.invitation())
    came = host.page.locator(".lobby-seat.taken", has_text="Leo")
    came.wait_for()
    there = came.bounding_box()
    height = host.page.viewport_size["height"] if host.page.viewport_size else 0
    assert there and there["y"] + there["height"] <= height, "a guest who comes in is seen without scrolling"
    assert host.faults == []


def test_a_wrong_code_can_be_corrected(meet: Meet) -> None:
    host, friend = meet(name="Ada"), meet(name="Leo")
    with_friends(host, "uly")
    code = re.sub(r"\s", "", host.page.locator(".code b").inner_text())
    friend.go()
    friend.page.locator(".code-form input").fill("QQQQQQ")
    friend.page.locator(".code-form button").click()
    friend.page.get_by_text("No table has this code").wait_for()
    field = friend.page.locator(".code-form input")
    assert field.input_value() == "QQQQQQ"
    field.fill(code.lower())
    friend.page.locator(".code-form button").click()
    friend.page.locator(".join-ways button").first.wait_for()
    for way in ("Read the rules", "Try the lesson"):
        assert friend.page.get_by_role("link", name=way).is_visible()


# --- the list of tables ----------------------------------------------------------------------------------------------


def post(person: Person, path: str, body: dict[str, Any]) -> Any:
    answer = person.page.request.post(f"{person.address}{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def command(person: Person, table: str, kind: str, **more: Any) -> Any:
    return post(person, f"/api/tables/{table}/commands", {"kind": kind, "id": secrets.token_hex(8), **more})


def test_all_tables_are_listed_and_kept_up_to_date(meet: Meet) -> None:
    host, friend = meet(name="Ada"), meet(name="Zoë")
    made = post(host, "/api/tables", {"game": "uly", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "remote"}]})
    table = made["table"]
    post(friend, "/api/join", {"code": made["code"], "name": "Zoë"})
    for _ in range(9):
        solo = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Pina"}]
        post(host, "/api/tables", {"game": "molly", "seats": solo})
    host.go()

    def section(title: str) -> Any:
        return host.page.locator("section.continue", has=host.page.get_by_role("heading", name=title))

    invitations, others, alone = section("Invitations"), section("Waiting for others"), section("Games against bots")
    row = invitations.locator(f'[data-table="{table}"]')
    row.wait_for()
    assert invitations.locator("li").count() == 1 and alone.locator("li").count() == 9
    assert "Gathering" in row.inner_text() and others.count() == 0

    command(host, table, "start")  # the page learns of it by long polling, as of moves elsewhere
    seen = {1: host, 2: friend}
    for _ in range(2):
        now = host.page.request.get(f"{host.address}/api/tables/{table}").json()
        turn = now["turn"]
        waiting = host.page.locator(".waiting .picture-card", has_text="Uly")
        if turn == 1:
            waiting.get_by_text("Your turn").wait_for()
            host.page.get_by_role("heading", name="Your turn (1)").wait_for()
            assert others.count() == 0
            posts = waiting.locator(".small-board .post")
            posts.first.wait_for(state="attached")
            places = posts.evaluate_all("posts => posts.map(post => getComputedStyle(post).position)")
            assert places == ["absolute"] * 8, "the names of rows and columns stand beside the tiles, not among them"
        else:
            others.get_by_text("Zoë’s turn").wait_for()
            host.page.get_by_role("heading", name="Continue playing").wait_for()
            assert waiting.count() == 0 and host.page.get_by_text("Nobody is waiting for you").count() == 0
        mover = seen[turn]
        while (now := mover.page.request.get(f"{mover.address}/api/tables/{table}").json())["turn"] == turn:
            command(mover, table, "play", seat=turn, seq=now["seq"], action=now["choices"][0]["action"])

    host.page.get_by_label("Search your tables").fill("zoe")
    alone.wait_for(state="detached")
    assert host.page.get_by_text("Zoë’s turn").or_(waiting).first.is_visible()
    host.page.get_by_label("Search your tables").fill("")
    alone.locator("li").first.get_by_role("button", name="Archive").click()
    host.page.locator(".archived summary").click()
    assert alone.locator("li").count() == 8 and host.page.locator(".archived li").count() == 1
    host.page.reload()
    host.page.locator(".archived summary").click()
    host.page.locator(".archived li").get_by_role("button", name="Unarchive").click()
    host.page.locator(".archived").wait_for(state="detached")
    assert alone.locator("li").count() == 9
    assert host.faults == []


def test_nobody_waits(meet: Meet) -> None:
    host = meet(name="Ada")
    made = post(host, "/api/tables", {"game": "uly", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "remote"}]})
    host.go()
    host.page.get_by_text("Nobody is waiting for you").wait_for()
    assert host.page.locator(f'[data-table="{made["table"]}"]').count() == 1


def test_the_level_is_chosen_next_to_play_now(meet: Meet) -> None:
    host = meet(name="Ada")
    host.go()
    card = host.page.locator('.cover-card:has(a[href="#/new/uly"])')
    card.locator("select").select_option("random")
    card.locator(".cover").click()
    host.page.wait_for_selector(".board .spot")
    table = host.table()
    seats = host.page.request.get(f"{host.address}/api/tables/{table}").json()["seats"]
    assert [seat["level"] for seat in seats[1:]] == ["random"] * (len(seats) - 1)


# --- hands -----------------------------------------------------------------------------------------------------------


def hideouts(frames: list[str]) -> set[str]:
    """All hiding places of the wolf named in these frames."""
    return set(re.findall(r'"hideout":\s*"([a-d][1-4])"', "\n".join(frames)))


def heard(page: Page) -> list[str]:
    """A list that collects everything a page receives from now on: socket frames and answers."""
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    page.on("response", lambda answer: frames.append(answer.text()) if "/api/tables/" in answer.url else None)
    return frames


def test_the_phone_is_a_hand_next_to_a_shared_screen(meet: Meet) -> None:
    screen, phone = meet(name="Ada"), meet(size="phone", name="", language="it")
    screen.open_table("uly", [{"kind": "me"}, {"kind": "here", "name": "Leo"}, {"kind": "here", "name": "Mia"}])
    screen.page.locator(".curtain button").wait_for()
    table = screen.table()
    now = screen.page.request.get(f"{screen.address}/api/tables/{table}").json()
    wolf = now["turn"]  # the wolf hides first
    screen.page.locator(".curtain button").click()
    screen.wait_for_turn()
    screen.page.get_by_role("button", name="Table", exact=True).click()
    name = screen.page.locator(".menu-seats li").nth(wolf - 1)
    name.get_by_role("button", name="Hand on a phone").click()
    link = screen.page.locator(".dialog .dialog .invite input").input_value()
    later = heard(screen.page)
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Tieni qui la mia mano").click()
    phone.page.locator(".hand-stage").wait_for()
    screen.page.locator(f'.seat[data-seat="{wolf}"] .hand-curtain').wait_for()
    mark = len(later)
    phone.page.locator(".hand-choices .choice").first.click()
    hidden = phone.page.locator(".hand-cell.mine")
    hidden.wait_for()
    screen.page.reload()
    screen.page.wait_for_selector(".board, .curtain")
    assert hideouts(later[mark:]) == set(), "the shared screen was sent the wolf's hiding place"
    assert screen.page.locator(".hand-stage").count() == 0
    phone.page.get_by_role("button", name="Mostra tutto il tavolo").click()
    phone.page.wait_for_selector(".board .spot")
    phone.page.get_by_role("button", name="Mostra solo la mia mano").click()
    hidden.wait_for()
    assert screen.faults == phone.faults == []


@pytest.mark.parametrize("game", ["molly", "hickory", "uly", "buddel"])
def test_a_screen_shows_the_board_and_phones_play(meet: Meet, game: str) -> None:
    screen, *phones = meet(), meet(size="phone", name="Leo"), meet(size="landscape", name="Mia", theme="dark")
    screen.plan(game, [{"kind": "me"}, {"kind": "remote"}])
    screen.go(f"#/new/{game}")
    screen.page.get_by_label("This screen is the board").check()
    screen.page.locator("form button[type=submit].primary").click()
    screen.page.wait_for_selector(".lobby .invite")
    link = screen.invitation()
    frames = heard(screen.page)
    for phone in phones:
        phone.accept(link)
    screen.start()
    for phone in phones:
        phone.page.locator(".hand-stage").wait_for()
    screen.page.wait_for_selector(".board")
    for _ in range(6):
        before = screen.seq()
        mover = next_hand(screen, phones)
        mover.page.locator(".hand-choices .choice").first.click()
        go_ahead = mover.page.locator(".confirm button.primary")
        screen.page.locator(f'.room:not([data-seq="{before}"])').wait_for()
        assert go_ahead.count() <= 1
    assert not any(re.search(r'"perspective":\s*[1-5]', frame) for frame in frames), "a screen looks through no eyes"
    assert [person.faults for person in (screen, *phones)] == [[], [], []]


def next_hand(screen: Person, phones: list[Person]) -> Person:
    """Wait for the phone whose turn it is, dismissing looks."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while True:
        assert time.monotonic() < deadline, "no phone has anything to choose"
        for phone in phones:
            if (look := phone.page.locator(".look-seen")).count():
                look.click()
            if phone.page.locator(".hand-choices .choice").count():
                return phone
        screen.page.wait_for_timeout(20)


# --- files and pictures ----------------------------------------------------------------------------------------------


def drop(person: Person, path: Path, name: str) -> None:
    """Drop a file on the page."""
    person.page.evaluate(
        """([content, name]) => {
            const data = new DataTransfer();
            data.items.add(new File([content], name));
            for (const kind of ['dragover', 'drop'])
                document.body.dispatchEvent(
                    new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }));
        }""",
        [path.read_text(encoding="utf-8"), name],
    )


def test_a_record_is_dropped_and_replayed(meet: Meet, tmp_path: Path) -> None:
    person = meet(name="Ada")
    person.go()
    person.page.wait_for_selector(".cover-card")
    bad = tmp_path / "bad.jsonl"
    bad.write_text('{"format": "tana-game", "version": 2}\n', encoding="utf-8")
    drop(person, bad, "bad.jsonl")
    person.page.get_by_text("not a game file").wait_for()
    record = GOLDEN / "uly-2.jsonl"
    drop(person, record, "game.jsonl")
    person.page.wait_for_selector(".replay .board .spot")
    moves = sum('"n"' in line for line in record.read_text(encoding="utf-8").splitlines())
    assert person.page.locator('.replay input[type="range"]').get_attribute("max") == str(moves)
    person.page.reload()
    person.page.wait_for_selector(".replay .board .spot")
    assert person.faults == []


def test_the_result_is_a_picture_and_a_link(meet: Meet) -> None:
    host, friend = meet(name="Ada"), meet(name="Leo")
    with_friends(host, "uly")
    link = host.invitation()
    host.page.get_by_role("button", name="Fill the free seats with bots").click()
    host.page.wait_for_selector(".board .spot")
    play_on(host, 1, random.Random(1))
    host.leave_it_to_a_bot()
    host.look_for_more()
    with host.page.expect_download() as saved:
        host.page.get_by_role("button", name="Picture", exact=True).click()
    content = Path(saved.value.path()).read_bytes()
    assert saved.value.suggested_filename == "tana-uly.png" and content.startswith(b"\x89PNG")
    width, height = (int.from_bytes(content[at : at + 4], "big") for at in (16, 20))
    assert width == 1200 and height > 500 and len(content) > 20_000, "an empty canvas would be small"
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Watch the replay").click()
    friend.page.wait_for_selector(".replay .board .spot")
    assert host.faults == friend.faults == []


def test_an_import_appears_at_once(meet: Meet) -> None:
    host, other = meet(name="Ada"), meet(name="")
    host.remember(**{"play-here": "on", "bots": json.dumps({"paceMs": 0})})
    host.play_alone("uly", 2)
    host.go()
    host.page.locator(".bar button").last.click()
    with host.page.expect_download() as saved:
        host.page.get_by_role("button", name="Save everything to a file").click()
    other.go()
    other.page.wait_for_selector(".cover-card")
    drop(other, Path(saved.value.path()), "tana-backup.json")
    other.page.locator("section.continue li").wait_for()
    assert "Uly" in other.page.locator("section.continue li").inner_text()
