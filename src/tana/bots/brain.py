"""What the levels think with: the compiled search of a game, and room for it to work in."""

from __future__ import annotations

import hashlib
import math
from dataclasses import replace
from types import ModuleType
from typing import Any

import numpy as np

from tana.bots.api import Choice, Estimate, Glimpse, state_of
from tana.bots.calibration import CHART, shown_chances
from tana.bots.networks import judged_seats, mind_of
from tana.bots.room import Question, Room
from tana.core.chance import POLICY, Rng, rng_from, word
from tana.core.registry import game as find_game
from tana.core.rule import call_compiled
from tana.engine.instantiate import instantiate
from tana.engine.ready import is_ready

TOP = 8
"""How many choices are explained."""
LONGEST = 5_000
"""Decisions after which a game that is played on is judged as it stands."""
DICE_GLANCES = 16
THOUGHT, THOUGHT_TO_THE_END = 300, 4000
"""Iterations for each move of a finished game; and where each of them is a game played to its end, won or lost: many of
those tell what one forecast does."""
STATES = 4
"""How many states compiled code works with."""

_WORD = 1 << 32


def brain(game: str) -> ModuleType:
    """Search and greedy play made for one game."""
    return instantiate("tana.bots.search", game)


def glances_of(think: ModuleType) -> int:
    """How often a true position is looked at, where a game can tell the chances without playing on to the end; 0 where
    it cannot. Dice that lie on the table are played first, by a policy that has its whims: so more than once."""
    if think.HAS_FORECAST or think.hooks.spread_of is not None:
        return DICE_GLANCES if think.THROWS > 0 else 1
    return 0


def thought_of(think: ModuleType) -> int:
    """How many iterations each move of a finished game is thought about."""
    return THOUGHT if glances_of(think) else THOUGHT_TO_THE_END


def key_of(glimpse: Glimpse, seed: str) -> int:
    digest = hashlib.sha256(b"tana/1/think/" + glimpse.entropy + seed.encode()).digest()
    return int.from_bytes(digest[:4], "big")


def luck_of(glimpse: Glimpse, seed: str) -> Rng:
    return rng_from(hashlib.sha256(b"tana/1/whim/" + glimpse.entropy + seed.encode()).digest()[:8])


def part_of(rng: Rng) -> float:
    """A random number from 0 up to 1."""
    return word(rng, POLICY) / _WORD


def rounded(value: float, decimals: int) -> float:
    """To so many decimals, halves up: the same in every language."""
    scale = 10.0**decimals
    return float(math.floor(value * scale + 0.5) / scale)


class Bench:
    """Room to think in: a few states and the numbers around them, for one game."""

    def __init__(self, game: str, by_network: bool = False) -> None:
        self.brain = brain(game)
        self._by_network = by_network
        self.game = find_game(game)
        actions = len(self.game.actions)
        self.room = Room(
            states=self.game.rules.State.array(STATES),
            chances=Rng.array(2),
            belief=np.ones(self.brain.BELIEFS),
            legal=np.zeros(self.game.rules.MAX_LEGAL, dtype=np.int16),
            later=np.zeros(self.game.rules.MAX_LEGAL, dtype=np.int16),
            marks=np.zeros(actions, dtype=np.int8),
            path=np.zeros(self.brain.MAX_DEPTH, dtype=np.int64),
            scratch=self.brain.Scratch.array(1),
            mind=mind_of(game),
        )
        """All worlds are alike unless `suspect` is called."""
        self._weights = np.zeros((self.game.rules.MAX_LEGAL, self.brain.POINTS + 1))

    def put(self, world: bytes) -> None:
        """Make that world state 0."""
        self.room.states[0] = state_of(self.game, world)

    def suspect(self, glimpse: Glimpse) -> None:
        """Weigh worlds by what the others did last and by what was made of them before."""
        self.put(glimpse.world)
        self.brain.update_belief(self.room.states[0], glimpse.seat, self.room.belief)

    def recall(self, glimpse: Glimpse) -> None:
        """Weigh worlds by everything the others did that the position remembers."""
        self.put(glimpse.world)
        self.brain.recall_belief(self.room.states[0], glimpse.seat, self.room.belief)

    def know_the_same(self, other: Bench) -> None:
        """Have the world and the beliefs of another bench for the same game."""
        self.room.states[0] = other.room.states[0]
        self.room.belief[:] = other.room.belief

    def question(self, glimpse: Glimpse, seed: str, far_sighted: bool = False) -> Question:
        """What compiled code is asked about a glimpse."""
        by_network = far_sighted and self._by_network and glimpse.seats in judged_seats(self.game.name)
        return Question(glimpse.seat, glimpse.seats, key_of(glimpse, seed), far_sighted, by_network)

    def weigh(self, glimpse: Glimpse, samples: int, seed: str) -> list[tuple[Estimate, float]]:
        """The legal actions, best first, each with what it is worth over a few samples of luck; equals by lot."""
        if is_ready(self.game.name, "bots"):
            return self.weigh_compiled(glimpse, samples, seed)
        return self.weigh_interpreted(glimpse, samples, seed)

    def weigh_interpreted(self, glimpse: Glimpse, samples: int, seed: str) -> list[tuple[Estimate, float]]:
        """The same without compiling anything."""
        return self._weigh_with(self.brain.weigh_actions, glimpse, samples, seed, False)

    def weigh_compiled(
        self, glimpse: Glimpse, samples: int, seed: str, far_sighted: bool = False
    ) -> list[tuple[Estimate, float]]:
        """The same in compiled code, compiled now if need be; by the game's forecast for the far-sighted."""
        return self._weigh_with(self.brain.weigh_compiled, glimpse, samples, seed, far_sighted)

    def _weigh_with(
        self, weigh: Any, glimpse: Glimpse, samples: int, seed: str, far_sighted: bool
    ) -> list[tuple[Estimate, float]]:
        self.put(glimpse.world)
        count = weigh(self.room, self.question(glimpse, seed, far_sighted), samples, self._weights)
        lots = luck_of(glimpse, seed)
        order = [(-rounded(float(self._weights[i][self.brain.PAYOFF]), 9), part_of(lots), i) for i in range(count)]
        return [(self._estimate(i), -worth) for worth, _, i in sorted(order)]

    def _estimate(self, i: int) -> Estimate:
        _, win, points = (float(x) for x in self._weights[i])
        return Estimate(int(self.room.legal[i]), win, points)

    def chances(self, state: Any, seats: int, playouts: int, key: int) -> tuple[float, ...]:
        """Each seat's chance to win in a true position: by the game's own forecast or, where it has none, by games
        played on with the quick policy. It knows everything, so it is for games that are over."""
        self.room.states[0] = state
        asked, wins = Question(0, seats, key, True, False), np.zeros(seats)
        glances = glances_of(self.brain)
        games, limit = (glances, 0) if glances else (playouts, LONGEST)
        call_compiled(self.brain.play_out, self.room, asked, games, limit, wins)
        return shown_chances(CHART, self.game.name, [float(win) / games for win in wins])

    def follow_policy(self, glimpse: Glimpse, seed: str) -> int:
        """What the game's quick policy does."""
        self.put(glimpse.world)
        count = self.game.rules.legal(self.room.states[0], self.room.legal)
        return int(self.brain.choose_rollout(self.room.states[0], self.room.legal, count, luck_of(glimpse, seed)))

    def terms_after(self, glimpse: Glimpse, action: int) -> dict[str, float]:
        """The terms of the evaluation for the seat after an action in the glimpsed world."""
        s = state_of(self.game, glimpse.world)
        self.game.rules.apply(s, action, glimpse.rng("terms"), None)
        terms = self.room.scratch[0].terms
        self.brain.heuristics.evaluate(s, glimpse.seat, terms)
        return {name: rounded(float(terms[i]), 3) for i, name in enumerate(self.brain.TERMS)}

    def choice(self, glimpse: Glimpse, estimates: list[Estimate], explain: bool) -> Choice:
        """The first of the estimates; if asked for, with all of them and the reasons of the first few."""
        if not explain:
            return Choice(estimates[0].action)
        reasons = (replace(e, terms=self.terms_after(glimpse, e.action)) for e in estimates[:TOP])
        return Choice(estimates[0].action, "", (*reasons, *estimates[TOP:]))
