"""A page detects each attack of a dishonest server, and does not accuse honest ones."""

from __future__ import annotations

import json
import os
import random
import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tana.cli.main import main
from tests.e2e.conftest import Meet, free_port, wait_until_ready
from tests.e2e.people import LOOK_AGAIN_MS, Person, finish, play_on_together, see_the_end
from tests.server import dishonest
from tests.server.effort import SOAK
from tests.server.luck_verdicts import observe, observed

STEPS = 1_000_000 if SOAK else 20
HOT_SEAT = [{"kind": "me"}, {"kind": "here", "name": "Leo"}]
FRIENDS = [{"kind": "me"}, {"kind": "remote"}]


class Cheat:
    """A running dishonest server and the attack that is switched on."""

    def __init__(self, address: str, switch: Path) -> None:
        self.address = address
        self._switch = switch

    def turn_on(self, attack: str) -> None:
        self._switch.write_text(attack)


@pytest.fixture(scope="module")
def cheat(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cheat]:
    folder, port = tmp_path_factory.mktemp("cheat"), free_port()
    switch = folder / "attack"
    switch.write_text("honest")
    command = [sys.executable, "-m", "tests.server.dishonest", "--attack-file", str(switch), "serve"]
    command += ["--port", str(port), "--database", str(folder / "tables.db"), "--proxy", "127.0.0.1"]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen([*command, "--no-compile", "--bot-pace", "0"], stdout=log, stderr=log)
    try:
        wait_until_ready(f"http://127.0.0.1:{port}", server, folder / "log")
        yield Cheat(f"http://127.0.0.1:{port}", switch)
    finally:
        server.terminate()
        server.wait(20)


def play_quickly(person: Person, moves: int, luck: random.Random) -> None:
    """Make moves of seat 1 by plain requests while the page is open at the table."""
    api = f"{person.address}/api/tables/{person.table()}"
    while moves:
        now = person.page.request.get(api).json()
        if now["choices"]:
            moves -= 1
            action = luck.choice(now["choices"])["action"]
            body = {"kind": "play", "id": secrets.token_hex(8), "seat": 1, "seq": now["seq"], "action": action}
            person.page.request.post(f"{api}/commands", data=body)
        else:
            person.page.wait_for_timeout(LOOK_AGAIN_MS)
    wait_for(person, now["seq"])


def wait_for(person: Person, seq: int) -> None:
    """Wait until the page has been shown everything up to an entry."""
    seen = "seq => Number(document.querySelector('.room').dataset.seq) >= seq"
    look = person.page.locator(".look-seen")
    while not person.page.evaluate(seen, seq):
        if look.count():  # a look stays until it is dismissed
            look.click()
        person.page.wait_for_timeout(10)


def wait_for_turn(person: Person) -> None:
    """Wait until seat 1 has to decide and the page has been shown everything so far; nothing happens from then on."""
    api = f"{person.address}/api/tables/{person.table()}"
    while not (now := person.page.request.get(api).json())["choices"]:
        person.page.wait_for_timeout(10)
    wait_for(person, now["seq"])


def say_hello(person: Person) -> None:
    """Trigger a frame that is not part of the game, whatever the server shows with it."""
    body = {"kind": "say", "id": secrets.token_hex(8), "seat": 1, "phrase": "hello"}
    answer = person.page.request.post(f"{person.address}/api/tables/{person.table()}/commands", data=body)
    wait_for(person, answer.json()["seq"])


def come_back(person: Person) -> None:
    """Reload the page of the table."""
    person.page.reload()
    person.page.wait_for_selector(".room .board")


def play_a_little_and_finish(people: list[Person], luck: random.Random) -> str:
    """A few steps by tapping, the rest of the game by plain requests (in a soak all by tapping). Returns the table."""
    table = people[0].table()
    play_on_together(people, STEPS, luck)
    finish(people, table, luck)
    see_the_end(people, table)
    return table


def verdict(person: Person, table: str) -> str:
    """The page's verdict on the luck of a finished game, with its reasons."""
    person.go(f"#/fair/{table}")
    shown = person.page.locator(".verdict[data-luck]")
    shown.wait_for()
    reasons = shown.get_attribute("data-reasons") or ""
    return f"{shown.get_attribute('data-luck')} {reasons}".strip()


def for_the_page() -> list[str]:
    """One attack for each verdict of a page; all of them in a soak and when verdicts are renewed."""
    known = {} if SOAK or os.environ.get("TANA_RENEW") else observed()
    by_verdict = {known.get(attack, {}).get("page", attack): attack for attack in reversed(dishonest.ATTACKS)}
    return [attack for attack in dishonest.ATTACKS if attack in by_verdict.values()]


@pytest.mark.parametrize("attack", for_the_page())
def test_the_page_finds_out(attack: str, cheat: Cheat, meet: Meet) -> None:
    cheat.turn_on(attack)
    person = meet(name="Ada")
    person.address = cheat.address
    person.play_alone("buddel", 2)
    luck = random.Random(3)
    play_quickly(person, 3, luck)
    wait_for_turn(person)
    say_hello(person)
    come_back(person)
    play_quickly(person, 9, luck)
    wait_for_turn(person)
    come_back(person)
    found = verdict(person, person.leave_it_to_a_bot())
    assert (found == "proven") == (attack == "honest")
    observe("page", attack, found)


def test_what_the_page_kept_is_checked_by_the_command_line(meet: Meet, tmp_path: Path) -> None:
    person = meet(name="Ada")
    person.play_alone("uly", 2)
    play_quickly(person, 4, random.Random(2))
    assert verdict(person, person.leave_it_to_a_bot()) == "proven"
    files = []
    for name in ("Save the receipt", "Save what you were shown"):
        with person.page.expect_download() as saved:
            person.page.get_by_role("button", name=name).click()
        files.append(tmp_path / f"{len(files)}.json")
        saved.value.save_as(files[-1])
    assert main(["verify", str(files[0]), "--seen", str(files[1])]) == 0
    changed = json.loads(files[0].read_text())
    changed["names"][0] = "Eve"
    files[0].write_text(json.dumps(changed))
    assert main(["verify", str(files[0]), "--seen", str(files[1])]) == 4


def test_the_menu_shows_commitment_contribution_and_code_in_full(meet: Meet) -> None:
    person = meet(name="Ada")
    person.play_alone("buddel", 2)
    answer = person.page.request.get(f"{person.address}/api/tables/{person.table()}").json()
    person.page.get_by_role("button", name="Table", exact=True).click()
    numbers = person.page.locator(".luck-number input")
    numbers.nth(1).wait_for()
    values = [numbers.nth(i).input_value() for i in range(2)]
    assert values == [answer["fairness"]["commitment"], answer["fairness"]["contributions"][0]]
    person.page.locator(".luck-code b").wait_for()
    assert len(person.page.locator(".luck-code b").inner_text().split()) == 4


def test_two_pages_show_the_same_code_and_sign_the_same_game(meet: Meet) -> None:
    host, friend = meet(name="Ada"), meet(name="Bo")
    host.open_table("buddel", FRIENDS)
    friend.accept(host.invitation())
    codes = [person.page.locator(".lobby .luck-code b") for person in (host, friend)]
    for code in codes:
        code.wait_for()
    host.page.wait_for_function(
        "code => document.querySelector('.luck-code b')?.innerText === code", arg=codes[1].inner_text()
    )
    host.start()
    host.page.wait_for_selector(".board .spot")
    table = play_a_little_and_finish([host, friend], random.Random(5))
    assert verdict(host, table) == "proven"
    assert "Not signed yet (they sign when they open this screen): Bo" in host.page.locator(".sheet").inner_text()
    assert verdict(friend, table) == "proven"
    assert "Signed, so shown the same game: Ada, Bo" in friend.page.locator(".sheet").inner_text()


def test_two_seats_at_one_screen_are_proven(meet: Meet) -> None:
    person = meet(name="Ada")
    person.open_table("buddel", HOT_SEAT)
    lift, luck = person.page.locator(".curtain button"), random.Random(4)
    lift.wait_for()
    while int(person.seq()) < 20:
        if lift.count():
            lift.click()
            lift.wait_for(state="detached")
        elif not person.act(person.glance(), luck):
            person.page.wait_for_timeout(10)
    assert verdict(person, person.leave_it_to_a_bot(1, 2)) == "proven"


def test_two_tabs_of_one_browser_are_proven(meet: Meet) -> None:
    person = meet(name="Ada")
    person.open_table("buddel", FRIENDS)
    other = Person(person.page.context.new_page(), person.address)
    other.go(f"#/t/{person.table()}")
    other.page.wait_for_selector(".invite input")
    friend = meet(name="Bo")
    friend.accept(other.invitation())
    person.start()
    for tab in (person, other):
        tab.page.wait_for_selector(".board .spot")
    table = play_a_little_and_finish([person, friend], random.Random(6))
    assert verdict(person, table) == verdict(other, table) == "proven"
