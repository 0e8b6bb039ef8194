"""Phones on which residents follow links and play by tapping: real browsers, all driven from one thread."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

from tools.chromium import FLAGS, chromium

from tana.client import Session
from tana.server.tables.credentials import cookie_name
from tests.e2e.people import PATIENCE_MS, Person
from tests.weeks.residents import GAMES, Resident

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, WebSocket

T = TypeVar("T")
SIZE: Any = {"width": 390, "height": 844}
STUCK_SECONDS = 180
OFFLINE_SHARE = 0.03
"""How often a phone loses its connection before a decision."""

Acknowledged = tuple[str, int, int, int]
"""A table, the entry of a move, its seat and its action."""


def has_browser() -> bool:
    """Whether a browser is installed here."""
    return Path(chromium()).exists()


class Phones:
    """A browser with a separate context for each phone. Use it with `async with`."""

    def __init__(self, address: str, folder: Path, rng: random.Random) -> None:
        self.address, self.folder, self.rng = address, folder, rng
        self.all: list[Phone] = []
        self._thread = ThreadPoolExecutor(1)
        self._tools: Any = None
        self._browser: Any = None

    async def __aenter__(self) -> Phones:
        await self.run(self._launch)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.run(self._quit)
        self._thread.shutdown()

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Run something in the thread of the browser."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    async def phone(self, who: Resident) -> Phone:
        """The phone of a resident: a browser with the key of their newest device."""
        return await self.run(self._phone, who)

    def _launch(self) -> None:
        from playwright.sync_api import sync_playwright

        self._tools = sync_playwright().start()
        self._browser = self._tools.chromium.launch(executable_path=chromium(), args=FLAGS)

    def _quit(self) -> None:
        self._browser.close()
        self._tools.stop()

    def _phone(self, who: Resident) -> Phone:
        context = self._browser.new_context(
            viewport=SIZE, has_touch=True, is_mobile=True, locale=who.habits.language, service_workers="block"
        )
        context.set_default_timeout(PATIENCE_MS)
        context.add_cookies([{"name": cookie_name(False, ""), "value": who.keys[-1], "url": self.address}])
        made = Phone(self, context, who)
        self.all.append(made)
        return made


class Phone:
    """A resident's phone. What its page is sent goes to the resident's ears."""

    def __init__(self, phones: Phones, context: BrowserContext, who: Resident) -> None:
        self.phones, self.context, self.who = phones, context, who
        page = context.new_page()
        page.on("websocket", self._listen)
        page.on("request", lambda request: self._count(request.url, 1))
        page.on("requestfinished", lambda request: self._count(request.url, -1))
        page.on("requestfailed", lambda request: self._count(request.url, -1))
        self.person = Person(page, phones.address, by_touch=True)
        self.person.remember(motion="off", pace="fast", single="off", name=who.name, **{"play-here": "off"})
        self.person.remember(**{f"met.{game}": "before" for game in GAMES})
        self.acknowledged: list[Acknowledged] = []
        self.taps = 0
        self.sockets = 0
        self._reporting = 0
        """Reports of a visible table that are under way."""

    # --- what a person does ------------------------------------------------------------------------------------

    async def follow(self, path: str) -> str:
        """Follow a link and sit down; returns the table."""
        return await self._do(self._follow, path)

    async def decide(self, table: str, seq: int) -> None:
        """Tap what glows at a table until the game has advanced beyond an entry."""
        await self._do(self._decide, table, seq)

    async def see_the_end(self, table: str) -> None:
        """Watch the table until its result is shown."""
        await self._do(self._decide, table, 2**31)

    async def put_away(self) -> None:
        """Return to the start page, so that no table is visible any more."""
        await self._do(self._put_away)

    async def _do(self, work: Callable[..., T], *args: Any) -> T:
        try:
            return await self.phones.run(work, *args)
        except Exception:
            picture = self.phones.folder / f"{self.who.hook}.png"
            await self.phones.run(lambda: self.person.page.screenshot(path=picture))
            raise

    def _follow(self, path: str) -> str:
        self.person.accept(f"{self.phones.address}{path}")
        return self.person.table()

    def _decide(self, table: str, seq: int) -> None:
        person, rng = self.person, self.phones.rng
        if not person.page.url.endswith(f"#/t/{table}"):
            person.go(f"#/t/{table}")
        person.page.wait_for_selector(".room", timeout=PATIENCE_MS)
        if rng.random() < OFFLINE_SHARE:
            self._lose_the_network()
        deadline = time.monotonic() + STUCK_SECONDS
        while not (seen := person.glance()).over and int(person.seq()) <= seq:
            assert time.monotonic() < deadline, f"{self.who.name} has nothing to tap at {table}/{person.seq()}"
            look = person.page.locator(".look-seen:visible")
            if look.count():
                look.click()
            elif person.act(seen, rng):
                self.taps += 1
            else:
                person.page.wait_for_timeout(20)

    def _lose_the_network(self) -> None:
        self.context.set_offline(True)
        self.person.page.wait_for_timeout(200)
        self.context.set_offline(False)

    def _put_away(self) -> None:
        if "#/t/" in self.person.page.url:
            self.person.page.evaluate("location.hash = '#/'")
            self.person.page.wait_for_selector(".cover-card")
        deadline = time.monotonic() + STUCK_SECONDS
        while self._reporting > 0:
            assert time.monotonic() < deadline, "the page does not report that a table is hidden"
            self.person.page.wait_for_timeout(10)

    # --- what the page is sent ---------------------------------------------------------------------------------

    def _count(self, url: str, change: int) -> None:
        if urlsplit(url).path.endswith("/look"):
            self._reporting += change

    def _listen(self, socket: WebSocket) -> None:
        """Follow a socket of the page as a session does."""
        path = urlsplit(socket.url).path
        if not path.endswith("/socket"):
            return
        self.sockets += 1
        table = path.split("/")[-2]
        moves: dict[str, tuple[int, int]] = {}

        def hear(frame: dict[str, Any]) -> None:
            if session.table:
                self.who.ears.hear_frame(frame, session.table)
            if frame["kind"] == "ack" and frame["id"] in moves:
                self.acknowledged.append((table, frame["seq"], *moves.pop(frame["id"])))

        def receive(text: str | bytes) -> None:
            try:
                session._take(json.loads(text))
            except ConnectionError:  # the page notices the gap too, and reconnects
                session.since = 2**31

        def send(text: str | bytes) -> None:
            command = json.loads(text)
            if command["kind"] == "play" and "action" in command:
                moves[command["id"]] = (command["seat"], command["action"])

        session = Session("", "", "", on_frame=hear)
        socket.on("framereceived", receive)
        socket.on("framesent", send)
