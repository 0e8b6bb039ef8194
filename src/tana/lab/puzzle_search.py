"""Evaluates the choices of a position for puzzles: in worlds sampled from what the seat knows, by searches.

    >>> examiner = Examiner("molly")
    >>> examiner.weigh(seen, actions, effort=QUICK, seed="a")    # chance to win after each action, with its error

The tree search of a level spends most of its iterations on its favourite action, so its estimates of the others are
rough. `weigh` treats all actions alike: it applies each in the same sampled worlds with the same luck, and searches
what follows with the same budget. The search in each world has its own seed, so that the error of the mean over worlds
includes the luck of the searches.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tana.bots.api import Estimate, Glimpse, State, glimpse, make_bot, state_of
from tana.bots.calibration import SEARCH, equal_levels, fit_of
from tana.bots.estimates import NORMAL_95, calibrated
from tana.bots.fox import Budget, Fox
from tana.bots.hint_reasons import LEAST_AHEAD, MOST_REASONS
from tana.bots.networks import judged_seats
from tana.bots.workspace import SearchContext
from tana.compile.rule import compiled
from tana.core.chance import rng_from
from tana.core.record import copy
from tana.core.registry import game as find_game
from tana.engine.readiness import at_best_speed

REASON_WORLDS = 8
"""Number of worlds in which a reason has to hold."""


@dataclass(frozen=True)
class Effort:
    """How many worlds each action is tried in, and the iterations of the search in each."""

    worlds: int
    iterations: int

    def times(self, factor: int) -> Effort:
        """This effort multiplied by a factor, mostly in worlds."""
        return Effort(self.worlds * max(1, factor // 2), self.iterations * min(2, factor))


@dataclass(frozen=True)
class Weighed:
    """The chance to win after an action, and half the width of its 95% interval."""

    action: int
    chance: float
    error: float

    @property
    def lower(self) -> float:
        """The lower end of the interval."""
        return self.chance - self.error

    @property
    def upper(self) -> float:
        """The upper end of the interval."""
        return self.chance + self.error


def entropy_of(*parts: object) -> bytes:
    """8 bytes of entropy derived from the parts."""
    return hashlib.sha256("/".join(["tana/1/puzzle", *map(str, parts)]).encode()).digest()[:8]


class Examiner:
    """Searches for the positions of one game."""

    def __init__(self, game: str) -> None:
        self.game = at_best_speed(find_game(game), "bots")
        self._context = SearchContext(game)

    def search(self, seen: Glimpse, iterations: int, seed: str, level: str = "fox") -> list[Estimate]:
        """The legal actions after a fresh search, most visited first, with calibrated chances."""
        by_network = level == "owl"
        found = Fox(seen.game, Budget(iterations=iterations), seed=seed, explain=False, by_network=by_network)
        fit = fit_of(SEARCH, seen.game, equal_levels(seen.seats))
        estimates = found.think(seen)
        return [
            Estimate(e.action, float(calibrated(e.chance, fit, seen.seat, seen.seats)), e.score, e.visits)
            for e in estimates
        ]

    def has_owl(self, seats: int) -> bool:
        """Whether a network evaluates this game with that many seats."""
        return seats in judged_seats(self.game.name)

    def level_choice(self, level: str, seen: Glimpse) -> int:
        """The choice of a fresh bot of a level."""
        return make_bot(level, seen.game, explain=False).choose(seen).action

    def weigh(self, seen: Glimpse, actions: Sequence[int], effort: Effort, seed: str) -> list[Weighed]:
        """The chance to win after each action, the best first.

        The worlds depend only on the seat's knowledge and the seed, and are the same for all actions.
        """
        table = np.array([self._chances_in_world(seen, actions, effort, seed, n) for n in range(effort.worlds)])
        means = table.mean(axis=0)
        errors = NORMAL_95 * table.std(axis=0, ddof=1) / math.sqrt(effort.worlds)
        rows = zip(actions, means, errors, strict=True)
        found = [Weighed(action, float(mean), float(error)) for action, mean, error in rows]
        return sorted(found, key=lambda one: (-one.chance, one.action))

    def _chances_in_world(
        self, seen: Glimpse, actions: Sequence[int], effort: Effort, seed: str, number: int
    ) -> list[float]:
        """The chance to win after each action in one world sampled from what the seat knows."""
        world = self._draw(seen, entropy_of(seed, "world", seen.entropy.hex(), number))
        return [self._chance_after(seen, world, action, effort.iterations, seed, number) for action in actions]

    def _draw(self, seen: Glimpse, entropy: bytes) -> State:
        """Sample a world from what the seat knows, weighted by what the others did, as the searches weight it."""
        context = self._context
        context.recall(seen)
        world = state_of(self.game, seen.world)
        compiled(context.search.sample_world)(world, seen.seat, context.workspace.belief, rng_from(entropy))
        return world

    def _chance_after(
        self, drawn: Glimpse, known: State, action: int, iterations: int, seed: str, number: int
    ) -> float:
        world = copy(known)
        self.game.rules.apply(world, action, rng_from(entropy_of(seed, "luck", number)), None)
        if self.game.actor(world) is None:
            _, ranks = self.game.standing(world)
            return 1.0 / ranks.count(1) if ranks[drawn.seat] == 1 else 0.0
        after = glimpse(self.game, world, drawn.seat, entropy_of(seed, "after", number))
        fox = self._fox(iterations, f"{seed}/{number}")
        fox.think(after)
        fit = fit_of(SEARCH, drawn.game, equal_levels(drawn.seats))
        return float(calibrated(fox.chances[drawn.seat], fit, drawn.seat, drawn.seats))

    def _fox(self, iterations: int, seed: str) -> Fox:
        return Fox(self.game.name, Budget(iterations=iterations), seed=seed, explain=False)

    def reasons(self, seen: Glimpse, best: int, others: Sequence[int]) -> list[str]:
        """Terms of the evaluation in which the best action leads the others in each of several worlds.

        They hold whatever the seat does not know. The largest lead comes first.
        """
        leads: dict[str, list[float]] = {}
        for number in range(REASON_WORLDS):
            drawn = glimpse(self.game, seen.state, seen.seat, entropy_of("reasons", seen.entropy.hex(), number))
            rows = [Estimate(action, 0.0, 0.0) for action in (best, *others)]
            first, *rest = [e.terms for e in self._context.choice(drawn, rows, explain=True).estimates if e.terms]
            for term, value in first.items():
                lead = value - sum(other[term] for other in rest) / len(rest) if rest else 0.0
                leads.setdefault(term, []).append(lead)
        sure = {term: sum(found) / len(found) for term, found in leads.items() if min(found) >= LEAST_AHEAD}
        return sorted(sure, key=lambda term: -sure[term])[:MOST_REASONS]
