"""Finds the browser for the tests."""

from __future__ import annotations

import os
from pathlib import Path

PATHS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
"""Debian's paths. The shell has no window around its pages, so a new context costs a quarter of the time."""


FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]


def chromium() -> str:
    """The path of the browser: `TANA_CHROMIUM`, else the first of Debian's that is installed."""
    found = (path for path in PATHS if Path(path).exists())
    return os.environ.get("TANA_CHROMIUM") or next(found, PATHS[0])
