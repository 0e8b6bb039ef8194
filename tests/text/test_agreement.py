"""Articles and endings fit the names that are filled in: every text with every name that it can have.

English: "a" and "an". Italian: articles before every sound, and adjectives in the gender of their noun.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from tests.text.test_complete import GAMES, domains_of, messages, reasons_of, variables

import tana
from tana.core.actions import Argument
from tana.core.domain import SEAT
from tana.core.game import Game
from tana.text import LANGUAGES, Text
from tana.text.words import Value, source

WEB = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
NAMES = ("Ada", "Zoe", "Bruna", "Oreste", "Pina")
MOST_FILLED = 4_000
"""Combinations of names of one text; where there are more, every name is tried with some of the others."""

each_game = pytest.mark.parametrize("name", GAMES)

# --- English -------------------------------------------------------------------------------------------------

VOWEL = re.compile(r"\b(?:a|A) ((?!one\b|once\b|uni|use|Uly\b|eu)[aeiouAEIOU]\w*)")
CONSONANT = re.compile(r"\b(?:an|An) ((?!hour|honest|heir)[^aeiouAEIOU\W]\w*|one\b|uni\w+|use\w*)")


def english_faults(text: str) -> list[str]:
    text = text.replace(OPEN, "").replace(CLOSE, "")
    return [found.group() for found in (*VOWEL.finditer(text), *CONSONANT.finditer(text))]


# --- Italian -------------------------------------------------------------------------------------------------

OPEN, CLOSE = "\u2068", "\u2069"
"""Around every name that is filled in: an article is only looked at where it was not written with its noun."""
IMPURE = r"(?:s[bcdfgklmnpqrtvz]|z|gn|ps|pn|x|y)"
SHORT = r"\b(?:un|il|del|al|dal|nel|sul|quel)"
LONG = r"\b(?:uno|lo|dello|allo|dallo|nello|sullo|quello)"
FULL = r"\b(?:il|del|al|dal|nel|sul|lo|la|una|dello|della|alla|dalla|nella|sulla|quella)"
ARTICLES = [
    re.compile(rule, re.IGNORECASE)
    for rule in (
        rf"{SHORT} {OPEN}{IMPURE}\w*",
        rf"{FULL} {OPEN}[aeiou]\w+",
        rf"{LONG} {OPEN}(?!{IMPURE})[b-df-hj-np-tv-z]\w*",
    )
]
FEMININE = [
    "galleria",
    "Talpa",
    "pila",
    "tessera",
    "carta",
    "tana",
    "piuma",
    "foglia",
    "volpe",
    "pecora",
    "chiave",
    "reliquia",
]
MASCULINE = [
    "cubetto",
    "bottone",
    "cane",
    "lupo",
    "mazzo",
    "topo",
    "ditale",
    "filo",
    "segnalino",
    "tris",
    "trifoglio",
    "fiore",
]
ENDINGS = [
    "giall",
    "ross",
    "bianc",
    "arancion",
    "azzurr",
    "vuot",
    "pien",
    "piccol",
    "grand",
    "medi",
    "nascost",
    "copert",
]


def italian_faults(text: str) -> list[str]:
    faults = [found.group().replace(OPEN, "") for rule in ARTICLES for found in rule.finditer(text)]
    plain = text.replace(OPEN, "").replace(CLOSE, "")
    for nouns, wrong in ((FEMININE, "o"), (MASCULINE, "a")):
        rule = rf"\b(?:{'|'.join(nouns)}) (?:{'|'.join(ENDINGS)}){wrong}\b"
        faults += [found.group() for found in re.finditer(rule, plain, re.IGNORECASE)]
    return faults


FAULTS = {"en": english_faults, "it": italian_faults}

# --- every text with every name ------------------------------------------------------------------------------


def combinations(domains: Mapping[str, tuple[str, ...]]) -> Iterator[dict[str, str]]:
    """One token for each argument: all combinations, or, of very many, every token with some of the others."""
    names, sizes = list(domains), [len(tokens) for tokens in domains.values()]
    count = 1
    for size in sizes:
        count *= size
    if count <= MOST_FILLED:
        for tokens in itertools.product(*domains.values()):
            yield dict(zip(names, tokens, strict=True))
        return
    for turn in range(max(sizes)):
        yield {name: domains[name][(turn * (1 + at)) % sizes[at]] for at, name in enumerate(names)}


class MarkedText(Text):
    """Texts with marks around the names that are filled in."""

    def token(self, domain: str, token: str) -> Value:
        found = super().token(domain, token)
        return f"{OPEN}{found}{CLOSE}" if isinstance(found, str) else found


def tokens_of(arguments: tuple[Argument, ...]) -> dict[str, tuple[str, ...]]:
    return {one.name: (one.of.tokens[:2] if one.of.name == SEAT.name else tuple(one.of.tokens)) for one in arguments}


def spoken(game: Game[Any], language: str) -> Iterator[tuple[str, str]]:
    """Choices, events, reasons, ends and scores, as a player and a spectator read them."""
    domain_of = {
        **{f"action-{family.word}": family.arguments for family in game.actions.families},
        **{f"event-{kind.name}": kind.arguments for kind in game.events.kinds},
        **{reason.text: reason.arguments for reason in reasons_of(game)},
    }
    for reader in (0, None):
        text = MarkedText(game, language, NAMES, reader)
        for id, arguments in domain_of.items():
            for tokens in combinations(tokens_of(tuple(arguments))):
                yield id, text.fill(id, text._arguments(arguments, tokens))


@cache
def web_bundle(name: str, language: str) -> FluentBundle:
    """The texts of a board, with those of its game below them."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in (source(f"tana.games.{name}", language), (WEB / name / f"{language}.ftl").read_text(encoding="utf-8")):
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def on_the_board(name: str, language: str) -> Iterator[tuple[str, str]]:
    """Texts of the board that are filled with names of the game: a variable is called as its domain."""
    domains, game = domains_of(tana.game(name)), MarkedText(tana.game(name), language, NAMES)
    bundle = web_bundle(name, language)
    for id, used in web_variables(name, language).items():
        known = {one: tuple(sorted(domains[domain_of(one)])) for one in used if domain_of(one) in domains}
        for tokens in combinations(known):
            values: dict[str, Any] = {one: game.token(domain_of(one), token) for one, token in tokens.items()}
            values |= {one: 1 for one in used if one not in values}
            message = bundle.get_message(id)
            assert message.value is not None
            yield id, bundle.format_pattern(message.value, values)[0]


ALIASES = {"sign": "symbol", "wants": "tile"}


def domain_of(variable: str) -> str:
    return ALIASES.get(variable, variable)


@cache
def web_variables(name: str, language: str) -> dict[str, set[str]]:
    body = FluentParser().parse((WEB / name / f"{language}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name: variables(entry) for entry in body if isinstance(entry, fluent.Message) and entry.value}


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_articles_and_endings_fit_every_name(name: str, language: str) -> None:
    told = [*spoken(tana.game(name), language)]
    if (WEB / name).is_dir():
        told += on_the_board(name, language)
    faults = {(id, fault) for id, text in told for fault in FAULTS[language](text)}
    assert faults == set()
    assert len(told) > len(messages(f"tana.games.{name}", language)) / 2


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", "Spend a orange button.", "a orange"),
        ("en", "Take an red thimble.", "an red"),
        ("it", "La galleria giallo è piena.", "galleria giallo"),
        ("it", "Passa un cubetto rossa.", "cubetto rossa"),
        ("it", f"Prendi un {OPEN}spillo{CLOSE}.", "un spillo"),
        ("it", f"Guarda la {OPEN}ape{CLOSE}.", "la ape"),
        ("it", f"Muovi lo {OPEN}cane{CLOSE}.", "lo cane"),
    ],
)
def test_wrong_articles_and_endings_are_found(language: str, text: str, fault: str) -> None:
    assert FAULTS[language](text) == [fault]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "An orange button, a one-off, an hour and a unicorn."),
        ("it", f"Una piuma rossa, uno {OPEN}spillo{CLOSE} giallo, l’{OPEN}ape{CLOSE} e un {OPEN}anello{CLOSE}: lo fa."),
    ],
)
def test_right_articles_and_endings_are_left_alone(language: str, text: str) -> None:
    assert FAULTS[language](text) == []
