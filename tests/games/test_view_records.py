"""The views that are records show exactly what the views they replace show, and patches lead from one to the next."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tana.core import record
from tana.core.rule import run_compiled
from tana.core.view_document import Documents, patched
from tests.contract.tables import Table, all_tables, random_game

GAMES = 3


def with_and_without_aid(table: Table) -> list[Table]:
    values = ("off", "on") if "memory_aid" in table.settings else ()
    return [Table(table.game, table.seats, {**table.settings, "memory_aid": value}) for value in values] or [table]


TABLES = {
    str(table): table
    for shape in all_tables()
    if hasattr(shape.game.rules, "look")
    for table in with_and_without_aid(shape)
}
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
def test_records_show_what_the_views_show(table: Table) -> None:
    documents = Documents(table.game.rules.View)
    for seed in range(GAMES):
        before: dict[int, bytes] = {}
        for state in positions(table, seed):
            for seat in range(-1, table.seats):
                seen = look(table, state, seat)
                document = documents.whole(seen)
                assert document == old_view(table, state, seat)
                if seat in before:
                    patch = documents.patch(before[seat], seen)
                    assert patched(documents.whole(before[seat]), patch) == document
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


def old_view(table: Table, state: Any, seat: int) -> Any:
    return json.loads(msgspec.json.encode(table.game.parts.view(state, None if seat < 0 else seat)))
