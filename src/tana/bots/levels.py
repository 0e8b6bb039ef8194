"""The levels people play against: *sprout* is a little silly, *digger* sound, *fox* thinks ahead, *owl* has learned."""

from __future__ import annotations

import os
from collections.abc import Mapping

from tana.bots.api import BadBot, Bot, glimpse
from tana.bots.brain import Bench
from tana.bots.digger import SPROUT_BLUNDERS, SPROUT_NOISE, Digger, Sprout
from tana.bots.fox import SECONDS, Budget, Fox, style_of
from tana.bots.room import Style
from tana.core.chance import rng_from
from tana.core.registry import game as find_game
from tana.engine.ready import is_ready, set_ready

CORES = "TANA_FOX_CORES"

_OF_A_SEARCH = ("seconds", "iterations", "cores", "rollout", "exploration", "uniform", "seed")
OPTIONS = {
    "sprout": ("blunders", "noise", "seed"),
    "digger": ("samples", "seed"),
    "fox": _OF_A_SEARCH,
    "owl": _OF_A_SEARCH,
}


def make_level(name: str, game: str, options: Mapping[str, str], explain: bool) -> Bot:
    """A level by name, with options for authors; `explain` is off where nobody reads the reasons."""
    given = dict(options)
    seed = given.pop("seed", "")
    bot: Bot
    if name == "sprout":
        blunders = _number(given, "blunders", SPROUT_BLUNDERS)
        bot = Sprout(game, blunders, _number(given, "noise", SPROUT_NOISE), seed)
    elif name == "digger":
        bot = Digger(game, int(_number(given, "samples", 0)) or None, seed, explain)
    else:
        seconds, iterations = _number(given, "seconds", SECONDS), int(_number(given, "iterations", 0))
        budget = Budget(seconds, iterations, max(1, int(_number(given, "cores", usual_cores()))))
        usual = style_of(game)
        style = Style(
            int(_number(given, "rollout", usual.rollout)),
            _number(given, "exploration", usual.exploration),
            bool(_number(given, "uniform", usual.uniform)),
        )
        bot = Fox(game, budget, style, seed, explain, by_network=name == "owl")
    if given:
        raise BadBot(f"{name} has no option {min(given)!r}; its options: {', '.join(OPTIONS[name])}")
    return bot


def usual_cores() -> int:
    """On how many cores fox thinks if nobody says so: one, unless the environment sets CORES."""
    given = os.environ.get(CORES, "")
    return int(given) if given.isdecimal() else 1


def _number(options: dict[str, str], name: str, default: float) -> float:
    text = options.pop(name, str(float(default)))
    try:
        return float(text)
    except ValueError:
        raise BadBot(f"option {name}: {text!r} is not a number") from None


def warm(game: str) -> None:
    """Compile everything the levels need for a game (or load it from disk) by using it once."""
    if is_ready(game, "bots"):
        return
    definition = find_game(game)
    entropy = bytes(8)
    state, _ = definition.new(definition.seats.start, {}, rng_from(entropy))
    seat = definition.actor(state)
    assert seat is not None
    seen = glimpse(definition, state, seat, entropy)
    Bench(game).weigh_compiled(seen, 1, "")
    fox = Fox(game, Budget(iterations=1))
    fox.think(seen)
    set_ready(game, "bots")
    fox.choose(seen)
    fox.think(seen)
