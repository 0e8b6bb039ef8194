"""The levels that do not search: *digger* evaluates soundly, *sprout* carelessly."""

from __future__ import annotations

from collections.abc import Callable

from tana.bots.api import Bot, Choice, Glimpse, Progress, RandomBot
from tana.bots.workspace import SearchContext

SAMPLES = 6
"""Worlds in which digger tries each action, unless a game's heuristics set another number."""


class Digger:
    """Plays the action with the best average evaluation over a few worlds."""

    def __init__(self, game: str, samples: int | None = None, seed: str = "", explain: bool = True) -> None:
        self._context = SearchContext(game)
        self._samples = samples or self._context.search.hooks.SAMPLES or SAMPLES
        self._seed = seed
        self._explain = explain
        self.stand_in: Bot = Digger(game, 1, seed, explain) if self._samples > 1 else RandomBot()

    def watch(self, stopped: Callable[[], bool], progress: Progress) -> None:
        """Do nothing: compiled, a choice is too fast to be worth watching."""

    def choose(self, glimpse: Glimpse) -> Choice:
        """The action with the best evaluation."""
        if len(glimpse.legal) == 1:
            return Choice(glimpse.legal[0])
        self._context.suspect(glimpse)
        estimates = [estimate for estimate, _ in self._context.weigh(glimpse, self._samples, self._seed)]
        return self._context.choice(glimpse, estimates, self._explain)


class Sprout:
    """Misjudges its actions and, depending on the game, plays at random now and then."""

    def __init__(self, game: str, blunders: float, noise: float, seed: str = "") -> None:
        self._context = SearchContext(game)
        self._blunders = blunders
        self._noise = noise
        self._seed = seed

    def choose(self, glimpse: Glimpse) -> Choice:
        """A random action now and then, otherwise one that looks good to a noisy evaluation."""
        context = self._context
        context.put(glimpse, self._seed)
        choose, asked = context.entry(context.thinking.choose_carelessly), context.question(glimpse, self._seed)
        return Choice(int(choose(context.workspace, asked, self._blunders, self._noise, context.found.rows)))
