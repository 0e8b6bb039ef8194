"""Visits every screen in every language at four sizes, and reports texts that do not fit.

    python -m tools.screens [--languages de longest] [--sizes phone] [--screens home lobby] [--out DIR]

Looks for texts that are cropped, broken inside a word, on too many lines or over something else
(`tests/e2e/text_faults.py`). `--out` saves pictures as LANGUAGE/SCREEN-SIZE.png. Exits with status 1 if it finds
anything. Needs what the browser tests need. `tests/e2e/test_screens.py` visits some of the screens.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import random
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Error, sync_playwright
from tests.e2e.conftest import CHROMIUM, FLAGS, serving
from tests.e2e.longest_texts import REPLACED, read_the_longest
from tests.e2e.people import PATIENCE_MS, Person, play_on, settle
from tests.e2e.text_faults import text_faults

from tana.text import LANGUAGES
from tools.lessons.lesson_files import GAMES as LESSONS

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LONGEST = "longest"
"""A pseudo-language: every message in the language in which it is longest."""
HOMES = itertools.count(1)
"""Every person has a different address: the server counts requests by address."""
SIZES = {"phone": (360, 640), "landscape": (844, 390), "tablet": (768, 1024), "desktop": (1440, 900)}
GOLDEN = Path(__file__).resolve().parents[1] / "tests" / "golden"
GAMES = ("molly", "hickory", "uly", "buddel")
SEATS = {"molly": 4, "hickory": 4, "uly": 5, "buddel": 4}
NAME = "Wilhelmina-Charlotte"
"""A name of nearly the maximum length."""
OTHER = "Bartholomäus"
LAST = {"molly": "end", "buddel": "win", "hickory": "midnight"}
"""Lessons that are over after one action."""
TOGETHER = [{"kind": "me"}, {"kind": "remote"}, {"kind": "remote"}]
ARRIVAL_MS = 400
"""Time to wait for what a screen fetches after its heading."""
QUIET = (
    *("me", "restore", "notices", "devices", "history", "ladder", "host", "open"),
    *("t/x", "code/XXXXXX", "carry/XXXXXX", "house/XXXXXX"),
)
"""Screens that need no preparation."""
DROP = """async ([text, name]) => {
  const given = new DataTransfer();
  given.items.add(new File([text], name));
  const fire = kind => document.body.dispatchEvent(
    new DragEvent(kind, { dataTransfer: given, bubbles: true, cancelable: true }));
  fire('dragover');
  fire('drop');
}"""


@dataclass
class Visitor:
    """A reader of one language, and the texts that did not fit."""

    browser: Browser
    address: str
    language: str
    sizes: Sequence[str]
    out: Path | None
    key: str = ""
    """The key of the host page."""
    faults: list[str] = field(default_factory=list)
    looks: int = 0
    _contexts: list[object] = field(default_factory=list)

    def person(self, name: str = NAME, *, first_game: bool = False) -> Person:
        width, height = SIZES[self.sizes[0]]
        locale = REPLACED if self.language == LONGEST else self.language
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            service_workers="block",
            extra_http_headers={"X-Forwarded-For": f"10.9.{next(HOMES)}.1"},
        )
        context.set_default_timeout(PATIENCE_MS)
        if self.language == LONGEST:
            read_the_longest(context)
        self._contexts.append(context)
        person = Person(context.new_page(), self.address)
        person.remember(motion="off", pace="fast", single="off", name=name, **{"play-here": "off"})
        if not first_game:
            person.remember(**{f"met.{game}": "before" for game in GAMES})
        return person

    def look(self, person: Person, screen: str) -> None:
        """Check the current screen at every size."""
        page = person.page
        for size in self.sizes:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(80)
            settle(page)
            self.looks += 1
            self.faults += [f"{self.language} {screen} {size}: {fault}" for fault in text_faults(page)]
            if self.out:
                path = self.out / self.language / f"{screen}-{size}.png"
                path.parent.mkdir(parents=True, exist_ok=True)
                page.screenshot(path=path, full_page=page.locator(".room").count() == 0)
        self.faults += [f"{self.language} {screen}: {fault}" for fault in person.faults]
        person.faults.clear()

    def leave(self) -> None:
        for context in self._contexts:
            context.close()  # type: ignore[attr-defined]
        self._contexts.clear()


Visit = Callable[[Visitor], None]
VISITS: dict[str, Visit] = {}


def visit(work: Visit) -> Visit:
    VISITS[work.__name__.replace("_", "-")] = work
    return work


def go(person: Person, route: str, ready: str = "main :is(h1, h2, p, label)") -> None:
    person.go(route)
    person.page.locator(ready).first.wait_for()
    person.page.wait_for_timeout(ARRIVAL_MS)


# --- beside the table ----------------------------------------------------------------------------------------


@visit
def home(v: Visitor) -> None:
    person = v.person()
    go(person, "", ".cover-card")
    v.look(person, "home-new")
    for game in GAMES[:3]:
        person.play_alone(game, 3)
    person.open_table("uly", TOGETHER)
    person.table()
    go(person, "", ".cover-card")
    v.look(person, "home")
    person.page.locator(".bar button").last.click()
    person.page.wait_for_selector("dialog")
    v.look(person, "settings")


@visit
def setup(v: Visitor) -> None:
    person = v.person()
    for game in GAMES:
        go(person, f"#/new/{game}", "form.setup")
        person.page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
        v.look(person, f"setup-{game}")


@visit
def quiet(v: Visitor) -> None:
    person = v.person()
    for route in QUIET:
        go(person, f"#/{route}")
        v.look(person, f"quiet-{route.replace('/', '-')}")


@visit
def learning(v: Visitor) -> None:
    person = v.person()
    for game in GAMES:
        go(person, f"#/learn/{game}", "main h1")
        v.look(person, f"learn-{game}")
        go(person, f"#/rules/{game}", "main h1")
        v.look(person, f"rules-{game}")


@visit
def known(v: Visitor) -> None:
    """A person with a profile in the house."""
    person = v.person()
    go(person, "#/open")
    person.page.locator("main button.primary").first.click()
    person.page.wait_for_selector(".open-quick")
    v.look(person, "open-known")
    person.page.locator(".open-quick button.primary").click()
    person.page.wait_for_selector(".open-bench")
    v.look(person, "open-waiting")
    person.page.locator(".open-quick button").last.click()
    for route in ("me", "ladder/uly/2", "notices", "devices"):
        go(person, f"#/{route}")
        v.look(person, f"known-{route.replace('/', '-')}")


@visit
def host(v: Visitor) -> None:
    ada, person = v.person(), v.person(OTHER)
    ada.open_table("uly", TOGETHER)
    ada.table()
    go(person, "#/host")
    person.page.locator("input[type=password]").fill(v.key)
    person.page.locator("form button[type=submit]").first.click()
    person.page.locator(".house-picture").wait_for()
    v.look(person, "host-house")


@visit
def puzzles(v: Visitor) -> None:
    person = v.person()
    go(person, "#/puzzles", ".puzzle-games li")
    v.look(person, "puzzles")
    for game in GAMES:
        for number in (1, 2):
            go(person, f"#/puzzles/{game}/{number}", ".board .spot")
            v.look(person, f"puzzle-{game}-{number}")
            person.page.locator(".puzzle-all summary").click()
            v.look(person, f"puzzle-{game}-{number}-choices")
            person.page.locator(".puzzle-all .choice").nth(number).click()
            person.page.locator(".puzzle-feedback").wait_for()
            person.page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
            v.look(person, f"puzzle-{game}-{number}-answered")


# --- before the game -----------------------------------------------------------------------------------------


@visit
def lobby(v: Visitor) -> None:
    ada, bo = v.person(), v.person(OTHER)
    ada.open_table("hickory", TOGETHER)
    ada.page.wait_for_selector(".qr")
    v.look(ada, "lobby")
    link = ada.invitation()
    bo.page.goto(link)
    bo.page.locator(".join-ways button").first.wait_for()
    v.look(bo, "join")
    bo.page.locator(".join-ways button").first.click()
    bo.page.wait_for_selector(".lobby")
    v.look(bo, "lobby-guest")
    v.look(ada, "lobby-two")
    ada.page.locator(".bar button").last.click()
    ada.page.wait_for_selector("dialog.menu")
    v.look(ada, "lobby-menu")


# --- at the table --------------------------------------------------------------------------------------------


def panels(v: Visitor, person: Person, name: str) -> None:
    """The lists, the menu, and everything that opens over the table."""
    page = person.page
    first = v.sizes[0]
    for panel in (2, 3, 4):
        page.set_viewport_size({"width": 360, "height": 640})
        tool = page.locator(".tools .tool.narrow").nth(panel - 2)
        tool.click()
        v.look(person, f"{name}-panel{panel - 1}")
        page.set_viewport_size({"width": 360, "height": 640})
        if page.locator(".side-close:visible").count():
            page.locator(".side-close").click()
    page.set_viewport_size(dict(zip(("width", "height"), SIZES[first], strict=True)))
    page.locator(".bar button").last.click()
    page.wait_for_selector("dialog.menu")
    v.look(person, f"{name}-menu")
    page.locator("dialog.menu .row:not(.dialog-head) button").first.click()
    page.wait_for_selector("dialog h2, dialog h1")
    v.look(person, f"{name}-rules")
    page.keyboard.press("Escape")
    page.locator(".portrait").first.click()
    v.look(person, f"{name}-seat")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    v.look(person, f"{name}-keys")
    page.keyboard.press("Escape")


def playing(game: str) -> Visit:
    def work(v: Visitor) -> None:
        luck = random.Random(game)
        person = v.person()
        person.play_alone(game, SEATS[game])
        person.wait_for_turn()
        v.look(person, f"{game}-start")
        for number in range(6):
            play_on(person, 5, luck)
            if person.is_over:
                break
            with contextlib.suppress(Error):
                person.wait_for_turn()
            v.look(person, f"{game}-middle{number}")
            seen = person.glance()
            if seen.ways:
                person.press(*luck.choice(seen.ways))
                v.look(person, f"{game}-picked{number}")
        if not person.is_over:
            person.leave_it_to_a_bot()
        v.look(person, f"{game}-result")
        person.page.locator(".result-more summary").click()
        v.look(person, f"{game}-result-more")
        table = person.table()
        go(person, f"#/replay/{table}", ".replay .board .spot")
        v.look(person, f"{game}-replay")
        go(person, f"#/fair/{table}")
        v.look(person, f"{game}-fair")

    return work


def opening(game: str) -> Visit:
    def work(v: Visitor) -> None:
        """A first game, and everything that opens over the table."""
        person = v.person(first_game=True)
        person.play_alone(game, SEATS[game])
        person.wait_for_turn()
        v.look(person, f"{game}-first")
        panels(v, person, game)

    return work


for _game in GAMES:
    VISITS[f"opening-{_game}"] = opening(_game)
    VISITS[f"table-{_game}"] = playing(_game)


@visit
def company(v: Visitor) -> None:
    """A table with two people: away, stand-in, chat, undo."""
    ada, bo = v.person(), v.person(OTHER)
    ada.open_table("molly", TOGETHER[:2], first="1")
    bo.accept(ada.invitation())
    ada.start()
    ada.wait_for_turn()
    v.look(bo, "company-waiting")
    ada.page.locator(".bar button").last.click()
    ada.page.wait_for_selector("dialog.menu")
    v.look(ada, "company-menu")
    ada.page.keyboard.press("Escape")
    bo.page.close()
    ada.page.locator(".seat .dot.away").first.wait_for()
    v.look(ada, "company-away")


@visit
def hotseat(v: Visitor) -> None:
    person = v.person()
    person.open_table("buddel", [{"kind": "me"}, {"kind": "here", "name": OTHER}])
    person.page.wait_for_selector(".curtain, .board .spot")
    v.look(person, "hotseat-curtain")


def lessons(game: str) -> Visit:
    def work(v: Visitor) -> None:
        """Every note of a lesson, with the board it refers to."""
        person = v.person()
        go(person, f"#/learn/{game}", ".chapters li")
        person.page.locator("main button.primary").click()
        luck = random.Random(game)
        for chapter in LESSONS[game]:
            note = person.page.locator(f'.coach[data-chapter="{chapter.id}"]')
            note.wait_for()
            said, step = "", 0
            while texts := note.all_inner_texts():
                text = texts[0]
                if text != said:
                    said, step = text, step + 1
                    v.look(person, f"lesson-{game}-{chapter.id}-{step}")
                button = note.locator("button:enabled")
                if button.count():
                    button.click()
                elif not person.act(person.glance(), luck):
                    person.page.wait_for_timeout(20)

    return work


for _game in GAMES:
    VISITS[f"lesson-{_game}"] = lessons(_game)


@visit
def review(v: Visitor) -> None:
    person = v.person()
    go(person, "", ".cover-card")
    person.page.evaluate(DROP, [(GOLDEN / "molly-2.jsonl").read_text(encoding="utf-8"), "game.jsonl"])
    person.page.wait_for_selector(".replay .board .spot")
    person.page.locator(".move").nth(9).click()
    person.page.locator(".play-from-here summary").click()
    v.look(person, "replay-here")
    person.page.locator('a[href*="#/review/"]').first.click()
    person.page.wait_for_selector(".review-progress")
    v.look(person, "review-progress")
    person.page.locator(".review-accuracy").wait_for(timeout=200_000)
    v.look(person, "review")
    person.page.locator(".review-hole").first.click()
    v.look(person, "review-hole")


# --- command line --------------------------------------------------------------------------------------------


@contextlib.contextmanager
def house() -> Iterator[tuple[str, str]]:
    """A server, with the key of its host page."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        found = re.search(r"(?:\w{5}-){3}\w{5}", (Path(folder) / "log").read_text())
        yield address, found[0] if found else ""


def look_at(visitor: Visitor, screens: Sequence[str]) -> None:
    """Visit screens; one that cannot be visited counts as a fault."""
    for name in screens:
        try:
            VISITS[name](visitor)
        except (Error, AssertionError) as fault:
            visitor.faults.append(f"{visitor.language} {name}: not visited to the end: {fault}")
        finally:
            visitor.leave()


def arguments(words: Sequence[str]) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.screens", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--languages", nargs="+", choices=[*LANGUAGES, LONGEST], default=list(LANGUAGES))
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--screens", nargs="+", choices=VISITS, default=list(VISITS))
    parser.add_argument("--out", type=Path, help="folder for the pictures")
    return parser.parse_args(words)


def main(words: Sequence[str]) -> int:
    """Print every fault; return 1 if there are any."""
    asked = arguments(words)
    found = 0
    with house() as (address, key), sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for language in asked.languages:
            visitor = Visitor(browser, address, language, asked.sizes, asked.out, key)
            for name in asked.screens:
                looks, before = visitor.looks, len(visitor.faults)
                look_at(visitor, [name])
                for fault in visitor.faults[before:]:
                    print(fault, flush=True)
                print(f"{language} {name}: {visitor.looks - looks} looks", file=sys.stderr, flush=True)
            found += len(visitor.faults)
        browser.close()
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
