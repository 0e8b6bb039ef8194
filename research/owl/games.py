"""Many games at once, on a processor or a GPU: their legal actions, and the positions these lead to."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from tana.core.chance import Rng
from tana.core.registry import game as find_game
from tana.engine.instantiate import instantiate

TEMPLATE = "research.owl.kernel"
VARIANT_EVERY = 8
"""One game in this many has the last variant, where there are variants."""


class Shown(NamedTuple):
    """The games as they are, one row each."""

    rows: Tensor
    """Inputs, int8."""
    legal: Tensor
    counts: Tensor
    actors: Tensor


class Ahead(NamedTuple):
    """Positions after one action, one row each."""

    rows: Tensor
    readers: Tensor
    """The seat that decides next; -1 at the end."""
    ends: Tensor
    """At the end: the payoffs of all seats."""


class Games:
    """`n` games for a number of seats; a game that is over is followed by the next of its series."""

    def __init__(self, game: str, seats: int, n: int, device: str, seed: int) -> None:
        self.definition = find_game(game)
        self.code = instantiate(TEMPLATE, game)
        self.seats, self.n, self.device, self.seed = seats, n, device, seed
        rules = self.definition.rules
        plain = self.definition.encode(self.definition.settings(seats, {}))
        options = np.tile(np.asarray(plain, np.int64), (n, 1))
        variants = [option for option in self.definition.options if option.name == "variant"]
        for option in variants:
            other = self.definition.encode(self.definition.settings(seats, {"variant": option.values[-1]}))
            options[::VARIANT_EVERY] = np.asarray(other, np.int64)
        self.host: dict[str, Any] = {
            "states": rules.State.array(n),
            "rngs": Rng.array(n),
            "options": options,
            "numbers": np.arange(n, dtype=np.int64),
        }
        """The arrays that a device starts from."""
        self.legal = torch.zeros((n, rules.MAX_LEGAL), dtype=torch.int16, device=device)
        self.counts = torch.zeros(n, dtype=torch.int32, device=device)
        self.actors = torch.zeros(n, dtype=torch.int32, device=device)
        self.rows = torch.zeros((n, self.code.INPUTS), dtype=torch.int8, device=device)
        self.ends = torch.zeros((n, seats), dtype=torch.float32, device=device)
        self.done = torch.zeros(n, dtype=torch.int8, device=device)
        self._work: Any = on_card(self) if device == "cuda" else _OnProcessor(self)
        self._work.begin()

    def show(self) -> Shown:
        """What is to be decided in every game; overwritten by the next call."""
        self._work.show()
        return Shown(self.rows, self.legal, self.counts, self.actors)

    def look_ahead(self, games: Tensor, slots: Tensor, key: int, sample: int) -> Ahead:
        """Where an action of some games leads, with sampled luck."""
        size = len(games)
        rows = torch.zeros((size, self.code.INPUTS), dtype=torch.int8, device=self.device)
        readers = torch.zeros(size, dtype=torch.int32, device=self.device)
        ends = torch.zeros((size, self.seats), dtype=torch.float32, device=self.device)
        self._work.look_ahead(games, slots, key, sample, rows, readers, ends)
        return Ahead(rows, readers, ends)

    def play(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """Carry out an action in every game; the payoffs of games that are over, and which are."""
        self._work.play(actions)
        return self.ends, self.done


class _OnProcessor:
    def __init__(self, table: Games) -> None:
        self._table, self._code = table, table.code
        self._states, self._rngs = table.host["states"], table.host["rngs"]
        self._memory = self._states.view(np.uint8).reshape(table.n, -1)
        self._spare, self._luck = table.definition.rules.State.array(1), Rng.array(1)
        self._scratch = self._code.Scratch.array(1)

    def begin(self) -> None:
        table = self._table
        of_series = (table.seats, table.host["options"], table.seed, table.host["numbers"])
        self._code.begin_all(self._states, self._memory, self._rngs, *of_series)

    def show(self) -> None:
        table = self._table
        shown = (table.legal.numpy(), table.counts.numpy(), table.actors.numpy(), table.rows.numpy())
        self._code.show_all(self._states, *shown)

    def look_ahead(self, games: Tensor, slots: Tensor, key: int, sample: int, *found: Tensor) -> None:
        where = (self._states, self._spare, self._luck, self._scratch, self._table.legal.numpy())
        which = (games.numpy(), slots.numpy(), self._table.seats, key, sample)
        self._code.look_ahead_all(*where, *which, *(one.numpy() for one in found))

    def play(self, actions: Tensor) -> None:
        table = self._table
        of_series = (table.seats, table.host["options"], table.seed, table.host["numbers"])
        found = (actions.numpy(), table.ends.numpy(), table.done.numpy())
        self._code.play_all(self._states, self._memory, self._rngs, self._scratch, *of_series, *found)


def on_card(table: Games) -> Any:
    """The games on a GPU."""
    from research.owl.card import OnCard

    return OnCard(table)
