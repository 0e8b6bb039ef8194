"""Tables that outlive an update: which rules a table began with, and playing on by them where today's are others.

The log decides. It has a checksum of every position, so rules fit a table if its whole log replays by them: today's are
tried first, then those that the table is known to be played by, then all kept ones of its game, the newest first.
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
"""How long rules stay that no table is played by and no server offers: another server of the house may be away."""
PAGE = 500
PAUSE_SECONDS = 0.01
"""Between two tables that are looked through in the background."""


@dataclass
class KeptRules:
    """Finds the rules of tables, and keeps those of today for later."""

    store: Store
    clock: Callable[[], int]
    today: dict[str, RulesFile] = field(default_factory=dict)
    """The modules of the rules that this process plays by, by game, as far as they have been built."""

    def __post_init__(self) -> None:
        self.files = KeptRulesStore(self.store.notices)

    # --- tables ------------------------------------------------------------------------------------------------

    async def replay(self, rows: Sequence[Row]) -> Table:
        """The table of a whole log, by rules that fit it; raises `Refuse` where there are none."""
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
            note("store away", logging.ERROR, fault=str(away))
            raise Refuse("unavailable", "the store is away") from None
        note("table refused", logging.ERROR, table=getattr(made, "table", ""), why=str(fault))
        raise Refuse("old-game", str(fault)) from None

    async def bind(self, table: Table) -> None:
        """Note which rules a table is played by, so that they are kept for as long as the table is.

        A table that goes on by today's rules is bound to them. A finished one keeps the name that its record has.
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
        """Keep the rules of a game that this process plays by; raises `BadRules` for those of another game."""
        if rules.edition != find_game(rules.game).edition:
            raise BadRules(f"a module of {rules.edition!r}; here it is {find_game(rules.game).edition!r}")
        await stored(self.files.keep(rules, self.clock()))
        self.today[rules.game] = rules
        note("rules kept", game=rules.game, rules=rules.id)

    async def packed(self, name: str) -> bytes | None:
        """A file of rules by name; None: there is none."""
        return await stored(self.files.body(name)) if name.isalnum() else None

    # --- in the background -------------------------------------------------------------------------------------

    async def bind_all(self) -> None:
        """Find out the rules of all tables that nobody has been at since their rules were kept."""
        if not self.today:
            return
        after = ""
        while page := await stored(self.files.unbound(after, PAGE)):
            for name in page:
                try:
                    await self.replay(await read_rows(self.store, name))
                except (Refuse, IndexError) as fault:  # it fits no rules, or was deleted meanwhile
                    if isinstance(fault, Refuse) and fault.code == "unavailable":
                        raise
                await asyncio.sleep(PAUSE_SECONDS)
            after = page[-1]

    async def tidy(self) -> None:
        """Note that the rules of today are offered, and delete rules that nobody needs."""
        now = self.clock()
        for rules in tuple(self.today.values()):
            await stored(self.files.keep(rules, now))
        for name in await stored(self.files.collect(now - UNUSED_MS)):
            note("rules deleted", rules=name)
