"""What the choices of a position were worth, from one seat's knowledge, and how a whole game went: luck and choice.

    >>> look = analyse_position(match.game, match.state, seat=0)
    >>> look.choices[0]              # the best one, with its chance to win and its reasons
    >>> accounts_of(analyse_match(match), match.header.seats)

Choices are judged by the search of *fox* with the knowledge of one seat, never with the true state, so it is safe to
show a player during a game what it says for that player's own seat.

Luck is judged when a game is over, with the true states: what a throw or a draw brought each seat is its chance after
it less its chance on average over such throws and draws, both as `Bench.chances` sees the position.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from tana.bots.api import Estimate, bot_entropy, glimpse
from tana.bots.brain import Bench
from tana.bots.calibration import SEARCH, shown_chance, shown_chances
from tana.bots.fox import Budget, Fox
from tana.core.chance import derive_entropy, rng_from, used
from tana.core.game import Game
from tana.core.match import Match, Move
from tana.core.record import copy

USUAL = Budget(seconds=0.2)
THROWS = 48
"""How many other throws or draws are looked at for what one of them brought."""
PLAYOUTS = 100
"""Games played on from each of them, in games whose chances cannot be judged at a glance."""
NORMAL_95 = 1.959963984540054
MOST_COSTLY = 3
REASONS = 3
"""How many reasons are given for a move."""
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
    error: float
    """Half the width of the 95% interval of the loss, as far as it comes from the length of the search."""
    why: tuple[tuple[str, float], ...] = ()
    """The terms of the evaluation by which the best choice is ahead of the one made, in points, the most first."""
    luck: tuple[float, ...] = ()
    """What the throw or draw that followed brought each seat, in chances to win; empty without one."""
    luck_error: tuple[float, ...] = ()

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
        seats, name = seen.seats, self._game.name
        estimates = [replace(e, chance=shown_chance(name, seats, e.chance)) for e in fox.think(seen)]
        best = max(estimates, key=lambda e: e.visits)
        return Look(
            seat,
            self._game.actor(state),
            shown_chances(SEARCH, name, fox.chances[:seats]),
            best.score,
            self._bench.choice(seen, estimates, explain=True).estimates,
        )

    def reasons(self, state: Any, look: Look, made: int, entropy: bytes) -> tuple[tuple[str, float], ...]:
        """The terms by which the best choice of a look is ahead of the one made."""
        seen = glimpse(self._game, state, look.seat, entropy)
        best, chosen = (self._bench.terms_after(seen, action) for action in (look.choices[0].action, made))
        ahead = [(term, round(best[term] - chosen[term], 2)) for term in best]
        return tuple(sorted((pair for pair in ahead if pair[1] > 0), key=lambda pair: -pair[1])[:REASONS])

    def luck_of(self, before: Any, move: Move, number: int) -> tuple[Sequence[float], Sequence[float]]:
        """What the luck of a move brought each seat, and the error of that; nothing where there was none."""
        rules, luck = self._game.rules, rng_from(move.entropy)
        after = copy(before)
        rules.apply(after, move.action, luck, None)
        if not used(luck):
            return (), ()
        others = []
        for throw in range(THROWS):
            other = copy(before)
            rules.apply(other, move.action, rng_from(derive_entropy(ROOT + b"/throws/%d" % number, throw)), None)
            others.append(self._chances(other))
        found = np.array(others)
        brought = np.array(self._chances(after)) - found.mean(axis=0)
        errors = NORMAL_95 * found.std(axis=0, ddof=1) / math.sqrt(THROWS)
        return tuple(round(float(x), 4) for x in brought), tuple(round(float(x), 4) for x in errors)

    def _chances(self, state: Any) -> list[float]:
        """Each seat's chance in a true position, at a glance."""
        return list(self._bench.chances(state, self._game.seats_of(state), PLAYOUTS, 0))

    def _fox(self, seat: int, budget: Budget) -> Fox:
        if (seat, budget) not in self._foxes:
            self._foxes[seat, budget] = Fox(self._game.name, budget)
        return self._foxes[seat, budget]


def analyse_match(
    match: Match, budget: Budget = USUAL, progress: Callable[[float], None] = lambda part: None
) -> list[MoveReport]:
    """Judge every move of a match, each with the knowledge of the seat that made it at that moment, and its luck."""
    reports = []
    for report in _reports(match, budget):
        reports.append(report)
        progress(len(reports) / len(match.moves))
    return reports


def analyse_part(match: Match, budget: Budget, begin: int, end: int) -> list[MoveReport]:
    """Judge the moves after those positions, counted from the setup as 0."""
    return list(_reports(match, budget, begin, end))


def _reports(match: Match, budget: Budget, begin: int = 0, end: int | None = None) -> Iterator[MoveReport]:
    judge = _Judge(match.game)
    states = match.states()
    for number, move in enumerate(match.moves[begin:end], start=begin + 1):
        before = states[number - 1]
        entropy = bot_entropy(ROOT, move.seat, number)
        look = judge.look(before, move.seat, budget, entropy)
        yield _report(judge, match.game, number, move, look, before, entropy)


def _report(
    judge: _Judge, game: Game[Any], number: int, move: Move, look: Look, before: Any, entropy: bytes
) -> MoveReport:
    best = look.choices[0]
    made = next((e for e in look.choices if e.action == move.action), None)
    made = made or Estimate(move.action, min(e.chance for e in look.choices), look.score)
    forced = len(look.choices) == 1
    luck, luck_error = judge.luck_of(before, move, number)
    costly = made.chance < best.chance
    return MoveReport(
        number,
        move.seat,
        game.actions.notation(move.action),
        max(best.chance, made.chance),
        made.chance,
        game.actions.notation(best.action),
        made.score,
        look.chances,
        forced,
        0.0 if forced or made.action == best.action else _error_of(best, made),
        judge.reasons(before, look, move.action, entropy) if costly else (),
        tuple(luck),
        tuple(luck_error),
    )


def _error_of(best: Estimate, made: Estimate) -> float:
    """Of the difference of two estimates, each a share of as many samples as it was visited."""
    variance = sum(e.chance * (1.0 - e.chance) / max(1, e.visits) for e in (best, made))
    return NORMAL_95 * math.sqrt(max(0.0, variance))


@dataclass(frozen=True)
class Account:
    """What luck and choice did for one seat, in chances to win, each with half the width of its 95% interval."""

    seat: int
    luck: float
    luck_error: float
    """All throws and draws of the game together, those of the others included."""
    lost: float
    lost_error: float
    """All its own choices together, against the best that the search knew."""
    costly: tuple[int, ...]
    """The numbers of its most costly moves, the worst first."""


def accounts_of(reports: Sequence[MoveReport], seats: int) -> list[Account]:
    """Luck and choice of a game, summed for each seat."""
    drawn = [report for report in reports if report.luck]
    accounts = []
    for seat in range(seats):
        own = [report for report in reports if report.seat == seat and report.loss > 0.0]
        worst = sorted(own, key=lambda report: (-report.loss, report.number))[:MOST_COSTLY]
        accounts.append(
            Account(
                seat,
                sum(report.luck[seat] for report in drawn),
                math.hypot(*(report.luck_error[seat] for report in drawn)),
                sum(report.loss for report in own),
                math.hypot(*(report.error for report in own)),
                tuple(report.number for report in worst),
            )
        )
    return accounts


def document_of(match: Match, reports: list[MoveReport]) -> dict[str, Any]:
    """An analysis as a JSON document, for the web client and for files."""
    return {
        "tana": "analysis",
        "version": 2,
        "game": match.header.game,
        "names": list(match.header.names),
        "moves": [{**asdict(report), "loss": report.loss, "why": dict(report.why)} for report in reports],
        "accounts": [asdict(account) for account in accounts_of(reports, match.header.seats)],
    }
