"""A person in front of a browser: only what a person can see and do."""

from __future__ import annotations

import json
import random
import re
import secrets
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

GLOWING = ".board .spot.legal:visible, .portrait.legal:visible, .done.legal:visible"
PATIENCE_MS = 60_000
"""Long enough for a busy machine; only a failing test waits this long."""
GAME_SECONDS = 400
LOOK_AGAIN_MS = 30
"""Interval between two looks at pages on which nobody can act: looking takes CPU time from the pages."""
NO_SOCKETS = "window.WebSocket = class { constructor() { setTimeout(() => this.onclose?.({ code: 1006 })); } };"
"""Script that simulates a browser or proxy without WebSockets."""
NO_FAULT = r"WebSocket connection|ERR_INTERNET|ERR_CONNECTION_REFUSED|status of 4\d\d"
"""Console errors that are no fault of the page: network failures and refused requests."""
REACH = """selector => {
  const reach = spot => {
    const box = spot.getBoundingClientRect();
    for (const [across, down] of [[.5, .5], [.5, .9], [.5, .1], [.1, .5], [.9, .5], [.1, .9], [.9, .9]]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      if (document.elementFromPoint(x, y)?.closest('[data-at]') === spot) return [spot.dataset.at, x, y];
    }
    return null;
  };
  const found = [];
  for (const spot of document.querySelectorAll(selector)) {
    if (!spot.checkVisibility()) continue;
    let point = reach(spot);
    if (!point) { spot.scrollIntoView({ block: 'nearest', inline: 'nearest' }); point = reach(spot); }
    found.push(point ?? [spot.dataset.at, -1, -1]);
  }
  return found;
}"""
"""Script that returns every spot with a point where a tap hits it; -1 if something covers all of it."""
GLANCE = f"""selector => ({{
  over: document.querySelector('.result') !== null,
  busy: document.querySelector('.room[data-busy]') !== null,
  asked: [...document.querySelectorAll('.confirm button')].some(way => way.checkVisibility()),
  places: ({REACH})(selector),
}})"""

ANSWERS = """() => [...document.querySelectorAll('.confirm button')].filter(way => way.checkVisibility()).map(way => {
  way.scrollIntoView({ block: 'nearest' });
  const box = way.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
})"""
"""Script that returns the positions of the answers to a question, which may be gone by the time of the tap."""

SETTLED = """async () => {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  await document.fonts.ready;
  await frame();
  const ends = document.getAnimations().filter(one => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ends.map(one => one.finished));
  await frame();
}"""


def settle(page: Page) -> None:
    """Wait until fonts are loaded, finite animations have ended, and the page is rendered."""
    page.evaluate(SETTLED)


@dataclass(frozen=True)
class Glance:
    """What a person sees at one moment."""

    over: bool
    busy: bool
    """Whether something is still moving or being shown."""
    asked: bool
    """Whether the last tap was ambiguous."""
    ways: list[tuple[float, float]]
    """A point to tap for everything that glows."""


class Person:
    """A person at a page, with the faults that the page has shown."""

    def __init__(self, page: Page, address: str, *, by_touch: bool = False) -> None:
        self.page = page
        self.address = address
        self.by_touch = by_touch
        self.faults: list[str] = []
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        text = message.text
        if message.type == "error" and not re.search(NO_FAULT, text):
            self.faults.append(text)

    def remember(self, **settings: str) -> None:
        """Preset this browser's stored settings, in the client's format."""
        for key, value in settings.items():
            self.page.add_init_script(f"localStorage.setItem({json.dumps('tana.' + key)}, {json.dumps(value)})")

    def plan(self, game: str, seats: list[dict[str, str]], **options: str) -> None:
        """Preset the plan in the setup of a game."""
        self.remember(**{f"plan.{game}": json.dumps({"seats": seats, "options": options})})

    def plan_all(self, level: str = "fox") -> None:
        """Preset plans with two seats for all games: this person and a bot."""
        for game in ("molly", "uly", "buddel", "hickory"):
            self.plan(game, [{"kind": "me"}, {"kind": "bot", "level": level}])

    def go(self, route: str = "") -> None:
        self.page.goto(f"{self.address}/{route}")

    # --- making and joining tables ---------------------------------------------------------------------------

    def open_cover(self, game: str) -> None:
        """Start a game with one click on its cover."""
        self.go()
        self.page.locator(f'.cover-card:has(a[href="#/new/{game}"]) .cover').click()
        self.page.wait_for_selector(".board .spot")

    def play_alone(self, game: str, seats: int, level: str = "random", **options: str) -> None:
        """Start a game against bots with one click."""
        self.plan(game, [{"kind": "me"}, *[{"kind": "bot", "level": level}] * (seats - 1)], **options)
        self.open_cover(game)

    def open_table(self, game: str, seats: list[dict[str, str]], **options: str) -> None:
        """Open a table with these seats, through the setup screen."""
        self.plan(game, seats, **options)
        self.go(f"#/new/{game}")
        self.page.locator("form button[type=submit].primary").click()

    def practise(self, game: str, seats: int, position: Any, seed: int = 1) -> None:
        """Open a practice table at a position, with this person in the first seat, and start it from the lobby."""
        others = [{"kind": "bot", "level": "random", "name": f"Bot {n}"} for n in range(2, seats + 1)]
        body = {
            "game": game,
            "seats": [{"kind": "me", "name": "Ada"}, *others],
            "start": {"position": position, "seed": seed},
        }
        made = self.page.request.post(f"{self.address}/api/tables", data=body)
        assert made.status == 201, made.text()
        self.go(f"#/t/{made.json()['table']}")
        self.start()
        self.page.wait_for_selector(".board .spot")

    def table(self) -> str:
        """The id of the table that is open or being opened."""
        self.page.wait_for_url(re.compile("#/t/"))
        return self.page.url.rpartition("/")[2]

    def invitation(self) -> str:
        """The invitation link shown in the lobby."""
        return self.page.locator(".invite input").input_value()

    def accept(self, link: str, *, watch: bool = False) -> None:
        """Follow a link and sit down (or watch)."""
        self.page.goto(link)
        buttons = self.page.locator(".join-ways button")
        buttons.nth(-1 if watch else 0).wait_for()
        (buttons.last if watch else buttons.first).click()
        self.page.wait_for_selector(".room")

    def start(self) -> None:
        """Press the host's start button."""
        self.page.locator(".lobby button.primary:enabled").click()

    # --- playing ---------------------------------------------------------------------------------------------

    def glowing(self) -> list[str]:
        """The targets that may be tapped now."""
        found = self.page.locator(GLOWING)
        return [str(at) for at in found.evaluate_all("spots => spots.map(spot => spot.dataset.at)")]

    def picked(self) -> list[str]:
        """The targets picked so far for a choice."""
        found = self.page.locator(".spot.picked:visible")
        return [str(at) for at in found.evaluate_all("spots => spots.map(spot => spot.dataset.at)")]

    def spot(self, at: str) -> Locator:
        return self.page.locator(f'[data-at="{at}"]:visible').first

    def tap(self, at: str) -> None:
        """Tap a spot where a finger reaches it."""
        self.spot(at).wait_for(timeout=PATIENCE_MS)
        places = {name: (x, y) for name, x, y in self.page.evaluate(REACH, f'[data-at="{at}"]')}
        x, y = places[at]
        assert x >= 0, f"something covers {at}"
        self.press(x, y)

    def press(self, x: float, y: float) -> None:
        """Tap by touch, or click with the mouse."""
        if self.by_touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def glance(self) -> Glance:
        """Everything needed to decide what to do next, in one script: each call to a browser takes time."""
        seen = self.page.evaluate(GLANCE, GLOWING.replace(":visible", ""))
        covered = [at for at, x, _ in seen["places"] if x < 0]
        assert not covered, f"something covers {covered}"
        ways = [(float(x), float(y)) for _, x, y in seen["places"]]
        return Glance(seen["over"], seen["busy"], seen["asked"], ways)

    def act(self, seen: Glance, luck: random.Random) -> bool:
        """Answer a question, tap something that glows, or skip animations. Returns whether anything was chosen."""
        if seen.asked:
            self.answer(luck)
        elif seen.ways:
            self.press(*luck.choice(seen.ways))
        elif seen.busy:
            self.skip()
        return seen.asked or len(seen.ways) > 0

    def answer(self, luck: random.Random) -> None:
        """Choose a random answer, if an ambiguous tap has raised a question."""
        places = self.page.evaluate(ANSWERS)
        if places:
            self.press(*luck.choice(places))

    def skip(self) -> None:
        """Skip animations with a tap."""
        for places in (".board .spot", ".portrait"):  # if nothing moves any more, a portrait only opens a card
            at = next(((x, y) for _, x, y in self.page.evaluate(REACH, places) if x >= 0), None)
            if at is not None:
                self.press(*at)
                return

    def wait_for_turn(self) -> None:
        """Wait until something glows, dismissing a look."""
        look = self.page.locator(".look-seen")
        look.or_(self.page.locator(GLOWING)).first.wait_for(timeout=PATIENCE_MS)
        if look.count():
            look.click()
            self.page.locator(GLOWING).first.wait_for(timeout=PATIENCE_MS)

    @property
    def is_over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def snapshot(self, table: str) -> Any:
        """The table's snapshot that the server sends to this person."""
        return self.page.request.get(f"{self.address}/api/tables/{table}").json()

    def decide(self, table: str, luck: random.Random) -> Any:
        """Make a choice by a plain request, or wait a moment if there is none. Returns the table from before."""
        now = self.snapshot(table)
        if now["choices"]:
            action = luck.choice(now["choices"])["action"]
            body = {
                "kind": "play",
                "id": secrets.token_hex(8),
                "seat": now["turn"],
                "seq": now["seq"],
                "action": action,
            }
            self.page.request.post(f"{self.address}/api/tables/{table}/commands", data=body)
        else:
            self.page.wait_for_timeout(LOOK_AGAIN_MS)
        return now

    def leave_it_to_a_bot(self, *seats: int) -> str:
        """Let bots finish the game while the page shows another screen and renders no moves. Returns the table."""
        table = self.table()
        self.go()
        api = f"{self.address}/api/tables/{table}"
        for seat in seats or (1,):
            body = {"kind": "set-seat", "id": secrets.token_hex(8), "seat": seat, "to": "bot", "level": "random"}
            answer = self.page.request.post(f"{api}/commands", data=body)
            assert answer.ok, answer.text()
        deadline = time.monotonic() + GAME_SECONDS
        while not self.page.request.get(f"{api}/fairness").ok:  # the receipt exists once the game is over
            assert time.monotonic() < deadline, "the game does not end"
            self.page.wait_for_timeout(100)
        see_the_end([self], table)
        return table

    def look_for_more(self) -> None:
        """Open the menu of further actions after a game."""
        self.page.locator(".result-more summary").click()

    def seq(self) -> str:
        return str(self.page.locator(".room").get_attribute("data-seq"))


def play_on(person: Person, steps: int, luck: random.Random) -> None:
    """Tap something that glows until the game has advanced by some steps, or is over."""
    far = int(person.seq()) + steps
    deadline = time.monotonic() + GAME_SECONDS
    while int(person.seq()) < far and not (seen := person.glance()).over:
        assert time.monotonic() < deadline, "the game does not advance"
        if not person.act(seen, luck):
            person.page.wait_for_timeout(10)


def finish(people: list[Person], table: str, luck: random.Random) -> None:
    """Play the game to its end by plain requests, while all pages show another screen."""
    for person in people:
        person.go()
    deadline = time.monotonic() + GAME_SECONDS
    while all(person.decide(table, luck)["outcome"] is None for person in people):
        assert time.monotonic() < deadline, "the game does not end"


def play_on_together(people: list[Person], steps: int, luck: random.Random) -> None:
    """Everybody taps what glows until the game has advanced by some steps, or is over."""
    far = int(people[0].seq()) + steps
    deadline = time.monotonic() + GAME_SECONDS
    while int(people[0].seq()) < far and not people[0].is_over:
        assert time.monotonic() < deadline, "the game does not advance"
        acted = [person.act(person.glance(), luck) for person in people]
        if not any(acted):
            people[0].page.wait_for_timeout(LOOK_AGAIN_MS)


def see_the_end(people: list[Person], table: str) -> None:
    """Everybody returns to a table whose game is over, and skips what they missed."""
    for person in people:
        person.go(f"#/t/{table}")
    play_until_over(people, random.Random(0))


def play_until_over(people: list[Person], luck: random.Random) -> int:
    """Everybody taps what glows until all see the result. Returns the number of taps."""
    taps = 0
    deadline = time.monotonic() + GAME_SECONDS
    waiting = people
    while waiting:
        assert time.monotonic() < deadline, f"the game does not end; {taps} taps"
        seen = [(person, person.glance()) for person in waiting]
        waiting = [person for person, now in seen if not now.over]
        acted = [person.act(now, luck) for person, now in seen if not now.over]
        taps += sum(acted)
        if waiting and not any(acted):
            people[0].page.wait_for_timeout(LOOK_AGAIN_MS)
    for person in people:
        assert person.faults == []
    return taps
