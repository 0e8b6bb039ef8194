"""Checks a variant before it is played: whole random games, with close checks of some positions."""

import random

from tana.core.chance import derive_entropy, rng_from, root_of_seed
from tana.core.components import BadComponents
from tana.core.events import Log
from tana.core.game import AnyGame
from tana.core.record import AnyRecord
from tana.errors import TanaError

MOST_DECISIONS = 5000
"""More than any random game takes; a variant that reaches it would never end."""
LOOK_EVERY = 50
"""Decisions between two close checks; the last position is always checked."""


def try_out(game: AnyGame) -> None:
    """Play a game with the fewest seats and one with the most; raises `BadComponents` if anything fails."""
    for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
        try:
            _play(game, seats)
        except BadComponents:
            raise
        except (TanaError, ArithmeticError, LookupError, ValueError, AssertionError, RuntimeError) as fault:
            raise BadComponents("", f"cannot be played with {seats} seats: {fault}") from fault


def _play(game: AnyGame, seats: int) -> None:
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
        stuck = f"a random game is not over after {decisions} decisions" if legal else "no seat has a legal action"
        raise BadComponents("", f"cannot be played with {seats} seats: {stuck}")
    _look_at(game, state, seats)
    game.outcome(state)


def _look_at(game: AnyGame, state: AnyRecord, seats: int) -> None:
    """Check that the position is consistent and that every seat and a spectator can look at it."""
    game.from_position(game.position(state))
    for seat in (None, *range(seats)):
        game.sketch(game.view(state, seat))
