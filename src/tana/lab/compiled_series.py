"""Series of games between compiled players: who sits where, and what was noted about the games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from tana.bots.api import BadBot
from tana.bots.digger import SAMPLES
from tana.bots.networks import mind_of
from tana.core.chance import Rng
from tana.core.domain import MAX_SEATS
from tana.core.errors import meant
from tana.core.events import Log
from tana.core.registry import game as find_game
from tana.core.registry import load
from tana.core.variants import base_of
from tana.engine.instantiate import instantiate
from tana.lab import notes
from tana.lab.notes import PLAYERS, Rows, Tally


@dataclass(frozen=True)
class Table:
    """What is played, and by whom: a player for each seat, by spec (`digger:samples=12`)."""

    game: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    players: tuple[str, ...] = ("digger",)
    """As many as there are seats, or one for all of them."""

    def check(self) -> None:
        """Raise a `TanaError` unless it can be played."""
        find_game(self.game).settings(self.seats, self.options)
        load(base_of(self.game), "heuristics")
        if len(self.players) not in (1, self.seats):
            raise BadBot(f"{len(self.players)} players for {self.seats} seats: give one for each, or one for all")
        for spec in self.players:
            player_of(spec)

    def same_as(self, other: Table) -> bool:
        """Whether two tables are played alike: an option that is not given is one with its usual value."""
        mine, theirs = (find_game(one.game).settings(one.seats, one.options) for one in (self, other))
        return (self.game, self.seats, self.seated, mine) == (other.game, other.seats, other.seated, theirs)

    @property
    def seated(self) -> tuple[str, ...]:
        """The player of each seat."""
        return self.players * self.seats if len(self.players) == 1 else self.players


MOST_SAMPLES = 1000


class Player(NamedTuple):
    """A player of compiled code: what it does, and with how many samples (0: as the game says)."""

    kind: int
    samples: int


def player_of(spec: str) -> Player:
    """The player of a spec; raises `BadBot` and says which there are."""
    name, *rest = spec.split(":")
    if name not in PLAYERS:
        raise BadBot(f"{name!r} is not played in compiled code{meant(name, PLAYERS)}; there are: {', '.join(PLAYERS)}")
    options = dict(part.partition("=")[::2] for part in rest)
    samples = options.pop("samples", "0")
    if options:
        raise BadBot(f"{name} has no option {min(options)!r} here; there is: samples")
    if not samples.isdecimal() or int(samples) > MOST_SAMPLES:
        raise BadBot(f"option samples: {samples!r} is not a whole number up to {MOST_SAMPLES}")
    return Player(PLAYERS.index(name), int(samples))


class Notes(NamedTuple):
    """What was noted about some games: a row for each, what they add up to, and the actions of the first."""

    rows: Rows
    tally: Tally
    first_game: tuple[int, ...]


def play(table: Table, seed: int, first: int, count: int, own: int = 0) -> Notes:
    """Play the games `first`, `first + 1`, … of a series.

    Their luck depends on the seed and the number of each alone; `own` is for the players' own whims.
    """
    game = find_game(table.game)
    rules: Any = game.rules
    watching: Any = instantiate("tana.lab.watching", game.name)
    brain: Any = instantiate("tana.bots.search", game.name)
    usual = brain.hooks.SAMPLES or SAMPLES
    players = [player_of(spec) for spec in table.seated]
    kinds, samples = np.zeros(MAX_SEATS, dtype=np.int64), np.ones(MAX_SEATS, dtype=np.int64)
    for seat, player in enumerate(players):
        kinds[seat] = player.kind
        samples[seat] = 1 if player.kind == notes.SPROUT else player.samples or usual
    rows = np.zeros((count, notes.shape_of(game).width), dtype=np.int32)
    tally = notes.new_tally(game)
    record = np.full(notes.MOST_DECISIONS, -1, dtype=np.int64)
    watching.play_watched(
        rules.State.array(watching.STATES),
        rules.State.array(1),
        Rng.array(3),
        brain.Scratch.array(1),
        mind_of(game.name),
        Log.array(1),
        table.seats,
        game.encode(game.settings(table.seats, table.options)),
        seed,
        first,
        kinds,
        samples,
        own,
        notes.places_of_values(game),
        notes.has_values(game),
        notes.sources_of_points(game),
        rows,
        tally,
        record,
    )
    return Notes(rows, tally, tuple(int(action) for action in record[: rows[0, notes.DECISIONS]]) if count else ())


def winners(rows: Rows, seats: int) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The part of the win that each seat has in each game."""
    first = rows[:, notes.RANKS : notes.RANKS + seats] == 1
    return np.asarray(first / np.maximum(1, first.sum(axis=1, keepdims=True)), dtype=np.float64)


def by_order(values: Any, rows: Rows, seats: int) -> Any:
    """Columns by seat as columns by order of play: the seat that decided first comes first."""
    order = (rows[:, notes.FIRST][:, None] + np.arange(seats)[None, :]) % seats
    return np.take_along_axis(values, order, axis=1)
