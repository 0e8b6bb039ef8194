"""Whole games between bots in compiled code, with notes about each (see `tana.lab.notes`).

Generic code: `instantiate("tana.lab.watching", game)` makes it for a game (see `tana.engine.instantiate`). The players
are those of `tana.bots` without what Python adds: the same judgement, luck of their own. What a seat may not know is
replaced by a draw from what it knows before it looks (but for a *knowing* player, which is there to be compared with).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from tana.bots.room import Question, Room
from tana.core.chance import POLICY, Rng, below, set_key, word
from tana.core.domain import MAX_SEATS
from tana.core.reasons import MOST_LINES
from tana.core.record import Grid, Ints
from tana.core.rule import BOUND, GAME, native, rule
from tana.engine.instantiate import instantiate
from tana.lab.notes import (
    BEHIND,
    BITS,
    CHOICES,
    CUT_OFF,
    DECIDED,
    DECISIONS,
    DIGGER,
    ENDING,
    FIRST,
    FORCED,
    KNOWING,
    LEAD_CHANGES,
    LINES,
    LONGEST_FORCED,
    MOST_CHOICES,
    MOST_DECISIONS,
    POLICY_PLAYER,
    RANDOM,
    RANKS,
    SCORES,
    SPROUT,
    STAGES,
    TURNS,
    Tally,
)

if TYPE_CHECKING:
    from tana.engine.needs import rules

_SEARCH = "tana.bots.search"
_brain: Any = instantiate(_SEARCH, globals()[GAME])
globals()[BOUND] = (*globals()[BOUND], _SEARCH)  # what is compiled here depends on it

weigh_actions, update_belief, choose_rollout = _brain.weigh_actions, _brain.update_belief, _brain.choose_rollout
settle, BELIEFS, PAYOFF, POINTS = _brain.settle, _brain.BELIEFS, _brain.PAYOFF, _brain.POINTS
LUCK, SEARCH_KEY = _brain.LUCK, _brain.SEARCH_KEY

PLAYER_KEY = 0x57D1
"""Mixed into the key of the players' own choices, so that they are independent of the game's luck."""
BLUNDERS, NOISE = 0.3, 1.0
"""Of sprout, as in `tana.bots.digger`."""
SAME = 1e-9
NOBODY = -1
STATES = 5
"""Four to think with, and the position itself."""
HERE = 4


# --- players -------------------------------------------------------------------------------------------------------


@rule
def weigh_knowing(room: Room, asked: Question, samples: int, out: Any) -> int:
    """As `weigh_actions`, but in the world as it is: only the luck to come is tried out."""
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
def best_of(weights: Any, count: int, policy: Rng) -> int:
    """The place of the largest payoff; equals by lot."""
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
def careless_of(weights: Any, count: int, policy: Rng) -> int:
    """The place of the largest payoff as sprout sees it."""
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
    """A random number from 0 up to 1."""
    return float(word(policy, POLICY)) / 4294967296.0


@rule
def choose(room: Room, seat: int, kind: int, samples: int, policy: Rng, weights: Any) -> int:
    """What a player does in the position, which has more than one choice."""
    states = room.states
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


# --- notes ---------------------------------------------------------------------------------------------------------


@rule
def leader_of(points: Ints, seats: int) -> int:
    """The seat with the most points, if it is only one."""
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
def note_events(log: Any, places: Grid, arguments: Ints, tally: Tally) -> None:
    """Count what happened, and with what."""
    for i in range(log.count):
        row = log.rows[i]
        kind = int(row[0])
        tally.events[kind] += 1
        for at in range(arguments[kind]):
            tally.shown[places[kind][at] + int(row[2 + at])] += 1


@rule
def note_choices(legal: Ints, count: int, seat: int, before: int, out: Any, tally: Tally) -> None:
    """What a seat may choose from, and whether its turn has only begun: before it another decided, or nobody."""
    tally.choices[min(count, MOST_CHOICES)] += 1
    for i in range(count):
        tally.offered[legal[i]] += 1
    out[CHOICES] += count
    if before == NOBODY:
        out[FIRST] = seat
    if seat != before:
        out[TURNS] += 1


@rule
def note_freedom(count: int, run: int, out: Any) -> int:
    """How free the choice is; returns how many decisions in a row have had a single choice by now."""
    if count > 1:
        out[BITS] += int(1000.0 * math.log2(count))
        return 0
    out[FORCED] += 1
    out[LONGEST_FORCED] = max(int(out[LONGEST_FORCED]), run + 1)
    return run + 1


@rule
def winners_of(out: Any, seats: int) -> int:
    """How many share the victory."""
    winners = 0
    for seat in range(seats):
        if out[RANKS + seat] == 1:
            winners += 1
    return winners


@rule
def first_winner(out: Any, seats: int) -> int:
    """The first seat among the winners; nobody where nobody won."""
    for seat in range(seats):
        if out[RANKS + seat] == 1:
            return seat
    return NOBODY


@rule
def note_lead(out: Any, seats: int, points: Grid) -> None:
    """How often the lead changed, how far the winner was behind, and when it took the lead for good."""
    decisions = int(out[DECISIONS])
    winner = first_winner(out, seats)
    leader = NOBODY
    decided = 0
    behind = 0
    for at in range(decisions + 1):
        now = leader_of(points[at], seats)
        if now != NOBODY and leader != NOBODY and now != leader:
            out[LEAD_CHANGES] += 1
        if now != NOBODY:
            leader = now
        if winner != NOBODY:
            most = points[at][0]
            for seat in range(seats):
                most = max(most, points[at][seat])
            behind = max(behind, most - points[at][winner])
            if now != winner:
                decided = at + 1
    out[BEHIND] = behind
    out[DECIDED] = min(1000, 1000 * decided // max(1, decisions))


@rule
def note_stages(out: Any, seats: int, points: Grid, breadth: Ints, tally: Tally) -> None:
    """Who led at each stage of the game and won, and how many choices there were."""
    decisions = int(out[DECISIONS])
    winners = winners_of(out, seats)
    for stage in range(STAGES + 1):
        now = leader_of(points[decisions * stage // STAGES], seats)
        if now != NOBODY:
            tally.leads[stage] += 1
            if out[RANKS + now] == 1:
                tally.kept[stage] += 1.0 / winners
    for at in range(decisions):
        stage = at * STAGES // decisions
        tally.breadth[stage] += 1
        tally.breadth_sum[stage] += breadth[at]


@rule
def note_actions(out: Any, seats: int, used: Grid, tally: Tally) -> None:
    """Which actions each seat took, and whether it won."""
    winners = winners_of(out, seats)
    for seat in range(seats):
        won = 1.0 / winners if out[RANKS + seat] == 1 else 0.0
        for action in range(len(tally.chosen)):
            if used[seat][action] > 0:
                tally.games[action] += 1
                tally.wins[action] += won
                used[seat][action] = 0


@rule
def note_points(s: Any, seats: int, sources: Ints, count: int, lines: Grid, out: Any) -> None:
    """Where the points of each seat come from."""
    for seat in range(seats):
        for i in range(rules.score_lines(s, seat, lines)):
            out[LINES + seat * count + sources[lines[i][0]]] += lines[i][1]


@rule
def note_result(s: Any, seats: int, decisions: int, points: Grid, out: Any) -> None:
    """How a game ended, or that it was cut off; also its last points."""
    out[DECISIONS] = decisions
    out[CUT_OFF] = rules.actor(s) >= 0
    out[ENDING] = rules.ending(s)
    rules.scores(s, points[decisions])
    for seat in range(seats):
        out[SCORES + seat] = points[decisions][seat]
    rules.ranks(s, out[RANKS : RANKS + MAX_SEATS])


# --- games ---------------------------------------------------------------------------------------------------------


@rule
def forget(beliefs: Any) -> None:
    """At the beginning of a game nobody suspects anything."""
    for seat in range(MAX_SEATS):
        for i in range(BELIEFS):
            beliefs[seat][i] = 1.0


@native
def play_watched(
    states: Any,
    blank: Any,
    chances: Any,
    scratch: Any,
    mind: Any,
    logs: Any,
    seats: int,
    options: Ints,
    seed: int,
    first: int,
    kinds: Ints,
    samples: Ints,
    own: int,
    places: Grid,
    arguments: Ints,
    sources: Ints,
    out: Any,
    tally: Tally,
    record: Ints,
) -> None:
    """Play games `first`, `first + 1`, … one for each row of `out`, and note what there is to note.

    The luck of a game depends on the seed and its number alone, that of the players on `own` as well. The actions of
    the first game are written down in `record`, as far as it goes.
    """
    legal, later = np.zeros(rules.MAX_LEGAL, dtype=np.int16), np.zeros(rules.MAX_LEGAL, dtype=np.int16)
    beliefs = np.ones((MAX_SEATS, BELIEFS))
    marks, path = np.zeros(1, dtype=np.int8), np.zeros(1, dtype=np.int64)
    weights = np.zeros((rules.MAX_LEGAL, POINTS + 1))
    points = np.zeros((MOST_DECISIONS + 1, MAX_SEATS), dtype=np.int64)
    breadth = np.zeros(MOST_DECISIONS, dtype=np.int64)
    used = np.zeros((MAX_SEATS, len(tally.chosen)), dtype=np.int32)
    lines = np.zeros((MOST_LINES, 2), dtype=np.int64)
    luck, policy = chances[2], chances[1]
    sources_count = (out.shape[1] - LINES) // MAX_SEATS
    for row in range(len(out)):
        number = first + row
        note = out[row]
        states[HERE] = blank[0]
        forget(beliefs)
        set_key(luck, seed, number)
        set_key(policy, seed ^ PLAYER_KEY ^ own, number)
        logs[0].count = 0
        rules.setup(states[HERE], seats, options, luck, logs[0])
        note_events(logs[0], places, arguments, tally)
        before = NOBODY
        run = 0
        decisions = 0
        while decisions < MOST_DECISIONS:
            seat = rules.actor(states[HERE])
            if seat < 0:
                break
            rules.scores(states[HERE], points[decisions])
            count = rules.legal(states[HERE], legal)
            breadth[decisions] = count
            note_choices(legal, count, seat, before, note, tally)
            run = note_freedom(count, run, note)
            before = seat
            action = int(legal[0])
            if count > 1:
                room = Room(states, chances, beliefs[seat], legal, later, marks, path, scratch, mind)
                action = choose(room, seat, int(kinds[seat]), int(samples[seat]), policy, weights)
            tally.chosen[action] += 1
            used[seat][action] += 1
            if row == 0 and decisions < len(record):
                record[decisions] = action
            logs[0].count = 0
            rules.apply(states[HERE], action, luck, logs[0])
            note_events(logs[0], places, arguments, tally)
            decisions += 1
        note_result(states[HERE], seats, decisions, points, note)
        note_points(states[HERE], seats, sources, sources_count, lines, note)
        note_lead(note, seats, points)
        note_stages(note, seats, points, breadth, tally)
        note_actions(note, seats, used, tally)
