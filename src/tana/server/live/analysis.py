"""Analysis of finished games: each seat's chance to win at every step, and the effects of luck and of choices.

It runs in a separate process, compiled, at low priority; tables never wait for it. It uses the true positions, which is
safe because it is available only after the game.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from tana.bots.analysis import Account, MoveReport, accounts_of, analyse_part
from tana.bots.api import state_of
from tana.bots.calibration import Levels
from tana.bots.fox import Budget
from tana.bots.levels import warm
from tana.bots.worker import Busy
from tana.bots.workspace import CHART_PLAYOUTS, SearchContext, search_of, thought_of
from tana.core.game import Game
from tana.server.live.rendering import choice_of
from tana.server.logs import note
from tana.server.protocol import wire
from tana.server.tables.after_game import match_of, may_see_moves, need_end, was_visible
from tana.server.tables.finished_game import FinishedGame, finished_game, positions_of
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table

SECTIONS = 16
"""Number of sections in which a game is analysed; a page shows each as soon as it is done."""
KEPT = 32
"""Number of analyses to cache."""


class SectionResult(NamedTuple):
    """Each seat's chance to win in consecutive positions, and a report on each move made in them."""

    chances: list[list[float]]
    moves: list[MoveReport]


Call: TypeAlias = Callable[..., Future[SectionResult]]
"""Calls a function in another process: `BotPool.call`."""


class Analyst:
    """Analyses games in the background."""

    def __init__(self, call: Call, playouts: int = CHART_PLAYOUTS) -> None:
        self._call = call
        self._playouts = playouts
        self._series: OrderedDict[str, list[Section]] = OrderedDict()

    def found(self, name: str, game: Callable[[], FinishedGame]) -> list[Section]:
        """The sections of a game, some of which may not be done yet. The first call starts the analysis."""
        if name not in self._series:
            self._series[name] = self._begin(game())
            while len(self._series) > KEPT:
                for section in self._series.popitem(last=False)[1]:
                    section.cancel()
        sections = self._series[name]
        self._submit_sections(sections)
        return sections

    def _begin(self, game: FinishedGame) -> list[Section]:
        positions = len(game.actions) + 1
        step = max(1, -(-positions // SECTIONS))
        bounds = [(begin, min(begin + step, positions)) for begin in range(0, positions, step)]
        return [Section((game, begin, end, self._playouts), end - begin) for begin, end in bounds]

    def _submit_sections(self, sections: list[Section]) -> None:
        """Submit sections while the queue has room; the rest are submitted when the page polls again."""
        for section in sections:
            if section.future is None:
                try:
                    section.future = self._call(analyse_section, *section.arguments)
                except Busy:
                    return
                section.future.add_done_callback(_log_failure)


@dataclass
class Section:
    """Consecutive positions that are analysed together."""

    arguments: tuple[FinishedGame, int, int, int]
    size: int
    future: Future[SectionResult] | None = None

    def is_done(self) -> bool:
        """Whether the analysis has ended, with or without a result."""
        return self.future is not None and self.future.done()

    def cancel(self) -> None:
        """Cancel the analysis."""
        if self.future is not None:
            self.future.cancel()

    def known(self) -> SectionResult | None:
        """The result; None if it is not done or has failed."""
        done = self.future if self.is_done() else None
        if done is None or done.cancelled() or done.exception() is not None:
            return None
        return done.result()

    def chances(self) -> list[list[float]] | list[None]:
        """The chances in each position; None for each while they are unknown."""
        known = self.known()
        return [None] * self.size if known is None else known.chances


def _log_failure(future: Future[SectionResult]) -> None:
    """Log the failure of a section. The page still shows the others."""
    fault = None if future.cancelled() else future.exception()
    if fault is not None:
        note("analysis failed", logging.ERROR, fault=type(fault).__name__)


def analyse_section(game: FinishedGame, begin: int, end: int, playouts: int) -> SectionResult:
    """Analyse the positions from `begin` to `end` (exclusive) of a game; runs in another process."""
    warm(game.game)
    match, thought = match_of(game), Budget(iterations=thought_of(search_of(game.game)))
    worlds = positions_of(match)[begin:end]
    found = [chances(game.game, game.levels, world, playouts, begin + i) for i, world in enumerate(worlds)]
    return SectionResult(found, analyse_part(match, thought, begin, end, game.levels))


def chances(name: str, levels: Levels, world: bytes, playouts: int, key: int) -> list[float]:
    """Each seat's chance to win from a true position if players of these levels continue."""
    bench = SearchContext(name)
    found = bench.chances(state_of(bench.game, world), len(levels), playouts, key, levels)
    return [round(chance, 4) for chance in found]


def analysis_of(table: Table, holder: str, analyst: Analyst) -> wire.Analysis:
    """The analysis of a finished game, as far as it is done and visible to this holder."""
    need_end(table)
    if table.kept is not None:
        raise Refuse("not-now", "this game was played by older rules, for which there is no analysis")
    sections = analyst.found(table.id, lambda: finished_game(table))
    complete = all(section.is_done() for section in sections)
    return wire.Analysis(
        table=table.id,
        complete=complete,
        levels=list(table.assumed_levels()),
        chances=[chance for section in sections for chance in section.chances()],
        accounts=_accounts(table, holder, sections) if complete else [],
    )


def _accounts(table: Table, holder: str, sections: list[Section]) -> list[wire.SeatAccount]:
    """The accounts of luck and choices of each seat; empty if a section has failed, since sums would be wrong."""
    results = [section.known() for section in sections]
    moves = [move for result in results if result is not None for move in result.moves]
    if None in results:
        return []
    return [_account(table, holder, account, moves) for account in accounts_of(moves, len(table.seats))]


def _account(table: Table, holder: str, account: Account, moves: list[MoveReport]) -> wire.SeatAccount:
    whole = may_see_moves(table, holder, account.seat)
    told = [moves[number - 1] for number in account.costly if whole or was_visible(table, number)]
    return wire.SeatAccount(
        seat=account.seat + 1,
        luck=round(account.luck, 4),
        luck_error=round(account.luck_error, 4),
        lost=round(account.lost, 4),
        lost_error=round(account.lost_error, 4),
        costly=[_costly(table.game, move, whole) for move in told],
    )


def _costly(game: Game[Any], move: MoveReport, whole: bool) -> wire.CostlyMove:
    return wire.CostlyMove(
        number=move.number,
        made=choice_of(game, game.actions.parse(move.action), True),
        best=choice_of(game, game.actions.parse(move.best if whole else move.action), True),
        loss=round(move.loss, 4),
        error=round(move.error, 4),
        why=[wire.Reason(term, points) for term, points in move.why] if whole else [],
    )
