"""Games with one mistake each, to see that the suite notices: every mutant is the contract of a game with one function
that does not keep its promise."""

from __future__ import annotations

from typing import Any

import numpy as np

from tana.core.events import PUBLIC
from tana.core.game import Game
from tana.core.reasons import NO_REASON
from tests.contract.calibration import secret_bytes
from tests.contract.logs import MASK
from tests.contract.worlds import Array, Kernels, memory_of


class Mutant(Kernels):
    """A game with a mistake. `part` is the function that is wrong: the suite has to name it."""

    part: str
    mistake: str

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self._secrets = [secret_bytes(game.rules.State, path) for path in game.secrets]
        size = sum(len(field) for field in self._secrets)
        self._weights = np.random.default_rng(1).integers(0, 1 << 63, size, dtype=np.uint64)

    def is_odd(self, states: Array) -> Array:
        """One bit of the secrets of each state, nobody's business: it changes with whatever changes in them."""
        secret = memory_of(np.ascontiguousarray(states))[:, [byte for field in self._secrets for byte in field]]
        mixed = secret.astype(np.uint64) @ self._weights
        return np.asarray(mixed >> np.uint64(60) & np.uint64(1) == 1)


class Identity(Mutant):
    part, mistake = "determinize", "changes nothing"

    def determinize(self, states: Array, seats: Array, keys: Array) -> None:
        pass


class KeepsASeat(Mutant):
    part, mistake = "determinize", "gives seat 1 the truth"

    def determinize(self, states: Array, seats: Array, keys: Array) -> None:
        true = states.copy()
        super().determinize(states, seats, keys)
        states[seats == 0] = true[seats == 0]


class KeepsAField(Mutant):
    part, mistake = "determinize", "draws all secrets but the last"

    def determinize(self, states: Array, seats: Array, keys: Array) -> None:
        true = memory_of(states).copy()
        super().determinize(states, seats, keys)
        memory_of(states)[:, self._secrets[-1]] = true[:, self._secrets[-1]]


class NotCanonical(Mutant):
    part, mistake = "determinize", "fair, but depends on the truth"

    def determinize(self, states: Array, seats: Array, keys: Array) -> None:
        other = keys.copy()
        other[:, 0] ^= self.is_odd(states)
        super().determinize(states, seats, other)


class Unfair(Mutant):
    part, mistake = "determinize", "some worlds too often"

    def determinize(self, states: Array, seats: Array, keys: Array) -> None:
        second = states.copy()
        super().determinize(states, seats, keys)
        super().determinize(second, seats, keys + 1 & 0xFFFFFFFF)
        first, other = memory_of(states), memory_of(second)
        at = (first != other).argmax(axis=1)
        lanes = np.arange(len(states))
        larger = first[lanes, at] > other[lanes, at]
        states[larger] = second[larger]


class LookTells(Mutant):
    part, mistake = "look", "shows one bit of the secrets"

    def look(self, states: Array, seats: Array) -> Array:
        views = super().look(states, seats)
        views[:, -1] ^= self.is_odd(states)
        return views


class LookTellsSpectators(Mutant):
    part, mistake = "look", "shows one bit to spectators alone"

    def look(self, states: Array, seats: Array) -> Array:
        views = super().look(states, seats)
        views[:, -1] ^= self.is_odd(states) & (seats < 0)
        return views


class LegalTells(Mutant):
    part, mistake = "legal", "hides an action, by one bit of the secrets"

    def legal(self, states: Array, on: Array) -> tuple[Array, Array]:
        rows, counts = super().legal(states, on)
        return rows, counts - (self.is_odd(states) & (counts > 1))

    def refuse(self, states: Array, actions: Array) -> Array:
        """Consistent with it: what is hidden is refused, so that only twins can notice."""
        rows, counts = super().legal(states, self.actors(states) >= 0)
        hidden = self.is_odd(states) & (counts > 1)
        last = rows[np.arange(len(rows)), np.maximum(counts - 1, 0)]
        return np.where(hidden & (last == actions), 0, super().refuse(states, actions))


class RefuseTells(Mutant):
    part, mistake = "refuse", "another reason, by one bit of the secrets"

    def refuse(self, states: Array, actions: Array) -> Array:
        reasons = super().refuse(states, actions)
        other = (reasons + 1) % len(self.game.refusals)
        return np.where((reasons != NO_REASON) & self.is_odd(states), other, reasons)


class TooFewLegal(Mutant):
    part, mistake = "MAX_LEGAL", "one too small"

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self._most = 0

    def legal(self, states: Array, on: Array) -> tuple[Array, Array]:
        rows, counts = super().legal(states, on)
        self._most = max(self._most, int(counts.max(initial=0)))
        self.most_legal = self._most - 1
        return rows, counts


class WideMask(Mutant):
    part, mistake = "events", "everybody sees what is for one seat"

    def apply(self, states: Array, on: Array, actions: Array, keys: Array, logs: Array) -> None:
        super().apply(states, on, actions, keys, logs)
        logs["rows"][:, :, MASK] = PUBLIC


MUTANTS: tuple[type[Mutant], ...] = (
    Identity,
    KeepsASeat,
    KeepsAField,
    NotCanonical,
    Unfair,
    LookTells,
    LookTellsSpectators,
    LegalTells,
    RefuseTells,
    TooFewLegal,
    WideMask,
)
