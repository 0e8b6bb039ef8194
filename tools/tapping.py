"""Plays games by tapping what glows on the board, as a person would, and reports how that went.

    python -m tools.tapping [--games molly uly] [--sizes phone desktop] [--seeds 1 2] [--taps 40] [--still]

The driver sees what a person sees: spots that glow and can be reached without scrolling, and buttons that ask what a
tap meant. For every game it counts taps by the kind of thing tapped, measures the waits for the next step, and counts
the moments in which it was its turn and no next step was visible: nothing glowed in sight, or it had to be scrolled to.
It also counts the taps for which some of the possible steps were out of sight. Needs what the browser tests need;
`--address` uses a running server.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright
from tests.e2e.conftest import CHROMIUM, FLAGS, serving
from tests.e2e.people import PATIENCE_MS, Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

SEATS = {"molly": 3, "hickory": 2, "uly": 3, "buddel": 3}
"""The number of players at the measured tables, the driver included."""
SIZES = {"phone": (360, 640), "landscape": (844, 390), "tablet": (768, 1024), "desktop": (1440, 900)}
TOUCHED = ("phone", "landscape", "tablet")
STUCK_SECONDS = 180
"""The test fails if a game shows nothing to do for this long."""
QUIET_SECONDS = 1.5
"""A turn without anything in sight counts once it has lasted this long; the board may still be drawing."""
LOOK_EVERY_MS = 60
SIGHT = """() => {
  const shows = spot => {
    const box = spot.getBoundingClientRect();
    for (const [across, down] of [[.5, .5], [.5, .9], [.5, .1], [.1, .5], [.9, .5], [.1, .9], [.9, .9]]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      if (document.elementFromPoint(x, y)?.closest('[data-at], button') === spot) return [x, y];
    }
    return null;
  };
  const room = document.querySelector('.room');
  const glowing = [...document.querySelectorAll('.board .spot.legal, .portrait.legal, .done.legal')]
    .filter(spot => spot.checkVisibility());
  const asked = [...document.querySelectorAll('.confirm button, .board dialog[open] button')]
    .filter(way => way.checkVisibility());
  const points = spots => spots.map(spot => [spot.dataset.at ?? 'answer', shows(spot)]).filter(([, at]) => at);
  return {
    over: room?.dataset.phase === 'over' && !room.dataset.busy,
    busy: Boolean(room?.dataset.busy),
    mine: room?.dataset.turn === 'mine',
    prompt: document.querySelector('.prompt-text')?.textContent.trim() ?? '',
    glowing: points(glowing),
    asked: points(asked),
    hidden: glowing.length - points(glowing).length,
  };
}"""
"""Everything that decides the next tap, as a person sees it without scrolling."""
SCROLL = """() => document.querySelector('.board .spot.legal')?.scrollIntoView({ block: 'center', inline: 'center' })"""


@dataclass
class Report:
    """The results of playing one game."""

    game: str
    size: str
    seed: int
    finished: bool = False
    seconds: float = 0.0
    taps: Counter[str] = field(default_factory=Counter)
    """By the kind of thing tapped: `mole`, `cell`, `answer`, …"""
    waits: list[float] = field(default_factory=list)
    """Seconds between a tap and the next possible one."""
    lost: list[str] = field(default_factory=list)
    """The prompts of moments without a visible next step."""
    partly: int = 0
    """Taps made while another possible step was out of sight."""

    def row(self) -> str:
        """One row of the Markdown table."""
        total = sum(self.taps.values())
        kind, most = self.taps.most_common(1)[0] if total else ("none", 0)
        waited, longest = sum(self.waits), max(self.waits, default=0.0)
        return (
            f"| {self.game} | {self.size} | {self.seed} | {'yes' if self.finished else 'no'} | {total} "
            f"| {kind} {100 * most // max(1, total)} % | {waited:.0f} s | {longest:.1f} s "
            f"| {len(self.lost)} | {self.partly} |"
        )


HEADING = (
    "| game | size | seed | to the end | taps | most often | waiting | longest wait | none in sight | some hidden |\n"
    "|---|---|---|---|---|---|---|---|---|---|"
)


class Tapper:
    """A player that taps what glows, at random."""

    def __init__(self, person: Person, report: Report) -> None:
        self.person = person
        self.report = report
        self.luck = random.Random(f"{report.game} {report.size} {report.seed}")

    def play(self, most: int) -> None:
        """Play until the game is over or `most` taps are made; raises `AssertionError` if the game is stuck."""
        begun = since = time.monotonic()
        unseen = False
        while sum(self.report.taps.values()) < most:
            seen = self.person.page.evaluate(SIGHT)
            now = time.monotonic()
            if seen["over"]:
                self.report.finished = True
                break
            if self._tap(seen):
                self.report.waits.append(now - since)
                since, unseen = time.monotonic(), False
                continue
            assert now - since < STUCK_SECONDS, f"nothing to do: {seen['prompt']!r}"
            if seen["mine"] and not seen["busy"] and not unseen and now - since > QUIET_SECONDS:
                unseen = True
                self.report.lost.append(seen["prompt"])
                self.person.page.evaluate(SCROLL)
            self.person.page.wait_for_timeout(LOOK_EVERY_MS)
        self.report.seconds = time.monotonic() - begun

    def _tap(self, seen: dict[str, Any]) -> bool:
        ways = seen["asked"] or seen["glowing"]
        if not ways or (seen["busy"] and not seen["asked"]):  # a look is busy until its player has seen it
            return False
        at, (x, y) = self.luck.choice(ways)
        self.report.taps[at.split(":")[0]] += 1
        self.report.partly += seen["hidden"] > 0
        self.person.press(x, y)
        return True


@contextlib.contextmanager
def new_person(browser: Browser, address: str, size: str, *, still: bool) -> Iterator[Person]:
    """A person with a new browser of this size."""
    width, height = SIZES[size]
    touch = size in TOUCHED
    context: BrowserContext = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=touch, locale="en", service_workers="block"
    )
    context.set_default_timeout(PATIENCE_MS)
    try:
        person = Person(context.new_page(), address, by_touch=touch)
        person.remember(motion="off" if still else "on", name="Ada", **{"play-here": "off"})
        yield person
    finally:
        context.close()


def measure(browser: Browser, address: str, game: str, size: str, seed: int, most: int, *, still: bool) -> Report:
    """Play one game and report on it."""
    report = Report(game, size, seed)
    with new_person(browser, address, size, still=still) as person:
        person.play_alone(game, SEATS[game])
        Tapper(person, report).play(most)
    return report


@contextlib.contextmanager
def server_at(address: str) -> Iterator[str]:
    """The given address, or that of a temporary server."""
    if address:
        yield address
        return
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as started:
        yield started


def arguments(words: Sequence[str]) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.tapping", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="+", choices=SEATS, default=list(SEATS))
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--seeds", nargs="+", type=int, default=[1])
    parser.add_argument("--taps", type=int, default=1000, help="maximum number of taps in a game")
    parser.add_argument("--still", action="store_true", help="without animations")
    parser.add_argument("--address", default="", help="a running server")
    return parser.parse_args(words)


def main(words: Sequence[str]) -> None:
    """Print a table row by row as the games are played."""
    asked = arguments(words)
    with server_at(asked.address) as address, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        print(HEADING, flush=True)
        for game in asked.games:
            for size in asked.sizes:
                for seed in asked.seeds:
                    report = measure(browser, address, game, size, seed, asked.taps, still=asked.still)
                    print(report.row(), flush=True)
                    for prompt, times in Counter(report.lost).most_common():
                        print(f"    {times} × {prompt}", file=sys.stderr, flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
