"""The compiled search of a game: memory for it, and what Python calls."""

from __future__ import annotations

from typing import Any

import numpy as np

import tana
from research.baselines.search_types import Brain, Effort, Tree
from tana.bots.workspace import search_of
from tana.core.chance import Rng
from tana.engine.instantiate import instantiate
from tana.engine.observation_kernel import Sight, observation_kernel
from tana.envs.settings import settings_of

TEMPLATE = "research.baselines.search_kernel"
TRAINING = Effort(8, 16, True)
PLAYING = Effort(32, 32, False)


class Search:
    """Determinised search in a game for two with a network of one hidden layer."""

    def __init__(self, game: str, weights: dict[str, Any], most: int = 0) -> None:
        self.game = tana.game(game)
        memory = any(option.name == "memory_aid" for option in self.game.options)
        self.settings = settings_of(game, 2, {}, memory=memory)
        sight = Sight(game, memory)
        self.code = instantiate(TEMPLATE, game, observation=observation_kernel(sight, "uint8"))
        rules, visits = self.game.rules, most or max(TRAINING.visits, PLAYING.visits)
        nodes, edges = visits + 2, (visits + 2) * rules.MAX_LEGAL
        whole, real = np.int32, np.float64
        self.root, self.blank = rules.State.array(1), rules.State.array(1)
        kinds = {"mover": whole, "begin": whole, "count": whole, "worth": real}
        kinds |= {"action": whole, "prior": real, "visits": whole, "total": real, "child": whole}
        sizes = {name: nodes if name in ("mover", "begin", "count", "worth") else edges for name in kinds}
        self.tree = Tree(
            states=rules.State.array(nodes),
            **{name: np.zeros(sizes[name], kind) for name, kind in kinds.items()},
            legal=np.zeros(rules.MAX_LEGAL, np.int16),
            path=np.zeros(self.code.DEEPEST, whole),
            votes=np.zeros(rules.MAX_LEGAL),
            tries=np.zeros(rules.MAX_LEGAL, whole),
            gains=np.zeros(rules.MAX_LEGAL),
            luck=Rng.array(3),
            scratch=search_of(game).Scratch.array(1),
        )
        views = sight.view.array(2)
        views[:] = sight.view.nothing()
        width, length, outputs = len(weights["body.0.bias"]), sight.observation.length, len(self.game.actions) + 1
        shapes = ((length, width), (width,), (outputs, width), (outputs,), (width,))
        first, first_bias, head, head_bias, hidden = (np.zeros(shape, np.float32) for shape in shapes)
        self._scale = sight.observation.scale
        self.brain = Brain(first, first_bias, head, head_bias, hidden, np.zeros(length, np.uint8), views)
        self.take(weights)

    def take(self, weights: dict[str, Any]) -> None:
        """Use these weights from now on."""
        brain = self.brain
        brain.first[:] = (weights["body.0.weight"].astype(np.float32) * self._scale).T
        brain.first_bias[:] = weights["body.0.bias"]
        brain.head[:] = weights["head.weight"][: len(brain.head)]
        brain.head_bias[:] = weights["head.bias"][: len(brain.head)]

    def choose(self, state: Any, key: int, greedy: bool, effort: Effort = PLAYING) -> int:
        """The action of the seat that decides in a state, from what it may know."""
        self.root[0] = state
        return int(self.code.choose(self.root, self.tree, self.brain, effort, key, greedy))

    def play(self, seed: int, first: int, games: int, effort: Effort = TRAINING) -> tuple[Any, ...]:
        """Games against itself: observations, the parts of the votes, and what the positions turned out to be worth."""
        rows = games * 250
        obs = np.zeros((rows, len(self.brain.row)), np.uint8)
        policy, worth = np.zeros((rows, len(self.game.actions)), np.float32), np.zeros(rows, np.float32)
        options = self.game.encode(self.settings.options)
        given = (self.tree, self.brain, effort, seed, first, games, obs, policy, worth)
        used = self.code.self_play(self.root, self.blank, options, *given)
        return obs[:used], policy[:used].astype(np.float16), worth[:used]
