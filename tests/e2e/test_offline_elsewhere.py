"""Offline games in other browsers: one of each in Debian's Firefox and WebKit, if installed."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.e2e.conftest import serving
from tests.e2e.other_browsers import FIREFOX, WEBKIT_DRIVER, XVFB, Driven, firefox, mini_browser, webkit
from tests.e2e.test_offline import GAMES, QUICK_BOTS
from tests.e2e.test_offline import pytestmark as rules_are_there

pytestmark = rules_are_there
NO_FIREFOX = pytest.mark.skipif(not FIREFOX.exists(), reason="no Firefox (Debian: apt-get install firefox-esr)")
NO_WEBKIT = pytest.mark.skipif(
    not (WEBKIT_DRIVER.exists() and XVFB.exists() and mini_browser()),
    reason="no WebKit with a driver and a display (Debian: apt-get install webkit2gtk-driver xvfb)",
)
SETTINGS = {"motion": "off", "bots": QUICK_BOTS, "language": "en"} | {
    f"plan.{game}": json.dumps({"seats": [{"kind": "me"}, {"kind": "bot", "level": "fox"}]}) for game in GAMES
}

Start = Callable[[Path], AbstractContextManager[Driven]]


@pytest.mark.parametrize(
    "start", [pytest.param(firefox, marks=NO_FIREFOX), pytest.param(webkit, marks=NO_WEBKIT)], ids=["firefox", "webkit"]
)
def test_every_game_is_played_offline(start: Start, tmp_path: Path) -> None:
    """Open the games online and play them offline; a bot stands in for the person, so that each game ends."""
    (tmp_path / "browser").mkdir()
    with start(tmp_path / "browser") as browser:
        with serving(tmp_path) as address:
            browser.go(f"{address}/")
            for name, value in SETTINGS.items():
                browser.run(f"localStorage.setItem({json.dumps(f'tana.{name}')}, {json.dumps(value)})")
            browser.run("navigator.serviceWorker.ready.then(() => true)")
            for game in GAMES:
                browser.go(f"{address}/?{game}")
                browser.click(f'.cover-card:has(a[href="#/new/{game}"]) .cover')
                browser.until("document.querySelector('.board .spot') !== null")
        browser.go(f"{address}/?offline")
        browser.until(f"document.querySelectorAll('.continue li').length === {len(GAMES)}")
        tables = browser.run("[...document.querySelectorAll('.continue li a')].map((link) => link.hash)")
        for number, table in enumerate(tables):
            browser.go(f"{address}/?{number}{table}")  # a fresh page: no bot is still thinking
            browser.click(".bar button[aria-label=Table]")
            browser.click(".menu-seats li button")
            browser.until("document.querySelectorAll('.ranks > li').length === 2")
