"""Puzzles: positions from games of strong bots in which one choice is clearly best, given the seat's knowledge.

    >>> puzzles = make_puzzles(PuzzlePlan("molly", count=10, seed=1), processes=4)

The games are played by fox against itself, or by people who allow it. A decision becomes a puzzle if the best answer
leads by at least `MARGIN` in chance to win, its interval does not touch that of the first rejected answer, the game is
not decided, and all checks agree: a second seed, owl if the game has a network, and an examination ten times as large,
with the same margin. A puzzle contains a *world*, sampled from what the seat knew with independent random numbers. No
file contains the true state of the original game, and everything about a puzzle is computed from the world: two games
that differ only in what the seat did not know give the same puzzle.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache, partial
from pathlib import Path

import msgspec

from tana.bots.api import Glimpse, bot_entropy, glimpse, make_bot, state_of
from tana.bots.fox import Budget, Fox
from tana.bots.levels import warm
from tana.bots.workspace import search_of
from tana.core.chance import derive_entropy, rng_from, root_of_seed
from tana.core.game_file import load as read_record
from tana.core.match import Match
from tana.core.record import Json, Record, to_bytes
from tana.core.registry import game as find_game
from tana.core.registry import load
from tana.errors import BadGameFile, TanaError
from tana.lab.puzzle_search import Effort, Examiner, Weighed, entropy_of
from tana.lab.puzzle_themes import theme_of
from tana.lab.runners import Journal, LocalRunner

VERSION = 1
MARGIN = 0.10
"""The minimum lead in chance to win of the best answers over the first rejected one."""
DECIDED = 0.90
"""Above this chance, or below its complement, a game counts as decided."""
SCREEN_MARGIN = 0.06
"""The lead from which a decision of a game is examined closely."""
GOOD, FAIR = 0.02, 0.05
"""Answers this close to the best get 80 and 50 points; an answer within `SAME` of it counts as equal."""
SAME = 0.005
POINTS = (100, 80, 50)
MOST_ANSWERS = 3
"""The maximum number of answers that get points; also at most half of all."""
MOST_WEIGHED = 6
"""How many actions are examined closely; the others are examined quickly."""
QUICK, FULL = Effort(10, 60), Effort(40, 100)
ITERATIONS = 800
TEN_TIMES = 10
A_GAME = 2
"""The maximum number of puzzles from one game."""
MOST_EXAMINED = 12
"""The maximum number of decisions of one game that are examined closely."""
SPROUTS, DIGGERS, FOXES = 20, 10, 5
"""How often each level tries a puzzle, to measure its difficulty."""
FOX_ITERATIONS = 100
FOXES_PLAYED, PEOPLE_PLAYED = f"fox:iterations={ITERATIONS // 2}", "people"
"""The origin of a puzzle; names and anything else that could identify a game are left out."""
MIXED_AGREES = 0.6
"""The minimum share of fox's answers that agree with its preferred one, where it plays a trained mixed strategy."""
EASY, HARD = 0.75, 0.45
"""Mean shares of right answers of the levels: above the first a puzzle is easy, below the second it is hard."""


SETUP = re.compile(r"first|\w+_\d")
"""Options that do not affect the rules of a turn: who begins, and what seats have chosen, such as colours."""


class BadPuzzles(TanaError):
    """Puzzles that cannot be made or read."""


@dataclass(frozen=True)
class Answer:
    """One legal action: its points, the chance to win after it, and half the width of its 95% interval."""

    action: str
    points: int
    chance: float
    error: float


@dataclass(frozen=True)
class Puzzle:
    """A position, the seat that decides, and the value of each answer, in the order of the legal actions."""

    id: str
    game: str
    seats: int
    seat: int
    position: dict[str, Json]
    """A world that is consistent with everything the seat knew; otherwise it is made up."""
    theme: str
    difficulty: str
    solved: dict[str, float]
    """The share of right answers of each level."""
    answers: tuple[Answer, ...]
    """All legal actions."""
    why: tuple[str, ...]
    """Terms of the evaluation in which the best answer leads, whatever is hidden."""
    source: dict[str, Json]
    """How it was made, without anything that identifies the original game."""

    @property
    def best(self) -> Answer:
        """The best answer."""
        return max(self.answers, key=lambda answer: (answer.points, answer.chance))

    def answer(self, action: str) -> Answer:
        """An answer by its notation."""
        return next(answer for answer in self.answers if answer.action == action)


@dataclass(frozen=True)
class PuzzlePlan:
    """Which puzzles to make: the game, and the seed that all random numbers derive from."""

    game: str
    count: int = 100
    seed: int = 1
    records: tuple[Path, ...] = ()
    """Records of finished games to search instead of games between foxes."""
    players: tuple[str, ...] = ()
    """The players in these records who allow it; only their decisions are used."""

    def document(self) -> dict[str, Json]:
        """What identifies the plan in a journal; a run can only be resumed if it is the same."""
        plan: dict[str, Json] = {"tana": "puzzles", "version": VERSION, "game": self.game, "seed": self.seed}
        if self.records:
            digests = [hashlib.sha256(path.read_bytes()).hexdigest() for path in self.records]
            plan |= {"records": digests, "players": list(self.players)}
        return plan


# --- one position ----------------------------------------------------------------------------------------------------


def examine(examiner: Examiner, seen: Glimpse, players: str = FOXES_PLAYED) -> Puzzle | None:
    """Make a puzzle of a decision of these players; None if its best answer is not clear enough, or too clear."""
    found = examiner.search(seen, ITERATIONS, "a")
    actions = [estimate.action for estimate in found[: MOST_ANSWERS + 1]]
    if not _is_close_to_clear(examiner.weigh(seen, actions, QUICK, "a")):
        return None
    weighed = weigh_all(examiner, seen, FULL, "b")
    accepted = accepted_of(weighed, len(seen.legal))
    if accepted is None or not _all_agree(examiner, seen, weighed, {one.action for one in accepted}):
        return None
    points = {one.action: points_of(weighed[0], one) for one in accepted}
    return _puzzle(examiner, seen, weighed, points, players)


def weigh_all(examiner: Examiner, seen: Glimpse, effort: Effort, seed: str) -> list[Weighed]:
    """All legal actions, the best first: the most promising ones with this effort, the others quickly."""
    quick = examiner.weigh(seen, seen.legal, QUICK, f"{seed}/all")
    close = [one.action for one in quick[:MOST_WEIGHED]]
    found = [*examiner.weigh(seen, close, effort, seed), *quick[MOST_WEIGHED:]]
    return sorted(found, key=lambda one: (-one.chance, one.action))


def _is_close_to_clear(weighed: Sequence[Weighed]) -> bool:
    best, rest = weighed[0], weighed[1 : MOST_ANSWERS + 1]
    return 1 - DECIDED <= best.chance <= DECIDED and best.chance - rest[-1].chance >= MARGIN


def accepted_of(weighed: Sequence[Weighed], legal: int, margin: float = MARGIN) -> list[Weighed] | None:
    """The answers that deserve points; None unless they are few and lead the others by the margin."""
    best = weighed[0]
    if not 1 - DECIDED <= best.chance <= DECIDED:
        return None
    accepted = [one for one in weighed if best.chance - one.chance <= FAIR]
    rejected = weighed[len(accepted) :]
    if not rejected or len(accepted) > min(MOST_ANSWERS, legal // 2):
        return None
    clear = best.chance - rejected[0].chance >= margin and best.lower > max(one.upper for one in rejected)
    return accepted if clear else None


def points_of(best: Weighed, one: Weighed) -> int:
    """The points of an answer: 100 for the best and its equals, 80 or 50 for reasonable ones, else 0."""
    loss = best.chance - one.chance
    return 100 if loss <= SAME else 80 if loss <= GOOD else 50 if loss <= FAIR else 0


def _all_agree(examiner: Examiner, seen: Glimpse, weighed: Sequence[Weighed], accepted: set[int]) -> bool:
    """Whether a second seed, owl and an examination ten times as large accept the same answers."""
    if examiner.search(seen, ITERATIONS, "c")[0].action not in accepted:
        return False
    if examiner.has_owl(seen.seats) and examiner.search(seen, ITERATIONS, "d", "owl")[0].action not in accepted:
        return False
    close = [one.action for one in weighed[: len(accepted) + 2]]
    large = accepted_of(examiner.weigh(seen, close, FULL.times(TEN_TIMES), "e"), len(seen.legal))
    return large is not None and {one.action for one in large} == accepted


def _puzzle(
    examiner: Examiner, seen: Glimpse, weighed: Sequence[Weighed], points: Mapping[int, int], players: str
) -> Puzzle | None:
    others = [one.action for one in weighed if one.action not in points]
    why = examiner.reasons(seen, weighed[0].action, others)
    if not why:
        return None
    game = examiner.game
    position, solved = game.position(seen.state), solved_by_levels(examiner, seen, points)
    digest = hashlib.sha256(json.dumps([position, seen.seat], sort_keys=True).encode()).hexdigest()
    return Puzzle(
        id=digest[:10],
        game=game.name,
        seats=seen.seats,
        seat=seen.seat,
        position=position,
        theme=theme_of(game.name, seen.view),
        difficulty=difficulty_of(solved),
        solved=solved,
        answers=answers_of(examiner, weighed, points),
        why=tuple(why),
        source={"players": players, "worlds": FULL.worlds, "made": VERSION},
    )


def answers_of(examiner: Examiner, weighed: Sequence[Weighed], points: Mapping[int, int]) -> tuple[Answer, ...]:
    """All answers in the order of their numbers, which reveals nothing.

    Errors are rounded up and never 0: an estimate is not exact even if all worlds agree.
    """
    notation = examiner.game.actions.notation
    return tuple(
        Answer(
            notation(one.action),
            points.get(one.action, 0),
            round(one.chance, 3),
            max(1, math.ceil(1000 * one.error)) / 1000,
        )
        for one in sorted(weighed, key=lambda one: one.action)
    )


def solved_by_levels(
    examiner: Examiner, seen: Glimpse, points: Mapping[int, int], levels: Sequence[str] = ("sprout", "digger", "fox")
) -> dict[str, float]:
    """How often each level finds an answer that gets points."""
    tries = {
        "sprout": [f"sprout:seed={n}" for n in range(SPROUTS)],
        "digger": [f"digger:seed={n}" for n in range(DIGGERS)],
        "fox": [f"fox:seed={n},iterations={FOX_ITERATIONS}" for n in range(FOXES)],
    }
    shares = {}
    for level in levels:
        specs = tries[level]
        right = sum(examiner.level_choice(spec, seen) in points for spec in specs)
        shares[level] = round(right / len(specs), 2)
    return shares


def difficulty_of(solved: Mapping[str, float]) -> str:
    """Easy, medium or hard, by the mean share of right answers of the levels."""
    mean = sum(solved.values()) / len(solved)
    return "easy" if mean >= EASY else "hard" if mean < HARD else "medium"


# --- games -----------------------------------------------------------------------------------------------------------


def decisions(examiner: Examiner, seats: int, luck: bytes) -> Iterator[Glimpse]:
    """Play a game of foxes; yield what the seat knew at each decision in which one choice seemed to stand out."""
    game = examiner.game
    foxes = [Fox(game.name, Budget(iterations=ITERATIONS // 2), explain=False) for _ in range(seats)]
    state, _ = game.new(seats, {}, rng_from(derive_entropy(luck, 0)))
    for number in itertools.count(1):
        seat = game.actor(state)
        if seat is None:
            return
        seen = glimpse(game, state, seat, bot_entropy(luck, seat, number))
        action = seen.legal[0]
        if len(seen.legal) > 1:
            found = foxes[seat].think(seen)
            action = foxes[seat].choose(seen).action if search_of(game.name).strategy is not None else found[0].action
            if _stands_out([one.chance for one in found]):
                yield as_known(examiner, seen)
        game.rules.apply(state, action, rng_from(derive_entropy(luck, number)), None)


def _stands_out(chances: Sequence[float]) -> bool:
    best, rest = chances[0], sorted(chances[1:], reverse=True)
    return bool(rest) and 1 - DECIDED <= best <= DECIDED and best - rest[0] >= SCREEN_MARGIN


def as_known(examiner: Examiner, seen: Glimpse) -> Glimpse:
    """The same knowledge with a world and entropy that depend on nothing else, not even the game's luck or seed."""
    game = examiner.game
    fixed = glimpse(game, seen.state, seen.seat, entropy_of("canonical"))
    mark = hashlib.sha256(game.look(to_bytes(fixed.state), seen.seat)).hexdigest()
    return glimpse(game, state_of(game, fixed.world), seen.seat, entropy_of("known", mark))


def decisions_of_people(examiner: Examiner, match: Match, players: Sequence[str]) -> Iterator[Glimpse]:
    """What these players knew at each decision of a finished game in which one choice seems to stand out."""
    for number, (before, move) in enumerate(zip(match.states(), match.moves, strict=False), start=1):
        if match.header.names[move.seat] not in players or len(examiner.game.legal(before)) == 1:
            continue
        seen = as_known(examiner, glimpse(examiner.game, before, move.seat, entropy_of("record", number)))
        if _stands_out([one.chance for one in examiner.search(seen, ITERATIONS // 2, "record")]):
            yield seen


def record_of(game: str, path: Path, players: Sequence[str]) -> Match:
    """Read the record of a game for puzzles; raises `BadPuzzles` with the reason if it cannot be used."""
    try:
        match = read_record(path)
    except (OSError, BadGameFile) as fault:
        raise BadPuzzles(f"{path} cannot be read as a record: {fault}") from None
    header = match.header
    defaults = {option.name: option.default for option in match.game.options}
    changed = [(name, value) for name, value in header.options.items() if value != defaults[name]]
    unusual = [f"{name}={value}" for name, value in changed if not SETUP.fullmatch(name)]
    if header.game != game or unusual:
        played = " ".join([header.game, *unusual])
        raise BadPuzzles(f"{path} is a game of {played}: puzzles of {game} come from games by its usual rules")
    if match.outcome is None:
        raise BadPuzzles(f"{path} is a game that is not over")
    if not set(players) & set(header.names):
        raise BadPuzzles(f"{path} has no player who allows it: its players are {', '.join(header.names)}")
    return match


def puzzles_of_game(plan: PuzzlePlan, number: int) -> list[Puzzle]:
    """The puzzles of one game between foxes, or of one record; they depend only on the plan and the number."""
    warm(plan.game)
    examiner = examiner_of(plan.game)
    if plan.records:
        match = record_of(plan.game, plan.records[number], plan.players)
        return _puzzles(examiner, decisions_of_people(examiner, match, plan.players), PEOPLE_PLAYED)
    counts = [seats for seats in find_game(plan.game).seats if seats > 1]
    luck = hashlib.sha256(root_of_seed(plan.seed) + b"/puzzles/%d" % number).digest()
    return _puzzles(examiner, decisions(examiner, counts[number % len(counts)], luck), FOXES_PLAYED)


def _puzzles(examiner: Examiner, seen_in_game: Iterable[Glimpse], players: str) -> list[Puzzle]:
    """At most a few puzzles from the decisions of a game, with different themes."""
    found: list[Puzzle] = []
    for seen in _hardest_first(examiner, seen_in_game):
        if theme_of(examiner.game.name, seen.view) not in {other.theme for other in found}:
            puzzle = examine(examiner, seen, players)
            found += [puzzle] if puzzle is not None else []
        if len(found) == A_GAME:
            break
    return found


def _hardest_first(examiner: Examiner, seen: Iterable[Glimpse]) -> list[Glimpse]:
    """The decisions worth examining: those where digger and sprout most rarely find what fox prefers come first."""
    ranked, plays_mixed = [], search_of(examiner.game.name).strategy is not None
    for number, one in enumerate(seen):
        best = {examiner.search(one, ITERATIONS // 2, "a")[0].action: 100}
        if plays_mixed and solved_by_levels(examiner, one, best, ("fox",))["fox"] < MIXED_AGREES:
            continue
        ranked.append((sum(solved_by_levels(examiner, one, best, ("sprout", "digger")).values()), number, one))
    return [one for _, _, one in sorted(ranked, key=lambda row: row[:2])[:MOST_EXAMINED]]


@cache
def examiner_of(game: str) -> Examiner:
    """The examiner of a game, cached in this process."""
    return Examiner(game)


# --- a collection ----------------------------------------------------------------------------------------------------


def choose(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """The first `count` puzzles without duplicates, ordered by id (a hash)."""
    found = {puzzle.id: puzzle for puzzle in puzzles}
    return sorted(itertools.islice(found.values(), count), key=lambda puzzle: puzzle.id)


def make_puzzles(
    plan: PuzzlePlan,
    processes: int = 1,
    journal: Path | None = None,
    most_games: int | None = None,
    watch: Callable[[int, int], None] = lambda games, puzzles: None,
    stop: Callable[[], bool] = lambda: False,
) -> list[Puzzle]:
    """Make puzzles until there are enough, `most_games` have been searched, or `stop` returns True.

    With a journal, continue where a run was interrupted. Games count in the order of their numbers, so the result only
    depends on the plan, unless `stop` ends the run.
    """
    find_game(plan.game)
    for path in plan.records:
        record_of(plan.game, path, plan.players)
    if plan.records:
        most_games = min(len(plan.records), most_games or len(plan.records))
    warm(plan.game)
    results: dict[int, list[Puzzle]] = {}
    with nullcontext() if journal is None else Journal(journal, plan.document()) as kept, LocalRunner(processes) as run:
        for number, document in kept.done.items() if kept else ():
            results[number] = read_documents(document["puzzles"], journal)
        numbers = range(most_games) if most_games is not None else itertools.count()
        tasks = ((number, number) for number in numbers if number not in results)
        if (done := _enough(results, plan.count)) is not None:
            return done
        for number, found in run.results(partial(puzzles_of_game, plan), tasks):
            results[number] = found
            if kept:
                kept.write(number, {"puzzles": [asdict(puzzle) for puzzle in found]})
            watch(len(results), sum(map(len, results.values())))
            if (done := _enough(results, plan.count)) is not None:
                return done
            if stop():
                break
    return choose(_in_order(results), plan.count)


def _in_order(results: Mapping[int, list[Puzzle]]) -> Iterator[Puzzle]:
    """The puzzles of all games before the first one whose result is missing."""
    for number in itertools.takewhile(results.__contains__, itertools.count()):
        yield from results[number]


def _enough(results: Mapping[int, list[Puzzle]], count: int) -> list[Puzzle] | None:
    chosen = choose(_in_order(results), count)
    return chosen if len(chosen) >= count else None


# --- files -----------------------------------------------------------------------------------------------------------


def path_of(game: str) -> Path:
    """The file of the puzzles shipped with a game."""
    return Path(str(load(game, "rules").__file__)).with_name("puzzles.jsonl")


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write puzzles, one on each line."""
    lines = [json.dumps(asdict(puzzle), separators=(",", ":"), sort_keys=True) for puzzle in puzzles]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def read_puzzles(path: Path) -> list[Puzzle]:
    """Read the puzzles of a file and check them against the rules; raises `BadPuzzles` with the line of a fault."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        raise BadPuzzles(f"{path} cannot be read as a file of puzzles") from None
    found: list[Puzzle] = []
    for number, line in enumerate(lines, start=1):
        try:
            puzzle = msgspec.json.decode(line, type=Puzzle)
            check(puzzle)
        except (msgspec.MsgspecError, TanaError) as fault:
            raise BadPuzzles(f"{path}, line {number}: {fault}") from None
        if found and puzzle.id <= found[-1].id:
            raise BadPuzzles(f"{path}, line {number}: {puzzle.id} should come after {found[-1].id}: ids are in order")
        found.append(puzzle)
    return found


def read_documents(documents: Json, path: Path | None) -> list[Puzzle]:
    """Read puzzles from a journal."""
    try:
        return msgspec.convert(documents, list[Puzzle])
    except msgspec.ValidationError as fault:
        raise BadPuzzles(f"{path}: {fault}") from None


def check(puzzle: Puzzle) -> None:
    """Raise `BadPuzzles` unless the seat decides in the position and the answers are its legal actions."""
    game = find_game(puzzle.game)
    state = state_of_puzzle(puzzle)
    if game.seats_of(state) != puzzle.seats or game.actor(state) != puzzle.seat:
        raise BadPuzzles(f"puzzle {puzzle.id}: it is not the turn of seat {puzzle.seat + 1} of {puzzle.seats}")
    legal = [game.actions.notation(number) for number in game.legal(state)]
    if [answer.action for answer in puzzle.answers] != legal:
        raise BadPuzzles(f"puzzle {puzzle.id}: the answers should be the legal actions in their order: {legal}")
    good = sum(answer.points > 0 for answer in puzzle.answers)
    if {answer.points for answer in puzzle.answers} - {0, *POINTS} or not 0 < good <= len(legal) // 2:
        raise BadPuzzles(f"puzzle {puzzle.id}: points are 100, 80, 50 or 0, and at most half of the answers get any")
    if puzzle.best.points != max(POINTS) or not puzzle.why:
        raise BadPuzzles(f"puzzle {puzzle.id}: one answer has to be worth {max(POINTS)} points, for a reason")


def state_of_puzzle(puzzle: Puzzle) -> Record:
    """The position as a state of the rules."""
    state: Record = find_game(puzzle.game).from_position(puzzle.position)
    return state


def shipped(game: str) -> list[Puzzle]:
    """The puzzles shipped with a game; empty if it has no file."""
    path = path_of(game)
    return read_puzzles(path) if path.exists() else []


def of_the_day(puzzles: Sequence[Puzzle], day: date) -> int:
    """The index of a day's puzzle: the same for everybody with the same files. The page computes it the same way."""
    return day.toordinal() % len(puzzles)


@dataclass(frozen=True)
class PuzzleScore:
    """A bot's result: the mean points of its answers, and the share of answers that got points."""

    bot: str
    puzzles: int
    points: float
    solved: float


def score_bot(spec: str, puzzles: Sequence[Puzzle], watch: Callable[[int], None] = lambda done: None) -> PuzzleScore:
    """Let a fresh bot answer each puzzle from what its seat knows."""
    points: list[int] = []
    for puzzle in puzzles:
        game = find_game(puzzle.game)
        seen = glimpse(game, state_of_puzzle(puzzle), puzzle.seat, entropy_of("score", puzzle.id))
        answer = make_bot(spec, puzzle.game, explain=False).choose(seen).action
        points.append(puzzle.answer(game.actions.notation(answer)).points)
        watch(len(points))
    count = len(points)
    return PuzzleScore(spec, count, sum(points) / count, sum(one > 0 for one in points) / count)
