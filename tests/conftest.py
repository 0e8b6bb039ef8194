"""Marks for all tests, and a summary of what they covered.

A test that fails has found something: it is not tried again.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest
from hypothesis import HealthCheck, settings

from tests.server.effort import SOAK

os.environ.setdefault("TANA_NO_MODULES", "yes")
"""Servers under test do not build the rules for pages; tests that want it say so."""
if not SOAK:
    os.environ.setdefault("NUMBA_OPT", "1")
"""Compiled code runs briefly in tests, so it is optimised less: this halves the time to compile an entry point. Read by
Numba when it is imported. `tests/contract/test_speeds.py` compares results with those of full optimisation."""

settings.register_profile(
    "tana", derandomize=not SOAK, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("tana")
"""Made-up input is the same in every run, and new in every soak; a busy machine is no fault."""

COVERED = {
    "contract": "every game at every table: parts conserved, secrets kept, three speeds equal",
    "games": "the rules of the ledgers, each by its id",
    "golden": "finished games, replayed bit for bit",
    "core": "records, chance, actions, matches, game files",
    "compile": "how rules become code: caching, linking, SIMD, portable math",
    "bench": "the measurements run, at a tiny size",
    "research": "the campaigns that trained shipped weights",
    "engine": "how rules run: generic code made for a game, what is ready",
    "wasm": "the fourth speed: modules of WebAssembly give the same bytes, documents and choices",
    "text": "all texts in all languages",
    "bots": "the levels, and that they know no more than their seat",
    "learn": "training follows the rules, small boards are solved",
    "study": "what a study finds, beside what can be worked out on paper",
    "lab": "arenas, ratings, analysis",
    "envs": "batches, and the suites of PettingZoo, Gymnasium and OpenSpiel",
    "server": "tables, seats, undo, fairness, security, engines",
    "fault": "kill -9, lost networks and engines under load",
    "weeks": "people live with a house for days while its server is killed, restored and moved",
    "lessons": "the lessons of the web client",
    "cli": "the command line and the terminal client",
    "e2e": "a real browser",
    "docs": "the documentation and its tutorials",
    "examples": "a game outside the package",
    "release": "the wheel in a bare environment",
}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With several workers slow tests begin first, so that all workers end at about the same time.

    Groups need no order: pytest-xdist begins with the largest ones.
    """
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How many tests passed for each part of Tana, so that a run says what it covered; and what caught each mutant."""
    tell_mutants(terminalreporter)
    passed = Counter(report.nodeid.split("/")[1] for report in terminalreporter.getreports("passed"))
    if len(passed) > 1:
        terminalreporter.section("covered")
        for folder, count in sorted(passed.items()):
            terminalreporter.line(f"{count:6} {folder:<10} {COVERED.get(folder, '')}")


def tell_mutants(terminalreporter: pytest.TerminalReporter) -> None:
    """Games with a mistake (`tests/contract/mutants.py`), and the checks of the contract that noticed and named it."""
    reports = terminalreporter.getreports("passed")
    rows = sorted(row for report in reports for name, row in report.user_properties if name == "mutant")
    if rows:
        terminalreporter.section("mutants: the mistake, and what caught it")
        for game, mistake, checks in rows:
            terminalreporter.line(f"{game:<8} {mistake:<56} {checks}")
