"""Every language pack has every file and every message of English, and nothing else.

`python -m pytest tests/text/test_languages.py` lists what is missing, extra or unused in each language.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from tests.text.language_files import ENGLISH, FLUENT_FILES, PACKS, ROOT, file_of
from tests.text.test_complete import variables

import tana
from tana.text import LANGUAGES, Text, formats
from tana.text.words import FALLBACK, FLUENT, LANGUAGE_NAMES, closest, source, text_file

OTHERS = LANGUAGES[1:]
CODE = {"web/first.ftl": "web/src", "web/later.ftl": "web/src", "lab.ftl": "src/tana"}
"""Where the messages of a file are used; `test_complete.py` and `test_records.py` look at games and the terminal."""

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other = pytest.mark.parametrize("language", OTHERS)


@cache
def messages(path: str, language: str) -> dict[str, set[str]]:
    """The messages and attributes of a file, each with its variables."""
    body = FluentParser().parse(file_of(path, language).read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, fluent.Junk)] == [], f"{language}: {path}"
    found: dict[str, set[str]] = {}
    for entry in body:
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{language}: {path}: {entry.id.name} is there twice"
            found[entry.id.name] = variables(entry.value) if entry.value else set()
            found |= {f"{entry.id.name}.{one.id.name}": variables(one) for one in entry.attributes}
    return found


def needed(names: set[str]) -> set[str]:
    """Variables without `$me` and `$x-is`, which one language needs for its grammar and another does not."""
    return {name.removesuffix("-is") for name in names} - {"me"}


@cache
def code(folder: str) -> str:
    files = [path for path in (ROOT / folder).rglob("*") if path.suffix in (".py", ".ts", ".tsx", ".html")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if "web/assets" not in str(path))


@dataclass(frozen=True)
class Named:
    """What code names: whole messages, and the beginnings and ends of those that it puts together."""

    whole: frozenset[str]
    beginnings: frozenset[str]
    ends: frozenset[str]


@cache
def named_in(folder: str) -> Named:
    told = code(folder)
    whole = set(re.findall(r"[\"'`(]([\w-]+)(?=[\"'`,.])", told))
    for words in re.findall(r"[\w-]*-[\w-]+(?=[\"'`,.])", told):
        parts = words.split("-")
        whole |= {"-".join(parts[at:]) for at in range(1, len(parts))}
    beginnings = {found.removesuffix("-") for found in re.findall(r"[\"'`]([\w-]+)\$?\{", told)}
    return Named(frozenset(whole), frozenset(beginnings), frozenset(re.findall(r"\}-(\w+)`", told)))


def is_used(id: str, named: Named) -> bool:
    """Whether code names a message, or the beginning or the end of one it puts together."""
    parts = id.split("-")
    beginnings = ("-".join(parts[:at]) for at in range(1, len(parts) + 1))
    return (
        id in named.whole
        or id.removeprefix("study-") in named.whole
        or parts[-1] in named.ends
        or any(beginning in named.beginnings for beginning in beginnings)
    )


@each_other
def test_a_pack_has_every_file_and_no_other(language: str) -> None:
    there = {path.relative_to(PACKS / language).as_posix() for path in (PACKS / language).rglob("*") if path.is_file()}
    assert {"missing": set(ENGLISH) - there, "extra": there - set(ENGLISH)} == {"missing": set(), "extra": set()}


@each_other
def test_no_message_is_missing_or_extra(language: str) -> None:
    english, other = (
        {f"{path}: {id}" for path in FLUENT_FILES for id in messages(path, one)} for one in (FALLBACK, language)
    )
    missing, extra = english - other, other - english
    assert {"missing": sorted(missing), "extra": sorted(extra)} == {"missing": [], "extra": []}


@each_other
def test_a_message_has_the_variables_of_the_english_one(language: str) -> None:
    wrong = [
        f"{path}: {id}: {sorted(names ^ needed(messages(path, language)[id]))}"
        for path in FLUENT_FILES
        for id, names in ((id, needed(found)) for id, found in messages(path, FALLBACK).items())
        if id in messages(path, language) and names != needed(messages(path, language)[id])
    ]
    assert wrong == []


def test_no_message_is_unused() -> None:
    """Those of English; every other language has the same (`test_no_message_is_missing_or_extra`)."""
    unused = [
        f"{path}: {id}"
        for path, folder in CODE.items()
        for id in messages(path, FALLBACK)
        if "." not in id and not is_used(id, named_in(folder))
    ]
    assert unused == [], "no code shows these messages: remove them, or show them"


def test_unused_messages_are_found() -> None:
    assert not is_used("home-nothing", named_in("web/src")) and is_used("home-blurb", named_in("web/src"))


@each_other
def test_numbers_name_the_same_components(language: str) -> None:
    for path in (path for path in ENGLISH if path.endswith(".json")):
        english, other = (json.loads(file_of(path, one).read_text(encoding="utf-8")) for one in (FALLBACK, language))
        assert {of for one in english for of in one["of"]} == {of for one in other for of in one["of"]}, path


@each_language
def test_the_locale_data_know_the_language(language: str) -> None:
    name = Locale.parse(language).get_display_name()
    assert name is not None and LANGUAGE_NAMES[language].casefold() == name.casefold()


# --- where texts come from -----------------------------------------------------------------------------------


def test_a_game_outside_may_bring_its_own_languages_and_falls_back_to_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(LANGUAGE_NAMES, "xx", "Xish")
    assert text_file("tana.games.molly", FLUENT, "xx") is None
    assert source("tana.games.molly", "xx") == source("tana.games.molly", FALLBACK)


def test_a_pack_has_what_the_package_does_not() -> None:
    assert Text(tana.game("molly"), "it").blurb != Text(tana.game("molly"), "en").blurb
    file = text_file("tana.games.molly", FLUENT, "it")
    assert file is not None and str(file).endswith("languages/it/games/molly.ftl")


@pytest.mark.parametrize(
    ("tag", "language"), [("it_IT.UTF-8", "it"), ("it-CH", "it"), ("en", "en"), ("ita", None), ("C", None), ("", None)]
)
def test_the_language_of_a_tag(tag: str, language: str | None) -> None:
    assert closest(tag) == language


# --- numbers -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "number", "share"),
    [("en", "12,345.7", "45.7%"), ("it", "12.345,7", "45,7%"), ("de", "12.345,7", "45,7\xa0%")],
)
def test_numbers_are_written_as_in_their_language(language: str, number: str, share: str) -> None:
    assert (formats.number(12345.678, language, 1), formats.percent(0.4567, language, 1)) == (number, share)
    assert formats.number(3, language, signed=True) == "+3" and formats.number(-3, language, signed=True) == "-3"


@pytest.mark.parametrize(
    ("language", "moment"),
    [
        ("en", "Jan 16, 2027, 8:00\u202fAM UTC"),
        ("de", "16.01.2027, 08:00 UTC"),
        ("fr", "16 janv. 2027, 08:00 UTC"),
        ("es", "16 ene 2027, 8:00 UTC"),
        ("it", "16 gen 2027, 08:00 UTC"),
    ],
)
def test_times_are_written_as_in_their_language(language: str, moment: str) -> None:
    assert formats.moment(1_800_086_400_000, language) == moment
