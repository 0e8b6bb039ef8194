"""After the game: each seat's chance to win at every step, and what luck and choice did for each.

It runs in a process of its own, compiled, at low priority; tables never wait for it. The true positions are used:
nothing of this is asked for before the game is over.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from tana.bots.analysis import Account, MoveReport, accounts_of, analyse_part
from tana.bots.api import state_of
from tana.bots.brain import Bench, brain, thought_of
from tana.bots.fox import Budget
from tana.bots.worker import Busy
from tana.core.game import Game
from tana.core.rule import run_compiled, runs_compiled
from tana.server.live.rendering import choice_of
from tana.server.protocol import wire
from tana.server.tables.after_game import match_of, need_end
from tana.server.tables.finished_game import FinishedGame, finished_game, positions_of
from tana.server.tables.table import Table

PLAYOUTS = 200
"""Games played on from each position, where a game has no forecast of its own."""
PARTS = 16
"""How many pieces a game is worked out in: so many times a page sees more of it."""
KEPT = 32
"""Finished games whose series is kept."""


class Piece(NamedTuple):
    """What was found out about some positions in a row, and the moves made in them."""

    chances: list[list[float]]
    moves: list[MoveReport]


Call: TypeAlias = Callable[..., Future[Piece]]
"""Calls a function in another process: `BotPool.call`."""


class Analyst:
    """Works out series in the background, one game after the other."""

    def __init__(self, call: Call, playouts: int = PLAYOUTS) -> None:
        self._call = call
        self._playouts = playouts
        self._series: OrderedDict[str, list[Part]] = OrderedDict()

    def found(self, name: str, game: Callable[[], FinishedGame]) -> list[Part]:
        """The parts of a game, each as far as it is known."""
        if name not in self._series:
            self._series[name] = self._begin(game())
            while len(self._series) > KEPT:
                for part in self._series.popitem(last=False)[1]:
                    part.cancel()
        parts = self._series[name]
        self._go_on(parts)
        return parts

    def _begin(self, game: FinishedGame) -> list[Part]:
        positions = len(game.actions) + 1
        step = max(1, -(-positions // PARTS))
        bounds = [(begin, min(begin + step, positions)) for begin in range(0, positions, step)]
        return [Part((game, begin, end, self._playouts), end - begin) for begin, end in bounds]

    def _go_on(self, parts: list[Part]) -> None:
        """Hand over what has not begun, as far as there is room; the rest when the page asks again."""
        for part in parts:
            if part.future is None:
                try:
                    part.future = self._call(judge_part, *part.arguments)
                except Busy:
                    return


@dataclass
class Part:
    """Some positions in a row, worked out together."""

    arguments: tuple[Any, ...]
    size: int
    future: Future[Piece] | None = None

    def is_done(self) -> bool:
        """Whether nothing more will come of it."""
        return self.future is not None and self.future.done()

    def cancel(self) -> None:
        """Nobody asks for it any more."""
        if self.future is not None:
            self.future.cancel()

    def known(self) -> Piece | None:
        """What was found out, if anything."""
        done = self.future if self.is_done() else None
        if done is None or done.cancelled() or done.exception() is not None:
            return None
        return done.result()

    def chances(self) -> list[list[float]] | list[None]:
        """The chances in each position, if they are known."""
        known = self.known()
        return [None] * self.size if known is None else known.chances


def judge_part(game: FinishedGame, begin: int, end: int, playouts: int) -> Piece:
    """The chances in some positions of a game, by number, and the moves made there; for a process of its own."""
    match, thought = match_of(game), Budget(iterations=thought_of(brain(game.game)))
    worlds = positions_of(match)[begin:end]
    before = runs_compiled()
    run_compiled(True)
    try:
        found = [chances(game.game, game.seats, world, playouts, begin + i) for i, world in enumerate(worlds)]
        return Piece(found, analyse_part(match, thought, begin, end))
    finally:
        run_compiled(before)


def chances(name: str, seats: int, world: bytes, playouts: int, key: int) -> list[float]:
    """Each seat's chance to win in a true position."""
    bench = Bench(name)
    found = bench.chances(state_of(bench.game, world), seats, playouts, key)
    return [round(chance, 4) for chance in found]


def analysis_of(table: Table, analyst: Analyst) -> wire.Analysis:
    """What is known by now of how a finished game went."""
    need_end(table)
    parts = analyst.found(table.id, lambda: finished_game(table))
    complete = all(part.is_done() for part in parts)
    return wire.Analysis(
        table=table.id,
        complete=complete,
        chances=[chance for part in parts for chance in part.chances()],
        accounts=_accounts(table, parts) if complete else [],
    )


def _accounts(table: Table, parts: list[Part]) -> list[wire.SeatAccount]:
    """Luck and choice of each seat; none where a part could not be worked out, since sums would be wrong."""
    pieces = [part.known() for part in parts]
    moves = [move for piece in pieces if piece is not None for move in piece.moves]
    if None in pieces:
        return []
    return [_account(table.game, account, moves) for account in accounts_of(moves, len(table.seats))]


def _account(game: Game[Any], account: Account, moves: list[MoveReport]) -> wire.SeatAccount:
    return wire.SeatAccount(
        seat=account.seat + 1,
        luck=round(account.luck, 4),
        luck_error=round(account.luck_error, 4),
        lost=round(account.lost, 4),
        lost_error=round(account.lost_error, 4),
        costly=[_costly(game, moves[number - 1]) for number in account.costly],
    )


def _costly(game: Game[Any], move: MoveReport) -> wire.CostlyMove:
    return wire.CostlyMove(
        number=move.number,
        made=choice_of(game, game.actions.parse(move.action), True),
        best=choice_of(game, game.actions.parse(move.best), True),
        loss=round(move.loss, 4),
        error=round(move.error, 4),
        why=[wire.Reason(term, points) for term, points in move.why],
    )
