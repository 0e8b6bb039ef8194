"""WebAssembly modules and native code on this machine: random play, search, size, loading time.

    python bench/wasm.py [GAME …] [--rounds 3] [--seconds 1]

Node and a headless chromium (TANA_CHROMIUM, else /usr/bin/chromium) alternate with native code on one core. Every
figure is the best of many short windows, to exclude other work on the machine; only ratios are meaningful.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import json
import os
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import Page, sync_playwright

from tana.bots.fox import style_of
from tana.bots.levels import warm
from tana.bots.search_types import Question
from tana.bots.workspace import SearchContext
from tana.core.chance import Rng, rng_from
from tana.core.record import to_bytes
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.engine.instantiate import instantiate
from tana.engine.results import RESULT_WIDTH
from tana.wasm.npm_package import write_package

CHROMIUM = os.environ.get("TANA_CHROMIUM", "/usr/bin/chromium")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
WEB = Path(__file__).resolve().parents[1] / "web"
MEASURE = Path(__file__).with_name("wasm_measure.mjs")
WINDOW = 0.025
ITERATIONS = 100
NODES = 1 << 16
PAGE = """<!doctype html>
<script type="importmap">{"imports": {"@noble/hashes/": "./node_modules/@noble/hashes/"}}</script>
<script type="module">
import * as tana from "./code/index.js";
import { measure } from "./wasm_measure.mjs";
const loaded = {};
window.load = async (game) => {
  const files = (await (await fetch("modules/index.json")).json())[game];
  const began = performance.now();
  const layout = await (await fetch(`modules/${files.layout}`)).json();
  const bytes = await (await fetch(`modules/${files.module}`)).arrayBuffer();
  loaded[game] = await tana.Rules.load(bytes, layout);
  return performance.now() - began;
};
window.measure = (asked) => measure(tana, loaded[asked.game], asked);
</script>"""
NODE = """
import * as tana from "./index.js";
import { measure } from "./wasm_measure.mjs";
const asked = JSON.parse(process.argv[2]);
console.log(JSON.stringify(measure(tana, await tana.load(asked.game), asked)));
"""
BROTLI = """
const z = require("zlib"), fs = require("fs");
const params = { [z.constants.BROTLI_PARAM_QUALITY]: 11, [z.constants.BROTLI_PARAM_LGWIN]: 24 };
console.log(z.brotliCompressSync(fs.readFileSync(process.argv[1]), { params }).length);
"""


def best(run: Callable[[int], int], seconds: float) -> float:
    """The maximum rate of something per second, over many short windows."""
    most, size, end = 0.0, 1, time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        done = run(size)
        took = time.perf_counter() - began
        if took >= WINDOW / 2:
            most = max(most, done / took)
        size = max(1, round(size * WINDOW / max(took, 1e-4)))
    return most


class Native:
    """The same work in native code."""

    def __init__(self, name: str) -> None:
        warm(name)
        self._game = find_game(name)
        self.seats = self._game.seats.stop - 1
        self._play: Any = instantiate("tana.engine.playout", name)
        self._bench = SearchContext(name)
        self._tree = self._bench.search.new_tree(NODES)
        self._style = style_of(name)
        state, _ = self._game.new(self.seats, {}, rng_from(bytes(8)))
        self.seat = self._game.actor(state) or 0
        self._start, self.world = state, to_bytes(state)
        self._states = self._game.rules.State.array(1)
        self._options = self._game.encode(self._game.settings(self.seats, {}))

    def random_play(self, seconds: float) -> float:
        """Decisions of random players per second."""
        memory, chances = self._states.view(np.uint8).reshape(1, -1), Rng.array(2)

        def run(count: int) -> int:
            results = np.zeros((count, RESULT_WIDTH), dtype=np.int32)
            return int(
                self._play.play_series(self._states, memory, chances, self.seats, self._options, 7, 0, results, False)
            )

        return best(run, seconds)

    def search(self, seconds: float) -> float:
        """Iterations of the search per second, each time from a tree with prior estimates only."""
        bench, brain, tree = self._bench, self._bench.search, self._tree
        asked = Question(self.seat, self.seats, 5, far_sighted=True, by_network=False)

        bench.workspace.states[0] = self._start
        used = bench.thinking.start_tree(tree, bench.workspace, asked, True, bench.found.rows)
        fresh = tree[:used].copy()

        def run(rounds: int) -> int:
            for _ in range(rounds):
                tree[:used] = fresh
                brain.search(tree, used, bench.workspace, asked, self._style, 0, ITERATIONS)
            return rounds * ITERATIONS

        return best(run, seconds)


class _Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: Any) -> None:
        """Log nothing."""


def build_package(folder: Path) -> None:
    """Build the package for Node, and the script that measures it."""
    write_package(folder)
    subprocess.run(["node", WEB / "npm" / "build.mjs", folder], check=True)
    (folder / "wasm_measure.mjs").write_bytes(MEASURE.read_bytes())
    (folder / "node.mjs").write_text(NODE)
    (folder / "page.html").write_text(PAGE)


def in_node(folder: Path, asked: dict[str, Any]) -> dict[str, float]:
    """Measure in Node."""
    command = ["node", str(folder / "node.mjs"), json.dumps(asked)]
    found: dict[str, float] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return found


def brotli_size(file: Path) -> int:
    """The size of a file as transferred."""
    command = ["node", "-e", BROTLI, str(file)]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def bench(name: str, folder: Path, page: Page, rounds: int, seconds: float) -> None:
    """Measure one game, a few rounds alternately."""
    native = Native(name)
    loads = [float(page.evaluate("(game) => load(game)", name)) for _ in range(5)]
    asked = {
        "game": name,
        "seats": native.seats,
        "seat": native.seat,
        "state": native.world.hex(),
        "iterations": ITERATIONS,
        "seconds": seconds,
    }
    most: dict[str, dict[str, float]] = {where: {"random": 0.0, "search": 0.0} for where in ("native", "node", "page")}
    memory = 0.0
    for _ in range(rounds):
        found = {
            "native": {"random": native.random_play(seconds), "search": native.search(seconds)},
            "node": in_node(folder, asked),
            "page": page.evaluate("(asked) => measure(asked)", asked),
        }
        memory = max(memory, found["page"]["memory"])
        for where, figures in found.items():
            most[where] = {what: max(most[where][what], figures[what]) for what in most[where]}
    files = json.loads((folder / "modules" / "index.json").read_text())[name]
    sizes = [brotli_size(folder / "modules" / files[kind]) for kind in ("module", "layout")]
    shares = {
        what: [most[where][what] / most["native"][what] for where in ("node", "page")] for what in ("random", "search")
    }
    print(
        f"{name:8}  random play {most['native']['random'] / 1e6:5.1f} M/s native, node {shares['random'][0]:.0%}, "
        f"chromium {shares['random'][1]:.0%}   search {most['native']['search'] / 1e3:6.1f} k/s native, "
        f"node {shares['search'][0]:.0%}, chromium {shares['search'][1]:.0%}   "
        f"brotli {sizes[0] / 1000:.1f} + {sizes[1] / 1000:.1f} KB   load {min(loads):.0f}-{max(loads):.0f} ms   "
        f"memory {memory / 2**20:.0f} MB",
        flush=True,
    )


def main() -> None:
    """Measure and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as made, sync_playwright() as tools:
        folder = Path(made)
        build_package(folder)
        handler = functools.partial(_Quiet, directory=str(folder))
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            browser = tools.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/page.html")
            page.wait_for_function("() => window.measure")
            for name in args.games or names():
                bench(name, folder, page, args.rounds, args.seconds)
            browser.close()
            server.shutdown()


if __name__ == "__main__":
    main()
