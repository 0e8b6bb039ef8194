"""Views at every table: patches lead from one to the next, and interpreted and compiled looks see the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tana.core import record
from tana.core.game import Game
from tana.core.view_document import patched
from tests.contract.tables import Table, compiled_tables, random_game

GAMES = 3


def with_and_without_aid(table: Table) -> list[Table]:
    values = ("off", "on") if "memory_aid" in table.settings else ()
    return [Table(table.game, table.seats, {**table.settings, "memory_aid": value}) for value in values] or [table]


TABLES = {str(table): table for shape in compiled_tables() for table in with_and_without_aid(shape)}
EVERY_TABLE = pytest.mark.parametrize(
    "table",
    [pytest.param(table, id=name, marks=pytest.mark.xdist_group(table.game.name)) for name, table in TABLES.items()],
)


@EVERY_TABLE
def test_patches_lead_from_one_view_to_the_next(table: Table) -> None:
    documents = table.game.documents
    for seed in range(GAMES):
        before: dict[int, bytes] = {}
        for state in positions(table, seed):
            for seat in range(-1, table.seats):
                seen = look(table.game, state, seat)
                if seat in before:
                    patch = documents.patch(before[seat], seen)
                    assert patched(documents.whole(before[seat]), patch) == documents.whole(seen)
                before[seat] = seen


@EVERY_TABLE
def test_interpreted_looks_see_the_same(table: Table) -> None:
    for number, state in enumerate(positions(table, seed=1)):
        if number % 40 == 0:
            for seat in range(-1, table.seats):
                assert look(table.game.interpreted, state, seat) == look(table.game, state, seat)


def positions(table: Table, seed: int) -> Iterator[Any]:
    """All positions of a random game, from the first to the last."""
    for step in random_game(table, seed):
        if step.number == 1:
            yield step.before
        yield step.after


def look(game: Game[Any], state: Any, seat: int) -> bytes:
    view = game.rules.View.nothing()
    game.rules.look(state, seat, view)
    return record.to_bytes(view)
