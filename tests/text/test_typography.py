"""Plurals, quotation marks, apostrophes and spaces of every text: of games, page, terminal, server and lab.

`test_agreement.py` fills the names of the games in; here every count is one, which is where plurals go wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from tests.text.language_files import ENGLISH, FLUENT_FILES, file_of
from tests.text.test_complete import variables

from tana.text import LANGUAGES, formats

each_language = pytest.mark.parametrize("language", LANGUAGES)

SEVERAL = {
    "en": r"1 (?!is\b|was\b|has\b|ms\b|plus\b)[a-z]{2,}s\b",
    "de": r"1 (?:\w+ )?(?:Punkte|Partien|Tage|Stunden|Minuten|Sekunden|Personen|Karten|Steine|Züge|Geräte|Tische"
    r"|Zeilen|Nachrichten|Siege|Runden|Mäuse|Plätze|Spiele|Entscheidungen|Möglichkeiten|Gunstkarten|Seiten|Verbindungen"
    r"|Rätseln|Zuschauern)n?\b",
    "it": r"1 (?:\w+ )?(?:punti|partite|tavoli|persone|giocatori|pagine|mosse|tessere|giorni|ore|minuti|secondi"
    r"|segnalini|carte|cubetti|premi|posti|vittorie|righe|messaggi|spettatori|volte|dispositivi|talpe|topi|scelte"
    r"|destinazioni|collegate)\b",
    "fr": r"1 (?:autres |nouveaux )?(?!fois\b|souris\b|prix\b|plus\b|dans\b|ms\b)[a-zàâéèêîôûç]{2,}[sx]\b",
    "es": r"1 (?!más\b|menos\b|ms\b|veces\b)[a-záéíóúñ]{2,}s\b|1 veces\b",
}
"""One of something that stands in the plural."""
FOREIGN = {"en": "„«»", "de": "«»”", "it": "„“”", "fr": "„“”", "es": "„“”"}
"""Quotation marks of other languages."""
NARROW = "\u202f"
SPACED = {
    "de": r"\w…|„ | “",
    "fr": rf"(?<![{NARROW}\s])[;:!?](?=\s|$)|[ \xa0][;:!?»]|(?<!{NARROW})»|«(?!{NARROW})",
}
"""A space that is missing, or one at which a line may break. Other languages set signs without one."""
SPACES = {
    "de": "no space before … or inside quotation marks",
    "fr": "a narrow no-break space (U+202F) before ; : ! ? » and after «",
}
"""What the rule of `SPACED` asks for; the reason of a failed test."""
CLOSE = r"\w[ \xa0\u202f][;:!](?=\s|$)|\w …"
WORDS = [path for path in ENGLISH if not path.endswith(".json")]


class _Plurals(Visitor):
    """The variables whose number a text looks at."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        keys = {one.key.name for one in node.variants if isinstance(one.key, fluent.Identifier)}
        if isinstance(node.selector, fluent.VariableReference) and "one" in keys:
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def body(path: str, language: str) -> list[fluent.Message]:
    found = FluentParser().parse(file_of(path, language).read_text(encoding="utf-8")).body
    return [entry for entry in found if isinstance(entry, fluent.Message)]


@cache
def counts() -> set[str]:
    """Every variable that is a count in some text of some language."""
    plurals = _Plurals()
    for path in FLUENT_FILES:
        for language in LANGUAGES:
            for message in body(path, language):
                plurals.visit(message)
    return plurals.found


def told(language: str) -> Iterator[tuple[str, str]]:
    """Every text with one of everything that is counted."""
    shared = [file_of(path, language).read_text(encoding="utf-8") for path in ("shared.ftl", "web/first.ftl")]
    for path in FLUENT_FILES:
        bundle = FluentBundle([language], use_isolating=False)
        for text in (*shared, file_of(path, language).read_text(encoding="utf-8")):
            bundle.add_resource(FluentResource(text), allow_overrides=True)
        for message in body(path, language):
            values = {name: 1 if name in counts() else "Ada" for name in variables(message)}
            found = bundle.get_message(message.id.name)
            for pattern in (found.value, *found.attributes.values()):
                if pattern is not None:
                    yield f"{path}: {message.id.name}", str(bundle.format_pattern(pattern, values)[0])


def test_counts_are_found() -> None:
    assert {"points", "count", "games", "days", "tokens"} <= counts()
    assert "name" not in counts() and "seat" not in counts()


@each_language
def test_one_of_something_is_singular(language: str) -> None:
    rule = re.compile(rf"(?<![\d.,:–-])\b(?:{SEVERAL[language]})")
    faults = {(id, found.group()) for id, text in told(language) for found in rule.finditer(text)}
    assert faults == set(), "with a count of one: add a singular, { $count -> [one] … *[other] … }"


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "1 tables"), ("de", "1 Punkte"), ("it", "1 partite"), ("fr", "1 autres personnes"), ("es", "1 veces")],
)
def test_one_of_several_is_found(language: str, text: str) -> None:
    assert re.search(SEVERAL[language], text)


@each_language
def test_quotation_marks_and_apostrophes_are_those_of_the_language(language: str) -> None:
    rule = re.compile(rf"[{FOREIGN[language]}]|\w'\w")
    faults = [
        f"{path}: {line}"
        for path in FLUENT_FILES
        for line in file_of(path, language).read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and rule.search(line)
    ]
    assert faults == [], f"not used in this language: {FOREIGN[language]} and straight apostrophes (write ’)"


def lines_of(path: str, language: str) -> Iterator[str]:
    """The lines that people read."""
    for line in file_of(path, language).read_text(encoding="utf-8").splitlines():
        if path.endswith(".md") or not line.startswith("#"):
            yield line.replace('{ "\\u202F" }', NARROW)


@each_language
def test_signs_have_the_spaces_of_the_language(language: str) -> None:
    rule = re.compile(SPACED.get(language, CLOSE))
    faults = [f"{path}: {line}" for path in WORDS for line in lines_of(path, language) if rule.search(line)]
    assert faults == [], SPACES.get(language, "no space before ; : ! or …")


@each_language
def test_percent_signs_stand_as_in_the_locale(language: str) -> None:
    gap = formats.percent(0.5, language).removeprefix("50").removesuffix("%")
    wrong = re.compile(rf"(?:[\d}}](?!{gap}%)\s?|[\d}}]{gap}\s+)%")
    faults = [f"{path}: {line}" for path in WORDS for line in lines_of(path, language) if wrong.search(line)]
    assert faults == [], f"a percentage is written {formats.percent(0.5, language)!r}"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Warten…"),
        ("fr", "Règle : 1"),
        ("fr", "Règle\xa0: 1"),
        ("fr", "Règle: 1"),
        ("fr", "« Table"),
        ("en", "Rule : 1"),
    ],
)
def test_wrong_spaces_are_found(language: str, text: str) -> None:
    assert re.search(SPACED.get(language, CLOSE), text)
