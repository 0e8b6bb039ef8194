"""What the choices of a position were worth, from one seat's knowledge, and how a whole game went: luck and choice.

    >>> look = analyse_position(match.game, match.state, seat=0)
    >>> look.choices[0]              # the best one, with its chance to win and its reasons
    >>> accounts_of(analyse_match(match), match.header.seats)

Choices are judged by the search of *fox* with the knowledge of one seat, never with the true state, so it is safe to
show a player during a game what it says for that player's own seat. Two searches, each with half of the budget and luck
of its own, look at every position: what a choice gave away against the best of one is judged by the other. (The best of
many is too good to be true by the numbers it was chosen by: a strong player would seem to give away a game in every
game. What a search had no part in choosing it judges without that bias.)

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

from tana.bots.api import Estimate, Glimpse, bot_entropy, glimpse
from tana.bots.brain import Bench, glances_of, rounded
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
OTHER = "1"
"""The seed of the second search."""
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
    halves: tuple[tuple[Estimate, ...], tuple[Estimate, ...]] = ((), ())
    """The choices as each of the two searches sees them, best first."""


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
    loss: float
    """The chance that was given away; a little below 0 where the searches do not agree and nothing was."""
    apart: float
    """How far apart the two searches are about that."""
    error: float
    """At most half the width of the 95% interval of the loss, as far as it comes from the length of the search."""
    why: tuple[tuple[str, float], ...] = ()
    """The terms of the evaluation by which the best choice is ahead of the one made, in points, the most first."""
    luck: tuple[float, ...] = ()
    """What the throw or draw that followed brought each seat, in chances to win; empty without one."""
    luck_error: tuple[float, ...] = ()


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
    """Two foxes for each seat."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._bench = Bench(game.name)
        self._foxes: dict[tuple[int, Budget], tuple[Fox, Fox]] = {}

    def look(self, state: Any, seat: int, budget: Budget, entropy: bytes) -> Look:
        """Judge a position that is not over."""
        seen = glimpse(self._game, state, seat, entropy)
        seats, name = seen.seats, self._game.name
        one, other = foxes = self._of_seat(seat, budget)
        halves = self._estimates(one, seen), self._estimates(other, seen)
        estimates = _together(halves)
        chances = [sum(parts) / len(foxes) for parts in zip(*(fox.chances[:seats] for fox in foxes), strict=True)]
        return Look(
            seat,
            self._game.actor(state),
            shown_chances(SEARCH, name, chances),
            estimates[0].score,
            self._bench.choice(seen, estimates, explain=True).estimates,
            halves,
        )

    def _estimates(self, fox: Fox, seen: Glimpse) -> tuple[Estimate, ...]:
        found = fox.think(seen)
        return tuple(replace(e, chance=shown_chance(seen.game, seen.seats, e.chance)) for e in found)

    def reasons(self, state: Any, look: Look, made: int, entropy: bytes) -> tuple[tuple[str, float], ...]:
        """The terms by which the best choice of a look is ahead of the one made."""
        seen = glimpse(self._game, state, look.seat, entropy)
        best, chosen = (self._bench.terms_after(seen, action) for action in (look.choices[0].action, made))
        ahead = [(term, rounded(best[term] - chosen[term], 2)) for term in best]
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
        found, now = np.array(others), np.array(self._chances(after))
        brought = now - found.mean(axis=0)
        noise = 0.0 if glances_of(self._bench.brain) else now * (1.0 - now) / PLAYOUTS
        errors = NORMAL_95 * np.sqrt(found.var(axis=0, ddof=1) / THROWS + noise)
        return tuple(round(float(x), 4) for x in brought), tuple(round(float(x), 4) for x in errors)

    def _chances(self, state: Any) -> list[float]:
        """Each seat's chance in a true position, at a glance."""
        return list(self._bench.chances(state, self._game.seats_of(state), PLAYOUTS, 0))

    def _of_seat(self, seat: int, budget: Budget) -> tuple[Fox, Fox]:
        if (seat, budget) not in self._foxes:
            half = replace(budget, seconds=budget.seconds / 2, iterations=(budget.iterations + 1) // 2)
            self._foxes[seat, budget] = Fox(self._game.name, half), Fox(self._game.name, half, seed=OTHER)
        return self._foxes[seat, budget]


def _together(halves: tuple[Sequence[Estimate], Sequence[Estimate]]) -> list[Estimate]:
    """The choices as both searches see them, most visited first."""
    found: dict[int, list[Estimate]] = {}
    for estimate in (*halves[0], *halves[1]):
        found.setdefault(estimate.action, []).append(estimate)
    estimates = []
    for action, parts in found.items():
        visits = sum(part.visits for part in parts)
        chance, score = (
            sum(value * part.visits for value, part in zip(values, parts, strict=True)) / visits
            for values in ([part.chance for part in parts], [part.score for part in parts])
        )
        estimates.append(Estimate(action, chance, score, visits))
    return sorted(estimates, key=lambda e: (-e.visits, e.action))


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
    best, made = look.choices[0], _estimate_of(look.choices, move.action)
    one, other = look.halves
    losses = _behind(one[0].action, made.action, other), _behind(other[0].action, made.action, one)
    loss = sum(losses) / 2
    luck, luck_error = judge.luck_of(before, move, number)
    return MoveReport(
        number,
        move.seat,
        game.actions.notation(move.action),
        made.chance + max(0.0, loss),
        made.chance,
        game.actions.notation(best.action),
        made.score,
        look.chances,
        len(look.choices) == 1,
        loss,
        abs(losses[0] - losses[1]),
        0.0 if made.action == best.action else _error_of(best, made),
        judge.reasons(before, look, move.action, entropy) if loss > 0.0 and made.action != best.action else (),
        tuple(luck),
        tuple(luck_error),
    )


def _estimate_of(estimates: Sequence[Estimate], action: int) -> Estimate:
    """What is known of an action; one that a search never met is no better than the worst that it did."""
    found = next((e for e in estimates if e.action == action), None)
    return found or replace(min(estimates, key=lambda e: e.chance), action=action, visits=1)


def _behind(best: int, made: int, judged_by: Sequence[Estimate]) -> float:
    """How far one action is behind another by a search that chose neither."""
    return _estimate_of(judged_by, best).chance - _estimate_of(judged_by, made).chance if made != best else 0.0


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
    """All its own choices together, against the best that the searches knew."""
    costly: tuple[int, ...]
    """The numbers of its most costly moves, the worst first."""


def accounts_of(reports: Sequence[MoveReport], seats: int) -> list[Account]:
    """Luck and choice of a game, summed for each seat."""
    drawn = [report for report in reports if report.luck]
    accounts = []
    for seat in range(seats):
        own = [report for report in reports if report.seat == seat]
        costly = [report for report in own if report.loss > 0.0 and report.best != report.action]
        worst = sorted(costly, key=lambda report: (-report.loss, report.number))[:MOST_COSTLY]
        accounts.append(
            Account(
                seat,
                sum(report.luck[seat] for report in drawn),
                math.hypot(*(report.luck_error[seat] for report in drawn)),
                max(0.0, sum(report.loss for report in own)),
                NORMAL_95 * math.hypot(*(report.apart / 2 for report in own)),
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
        "moves": [{**asdict(report), "why": dict(report.why)} for report in reports],
        "accounts": [asdict(account) for account in accounts_of(reports, match.header.seats)],
    }
