"""Self-play that learns what positions are worth: temporal differences on the tables of a game's `outlook`.

Generic code (see `tana.engine.instantiate`). Every seat takes the action after which its outlook is best, on luck that
is not the luck to come. After a game each outlook is corrected towards what came after it. The steps of each number
become smaller the more its corrections contradict each other (temporal coherence learning).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tana.core.chance import SOURCES, Rng, set_key
from tana.core.domain import MAX_SEATS
from tana.core.record import Ints
from tana.core.rule import native, rule

if TYPE_CHECKING:
    from tana.engine.needs import outlook, rules

MOST_OUTLOOKS = 4000
"""Of a game, that are learned from."""
THINK_KEY, GUESS = 0x71A6, 1 << 20
SETTLING = 12
"""Small choices of a seat's own that are made before a position is judged."""


class Desk(NamedTuple):
    """Room to play in."""

    states: Any
    """The game, and three to look ahead in."""
    memory: Any
    luck: Rng
    guess: Rng
    legal: Ints
    later: Ints
    terms: Any


class Lesson(NamedTuple):
    """What was foreseen in one game, and from what."""

    sure: Any
    """The part of each outlook that no table has to do with: points in hand."""
    whose: Ints
    sizes: Ints
    noted: Any
    amounts: Any


class Tables(NamedTuple):
    """What is learned, and the sums of all its corrections, with their signs and without."""

    worth: Any
    moved: Any
    travelled: Any


@rule
def is_used(luck: Rng) -> bool:
    """Whether any luck has been taken from it."""
    for source in range(SOURCES):
        if luck.given[source] > 0:
            return True
    return False


@rule
def settled(desk: Desk, seat: int, tables: Any) -> float:
    """The outlook of state 1 once the seat has finished what it has begun. Uses states 2 and 3."""
    states = desk.states
    for _ in range(SETTLING):
        if rules.actor(states[1]) != seat or not outlook.is_unfinished(states[1]):
            break
        count = rules.legal(states[1], desk.later)
        best = -1e9
        for i in range(count):
            states[2] = states[1]
            rules.apply(states[2], int(desk.later[i]), desk.guess, None)
            worth = outlook.foresee(states[2], seat, tables, desk.terms)
            if worth > best:
                best = worth
                states[3] = states[2]
        states[1] = states[3]
    return float(outlook.foresee(states[1], seat, tables, desk.terms))


@rule
def choose(desk: Desk, seat: int, key: int, samples: int, tables: Any) -> int:
    """The action of state 0 after which the outlook is best on average over some luck."""
    count = rules.legal(desk.states[0], desk.legal)
    if count == 1:
        return int(desk.legal[0])
    best = -1e9
    chosen = 0
    for i in range(count):
        worth = 0.0
        for sample in range(samples):
            desk.states[1] = desk.states[0]
            set_key(desk.guess, key, sample)
            rules.apply(desk.states[1], int(desk.legal[i]), desk.guess, None)
            worth += settled(desk, seat, tables) / samples
            if not is_used(desk.guess):
                worth *= samples
                break
        if worth > best:
            best = worth
            chosen = i
    return int(desk.legal[chosen])


@rule
def begin(desk: Desk, seats: int, options: Ints, seed: int, number: int) -> None:
    """Set up game `number` of a series."""
    desk.memory[0][:] = 0
    set_key(desk.luck, seed, number)
    rules.setup(desk.states[0], seats, options, desk.luck, None)


@rule
def play_ply(desk: Desk, key: int, samples: int, tables: Any) -> None:
    """The next decision of a game."""
    action = choose(desk, rules.actor(desk.states[0]), key, samples, tables)
    rules.apply(desk.states[0], action, desk.luck, None)


@rule
def note_outlook(desk: Desk, lesson: Lesson, at: int, seat: int, tables: Any) -> None:
    """Write down what a seat foresees, and from which questions."""
    terms = desk.terms
    worth = outlook.foresee(desk.states[0], seat, tables, terms)
    lesson.whose[at] = seat
    lesson.sizes[at] = int(terms[outlook.NOTED])
    for i in range(lesson.sizes[at]):
        lesson.noted[at][i] = int(terms[outlook.NOTED + 1 + 2 * i])
        lesson.amounts[at][i] = terms[outlook.NOTED + 2 + 2 * i]
    lesson.sure[at] = 0.0
    lesson.sure[at] = worth - outlook_of(lesson, at, tables)


@rule
def outlook_of(lesson: Lesson, at: int, tables: Any) -> float:
    """What is foreseen in a position by the tables as they are now."""
    worth = lesson.sure[at]
    for i in range(lesson.sizes[at]):
        worth += lesson.amounts[at][i] * tables[lesson.noted[at][i]]
    return float(worth)


@rule
def learn(lesson: Lesson, notes: int, seat: int, points: float, tables: Tables, rate: float, reach: float) -> None:
    """Correct the outlooks of a seat from the last note to the first: each towards the end of the game by `reach`
    and for the rest towards the outlook that came after it."""
    goal = points
    for back in range(notes):
        at = notes - 1 - back
        if lesson.whose[at] == seat:
            worth = outlook_of(lesson, at, tables.worth)
            correct(lesson, at, goal - worth, tables, rate)
            goal = reach * goal + (1.0 - reach) * worth


@rule
def correct(lesson: Lesson, at: int, error: float, tables: Tables, rate: float) -> None:
    """Move the numbers that an outlook was made of, together by about the error."""
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
    desk: Desk,
    lesson: Lesson,
    tables: Tables,
    seats: int,
    options: Ints,
    seed: int,
    first: int,
    samples: int,
    rate: float,
    reach: float,
    results: Any,
) -> int:
    """Play a game for each row of results and, unless the rate is 0, learn from it; returns how many outlooks.

    Whoever decides, every seat's outlook is noted: a search judges positions in which others are to move, too.
    """
    points = np.zeros(MAX_SEATS, dtype=np.int64)
    total = 0
    for row in range(len(results)):
        begin(desk, seats, options, seed, first + row)
        notes = 0
        plies = 0
        while rules.actor(desk.states[0]) >= 0:
            if rate > 0.0 and notes + seats <= MOST_OUTLOOKS and rules.legal(desk.states[0], desk.legal) > 1:
                for seat in range(seats):
                    note_outlook(desk, lesson, notes, seat, tables.worth)
                    notes += 1
            plies += 1
            play_ply(desk, (seed ^ THINK_KEY) + (first + row) * GUESS + plies, samples, tables.worth)
        rules.scores(desk.states[0], points)
        for seat in range(seats):
            results[row][seat] = points[seat]
            learn(lesson, notes, seat, float(points[seat]), tables, rate, reach)
        total += notes
    return total


@native
def watch_play(
    desk: Desk, tables: Any, seats: int, options: Ints, seed: int, samples: int, seen: Any, results: Any
) -> None:
    """Play a game for each row of results, and note every seat's outlook the first time in each slot of a game."""
    points = np.zeros(MAX_SEATS, dtype=np.int64)
    for row in range(len(results)):
        begin(desk, seats, options, seed, row)
        plies = 0
        last = -1
        while rules.actor(desk.states[0]) >= 0:
            if outlook.slot_of(desk.states[0]) != last:
                last = outlook.slot_of(desk.states[0])
                for seat in range(seats):
                    seen[row][last][seat] = outlook.foresee(desk.states[0], seat, tables, desk.terms)
            plies += 1
            play_ply(desk, (seed ^ THINK_KEY) + row * GUESS + plies, samples, tables)
        rules.scores(desk.states[0], points)
        for seat in range(seats):
            results[row][seat] = points[seat]


class Learner:
    """The tables of a game for one number of seats, and room to improve them."""

    def __init__(self, seats: int, options: Ints) -> None:
        self.seats = seats
        self.positions = 0
        """That were learned from so far."""
        self._options = options
        self.tables = Tables(outlook.first_guess(), np.zeros(outlook.SIZE), np.zeros(outlook.SIZE))
        states = rules.State.array(4)
        legal, later = (np.zeros(rules.MAX_LEGAL, dtype=np.int16) for _ in range(2))
        luck, guess = Rng.array(2)
        memory = states.view(np.uint8).reshape(4, -1)
        self._desk = Desk(states, memory, luck, guess, legal, later, np.zeros(outlook.ROOM))
        self._lesson = Lesson(
            np.zeros(MOST_OUTLOOKS),
            np.zeros(MOST_OUTLOOKS, dtype=np.int64),
            np.zeros(MOST_OUTLOOKS, dtype=np.int64),
            np.zeros((MOST_OUTLOOKS, outlook.MOST_NOTES), dtype=np.int32),
            np.zeros((MOST_OUTLOOKS, outlook.MOST_NOTES), dtype=np.float32),
        )

    def play(self, seed: int, first: int, games: int, samples: int = 1, rate: float = 0.0, reach: float = 0.0) -> Any:
        """[game][seat] the points of so many games; with a rate, learn from each."""
        results = np.zeros((games, self.seats))
        self.positions += self_play(
            self._desk,
            self._lesson,
            self.tables,
            self.seats,
            self._options,
            seed,
            first,
            samples,
            rate,
            reach,
            results,
        )
        return results

    def watch(self, seed: int, games: int, samples: int = 1) -> tuple[Any, Any]:
        """[game][slot][seat] what was foreseen, NaN where a slot had no decision, and [game][seat] the points."""
        seen = np.full((games, outlook.SLOTS, self.seats), np.nan)
        results = np.zeros((games, self.seats))
        watch_play(self._desk, self.tables.worth, self.seats, self._options, seed, samples, seen, results)
        return seen, results
