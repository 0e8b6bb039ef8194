"""Draws the pictures of `docs/gallery.md`: every piece, every board at three sizes in both themes, and the screens.

    python -m tools.gallery_pictures [docs/images/gallery]

Needs what the browser tests need. Look at the pictures before you commit them.
"""

from __future__ import annotations

import base64
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright
from tests.e2e.conftest import CHROMIUM, FLAGS, serving
from tests.e2e.gallery import FIXTURES, serving_gallery
from tests.e2e.people import Person

from tools.lessons.lesson_files import GAMES as LESSONS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "docs" / "images" / "gallery"
EXAMPLES = ROOT / "examples" / "games"
BOARDS = [(390, 610), (540, 380), (1090, 680)]
PHONE, LANDSCAPE, DESKTOP = (390, 844), (844, 390), (1440, 900)
SCALE = 0.4
SHEET_WIDTH = 1220
QUALITY = 68
GAMES = {"molly": 3, "hickory": 2, "uly": 3, "buddel": 4}
SCREENS = {"home": "", "setup": "#/new/hickory", "learn": "#/learn/uly", "rules": "#/rules/buddel", "stranger": "#/t/x"}
LAST = {"molly": "end", "buddel": "win", "hickory": "midnight"}
"""Lessons that are over after one action."""

Picture = tuple[str, bytes]


class Studio:
    """Takes pictures, and combines them into sheets."""

    def __init__(self, browser: Browser, out: Path) -> None:
        self.browser = browser
        self.out = out

    def page(self, size: tuple[int, int], theme: str = "light", language: str = "en") -> Page:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=SCALE,
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
        )
        return context.new_page()

    def sheet(self, name: str, pictures: list[Picture]) -> None:
        shown = "".join(
            f'<figure><img src="data:image/png;base64,{base64.b64encode(data).decode()}">'
            f"<figcaption>{title}</figcaption></figure>"
            for title, data in pictures
        )
        page = self.browser.new_page(viewport={"width": SHEET_WIDTH, "height": 400})
        page.set_content(
            "<style>body { margin: 0; padding: 12px; display: flex; flex-wrap: wrap; gap: 12px; background: #fff; }"
            " figure { margin: 0; } figcaption { font: 13px sans-serif; text-align: center; }"
            f" img {{ display: block; border-radius: 8px; }}</style>{shown}"
        )
        self.out.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=self.out / f"{name}.jpg", type="jpeg", quality=QUALITY, full_page=True)
        page.close()

    def parts(self, gallery: str) -> None:
        for theme in ("light", "dark"):
            page = self.page((2400, 800), theme)
            page.goto(f"{gallery}?parts=yes&theme={theme}")
            page.wait_for_selector("html[data-ready]")
            self.sheet(f"pieces-{theme}", [(f"every piece at 96 and 32 px, {theme}", page.screenshot(full_page=True))])
            page.context.close()

    def boards(self, gallery: str, game: str) -> None:
        pictures = []
        for theme in ("light", "dark"):
            for fixture in FIXTURES:
                if not fixture.startswith(game):
                    continue
                for size in BOARDS:
                    page = self.page(size, theme)
                    page.goto(f"{gallery}?board={fixture}&theme={theme}")
                    page.wait_for_selector("html[data-ready]")
                    pictures.append((f"{fixture}, {size[0]} × {size[1]}, {theme}", page.screenshot()))
                    page.context.close()
        self.sheet(f"boards-{game}", pictures)

    def screens(self, address: str) -> None:
        for name, size, theme, language in (
            ("phone", PHONE, "light", "it"),
            ("desktop", DESKTOP, "dark", "en"),
            ("landscape", LANDSCAPE, "light", "en"),
        ):
            pictures = []
            for screen, route in SCREENS.items():
                page = self.page(size, theme, language)
                page.goto(f"{address}/{route}")
                page.wait_for_timeout(1200)
                pictures.append((f"{screen}", page.screenshot()))
                page.context.close()
            for game, seats in GAMES.items():
                person = self.person(address, size, theme, language)
                person.play_alone(game, seats)
                person.wait_for_turn()
                pictures.append((game, person.page.screenshot()))
                person.page.context.close()
            for game in LAST:
                person = self.person(address, size, theme, language)
                finish(person, game)
                pictures.append((f"the end of {game}", person.page.screenshot()))
                person.page.context.close()
            self.sheet(f"screens-{name}", pictures)

    def generic(self, address: str) -> None:
        """The generic board, for games without their own."""
        pictures = []
        for size, theme, language in ((PHONE, "dark", "it"), (LANDSCAPE, "light", "it"), (DESKTOP, "light", "en")):
            person = self.person(address, size, theme, language)
            person.open_table("magpies", [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2])
            person.wait_for_turn()
            pictures.append((f"{size[0]} × {size[1]}, {theme}", person.page.screenshot()))
            person.page.context.close()
        self.sheet("boards-generic", pictures)

    def person(self, address: str, size: tuple[int, int], theme: str, language: str) -> Person:
        person = Person(self.page(size, theme, language), address)
        person.remember(motion="off", name="Ada")
        return person


def finish(person: Person, game: str) -> None:
    """Show a lesson's last position, and play the action that ends it."""
    chapter = next(one for one in LESSONS[game] if one.id == LAST[game])
    document = chapter.document()
    person.practise(game, document["seats"], document["position"], document["seed"])
    person.wait_for_turn()
    _, notation, *_ = next(iter(chapter.walk()))
    person.page.keyboard.press("/")
    person.page.locator("#command:focus").wait_for()
    person.page.keyboard.type(notation)
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector(".result")
    person.page.keyboard.press("Escape")
    close = person.page.locator(".side-close:visible")
    if close.count():
        close.click()
    person.page.wait_for_timeout(300)


def main() -> None:
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as tools:
        studio = Studio(tools.chromium.launch(executable_path=CHROMIUM, args=FLAGS), out)
        with serving_gallery(Path(folder) / "gallery") as gallery:
            studio.parts(gallery)
            for game in GAMES:
                studio.boards(gallery, game)
        with serving(Path(folder)) as address:
            studio.screens(address)
        os.environ["TANA_GAMES"] = str(EXAMPLES)
        with serving(Path(folder)) as address:
            studio.generic(address)


if __name__ == "__main__":
    main()
