"""Self-play that trains the tables of a game's `value_tables` by temporal differences.

A template (see `tana.engine.instantiate`). Every seat takes the action with the best predicted points, on sampled luck
rather than the luck to come. After a game each prediction is corrected towards the one after it. The learning rate of
each number falls as its corrections contradict each other (temporal coherence learning).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tana.compile.rule import native, rule
from tana.core.chance import SOURCES, Rng, set_key
from tana.core.domain import MAX_SEATS
from tana.core.record import Grid, Ints, RecordArray

if TYPE_CHECKING:
    from tana.engine.template_api import rules, value_tables

Values: TypeAlias = npt.NDArray[np.float64]
Bytes: TypeAlias = npt.NDArray[np.uint8]
"""The memory of records."""

MOST_OUTLOOKS = 4000
"""The most predictions of a game to learn from."""
THINK_KEY, GUESS = 0x71A6, 1 << 20
SETTLING = 12
"""The most choices of a compound action that are completed before a position is evaluated."""


class Scratchpad(NamedTuple):
    """The workspace for playing a game and looking ahead."""

    states: RecordArray
    """The game, and three scratch states for looking ahead."""
    memory: Bytes
    luck: Rng
    guess: Rng
    legal: Ints
    later: Ints
    terms: Values


class Lesson(NamedTuple):
    """The predictions of one game and their features."""

    sure: Values
    """The part of each prediction that depends on no table: points already scored."""
    whose: Ints
    sizes: Ints
    noted: Grid
    amounts: Values


class Tables(NamedTuple):
    """The learned values, and the sums of their corrections, signed and absolute."""

    worth: Values
    moved: Values
    travelled: Values


@rule
def is_used(luck: Rng) -> bool:
    """Whether anything has been drawn from a generator."""
    for source in range(SOURCES):
        if luck.given[source] > 0:
            return True
    return False


@rule
def settled(pad: Scratchpad, seat: int, tables: Values) -> float:
    """The prediction for state 1 after the seat has completed its compound action. Uses states 2 and 3."""
    states = pad.states
    for _ in range(SETTLING):
        if rules.actor(states[1]) != seat or not value_tables.is_unfinished(states[1]):
            break
        count = rules.legal(states[1], pad.later)
        best = -1e9
        for i in range(count):
            states[2] = states[1]
            rules.apply(states[2], int(pad.later[i]), pad.guess, None)
            worth = value_tables.foresee(states[2], seat, tables, pad.terms)
            if worth > best:
                best = worth
                states[3] = states[2]
        states[1] = states[3]
    return float(value_tables.foresee(states[1], seat, tables, pad.terms))


@rule
def choose(pad: Scratchpad, seat: int, key: int, samples: int, tables: Values) -> int:
    """The action in state 0 with the best prediction on average over some samples of luck."""
    count = rules.legal(pad.states[0], pad.legal)
    if count == 1:
        return int(pad.legal[0])
    best = -1e9
    chosen = 0
    for i in range(count):
        worth = 0.0
        for sample in range(samples):
            pad.states[1] = pad.states[0]
            set_key(pad.guess, key, sample)
            rules.apply(pad.states[1], int(pad.legal[i]), pad.guess, None)
            worth += settled(pad, seat, tables) / samples
            if not is_used(pad.guess):
                worth *= samples
                break
        if worth > best:
            best = worth
            chosen = i
    return int(pad.legal[chosen])


@rule
def begin(pad: Scratchpad, seats: int, options: Ints, seed: int, number: int) -> None:
    """Set up game `number` of a series."""
    pad.memory[0][:] = 0
    set_key(pad.luck, seed, number)
    rules.setup(pad.states[0], seats, options, pad.luck, None)


@rule
def play_ply(pad: Scratchpad, key: int, samples: int, tables: Values) -> None:
    """Play the next decision of a game."""
    action = choose(pad, rules.actor(pad.states[0]), key, samples, tables)
    rules.apply(pad.states[0], action, pad.luck, None)


@rule
def note_outlook(pad: Scratchpad, lesson: Lesson, at: int, seat: int, tables: Values) -> None:
    """Record the prediction of a seat and its features."""
    terms = pad.terms
    worth = value_tables.foresee(pad.states[0], seat, tables, terms)
    lesson.whose[at] = seat
    lesson.sizes[at] = int(terms[value_tables.NOTED])
    for i in range(lesson.sizes[at]):
        lesson.noted[at][i] = int(terms[value_tables.NOTED + 1 + 2 * i])
        lesson.amounts[at][i] = terms[value_tables.NOTED + 2 + 2 * i]
    lesson.sure[at] = 0.0
    lesson.sure[at] = worth - outlook_of(lesson, at, tables)


@rule
def outlook_of(lesson: Lesson, at: int, tables: Values) -> float:
    """The prediction for a recorded position with the current tables."""
    worth = lesson.sure[at]
    for i in range(lesson.sizes[at]):
        worth += lesson.amounts[at][i] * tables[lesson.noted[at][i]]
    return float(worth)


@rule
def learn(lesson: Lesson, notes: int, seat: int, points: float, tables: Tables, rate: float, reach: float) -> None:
    """Correct the predictions of a seat from the last to the first: each towards the result of the game, weighted by
    `reach`, and towards the prediction after it."""
    goal = points
    for back in range(notes):
        at = notes - 1 - back
        if lesson.whose[at] == seat:
            worth = outlook_of(lesson, at, tables.worth)
            correct(lesson, at, goal - worth, tables, rate)
            goal = reach * goal + (1.0 - reach) * worth


@rule
def correct(lesson: Lesson, at: int, error: float, tables: Tables, rate: float) -> None:
    """Change the values behind a prediction by about the error in total."""
    size = 0.0
    for i in range(lesson.sizes[at]):
        size += lesson.amounts[at][i] ** 2
    for i in range(lesson.sizes[at]):
        question = int(lesson.noted[at][i])
        pull = error * lesson.amounts[at][i]
        travelled = tables.travelled[question]
        calm = abs(tables.moved[question]) / travelled if travelled > 0.0 else 1.0
        tables.worth[question] += rate * calm * pull / size
        tables.moved[question] += pull
        tables.travelled[question] += abs(pull)


@native
def self_play(
    pad: Scratchpad,
    lesson: Lesson,
    tables: Tables,
    seats: int,
    options: Ints,
    seed: int,
    first: int,
    samples: int,
    rate: float,
    reach: float,
    results: Values,
) -> int:
    """Play a game for each row of results and, unless the rate is 0, learn from it; returns the number of predictions.

    Every seat's prediction is recorded at every decision: a search also evaluates positions in which others move.
    """
    points = np.zeros(MAX_SEATS, dtype=np.int64)
    total = 0
    for row in range(len(results)):
        begin(pad, seats, options, seed, first + row)
        notes = 0
        plies = 0
        while rules.actor(pad.states[0]) >= 0:
            if rate > 0.0 and notes + seats <= MOST_OUTLOOKS and rules.legal(pad.states[0], pad.legal) > 1:
                for seat in range(seats):
                    note_outlook(pad, lesson, notes, seat, tables.worth)
                    notes += 1
            plies += 1
            play_ply(pad, (seed ^ THINK_KEY) + (first + row) * GUESS + plies, samples, tables.worth)
        rules.scores(pad.states[0], points)
        for seat in range(seats):
            results[row][seat] = points[seat]
            learn(lesson, notes, seat, float(points[seat]), tables, rate, reach)
        total += notes
    return total


@native
def watch_play(
    pad: Scratchpad, tables: Values, seats: int, options: Ints, seed: int, samples: int, seen: Values, results: Values
) -> None:
    """Play a game for each row of results, and record every seat's prediction at the start of each stage."""
    points = np.zeros(MAX_SEATS, dtype=np.int64)
    for row in range(len(results)):
        begin(pad, seats, options, seed, row)
        plies = 0
        last = -1
        while rules.actor(pad.states[0]) >= 0:
            if value_tables.slot_of(pad.states[0]) != last:
                last = value_tables.slot_of(pad.states[0])
                for seat in range(seats):
                    seen[row][last][seat] = value_tables.foresee(pad.states[0], seat, tables, pad.terms)
            plies += 1
            play_ply(pad, (seed ^ THINK_KEY) + row * GUESS + plies, samples, tables)
        rules.scores(pad.states[0], points)
        for seat in range(seats):
            results[row][seat] = points[seat]


class Learner:
    """The tables of a game for one number of seats, and the workspace to train them."""

    def __init__(self, seats: int, options: Ints) -> None:
        self.seats = seats
        self.positions = 0
        """The number of positions learned from so far."""
        self._options = options
        self.tables = Tables(value_tables.first_guess(), np.zeros(value_tables.SIZE), np.zeros(value_tables.SIZE))
        states = rules.State.array(4)
        legal, later = (np.zeros(rules.MAX_LEGAL, dtype=np.int16) for _ in range(2))
        luck, guess = Rng.array(2)
        memory = states.view(np.uint8).reshape(4, -1)
        self._pad = Scratchpad(states, memory, luck, guess, legal, later, np.zeros(value_tables.ROOM))
        self._lesson = Lesson(
            np.zeros(MOST_OUTLOOKS),
            np.zeros(MOST_OUTLOOKS, dtype=np.int64),
            np.zeros(MOST_OUTLOOKS, dtype=np.int64),
            np.zeros((MOST_OUTLOOKS, value_tables.MOST_NOTES), dtype=np.int32),
            np.zeros((MOST_OUTLOOKS, value_tables.MOST_NOTES), dtype=np.float32),
        )

    def play(
        self, seed: int, first: int, games: int, samples: int = 1, rate: float = 0.0, reach: float = 0.0
    ) -> Values:
        """Play some games, and learn from them if the rate is not 0; returns the points, [game][seat]."""
        results = np.zeros((games, self.seats))
        setup = (self._pad, self._lesson, self.tables, self.seats, self._options)
        self.positions += self_play(*setup, seed, first, samples, rate, reach, results)
        return results

    def watch(self, seed: int, games: int, samples: int = 1) -> tuple[Values, Values]:
        """Predictions, [game][stage][seat], NaN for a stage without decisions; and the points, [game][seat]."""
        seen = np.full((games, value_tables.SLOTS, self.seats), np.nan)
        results = np.zeros((games, self.seats))
        watch_play(self._pad, self.tables.worth, self.seats, self._options, seed, samples, seen, results)
        return seen, results
