"""What the levels think with: the compiled search of a game, and memory for it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import replace
from types import ModuleType

import numpy as np

from tana.bots.api import Choice, Estimate, Glimpse, state_of
from tana.bots.calibration import CHART, Levels, equal_levels, fit_of
from tana.bots.estimates import ACTION, COLUMNS, PAYOFF, POINTS, VISITS, WIN, Report
from tana.bots.networks import evaluator_of, judged_seats
from tana.bots.search_types import Findings, Floats, Question, Workspace
from tana.compile.rule import Code, compiled
from tana.core.chance import Rng, rng_from
from tana.core.domain import MAX_SEATS
from tana.core.record import Record
from tana.core.registry import game as find_game
from tana.engine.instantiate import instantiate
from tana.engine.readiness import is_ready

THOUGHT, THOUGHT_TO_THE_END = 300, 4000
"""Iterations for each move of a finished game, with a forecast and with games played to their end: it takes many of
those to replace one forecast."""
CHART_PLAYOUTS = 200
"""Games played on from each position for the chart after a game, where a game has no forecast."""
STATES = 4
"""The number of states in a workspace."""


def search_of(game: str) -> ModuleType:
    """Search and greedy play, instantiated for a game."""
    return instantiate("tana.bots.search", game)


def thinking_of(game: str) -> ModuleType:
    """What the levels do with the search, instantiated for a game."""
    return instantiate("tana.bots.thinking", game)


def thought_of(search: ModuleType) -> int:
    """The number of search iterations for each move of a finished game."""
    return THOUGHT if search.GLANCES else THOUGHT_TO_THE_END


def key_of(glimpse: Glimpse, seed: str) -> int:
    """The key of the random numbers that answer a question."""
    digest = hashlib.sha256(b"tana/1/think/" + glimpse.entropy + seed.encode()).digest()
    return int.from_bytes(digest[:4], "big")


def words_of(entropy: bytes) -> tuple[int, int]:
    """The two words of 8 bytes of entropy."""
    return int.from_bytes(entropy[:4], "big"), int.from_bytes(entropy[4:8], "big")


def reasons_key(glimpse: Glimpse) -> tuple[int, int]:
    """The key of the luck that reasons are found with."""
    return words_of(hashlib.sha256(b"tana/1/bot/" + glimpse.entropy + b"terms").digest())


def estimates_of(rows: Floats) -> list[Estimate]:
    """The estimates in some rows."""
    return [Estimate(int(row[ACTION]), float(row[WIN]), float(row[POINTS]), int(row[VISITS])) for row in rows]


def new_workspace(game: str) -> Workspace:
    """Memory for the search of a game; all worlds are equally likely unless its belief is changed."""
    rules, search = find_game(game).rules, search_of(game)
    return Workspace(
        states=rules.State.array(STATES),
        chances=Rng.array(2),
        belief=np.ones(search.BELIEFS),
        legal=np.zeros(rules.MAX_LEGAL, dtype=np.int16),
        later=np.zeros(rules.MAX_LEGAL, dtype=np.int16),
        marks=np.zeros(len(find_game(game).actions), dtype=np.int8),
        path=np.zeros(search.MAX_DEPTH, dtype=np.int64),
        scratch=search.Scratch.array(1),
        evaluator=evaluator_of(game),
    )


def new_findings(game: str, searches: int = 2) -> Findings:
    """Memory for what the levels of a game find, with rows for the estimates of that many searches."""
    rules, thinking = find_game(game).rules, thinking_of(game)
    worlds = rules.State.array(thinking.WORLDS)
    return Findings(
        worlds=worlds,
        memory=worlds.view(np.uint8).reshape(thinking.WORLDS, -1),
        nodes=np.zeros(thinking.WORLDS, dtype=np.int32),
        prospects=np.zeros((thinking.WORLDS, MAX_SEATS)),
        rows=np.zeros((searches * rules.MAX_LEGAL, COLUMNS)),
        one=np.zeros((rules.MAX_LEGAL, COLUMNS)),
        other=np.zeros((rules.MAX_LEGAL, COLUMNS)),
        terms=np.zeros((thinking.TOP, max(1, len(thinking.TERMS)))),
        report=Report.array(1),
    )


class SearchContext:
    """The search of one game, its workspace, and the questions it answers."""

    def __init__(self, game: str, by_network: bool = False, searches: int = 2) -> None:
        self.search, self.thinking = search_of(game), thinking_of(game)
        self._by_network = by_network
        self.game = find_game(game)
        self.workspace = new_workspace(game)
        self.found = new_findings(game, searches)

    def put(self, glimpse: Glimpse, seed: str = "") -> None:
        """Copy the glimpsed world into state 0, and key the level's own luck."""
        self.workspace.states[0] = state_of(self.game, glimpse.world)
        digest = hashlib.sha256(b"tana/1/whim/" + glimpse.entropy + seed.encode()).digest()
        self.workspace.chances[self.search.WHIMS] = rng_from(digest[:8])

    def suspect(self, glimpse: Glimpse) -> None:
        """Update the weights of worlds by the others' last actions."""
        self.put(glimpse)
        self.search.update_belief(self.workspace.states[0], glimpse.seat, self.workspace.belief)

    def recall(self, glimpse: Glimpse) -> None:
        """Weight worlds by everything the others did that the position records."""
        self.put(glimpse)
        self.search.recall_belief(self.workspace.states[0], glimpse.seat, self.workspace.belief)

    def copy_knowledge(self, other: SearchContext) -> None:
        """Copy the world, the luck and the beliefs of another context for the same game."""
        for name in ("states", "chances", "belief"):
            getattr(self.workspace, name)[:] = getattr(other.workspace, name)

    def question(self, glimpse: Glimpse, seed: str, far_sighted: bool = False) -> Question:
        """The question to compiled code about a glimpse."""
        by_network = far_sighted and self._by_network and glimpse.seats in judged_seats(self.game.name)
        return Question(glimpse.seat, glimpse.seats, key_of(glimpse, seed), far_sighted, by_network)

    def entry(self, function: Code) -> Code:
        """A rule of the search, compiled if the bots of the game are ready, else interpreted."""
        return compiled(function) if is_ready(self.game.name, "bots") else function

    def weigh(self, glimpse: Glimpse, samples: int, seed: str) -> list[tuple[Estimate, float]]:
        """The legal actions with their payoffs over a few samples, best first; ties in random order."""
        self.put(glimpse, seed)
        rows, rank = self.found.rows, self.entry(self.thinking.rank_actions)
        count = rank(self.workspace, self.question(glimpse, seed), samples, rows)
        return list(zip(estimates_of(rows[:count]), map(float, rows[:count, PAYOFF]), strict=True))

    def chances(
        self, state: Record, seats: int, playouts: int, key: int, levels: Levels | None = None
    ) -> tuple[float, ...]:
        """Each seat's chance to win in a true position (see `true_chances` of `tana.bots.thinking`) if players of these
        levels play on; without levels, equally strong ones."""
        self.workspace.states[0] = state
        asked, out = Question(0, seats, key, True, False), np.zeros(MAX_SEATS)
        fit = fit_of(CHART, self.game.name, equal_levels(seats) if levels is None else levels)
        compiled(self.thinking.true_chances)(self.workspace, asked, playouts, fit, out)
        return tuple(map(float, out[:seats]))

    def choice(self, glimpse: Glimpse, estimates: Iterable[Estimate], explain: bool) -> Choice:
        """The choice of the first estimate; with `explain`, all estimates and the reasons of the first few."""
        first, *others = estimates
        if not explain:
            return Choice(first.action)
        found, top = self.found, self.thinking.TOP
        self.put(glimpse)
        for i, estimate in enumerate([first, *others][:top]):
            found.rows[i][ACTION] = estimate.action
        explain_rows = self.entry(self.thinking.explain_rows)
        explain_rows(self.workspace, glimpse.seat, found, 1 + len(others), *reasons_key(glimpse))
        reasons = [dict(zip(self.thinking.TERMS, map(float, terms), strict=False)) for terms in found.terms]
        told = (replace(e, terms=terms) for e, terms in zip([first, *others], reasons, strict=False))
        return Choice(first.action, "", (*told, *others[top - 1 :]))
