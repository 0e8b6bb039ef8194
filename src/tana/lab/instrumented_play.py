"""Whole games between bots in compiled code, measured as they are played (see `tana.lab.game_columns`).

A template: `instantiate("tana.lab.instrumented_play", game)` (see `tana.engine.instantiate`). The players evaluate
positions like those of `tana.bots`, with their own random numbers. Before a player looks at a position, everything its
seat may not know is replaced by a sample from what it knows; only *knowing*, a yardstick, sees the true state.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from tana.bots.search_types import Evaluator, Question, Workspace
from tana.compile.rule import BOUND, GAME, native, rule
from tana.core.chance import POLICY, Rng, below, set_key, word
from tana.core.domain import MAX_SEATS
from tana.core.events import Log
from tana.core.reasons import MOST_LINES
from tana.core.record import Grid, Ints
from tana.engine.instantiate import instantiate
from tana.lab import game_columns as columns
from tana.lab.game_columns import (
    DIGGER,
    KNOWING,
    MOST_CHOICES,
    MOST_DECISIONS,
    POLICY_PLAYER,
    RANDOM,
    SPROUT,
    STAGES,
    Layout,
    Memory,
    Played,
    Row,
    Series,
    Tally,
    Values,
)

if TYPE_CHECKING:
    from tana.engine.template_api import rules

_SEARCH = "tana.bots.search"
_brain = instantiate(_SEARCH, globals()[GAME])
globals()[BOUND] = (*globals()[BOUND], _SEARCH)  # the code compiled here depends on it

weigh_actions, update_belief, choose_rollout = _brain.weigh_actions, _brain.update_belief, _brain.choose_rollout
settle, BELIEFS, PAYOFF, POINTS = _brain.settle, _brain.BELIEFS, _brain.PAYOFF, _brain.POINTS
LUCK, SEARCH_KEY = _brain.LUCK, _brain.SEARCH_KEY

PLAYER_KEY = 0x57D1
"""Mixed into the key of the players' own choices, so that they are independent of the game's luck."""
BLUNDERS, NOISE = _brain.hooks.BLUNDERS, _brain.hooks.NOISE
SAME = 1e-9
NOBODY = -1
STATES = 5
"""Four for searching, and the position itself."""
HERE = 4
WHIMS, DEALT = 1, 2
"""Generators beside that of the search: for the players' own choices, and for the game."""
CHANCES = 3


# --- players -------------------------------------------------------------------------------------------------------


@rule
def weigh_knowing(room: Workspace, asked: Question, samples: int, out: Values) -> int:
    """Like `weigh_actions`, but in the true state: only future chance is sampled."""
    states, luck = room.states, room.chances[LUCK]
    count = rules.legal(states[0], room.legal)
    for i in range(count):
        out[i][PAYOFF] = 0.0
    for sample in range(samples):
        for i in range(count):
            states[1] = states[0]
            set_key(luck, asked.key ^ SEARCH_KEY, sample)
            rules.apply(states[1], int(room.legal[i]), luck, None)
            out[i][PAYOFF] += settle(room, asked) / samples
    return count


@rule
def best_of(weights: Values, count: int, policy: Rng) -> int:
    """Return the index of the largest payoff; ties are broken at random."""
    best = 0
    equals = 1
    for i in range(1, count):
        if weights[i][PAYOFF] > weights[best][PAYOFF] + SAME:
            best = i
            equals = 1
        elif weights[i][PAYOFF] > weights[best][PAYOFF] - SAME:
            equals += 1
            if below(policy, POLICY, equals) == 0:
                best = i
    return best


@rule
def careless_of(weights: Values, count: int, policy: Rng) -> int:
    """Return the index of the largest payoff with sprout's noise."""
    least = weights[0][PAYOFF]
    most = weights[0][PAYOFF]
    for i in range(count):
        least = min(least, weights[i][PAYOFF])
        most = max(most, weights[i][PAYOFF])
    best = 0
    seen = -1e9
    for i in range(count):
        value = weights[i][PAYOFF] + NOISE * (most - least) * part_of(policy)
        if value > seen:
            seen = value
            best = i
    return best


@rule
def part_of(policy: Rng) -> float:
    """Return a random number from 0 (inclusive) to 1 (exclusive)."""
    return float(word(policy, POLICY)) / 4294967296.0


@rule
def choose(room: Workspace, seat: int, kind: int, samples: int, weights: Values) -> int:
    """Return a player's action in a position with more than one choice."""
    states, policy = room.states, room.chances[WHIMS]
    if kind == RANDOM or (kind == SPROUT and part_of(policy) < BLUNDERS):
        return int(room.legal[below(policy, POLICY, rules.legal(states[HERE], room.legal))])
    states[0] = states[HERE]
    set_key(room.chances[LUCK], word(policy, POLICY), word(policy, POLICY))
    if kind != KNOWING:
        rules.determinize(states[0], seat, room.chances[LUCK])
    if kind == POLICY_PLAYER:
        return int(choose_rollout(states[0], room.legal, rules.legal(states[0], room.legal), policy))
    asked = Question(seat, int(states[HERE].seats), word(policy, POLICY), False, False)
    if kind == KNOWING:
        return int(room.legal[best_of(weights, weigh_knowing(room, asked, samples, weights), policy)])
    if kind == DIGGER:
        update_belief(states[0], seat, room.belief)
    count = weigh_actions(room, asked, samples, weights)
    if kind == SPROUT:
        return int(room.legal[careless_of(weights, count, policy)])
    return int(room.legal[best_of(weights, count, policy)])


# --- what is measured ----------------------------------------------------------------------------------------------


@rule
def leader_of(points: Ints, seats: int) -> int:
    """Return the only seat with the most points; NOBODY if several share them."""
    best = 0
    alone = True
    for seat in range(1, seats):
        if points[seat] > points[best]:
            best = seat
            alone = True
        elif points[seat] == points[best]:
            alone = False
    return best if alone else NOBODY


@rule
def count_events(memory: Memory, layout: Layout, tally: Tally) -> None:
    """Count the events of the log, and the values of their arguments."""
    log = memory.log[0]
    for i in range(log.count):
        row = log.rows[i]
        kind = int(row[0])
        tally.events[kind] += 1
        for at in range(layout.arguments[kind]):
            tally.shown[layout.values[kind][at] + int(row[2 + at])] += 1


@rule
def count_choices(legal: Ints, count: int, seat: int, before: int, out: Row, tally: Tally) -> None:
    """Count a seat's choices; a turn begins if another seat, or none, decided before."""
    tally.choices[min(count, MOST_CHOICES)] += 1
    for i in range(count):
        tally.offered[legal[i]] += 1
    out[columns.CHOICES] += count
    if before == NOBODY:
        out[columns.FIRST] = seat
    if seat != before:
        out[columns.TURNS] += 1


@rule
def measure_freedom(count: int, run: int, out: Row) -> int:
    """Measure how free a decision is; return the length of the current run of decisions with a single choice."""
    if count > 1:
        out[columns.BITS] += int(1000.0 * math.log2(count))
        return 0
    out[columns.FORCED] += 1
    out[columns.LONGEST_FORCED] = max(int(out[columns.LONGEST_FORCED]), run + 1)
    return run + 1


@rule
def winners_of(out: Row, seats: int) -> int:
    """Return the number of seats that share the win."""
    winners = 0
    for seat in range(seats):
        if out[columns.RANKS + seat] == 1:
            winners += 1
    return winners


@rule
def first_winner(out: Row, seats: int) -> int:
    """Return the first winning seat; NOBODY if nobody won."""
    for seat in range(seats):
        if out[columns.RANKS + seat] == 1:
            return seat
    return NOBODY


@rule
def write_lead(out: Row, seats: int, points: Grid) -> None:
    """Write how often the lead changed, the winner's largest deficit, and when the winner took the lead for good."""
    decisions = int(out[columns.DECISIONS])
    winner = first_winner(out, seats)
    leader = NOBODY
    decided = 0
    behind = 0
    for at in range(decisions + 1):
        now = leader_of(points[at], seats)
        if now != NOBODY and leader != NOBODY and now != leader:
            out[columns.LEAD_CHANGES] += 1
        if now != NOBODY:
            leader = now
        if winner != NOBODY:
            most = points[at][0]
            for seat in range(seats):
                most = max(most, points[at][seat])
            behind = max(behind, most - points[at][winner])
            if now != winner:
                decided = at + 1
    out[columns.BEHIND] = behind
    out[columns.DECIDED] = min(1000, 1000 * decided // max(1, decisions))


@rule
def count_stages(out: Row, seats: int, memory: Memory, tally: Tally) -> None:
    """Count, for each stage of the game, who led and whether they won, and the number of choices."""
    decisions = int(out[columns.DECISIONS])
    winners = winners_of(out, seats)
    for stage in range(STAGES + 1):
        now = leader_of(memory.points[decisions * stage // STAGES], seats)
        if now != NOBODY:
            tally.leads[stage] += 1
            if out[columns.RANKS + now] == 1:
                tally.kept[stage] += 1.0 / winners
    for at in range(decisions):
        stage = at * STAGES // decisions
        tally.breadth[stage] += 1
        tally.breadth_sum[stage] += memory.breadth[at]


@rule
def count_actions(out: Row, seats: int, used: Grid, tally: Tally) -> None:
    """Count the actions each seat took, and whether the seat won."""
    winners = winners_of(out, seats)
    for seat in range(seats):
        won = 1.0 / winners if out[columns.RANKS + seat] == 1 else 0.0
        for action in range(len(tally.chosen)):
            if used[seat][action] > 0:
                tally.games[action] += 1
                tally.wins[action] += won
                used[seat][action] = 0


@rule
def write_sources(memory: Memory, seats: int, layout: Layout, out: Row) -> None:
    """Write each seat's points by source."""
    count = (len(out) - columns.LINES) // MAX_SEATS
    for seat in range(seats):
        for i in range(rules.score_lines(memory.states[HERE], seat, memory.lines)):
            source = layout.sources[memory.lines[i][0]]
            out[columns.LINES + seat * count + source] += memory.lines[i][1]


@rule
def write_result(memory: Memory, seats: int, decisions: int, out: Row) -> None:
    """Write how a game ended, or that it was cut off, and its final points and ranks."""
    s = memory.states[HERE]
    out[columns.DECISIONS] = decisions
    out[columns.CUT_OFF] = rules.actor(s) >= 0
    out[columns.ENDING] = rules.ending(s)
    rules.scores(s, memory.points[decisions])
    for seat in range(seats):
        out[columns.SCORES + seat] = memory.points[decisions][seat]
    rules.ranks(s, out[columns.RANKS : columns.RANKS + MAX_SEATS])


# --- games ---------------------------------------------------------------------------------------------------------


def new_memory(actions: int, evaluator: Evaluator | None) -> Memory:
    """Return the buffers of one thread, for a game with that many actions and an optional network."""
    return Memory(
        states=rules.State.array(STATES),
        blank=rules.State.array(1),
        chances=Rng.array(CHANCES),
        scratch=_brain.Scratch.array(1),
        evaluator=evaluator,
        log=Log.array(1),
        legal=np.zeros(rules.MAX_LEGAL, dtype=np.int16),
        later=np.zeros(rules.MAX_LEGAL, dtype=np.int16),
        beliefs=np.ones((MAX_SEATS, BELIEFS)),
        marks=np.zeros(1, dtype=np.int8),
        path=np.zeros(1, dtype=np.int64),
        weights=np.zeros((rules.MAX_LEGAL, POINTS + 1)),
        points=np.zeros((MOST_DECISIONS + 1, MAX_SEATS), dtype=np.int64),
        breadth=np.zeros(MOST_DECISIONS, dtype=np.int64),
        used=np.zeros((MAX_SEATS, actions), dtype=np.int32),
        lines=np.zeros((MOST_LINES, 2), dtype=np.int64),
    )


@rule
def begin_game(memory: Memory, series: Series, number: int) -> None:
    """Set up game `number` of a series; beliefs start without any evidence."""
    memory.states[HERE] = memory.blank[0]
    for seat in range(MAX_SEATS):
        for i in range(BELIEFS):
            memory.beliefs[seat][i] = 1.0
    set_key(memory.chances[DEALT], series.seed, number)
    set_key(memory.chances[WHIMS], series.seed ^ PLAYER_KEY ^ series.whims, number)
    memory.log[0].count = 0
    rules.setup(memory.states[HERE], series.seats, series.options, memory.chances[DEALT], memory.log[0])


@rule
def decide(memory: Memory, series: Series, seat: int, count: int) -> int:
    """Return the action of a seat; a single choice is returned without a search."""
    if count == 1:
        return int(memory.legal[0])
    room = Workspace(
        memory.states,
        memory.chances,
        memory.beliefs[seat],
        memory.legal,
        memory.later,
        memory.marks,
        memory.path,
        memory.scratch,
        memory.evaluator,
    )
    return choose(room, seat, int(series.kinds[seat]), int(series.samples[seat]), memory.weights)


@rule
def play_game(memory: Memory, series: Series, layout: Layout, out: Row, tally: Tally, record: Ints) -> int:
    """Play a game that has begun; return the number of decisions. As many actions as fit are written to `record`."""
    states, log = memory.states, memory.log[0]
    before = NOBODY
    run = 0
    decisions = 0
    while decisions < MOST_DECISIONS:
        seat = rules.actor(states[HERE])
        if seat < 0:
            break
        rules.scores(states[HERE], memory.points[decisions])
        count = rules.legal(states[HERE], memory.legal)
        memory.breadth[decisions] = count
        count_choices(memory.legal, count, seat, before, out, tally)
        run = measure_freedom(count, run, out)
        before = seat
        action = decide(memory, series, seat, count)
        tally.chosen[action] += 1
        memory.used[seat][action] += 1
        if decisions < len(record):
            record[decisions] = action
        log.count = 0
        rules.apply(states[HERE], action, memory.chances[DEALT], log)
        count_events(memory, layout, tally)
        decisions += 1
    return decisions


@native
def play_series(memory: Memory, series: Series, layout: Layout, played: Played) -> None:
    """Play the games of a series, one for each row of columns, and record the actions of the first.

    The luck of a game depends only on the seed and its number; the players' choices depend on `series.whims` too.
    """
    seats, tally = series.seats, played.tally
    for number in range(len(played.rows)):
        out = played.rows[number]
        begin_game(memory, series, series.first + number)
        count_events(memory, layout, tally)
        record = played.record if number == 0 else played.record[:0]
        decisions = play_game(memory, series, layout, out, tally, record)
        write_result(memory, seats, decisions, out)
        write_sources(memory, seats, layout, out)
        write_lead(out, seats, memory.points)
        count_stages(out, seats, memory, tally)
        count_actions(out, seats, memory.used, tally)
