"""The document beside a module: everything that the game declares, and what a host has to know to call it."""

from __future__ import annotations

from typing import Any

import numpy as np

from tana.bots.brain import LONGEST, STATES, TOP, brain, glances_of, thought_of
from tana.bots.calibration import CHART, SEARCH, slope_of
from tana.bots.digger import SAMPLES, SPROUT_BLUNDERS, SPROUT_NOISE
from tana.bots.fox import PRIOR_SAMPLES, SECONDS
from tana.bots.networks import judged_seats, network_of, new_mind
from tana.bots.tree import PRIOR_VISITS, REUSE_DEPTH, REUSE_VISITS, REUSE_WIDTH
from tana.core.chance import POLICY, SOURCES, Rng
from tana.core.domain import MAX_SEATS
from tana.core.events import CAPACITY, WIDTH, Log
from tana.core.game import Game
from tana.core.reasons import MOST_LINES
from tana.core.record import Json
from tana.core.registry import game as find_game
from tana.core.schema import schema_of
from tana.engine.results import RESULT_WIDTH

VERSION = 1


def layout_of(name: str, sources: str) -> dict[str, Json]:
    """The document of a game's module, made from sources with that hash."""
    declared = _without_words(schema_of(find_game(name)))
    return {**declared, "tana": "layout", "version": VERSION, "module": _module(name, sources)}


def _without_words(document: Json) -> Json:
    """What programs read: no sentence about anything."""
    if isinstance(document, dict):
        return {key: _without_words(value) for key, value in document.items() if key != "about"}
    return [_without_words(value) for value in document] if isinstance(document, list) else document


def _module(name: str, sources: str) -> dict[str, Json]:
    return {
        "version": VERSION,
        "sources": sources,
        "options": _options(find_game(name)),
        "max_seats": MAX_SEATS,
        "rng": {"size": Rng.dtype.itemsize, "given": _at(Rng, "given"), "sources": SOURCES, "policy": POLICY},
        "log": {
            "size": Log.dtype.itemsize,
            "count": _at(Log, "count"),
            "rows": _at(Log, "rows"),
            "width": WIDTH,
            "capacity": CAPACITY,
        },
        "score_lines": MOST_LINES,
        "result_width": RESULT_WIDTH,
        "levels": _levels(name),
    }


def _options(game: Game[Any]) -> dict[str, Json]:
    """The numbers that a game is set up with: those of all defaults, and what each value of an option changes."""
    usual = game.settings(game.seats.start, {})
    numbers = game.encode(usual).tolist()
    changes = {
        option.name: {
            value: {
                str(at): number
                for at, number in enumerate(game.encode({**usual, option.name: value}).tolist())
                if number != numbers[at]
            }
            for value in option.values
        }
        for option in game.options
    }
    return {"numbers": numbers, "changes": changes}


def _levels(name: str) -> dict[str, Json]:
    think: Any = brain(name)
    return {
        "node": {"size": think.Node.dtype.itemsize, **{field: _at(think.Node, field) for field in think.Node.fields}},
        "scratch": {"size": think.Scratch.dtype.itemsize, "terms": _at(think.Scratch, "terms")},
        "glances": glances_of(think),
        "thought": thought_of(think),
        "slopes": {way: [slope_of(way, name, seats) for seats in range(1, MAX_SEATS + 1)] for way in (SEARCH, CHART)},
        "terms": list(think.TERMS),
        "states": STATES,
        "beliefs": think.BELIEFS,
        "max_depth": think.MAX_DEPTH,
        "rollout": think.ROLLOUT,
        "exploration": think.EXPLORATION,
        "columns": think.POINTS + 1,
        "explained": TOP,
        "longest": LONGEST,
        "digger": {"samples": think.hooks.SAMPLES or SAMPLES},
        "sprout": {"blunders": SPROUT_BLUNDERS, "noise": SPROUT_NOISE},
        "fox": {
            "seconds": SECONDS,
            "prior_samples": PRIOR_SAMPLES,
            "prior_visits": PRIOR_VISITS,
            "reuse_depth": REUSE_DEPTH,
            "reuse_width": REUSE_WIDTH,
            "reuse_visits": REUSE_VISITS,
        },
        "strategy": _strategy(think.strategy),
        "network": _network(name) if think.HAS_NETWORK else None,
    }


def _at(kind: Any, field: str) -> int:
    return int(kind.dtype.fields[field][1])


# --- the numbers of a mixed strategy or a network ------------------------------------------------------------------


def _strategy(strategy: Any) -> Json:
    if strategy is None:
        return None
    data = strategy.data()
    return {
        "data": [{"stored": _stored(array), "length": array.size} for array in data],
        "room": [{"stored": "f8", "length": array.size} for array in strategy.room(data)],
    }


def _network(name: str) -> Json:
    mind = new_mind(name, network_of(name))
    return {
        "seats": list(judged_seats(name)),
        "view": mind.views.itemsize,
        "row": mind.row.size,
        "hidden": mind.hidden.size,
        "data": [{"stored": _stored(array), "length": array.size} for array in mind.network],
    }


def data_of(name: str) -> bytes | None:
    """The numbers of a game's mixed strategy or network, one array after the other; None where there is neither."""
    think = brain(name)
    if think.strategy is None and not think.HAS_NETWORK:
        return None
    arrays = think.strategy.data() if think.strategy is not None else network_of(name)
    return b"".join(np.ascontiguousarray(array).astype(f"<{_stored(array)}").tobytes() for array in arrays)


def _stored(array: Any) -> str:
    """Half precision where that loses nothing."""
    return "f2" if np.array_equal(array.astype(np.float16).astype(array.dtype), array) else "f8"
