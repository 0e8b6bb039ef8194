"""Tests that share something costly (compiled code of a game, a database) are grouped, and groups stay together."""

from __future__ import annotations

import pytest


@pytest.mark.xdist_group("alone")
def test_the_scheduler_is_told_the_group_of_a_test(request: pytest.FixtureRequest) -> None:
    if not request.config.getoption("loadgroup", False):
        pytest.skip("tests are not distributed by groups: pytest -n 2 --dist loadgroup")
    assert request.node.nodeid.endswith("@alone")
