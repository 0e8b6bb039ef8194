"""What the choices of a position were worth, from one seat's knowledge, and how a whole game went.

    >>> look = analyse_position(match.game, match.state, seat=0)
    >>> look.choices[0]              # the best one, with its chance to win and its reasons

Everything is estimated by the search of *fox* with the knowledge of one seat, never with the true state, so it is
safe to show a player during a game what it says for that player's own seat.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from tana.bots.api import Estimate, bot_entropy, glimpse
from tana.bots.brain import Bench
from tana.bots.fox import Budget, Fox
from tana.core.game import Game
from tana.core.match import Match
from tana.core.record import copy

USUAL = Budget(seconds=0.2)
ROOT = hashlib.sha256(b"tana/1/analysis").digest()
"""Luck of the analysis's own: the same record gives the same numbers for the same number of iterations."""


@dataclass(frozen=True)
class Look:
    """A position as one seat can judge it: the chances of all seats, and the choices, best first.

    The choices are those of the seat that decides, which need not be the one that looks; they are empty when the
    game is over.
    """

    seat: int
    actor: int | None
    chances: tuple[float, ...]
    score: float
    """Expected points of the seat that looks."""
    choices: tuple[Estimate, ...]


@dataclass(frozen=True)
class MoveReport:
    """One move of a record, judged with the knowledge of the seat that made it."""

    number: int
    seat: int
    action: str
    before: float
    """Chance to win with the best choice."""
    after: float
    """Chance to win with the choice made."""
    best: str
    score: float
    """Expected points with the choice made."""
    chances: tuple[float, ...]
    """Chances of all seats before the move."""
    forced: bool

    @property
    def loss(self) -> float:
        """The chance that was given away."""
        return max(0.0, self.before - self.after)


def analyse_position(
    game: Game[Any], state: Any, seat: int, budget: Budget = USUAL, entropy: bytes | None = None
) -> Look:
    """Judge a position with the knowledge of one seat."""
    if game.actor(state) is None:
        return _look_at_end(game, state, seat)
    return _Judge(game).look(state, seat, budget, entropy or bot_entropy(ROOT, seat, 0))


def _look_at_end(game: Game[Any], state: Any, seat: int) -> Look:
    outcome = game.outcome(state)
    assert outcome is not None
    winners = outcome.ranks.count(1)
    chances = tuple(1.0 / winners if rank == 1 else 0.0 for rank in outcome.ranks)
    return Look(seat, None, chances, float(outcome.scores[seat]), ())


class _Judge:
    """A fox for each seat, which remembers what it thought."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._bench = Bench(game.name)
        self._foxes: dict[tuple[int, Budget], Fox] = {}

    def look(self, state: Any, seat: int, budget: Budget, entropy: bytes) -> Look:
        """Judge a position that is not over."""
        fox = self._fox(seat, budget)
        seen = glimpse(self._game, state, seat, entropy)
        estimates = fox.think(seen)
        best = max(estimates, key=lambda e: e.visits)
        seats = self._game.seats_of(state)
        return Look(
            seat,
            self._game.actor(state),
            fox.chances[:seats],
            best.score,
            self._bench.choice(seen, estimates, explain=True).estimates,
        )

    def _fox(self, seat: int, budget: Budget) -> Fox:
        if (seat, budget) not in self._foxes:
            self._foxes[seat, budget] = Fox(self._game.name, budget)
        return self._foxes[seat, budget]


def analyse_match(
    match: Match, budget: Budget = USUAL, progress: Callable[[float], None] = lambda part: None
) -> list[MoveReport]:
    """Judge every move of a match, each with the knowledge of the seat that made it at that moment."""
    reports = []
    for report in _reports(match, budget):
        reports.append(report)
        progress(len(reports) / len(match.moves))
    return reports


def _reports(match: Match, budget: Budget) -> Iterator[MoveReport]:
    judge = _Judge(match.game)
    replay = _from_the_start(match)
    for number, move in enumerate(match.moves, start=1):
        look = judge.look(copy(replay.state), move.seat, budget, bot_entropy(ROOT, move.seat, number))
        yield _report(match.game, number, move.seat, move.action, look)
        replay.apply(move.action, move.entropy)


def _from_the_start(match: Match) -> Match:
    """The same match before its first move."""
    replay = match.copy()
    while replay.moves:
        replay.rewind()
    return replay


def _report(game: Game[Any], number: int, seat: int, action: int, look: Look) -> MoveReport:
    best = look.choices[0]
    made = next((e for e in look.choices if e.action == action), None)
    made = made or Estimate(action, min(e.chance for e in look.choices), look.score)
    return MoveReport(
        number,
        seat,
        game.actions.notation(action),
        max(best.chance, made.chance),
        made.chance,
        game.actions.notation(best.action),
        made.score,
        look.chances,
        len(look.choices) == 1,
    )


def document_of(match: Match, reports: list[MoveReport]) -> dict[str, Any]:
    """An analysis as a JSON document, for the web client and for files."""
    return {
        "tana": "analysis",
        "version": 1,
        "game": match.header.game,
        "names": list(match.header.names),
        "moves": [{**asdict(report), "loss": report.loss, "chances": list(report.chances)} for report in reports],
    }
