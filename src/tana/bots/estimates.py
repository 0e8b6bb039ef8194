"""Estimates of actions as rows of numbers, in compiled code: sorting, merging, calibrating and judging them.

Nothing here depends on a game, so these rules are shared by all of them, natively and in the page.
"""

from __future__ import annotations

import math

from tana.bots.search_types import Floats, Records
from tana.compile.portable_math import exponential, logarithm
from tana.compile.rule import native, rule
from tana.core.domain import MAX_SEATS
from tana.core.record import Record, cell, cells

PAYOFF, WIN, POINTS, ACTION, VISITS, LOT = range(6)
"""The columns of an estimate; the lot decides between equal payoffs."""
COLUMNS = LOT + 1
NORMAL_95 = 1.959963984540054
FIT = 1 + MAX_SEATS
"""The length of a calibration: the slope of a table and a factor for each seat."""
MOST_COSTLY = 3
REASONS = 3
"""The most reasons given for a move."""
INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.15
"""A move is called so if it certainly gave away at least this much of the chance to win."""
SOUND, INACCURATE, MISTAKEN, BLUNDERED = range(4)
"""The grades of a move."""
DOUBT = 0.04
"""The spread of a loss that is assumed before any of it is measured; it counts as one pair of searches."""
SLACK = 0.15
"""The loss at which a decision counts as e times less accurate."""
NOTHING = range(1)


class Report(Record):
    """One move of a finished game, evaluated with the knowledge of the seat that made it. All numbers are floats, so
    that a host reads the record as a row."""

    number: float = cell(of=NOTHING, stored="f8")
    seat: float = cell(of=NOTHING, stored="f8")
    action: float = cell(of=NOTHING, stored="f8")
    best: float = cell(of=NOTHING, stored="f8")
    after: float = cell(of=NOTHING, stored="f8")
    """Calibrated chance to win with the choice made, and expected points."""
    score: float = cell(of=NOTHING, stored="f8")
    loss: float = cell(of=NOTHING, stored="f8")
    apart: float = cell(of=NOTHING, stored="f8")
    error: float = cell(of=NOTHING, stored="f8")
    reasons: float = cell(of=NOTHING, stored="f8")
    """How many of the terms and points that follow are given."""
    terms: Floats = cells(REASONS, of=NOTHING, stored="f8")
    points: Floats = cells(REASONS, of=NOTHING, stored="f8")
    drawn: float = cell(of=NOTHING, stored="f8")
    """1 if the move involved luck."""
    luck: Floats = cells(MAX_SEATS, of=NOTHING, stored="f8")
    luck_error: Floats = cells(MAX_SEATS, of=NOTHING, stored="f8")
    choices: float = cell(of=NOTHING, stored="f8")
    """The number of choices that there were, if the move was graded; else 0."""
    pairs: float = cell(of=NOTHING, stored="f8")
    """The number of pairs of searches, and the sums of their losses and of the squares of those."""
    losses: float = cell(of=NOTHING, stored="f8")
    squares: float = cell(of=NOTHING, stored="f8")
    before: float = cell(of=NOTHING, stored="f8")
    """Calibrated chance to win with the best choice."""
    stake: float = cell(of=NOTHING, stored="f8")
    """The difference between the best and the worst choice."""
    grade: float = cell(of=NOTHING, stored="f8")


class Verdict(Record):
    """The review of one seat's game."""

    decisions: float = cell(of=NOTHING, stored="f8")
    inaccuracies: float = cell(of=NOTHING, stored="f8")
    mistakes: float = cell(of=NOTHING, stored="f8")
    blunders: float = cell(of=NOTHING, stored="f8")
    accuracy: float = cell(of=NOTHING, stored="f8")
    """From 0 to 1; 1 without a decision."""
    lost: float = cell(of=NOTHING, stored="f8")
    lost_error: float = cell(of=NOTHING, stored="f8")
    adjusted: float = cell(of=NOTHING, stored="f8")
    """The chance to win at the first decision less what was given away, at least 0: the result without luck."""
    adjusted_error: float = cell(of=NOTHING, stored="f8")


class Totals(Record):
    """The sums over a game for one seat; `costly` has the numbers of its worst moves, 0 where there are fewer."""

    luck: float = cell(of=NOTHING, stored="f8")
    luck_error: float = cell(of=NOTHING, stored="f8")
    lost: float = cell(of=NOTHING, stored="f8")
    lost_error: float = cell(of=NOTHING, stored="f8")
    costly: Floats = cells(MOST_COSTLY, of=NOTHING, stored="f8")


@rule
def rounded(value: float, scale: float) -> float:
    """Round to a multiple of 1 / scale, halves up."""
    return math.floor(value * scale + 0.5) / scale


# --- order and merging -----------------------------------------------------------------------------------------------


@rule
def sort_rows(rows: Floats, count: int, most: int, least: int) -> None:
    """Sort rows by one column, largest first, then by another, smallest first; equal rows keep their order."""
    for i in range(1, count):
        j = i
        while j > 0 and (
            rows[j][most] > rows[j - 1][most]
            or (rows[j][most] == rows[j - 1][most] and rows[j][least] < rows[j - 1][least])
        ):
            for column in range(COLUMNS):
                kept = rows[j][column]
                rows[j][column] = rows[j - 1][column]
                rows[j - 1][column] = kept
            j -= 1


@rule
def row_of(rows: Floats, count: int, action: int) -> int:
    """Return the first row of an action, or -1."""
    for i in range(count):
        if rows[i][ACTION] == action:
            return i
    return -1


@rule
def merge_rows(rows: Floats, count: int) -> int:
    """Merge the rows of each action, averaged by visits, and sort them, most visited first; return their number."""
    for i in range(count):
        first = row_of(rows, i + 1, int(rows[i][ACTION]))
        rows[i][LOT] = first
        rows[i][PAYOFF] = 0.0
        rows[first][PAYOFF] += rows[i][VISITS]
    kept = 0
    for i in range(count):
        first = int(rows[i][LOT])
        part = rows[i][VISITS] / rows[first][PAYOFF]
        for column in range(WIN, POINTS + 1):
            share = rows[i][column] * part
            rows[first][column] = share if first == i else rows[first][column] + share
    for i in range(count):
        if rows[i][LOT] == i:
            for column in range(COLUMNS):
                rows[kept][column] = rows[i][column]
            rows[kept][VISITS] = rows[kept][PAYOFF]
            kept += 1
    sort_rows(rows, kept, VISITS, ACTION)
    return kept


# --- calibration -----------------------------------------------------------------------------------------------------


@rule
def power(base: float, exponent: float) -> float:
    """Return a number from 0 to 1 to a power above 0."""
    if exponent == 1.0 or not base > 0.0:
        return max(0.0, base)
    return exponential(exponent * logarithm(base))


@rule
def calibrated(chance: float, fit: Floats, seat: int, seats: int) -> float:
    """Return the chance of a seat to show, when those of the others are not known one by one."""
    own = min(1.0, max(0.0, chance))
    weight = fit[1 + seat] * power(own, fit[0])
    if seats == 1:
        return float(weight / (weight + power(1.0 - own, fit[0])))
    share = power((1.0 - own) / (seats - 1), fit[0])
    rest = 0.0
    for other in range(seats):
        if other != seat:
            rest += fit[1 + other] * share
    return float(weight / (weight + rest))


@rule
def calibrate_all(chances: Floats, seats: int, fit: Floats) -> None:
    """Calibrate the chances of all seats in a position by the slope of the table and the factor of each seat."""
    if seats == 1:
        chances[0] = calibrated(chances[0], fit, 0, 1)
        return
    total = 0.0
    for seat in range(seats):
        total += fit[1 + seat] * power(chances[seat], fit[0])
    if total > 0.0:
        for seat in range(seats):
            chances[seat] = fit[1 + seat] * power(chances[seat], fit[0]) / total


# --- what a choice lost, what luck brought ---------------------------------------------------------------------------


@rule
def chance_of(rows: Floats, count: int, action: int) -> float:
    """Return the chance of an action; one that the search never tried counts as the worst that it did try."""
    at = row_of(rows, count, action)
    return float(rows[at if at >= 0 else worst_row(rows, count)][WIN])


@rule
def worst_row(rows: Floats, count: int) -> int:
    """Return the row with the lowest chance."""
    worst = 0
    for i in range(1, count):
        if rows[i][WIN] < rows[worst][WIN]:
            worst = i
    return worst


@rule
def behind(best: int, made: int, rows: Floats, count: int) -> float:
    """Return how far an action is behind another, by a search that chose neither."""
    return chance_of(rows, count, best) - chance_of(rows, count, made) if made != best else 0.0


@rule
def variance_of(chance: float, visits: float) -> float:
    """Return the variance of a proportion."""
    return chance * (1.0 - chance) / max(1.0, visits)


@rule
def judge_choice(one: Floats, ones: int, other: Floats, others: int, rows: Floats, count: int, report: Report) -> None:
    """Write what a choice lost against the best of each of two searches, as the other one sees it.

    `rows` are both, merged. Without any rows the move was forced.
    """
    made = int(report.action)
    report.best = made
    report.loss = 0.0
    report.apart = 0.0
    report.error = 0.0
    if count == 0:
        return
    at = row_of(rows, count, made)
    known = at if at >= 0 else worst_row(rows, count)
    best = int(rows[0][ACTION])
    first = behind(int(one[0][ACTION]), made, other, others)
    second = behind(int(other[0][ACTION]), made, one, ones)
    report.best = best
    report.after = rows[known][WIN]
    report.score = rows[known][POINTS]
    report.loss = (first + second) / 2
    report.apart = abs(first - second)
    if made != best:
        visits = rows[known][VISITS] if at >= 0 else 1.0
        variance = variance_of(rows[0][WIN], rows[0][VISITS]) + variance_of(rows[known][WIN], visits)
        report.error = NORMAL_95 * math.sqrt(max(0.0, variance))


@rule
def pool_pair(one: Floats, ones: int, other: Floats, others: int, rows: Floats, count: int, report: Report) -> None:
    """Add a pair of searches to the report on a choice. `rows` are all searches so far, merged."""
    made = int(report.action)
    first = behind(int(one[0][ACTION]), made, other, others)
    second = behind(int(other[0][ACTION]), made, one, ones)
    loss = (first + second) / 2
    report.pairs += 1.0
    report.losses += loss
    report.squares += loss * loss
    grade_choice(rows, count, report)


@rule
def grade_choice(rows: Floats, count: int, report: Report) -> None:
    """Write the loss of a choice with its 95% interval, its grade, and what was at stake."""
    made = int(report.action)
    at = row_of(rows, count, made)
    known = at if at >= 0 else worst_row(rows, count)
    report.choices = count
    report.best = rows[0][ACTION]
    report.before = rows[0][WIN]
    report.after = rows[known][WIN]
    report.score = rows[known][POINTS]
    report.stake = max(0.0, rows[0][WIN] - rows[worst_row(rows, count)][WIN])
    report.loss = report.losses / report.pairs
    report.error = error_of_mean(report.losses, report.squares, report.pairs)
    report.apart = spread_of(report.losses, report.squares, report.pairs)
    report.grade = SOUND if made == int(report.best) else grade_of(report.loss - report.error)


@rule
def error_of_mean(total: float, squares: float, count: float) -> float:
    """Return half the width of the 95% interval of a mean, for values that spread at least a little."""
    spread = max(0.0, squares - total * total / count)
    variance = (spread + DOUBT * DOUBT) / count
    return student_95(count) * math.sqrt(variance / count)


@rule
def spread_of(total: float, squares: float, count: float) -> float:
    """Return 1.96 standard errors of a mean, from the values alone; 0 for a single one."""
    if count < 2.0:
        return 0.0
    return NORMAL_95 * math.sqrt(max(0.0, squares - total * total / count) / (count - 1.0) / count)


@rule
def student_95(freedom: float) -> float:
    """Return the 97.5% quantile of Student's distribution; within 4% from three degrees of freedom on."""
    return NORMAL_95 + 2.37 / freedom + 2.82 / (freedom * freedom)


@rule
def grade_of(low: float) -> int:
    """Return the grade of a move by the lower end of the interval of its loss."""
    if low >= BLUNDER:
        return BLUNDERED
    if low >= MISTAKE:
        return MISTAKEN
    return INACCURATE if low >= INACCURACY else SOUND


@rule
def is_open(report: Report) -> bool:
    """Whether more searches could change the grade of a move."""
    if report.best == report.action or report.loss + report.error < INACCURACY:
        return False
    return report.loss - report.error < BLUNDER


@native
def weigh_luck(chances: Floats, throws: int, seats: int, playouts: int, report: Report) -> None:
    """Write what luck brought each seat: its chance in row 0 less the average of as many other throws in the rows after
    it, and the error of that; `playouts`: how many games each chance comes from, 0 if it is a forecast."""
    for seat in range(seats):
        mean = 0.0
        for i in range(1, throws + 1):
            mean += chances[i][seat] / throws
        variance = 0.0
        for i in range(1, throws + 1):
            variance += (chances[i][seat] - mean) ** 2 / (throws - 1)
        noise = variance_of(chances[0][seat], playouts) if playouts > 0 else 0.0
        report.luck[seat] = chances[0][seat] - mean
        report.luck_error[seat] = NORMAL_95 * math.sqrt(variance / throws + noise)
    report.drawn = 1.0


# --- a whole game ----------------------------------------------------------------------------------------------------


@native
def sum_up(reports: Records, seats: int, out: Records) -> None:
    """Write the sums of luck and choices of each seat."""
    for seat in range(seats):
        sum_up_seat(reports, seat, out[seat])


@rule
def sum_up_seat(reports: Records, seat: int, totals: Totals) -> None:
    """Write the sums of one seat; a loss below 0 in all is none."""
    luck = 0.0
    luck_variance = 0.0
    lost = 0.0
    lost_variance = 0.0
    for i in range(len(reports)):
        report = reports[i]
        if report.drawn > 0.0:
            luck += report.luck[seat]
            luck_variance += report.luck_error[seat] ** 2
        if report.seat == seat:
            lost += report.loss
            lost_variance += (report.apart / 2) ** 2
    totals.luck = luck
    totals.luck_error = math.sqrt(luck_variance)
    totals.lost = max(0.0, lost)
    totals.lost_error = NORMAL_95 * math.sqrt(lost_variance)
    for place in range(MOST_COSTLY):
        totals.costly[place] = 0.0
    for place in range(MOST_COSTLY):
        totals.costly[place] = next_costly(reports, seat, totals)


@native
def review_seat(reports: Records, seat: int, out: Verdict) -> None:
    """Write the review of one seat from the reports on its graded moves.

    Accuracy is a harmonic mean, so that one blunder among many good moves shows; each decision counts by what was at
    stake in it.
    """
    counts = (0, 0, 0, 0)
    decisions = 0
    lost = 0.0
    variance = 0.0
    stakes = 0.0
    inverse = 0.0
    begin = 0.0
    for i in range(len(reports)):
        report = reports[i]
        if report.seat == seat and report.choices > 1.0:
            if decisions == 0:
                begin = report.before
            decisions += 1
            lost += report.loss
            variance += report.apart**2
            stakes += report.stake
            inverse += report.stake * exponential(max(0.0, report.loss) / SLACK)
            counts = count_grade(counts, int(report.grade))
    out.decisions = decisions
    out.inaccuracies = counts[INACCURATE]
    out.mistakes = counts[MISTAKEN]
    out.blunders = counts[BLUNDERED]
    out.accuracy = stakes / inverse if inverse > 0.0 else 1.0
    out.lost = max(0.0, lost)
    out.lost_error = math.sqrt(variance)
    out.adjusted = max(0.0, begin - out.lost)
    out.adjusted_error = out.lost_error


@rule
def count_grade(counts: tuple[int, int, int, int], grade: int) -> tuple[int, int, int, int]:
    """Return the counts with one more of a grade."""
    return (
        counts[0] + (grade == SOUND),
        counts[1] + (grade == INACCURATE),
        counts[2] + (grade == MISTAKEN),
        counts[3] + (grade == BLUNDERED),
    )


@rule
def next_costly(reports: Records, seat: int, totals: Totals) -> float:
    """Return the number of the seat's worst move that is not listed yet; 0 if there is none."""
    number = 0.0
    most = 0.0
    for i in range(len(reports)):
        report = reports[i]
        costs = report.seat == seat and report.best != report.action and report.loss > most
        if costs and not is_listed(totals, report.number):
            most = report.loss
            number = report.number
    return number


@rule
def is_listed(totals: Totals, number: float) -> bool:
    """Whether a move is among the worst already."""
    for place in range(MOST_COSTLY):
        if totals.costly[place] == number:
            return True
    return False
