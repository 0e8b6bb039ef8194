"""A real server and a real browser for whole games: Debian's chromium, started by the tests."""

from __future__ import annotations

import contextlib
import fcntl
import itertools
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import pytest
from tools.chromium import FLAGS, chromium

from tests.e2e.gallery import build_gallery, can_build, serving_gallery
from tests.e2e.people import PATIENCE_MS, Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

CHROMIUM = chromium()
WHOLE_BROWSER = "/usr/bin/chromium"
"""Needed for what the headless shell lacks: notifications and certificate authorities trusted by a user."""
WEB = Path(__file__).resolve().parents[2] / "src" / "tana" / "web" / "index.html"
READY_SECONDS = 60
HOMES = itertools.count(1)
"""Every person gets a separate address, since the server limits requests by address."""
SIZES: dict[str, Any] = {
    "phone": {"width": 360, "height": 640},
    "landscape": {"width": 844, "height": 390},
    "tablet": {"width": 768, "height": 1024},
    "desktop": {"width": 1440, "height": 900},
}
TOUCHED = ("phone", "landscape")
"""Sizes at which people play by touch."""
LONGEST = (
    "test_offline_elsewhere.py::test_every_game_is_played_offline[webkit]",
    "test_offline_elsewhere.py::test_every_game_is_played_offline[firefox]",
    "test_offline.py::test_games_are_played_to_their_end_without_a_network",
    "test_whole_games.py::",
    "test_access.py::test_a_whole_game",
)
"""Tests that play whole games, the longest first."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark browser tests as slow, and skip them without a browser or a built client.

    Tests that play whole games come first: with short tests at the end, all processes end at about the same time.
    """
    items.sort(key=lambda item: next((i for i, name in enumerate(LONGEST) if name in item.nodeid), len(LONGEST)))
    for item in items:
        if Path(item.fspath).parent == Path(__file__).parent:
            item.add_marker(pytest.mark.slow)
            if not Path(CHROMIUM).exists():
                item.add_marker(
                    pytest.mark.skip(
                        reason=f"no browser at {CHROMIUM} (Debian: apt-get install chromium-headless-shell)"
                    )
                )
            elif not WEB.exists():
                item.add_marker(pytest.mark.skip(reason="the web client is not built (make web)"))


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The server that most tests of a process share."""
    with serving(tmp_path_factory.mktemp("e2e")) as url:
        yield url


@contextlib.contextmanager
def serving(folder: Path, *more: str) -> Iterator[str]:
    """Run a server with all games and without background compilation; yields its URL."""
    port = free_port()
    tana = str(Path(sys.executable).with_name("tana"))
    command = [tana, "serve", "--port", str(port), "--database", str(folder / "tables.db"), "--proxy", "127.0.0.1"]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen([*command, "--no-compile", "--bot-pace", "0", *more], stdout=log, stderr=log)
    url = f"http://127.0.0.1:{port}"
    try:
        wait_until_ready(url, server, folder / "log")
        yield url
    finally:
        server.terminate()
        server.wait(20)


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until_ready(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until a started server takes requests."""
    deadline = time.monotonic() + READY_SECONDS
    while time.monotonic() < deadline:
        assert server.poll() is None, log.read_text()
        try:
            with urllib.request.urlopen(f"{url}/readyz", timeout=5) as answer:
                if answer.status == 200:
                    return
        except OSError:  # not listening yet, or too busy to answer in time
            time.sleep(0.2)
    raise AssertionError(f"no answer from {url}: {log.read_text()}")


@pytest.fixture(scope="session")
def tools() -> Iterator[Playwright]:
    """The browser driver, one for each process."""
    with playwright.sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(tools: Playwright) -> Iterator[Browser]:
    """One browser for all tests; every person gets a separate context."""
    started = tools.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield started
    started.close()


@pytest.fixture(scope="module")
def whole_browser(tools: Playwright) -> Iterator[Browser]:
    """A full browser, with notifications."""
    if not Path(WHOLE_BROWSER).exists():
        pytest.skip(f"no browser at {WHOLE_BROWSER} (Debian: apt-get install chromium)")
    started = tools.chromium.launch(executable_path=WHOLE_BROWSER, args=FLAGS)
    yield started
    started.close()


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the gallery, built once for all processes of a run."""
    if not can_build():
        pytest.skip("the gallery cannot be built here (cd web && npm ci)")
    with serving_gallery(built_once(tmp_path_factory, "gallery", build_gallery)) as address:
        yield address


def built_once(factory: pytest.TempPathFactory, name: str, build: Callable[[Path], None]) -> Path:
    """A folder built by one process of a run, while the others wait for it."""
    base = factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder = shared / name
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            build(shared / f"{name}.part")
            (shared / f"{name}.part").rename(folder)
    return folder


Meet = Callable[..., Person]


@pytest.fixture
def meet(address: str, browser: Browser) -> Iterator[Meet]:
    """Make a person with a separate browser context: `meet(size="phone", language="it", theme="dark", motion=False)`.

    Without animations bots move at once, unless there is a `pace`. By default, single options are tapped (`single`).
    """
    contexts = []

    def somebody(
        size: str = "desktop",
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        motion: bool = False,
        name: str = "",
        pace: str = "",
        single: str = "off",
        first_game: bool = False,
    ) -> Person:
        context = browser.new_context(
            viewport=SIZES[size],
            locale=language,
            color_scheme=theme,
            has_touch=size in TOUCHED,
            accept_downloads=True,
            service_workers="block",  # storing all pages for offline use takes time, and is tested separately
            extra_http_headers={"X-Forwarded-For": f"10.0.{next(HOMES)}.1"},
        )
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        person = Person(page, address, by_touch=size in TOUCHED)
        person.remember(motion="on" if motion else "off", name=name, **{"play-here": "off"})
        person.remember(pace=pace or ("normal" if motion else "fast"), single=single)
        if not first_game:
            person.remember(**{f"met.{game}": "before" for game in ("molly", "uly", "buddel", "hickory")})
        return person

    yield somebody
    for context in contexts:
        context.close()
