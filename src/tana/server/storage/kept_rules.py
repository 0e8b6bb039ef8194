"""Kept rules in the store: modules with their layout documents, and which rules each table is played by.

Statements have numbered parameters (`$1`) and run on SQLite and PostgreSQL alike, through the store's `NoticeStore`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass

from tana.core.declared import BadRules
from tana.core.rules_file import RulesFile
from tana.engine.kept_game import KeptGame, game_of_file
from tana.server.logs import note
from tana.server.storage.notices import NoticeStore
from tana.server.tables import log

SQLITE_KEPT_RULES = """
    CREATE TABLE kept_rules (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        kept INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        body BLOB NOT NULL
    ) STRICT;
    CREATE INDEX kept_rules_by_game ON kept_rules (game, kept);
    CREATE TABLE table_rules (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        rules TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX table_rules_by_rules ON table_rules (rules);
    """
POSTGRES_KEPT_RULES = """
    CREATE TABLE kept_rules (
        id text PRIMARY KEY,
        game text NOT NULL,
        kept bigint NOT NULL,
        seen bigint NOT NULL,
        body bytea NOT NULL
    );
    CREATE INDEX kept_rules_by_game ON kept_rules (game, kept);
    CREATE TABLE table_rules (
        table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        rules text NOT NULL
    );
    CREATE INDEX table_rules_by_rules ON table_rules (rules);
    """

SEE = "UPDATE kept_rules SET seen = $2 WHERE id = $1 RETURNING id"
KEEP = """
INSERT INTO kept_rules (id, game, kept, seen, body) VALUES ($1, $2, $3, $3, $4)
ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
"""
BODY = "SELECT body FROM kept_rules WHERE id = $1"
OF_GAME = "SELECT id FROM kept_rules WHERE game = $1 ORDER BY kept DESC, id"
OF_TABLE = "SELECT rules FROM table_rules WHERE table_id = $1"
BIND = """
INSERT INTO table_rules (table_id, rules) SELECT id, CAST($2 AS TEXT) FROM tables WHERE id = $1
ON CONFLICT (table_id) DO UPDATE SET rules = excluded.rules
"""
UNBOUND = """
SELECT id FROM tables WHERE id > $1 AND NOT EXISTS (SELECT 1 FROM table_rules WHERE table_id = id) ORDER BY id LIMIT $2
"""
COLLECT = """
DELETE FROM kept_rules WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM table_rules WHERE rules = kept_rules.id)
RETURNING id
"""


@dataclass(frozen=True)
class KeptRulesStore:
    """The kept rules of a store."""

    notices: NoticeStore

    async def keep(self, rules: RulesFile, now: int) -> None:
        """Keep rules that a server offers, or record that it still offers them."""
        if not (await self.notices.write((SEE, (rules.id, now))))[0]:
            await self.notices.write((KEEP, (rules.id, rules.game, now, rules.pack())))

    async def body(self, id: str) -> bytes | None:
        """Packed rules by name."""
        found = await self.notices.fetch(BODY, id)
        return bytes(found[0][0]) if found else None

    async def of_game(self, game: str) -> list[str]:
        """The names of all kept rules of a game, the newest first."""
        return [id for (id,) in await self.notices.fetch(OF_GAME, game)]

    async def of_table(self, table: str) -> str:
        """The name of the rules that a table is played by; empty if unknown."""
        found = await self.notices.fetch(OF_TABLE, table)
        return str(found[0][0]) if found else ""

    async def candidates(self, made: log.Created, current: str = "") -> AsyncIterator[KeptGame]:
        """The kept rules that a table may be played by, the likeliest first, without the `current` ones.

        Raises `NoRuntime` if there are rules that cannot run here.
        """
        names = [await self.of_table(made.table), *await self.of_game(made.game)]
        for name in dict.fromkeys(names):
            if not name or name == current or (data := await self.body(name)) is None:
                continue
            try:
                game = await asyncio.to_thread(game_of_file, data, name)
            except BadRules as fault:
                note("kept rules refused", logging.ERROR, rules=name, why=str(fault))
                continue
            if game.edition == made.edition:
                yield game

    async def bind(self, table: str, id: str) -> None:
        """Record which rules a table is played by; they are kept for as long as the table exists."""
        await self.notices.write((BIND, (table, id)))

    async def unbound(self, after: str, most: int) -> list[str]:
        """A page of the tables whose rules are not recorded: those with ids after `after`, in order."""
        return [table for (table,) in await self.notices.fetch(UNBOUND, after, most)]

    async def collect(self, before: int) -> list[str]:
        """Delete the rules that no table is played by and no server has offered since `before`; returns their names."""
        return [id for (id,) in (await self.notices.write((COLLECT, (before,))))[0]]
