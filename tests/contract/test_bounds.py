"""Every game once with bounds checks: compiled rules do not notice an index that is too large, they write there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.tables import each_game


@pytest.mark.parametrize("name", each_game())
def test_rules_stay_within_their_records_and_buffers(name: str) -> None:
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    command = [sys.executable, "-m", "tests.contract.bounds", name]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, env=checked, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    within, too_small = done.stdout.splitlines()
    assert within == "within bounds"
    assert too_small.startswith("MAX_LEGAL: legal writes more than"), "one too few is noticed and named"
