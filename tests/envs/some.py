"""Which tables the suites of others are tried on: they take minutes for each."""

from __future__ import annotations

import os
from collections.abc import Mapping

from tests.contract.tables import Table, all_tables


def some_tables(smaller: Mapping[str, str] | None = None) -> list[Table]:
    """The smallest and the largest table of every game, or a smaller one for some of these; all of them in a soak."""
    if os.environ.get("TANA_SOAK"):
        return list(all_tables())
    named = {str(table): table for table in all_tables()}
    by_game: dict[str, list[Table]] = {}
    for table in named.values():
        by_game.setdefault(table.game.name, []).append(table)
    chosen = [table for tables in by_game.values() for table in (tables[0], tables[-1])]
    return [named[(smaller or {}).get(str(table), str(table))] for table in chosen]
