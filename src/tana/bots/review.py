"""A review: what each decision of one seat gave away, judged from what that seat knew, and one figure for the game.

    >>> review = review_match(match, seat=0)
    >>> [decision.number for decision in review.decisions if decision.grade == "blunder"]

Several pairs of searches look at each decision. In each pair one search names the best choice and the other one
measures what the choice made lost against it, so that noise does not count as a loss. The spread of the pairs gives the
interval, and a move is graded by its lower end: no more is held against a player than the searches agree on. Where that
leaves the grade open, more pairs follow.

Nothing here looks at the true state, so two games that differ only in what the seat could not know get the same
review. That holds for luck as well: the result without luck is the chance to win at the first decision less all that
was given away since. Everything else that happened (throws, draws, the others' moves) was not the seat's doing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from tana.bots.analysis import ROOT
from tana.bots.api import Glimpse, bot_entropy, glimpse
from tana.bots.calibration import SEARCH, equal_levels, fit_of
from tana.bots.estimates import ACTION, WIN, Report, Verdict, is_open, review_seat
from tana.bots.fox import Budget, Fox
from tana.bots.search_types import Floats
from tana.bots.workspace import SearchContext, reasons_key, search_of, thought_of
from tana.compile.rule import compiled
from tana.core.game import Game
from tana.core.match import Match
from tana.core.record import Json, Record, copy
from tana.engine.readiness import at_best_speed

GRADES = ("", "inaccuracy", "mistake", "blunder")
"""By the numbers of `tana.bots.estimates`; a sound move has no grade."""
PAIRS, MORE_PAIRS = 4, 12
"""Pairs of searches for every decision, and in all for one whose grade is still open."""
FORMAT_VERSION = 1


@dataclass(frozen=True)
class Option:
    """One choice of a decision, with the chance to win that it left."""

    action: str
    chance: float


@dataclass(frozen=True)
class Decision:
    """One decision of the seat: a move that was not forced."""

    number: int
    """The number of the move in the game, from 1."""
    action: str
    best: str
    before: float
    """Chance to win with the best choice, and with the choice made."""
    after: float
    loss: float
    """The chance to win that the choice gave away, and half the width of its 95% interval."""
    error: float
    stake: float
    """The difference between the best and the worst choice."""
    grade: str
    why: tuple[tuple[str, float], ...]
    """The terms of the evaluation in which the best choice is ahead, in points, the largest first."""
    options: tuple[Option, ...]
    """All choices, the most promising first."""


@dataclass(frozen=True)
class Review:
    """The game of one seat. Errors are halves of the width of 95% intervals."""

    seat: int
    """From 0."""
    decisions: tuple[Decision, ...]
    forced: int
    """Moves without a choice, which are not graded."""
    inaccuracies: int
    mistakes: int
    blunders: int
    accuracy: float
    lost: float
    lost_error: float
    result: float | None
    """1 for a win, its part for a shared one, 0 for none; None if the game is not over."""
    adjusted: float
    """The result without luck."""
    adjusted_error: float


class Reviewer:
    """Grades decisions of one game, one by one, in any order."""

    def __init__(self, game: Game[Record], iterations: int = 0) -> None:
        """`iterations`: the length of each pair of searches; 0: what suits the game."""
        self.game = at_best_speed(game, "bots")
        self._context = SearchContext(game.name, searches=3)
        self._context.game = self.game
        whole = iterations or thought_of(search_of(game.name))
        self._budget = Budget(iterations=(whole + 1) // 2)
        self._foxes: dict[str, Fox] = {}

    def report(
        self, before: Record, seat: int, action: int, number: int, pairs: tuple[int, int] = (PAIRS, MORE_PAIRS)
    ) -> tuple[Report, tuple[tuple[int, float], ...]]:
        """The compiled report on an action, and all choices with their chances."""
        seen = glimpse(self.game, before, seat, bot_entropy(ROOT, seat, number))
        report = Report.array(1)[0]
        report.number, report.seat, report.action, report.best = number, seat, action, action
        if len(self.game.legal(before)) == 1:
            return copy(report), ()
        rows = self._context.found.rows[:0].copy()
        usual, most = pairs
        for pair in range(most):
            if pair >= usual and not compiled(is_open)(report):
                break
            report, rows = self._add_pair(seen, pair, report, rows)
        return report, tuple((int(row[ACTION]), float(row[WIN])) for row in rows)

    def _add_pair(self, seen: Glimpse, pair: int, report: Report, rows: Floats) -> tuple[Report, Floats]:
        """Let two more searches look at a decision; `rows` are those of the searches before."""
        context, found = self._context, self._context.found
        counts = [self._think(seen, 2 * pair, found.one), self._think(seen, 2 * pair + 1, found.other)]
        context.put(seen)
        found.report[0] = report
        found.rows[: len(rows)] = rows
        asked, fit = context.question(seen, ""), fit_of(SEARCH, self.game.name, equal_levels(seen.seats))
        judge = context.thinking.judge_pair
        count = judge(context.workspace, asked, found, len(rows), *counts, fit, *reasons_key(seen))
        return copy(found.report[0]), found.rows[:count].copy()

    def _think(self, seen: Glimpse, number: int, rows: Floats) -> int:
        seed = str(number) if number else ""
        if seed not in self._foxes:
            self._foxes[seed] = Fox(self.game.name, self._budget, seed=seed)
        self._foxes[seed].forget()
        return self._foxes[seed].think_rows(seen, rows)


def review_match(
    match: Match, seat: int, iterations: int = 0, progress: Callable[[float], None] = lambda part: None
) -> Review:
    """Review the game of a seat (from 0)."""
    reviewer, states = Reviewer(match.game, iterations), match.states()
    own = [number for number, move in enumerate(match.moves, start=1) if move.seat == seat]
    reports, decisions = [], []
    for done, number in enumerate(own, start=1):
        report, options = reviewer.report(states[number - 1], seat, match.moves[number - 1].action, number)
        reports.append(report)
        if options:
            decisions.append(_decision(match, report, options))
        progress(done / len(own))
    return _review(match, seat, reports, decisions)


def _decision(match: Match, report: Report, options: Sequence[tuple[int, float]]) -> Decision:
    notation, terms = match.game.actions.notation, search_of(match.game.name).TERMS
    return Decision(
        number=int(report.number),
        action=notation(int(report.action)),
        best=notation(int(report.best)),
        before=round(float(report.before), 4),
        after=round(float(report.after), 4),
        loss=round(float(report.loss), 4),
        error=round(float(report.error), 4),
        stake=round(float(report.stake), 4),
        grade=GRADES[int(report.grade)],
        why=tuple((terms[int(report.terms[i])], float(report.points[i])) for i in range(int(report.reasons))),
        options=tuple(Option(notation(action), round(chance, 4)) for action, chance in options),
    )


def verdict_of(reports: Sequence[Report], seat: int) -> Verdict:
    """The sums over the reports on a seat's moves."""
    rows = Report.array(len(reports))
    verdict: Verdict = Verdict.array(1)[0]
    for i, report in enumerate(reports):
        rows[i] = report
    review_seat(rows, seat, verdict)
    return verdict


def _review(match: Match, seat: int, reports: Sequence[Report], decisions: Sequence[Decision]) -> Review:
    verdict, outcome = verdict_of(reports, seat), match.outcome
    won = None if outcome is None else (1.0 / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else 0.0)
    return Review(
        seat=seat,
        decisions=tuple(decisions),
        forced=len(reports) - len(decisions),
        inaccuracies=int(verdict.inaccuracies),
        mistakes=int(verdict.mistakes),
        blunders=int(verdict.blunders),
        accuracy=round(float(verdict.accuracy), 4),
        lost=round(float(verdict.lost), 4),
        lost_error=round(float(verdict.lost_error), 4),
        result=won,
        adjusted=round(float(verdict.adjusted), 4),
        adjusted_error=round(float(verdict.adjusted_error), 4),
    )


def document_of(match: Match, reviews: Sequence[Review]) -> dict[str, Json]:
    """Reviews as a JSON document; see docs/formats.md. Seats count from 1."""
    return {
        "tana": "review",
        "version": FORMAT_VERSION,
        "game": match.header.game,
        "names": list(match.header.names),
        "reviews": [_json_of(review) for review in reviews],
    }


def _json_of(review: Review) -> dict[str, Json]:
    decisions: list[Json] = [{**asdict(decision), "why": dict(decision.why)} for decision in review.decisions]
    return {**asdict(review), "seat": review.seat + 1, "decisions": decisions}
