"""Marks for all tests.

Tests that meet a real browser, real processes or a real terminal wait for other programs. On a machine that is short of
processor time such a wait can run out, so they may be tried again; the summary lists every test that was.
"""

from __future__ import annotations

from pathlib import Path

import pytest

WAITS_FOR_OTHERS = ("e2e", "fault", "server", "cli", "bots", "lab", "docs")
ROOT = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(ROOT / folder in item.path.parents for folder in WAITS_FOR_OTHERS):
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=1))
