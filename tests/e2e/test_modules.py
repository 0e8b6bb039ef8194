"""Modules in a real browser: random games end in the same bytes as in Python."""

from __future__ import annotations

import functools
import http.server
import json
import os
import shutil
import threading
from collections.abc import Iterator
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tana.core.registry import names
from tana.engine.instantiate import instantiate
from tests.contract.tables import all_tables
from tests.wasm.conftest import package  # noqa: F401
from tests.wasm.test_modules import tables_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SOAK = bool(os.environ.get("TANA_SOAK"))
GAMES = 10_000 if SOAK else 500
"""Number of random games in total."""
SEED = 12
ANSWERS = Path(__file__).parents[1] / "wasm" / "answers.mjs"
PAGE = """<!doctype html>
<script type="importmap">{"imports": {"@noble/hashes/": "./node_modules/@noble/hashes/"}}</script>
<script type="module">
import * as tana from "./code/index.js";
import { answer } from "./answers.mjs";
window.ask = async (asked) => {
  const files = (await (await fetch("modules/index.json")).json())[asked.game];
  const bytes = async (name) => (await fetch(`modules/${name}`)).arrayBuffer();
  const layout = await (await fetch(`modules/${files.layout}`)).json();
  const rules = await tana.Rules.load(await bytes(files.module), layout);
  return answer(tana, rules, asked);
};
</script>"""


class _Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: Any) -> None:
        """Log nothing."""


@pytest.fixture(scope="module")
def site(package: Path) -> Iterator[str]:  # noqa: F811
    """The package on a separate server, with a page that plays games on request."""
    shutil.copy(ANSWERS, package)
    (package / "page.html").write_text(PAGE)
    handler = functools.partial(_Quiet, directory=str(package))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/page.html"
        server.shutdown()


@pytest.mark.parametrize("name", names())
def test_random_games_in_a_page_end_in_the_same_bytes(name: str, site: str, browser: Browser) -> None:
    """Compare decisions, a digest of the final state, scores and ranks of whole games with all options."""
    count = ceil(GAMES / len(all_tables()))
    tables = tables_of(name)
    series = [
        {"seats": table.seats, "options": table.settings, "seed": SEED, "first": 0, "count": count} for table in tables
    ]
    page = browser.new_page()
    page.goto(site)
    page.wait_for_function("() => window.ask")
    found = page.evaluate("(asked) => ask(JSON.parse(asked))", json.dumps({"game": name, "series": series}))
    page.close()
    play = instantiate("tana.engine.playout", name)
    for table, rows in zip(tables, found["series"], strict=True):
        expected = play.play_many(table.seats, table.game.encode(table.settings), SEED, 0, count, with_digest=True)
        assert rows == expected.flatten().tolist(), str(table)
