"""The driver that plays as a person would: a few taps in a real game, and their report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.tapping import HEADING, Report, arguments, measure

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_a_few_taps_are_reported(address: str, browser: Browser) -> None:
    report = measure(browser, address, "uly", "phone", 1, 2, still=True)
    assert sum(report.taps.values()) == 2 and set(report.taps) == {"cell"}
    assert len(report.waits) == 2 and not report.finished and report.lost == []
    assert report.row().count("|") == HEADING.splitlines()[0].count("|")


def test_a_report_without_a_tap_has_a_row() -> None:
    assert "| none 0 % |" in Report("uly", "phone", 1).row()


def test_all_games_and_sizes_are_measured_by_default() -> None:
    asked = arguments([])
    assert asked.games == ["molly", "hickory", "uly", "buddel"]
    assert asked.sizes == ["phone", "landscape", "tablet", "desktop"]
