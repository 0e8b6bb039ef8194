"""Which tables the suites of others are tried on: they take minutes for each."""

from __future__ import annotations

import os

from tests.contract.tables import Table, all_tables


def some_tables() -> list[Table]:
    """The smallest and the largest table of every game; all of them in a soak."""
    if os.environ.get("TANA_SOAK"):
        return list(all_tables())
    by_game: dict[str, list[Table]] = {}
    for table in all_tables():
        by_game.setdefault(table.game.name, []).append(table)
    return [table for tables in by_game.values() for table in (tables[0], tables[-1])]
