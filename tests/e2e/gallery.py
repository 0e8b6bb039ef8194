"""The gallery: every board in positions from the engine, built separately and served from a folder."""

from __future__ import annotations

import contextlib
import functools
import http.server
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"
FIXTURES = sorted(path.stem for path in (WEB / "src" / "gallery" / "fixtures").glob("*.json"))

LEAST_TARGET = 40
LEAST_TEXT = 12
BOARD_FAULTS = """([least, text]) => {
  const board = document.querySelector('.board');
  const frame = board.getBoundingClientRect();
  const faults = [];
  const out = box => box.left < frame.left - 1 || box.right > frame.right + 1
    || box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
  const spots = [...board.querySelectorAll('.spot')].filter(spot => spot.checkVisibility());
  const inSight = new Set(spots.filter(spot => !out(spot.getBoundingClientRect())).map(spot => spot.dataset.at));
  const scrolled = spot => spot.closest('.hk-side') && (!spot.matches('.legal') || inSight.has(spot.dataset.at));
  for (const spot of spots) {
    const box = spot.getBoundingClientRect();
    if (out(box) && !scrolled(spot)) faults.push(`${spot.dataset.at} is cut off`);
    if (spot.matches('.legal') && Math.min(box.width, box.height) < least - 0.5)
      faults.push(`${spot.dataset.at} is small: ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`);
  }
  const words = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const holder = words.currentNode.parentElement;
    if (!words.currentNode.data.trim() || !holder.checkVisibility() || holder.closest('svg, .sr')) continue;
    const size = parseFloat(getComputedStyle(holder).fontSize);
    if (size < text) faults.push(`"${words.currentNode.data}" is ${size} px`);
  }
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) faults.push('the page scrolls');
  return faults;
}"""
"""Script that returns what is cut off or too small on a board, given the minimum sizes of targets and of text.

In a panel that scrolls, each legal target has to be visible once: a favor card is shown beside its number and again
among its team's things.
"""


def can_build() -> bool:
    return shutil.which("npx") is not None and (WEB / "node_modules").exists()


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""


def build_gallery(folder: Path) -> None:
    """Build the gallery into a folder."""
    command = ["npx", "--no-install", "vite", "build", "--outDir", str(folder), "--emptyOutDir", "--logLevel", "error"]
    subprocess.run(command, cwd=WEB, env={**os.environ, "TANA_GALLERY": "1"}, check=True)


@contextlib.contextmanager
def serving_gallery(folder: Path) -> Iterator[str]:
    """Serve a gallery; yields the URL of its page."""
    handler = functools.partial(_Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/gallery.html"
        finally:
            server.shutdown()
            thread.join()
