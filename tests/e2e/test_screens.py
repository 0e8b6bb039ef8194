"""The main screens on a phone in portrait and landscape, with every message in the language in which it is longest.

`python -m tools.screens` checks all screens in all languages at all sizes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tools.screens import LONGEST, VISITS, Visitor

from tests.e2e.text_faults import text_faults

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SCREENS = ("home", "setup", "quiet", "known", "lobby", "company")
SIZES = ("phone", "landscape")


@pytest.mark.parametrize("screen", SCREENS)
def test_the_longest_texts_fit(browser: Browser, address: str, screen: str) -> None:
    visitor = Visitor(browser, address, LONGEST, SIZES, None)
    try:
        VISITS[screen](visitor)
    finally:
        visitor.leave()
    assert visitor.looks > 0
    assert visitor.faults == []


@pytest.mark.parametrize(
    ("page", "fault"),
    [
        ("<p style='width:60px;overflow:hidden;white-space:nowrap'>much too long a text</p>", "cropped"),
        (
            "<p style='width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis'>much too long</p>",
            "ellipsis",
        ),
        ("<p style='width:60px;overflow-wrap:anywhere'>Trophäentableau</p>", "broken word"),
        ("<button style='width:60px'>one two three four five six</button>", "lines"),
        ("<button style='width:40px;white-space:nowrap'>sticking out</button>", "sticks out"),
        ("<p style='position:absolute;left:250px;white-space:nowrap'>out of the picture</p>", "outside the screen"),
        (
            "<p style='position:absolute;top:0'>one text</p><p style='position:absolute;top:2px'>another</p>",
            "covered",
        ),
        ("<select style='width:60px'><option>A long value</option></select>", "value cut off"),
        (
            "<button style='position:absolute;left:0;width:90px'>one</button>"
            "<button style='position:absolute;left:50px;width:90px'>other</button>",
            "over another",
        ),
        ("<p style='width:300px'>A text with enough room for all its words.</p><button>Fine</button>", ""),
    ],
)
def test_what_does_not_fit_is_found(browser: Browser, page: str, fault: str) -> None:
    shown = browser.new_page(viewport={"width": 320, "height": 480})
    try:
        shown.set_content(f"<body style='margin:0;font:16px sans-serif'>{page}</body>")
        found = text_faults(shown)
    finally:
        shown.close()
    assert any(fault in one for one in found) if fault else found == []
