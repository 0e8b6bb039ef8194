"""Every rule that the in-app rules name is named by a test, and no test names a rule that does not exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import tana
import tana.games

TESTS = Path(__file__).parent.parent
GAMES = Path(tana.games.__path__[0])
RULE_ID = re.compile(r"\b[A-Z]{3}-[A-Z]?\d+[a-z]?\b")


def ledger(game: str, language: str) -> set[str]:
    """The ids in a game's rules in our own words."""
    return set(RULE_ID.findall((GAMES / game / "text" / f"rules.{language}.md").read_text(encoding="utf-8")))


@cache
def named_by_tests() -> frozenset[str]:
    """The ids that tests name with `@pytest.mark.rules`."""
    return frozenset(rule for path in TESTS.rglob("test_*.py") for rule in _marks(path))


def _marks(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rules":
                    yield from (str(ast.literal_eval(argument)) for argument in mark.args)


@pytest.mark.parametrize("game", tana.names())
def test_every_rule_has_a_test(game: str) -> None:
    rules = ledger(game, "en")
    assert rules, "the rules name their ids"
    assert sorted(rules - named_by_tests()) == []


@pytest.mark.parametrize("game", tana.names())
def test_both_languages_have_the_same_rules(game: str) -> None:
    assert ledger(game, "en") == ledger(game, "it")


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = set().union(*(ledger(game, "en") for game in tana.names()))
    assert sorted(named_by_tests() - known) == []
