"""Tournaments between bots: seat-balanced, paired on the same luck, resumable.

Bots meet in pairs, in blocks of games. All games of a block share one root of luck, and in each of them one of the two
bots sits alone against copies of the other: each bot once in every seat (with two seats: both seatings). So each has
half of all seats, and a fair share of the wins is one half for any number of seats. With one seat, each bot plays alone
on the same luck, and more points win. Blocks are independent, and all intervals count blocks. A pair stops early once
its sequential test is decided.

User-written bots play in separate processes, under a time limit. If one raises, hangs, dies or answers with an illegal
action, a random legal action is played instead; the tournament goes on, and its report counts such moves.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cache, partial
from pathlib import Path

import msgspec

from tana.bots.api import (
    LEVELS,
    OUT_OF_TIME,
    RECOVERED,
    Bot,
    Choice,
    Glimpse,
    bot_entropy,
    glimpse,
    make_bot,
    parse_spec,
    referee,
)
from tana.bots.levels import warm
from tana.bots.worker import PATIENCE, BotPool
from tana.core.chance import derive_entropy, rng_from, root_of_seed
from tana.core.game import NOBODY, Game, S
from tana.core.game_file import save
from tana.core.match import Match, header_of
from tana.core.record import Json, Record
from tana.core.registry import game as find_game
from tana.engine.readiness import at_best_speed
from tana.errors import TanaError
from tana.lab.rating_chart import picture_of
from tana.lab.ratings import Fault, GameResult, Ratings, Verdict, judge, rate
from tana.lab.runners import runner_of

PROCESSES = 2
FAULTS = (RECOVERED, OUT_OF_TIME)
"""Notes of choices that were made in place of a bot."""


class BadArena(TanaError):
    """A tournament that cannot be played or resumed."""


@dataclass(frozen=True)
class ArenaPlan:
    """What to play: the game, the bots by their specs, and the maximum number of games for each pair."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 1
    early_stop: bool = True
    limit: float = PATIENCE
    """Seconds that a user-written bot may take for a move. The levels have their own limits."""

    def check(self) -> None:
        """Raise a `TanaError` unless the plan can be played."""
        if len(self.bots) < 2:
            raise BadArena("a tournament needs at least two bots")
        if len(set(self.bots)) < len(self.bots):
            raise BadArena("the same bot is listed twice; give one of them another seed: fox:seed=2")
        if self.games < 1:
            raise BadArena(f"{self.games} games for each pair: it should be at least 1")
        if not (math.isfinite(self.limit) and self.limit > 0):
            raise BadArena(f"a limit of {self.limit:g} seconds for a move: it should be a number above 0")
        find_game(self.game).settings(self.seats, self.options)
        for spec in self.bots:
            make_bot(spec, self.game)

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """All pairs of bots, by number."""
        return list(itertools.combinations(range(len(self.bots)), 2))

    @property
    def seatings(self) -> list[tuple[int, ...]]:
        """The bot of each seat in each game of a block: 0 is the first bot of the pair, 1 the second."""
        return seatings(self.seats)

    @property
    def blocks(self) -> int:
        """The maximum number of blocks for each pair; with one seat, a block is two games."""
        return -(-self.games // len(self.seatings))

    def document(self) -> dict[str, Json]:
        """What identifies the plan in a file of results; a run can only be resumed if it is the same."""
        return {**asdict(self), "bots": list(self.bots), "options": dict(self.options)}


def seatings(seats: int) -> list[tuple[int, ...]]:
    """Each of two bots alone in every seat against the other: 2 seatings for two seats, 2n for n seats."""
    if seats == 1:
        return [(0,), (1,)]
    alone = [tuple(0 if seat == at else 1 for seat in range(seats)) for at in range(seats)]
    if seats == 2:
        return alone
    return alone + [tuple(1 - bot for bot in seating) for seating in alone]


@dataclass(frozen=True)
class Block:
    """The games of a pair on one root of luck."""

    pair: tuple[int, int]
    number: int
    games: tuple[GameResult, ...]

    def share(self) -> float:
        """The first bot's share of the wins."""
        won = sum(
            part for game in self.games for bot, part in zip(game.bots, game.wins, strict=True) if bot == self.pair[0]
        )
        return won / len(self.games)


# --- one game ----------------------------------------------------------------------------------------------


def win_parts(game: Game[S], state: S) -> tuple[float, ...]:
    """The win of a finished game, split equally among the seats of the first rank."""
    outcome = game.outcome(state)
    assert outcome is not None
    winners = outcome.ranks.count(1)
    return tuple(1.0 / winners if rank == 1 else 0.0 for rank in outcome.ranks)


def play_one(plan: ArenaPlan, bots: Sequence[int], luck: bytes, record: Path | None = None) -> GameResult:
    """Play one game with a fresh bot in each seat; bots that do not use a clock play the same game on the same luck."""
    game = find_game(plan.game)
    players = [_player(plan, bot, f"{luck.hex()} {bots} {seat}") for seat, bot in enumerate(bots)]
    state, _ = game.new(plan.seats, plan.options, rng_from(derive_entropy(luck, 0)))
    first = game.actor(state)
    actions: list[int] = []
    faults: Counter[tuple[int, str]] = Counter()
    while (seat := game.actor(state)) is not None:
        number = len(actions) + 1
        seen = glimpse_of(game, state, seat, bot_entropy(luck, seat, number))
        choice = players[seat].choose(seen)
        fast = at_best_speed(game, "bots")
        choice = referee(choice, fast.legal(state), seen)
        if choice.note in FAULTS:
            faults[bots[seat], choice.note] += 1
        actions.append(choice.action)
        fast.rules.apply(state, choice.action, rng_from(derive_entropy(luck, number)), None)
    outcome = game.outcome(state)
    assert outcome is not None and first is not None
    if record is not None:
        _save(plan, bots, luck, actions, record)
    found = tuple(Fault(bot, note, moves) for (bot, note), moves in sorted(faults.items()))
    return GameResult(tuple(bots), first, win_parts(game, state), outcome.scores, faults=found)


def _save(plan: ArenaPlan, bots: Sequence[int], luck: bytes, actions: Sequence[int], path: Path) -> None:
    """Write a game file; the players' names are the specs of their bots."""
    game = find_game(plan.game)
    names = [plan.bots[bot] for bot in bots]
    settings = game.settings(plan.seats, plan.options)
    match = Match(game, header_of(game, plan.seats, settings, names, derive_entropy(luck, 0)), luck)
    for action in actions:
        match.apply(action)
    save(match, path)


@cache
def _keepers() -> BotPool:
    """The process pool for user-written bots, one for each process of the arena."""
    return BotPool()


class _Guarded:
    """A user-written bot in a separate process, under a time limit."""

    def __init__(self, spec: str, key: str, limit: float) -> None:
        self._spec = spec
        self._key = key
        self._limit = limit

    def choose(self, glimpse: Glimpse) -> Choice:
        """Return the bot's answer, or a random legal action with a note if it fails or is late."""
        return _keepers().ask(self._key, self._spec, glimpse, patience=self._limit)


def _player(plan: ArenaPlan, bot: int, key: str) -> Bot:
    spec = plan.bots[bot]
    return make_bot(spec, plan.game, explain=False) if parse_spec(spec).built_in else _Guarded(spec, key, plan.limit)


def glimpse_of(game: Game[Record], state: Record, seat: int, entropy: bytes) -> Glimpse:
    """A glimpse, made with compiled rules if they are ready."""
    return glimpse(at_best_speed(game, "bots"), state, seat, entropy)


def play_block(plan: ArenaPlan, pair: tuple[int, int], number: int, records: Path | None = None) -> Block:
    """Play the games of one block; with a folder `records`, save each."""
    luck = hashlib.sha256(root_of_seed(plan.seed) + b"/arena/%d" % number).digest()
    unit = plan.pairs.index(pair) * plan.blocks + number
    games = []
    for at, seating in enumerate(plan.seatings):
        path = records / record_name(pair, number, at) if records is not None else None
        games.append(replace(play_one(plan, [pair[bot] for bot in seating], luck, path), block=unit))
    return Block(pair, number, (_compare(games, unit),) if plan.seats == 1 else tuple(games))


def record_name(pair: tuple[int, int], block: int, game: int) -> str:
    """The file name of a game: its two bots (by position in the command), its block, and its number there, from 1."""
    return f"{pair[0] + 1}-{pair[1] + 1}-block-{block + 1:05}-game-{game + 1}.jsonl"


def _compare(games: Sequence[GameResult], unit: int) -> GameResult:
    """Two games played alone, combined into one between the two bots."""
    scores = tuple(game.scores[0] for game in games)
    winners = [score == max(scores) for score in scores]
    wins = tuple(won / sum(winners) for won in winners)
    faults = tuple(fault for game in games for fault in game.faults)
    return GameResult(tuple(game.bots[0] for game in games), NOBODY, wins, scores, unit, faults)


# --- a tournament ------------------------------------------------------------------------------------------


@dataclass(repr=False)
class Standing:
    """The results of a tournament so far."""

    plan: ArenaPlan
    blocks: list[Block] = field(default_factory=list)

    def of_pair(self, pair: tuple[int, int]) -> list[Block]:
        """The blocks of a pair, in order."""
        return sorted((b for b in self.blocks if b.pair == pair), key=lambda b: b.number)

    def verdict(self, pair: tuple[int, int]) -> Verdict:
        """The result of the first bot of a pair against the second."""
        return judge([block.share() for block in self.of_pair(pair)])

    def decided(self, pair: tuple[int, int]) -> bool:
        """Whether a pair needs no more games."""
        return self.plan.early_stop and self.verdict(pair).decided

    @property
    def results(self) -> list[GameResult]:
        """The results of all games."""
        return [game for block in sorted(self.blocks, key=lambda b: (b.pair, b.number)) for game in block.games]

    def ratings(self) -> Ratings:
        """Ratings from all games."""
        return rate(self.plan.bots, self.results)

    def faults(self) -> dict[str, dict[str, int]]:
        """For each bot with faults: the number of moves made in its place, by kind of fault."""
        found: dict[str, dict[str, int]] = {}
        for fault in (fault for game in self.results for fault in game.faults):
            kinds = found.setdefault(self.plan.bots[fault.bot], dict.fromkeys(FAULTS, 0))
            kinds[fault.note] += fault.moves
        return found

    def to_play(self) -> Iterator[tuple[tuple[int, int], int]]:
        """The blocks not played yet; the pairs take turns."""
        done = {(block.pair, block.number) for block in self.blocks}
        for number in range(self.plan.blocks):
            for pair in self.plan.pairs:
                if (pair, number) not in done:
                    yield pair, number

    def __repr__(self) -> str:
        return f"<{self._title}: {', '.join(self.plan.bots)}, {len(self.results)} games>"

    def _repr_svg_(self) -> str | None:
        """For notebooks: a chart of the ratings, once there are games."""
        return picture_of(self._title, f"{len(self.results)} games", self.ratings()) if self.blocks else None

    @property
    def _title(self) -> str:
        return f"Tournament of {self.plan.game} for {self.plan.seats}"

    def document(self) -> dict[str, Json]:
        """Everything about the tournament, for JSON."""
        ratings = self.ratings()
        return {
            "tana": "arena",
            "plan": self.plan.document(),
            "games": len(self.results),
            "ratings": [asdict(rating) for rating in ratings.bots],
            "first_seat": asdict(ratings.first_seat),
            "covariance": [list(row) for row in ratings.covariance],
            "pairs": [self._pair_document(pair, ratings) for pair in self.plan.pairs],
            "faults": self.faults(),
        }

    def _pair_document(self, pair: tuple[int, int], ratings: Ratings) -> dict[str, Json]:
        verdict = self.verdict(pair)
        elo, error = ratings.difference(*pair)
        games = [game for block in self.of_pair(pair) for game in block.games]
        return {
            "bots": [self.plan.bots[bot] for bot in pair],
            "games": len(games),
            **asdict(verdict),
            "decided": verdict.decided,
            "elo": elo,
            "elo_error": error,
            "points": [mean_points(games, bot) for bot in pair],
        }


def mean_points(games: Sequence[GameResult], bot: int) -> float:
    """The average points of a bot over all its seats."""
    points = [p for game in games for who, p in zip(game.bots, game.scores, strict=True) if who == bot]
    return sum(points) / len(points) if points else 0.0


Watcher = Callable[[Standing], None]


def run(
    plan: ArenaPlan,
    *,
    journal: Path | None = None,
    records: Path | None = None,
    processes: int = PROCESSES,
    ray: str | None = None,
    watch: Watcher = lambda standing: None,
) -> Standing:
    """Play a tournament. With a journal, continue where it was interrupted; with `records`, save every game there.

    `watch` is called once everything is compiled, and after each block.
    """
    plan.check()
    if processes < 1:
        raise BadArena(f"{processes} processes: there should be at least 1")
    standing = Standing(plan)
    if journal is not None:
        _read_journal(journal, standing)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    _prepare(plan)
    watch(standing)
    with runner_of(processes, ray, ahead=1) as runner:
        for _, block in runner.results(partial(_play, plan, records), enumerate(_undecided(standing))):
            standing.blocks.append(block)
            if journal is not None:
                _write_block(journal, block)
            watch(standing)
    return standing


def _play(plan: ArenaPlan, records: Path | None, task: tuple[tuple[int, int], int]) -> Block:
    """Play a block, in any process."""
    _prepare(plan)
    return play_block(plan, *task, records)


def _prepare(plan: ArenaPlan) -> None:
    """Compile what the bots of a plan need: once here, for the cache on disk; then each process loads it from there."""
    specs = [parse_spec(spec) for spec in plan.bots]
    if any(spec.name in LEVELS for spec in specs if spec.built_in):
        warm(plan.game)


def _undecided(standing: Standing) -> Iterator[tuple[tuple[int, int], int]]:
    """The blocks to play until every pair is decided or complete."""
    return (task for task in standing.to_play() if not standing.decided(task[0]))


# --- the journal: a line for the plan, then one line for each finished block (results, not moves) ---------------


def _read_journal(path: Path, standing: Standing) -> None:
    """Load the blocks of an interrupted tournament; a torn last line is played again."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(standing.plan.document()) + "\n", encoding="utf-8")
        return
    *lines, torn = _text_of(path).split("\n")
    if not lines:
        raise _no_journal(path)
    if _plan_of(path, lines[0]) != standing.plan.document():
        raise BadArena(f"{path} belongs to another tournament: give another file, or delete it")
    to_play = set(standing.to_play())
    for number, line in enumerate(lines[1:], start=2):
        try:
            block = msgspec.json.decode(line, type=Block)
            to_play.remove((block.pair, block.number))
            block.share()
        except (ValueError, LookupError, ArithmeticError):
            raise BadArena(
                f"{path}, line {number}, is not a result of this tournament: delete that line, or give another file"
            ) from None
        standing.blocks.append(block)
    if torn:
        path.write_text("\n".join([*lines, ""]), encoding="utf-8")


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise _no_journal(path) from None


def _plan_of(path: Path, line: str) -> Json:
    try:
        return json.loads(line)
    except ValueError:
        raise _no_journal(path) from None


def _no_journal(path: Path) -> BadArena:
    return BadArena(f"{path} is not the journal of a tournament: give another file")


def _write_block(path: Path, block: Block) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(block)) + "\n")
