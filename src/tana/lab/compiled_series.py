"""Series of games between compiled players: the line-up, and the measurements."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from tana.bots.api import BadBot
from tana.bots.digger import SAMPLES
from tana.bots.networks import evaluator_of
from tana.core.domain import MAX_SEATS
from tana.core.registry import game as find_game
from tana.core.registry import load
from tana.core.variants import base_of
from tana.engine.instantiate import instantiate
from tana.errors import meant
from tana.lab import game_columns
from tana.lab.game_columns import PLAYERS, Played, Rows, Series, Values


@dataclass(frozen=True)
class Lineup:
    """A game with its options, and a player for each seat (`digger:samples=12`)."""

    game: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    players: tuple[str, ...] = ("digger",)
    """One for each seat, or one for all of them."""

    def check(self) -> None:
        """Raise a `TanaError` unless the line-up can be played."""
        find_game(self.game).settings(self.seats, self.options)
        load(base_of(self.game), "heuristics")
        if len(self.players) not in (1, self.seats):
            raise BadBot(f"{len(self.players)} players for {self.seats} seats: give one for each, or one for all")
        for spec in self.players:
            player_of(spec)

    def same_as(self, other: Lineup) -> bool:
        """Whether two line-ups play the same; options that are not given have their defaults."""
        mine, theirs = (find_game(one.game).settings(one.seats, one.options) for one in (self, other))
        return (self.game, self.seats, self.seated, mine) == (other.game, other.seats, other.seated, theirs)

    @property
    def seated(self) -> tuple[str, ...]:
        """The player of each seat."""
        return self.players * self.seats if len(self.players) == 1 else self.players


MOST_SAMPLES = 1000


class Player(NamedTuple):
    """A player in compiled code: its kind, and its number of samples (0: the game's default)."""

    kind: int
    samples: int


def player_of(spec: str) -> Player:
    """Parse the spec of a player; raises `BadBot`, listing the known ones."""
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


def play(lineup: Lineup, seed: int, first: int, count: int, whims: int = 0) -> Played:
    """Play the games `first`, `first + 1`, … of a series.

    Their luck depends only on the seed and the number of each. A different `whims` changes the players' random choices
    on the same luck.
    """
    game = find_game(lineup.game)
    template = instantiate("tana.lab.instrumented_play", game.name)
    usual = instantiate("tana.bots.search", game.name).hooks.SAMPLES or SAMPLES
    kinds, samples = np.zeros(MAX_SEATS, dtype=np.int64), np.ones(MAX_SEATS, dtype=np.int64)
    for seat, player in enumerate(player_of(spec) for spec in lineup.seated):
        kinds[seat] = player.kind
        samples[seat] = 1 if player.kind == game_columns.SPROUT else player.samples or usual
    options = game.encode(game.settings(lineup.seats, lineup.options))
    series = Series(lineup.seats, options, seed, first, whims, kinds, samples)
    played = game_columns.new_played(game, count)
    memory = template.new_memory(len(game.actions), evaluator_of(game.name))
    template.play_series(memory, series, game_columns.layout_of(game), played)
    return played


def winners(rows: Rows, seats: int) -> Values:
    """Each seat's share of the win in each game."""
    first = rows[:, game_columns.RANKS : game_columns.RANKS + seats] == 1
    return np.asarray(first / np.maximum(1, first.sum(axis=1, keepdims=True)), dtype=np.float64)


def points_of(rows: Rows, seats: int) -> Values:
    """Each seat's points in each game."""
    return rows[:, game_columns.SCORES : game_columns.SCORES + seats].astype(np.float64)


def by_order(values: Values, rows: Rows, seats: int) -> Values:
    """Reorder columns from seats to order of play: the seat that decided first comes first."""
    order = (rows[:, game_columns.FIRST][:, None] + np.arange(seats)[None, :]) % seats
    return np.take_along_axis(values, order, axis=1)
