"""The levels people play against: *sprout* is a little silly, *digger* sound, *fox* thinks ahead."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from tana.bots.api import BadBot, Bot, Choice, Estimate, Glimpse, Progress, RandomBot, glimpse, state_of
from tana.core.chance import POLICY, Rng, below, rng_from, word
from tana.core.registry import game as find_game
from tana.core.specialise import specialise

SAMPLES = 6
"""Worlds in which digger looks at each action."""
SPROUT_BLUNDERS = 0.3
"""How often sprout takes any action at all."""
SPROUT_NOISE = 0.25
"""How far sprout misjudges the others, in chances to win."""

SECONDS = 1.0
NODES = 1 << 18
CHUNK = 0.02
"""Seconds of compiled search between looks at the clock."""
TOP = 8
"""How many choices are explained."""

_WORD = 1 << 32


@cache
def brain(game: str) -> ModuleType:
    """Search and greedy play made for one game."""
    return specialise("tana.bots.search", game, "heuristics")


def _key(glimpse: Glimpse, seed: str) -> int:
    digest = hashlib.sha256(b"tana/1/think/" + glimpse.entropy + seed.encode()).digest()
    return int.from_bytes(digest[:4], "big")


def _luck(glimpse: Glimpse, seed: str) -> Rng:
    return rng_from(hashlib.sha256(b"tana/1/whim/" + glimpse.entropy + seed.encode()).digest()[:8])


def _part(rng: Rng) -> float:
    """A random number from 0 up to 1."""
    return word(rng, POLICY) / _WORD


class Bench:
    """Room to think in: a few states and the numbers around them, for one game."""

    def __init__(self, game: str) -> None:
        self.brain = brain(game)
        self.game = find_game(game)
        self.states = self.game.rules.State.array(4)
        self.memory = self.states.view(np.uint8).reshape(4, -1)
        self.chances = Rng.array(2)
        self.legal = np.zeros(self.game.rules.MAX_LEGAL, dtype=np.int16)
        self.later = np.zeros(self.game.rules.MAX_LEGAL, dtype=np.int16)
        self.scratch = self.brain.Scratch.array(1)
        self.weights = np.zeros((self.game.rules.MAX_LEGAL, self.brain.POINTS + 1))
        self.slots = np.full(len(self.game.actions), self.brain.NONE, dtype=np.int32)

    def put(self, world: bytes) -> None:
        """Make that world state 0."""
        self.memory[0] = np.frombuffer(world, dtype=np.uint8)

    def weigh(self, glimpse: Glimpse, samples: int, seed: str) -> list[Estimate]:
        """The legal actions, best first, by what they are worth over a few samples of luck; equals by lot."""
        weigh = self.brain.weigh_compiled if is_warm(self.game.name) else self.brain.weigh_actions
        return self._weigh_with(weigh, glimpse, samples, seed)

    def weigh_compiled(self, glimpse: Glimpse, samples: int, seed: str) -> list[Estimate]:
        """The same in compiled code, compiled now if need be."""
        return self._weigh_with(self.brain.weigh_compiled, glimpse, samples, seed)

    def _weigh_with(self, weigh: Any, glimpse: Glimpse, samples: int, seed: str) -> list[Estimate]:
        self.put(glimpse.world)
        count = weigh(
            self.states,
            self.memory,
            self.chances,
            glimpse.seat,
            glimpse.seats,
            samples,
            _key(glimpse, seed),
            self.legal,
            self.later,
            self.scratch,
            self.weights,
        )
        lots = _luck(glimpse, seed)
        order = [(-round(float(self.weights[i][self.brain.PAYOFF]), 9), _part(lots), i) for i in range(count)]
        return [self._estimate(i) for _, _, i in sorted(order)]

    def _estimate(self, i: int) -> Estimate:
        _, win, points = (float(x) for x in self.weights[i])
        return Estimate(int(self.legal[i]), win, points)

    def terms_after(self, glimpse: Glimpse, action: int) -> dict[str, float]:
        """The terms of the evaluation for the seat after an action in the glimpsed world."""
        s = state_of(self.game, glimpse.world)
        self.game.rules.apply(s, action, glimpse.rng("terms"), None)
        terms = self.scratch[0].terms
        self.brain.heuristics.evaluate(s, glimpse.seat, terms)
        return {name: round(float(terms[i]), 3) for i, name in enumerate(self.brain.TERMS)}

    def choice(self, glimpse: Glimpse, estimates: list[Estimate], explain: bool) -> Choice:
        """The first of the estimates, and if asked for the first few with their reasons."""
        reasons = (replace(e, terms=self.terms_after(glimpse, e.action)) for e in estimates[:TOP] if explain)
        return Choice(estimates[0].action, "", tuple(reasons))


class Digger:
    """Sound play: the action after which things look best, on average over a few worlds."""

    def __init__(self, game: str, samples: int = SAMPLES, seed: str = "", explain: bool = True) -> None:
        self._bench = Bench(game)
        self._samples = samples
        self._seed = seed
        self._explain = explain
        self.stand_in: Bot = Digger(game, 1, seed, explain) if samples > 1 else RandomBot()

    def watch(self, stopped: Callable[[], bool], progress: Progress) -> None:
        """See `Thinker`: compiled, this takes no time worth watching."""

    def choose(self, glimpse: Glimpse) -> Choice:
        """The action with the best prospects."""
        if len(glimpse.legal) == 1:
            return Choice(glimpse.legal[0])
        estimates = self._bench.weigh(glimpse, self._samples, self._seed)
        return self._bench.choice(glimpse, estimates, self._explain)


class Sprout:
    """A little silly: often plays what comes to mind, and misjudges the rest."""

    def __init__(
        self, game: str, blunders: float = SPROUT_BLUNDERS, noise: float = SPROUT_NOISE, seed: str = ""
    ) -> None:
        self._bench = Bench(game)
        self._blunders = blunders
        self._noise = noise
        self._seed = seed

    def choose(self, glimpse: Glimpse) -> Choice:
        """Any action now and then; otherwise one that looks good at a careless glance."""
        luck = _luck(glimpse, self._seed)
        if len(glimpse.legal) == 1 or _part(luck) < self._blunders:
            return Choice(glimpse.legal[below(luck, POLICY, len(glimpse.legal))])
        estimates = self._bench.weigh(glimpse, 1, self._seed)
        best = max(estimates, key=lambda e: e.chance + self._noise * _part(luck))
        return Choice(best.action)


@dataclass(frozen=True)
class Budget:
    """How long fox may think: seconds, or a number of iterations (then the same thoughts every time)."""

    seconds: float = SECONDS
    iterations: int = 0


@dataclass(frozen=True)
class Manner:
    """How fox searches: decisions played on before a position is evaluated, and how curious it is."""

    rollout: int
    exploration: float


class Fox:
    """Thinks ahead: tree search over worlds and luck, with everything its seat knows."""

    def __init__(
        self, game: str, budget: Budget, manner: Manner | None = None, seed: str = "", explain: bool = True
    ) -> None:
        self._bench = Bench(game)
        self._brain = self._bench.brain
        self._budget = budget
        self._manner = manner or manner_of(game)
        self._seed = seed
        self._explain = explain
        self._tree = self._brain.Node.array(NODES)
        self._used = 0
        self._belief = np.ones(self._brain.BELIEFS)
        self._stopped: Callable[[], bool] = lambda: False
        self._progress: Progress = lambda part: None
        self.stand_in: Bot = Digger(game, 1, seed, explain)

    def watch(self, stopped: Callable[[], bool], progress: Progress) -> None:
        """See `Thinker`."""
        self._stopped, self._progress = stopped, progress

    def choose(self, glimpse: Glimpse) -> Choice:
        """The action the search came back to most."""
        if len(glimpse.legal) == 1:
            return Choice(glimpse.legal[0])
        estimates = self.think(glimpse)
        if self._brain.MIX > 0.0:
            self._mix(glimpse, estimates)
        return self._bench.choice(glimpse, estimates, self._explain)

    def _mix(self, glimpse: Glimpse, estimates: list[Estimate]) -> None:
        """Put one of the good actions first by lot, each as likely as it was visited."""
        least = estimates[0].chance - self._brain.MIX
        good = [e for e in estimates if e.chance >= least and 4 * e.visits >= estimates[0].visits]
        rest = _part(_luck(glimpse, self._seed)) * sum(e.visits for e in good)
        for chosen in good:
            rest -= chosen.visits
            if rest < 0:
                break
        estimates.remove(chosen)
        estimates.insert(0, chosen)

    def think(self, glimpse: Glimpse) -> list[Estimate]:
        """Search within the budget; the legal actions, most visited first."""
        began = time.perf_counter()
        self._bench.put(glimpse.world)
        self._brain.update_belief(self._bench.states[0], glimpse.seat, self._belief)
        self._used = self._brain.new_node(self._tree, 0, self._brain.NONE) + 1
        done = 0
        for chunk in self._chunks(began):
            self._used = self._brain.search(
                self._tree,
                self._used,
                self._bench.states,
                self._bench.memory,
                self._bench.chances,
                glimpse.seat,
                glimpse.seats,
                _key(glimpse, self._seed),
                done,
                chunk,
                self._manner.rollout,
                self._manner.exploration,
                self._belief,
                self._bench.slots,
                self._bench.scratch,
            )
            done += chunk
        return self._estimates()

    def _chunks(self, began: float) -> Any:
        """Numbers of iterations that together fill the budget, each for about CHUNK seconds."""
        done, chunk = 0, 32
        while not self._stopped():
            left = self._budget.iterations - done
            if self._budget.iterations:
                if left <= 0:
                    return
                chunk = min(chunk, left)
            elif time.perf_counter() - began >= self._budget.seconds:
                return
            before = time.perf_counter()
            yield chunk
            done += chunk
            took = time.perf_counter() - before
            spent = time.perf_counter() - began
            pace = max(1.0, chunk / max(took, 1e-6))
            rest = max(0.0, self._budget.seconds - spent) if not self._budget.iterations else CHUNK
            chunk = max(1, int(pace * min(CHUNK, rest)))
            whole = self._budget.iterations or self._budget.seconds
            self._progress(min(1.0, (done if self._budget.iterations else spent) / whole))

    def _estimates(self) -> list[Estimate]:
        found = []
        child = int(self._tree[0].child)
        while child != self._brain.NONE:
            node = self._tree[child]
            visits = max(1, int(node.visits))
            found.append(Estimate(int(node.action), float(node.wins) / visits, float(node.points) / visits, visits))
            child = int(node.sibling)
        return sorted(found, key=lambda e: (-e.visits, e.action))


def manner_of(game: str) -> Manner:
    """What suits a game."""
    return Manner(brain(game).ROLLOUT, brain(game).EXPLORATION)


# --- making them -------------------------------------------------------------------------------------------


def make_level(name: str, game: str, options: Mapping[str, str], explain: bool) -> Bot:
    """A level by name, with options for authors; `explain` is off where nobody reads the reasons."""
    given = dict(options)
    seed = given.pop("seed", "")
    bot: Bot
    if name == "sprout":
        blunders = _number(given, "blunders", SPROUT_BLUNDERS)
        bot = Sprout(game, blunders, _number(given, "noise", SPROUT_NOISE), seed)
    elif name == "digger":
        bot = Digger(game, int(_number(given, "samples", SAMPLES)), seed, explain)
    else:
        budget = Budget(_number(given, "seconds", SECONDS), int(_number(given, "iterations", 0)))
        usual = manner_of(game)
        manner = Manner(int(_number(given, "rollout", usual.rollout)), _number(given, "exploration", usual.exploration))
        bot = Fox(game, budget, manner, seed, explain)
    if given:
        raise BadBot(f"{name} has no option {min(given)!r}")
    return bot


def _number(options: dict[str, str], name: str, default: float) -> float:
    text = options.pop(name, str(default))
    try:
        return float(text)
    except ValueError:
        raise BadBot(f"option {name}: {text!r} is not a number") from None


_ready: set[str] = set()


def is_warm(game: str) -> bool:
    """Whether everything the levels need for a game is compiled in this process."""
    return game in _ready


def warm(game: str) -> None:
    """Compile everything the levels need for a game (or load it from disk) by using it once."""
    if is_warm(game):
        return
    definition = find_game(game)
    entropy = bytes(8)
    state, _ = definition.new(definition.seats.start, {}, rng_from(entropy))
    seat = definition.actor(state)
    assert seat is not None
    seen = glimpse(definition, state, seat, entropy)
    Bench(game).weigh_compiled(seen, 1, "")
    Fox(game, Budget(iterations=1)).think(seen)
    _ready.add(game)
