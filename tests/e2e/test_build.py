"""Size and content of what a browser loads before the first screen."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from tana.text import LANGUAGES
from tana.text.words import FALLBACK
from tests.e2e.conftest import WEB
from tests.text.language_files import file_of

MOST_KILOBYTES = 100
MOST_KILOBYTES_OF_FONTS = 60
FONT = ".woff2"


def needed_first(folder: Path) -> set[Path]:
    """The page, its styles and scripts, and their static imports."""
    found: set[Path] = set()
    todo = [WEB]
    while todo:
        path = todo.pop()
        if path in found or not path.exists():
            continue
        found.add(path)
        text = "" if path.suffix == FONT else path.read_text(encoding="utf-8")
        names = [f"assets/{name}" for name in re.findall(r'url\("?\./([^")]+)', text)]
        names += re.findall(r'(?:src|href)="\./(assets/[^"]+)"', text)
        names += [f"assets/{name}" for name in re.findall(r'(?:from|^import|;import)\s*"\./([^"]+)"', text)]
        todo += [folder / name for name in names]
    return found


def test_the_first_load_is_small() -> None:
    files = needed_first(WEB.parent)
    assert any(path.suffix == ".js" for path in files)
    size = sum(len(gzip.compress(path.read_bytes())) for path in files)
    assert size < MOST_KILOBYTES * 1024, f"{size / 1024:.0f} KB gzipped"


def test_other_languages_are_chunks_of_their_own() -> None:
    """The first load contains only English; every other language has chunks that are loaded when needed."""
    first = needed_first(WEB.parent)
    for language in LANGUAGES:
        text = next(
            line
            for line in file_of("web/first.ftl", language).read_text(encoding="utf-8").splitlines()
            if line.startswith("home-blurb = ")
        )
        chunks = [path for path in (WEB.parent / "assets").glob("*.js") if text in path.read_text(encoding="utf-8")]
        assert chunks, language
        assert any(path in first for path in chunks) == (language == FALLBACK), language


def test_typefaces_are_few_ours_to_serve_and_come_with_their_licences() -> None:
    fonts = [path for path in needed_first(WEB.parent) if path.suffix == FONT]
    assert sorted(path.name.split("-")[0] for path in fonts) == ["fraunces", "nunito", "nunito"]
    assert sum(path.stat().st_size for path in fonts) < MOST_KILOBYTES_OF_FONTS * 1024
    for name in ("fraunces", "nunito"):
        assert "SIL OPEN FONT LICENSE" in (WEB.parent / "licences" / f"{name}.txt").read_text(encoding="utf-8").upper()


def test_no_page_needs_what_a_strict_policy_forbids() -> None:
    page = WEB.read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "style=" not in page
    assert "http://" not in page and "https://" not in page
