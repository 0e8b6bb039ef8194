"""How fast the web client is in a real browser on this machine: the first view, and frames during animations.

    python bench/web.py [--rounds 5]
    python bench/web.py --offline [--rounds 5]    the first move without a network, beside two busy loops
    python bench/web.py --review [--games molly hickory] [--slower 4]    the review of a golden game for two

Starts a server and a headless chromium (TANA_CHROMIUM, else /usr/bin/chromium) on loopback. The peer for frame times is
an empty page with one moving square, measured in the same browser.

A review is measured in a page whose processes, workers included, run only one part in `--slower` of the time. Other
work on the machine makes the times longer; on an idle machine they would be the page's CPU time times that number,
divided by its cores.
"""

from __future__ import annotations

import argparse
import itertools
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

CHROMIUM = os.environ.get("TANA_CHROMIUM", "/usr/bin/chromium")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
SIZE: Any = {"width": 1440, "height": 900}
FRAME_MS = 1000 / 60
PAINTS = """() => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return paint ? paint.startTime : null;
}"""
LOADED = """until => ['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))
  .filter(one => !one.name.includes('/api/') && one.startTime < until)
  .reduce((sum, one) => sum + one.encodedBodySize, 0) / 1024"""
COVERS = "() => document.querySelectorAll('.cover').length >= 4 && performance.now()"
WATCH = """() => {
  window.frames_ = [];
  const step = at => {
    const moving = document.querySelector('.room[data-busy]') !== null || document.body.dataset.moving === 'yes';
    window.frames_.push([at, moving]);
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}"""
PLAYER = """selector => {
  const tap = () => {
    if (document.querySelector('.room[data-busy]')) return;
    [...document.querySelectorAll(selector)].find(one => one.checkVisibility())?.click();
  };
  setInterval(tap, 60);
}"""
GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
REVIEW_MS = 600_000
RUNNING_SECONDS = 0.01
"""How long a slowed process runs at a time."""
PEER = """<body data-moving="yes"><style>@keyframes go { to { transform: translateX(900px); } }
i { position: absolute; width: 90px; height: 90px; background: teal; animation: go 1s infinite alternate; }</style>
<i></i>"""


def serve(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    """A new server, ready to answer."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    tana = str(Path(sys.executable).with_name("tana"))
    command = [tana, "serve", "--port", str(port), "--database", str(folder / "tables.db"), "--no-compile"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    while True:
        try:
            with urllib.request.urlopen(f"{address}/readyz", timeout=5):
                return server, address
        except OSError:  # not listening yet, or too busy to answer in time
            time.sleep(0.1)


def first_view(browser: Browser, address: str) -> dict[str, float]:
    """With an empty cache: milliseconds to first paint, to all covers, and from a click on a cover to a playable board;
    and the compressed size of what the first screen loads until then, texts and typefaces included."""
    context = browser.new_context(viewport=SIZE)
    page = context.new_page()
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    shown = page.wait_for_function(COVERS, polling="raf").json_value()
    covers = (time.perf_counter() - began) * 1000
    paint, loaded = float(page.evaluate(PAINTS)), float(page.evaluate(LOADED, shown))
    began = time.perf_counter()
    page.locator('.cover-card:has(a[href="#/new/uly"]) .cover').click()
    page.wait_for_selector(".board .spot")
    board = (time.perf_counter() - began) * 1000
    context.close()
    return {"first paint": paint, "all covers": covers, "click to board": board, "first load (KB)": loaded}


ALONE = """() => localStorage.setItem('tana.plan.hickory', JSON.stringify({ seats: [{ kind: 'me' }] }))"""
KEPT = "() => navigator.serviceWorker.ready.then(() => true)"
GLOWING = ".board .spot.legal:visible, .done.legal:visible"
BUSY = [sys.executable, "-c", "while True: pass"]


def first_move_offline(browser: Browser, address: str) -> dict[str, float]:
    """Hickory Dickory alone, in a browser that was here before: milliseconds from a click on its cover to a choice and
    to the display of the first move, without a network and with two busy loops on the machine."""
    context = browser.new_context(viewport=SIZE)
    page = context.new_page()
    page.goto(address)
    page.evaluate(KEPT)
    page.evaluate(ALONE)
    cover = page.locator('.cover-card:has(a[href="#/new/hickory"]) .cover')
    cover.click()
    page.wait_for_selector(GLOWING)
    context.set_offline(True)
    loops = [subprocess.Popen(BUSY) for _ in range(2)]
    try:
        page.goto(address)
        page.wait_for_function(COVERS, polling="raf")
        began = time.perf_counter()
        cover.click()
        page.wait_for_selector(GLOWING)
        choice = (time.perf_counter() - began) * 1000
        page.locator(GLOWING).first.evaluate("spot => spot.click()")
        page.wait_for_function("() => document.querySelector('.room[data-busy]')", polling="raf")
        return {"click to choice": choice, "click to first move": (time.perf_counter() - began) * 1000}
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()
        context.close()


class Slowed:
    """Processes that run one part in `factor` of the time, with all their threads."""

    def __init__(self, pids: Sequence[int], factor: float) -> None:
        self._pids, self._pause, self._over = pids, RUNNING_SECONDS * (factor - 1), threading.Event()
        self._thread = threading.Thread(target=self._alternate)

    def __enter__(self) -> None:
        self._thread.start()

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _alternate(self) -> None:
        while not self._over.wait(RUNNING_SECONDS):
            self._send(signal.SIGSTOP)
            time.sleep(self._pause)
            self._send(signal.SIGCONT)

    def _send(self, number: signal.Signals) -> None:
        for pid in self._pids:
            os.kill(pid, number)


def renderers(devtools: CDPSession) -> dict[int, float]:
    """The processes that run pages, with their CPU times."""
    found = devtools.send("SystemInfo.getProcessInfo")["processInfo"]
    return {int(one["id"]): float(one["cpuTime"]) for one in found if one["type"] == "renderer"}


def review(browser: Browser, address: str, game: str, slower: float) -> str:
    """How long the review of the first seat of a golden game takes, from the tap on its link."""
    devtools = browser.new_browser_cdp_session()
    others = renderers(devtools)
    context = browser.new_context(viewport=SIZE, service_workers="block")
    page = context.new_page()
    page.goto(address)
    page.locator(".file-chooser input").set_input_files(GOLDEN / f"{game}-2.jsonl")
    link = page.locator("a[href^='#/review/']")
    link.wait_for()
    before = {pid: used for pid, used in renderers(devtools).items() if pid not in others}
    with Slowed([*before], slower):
        began = time.perf_counter()
        link.click(timeout=REVIEW_MS)
        page.locator(".review-moves li").first.wait_for(timeout=REVIEW_MS)
        first = time.perf_counter() - began
        page.wait_for_selector(".review-accuracy", timeout=REVIEW_MS)
        whole = time.perf_counter() - began
    used = sum(renderers(devtools)[pid] - spent for pid, spent in before.items())
    count, cores = page.locator(".review-moves li").count(), int(page.evaluate("navigator.hardwareConcurrency"))
    context.close()
    return (
        f"{game:<8} {count:>3} decisions  first {first:5.1f} s  all {whole:5.1f} s  "
        f"{slower:g} x {used:.1f} s of CPU time on {cores} cores = {slower * used / cores:.1f} s"
    )


def print_times(views: list[dict[str, float]]) -> None:
    """Print medians and maxima of several measurements."""
    for name in views[0]:
        times = sorted(view[name] for view in views)
        unit = "" if "(" in name else " ms"
        print(f"{name:<28} median {statistics.median(times):6.0f}{unit}   worst {times[-1]:6.0f}{unit}")


def frames_of(page: Page) -> list[float]:
    """Milliseconds between frames during animations."""
    seen = page.evaluate("window.frames_")
    return [later[0] - earlier[0] for earlier, later in itertools.pairwise(seen) if earlier[1] and later[1]]


def frames_in_play(browser: Browser, address: str, game: str, seconds: float) -> list[float]:
    """Frame times while moves of a game against bots are shown. The page itself taps what glows: requests from outside,
    many times per second, would take a twentieth of its time."""
    context = browser.new_context(viewport=SIZE)
    page = context.new_page()
    page.add_init_script("localStorage.setItem('tana.motion', 'on')")
    page.goto(address)
    page.locator(f'.cover-card:has(a[href="#/new/{game}"]) .cover').click()
    page.wait_for_selector(".board .spot")
    page.evaluate(WATCH)
    page.evaluate(PLAYER, GLOWING.replace(":visible", ""))
    page.wait_for_timeout(seconds * 1000)
    found = frames_of(page)
    context.close()
    return found


def frames_of_peer(browser: Browser, seconds: float) -> list[float]:
    """Frame times of an empty page with one moving square."""
    context = browser.new_context(viewport=SIZE)
    page = context.new_page()
    page.set_content(PEER)
    page.evaluate(WATCH)
    page.wait_for_timeout(seconds * 1000)
    found = frames_of(page)
    context.close()
    return found


def print_frames(name: str, times: list[float]) -> None:
    if not times:
        print(f"{name:<28} nothing moved")
        return
    late = sum(one > 1.5 * FRAME_MS for one in times) / len(times)
    ninety_nine = statistics.quantiles(times, n=100)[98] if len(times) > 1 else times[0]
    rate, middle = 1000 / statistics.mean(times), statistics.median(times)
    print(
        f"{name:<28} {len(times):>6} frames  {rate:5.1f}/s  median {middle:5.1f} ms  99 % {ninety_nine:5.1f} ms"
        f"  late {late:6.1%}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="how often the first view is measured")
    parser.add_argument("--offline", action="store_true", help="only measure the first move without a network")
    parser.add_argument("--review", action="store_true", help="only measure the review of a game")
    parser.add_argument("--slower", type=float, default=4, help="the slowdown of the page for a review")
    parser.add_argument("--seconds", type=float, default=12, help="how long each game is measured")
    parser.add_argument("--games", nargs="+", default=["molly", "hickory", "uly", "buddel"], metavar="GAME")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as tools:
        server, address = serve(Path(folder))
        browser = tools.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            if args.offline:
                print_times([first_move_offline(browser, address) for _ in range(args.rounds)])
                return
            if args.review:
                for game in args.games:
                    print(review(browser, address, game, args.slower), flush=True)
                return
            print_times([first_view(browser, address) for _ in range(args.rounds)])
            print_frames("peer: one moving square", frames_of_peer(browser, args.seconds / 3))
            for game in args.games:
                print_frames(game, frames_in_play(browser, address, game, args.seconds))
        finally:
            browser.close()
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
