"""The levels people play against: *sprout* is careless, *digger* sound, *fox* searches, *owl* uses a network."""

from __future__ import annotations

import os
from collections.abc import Mapping

from tana.bots.api import Bot, glimpse
from tana.bots.digger import Digger, Sprout
from tana.bots.fox import Budget, Fox, seconds_of, style_of
from tana.bots.search_types import Style
from tana.bots.workspace import SearchContext, search_of
from tana.compile.rule import compiled
from tana.core.chance import rng_from
from tana.core.registry import game as find_game
from tana.engine.readiness import is_ready, set_ready

CORES = "TANA_FOX_CORES"


def make_level(name: str, game: str, options: Mapping[str, str], explain: bool) -> Bot:
    """The bot of a level, with options checked by `parse_spec`; without `explain` it leaves out its reasons."""
    seed = options.get("seed", "")

    def number(option: str, default: float) -> float:
        return float(options.get(option, default))

    if name == "sprout":
        careless = search_of(game).hooks
        return Sprout(game, number("blunders", careless.BLUNDERS), number("noise", careless.NOISE), seed)
    if name == "digger":
        return Digger(game, int(number("samples", 0)) or None, seed, explain)
    budget = Budget(
        number("seconds", seconds_of(game)), int(number("iterations", 0)), max(1, int(number("cores", usual_cores())))
    )
    usual = style_of(game)
    style = Style(
        int(number("rollout", usual.rollout)),
        number("exploration", usual.exploration),
        bool(number("uniform", usual.uniform)),
    )
    return Fox(game, budget, style, seed, explain, by_network=name == "owl")


def usual_cores() -> int:
    """The default number of cores for fox: one, unless the environment sets CORES."""
    given = os.environ.get(CORES, "")
    return int(given) if given.isdecimal() else 1


def warm(game: str) -> None:
    """Compile everything the levels need for a game, or load it from disk, by using it once."""
    if is_ready(game, "bots"):
        return
    definition = find_game(game)
    entropy = bytes(8)
    state, _ = definition.new(definition.seats.start, {}, rng_from(entropy))
    seat = definition.actor(state)
    assert seat is not None
    seen = glimpse(definition, state, seat, entropy)
    context, fox = SearchContext(game), Fox(game, Budget(iterations=1))
    context.put(seen)
    compiled(context.thinking.rank_actions)(context.workspace, context.question(seen, ""), 1, context.found.rows)
    fox.think(seen)
    fox.think(seen)
    set_ready(game, "bots")
    for name in ("sprout", "digger", "fox"):
        make_level(name, game, {"iterations": "1"}, explain=True).choose(seen)
