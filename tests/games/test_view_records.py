"""Views at every table: patches lead from one to the next, and interpreted and compiled looks see the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tana.core import record
from tana.core.rule import run_compiled
from tana.core.view_document import patched
from tests.contract.tables import Table, all_tables, random_game

GAMES = 3


def with_and_without_aid(table: Table) -> list[Table]:
    values = ("off", "on") if "memory_aid" in table.settings else ()
    return [Table(table.game, table.seats, {**table.settings, "memory_aid": value}) for value in values] or [table]


TABLES = {str(table): table for shape in all_tables() for table in with_and_without_aid(shape)}
EVERY_TABLE = pytest.mark.parametrize(
    "table",
    [pytest.param(table, id=name, marks=pytest.mark.xdist_group(table.game.name)) for name, table in TABLES.items()],
)


@pytest.fixture(autouse=True)
def compiled() -> Iterator[None]:
    run_compiled(True)
    yield
    run_compiled(False)


@EVERY_TABLE
def test_patches_lead_from_one_view_to_the_next(table: Table) -> None:
    documents = table.game.documents
    for seed in range(GAMES):
        before: dict[int, bytes] = {}
        for state in positions(table, seed):
            for seat in range(-1, table.seats):
                seen = look(table, state, seat)
                if seat in before:
                    patch = documents.patch(before[seat], seen)
                    assert patched(documents.whole(before[seat]), patch) == documents.whole(seen)
                before[seat] = seen


@EVERY_TABLE
def test_interpreted_looks_see_the_same(table: Table) -> None:
    for number, state in enumerate(positions(table, seed=1)):
        if number % 40 == 0:
            for seat in range(-1, table.seats):
                compiled = look(table, state, seat)
                run_compiled(False)
                interpreted = look(table, state, seat)
                run_compiled(True)
                assert interpreted == compiled


def positions(table: Table, seed: int) -> Iterator[Any]:
    """All positions of a random game, from the first to the last."""
    for step in random_game(table, seed):
        if step.number == 1:
            yield step.before
        yield step.after


def look(table: Table, state: Any, seat: int) -> bytes:
    view = table.game.rules.View.nothing()
    table.game.rules.look(state, seat, view)
    return record.to_bytes(view)
