"""Tana without a server: games in the page, stored and continued offline, and a static site on any web space."""

from __future__ import annotations

import contextlib
import functools
import json
import random
import re
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.conftest import SIZES, WEB, Meet, serving
from tests.e2e.people import PATIENCE_MS, Person, play_on, play_until_over
from tests.server.effort import SOAK

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

RULES = WEB.parent / "rules"
INDEX = RULES / "index.json"
GAMES = tuple(json.loads(INDEX.read_text(encoding="utf-8"))) if INDEX.exists() else ()
TITLES = {"buddel": "Buddel-Bande", "hickory": "Hickory Dickory", "molly": "Molly", "uly": "Uly & Polly"}
TO_THE_END = tuple(TITLES) if SOAK else ("buddel", "hickory")
"""Games played to their end here; `test_whole_games` plays the others."""
QUICK_BOTS = json.dumps({"paceMs": 0, "iterations": 12})
ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(not GAMES, reason="no compiled rules beside the pages (make web)")


def somebody(context: BrowserContext, address: str, page: Page | None = None) -> Person:
    """A person who plays in the page against fast bots."""
    person = Person(page or context.new_page(), address, by_touch=True)
    person.remember(motion="off", pace="fast", single="off", bots=QUICK_BOTS)
    person.plan_all()
    return person


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(
        viewport=SIZES["phone"], has_touch=True, locale="it", color_scheme="dark", accept_downloads=True
    )
    context.set_default_timeout(PATIENCE_MS)
    yield context
    context.close()


def open_here(person: Person, game: str) -> None:
    person.page.locator(f'.cover-card:has(a[href="#/new/{game}"]) .cover').click()
    person.page.wait_for_selector(".board .spot")
    assert "#/t/here-" in person.page.url


def is_kept(person: Person) -> None:
    """Wait until the pages are stored for offline use."""
    person.page.evaluate("() => void navigator.serviceWorker.ready.then(() => { window.kept = true; })")
    person.page.wait_for_function("() => window.kept")


def test_games_are_played_to_their_end_without_a_network(phone: BrowserContext, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        person = somebody(phone, address)
        person.go()
        is_kept(person)
        for game in GAMES:
            person.go()
            open_here(person, game)
    person.go()  # the server is gone
    person.page.locator(".continue:not(.finished) li").nth(len(GAMES) - 1).wait_for()
    tables = person.page.locator(".continue:not(.finished) li")
    for number, game in enumerate(TO_THE_END):
        person.go()
        tables.filter(has_text=TITLES[game]).get_by_role("link").first.click()
        person.page.wait_for_selector(".board .spot")
        play_until_over([person], random.Random(number))
        assert person.page.locator(".ranks > li").count() == 2, game
        said, shown = (person.page.locator(where).inner_text() for where in (".prompt-text", ".result h2"))
        assert said == shown != "", "the end is said below the board, too"
    person.page.locator(".result-more summary").click()
    with person.page.expect_download() as saved:
        person.page.get_by_role("button", name="Registrazione").click()
    record = Path(saved.value.path())
    assert '"made":"page"' in record.read_text(encoding="utf-8").splitlines()[0]
    assert verified(record)
    person.page.close()
    again = somebody(phone, address)
    again.go()
    again.page.locator(".finished li").nth(len(TO_THE_END) - 1).wait_for()
    assert again.page.locator(".continue:not(.finished) li").count() == len(GAMES) - len(TO_THE_END)
    again.page.locator(".finished li a").nth(1).click()
    again.page.wait_for_selector(".replay .board .spot, .board .spot")
    assert again.faults == []


def verified(record: Path) -> bool:
    from tana.cli.main import main

    return main(["verify", str(record)]) == 0


def test_a_game_begun_before_the_pages_are_kept_goes_on_without_a_network(
    phone: BrowserContext, tmp_path: Path
) -> None:
    modules = json.loads(INDEX.read_text(encoding="utf-8")).values()
    files = 1 + sum(module[name] is not None for module in modules for name in ("module", "layout", "data"))
    kept = "caches.open('tana-rules').then(rules => rules.keys()).then(files => files.length)"
    with serving(tmp_path) as address:
        person = somebody(phone, address)
        person.go()
        open_here(person, "uly")
        assert person.page.evaluate("navigator.serviceWorker.controller") is None
        is_kept(person)
        begun = time.monotonic()
        while person.page.evaluate(kept) < files:
            assert time.monotonic() - begun < PATIENCE_MS / 1000, "the rules are never kept"
            person.page.wait_for_timeout(50)
    person.go()  # the server is gone
    person.page.locator(".continue li a").click()
    person.page.wait_for_selector(".board .spot")
    assert person.faults == []


def test_every_language_is_there_without_a_network(phone: BrowserContext, tmp_path: Path) -> None:
    """It changes at once, on the covers and in the middle of a game, including texts already shown."""
    with serving(tmp_path) as address:
        person = somebody(phone, address)
        person.go()
        person.page.get_by_text("ogni gioco funziona anche offline").wait_for()
    person.go()  # the server is gone
    page = person.page
    page.locator(".bar button").last.click()
    for code, said in (("de", "Mit Freunden"), ("fr", "Entre amis"), ("es", "Con amigos"), ("en", "With friends")):
        page.locator("dialog select").first.select_option(code)
        page.locator(".cover-ways", has_text=said).first.wait_for(state="attached")
        assert page.locator("html").get_attribute("lang") == code
    page.keyboard.press("Escape")
    open_here(person, "uly")
    page.locator(".prompt-text", has_text="To begin, you could:").wait_for()
    page.locator(".bar button").nth(-2).click()
    page.locator("dialog select").first.select_option("de")
    page.locator("dialog h2", has_text="Einstellungen").wait_for()
    page.keyboard.press("Escape")
    page.locator(".prompt-text", has_text="Ein guter Anfang:").wait_for()
    assert person.faults == []


def test_every_game_starts_without_a_network_after_one_look_at_the_covers(
    phone: BrowserContext, tmp_path: Path
) -> None:
    with serving(tmp_path) as address:
        person = somebody(phone, address)
        person.go()
        person.page.get_by_text("ogni gioco funziona anche offline").wait_for()
    for game in GAMES:
        person.go()  # the server is gone
        open_here(person, game)
    assert person.faults == []


def test_a_page_that_is_put_aside_holds_nothing_and_goes_on_when_it_comes_back(
    phone: BrowserContext, address: str
) -> None:
    person = somebody(phone, address)
    person.go()
    open_here(person, "uly")
    before = person.page.workers[0]
    another = person.page.expect_event("worker", predicate=lambda worker: worker != before)
    with another, before.expect_event("close"):
        person.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    play_on(person, 10, random.Random(1))
    assert person.faults == []


def test_a_damaged_module_is_told_and_nothing_is_lost(browser: Browser, address: str) -> None:
    context = browser.new_context(locale="en", service_workers="block")
    context.set_default_timeout(PATIENCE_MS)
    person = somebody(context, address)
    damaged = re.compile(r"/rules/.*\.wasm$")
    context.route(damaged, lambda route: route.fulfill(body=b"\0asm" + bytes(60), content_type="application/wasm"))
    person.go()
    cover = person.page.locator('.cover-card:has(a[href="#/new/uly"]) .cover')
    cover.click()
    person.page.get_by_text("arrived damaged").wait_for()
    context.unroute(damaged)
    cover.click()
    person.page.wait_for_selector(".board .spot")
    table = person.page.url
    context.route(damaged, lambda route: route.fulfill(body=b"", content_type="application/wasm"))
    person.page.reload()
    person.page.get_by_text("arrived damaged").wait_for()
    context.unroute(damaged)
    person.page.goto(f"{address}/")
    person.page.goto(table)
    person.page.wait_for_selector(".board .spot")
    context.close()


def test_a_game_is_taken_to_the_server_and_a_friend_comes_in(meet: Meet) -> None:
    host, friend = meet(name="Ada"), meet(name="Leo", language="it")
    host.remember(bots=QUICK_BOTS, **{"play-here": "on"})
    host.play_alone("uly", 2)
    assert "#/t/here-" in host.page.url
    host.page.get_by_role("button", name="Table", exact=True).click()
    host.page.get_by_role("button", name="Continue on the server").click()
    host.page.wait_for_selector(".lobby .invite input")
    assert "here-" not in host.page.url
    assert "Practice" in host.page.locator(".lobby").inner_text()
    friend.page.goto(host.invitation())
    said = friend.page.get_by_role("note")
    said.wait_for()
    assert said.inner_text().startswith("È una partita di allenamento"), "before anybody sits down"
    friend.accept(host.invitation())
    host.start()
    for person in (host, friend):
        person.page.wait_for_selector(".board .spot")


def test_everything_goes_into_one_file_and_comes_back(meet: Meet, browser: Browser, address: str) -> None:
    host = meet(name="Ada")
    host.remember(bots=QUICK_BOTS, **{"play-here": "on"})
    host.play_alone("uly", 2)
    table = host.page.url
    host.go()
    host.page.locator(".bar button").last.click()
    with host.page.expect_download() as saved:
        host.page.get_by_role("button", name="Save everything to a file").click()
    other = meet(name="")
    other.go()
    other.page.locator(".bar button").last.click()
    other.page.locator('dialog input[type="file"]').set_input_files(str(saved.value.path()))
    other.page.get_by_text("1 game restored").wait_for()
    other.page.goto(table)
    other.page.wait_for_selector(".board .spot")


# --- on any web space ----------------------------------------------------------------------------------------------


class BelowAPath(SimpleHTTPRequestHandler):
    """Serves files below a path, and nothing else."""

    PATH = "/games/of/ours/"

    def do_GET(self) -> None:
        if not self.path.startswith(self.PATH):
            self.send_error(404)
            return
        self.path = "/" + self.path.removeprefix(self.PATH)
        super().do_GET()

    def log_message(self, format: str, *args: Any) -> None:
        return


@contextlib.contextmanager
def web_space(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(BelowAPath, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}{BelowAPath.PATH}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def build_site(folder: Path) -> None:
    """Build the site as `make site` does, without the documentation."""
    vite = ROOT / "web" / "node_modules" / ".bin" / "vite"
    command = [str(vite), "build", "--mode", "site", "--logLevel", "warn", "--outDir", str(folder), "--emptyOutDir"]
    subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True)
    shutil.copytree(RULES, folder / "rules", dirs_exist_ok=True)


def test_a_site_below_a_path_plays_alone_and_offers_its_next_version(phone: BrowserContext, tmp_path: Path) -> None:
    site = tmp_path / "site"
    build_site(site)
    with web_space(site) as address:
        person = somebody(phone, address.rstrip("/"))
        person.go()
        assert person.page.locator(".code-form").count() == 0
        is_kept(person)
        open_here(person, "uly")
        person.page.reload()
        person.page.wait_for_selector(".board .spot")
        worker = site / "sw.js"
        worker.write_text(worker.read_text(encoding="utf-8") + "\n// another build\n", encoding="utf-8")
        person.page.evaluate("navigator.serviceWorker.ready.then((one) => one.update()).then(() => true)")
        person.page.get_by_role("button", name="Ricarica").click()
        person.page.get_by_role("button", name="Ricarica").wait_for(state="detached")
        person.page.wait_for_selector(".board .spot")
    assert person.faults == []
