"""The texts of some packages, from their Fluent files."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

LANGUAGES = ("en", "it")
SHARED = "tana.text"

Value = int | str


def folder_of(package: str) -> Traversable:
    """The folder with the texts of a package."""
    return files(package) / ("shared" if package == SHARED else "text")


def source(package: str, language: str) -> str:
    """The Fluent file of a package in one language."""
    return (folder_of(package) / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    """The texts of some packages; where two have the same id, the earlier package wins."""
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
        """Whether there is a text of this id (`id.attribute` for an attribute)."""
        return self._pattern(id) is not None

    def text(self, id: str, **values: Value) -> str:
        """The text of an id with plain values for its variables."""
        return self.fill(id, values)

    def fill(self, id: str, values: Mapping[str, Value]) -> str:
        """The text of an id with a mapping of values for its variables."""
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
    """A token of digits as a number, so that texts can select a plural by it."""
    return int(token) if token.removeprefix("-").isdecimal() else token
