"""Detection of texts that do not fit: cut off, broken inside a word, on too many lines, or overlapping."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").partition("\n")[2]


def text_faults(page: Page) -> list[str]:
    """Every text of the page that does not fit, as `kind: element "text"`."""
    found: list[str] = page.evaluate(SCRIPT)
    return found
