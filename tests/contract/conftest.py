"""Parametrise every contract test over every table."""

from __future__ import annotations

import pytest

from tests.contract.tables import all_tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", all_tables(), ids=str)
