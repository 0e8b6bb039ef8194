"""Marks for all tests, and a summary of what they covered.

Tests that meet a real browser, real processes or a real terminal wait for other programs. On a machine that is short of
processor time such a wait can run out, so they may be tried again; the summary lists every test that was.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

COVERED = {
    "contract": "every game at every table: parts conserved, secrets kept, three speeds equal",
    "games": "the rules of the ledgers, each by its id",
    "golden": "finished games, replayed bit for bit",
    "core": "records, chance, actions, matches, game files",
    "engine": "how rules run: generic code made for a game, what is ready",
    "text": "all texts in both languages",
    "bots": "the levels, and that they know no more than their seat",
    "lab": "arenas, ratings, analysis",
    "server": "tables, seats, undo, fairness, security, engines",
    "fault": "kill -9, lost networks and engines under load",
    "lessons": "the lessons of the web client",
    "cli": "the command line and the terminal client",
    "e2e": "a real browser",
    "docs": "the documentation and its tutorials",
    "examples": "a game outside the package",
    "release": "the wheel in a bare environment",
}
WAITS_FOR_OTHERS = ("e2e", "fault", "server", "cli", "bots", "lab", "docs")
ROOT = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(ROOT / folder in item.path.parents for folder in WAITS_FOR_OTHERS):
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How many tests passed for each part of Tana, so that a run says what it covered."""
    passed = Counter(report.nodeid.split("/")[1] for report in terminalreporter.getreports("passed"))
    if len(passed) > 1:
        terminalreporter.section("covered")
        for folder, count in sorted(passed.items()):
            terminalreporter.line(f"{count:6} {folder:<10} {COVERED.get(folder, '')}")
