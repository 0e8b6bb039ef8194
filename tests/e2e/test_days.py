"""Two and three people over simulated days: the test advances the server's clock."""

from __future__ import annotations

import asyncio
import random
import re
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tana.server.bus.local import LocalBus
from tana.server.house import notifier
from tana.server.live.bot_players import BotsHere
from tana.server.live.table_service import TableService
from tana.server.storage.sqlite_store import SqliteStore
from tests.e2e.conftest import Meet
from tests.e2e.people import PATIENCE_MS, Person
from tests.server.harness import House, serving
from tests.server.receivers import Receiver, receiving
from tests.server.test_days import Calendar

SETTINGS: dict[str, Any] = {"turn_h": 24, "time_out": "bot", "vacation_d": 0}


class Days:
    """A server with a simulated clock, in a thread."""

    def __init__(self, folder: Path, receiver: Receiver) -> None:
        self.calendar = Calendar()
        self.receiver = receiver
        self._folder = folder
        self._loop = asyncio.new_event_loop()
        self._ready, self._stop = threading.Event(), asyncio.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(),))
        self._thread.start()
        self._ready.wait()

    async def _serve(self) -> None:
        store = SqliteStore(self._folder / "tana.db")
        service = TableService(store, LocalBus(), BotsHere(), clock=self.calendar, bot_pace=0)
        where: dict[str, Any] = {"database": self._folder / "tana.db", "notice_inside": frozenset({self.receiver.host})}
        async with serving(self._folder, service=service, **where) as house:
            self.house: House = house
            self._ready.set()
            await self._stop.wait()

    def sleep(self, hours: float) -> None:
        """Advance the clock, and run what is due."""
        self.calendar.sleep(hours)
        asyncio.run_coroutine_threadsafe(self.house.service.time_keeper.sweep(), self._loop).result()

    def titles(self, name: str) -> list[str]:
        """The titles of the ntfy notifications that somebody has received."""
        return [one["headers"]["x-title"] for one in self.receiver.received() if one.get("hook") == name]

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()
        self._loop.close()


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture
def days(tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> Iterator[Days]:
    monkeypatch.setattr(notifier, "GRACE_MS", 0)
    monkeypatch.setattr(notifier, "TICK_SECONDS", 0.1)
    receiver.reset()
    made = Days(tmp_path, receiver)
    yield made
    made.close()


Together = Callable[..., tuple[str, list[Person]]]


@pytest.fixture
def together(days: Days, meet: Meet) -> Together:
    """Seat people at a table over days, each with a browser; the first seat begins."""

    def sit_down(names: tuple[str, ...] = ("Ada", "Bo"), game: str = "molly", **settings: Any) -> Any:
        people = [meet(name=name, **({"size": "phone"} if i else {})) for i, name in enumerate(names)]
        for person in people:
            person.address = days.house.address
        host = people[0].page.request
        seats = [{"kind": "me", "name": names[0]}] + [{"kind": "remote"}] * (len(names) - 1)
        body = {"game": game, "seats": seats, "options": {"first": "1"}, "settings": {**SETTINGS, **settings}}
        made = host.post(f"{days.house.address}/api/tables", data=body).json()
        secret = made["path"].rsplit("=", 1)[1]
        for person, name in zip(people[1:], names[1:], strict=True):
            join = {"table": made["table"], "secret": secret, "name": name}
            assert person.page.request.post(f"{days.house.address}/api/join", data=join).ok
        start = {"kind": "start", "id": "start"}
        assert host.post(f"{days.house.address}/api/tables/{made['table']}/commands", data=start).ok
        return made["table"], people

    return sit_down


def take_turn(person: Person, luck: random.Random) -> None:
    """Play until it is somebody else's turn."""
    room = person.page.locator(".room")
    person.wait_for_turn()
    while room.get_attribute("data-turn") == "mine":
        if not person.act(person.glance(), luck):
            person.page.wait_for_timeout(10)


def until(found: Callable[[], bool]) -> None:
    """Wait for a condition outside of the browser."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while not found():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.05)


def clock_of(person: Person) -> str:
    return str(person.page.locator(".turn-clock").get_attribute("aria-label"))


def test_two_people_play_over_days(days: Days, together: Together) -> None:
    table, (ada, bo) = together()
    luck = random.Random(1)
    days.sleep(0.5)  # in the middle of an hour, since the page's own clock keeps running
    ada.go(f"#/t/{table}")
    ada.wait_for_turn()
    assert clock_of(ada) == "Ada: 1 day 11 hours left, then a bot plays for you until you return."
    ada.page.locator(".turn-clock").click()
    facts = ada.page.locator(".clock-facts").inner_text()
    assert "12 hours" in facts and "1 day" in facts
    ada.page.keyboard.press("Escape")
    take_turn(ada, luck)
    ada.go()

    days.sleep(9.5)
    bo.go(f"#/t/{table}")
    bo.wait_for_turn()
    assert clock_of(bo) == "Bo: 1 day 2 hours left, then a bot plays for you until you return."
    bo.go()
    days.sleep(23)  # 80 % of the time are over: the note appears by itself
    bo.go(f"#/t/{table}")
    bo.wait_for_turn()
    assert bo.page.locator(".time-note").inner_text() == "Bo: 3 hours left, then a bot plays for you until you return."
    bo.go()

    ada.go(f"#/t/{table}")
    ada.page.locator(".turn-clock").wait_for()
    days.sleep(4)  # Bo's time is over while Ada looks on: a bot plays Bo's turn
    ada.wait_for_turn()
    assert "Bo’s time is up." in ada.page.locator(".log-list, .log").first.inner_text()
    ada.page.locator(".turn-clock").click()
    assert "Last turns" in ada.page.locator(".clock-dialog").inner_text(), "everybody's last turn is one tap away"
    ada.page.keyboard.press("Escape")
    assert ada.page.locator('.seat[data-seat="2"] .portrait').get_attribute("aria-label").count("a bot stands in") == 1
    assert ada.faults == bo.faults == []


def standing_in(person: Person, seat: int) -> bool:
    portrait = person.page.locator(f'.seat[data-seat="{seat}"] .portrait')
    return "a bot stands in" in str(portrait.get_attribute("aria-label"))


def test_three_people_with_reminder_vacation_takeover_and_return(days: Days, together: Together) -> None:
    """Bo's time runs out: first the reserve, then a day of vacation, then a bot plays until Bo is back."""
    table, (ada, bo, cleo) = together(("Ada", "Bo", "Cleo"), vacation_d=1)
    luck = random.Random(2)
    hook = {"channel": "ntfy", "address": f"{days.receiver.address}/hook/bo"}
    assert bo.page.request.post(f"{bo.address}/api/notices/add", data=hook).ok
    ada.go(f"#/t/{table}")
    take_turn(ada, luck)
    ada.go()
    until(lambda: days.titles("bo") == ["Molly: your turn"])
    days.sleep(28.7)
    bo.go()
    bo.page.get_by_role("heading", name="Your turn (1)").wait_for()
    bo.page.locator(".picture-card", has_text="7 hours left").wait_for()
    days.sleep(0.2)
    until(lambda: days.titles("bo") == ["Molly: your turn", "Molly: time is running out"])

    cleo.go(f"#/t/{table}")
    cleo.page.locator(".turn-clock[aria-label]").wait_for()
    assert clock_of(cleo) == "Bo: 7 hours left, then Bo’s vacation days are used."
    cleo.go()
    days.sleep(7.6)
    cleo.go(f"#/t/{table}")
    cleo.page.locator(".turn-clock[aria-label]").wait_for()
    assert clock_of(cleo) == "Bo: 23 hours left, then a bot plays for Bo."
    days.sleep(24)
    cleo.wait_for_turn()
    assert standing_in(cleo, 2), "the bot has played Bo’s turn, and keeps the seat"
    assert days.titles("bo") == ["Molly: your turn", "Molly: time is running out"], "one reminder, vacation or not"

    bo.go(f"#/t/{table}")
    bo.page.locator(".seat-banner").wait_for()
    expect(cleo.page.locator('.seat[data-seat="2"] .portrait')).not_to_have_attribute(
        "aria-label", re.compile("a bot stands in")
    )
    take_turn(cleo, luck)
    cleo.go()
    ada.go(f"#/t/{table}")
    take_turn(ada, luck)
    bo.wait_for_turn()
    bo.page.locator(".turn-clock").click()
    facts = bo.page.locator(".clock-facts dd").all_inner_texts()
    assert facts == ["1 day", "0 seconds", "None"], "reserve and vacation are used up"
    assert ada.faults == bo.faults == cleo.faults == []


def test_a_table_is_live_while_both_are_there(days: Days, together: Together) -> None:
    table, (ada, bo) = together()
    ada.go(f"#/t/{table}")
    ada.wait_for_turn()
    assert "left" in clock_of(ada)
    bo.go(f"#/t/{table}")
    live = ada.page.locator(".turn-clock", has_text="Live")
    live.wait_for()
    days.sleep(40)
    live.click()
    assert "Everybody is here" in ada.page.locator(".clock-dialog").inner_text()
    ada.page.keyboard.press("Escape")
    ada.wait_for_turn()
    bo.go()
    ada.page.locator(".turn-clock[aria-label]").wait_for()
    assert re.match("Ada: 1 hour left", clock_of(ada)), "a moment more, then it goes on over days"
    assert ada.faults == bo.faults == []


def test_the_others_are_asked_and_the_pace_changes_by_consent(days: Days, together: Together) -> None:
    table, (ada, bo) = together(time_out="ask")
    bo.go(f"#/t/{table}")
    bo.page.locator(".turn-clock").wait_for()
    days.sleep(37)
    note = bo.page.locator(".time-note", has_text="Ada’s time is up. Wait, or:")
    note.wait_for()
    assert note.get_by_role("button").all_inner_texts() == ["Let a bot play", "End the game"]
    bo.page.locator(".turn-clock").click()
    bo.page.get_by_label("Time limit").select_option("days:72")
    bo.page.get_by_role("button", name="Propose to the others").click()
    bo.page.get_by_text("Waiting for the others").wait_for()

    ada.go(f"#/t/{table}")
    asked = ada.page.locator(".time-note", has_text="Bo proposes another time limit. Over days: 3 days per turn.")
    asked.get_by_role("button", name="Yes").click()
    asked.wait_for(state="detached")
    bo.go()
    ada.page.locator(".turn-clock[aria-label]").wait_for()
    assert clock_of(ada).startswith("Ada: 4 days left")
    assert ada.faults == bo.faults == []


def test_next_leads_to_the_table_that_waits_longest_and_never_by_itself(days: Days, together: Together) -> None:
    first, (ada, _) = together()
    body = {"game": "molly", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "remote"}], "options": {"first": "1"}}
    others = []
    for hours in (72, 24):
        body["settings"] = {**SETTINGS, "turn_h": hours}
        made = ada.page.request.post(f"{ada.address}/api/tables", data=body).json()
        others.append(made["table"])
        bot = {"kind": "set-seat", "id": "bot", "seat": 2, "to": "bot"}
        for command in (bot, {"kind": "start", "id": "start"}):
            answer = ada.page.request.post(f"{ada.address}/api/tables/{made['table']}/commands", data=command)
            assert answer.ok, answer.text()
    ada.go()
    expect(ada.page).to_have_title(re.compile(r"^\(3\) "))
    ada.go(f"#/t/{first}")
    take_turn(ada, random.Random(1))
    link = ada.page.get_by_role("link", name="Next (2)")
    link.wait_for()
    assert ada.page.url.endswith(first), "it does not switch by itself"
    expect(ada.page).to_have_title(re.compile(r"^\(2\) "))
    assert "icon-turn" in str(ada.page.locator('link[rel="icon"]').get_attribute("href"))
    link.click()
    ada.wait_for_turn()
    assert ada.page.url.endswith(others[1]), "the most urgent first"
    assert ada.faults == []


def test_a_standing_answer_is_given_and_revoked(days: Days, together: Together) -> None:
    table, (ada, bo) = together(game="hickory", standing=True)
    ada.go(f"#/t/{table}")
    ada.page.get_by_role("button", name="Answer automatically…").click()
    stay = ada.page.locator(".standing-offer", has_text="Stay on the minute hand")
    stay.get_by_role("combobox").select_option("6")
    stay.get_by_role("button", name="Turn on").click()
    stay.get_by_text("until 6").wait_for()
    ada.page.keyboard.press("Escape")
    given = ada.page.get_by_role("button", name="1 automatic answer")
    given.wait_for()
    bo.go(f"#/t/{table}")
    bo.page.get_by_role("button", name="Answer automatically…").wait_for()
    ada.go()
    assert "away" not in str(bo.page.locator('.seat[data-seat="1"] .portrait').get_attribute("aria-label"))
    ada.go(f"#/t/{table}")
    given.click()
    stay.get_by_role("button", name="Revoke").click()
    stay.get_by_role("button", name="Turn on").wait_for()
    assert ada.faults == bo.faults == []
