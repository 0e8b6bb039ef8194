"""Parametrise every contract test over every table; rules run compiled, for speed, unless a test says otherwise.

`test_speeds.py` shows that interpreted rules do the same. Tests of one game share a worker, so that its rules are
compiled once.
"""

from __future__ import annotations

import pytest

from tests.contract.tables import compiled_tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        tables = [
            pytest.param(table, id=str(table), marks=pytest.mark.xdist_group(table.game.name))
            for table in compiled_tables()
        ]
        metafunc.parametrize("table", tables)
