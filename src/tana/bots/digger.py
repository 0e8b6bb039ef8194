"""The levels that do not think ahead: *digger* judges soundly, *sprout* carelessly."""

from __future__ import annotations

from collections.abc import Callable

from tana.bots.api import Bot, Choice, Glimpse, Progress, RandomBot
from tana.bots.brain import Bench, luck_of, part_of
from tana.core.chance import POLICY, below

SAMPLES = 6
"""Worlds in which digger looks at each action, unless a game's heuristics say otherwise."""
SPROUT_BLUNDERS = 0.3
"""How often sprout takes any action at all."""
SPROUT_NOISE = 1.0
"""How far sprout misjudges the others, in parts of the difference between the best and the worst action."""


class Digger:
    """Sound play: the action after which things look best, on average over a few worlds."""

    def __init__(self, game: str, samples: int | None = None, seed: str = "", explain: bool = True) -> None:
        self._bench = Bench(game)
        self._samples = samples or self._bench.brain.hooks.SAMPLES or SAMPLES
        self._seed = seed
        self._explain = explain
        self.stand_in: Bot = Digger(game, 1, seed, explain) if self._samples > 1 else RandomBot()

    def watch(self, stopped: Callable[[], bool], progress: Progress) -> None:
        """See `Thinker`: compiled, this takes no time worth watching."""

    def choose(self, glimpse: Glimpse) -> Choice:
        """The action with the best prospects."""
        if len(glimpse.legal) == 1:
            return Choice(glimpse.legal[0])
        self._bench.suspect(glimpse)
        estimates = [estimate for estimate, _ in self._bench.weigh(glimpse, self._samples, self._seed)]
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
        luck = luck_of(glimpse, self._seed)
        if len(glimpse.legal) == 1 or part_of(luck) < self._blunders:
            return Choice(glimpse.legal[below(luck, POLICY, len(glimpse.legal))])
        weighed = self._bench.weigh(glimpse, 1, self._seed)
        spread = weighed[0][1] - weighed[-1][1]
        best, _ = max(weighed, key=lambda pair: pair[1] + self._noise * spread * part_of(luck))
        return Choice(best.action)
