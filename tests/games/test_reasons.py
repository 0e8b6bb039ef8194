"""Refusals, endings and score lines by number: for exactly the actions that are not legal, and with a text for each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tana.core.reasons import NO_REASON
from tana.core.registry import game
from tana.text import LANGUAGES, Text
from tests.contract.tables import Table, compiled_tables, random_game, scores_of

TABLES = [table for table in compiled_tables() if hasattr(table.game.rules, "refuse")]
EVERY_TABLE = pytest.mark.parametrize(
    "table", [pytest.param(table, id=str(table), marks=pytest.mark.xdist_group(table.game.name)) for table in TABLES]
)
GAMES = sorted({table.game.name for table in TABLES})
EVERY = 7
"""Every so many positions of a random game are looked at."""


@EVERY_TABLE
def test_exactly_what_is_not_legal_is_refused(table: Table) -> None:
    found = table.game
    for state, legal in positions(table):
        for action in range(len(found.actions)):
            number = int(found.rules.refuse(state, action))
            assert (number == NO_REASON) == (action in legal), found.actions.notation(action)
            if number != NO_REASON:
                assert found.refusals.because(number).rule


@EVERY_TABLE
def test_the_end_has_a_reason_and_lines_make_the_score(table: Table) -> None:
    last = None
    for step in random_game(table, seed=5):
        assert table.game.ending(step.before) is None
        last = step.after
    assert table.game.ending(last) is not None
    for seat, score in enumerate(scores_of(table, last)):
        assert sum(line.points for line in table.game.score_lines(last, seat)) == score
    assert all(int(table.game.rules.refuse(last, action)) != NO_REASON for action in range(len(table.game.actions)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_a_text(name: str, language: str) -> None:
    found = game(name)
    text = Text(found, language)
    for reasons in (found.refusals, found.endings, found.score_texts):
        for number in range(len(reasons)):
            assert text.say(reasons.because(number).text)
    assert text.faults == []


def positions(table: Table) -> Iterator[tuple[Any, list[int]]]:
    for seed in range(2):
        for step in random_game(table, seed):
            if step.number % EVERY == seed:
                yield step.before, step.legal
