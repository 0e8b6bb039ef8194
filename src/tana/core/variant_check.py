"""Trying a variant out before anybody plays it: whole games at random, with a look at what came of it."""

from __future__ import annotations

import random
from typing import Any

from tana.core.chance import derive_entropy, rng_from, root_of_seed
from tana.core.components import BadComponents
from tana.core.errors import TanaError
from tana.core.events import Log
from tana.core.game import Game

MOST_DECISIONS = 5000
"""No game of ours comes near it, even at random; a variant that does would never end."""
LOOK_EVERY = 50
"""A position is looked at closely after so many decisions, and at the end."""


def try_out(game: Game[Any]) -> None:
    """Play a game with the fewest seats and one with the most; raises `BadComponents` with what went wrong."""
    for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
        try:
            _play(game, seats)
        except BadComponents:
            raise
        except (TanaError, ArithmeticError, LookupError, ValueError, AssertionError, RuntimeError) as fault:
            raise BadComponents("all together", f"cannot be played with {seats} seats: {fault}") from fault


def _play(game: Game[Any], seats: int) -> None:
    rules, chooser, log = game.rules, random.Random(seats), Log.blank()
    rng = rng_from(derive_entropy(root_of_seed(seats), 0))
    state, _ = game.new(seats, {}, rng)
    decisions = 0
    while (legal := game.legal(state)) and decisions < MOST_DECISIONS:
        decisions += 1
        log.count = 0
        rules.apply(state, chooser.choice(legal), rng, log)
        if decisions % LOOK_EVERY == 0:
            _look_at(game, state, seats)
    if game.actor(state) is not None:
        stuck = "nobody may do anything" if not legal else f"not over after {decisions} decisions at random"
        raise BadComponents("all together", f"with {seats} seats: {stuck}")
    _look_at(game, state, seats)
    game.outcome(state)


def _look_at(game: Game[Any], state: Any, seats: int) -> None:
    """Every part is there exactly once, every number in its range, and every seat can be told what it may know."""
    game.from_position(game.position(state))
    for seat in (None, *range(seats)):
        game.sketch(game.view(state, seat))
