"""Bots at tables: their moves, and hints for people."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass, field

from tana.bots.api import Choice, Glimpse, bot_entropy, glimpse, state_of
from tana.bots.calibration import shown_chance
from tana.bots.hint_reasons import why_first
from tana.bots.kept_levels import KeptLevels
from tana.core.declared import BadRules
from tana.engine.kept_game import KeptGame
from tana.engine.module_memory import Trapped
from tana.engine.readiness import at_best_speed
from tana.server.bus.interface import Bus
from tana.server.live.bot_players import FOLLOW_UP, HINTER, Bots, pace_of
from tana.server.live.limits import Limits
from tana.server.live.rendering import choice_of
from tana.server.live.table_session import SharedHint, TableSession
from tana.server.live.table_writer import TableWriter
from tana.server.live.tasks import Tasks
from tana.server.logs import note
from tana.server.metrics import Metrics
from tana.server.protocol import wire
from tana.server.storage.interface import Conflict
from tana.server.tables import fairness
from tana.server.tables.bot_turn import bot_to_move
from tana.server.tables.commands.playing import play_action
from tana.server.tables.commands.seating import DEFAULT_LEVEL
from tana.server.tables.decision import Asker
from tana.server.tables.guards import require
from tana.server.tables.refusal import Refuse

HINT_SEAT = 90
"""Added to a seat's number, so that hints use a different random stream than the bot of the seat."""

KEPT_LEVELS = 4
"""The number of kept rules whose bots are in memory; each of them has memory for a search tree."""
RETRY_SECONDS = 2.0
"""How long a bot waits after its move was refused, because the store is unavailable or the log is full."""


@dataclass
class BotsAtTables:
    """Asks bots for their choices and writes them to the log."""

    bots: Bots
    bus: Bus
    writer: TableWriter
    tasks: Tasks
    limits: Limits
    metrics: Metrics
    pace: float
    """The minimum time of a bot's move in seconds, so that people can follow."""
    by_queue: bool
    """Whether workers play the bots (see `tana.server.live.bot_worker`)."""
    _kept: OrderedDict[str, KeptLevels] = field(default_factory=OrderedDict)
    """The bots of kept rules, by the id of the rules."""

    def wake(self, session: TableSession) -> None:
        """Start playing if it is a bot's turn."""
        if self.by_queue or self.tasks.closing or session.bot is not None:
            return
        if bot_to_move(session.table) is not None:
            session.bot = self.tasks.spawn(self._play_all(session))

    async def _play_all(self, session: TableSession) -> None:
        try:
            while not self.tasks.closing and await self.play_one(session):
                continue
        finally:
            session.bot = None

    async def play_one(self, session: TableSession) -> bool:
        """Make one move if it is a bot's turn; returns whether it was."""
        seat = bot_to_move(session.table)
        if seat is None:
            return False
        table, position = session.table, session.table.state_seq
        level = table.seats[seat].now.level or DEFAULT_LEVEL
        follows = bool(table.played) and table.played[-1].seat == seat
        pace = asyncio.create_task(asyncio.sleep(pace_of(level, table.game.name, self.pace, follows)))
        choice = await self._ask(session, seat, level, seat, follows=follows)
        await pace
        await self.tasks.shielded(self._move(session, seat, position, choice.action))
        return True

    async def _move(self, session: TableSession, seat: int, position: int, action: int) -> None:
        """Write a bot's action, unless the game has moved on from the position (an entry number)."""
        async with session.lock:
            if session.table.state_seq != position or bot_to_move(session.table) != seat:
                return
            try:
                await self.writer.write(session, play_action(session.table, seat, action), "", "")
            except Conflict:
                await self.writer.replication.catch_up(session)
            except Refuse as refusal:
                note("bot waits", logging.WARNING, table=session.table.id, code=refusal.code, why=refusal.detail)
                await asyncio.sleep(RETRY_SECONDS)

    async def _hint_of_position(self, session: TableSession, seat: int) -> Choice:
        """The hint for the current position, computed once for everybody who asks."""
        hint = session.hint
        if hint is None or hint.position != session.table.state_seq or hint.failed():
            if hint is not None:
                hint.thinking.cancel()
            work = self._ask(session, seat, HINTER, HINT_SEAT + seat, hint=True)
            hint = session.hint = SharedHint(session.table.state_seq, self.tasks.spawn(work))
        return await hint.wait()

    async def _ask(
        self, session: TableSession, seat: int, level: str, lucky: int, hint: bool = False, follows: bool = False
    ) -> Choice:
        table = session.table
        began = time.perf_counter()
        root = fairness.bot_root_of(table.secret)
        entropy = bot_entropy(root, lucky, table.actions_made)
        seen = glimpse(at_best_speed(table.game), table.state, seat, entropy)
        if table.kept is not None:
            choice = await self._ask_kept(table.kept, level, seen, FOLLOW_UP if follows else 1.0)
        else:
            choice = await self.bots.choose(f"{table.id}/{lucky}", level, seen, hint, follows)
        self.metrics.bot_time.observe(time.perf_counter() - began)
        return choice

    async def _ask_kept(self, game: KeptGame, level: str, seen: Glimpse, part: float) -> Choice:
        """Ask a bot in a game with kept rules: it runs in a thread, with the levels of their module."""
        levels = self._kept.get(game.id)
        if levels is None:
            levels = self._kept[game.id] = await asyncio.to_thread(KeptLevels, game.source)
            while len(self._kept) > KEPT_LEVELS:
                self._kept.popitem(last=False)
        try:
            return Choice(await asyncio.to_thread(levels.choose, level, seen.world, seen.seat, seen.entropy, part))
        except (BadRules, Trapped) as fault:
            note("kept bot failed", logging.ERROR, game=game.name, rules=game.id, why=str(fault))
            return Choice(game.legal(state_of(game, seen.world))[0])

    async def hint(self, session: TableSession, asker: Asker, command: wire.Hint) -> wire.Hinted:
        """Suggest an action for a seat, by the strongest bot and from that seat's knowledge only."""
        table = session.table
        require(command, table, asker.holder)
        if not await self.bus.allow(f"hint/{asker.holder}", self.limits.hint.most, self.limits.hint.seconds):
            raise Refuse("limit")
        position = table.state_seq
        choice = await self._hint_of_position(session, command.seat - 1)
        if table.state_seq != position:
            raise Refuse("stale")
        mark = table.crossings(fairness.bot_root_of(table.secret))[table.legal().index(choice.action)]
        found = choice.estimates[0].chance if choice.estimates else None
        levels = table.assumed_levels()
        chance = None if found is None else shown_chance(table.game.name, command.seat - 1, found, levels)
        why = [wire.Reason(term, points) for term, points in why_first(choice.estimates)]
        shown = choice_of(table.game, choice.action, bool(mark))
        return wire.Hinted(command.id, table.seq, shown, chance, list(levels), why)
