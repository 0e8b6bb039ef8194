"""How good the choices of a position were, given one seat's knowledge, and a whole game as luck and choices.

    >>> look = analyse_position(match.game, match.state, seat=0)
    >>> look.choices[0]              # the best one, with its chance to win and its reasons
    >>> accounts_of(analyse_match(match), match.header.seats)

Choices are evaluated by the search of *fox* with the knowledge of one seat, never with the true state, so a player may
be shown the result for their own seat during a game. Two searches, each with half of the budget and its own random
numbers, evaluate every position: the loss of a choice against the best of one search is measured by the other. (The
maximum of many estimates is biased upwards: measured by the search that chose it, even a strong player would seem to
lose a little with every move.)

Luck is measured when a game is over, with the true states: what a throw or a draw brought each seat is its chance
afterwards less its average chance over such throws and draws, both by `SearchContext.chances`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace

from tana.bots.api import Estimate, bot_entropy, glimpse
from tana.bots.calibration import CHART, SEARCH, Fit, Levels, equal_levels, fit_of, shown_chances
from tana.bots.estimates import NORMAL_95 as NORMAL_95
from tana.bots.estimates import POINTS, Report, Totals, sum_up, weigh_luck
from tana.bots.fox import Budget, Fox
from tana.bots.search_types import Question
from tana.bots.workspace import SearchContext, estimates_of, reasons_key, search_of, words_of
from tana.core.chance import derive_entropy
from tana.core.game import Game
from tana.core.match import Match, Move
from tana.core.record import Json, Record, copy
from tana.engine.readiness import at_best_speed

USUAL = Budget(seconds=0.2)
OTHER = "1"
"""The seed of the second search."""
ROOT = hashlib.sha256(b"tana/1/analysis").digest()
"""The seed of an analysis: the same record and number of iterations give the same result."""


@dataclass(frozen=True)
class Look:
    """A position as one seat can evaluate it: the chances of all seats, and the choices, best first.

    The choices are those of the deciding seat, which need not be `seat`; they are empty when the game is over.
    """

    seat: int
    actor: int | None
    chances: tuple[float, ...]
    score: float
    """Expected points of `seat`."""
    choices: tuple[Estimate, ...]


@dataclass(frozen=True)
class MoveReport:
    """One move of a record, evaluated with the knowledge of the seat that made it."""

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
    """The chance that the move lost; slightly negative where it lost nothing and the searches disagree."""
    apart: float
    """The difference between the two searches' estimates of the loss."""
    error: float
    """At most half the width of the 95% interval of the loss, as far as it comes from the length of the search."""
    why: tuple[tuple[str, float], ...] = ()
    """The terms of the evaluation in which the best choice is ahead, in points, the largest first."""
    luck: tuple[float, ...] = ()
    """What the throw or draw that followed brought each seat, in chances to win; empty without one."""
    luck_error: tuple[float, ...] = ()


def analyse_position(
    game: Game[Record],
    state: Record,
    seat: int,
    budget: Budget = USUAL,
    entropy: bytes | None = None,
    levels: Levels | None = None,
) -> Look:
    """Evaluate a position with the knowledge of one seat. Chances are those of players of these levels who play on;
    without levels, of equally strong ones."""
    if game.actor(state) is None:
        return _look_at_end(game, state, seat)
    return _Analyst(game, levels).look(state, seat, budget, entropy or bot_entropy(ROOT, seat, 0))


def _look_at_end(game: Game[Record], state: Record, seat: int) -> Look:
    outcome = game.outcome(state)
    assert outcome is not None
    winners = outcome.ranks.count(1)
    chances = tuple(1.0 / winners if rank == 1 else 0.0 for rank in outcome.ranks)
    return Look(seat, None, chances, float(outcome.scores[seat]), ())


class _Analyst:
    """Two searches for each seat of a game."""

    def __init__(self, game: Game[Record], levels: Levels | None) -> None:
        self._levels = levels
        self._game = at_best_speed(game, "bots")
        self._context = SearchContext(game.name)
        self._context.game = self._game
        self._foxes: dict[tuple[int, Budget], tuple[Fox, Fox]] = {}

    def look(self, state: Record, seat: int, budget: Budget, entropy: bytes, action: int = 0) -> Look:
        """Evaluate a position that is not over, and fill the report on an action in it."""
        seen = glimpse(self._game, state, seat, entropy)
        context, found = self._context, self._context.found
        foxes, counts = self._of_seat(seat, budget), [0, 0]
        for half, (fox, rows) in enumerate(zip(foxes, (found.one, found.other), strict=True)):
            counts[half] = fox.think_rows(seen, rows)
        chances = [sum(parts) / len(foxes) for parts in zip(*(fox.chances[: seen.seats] for fox in foxes), strict=True)]
        context.put(seen)
        found.report[0].action = action
        asked, fit = context.question(seen, ""), self._fit(SEARCH, seen.seats)
        judge = context.thinking.judge_move
        rows = found.rows[: judge(context.workspace, asked, found, *counts, fit, *reasons_key(seen))]
        score = float(rows[0][POINTS])
        choices = context.choice(seen, estimates_of(rows), explain=True).estimates
        shown = shown_chances(SEARCH, self._game.name, chances, self._levels)
        return Look(seat, self._game.actor(state), shown, score, choices)

    def _fit(self, way: str, seats: int) -> Fit:
        return fit_of(way, self._game.name, equal_levels(seats) if self._levels is None else self._levels)

    def report(self, before: Record, move: Move, number: int, budget: Budget) -> tuple[Report, Look]:
        """The compiled report on a move, and the position as its seat could evaluate it."""
        entropy = bot_entropy(ROOT, move.seat, number)
        look = self.look(before, move.seat, budget, entropy, move.action)
        found, thinking = self._context.found, self._context.thinking
        report: Report = found.report[0]
        report.number, report.seat = number, move.seat
        seats = self._game.seats_of(before)
        if self._try_luck(before, move, seats, 0, move.entropy):
            for throw in range(thinking.THROWS):
                other = derive_entropy(ROOT + b"/throws/%d" % number, throw)
                self._try_luck(before, move, seats, throw + 1, other)
            playouts = 0 if thinking.GLANCES else thinking.PLAYOUTS
            weigh_luck(found.prospects, thinking.THROWS, seats, playouts, report)
        return copy(report), look

    def _try_luck(self, before: Record, move: Move, seats: int, row: int, entropy: bytes) -> bool:
        """Find out where a move leads with that luck; return whether it involved any."""
        context, key = self._context, words_of(entropy)
        context.workspace.states[0] = before
        asked, fit = Question(0, seats, 0, True, False), self._fit(CHART, seats)
        try_luck = context.thinking.try_luck
        return bool(try_luck(context.workspace, asked, context.found, row, move.action, *key, fit))

    def _of_seat(self, seat: int, budget: Budget) -> tuple[Fox, Fox]:
        if (seat, budget) not in self._foxes:
            half = replace(budget, seconds=budget.seconds / 2, iterations=(budget.iterations + 1) // 2)
            self._foxes[seat, budget] = Fox(self._game.name, half), Fox(self._game.name, half, seed=OTHER)
        return self._foxes[seat, budget]


def analyse_match(
    match: Match,
    budget: Budget = USUAL,
    progress: Callable[[float], None] = lambda part: None,
    levels: Levels | None = None,
) -> list[MoveReport]:
    """Evaluate every move of a match, each with what its seat knew at that moment, and its luck. Chances are those of
    players of these levels who play on; without levels, of equally strong ones."""
    reports = []
    for report in _reports(match, budget, levels):
        reports.append(report)
        progress(len(reports) / len(match.moves))
    return reports


def analyse_part(match: Match, budget: Budget, begin: int, end: int, levels: Levels | None = None) -> list[MoveReport]:
    """Evaluate the moves from position `begin` up to `end`, counted from the setup as 0."""
    return list(_reports(match, budget, levels, begin, end))


def _reports(
    match: Match, budget: Budget, levels: Levels | None, begin: int = 0, end: int | None = None
) -> Iterator[MoveReport]:
    analyst = _Analyst(match.game, levels)
    states = match.states()
    for number, move in enumerate(match.moves[begin:end], start=begin + 1):
        found, look = analyst.report(states[number - 1], move, number, budget)
        yield _report(match, move, found, look)


def _report(match: Match, move: Move, found: Report, look: Look) -> MoveReport:
    notation, terms = match.game.actions.notation, search_of(match.game.name).TERMS
    seats = range(match.header.seats if found.drawn else 0)
    return MoveReport(
        int(found.number),
        move.seat,
        notation(move.action),
        float(found.after + max(0.0, found.loss)),
        float(found.after),
        notation(int(found.best)),
        float(found.score),
        look.chances,
        len(look.choices) == 1,
        float(found.loss),
        float(found.apart),
        float(found.error),
        tuple((terms[int(found.terms[i])], float(found.points[i])) for i in range(int(found.reasons))),
        tuple(float(found.luck[seat]) for seat in seats),
        tuple(float(found.luck_error[seat]) for seat in seats),
    )


@dataclass(frozen=True)
class Account:
    """The effect of luck and choices for one seat, in chances to win, each with half the width of its 95% interval."""

    seat: int
    luck: float
    luck_error: float
    """The sum over all throws and draws of the game, those of the others included."""
    lost: float
    lost_error: float
    """The sum over its own choices, against the best ones found."""
    costly: tuple[int, ...]
    """The numbers of its worst moves, the worst first."""


def accounts_of(reports: Sequence[MoveReport], seats: int) -> list[Account]:
    """The sums of luck and choices for each seat."""
    rows, totals = Report.array(len(reports)), Totals.array(seats)
    for row, report in zip(rows, reports, strict=True):
        row.number, row.seat, row.loss, row.apart = report.number, report.seat, report.loss, report.apart
        row.action, row.best = 0, report.best != report.action
        row.drawn = bool(report.luck)
        row.luck[: len(report.luck)], row.luck_error[: len(report.luck)] = report.luck, report.luck_error
    sum_up(rows, seats, totals)
    return [_account(seat, total) for seat, total in enumerate(totals)]


def _account(seat: int, total: Totals) -> Account:
    sums = float(total.luck), float(total.luck_error), float(total.lost), float(total.lost_error)
    return Account(seat, *sums, tuple(int(number) for number in total.costly if number))


def document_of(match: Match, reports: list[MoveReport]) -> dict[str, Json]:
    """An analysis as a JSON document, for the web client and for files."""
    return {
        "tana": "analysis",
        "version": 2,
        "game": match.header.game,
        "names": list(match.header.names),
        "moves": [{**asdict(report), "why": dict(report.why)} for report in reports],
        "accounts": [asdict(account) for account in accounts_of(reports, match.header.seats)],
    }
