"""Somebody in front of a browser: what a person can see and do, and nothing else."""

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
"""Long enough for a machine with other work; nothing waits for it in vain but a test that fails."""
GAME_SECONDS = 400
LOOK_AGAIN_MS = 30
"""Between two looks at pages on which nobody can act: looking costs what the pages need to go on."""
NO_SOCKETS = "window.WebSocket = class { constructor() { setTimeout(() => this.onclose?.({ code: 1006 })); } };"
"""A browser, or a proxy, that lets no socket through."""
NO_FAULT = r"WebSocket connection|ERR_INTERNET|ERR_CONNECTION_REFUSED|status of 4\d\d"
"""What a browser calls an error, and a page does not: the network, and refusals."""
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
"""Every spot with a point where a finger meets it and nothing else; -1 where something lies over all of it."""
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
"""Where the answers to a question are: a question may be gone by the time somebody has made up their mind."""

SETTLED = """async () => {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  await document.fonts.ready;
  await frame();
  const ends = document.getAnimations().filter(one => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ends.map(one => one.finished));
  await frame();
}"""


def settle(page: Page) -> None:
    """Wait until fonts are loaded, animations that end have ended, and the page is drawn."""
    page.evaluate(SETTLED)


@dataclass(frozen=True)
class Glance:
    """What somebody sees at one moment."""

    over: bool
    busy: bool
    """Whether something still moves, or is shown for a moment."""
    asked: bool
    """Whether the last tap can mean two things."""
    ways: list[tuple[float, float]]
    """A point to tap for everything that glows."""


class Person:
    """A page with the faults it has shown."""

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
        """What this browser remembers from before, as the client stores it."""
        for key, value in settings.items():
            self.page.add_init_script(f"localStorage.setItem({json.dumps('tana.' + key)}, {json.dumps(value)})")

    def plan(self, game: str, seats: list[dict[str, str]], **options: str) -> None:
        """The last choice at the setup of a game."""
        self.remember(**{f"plan.{game}": json.dumps({"seats": seats, "options": options})})

    def plan_all(self, level: str = "fox") -> None:
        """Two at every table: me and a bot."""
        for game in ("molly", "uly", "buddel", "hickory"):
            self.plan(game, [{"kind": "me"}, {"kind": "bot", "level": level}])

    def go(self, route: str = "") -> None:
        self.page.goto(f"{self.address}/{route}")

    # --- making and joining tables ---------------------------------------------------------------------------

    def open_cover(self, game: str) -> None:
        """One click on a cover."""
        self.go()
        self.page.locator(f'.cover-card:has(a[href="#/new/{game}"]) .cover').click()
        self.page.wait_for_selector(".board .spot")

    def play_alone(self, game: str, seats: int, level: str = "random", **options: str) -> None:
        """Against bots, by one click."""
        self.plan(game, [{"kind": "me"}, *[{"kind": "bot", "level": level}] * (seats - 1)], **options)
        self.open_cover(game)

    def open_table(self, game: str, seats: list[dict[str, str]], **options: str) -> None:
        """A table with these seats, by the setup screen."""
        self.plan(game, seats, **options)
        self.go(f"#/new/{game}")
        self.page.locator("form button[type=submit].primary").click()

    def practise(self, game: str, seats: int, position: Any, seed: int = 1) -> None:
        """A practice table at a position, the first seat mine, started by the lobby's button."""
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
        """The id of the table that is open, or is being opened."""
        self.page.wait_for_url(re.compile("#/t/"))
        return self.page.url.rpartition("/")[2]

    def invitation(self) -> str:
        """The link that the lobby shows."""
        return self.page.locator(".invite input").input_value()

    def accept(self, link: str, *, watch: bool = False) -> None:
        """Follow a link and sit down (or watch)."""
        self.page.goto(link)
        buttons = self.page.locator(".join-ways button")
        buttons.nth(-1 if watch else 0).wait_for()
        (buttons.last if watch else buttons.first).click()
        self.page.wait_for_selector(".room")

    def start(self) -> None:
        """The host's button."""
        self.page.locator(".lobby button.primary:enabled").click()

    # --- playing ---------------------------------------------------------------------------------------------

    def glowing(self) -> list[str]:
        """Everything that may be tapped now, by its place on the board."""
        found = self.page.locator(GLOWING)
        return [str(at) for at in found.evaluate_all("spots => spots.map(spot => spot.dataset.at)")]

    def picked(self) -> list[str]:
        """What has been tapped on the way to a choice."""
        found = self.page.locator(".spot.picked:visible")
        return [str(at) for at in found.evaluate_all("spots => spots.map(spot => spot.dataset.at)")]

    def spot(self, at: str) -> Locator:
        return self.page.locator(f'[data-at="{at}"]:visible').first

    def tap(self, at: str) -> None:
        """Tap a spot where a finger reaches it."""
        self.spot(at).wait_for(timeout=PATIENCE_MS)
        places = {name: (x, y) for name, x, y in self.page.evaluate(REACH, f'[data-at="{at}"]')}
        x, y = places[at]
        assert x >= 0, f"something lies over {at}"
        self.press(x, y)

    def press(self, x: float, y: float) -> None:
        """A finger where there are fingers, else the mouse."""
        if self.by_touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def glance(self) -> Glance:
        """Everything that decides what to do next, asked for at once: each question to a browser takes its time."""
        seen = self.page.evaluate(GLANCE, GLOWING.replace(":visible", ""))
        covered = [at for at, x, _ in seen["places"] if x < 0]
        assert not covered, f"something lies over {covered}"
        ways = [(float(x), float(y)) for _, x, y in seen["places"]]
        return Glance(seen["over"], seen["busy"], seen["asked"], ways)

    def act(self, seen: Glance, luck: random.Random) -> bool:
        """Choose what a tap meant, tap something that glows, or skip what moves. Returns whether I chose anything."""
        if seen.asked:
            self.answer(luck)
        elif seen.ways:
            self.press(*luck.choice(seen.ways))
        elif seen.busy:
            self.skip()
        return seen.asked or len(seen.ways) > 0

    def answer(self, luck: random.Random) -> None:
        """A tap that can mean two things asks which: choose one, where something is asked."""
        places = self.page.evaluate(ANSWERS)
        if places:
            self.press(*luck.choice(places))

    def skip(self) -> None:
        """A tap while things move: straight to the end."""
        for places in (".board .spot", ".portrait"):  # a portrait opens a card, should everything stand still by then
            at = next(((x, y) for _, x, y in self.page.evaluate(REACH, places) if x >= 0), None)
            if at is not None:
                self.press(*at)
                return

    def wait_for_turn(self) -> None:
        """Until something glows; what was looked at has been seen."""
        look = self.page.locator(".look-seen")
        look.or_(self.page.locator(GLOWING)).first.wait_for(timeout=PATIENCE_MS)
        if look.count():
            look.click()
            self.page.locator(GLOWING).first.wait_for(timeout=PATIENCE_MS)

    @property
    def is_over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def snapshot(self, table: str) -> Any:
        """What the server sends me about a table."""
        return self.page.request.get(f"{self.address}/api/tables/{table}").json()

    def decide(self, table: str, luck: random.Random) -> Any:
        """Make a choice by a plain request; wait a moment where there is none. Returns the table as it was before."""
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
        """A bot stands in to the end while I look elsewhere, so that no move is drawn. Returns the table."""
        table = self.table()
        self.go()
        api = f"{self.address}/api/tables/{table}"
        for seat in seats or (1,):
            body = {"kind": "set-seat", "id": secrets.token_hex(8), "seat": seat, "to": "bot", "level": "random"}
            answer = self.page.request.post(f"{api}/commands", data=body)
            assert answer.ok, answer.text()
        deadline = time.monotonic() + GAME_SECONDS
        while not self.page.request.get(f"{api}/fairness").ok:  # there is a receipt when the game is over
            assert time.monotonic() < deadline, "the game does not end"
            self.page.wait_for_timeout(100)
        see_the_end([self], table)
        return table

    def look_for_more(self) -> None:
        """What else can be done after a game stands behind a word."""
        self.page.locator(".result-more summary").click()

    def seq(self) -> str:
        return str(self.page.locator(".room").get_attribute("data-seq"))


def play_on(person: Person, steps: int, luck: random.Random) -> None:
    """Tap something that glows until the game is so many steps further, or over."""
    far = int(person.seq()) + steps
    deadline = time.monotonic() + GAME_SECONDS
    while int(person.seq()) < far and not (seen := person.glance()).over:
        assert time.monotonic() < deadline, "the game does not go on"
        if not person.act(seen, luck):
            person.page.wait_for_timeout(10)


def finish(people: list[Person], table: str, luck: random.Random) -> None:
    """Everybody looks elsewhere and chooses by plain requests until the game is over: for what comes after it."""
    for person in people:
        person.go()
    deadline = time.monotonic() + GAME_SECONDS
    while all(person.decide(table, luck)["outcome"] is None for person in people):
        assert time.monotonic() < deadline, "the game does not end"


def play_on_together(people: list[Person], steps: int, luck: random.Random) -> None:
    """Everybody taps whatever glows, in turn or not, until the game is so many steps further, or over."""
    far = int(people[0].seq()) + steps
    deadline = time.monotonic() + GAME_SECONDS
    while int(people[0].seq()) < far and not people[0].is_over:
        assert time.monotonic() < deadline, "the game does not go on"
        acted = [person.act(person.glance(), luck) for person in people]
        if not any(acted):
            people[0].page.wait_for_timeout(LOOK_AGAIN_MS)


def see_the_end(people: list[Person], table: str) -> None:
    """Everybody comes back to a table whose game is over, and skips what happened meanwhile."""
    for person in people:
        person.go(f"#/t/{table}")
    play_until_over(people, random.Random(0))


def play_until_over(people: list[Person], luck: random.Random) -> int:
    """Everybody taps whatever glows, in turn or not, until all see the result. Returns the number of taps."""
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
