"""Tests are not tried again in the hope that they pass: a few may be, each for a reason."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.conftest import MOST_RERUNS, marked_for_rerun


def item(name: str, reason: str | None = None) -> Any:
    mark = None if reason is None else pytest.mark.rerun(reason=reason).mark
    return SimpleNamespace(nodeid=f"tests/a.py::{name}", get_closest_marker=lambda _: mark)


def test_a_test_is_not_tried_again_unless_it_is_marked() -> None:
    assert marked_for_rerun([item("one"), item("two")]) == []
    marked = item("three", "the browser's driver")
    assert marked_for_rerun([item("one"), marked]) == [marked]


def test_a_mark_needs_a_reason() -> None:
    with pytest.raises(pytest.UsageError, match="without a reason"):
        marked_for_rerun([item("one", " ")])


def test_more_than_three_marks_fail_the_run() -> None:
    few = [item(f"test_{n}[{way}]", "why") for n in range(MOST_RERUNS) for way in ("a", "b")]
    assert marked_for_rerun(few) == few
    with pytest.raises(pytest.UsageError, match="more than 3"):
        marked_for_rerun([*few, item("test_more", "why")])
