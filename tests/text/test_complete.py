"""Every game says everything it has to say, in every language, and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Set
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from tests.text.language_files import file_of

import tana
from tana.core.domain import SEAT, Domain
from tana.core.game import Game
from tana.core.reasons import Reason
from tana.core.standing_answers import standing_answers
from tana.text import LANGUAGES
from tana.text.text import package_of
from tana.text.words import FALLBACK, FLUENT, RULES, SHARED, source, text_file

HOUSE_RULINGS = {
    language: found[1]
    for language in LANGUAGES
    if (
        found := re.search(
            r"^rules-ruling = (.+)$", file_of("web/later.ftl", language).read_text(encoding="utf-8"), re.M
        )
    )
}
"""What rules call a ruling of ours, in each language, as the page looks for it."""
GAMES = [name for name in tana.names() if find_spec(f"tana.games.{name}.game")]
MESSAGE_PREFIXES = ("why-", "end-", "score-", "sketch-", "shows-")
RESERVED = ("action", "event", "option", "game", "why", "end", "score", "sketch", "shows", "value", "view")

each_game = pytest.mark.parametrize("name", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize(
    ("language", "name"),
    [(language, name) for name in GAMES for language in LANGUAGES if text_file(f"tana.games.{name}", FLUENT, language)],
)
"""A game and a language that it has; a game outside the package need not have every one."""
each_package = pytest.mark.parametrize("package", [*(f"tana.games.{name}" for name in GAMES), "tana.cli", SHARED])


@cache
def parsed(package: str, language: str) -> fluent.Resource:
    return FluentParser().parse(source(package, language))


def messages(package: str, language: str) -> dict[str, fluent.Message]:
    entries = parsed(package, language).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, fluent.Message)}


@cache
def ids(package: str, language: str) -> frozenset[str]:
    return frozenset(messages(package, language))


def ids_and_attributes(package: str, language: str) -> set[str]:
    found = messages(package, language)
    attributes = {f"{id}.{attribute.id.name}" for id, message in found.items() for attribute in message.attributes}
    return set(found) | attributes


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: Any) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.names


# --- the files ---------------------------------------------------------------------------------------------


@each_package
@each_language
def test_every_line_is_understood(package: str, language: str) -> None:
    body = parsed(package, language).body
    assert [entry.content for entry in body if isinstance(entry, fluent.Junk)] == []


@each_package
@each_language
def test_no_id_stands_twice(package: str, language: str) -> None:
    names = [entry.id.name for entry in parsed(package, language).body if isinstance(entry, fluent.Message)]
    assert sorted(names) == sorted(set(names))


@each_package
def test_all_languages_have_the_same_ids(package: str) -> None:
    first, *others = (ids_and_attributes(package, language) for language in LANGUAGES)
    for other in others:
        assert first == other


@each_package
def test_a_text_knows_the_same_variables_in_every_language(package: str) -> None:
    """`$x-is` and `$me` are there for the grammar of one language; another may do without."""
    for id, message in messages(package, LANGUAGES[0]).items():
        first = {name.removesuffix("-is") for name in variables(message)} - {"me"}
        for language in LANGUAGES[1:]:
            other = messages(package, language)[id]
            assert {name.removesuffix("-is") for name in variables(other)} - {"me"} == first, id


# --- games -------------------------------------------------------------------------------------------------


def domains_of(game: Game[Any]) -> dict[str, set[str]]:
    """All tokens of every domain that the modules of a game use, by the name of the domain."""
    found: dict[str, set[str]] = {}
    for path in Path(import_module(package_of(game)).__path__[0]).glob("*.py"):
        module = import_module(f"{package_of(game)}.{path.stem}") if path.stem != "__init__" else None
        for value in vars(module).values() if module else ():
            if isinstance(value, Domain):
                found.setdefault(value.name, set()).update(value.tokens)
    return found


def spoken_domains(game: Game[Any]) -> Iterator[Domain]:
    """The domains of the arguments that people meet in choices, in the log and in reasons."""
    for speaker in (*game.actions.families, *game.events.kinds, *reasons_of(game)):
        yield from (argument.of for argument in speaker.arguments)


def reasons_of(game: Game[Any]) -> Iterator[Reason]:
    """Why not, how it ended, where points come from."""
    for table in (game.refusals, game.endings, game.score_texts):
        yield from table.reasons


def speaks_for_itself(token: str) -> bool:
    """Numbers, cells such as `b3`, and pairs of them need no name."""
    return re.fullmatch(r"([a-z]?\d+)(-[a-z]?\d+)*", token) is not None


def token_ids(domain: str, tokens: set[str] | tuple[str, ...]) -> set[str]:
    return {f"{domain}-{token}" for token in tokens}


@cache
def ids_by_contract(name: str) -> frozenset[str]:
    """What every game has to say."""
    game = tana.game(name)
    needed = {"game-title", "game-blurb"}
    needed |= {f"action-{family.word}" for family in game.actions.families}
    needed |= {f"event-{kind.name}" for kind in game.events.kinds}
    needed |= {reason.text for reason in reasons_of(game)}
    needed |= {f"option-{option.name}" for option in game.options}
    for option in game.options:
        named = {value for value in option.values if not speaks_for_itself(value) and value not in ("on", "off")}
        needed |= {f"option-{option.name}-{value}" for value in named}
    for domain in spoken_domains(game):
        if domain.name != SEAT.name:
            needed |= token_ids(domain.name, tuple(token for token in domain.tokens if not speaks_for_itself(token)))
    return frozenset(needed)


@cache
def literals(name: str) -> tuple[set[str], set[str]]:
    """The ids a game's own code says outright, and patterns for those it puts together."""
    exact: set[str] = set()
    patterns: set[str] = set()
    for path in Path(import_module(f"tana.games.{name}").__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                exact.add(node.value)
            elif isinstance(node, ast.JoinedStr) and _is_message(node):
                patterns.add("".join(_pattern(part) for part in node.values))
    return exact, patterns


def _is_message(node: ast.JoinedStr) -> bool:
    first = node.values[0]
    return isinstance(first, ast.Constant) and str(first.value).startswith(MESSAGE_PREFIXES)


def _pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"


def said_outright(name: str) -> set[str]:
    """Whole ids of messages in the code."""
    exact, _ = literals(name)
    return {text for text in exact if text.startswith(MESSAGE_PREFIXES) and re.fullmatch(r"[a-z0-9-]*[a-z0-9]", text)}


def missing_texts(name: str, language: str, there: Set[str]) -> frozenset[str]:
    """What a game does not say although it has to, given the ids of its own texts."""
    return ids_by_contract(name) - there - ids(SHARED, language)


@each_game
@each_language
def test_a_game_says_everything_it_has_to(name: str, language: str) -> None:
    assert missing_texts(name, language, ids(f"tana.games.{name}", language)) == set()


@each_game
@each_language
def test_a_text_that_is_missing_in_one_language_is_named(name: str, language: str) -> None:
    own = ids(f"tana.games.{name}", language)
    for text in ids_by_contract(name) & own:
        assert missing_texts(name, language, own - {text}) == {text} - ids(SHARED, language)


@each_game
@each_language
def test_every_message_of_the_code_has_a_text(name: str, language: str) -> None:
    there = ids(f"tana.games.{name}", language)
    assert said_outright(name) - there == set()
    for pattern in literals(name)[1]:
        assert any(re.fullmatch(pattern, id) for id in there), pattern


def view_fields(kind: Any) -> Iterator[str]:
    """The names of all fields of a view: a board that is drawn from them may call them by a text."""
    for name, field in kind.fields.items():
        yield name
        if isinstance(field.of, type):
            yield from view_fields(field.of)


@each_game
@each_language
def test_a_game_has_no_text_that_nobody_says(name: str, language: str) -> None:
    game = tana.game(name)
    exact, patterns = literals(name)
    known = ids_by_contract(name) | exact | {f"face-{mark}" for mark in exact}
    known |= {"prompt"} | {f"view-{field.replace('_', '-')}" for field in view_fields(game.rules.View)}
    for domain, tokens in domains_of(game).items():
        known |= token_ids(domain, tokens)
    for option in game.options:
        known |= {f"option-{option.name}-{value}" for value in option.values}
    known |= {f"standing-{answer.word}" for answer in standing_answers(game.rules)}
    unused = {
        id
        for id in ids(f"tana.games.{name}", language) - known
        if not any(re.fullmatch(pattern, id) for pattern in patterns)
    }
    assert unused == set()


@each_game
@each_language
def test_texts_use_only_the_variables_there_are(name: str, language: str) -> None:
    game = tana.game(name)
    found = messages(f"tana.games.{name}", language)
    for kind in game.events.kinds:
        assert variables(found[f"event-{kind.name}"]) <= _known(argument.name for argument in kind.arguments), kind.name
    for family in game.actions.families:
        message = found[f"action-{family.word}"]
        names = [argument.name for argument in family.arguments]
        assert variables(message.value) <= _known(iter(names)), family.word
        for attribute in message.attributes:
            assert attribute.id.name == "group"
            assert variables(attribute) <= _known(iter(names[:-1])), family.word
    for reason in reasons_of(game):
        assert variables(found[reason.text]) <= _known(argument.name for argument in reason.arguments), reason.text


def _known(names: Iterator[str]) -> set[str]:
    return {"me"} | {variable for name in names for variable in (name, f"{name}-is")}


@each_game
def test_no_domain_has_the_name_of_a_kind_of_text(name: str) -> None:
    assert set(domains_of(tana.game(name))).isdisjoint(RESERVED)


@each_translation
def test_rules_are_written_down_and_mark_house_rulings(name: str, language: str) -> None:
    """A game that has rulings of the house says so; the id of such a ruling has an R."""
    rules = source(f"tana.games.{name}", language, RULES)
    assert rules.startswith("# ")
    marked = HOUSE_RULINGS[language] in rules
    assert marked == (re.search(r"\b[A-Z]{3}-R\d+", rules) is not None)


@each_game
def test_rules_name_the_same_rules_in_every_language(name: str) -> None:
    def named(language: str) -> set[str]:
        rules = source(f"tana.games.{name}", language, RULES)
        return set(re.findall(r"\b[A-Z]{3}-[RK]?\d+[a-z]?\b", rules))

    assert named(FALLBACK) != set()
    for language in LANGUAGES:
        assert named(language) == named(FALLBACK), language
