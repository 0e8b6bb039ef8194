"""A pseudo-language with every message in the language in which it is longest.

The page is set to German, and the texts in its German chunks are replaced on their way to the browser.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from tana.text import LANGUAGES
from tests.e2e.conftest import WEB
from tests.text.language_files import GAMES, file_of

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Route

REPLACED = "de"
"""Usually the longest, so that little is replaced."""
FILES = (
    "shared.ftl",
    "web/first.ftl",
    "web/later.ftl",
    *[f"{part}/{game}.ftl" for part in ("games", "web") for game in GAMES],
)
SHOWN_ON_COVERS = ("game-title", "game-blurb")


def width_of(pattern: fluent.Pattern) -> int:
    """Number of letters in a text, with its longest variants."""
    width = 0
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            width += len(element.value)
        elif isinstance(element.expression, fluent.SelectExpression):
            width += max(width_of(variant.value) for variant in element.expression.variants)
        else:
            width += 6
    return width


@cache
def longest(path: str) -> str:
    """A language file with every message in the language in which it is longest."""
    found: dict[str, fluent.Message] = {}
    for language in LANGUAGES:
        for entry in FluentParser().parse(file_of(path, language).read_text(encoding="utf-8")).body:
            if not isinstance(entry, fluent.Message) or entry.value is None:
                continue
            before = found.get(entry.id.name)
            if before is None or before.value is None or width_of(before.value) < width_of(entry.value):
                found[entry.id.name] = entry
    return FluentSerializer().serialize(fluent.Resource(list(found.values())))


def titles(text: str) -> str:
    """The messages that the covers show of a game, as `web/build-titles.ts` extracts them."""
    body = FluentParser().parse(text).body
    shown = [one for one in body if isinstance(one, fluent.Message) and one.id.name in SHOWN_ON_COVERS]
    return FluentSerializer().serialize(fluent.Resource(list(shown))).strip()


def literal(text: str) -> str:
    """Escape a text for a JavaScript template literal."""
    return text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")


def with_spaces(code: str) -> str:
    """Code with literal no-break spaces, which the bundler writes as escapes."""
    return code.replace("\\xA0", "\u00a0").replace("\\u202F", "\u202f")


@cache
def replaced_chunks() -> dict[str, str]:
    """The German chunks of the build by name, with the longest texts in them."""
    wanted = {path: (file_of(path, REPLACED).read_text(encoding="utf-8"), longest(path)) for path in FILES}
    swaps = {path: (literal(german), literal(long)) for path, (german, long) in wanted.items()}
    for game in GAMES:
        german, long = wanted[f"games/{game}.ftl"]
        swaps[f"cover of {game}"] = (literal(titles(german)), literal(titles(long)))
    chunks: dict[str, str] = {}
    missing = set(swaps)
    for chunk in (WEB.parent / "assets").glob("*.js"):
        code = before = with_spaces(chunk.read_text(encoding="utf-8"))
        for name, (german, long) in swaps.items():
            if german in code:
                code = code.replace(german, long)
                missing.discard(name)
        if code != before:
            chunks[chunk.name] = code
    assert not missing, f"no chunk has the German texts {sorted(missing)}: is the build of these sources?"
    return chunks


def read_the_longest(context: BrowserContext) -> None:
    """Make a browser set to German load the longest texts."""

    def answer(route: Route) -> None:
        code = replaced_chunks().get(route.request.url.rpartition("/")[2])
        if code is None:
            route.continue_()
        else:
            route.fulfill(body=code, content_type="text/javascript")

    context.route("**/assets/*.js", answer)
