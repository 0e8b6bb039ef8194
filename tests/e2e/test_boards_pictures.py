"""Reference pictures of every board in `pictures/`, compared with a tolerance.

`TANA_PICTURES=write pytest tests/e2e/test_boards_pictures.py` renews them: look at them before you commit them.
"""

from __future__ import annotations

import base64
import contextlib
import itertools
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.people import settle

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PICTURES = Path(__file__).parent / "pictures"
BOARDS = ("molly-middle", "uly-middle", "buddel-middle", "hickory-middle")
THEMES = ("light", "dark")
SIZES = [(360, 415), (390, 610), (540, 380), (800, 940), (740, 560), (1440, 860)]
LONGEST = 180
"""Longer side of a picture in pixels: small enough to store, large enough to see what has moved."""
MOST_DIFFERENT = 0.02
"""Share of pixels that may differ: text is rendered a little differently on every machine."""
MOST_BYTES = 2 * 2**20

DIFFERENCE = """async ([one, other]) => {
  const points = async picture => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paper = canvas.getContext('2d');
    paper.drawImage(image, 0, 0);
    return paper.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await points(one), await points(other)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  let different = 0;
  for (let i = 0; i < a.data.length; i += 4)
    if (Math.max(...[0, 1, 2].map(n => Math.abs(a.data[i + n] - b.data[i + n]))) > 48) different += 1;
  return different / (a.width * a.height);
}"""


def drawn(page: Page, gallery: str, board: str, theme: str) -> bytes:
    page.goto(f"{gallery}?board={board}&theme={theme}")
    page.wait_for_selector("html[data-ready]")
    settle(page)
    return page.screenshot()


@contextlib.contextmanager
def page_of(browser: Browser, size: tuple[int, int]) -> Iterator[Page]:
    """One page for all pictures of a size, so that it loads everything only once."""
    width, height = size
    scale = LONGEST / max(width, height)
    opened = browser.new_context(viewport={"width": width, "height": height}, device_scale_factor=scale)
    with contextlib.closing(opened) as context:
        yield context.new_page()


def difference(page: Page, one: bytes, other: bytes) -> Any:
    return page.evaluate(DIFFERENCE, [base64.b64encode(picture).decode() for picture in (one, other)])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_boards_look_as_they_did(browser: Browser, gallery: str, size: tuple[int, int]) -> None:
    changed = {}
    beside = browser.new_page()
    with page_of(browser, size) as page:
        for board, theme in itertools.product(BOARDS, THEMES):
            path = PICTURES / f"{board}-{size[0]}x{size[1]}-{theme}.png"
            picture = drawn(page, gallery, board, theme)
            if os.environ.get("TANA_PICTURES") == "write":
                path.write_bytes(picture)
            share = difference(beside, path.read_bytes(), picture)
            if share > MOST_DIFFERENT:
                changed[path.name] = share
    beside.close()
    assert changed == {}


def test_a_picture_that_differs_is_noticed(browser: Browser) -> None:
    page = browser.new_page()
    one, other = ((PICTURES / f"uly-middle-360x415-{theme}.png").read_bytes() for theme in THEMES)
    assert difference(page, one, one) == 0
    assert difference(page, one, other) > MOST_DIFFERENT
    page.close()


def test_the_pictures_are_small() -> None:
    kept = list(PICTURES.glob("*.png"))
    assert len(kept) == len(BOARDS) * len(SIZES) * len(THEMES)
    assert sum(path.stat().st_size for path in kept) < MOST_BYTES
