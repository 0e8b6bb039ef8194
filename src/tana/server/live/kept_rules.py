"""Kept rules: tables that began before an update continue by their old rules if the current ones do not fit.

Logs contain a checksum of every position, so rules fit a table if its whole log can be replayed by them. The current
rules are tried first, then those the table is bound to, then all kept rules of its game, newest first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tana.core.declared import BadRules
from tana.core.registry import game as find_game
from tana.core.rules_file import RulesFile
from tana.engine.module_memory import NoRuntime
from tana.server.live.store_access import read_rows, stored
from tana.server.logs import note
from tana.server.storage.interface import Store, StoreError
from tana.server.storage.kept_rules import KeptRulesStore
from tana.server.tables import log
from tana.server.tables.log import Row
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import CannotReplay, Table

UNUSED_MS = 7 * 24 * 3600 * 1000
"""How long unused rules are kept after a server last offered them: another server of the house may be down."""
PAGE = 500
PAUSE_SECONDS = 0.01
"""The pause between two tables in the background."""


@dataclass
class KeptRules:
    """Finds the rules that fit a table, and stores the current rules for later."""

    store: Store
    clock: Callable[[], int]
    today: dict[str, RulesFile] = field(default_factory=dict)
    """The modules of the current rules by game, as far as they have been built."""

    def __post_init__(self) -> None:
        self.files = KeptRulesStore(self.store.notices)

    # --- tables ------------------------------------------------------------------------------------------------

    async def replay(self, rows: Sequence[Row]) -> Table:
        """Replay a log by the rules that fit it; raises `Refuse` if there are none."""
        try:
            table = Table.replay(rows)
        except CannotReplay as fault:
            table = await self._replay_with_kept(rows, fault)
        table.rules = table.rules or await stored(self.files.of_table(table.id))
        await self.bind(table)
        return table

    async def _replay_with_kept(self, rows: Sequence[Row], fault: CannotReplay) -> Table:
        made = rows[0].entry
        current = self.today.get(getattr(made, "game", ""))
        try:
            if isinstance(made, log.Created) and made.version == log.LOG_VERSION:
                async for game in self.files.candidates(made, "" if current is None else current.id):
                    with contextlib.suppress(CannotReplay):
                        table = Table.replay(rows, game)
                        note("table keeps its rules", table=table.id, game=table.game.name, rules=game.id)
                        return table
        except NoRuntime as missing:
            note("kept rules cannot run", logging.ERROR, table=getattr(made, "table", ""), why=str(missing))
            raise Refuse("old-game", str(missing)) from None
        except StoreError as away:
            note("store unavailable", logging.ERROR, fault=str(away))
            raise Refuse("unavailable", "the store is unavailable") from None
        note("table refused", logging.ERROR, table=getattr(made, "table", ""), why=str(fault))
        raise Refuse("old-game", str(fault)) from None

    async def bind(self, table: Table) -> None:
        """Bind a table to its rules, so that they are kept for as long as the table exists.

        A table that continues by the current rules is bound to them. A finished one stays bound to those in its record.
        """
        known = self.today.get(table.game.name)
        if table.kept is not None:
            if await stored(self.files.of_table(table.id)) != table.rules:
                await stored(self.files.bind(table.id, table.rules))
        elif known is not None and table.rules != known.id and not (table.rules and table.is_finished()):
            await stored(self.files.bind(table.id, known.id))
            table.rules = known.id

    # --- rules -------------------------------------------------------------------------------------------------

    async def offer(self, rules: RulesFile) -> None:
        """Store the current rules of a game; raises `BadRules` if their edition is not the current one."""
        if rules.edition != find_game(rules.game).edition:
            raise BadRules(f"the module has edition {rules.edition!r}, expected {find_game(rules.game).edition!r}")
        await stored(self.files.keep(rules, self.clock()))
        self.today[rules.game] = rules
        note("rules kept", game=rules.game, rules=rules.id)

    async def packed(self, name: str) -> bytes | None:
        """The file of rules with this name; None if there is none."""
        return await stored(self.files.body(name)) if name.isalnum() else None

    # --- in the background -------------------------------------------------------------------------------------

    async def bind_all(self) -> None:
        """Find and bind the rules of all tables that are not bound yet."""
        if not self.today:
            return
        after = ""
        while page := await stored(self.files.unbound(after, PAGE)):
            for name in page:
                try:
                    await self.replay(await read_rows(self.store, name))
                except (Refuse, IndexError) as fault:  # no rules fit it, or it was deleted
                    if isinstance(fault, Refuse) and fault.code == "unavailable":
                        raise
                await asyncio.sleep(PAUSE_SECONDS)
            after = page[-1]

    async def tidy(self) -> None:
        """Renew the current rules in the store, and delete rules that are no longer needed."""
        now = self.clock()
        for rules in tuple(self.today.values()):
            await stored(self.files.keep(rules, now))
        for name in await stored(self.files.collect(now - UNUSED_MS)):
            note("rules deleted", rules=name)
