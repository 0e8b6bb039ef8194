"""The texts of packages, from their Fluent files.

English texts are in the package's own `text` folder, other languages in language packs, `tana/languages/<code>`. A
package outside Tana may bring other languages in its own folder; otherwise its English texts are used.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

LANGUAGE_NAMES = {
    "en": "English",
    "it": "Italiano",
    "es": "Español",
    "fr": "Français",
    "de": "Deutsch",
}
"""Every language by code, with its own name for itself; the first one is the fallback."""
LANGUAGES = tuple(LANGUAGE_NAMES)
FALLBACK = LANGUAGES[0]
SHARED = "tana.text"
FLUENT = "ftl"
RULES = "rules.md"
NUMBERS = "numbers.json"

Value = int | str


def folder_of(package: str) -> Traversable:
    """The folder of a package's texts."""
    return files(package) / ("shared" if package == SHARED else "text")


def text_file(package: str, kind: str, language: str) -> Traversable | None:
    """The file of a kind (`FLUENT`, `RULES`, `NUMBERS`) in one language: the package's own, else the pack's."""
    stem, dot, ending = kind.rpartition(".")
    own = folder_of(package) / f"{stem}{dot}{language}.{ending}"
    found = own if own.is_file() else _in_pack(package, kind, language)
    return found if found.is_file() else None


def _in_pack(package: str, kind: str, language: str) -> Traversable:
    *folders, name = ["shared"] if package == SHARED else package.split(".")[1:]
    return (files("tana") / "languages" / language).joinpath(*folders, f"{name}.{kind}")


def source(package: str, language: str, kind: str = FLUENT) -> str:
    """The text of a package in one language, or in English if it has none."""
    found = text_file(package, kind, language) or text_file(package, kind, FALLBACK)
    if found is None:
        raise FileNotFoundError(f"{package} has no {kind} in {language!r} or {FALLBACK!r}")
    return found.read_text(encoding="utf-8")


def closest(tag: str) -> str | None:
    """The language for a tag such as `de_AT.UTF-8` or `fr-CA`; None if there are no texts in it."""
    code = re.split("[^a-z]", tag.lower(), maxsplit=1)[0]
    return code if code in LANGUAGES else None


@cache
def bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    """The texts of some packages; for a duplicate id, the earlier package wins."""
    made = FluentBundle([language], use_isolating=False)
    for package in packages:
        made.add_resource(FluentResource(source(package, language)))
    return made


class Words:
    """Texts by id. A missing text is replaced by its id; missing and broken ones are recorded in `faults`."""

    def __init__(self, language: str, *packages: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}; languages: {', '.join(LANGUAGES)}")
        self.language = language
        self.faults: list[str] = []
        self._bundle = bundle(language, (*packages, SHARED))

    def has(self, id: str) -> bool:
        """Whether there is a text with this id (`id.attribute` for an attribute)."""
        return self._pattern(id) is not None

    def text(self, id: str, **values: Value) -> str:
        """The text with an id, with plain values for its variables."""
        return self.fill(id, values)

    def fill(self, id: str, values: Mapping[str, Value]) -> str:
        """The text with an id, with a mapping of values for its variables."""
        pattern = self._pattern(id)
        if pattern is None:
            self.faults.append(f"{id}: missing")
            return id
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        self.faults += [f"{id}: {error}" for error in errors]
        return str(text)

    def _pattern(self, id: str) -> Pattern | None:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def number_if_digits(token: str) -> Value:
    """A token of digits as a number, so that texts can select a plural form."""
    return int(token) if token.removeprefix("-").isdecimal() else token
