"""What the levels do with the search, in compiled code: rank actions, start and reuse trees, choose, explain, and look
back at a finished game. Hosts (`tana.bots.fox`, `web/src/local/rules`) keep time, threads and hashes.

Generic code (see `tana.engine.instantiate`): `thinking_of(game)` of `tana.bots.workspace` instantiates it for a game.
State 0 of the workspace is the glimpsed world, and its generator WHIMS is keyed with the level's own luck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tana.bots.estimates import (
    ACTION,
    LOT,
    PAYOFF,
    POINTS,
    REASONS,
    VISITS,
    WIN,
    Report,
    calibrate_all,
    calibrated,
    judge_choice,
    merge_rows,
    pool_pair,
    rounded,
    sort_rows,
)
from tana.bots.search_types import Bytes, Findings, Floats, Question, Records, Workspace
from tana.compile.rule import BOUND, GAME, native, rule
from tana.core.chance import POLICY, Rng, set_key, used, word
from tana.core.record import Ints, Record
from tana.engine.instantiate import instantiate

if TYPE_CHECKING:
    from tana.engine.heuristics import Arrays
    from tana.engine.template_api import heuristics, rules

_SEARCH = "tana.bots.search"
_search = instantiate(_SEARCH, globals()[GAME])
globals()[BOUND] = (*globals()[BOUND], _SEARCH)  # what is compiled here depends on it

NONE: int = _search.NONE
LUCK, WHIMS, TERMS, GLANCES = _search.LUCK, _search.WHIMS, _search.TERMS, _search.GLANCES
new_node, add_child, find_child, sight = _search.new_node, _search.add_child, _search.find_child, _search.sight
weigh_actions, play_out, any_of = _search.weigh_actions, _search.play_out, _search.any_of
plays_by_policy, choose_rollout = _search.plays_by_policy, _search.choose_rollout
MIXES = _search.strategy is not None

PRIOR_SAMPLES = 4
"""Worlds sampled for the prior estimate of an action."""
PRIOR_VISITS = 16
"""The number of visits that a prior estimate of an action counts for."""
REUSE_DEPTH, REUSE_WIDTH, REUSE_VISITS = 2, 32, 8
"""How deep, how widely and from how many visits on the last tree is searched for the current position."""
WANTED, KNOWN = 2 * REUSE_WIDTH, 2 * REUSE_WIDTH + 1
WORLDS = KNOWN + 1
"""The worlds of `Findings`: two generations, what the seat knows now, and what it would know."""
TOP = 8
"""The number of choices that get an explanation."""
THROWS = 48
"""The number of other throws or draws that one is compared with."""
PLAYOUTS = 100
"""Playouts from each of them, in games without a forecast."""
LONGEST = 5_000
"""Decisions after which a playout is evaluated as it is."""
TO_NINE, TO_THREE, TO_TWO = 1e9, 1e3, 1e2
"""Scales of `rounded`, by the number of decimals."""
_WORD = 1 << 32


# --- choosing without a tree -----------------------------------------------------------------------------------------


@rule
def part_of(rng: Rng) -> float:
    """Return a random number from 0 up to 1."""
    return word(rng, POLICY) / _WORD


@rule
def advance(s: Record, action: int, luck: Rng) -> None:
    """Apply an action without writing down what happens."""
    rules.apply(s, action, luck, None)


@rule
def know(s: Record, seat: int, luck: Rng) -> None:
    """Make a state what a seat knows of it: `determinize` maps all states it cannot tell apart to the same bytes."""
    set_key(luck, 0, 0)
    rules.determinize(s, seat, luck)


@rule
def evaluate(s: Record, seat: int, terms: Floats) -> None:
    """Write the terms of the evaluation."""
    heuristics.evaluate(s, seat, terms)


@rule
def rank_actions(work: Workspace, asked: Question, samples: int, rows: Floats) -> int:
    """Write the legal actions with their estimates over some worlds, highest payoff first, ties in the order of lots;
    return their number."""
    whims = work.chances[WHIMS]
    count: int = weigh_actions(work, asked, samples, rows)
    whims.given[POLICY] = 0
    for i in range(count):
        rows[i][PAYOFF] = rounded(rows[i][PAYOFF], TO_NINE)
        rows[i][ACTION] = work.legal[i]
        rows[i][VISITS] = 0.0
        rows[i][LOT] = part_of(whims)
    sort_rows(rows, count, PAYOFF, LOT)
    return count


@rule
def choose_carelessly(work: Workspace, asked: Question, blunders: float, noise: float, rows: Floats) -> int:
    """Return a random action now and then, otherwise one that looks good to a noisy evaluation."""
    whims = work.chances[WHIMS]
    count = rules.legal(work.states[0], work.legal)
    if count == 1 or part_of(whims) < blunders:
        return int(any_of(work.legal, count, whims))
    rank_actions(work, asked, 1, rows)
    whims.given[POLICY] = 1  # ranking drew lots from the start: go on after the first number
    spread = rows[0][PAYOFF] - rows[count - 1][PAYOFF]
    best = 0
    most = -1.0
    for i in range(count):
        worth = rows[i][PAYOFF] + noise * spread * part_of(whims)
        if worth > most:
            most = worth
            best = i
    return int(rows[best][ACTION])


@rule
def answer_at_once(work: Workspace, seat: int) -> int:
    """Return the only legal action, or that of the policy where the search would follow it; else NONE."""
    count = rules.legal(work.states[0], work.legal)
    if count == 1:
        return int(work.legal[0])
    if not MIXES and plays_by_policy(work.states[0], seat, seat):
        return int(choose_rollout(work.states[0], work.legal, count, work.chances[WHIMS]))
    return NONE


if MIXES:
    weigh_strategy = _search.strategy.weigh

    @native
    def play_mixed(
        work: Workspace, asked: Question, data: Arrays, room: Arrays, mixture: Floats, explain: bool, rows: Floats
    ) -> int:
        """Draw an action from the game's mixed strategy and write it as the first row; with `explain`, all others
        after it, with their probabilities as visits, in thousandths. Return the number of rows."""
        count = weigh_strategy(work.states[0], data, room, work.legal, mixture)
        at = draw_from(mixture, count, part_of(work.chances[WHIMS]))
        chosen = int(work.legal[at])
        if not explain:
            rows[0][ACTION] = chosen
            return 1
        rank_actions(work, asked, PRIOR_SAMPLES, rows)
        for i in range(count):
            action = int(rows[i][ACTION])
            rows[i][VISITS] = round(1000 * mixture[place_in(work.legal, count, action)])
            rows[i][PAYOFF] = rows[i][VISITS] if action != chosen else 2000.0
            rows[i][LOT] = i
        sort_rows(rows, count, PAYOFF, LOT)
        return int(count)


@rule
def draw_from(chances: Floats, count: int, lot: float) -> int:
    """Return the index whose part of the sum a lot from 0 to 1 falls on."""
    passed = 0.0
    for i in range(count - 1):
        passed += chances[i]
        if lot < passed:
            return i
    return count - 1


@rule
def place_in(legal: Ints, count: int, action: int) -> int:
    """Return the index of an action among the legal ones, or -1."""
    for i in range(count):
        if legal[i] == action:
            return i
    return -1


# --- a tree: starting, reusing, reading ------------------------------------------------------------------------------


@native
def start_tree(tree: Records, work: Workspace, asked: Question, seeded: bool, rows: Floats) -> int:
    """Start an empty tree; if `seeded` and the seat decides, with a child for each action and its prior estimate, as if
    it had been visited a few times. Return the number of nodes in use."""
    in_use: int = new_node(tree, 0, NONE) + 1
    if seeded and rules.actor(work.states[0]) == asked.seat:
        count = rank_actions(work, asked, PRIOR_SAMPLES, rows)
        for i in range(count):
            child = tree[add_child(tree, 0, in_use, int(rows[i][ACTION]))]
            in_use += 1
            child.visits = PRIOR_VISITS
            child.available = PRIOR_VISITS
            child.value[asked.seat] = rows[i][PAYOFF]
            child.wins[asked.seat] = rows[i][WIN]
            child.points = rows[i][POINTS]
    return in_use


@native
def find_position(tree: Records, work: Workspace, found: Findings, seat: int, chosen: int) -> int:
    """Return the node for what the seat knows now, if it is reached from world 0 by actions without chance; else NONE.

    World 0 is the glimpse that the tree grew from, and `chosen` the action played in it, or NONE if it is not known.
    """
    found.worlds[WANTED] = work.states[0]
    know(found.worlds[WANTED], seat, work.chances[LUCK])
    found.nodes[0] = 0
    first = 0
    count = 1
    for depth in range(REUSE_DEPTH):
        count = follow(tree, work, found, first, count, chosen if depth == 0 else NONE)
        first = REUSE_WIDTH - first
        for i in range(first, first + count):
            found.worlds[KNOWN] = found.worlds[i]
            know(found.worlds[KNOWN], seat, work.chances[LUCK])
            if is_same(found.memory, KNOWN, WANTED):
                return int(found.nodes[i])
    return NONE


@rule
def is_same(memory: Bytes, one: int, other: int) -> bool:
    """Whether two worlds are the same, byte for byte."""
    for i in range(memory.shape[1]):
        if memory[one][i] != memory[other][i]:
            return False
    return True


@rule
def follow(tree: Records, work: Workspace, found: Findings, first: int, count: int, chosen: int) -> int:
    """Write the worlds one action (`chosen`, if known) further on than some worlds, into the other half, each with its
    frequently visited node; return their number."""
    target = REUSE_WIDTH - first
    reached = 0
    for i in range(first, first + count):
        node = int(found.nodes[i])
        if rules.actor(found.worlds[i]) >= 0:
            choices = rules.legal(found.worlds[i], work.later)
            child = next_visited(tree, node, NONE)
            while child != NONE and reached < REUSE_WIDTH:
                action = int(tree[child].action)
                if (chosen == NONE or action == chosen) and place_in(work.later, choices, action) >= 0:
                    if pursue(tree, child, work, found, i, target + reached):
                        reached += 1
                child = next_visited(tree, node, child)
    return reached


@rule
def next_visited(tree: Records, parent: int, last: int) -> int:
    """Return the child that comes after `last` (NONE: the first of all) when they are sorted by visits, most first;
    NONE if it has too few."""
    best = NONE
    passed = last == NONE
    child = int(tree[parent].child)
    while child != NONE:
        visits = tree[child].visits
        later = last == NONE or visits < tree[last].visits or (passed and visits == tree[last].visits)
        if later and visits >= REUSE_VISITS and (best == NONE or visits > tree[best].visits):
            best = child
        passed = passed or child == last
        child = int(tree[child].sibling)
    return best


@rule
def pursue(tree: Records, child: int, work: Workspace, found: Findings, source: int, target: int) -> bool:
    """Write where the action of a child leads, and its node; return whether the tree goes on there without chance."""
    luck = work.chances[LUCK]
    set_key(luck, 0, 0)
    found.worlds[target] = found.worlds[source]
    advance(found.worlds[target], int(tree[child].action), luck)
    seen = sight(found.worlds[target])
    node = child if seen == NONE else find_child(tree, child, seen)
    found.nodes[target] = node
    return node != NONE and not used(luck)


@native
def read_root(tree: Records, seat: int, rows: Floats, first: int) -> int:
    """Write the estimates of the root's actions from row `first` on; return the number of rows with them."""
    child = tree[0].child
    while child != NONE:
        node = tree[child]
        rows[first][ACTION] = node.action
        rows[first][WIN] = node.wins[seat]
        rows[first][POINTS] = node.points
        rows[first][VISITS] = max(1, node.visits)
        first += 1
        child = node.sibling
    return first


# --- reasons ---------------------------------------------------------------------------------------------------------


@rule
def write_terms(work: Workspace, seat: int, action: int, high: int, low: int, out: Floats) -> None:
    """Write the terms of the evaluation after an action in state 0."""
    terms = work.scratch[0].terms
    work.states[1] = work.states[0]
    set_key(work.chances[LUCK], high, low)
    advance(work.states[1], action, work.chances[LUCK])
    evaluate(work.states[1], seat, terms)
    for i in range(len(TERMS)):
        out[i] = rounded(terms[i], TO_THREE)


@rule
def explain_rows(work: Workspace, seat: int, found: Findings, count: int, high: int, low: int) -> None:
    """Write the terms of the first few actions, with luck of that key."""
    for i in range(min(count, TOP)):
        write_terms(work, seat, int(found.rows[i][ACTION]), high, low, found.terms[i])


@rule
def find_reasons(work: Workspace, found: Findings, seat: int, high: int, low: int, report: Report) -> None:
    """Write the terms in which the best choice is ahead of the one made, in points, the largest first."""
    best, made = found.terms[0], found.terms[1]
    write_terms(work, seat, int(report.best), high, low, best)
    write_terms(work, seat, int(report.action), high, low, made)
    count = 0
    while count < REASONS:
        most = 0.0
        at = NONE
        for i in range(len(TERMS)):
            ahead = rounded(best[i] - made[i], TO_TWO)
            if ahead > most:
                most = ahead
                at = i
        if at == NONE:
            break
        report.terms[count] = at
        report.points[count] = most
        best[at] = made[at]
        count += 1
    report.reasons = count


# --- a finished game -------------------------------------------------------------------------------------------------


@native
def judge_move(
    work: Workspace, asked: Question, found: Findings, ones: int, others: int, fit: Floats, high: int, low: int
) -> int:
    """Fill the report on an action in state 0 from two searches, whose rows are calibrated first; return the number of
    rows with both merged."""
    report = found.report[0]
    count = 0
    for i in range(ones):
        found.one[i][WIN] = calibrated(found.one[i][WIN], fit, asked.seat, asked.seats)
        count = copy_row(found.one, i, found.rows, count)
    for i in range(others):
        found.other[i][WIN] = calibrated(found.other[i][WIN], fit, asked.seat, asked.seats)
        count = copy_row(found.other, i, found.rows, count)
    count = merge_rows(found.rows, count)
    judge_choice(found.one, ones, found.other, others, found.rows, count, report)
    report.reasons = 0.0
    report.drawn = 0.0
    if report.loss > 0.0 and report.best != report.action:
        find_reasons(work, found, asked.seat, high, low, report)
    return count


@native
def judge_pair(
    work: Workspace,
    asked: Question,
    found: Findings,
    known: int,
    ones: int,
    others: int,
    fit: Floats,
    high: int,
    low: int,
) -> int:
    """Add two searches to the report on an action in state 0; their rows are calibrated first. The first `known` rows
    are those of earlier pairs, merged; return the number of rows with all of them."""
    report = found.report[0]
    count = known
    for i in range(ones):
        found.one[i][WIN] = calibrated(found.one[i][WIN], fit, asked.seat, asked.seats)
        count = copy_row(found.one, i, found.rows, count)
    for i in range(others):
        found.other[i][WIN] = calibrated(found.other[i][WIN], fit, asked.seat, asked.seats)
        count = copy_row(found.other, i, found.rows, count)
    count = merge_rows(found.rows, count)
    pool_pair(found.one, ones, found.other, others, found.rows, count, report)
    report.reasons = 0.0
    report.drawn = 0.0
    if report.loss > 0.0 and report.best != report.action:
        find_reasons(work, found, asked.seat, high, low, report)
    return count


@rule
def copy_row(source: Floats, at: int, target: Floats, count: int) -> int:
    """Append a row to others; return their number."""
    for column in range(LOT + 1):
        target[count][column] = source[at][column]
    return count + 1


@rule
def true_chances(work: Workspace, asked: Question, playouts: int, fit: Floats, out: Floats) -> None:
    """Write each seat's calibrated chance to win in state 0, a true position: by the game's forecast or, without one,
    by playouts with the rollout policy. It uses hidden information, so it is for games that are over."""
    games = GLANCES if GLANCES > 0 else playouts
    for seat in range(asked.seats):
        out[seat] = 0.0
    play_out(work, asked, games, 0 if GLANCES > 0 else LONGEST, out)
    for seat in range(asked.seats):
        out[seat] /= games
    calibrate_all(out, asked.seats, fit)


@native
def try_luck(
    work: Workspace, asked: Question, found: Findings, number: int, action: int, high: int, low: int, fit: Floats
) -> bool:
    """Write the chances of all seats after an action in state 0, with luck of a key, as row `number`; return whether
    the action involved luck. Where luck led to the position of an earlier row, the chances are the same."""
    luck = work.chances[LUCK]
    found.worlds[number] = work.states[0]
    set_key(luck, high, low)
    advance(found.worlds[number], action, luck)
    drew = used(luck)
    for earlier in range(number):
        if is_same(found.memory, earlier, number):
            for seat in range(asked.seats):
                found.prospects[number][seat] = found.prospects[earlier][seat]
            return drew
    found.worlds[KNOWN] = work.states[0]
    work.states[0] = found.worlds[number]
    true_chances(work, asked, PLAYOUTS, fit, found.prospects[number])
    work.states[0] = found.worlds[KNOWN]
    return drew
