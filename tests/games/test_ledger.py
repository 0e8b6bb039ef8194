"""The ledgers in `docs/rules` are where rules live: each has a test, and the in-app rules speak of the same ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.rule_coverage import TABLE, TITLES, ledger, shown_by, table

import tana
import tana.games
from tana.text.words import LANGUAGES, RULES, source

GAMES = Path(tana.games.__path__[0])
RULE_ID = re.compile(r"\b[A-Z]{3}-[A-Z]?\d+[a-z]?\b")
SOURCES = {
    "": {"rulebook", "rulebook, † reconstructed"},
    "R": {"house ruling", "house ruling, reconstructed data"},
    "D": {"reconstructed data", "rulebook, † reconstructed"},
    "K": {"follows from the rules", "table option"},
}

each_game = pytest.mark.parametrize("game", TITLES)


def ids(game: str) -> list[str]:
    return [rule.id for rule in ledger(game)]


def test_every_game_has_a_ledger() -> None:
    assert sorted(TITLES) == [game for game in tana.names() if (GAMES / game).exists()]


@each_game
def test_every_rule_has_a_test(game: str) -> None:
    assert ids(game), "the ledger names its rules"
    assert [id for id in ids(game) if id not in shown_by()] == []


@each_game
def test_a_rule_stands_once_and_says_where_it_comes_from(game: str) -> None:
    assert len(set(ids(game))) == len(ids(game))
    for rule in ledger(game):
        letter = rule.id[4] if rule.id[4].isalpha() else ""
        assert rule.source in SOURCES[letter], rule.id


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_for_players_name_the_same_rules(game: str, language: str) -> None:
    page = source(f"tana.games.{game}", language, RULES)
    assert set(RULE_ID.findall(page)) == set(ids(game))


@each_game
def test_a_ledger_speaks_of_rules_that_exist(game: str) -> None:
    page = (TABLE.parent / f"{game}.md").read_text(encoding="utf-8")
    assert set(RULE_ID.findall(page)) == set(ids(game))


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {id for game in TITLES for id in ids(game)}
    assert sorted(set(shown_by()) - known) == []


def test_the_coverage_table_is_up_to_date() -> None:
    assert TABLE.read_text(encoding="utf-8") == table(), "run: python -m tools.rule_coverage"
