"""The layout document of a module: all declarations of the game, and what a host needs in order to call it."""

import numpy as np
from numpy.typing import NDArray

from tana.bots import estimates
from tana.bots.api import BUILT_IN
from tana.bots.calibration import CHART, SEARCH, USUAL, WEAKEST, measured
from tana.bots.digger import SAMPLES
from tana.bots.fox import seconds_of
from tana.bots.networks import judged_seats, network_of, new_evaluator
from tana.bots.options import SEARCHING
from tana.bots.review import GRADES, MORE_PAIRS, PAIRS
from tana.bots.search_types import Question
from tana.bots.workspace import CHART_PLAYOUTS, new_findings, new_workspace, search_of, thinking_of, thought_of
from tana.core.chance import POLICY, SOURCES, Rng
from tana.core.domain import MAX_SEATS
from tana.core.events import CAPACITY, WIDTH, Log
from tana.core.game import AnyGame
from tana.core.reasons import MOST_LINES
from tana.core.record import Json, Record
from tana.core.registry import game as find_game
from tana.core.schema import schema_of
from tana.engine.heuristics import MixedStrategy
from tana.engine.results import RESULT_WIDTH
from tana.wasm.exports import SEARCHES

VERSION = 1
PAGE_NODES = 1 << 16
"""Nodes of a tree in a page, where memory is scarce: a fox has two trees in every worker."""


def layout_of(name: str, sources: str) -> dict[str, Json]:
    """The layout document of a game's module, with the hash of its sources."""
    declared = without_words(schema_of(find_game(name)))
    return {**declared, "tana": "layout", "version": VERSION, "module": _module(name, sources)}


def without_words(document: Json) -> Json:
    """The document without descriptions, which programs do not need."""
    if isinstance(document, dict):
        return {key: without_words(value) for key, value in document.items() if key != "about"}
    return [without_words(value) for value in document] if isinstance(document, list) else document


def _module(name: str, sources: str) -> dict[str, Json]:
    return {
        "version": VERSION,
        "sources": sources,
        "options": _options(find_game(name)),
        "max_seats": MAX_SEATS,
        "rng": {"size": Rng.dtype.itemsize, **_offsets(Rng, "given"), "sources": SOURCES, "policy": POLICY},
        "log": {"size": Log.dtype.itemsize, **_offsets(Log, "count", "rows"), "width": WIDTH, "capacity": CAPACITY},
        "score_lines": MOST_LINES,
        "log_limit": _log_limit(find_game(name)),
        "result_width": RESULT_WIDTH,
        "levels": _levels(name),
    }


def _log_limit(game: AnyGame) -> dict[str, Json]:
    """What a table without the memory aid may not repeat."""
    return {"once": sorted(game.log_limit.once), "since_last_turn": game.log_limit.since_last_turn}


def _offsets(kind: type[Record], *fields: str) -> dict[str, int]:
    return {name: kind.span_of(name)[0] for name in fields}


def _options(game: AnyGame) -> dict[str, Json]:
    """The numbers for `setup`: those of all defaults, and the changes for each value of an option."""
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
    search, thinking = search_of(name), thinking_of(name)
    return {
        "names": {level: level in SEARCHING for level in BUILT_IN},
        "room": _room(name),
        "node": search.Node.dtype.itemsize,
        "nodes": PAGE_NODES,
        "glances": search.GLANCES,
        "thought": thought_of(search),
        "calibration": _calibration(name),
        "terms": list(search.TERMS),
        "columns": {name: getattr(estimates, name.upper()) for name in ("win", "points", "action", "visits")},
        "width": estimates.COLUMNS,
        "report": _row(estimates.Report),
        "totals": _row(estimates.Totals),
        "verdict": _row(estimates.Verdict),
        "review": {"grades": list(GRADES), "pairs": PAIRS, "more_pairs": MORE_PAIRS},
        "costly": estimates.MOST_COSTLY,
        "explained": thinking.TOP,
        "throws": thinking.THROWS,
        "playouts": thinking.PLAYOUTS,
        "chart_playouts": CHART_PLAYOUTS,
        "digger": {"samples": search.hooks.SAMPLES or SAMPLES},
        "sprout": {"blunders": search.hooks.BLUNDERS, "noise": search.hooks.NOISE},
        "fox": {"seconds": seconds_of(name)},
        "strategy": _strategy(search.strategy),
        "network": _network(name) if search.HAS_NETWORK else None,
    }


def _calibration(name: str) -> dict[str, Json]:
    """Slope and strength by way, number of seats and level; which levels people and random bots count as."""
    found = {way: measured().get(way, {}).get(name, {}) for way in (SEARCH, CHART)}
    return {**found, "usual": USUAL, "weakest": list(WEAKEST)}


def _room(name: str) -> dict[str, Json]:
    """The bytes of each part of a room, in the order of `tana.wasm.search_exports`; 0 for what has no place there."""
    parts = new_workspace(name)._asdict() | new_findings(name, SEARCHES)._asdict()
    sizes = {part: 0 if part in ("evaluator", "memory") else array.nbytes for part, array in parts.items()}
    return sizes | {"asked": 4 * len(Question._fields)}


def _row(kind: type[Record]) -> dict[str, Json]:
    """A record of floats as a row: how many there are, and where each field begins."""
    return {"size": kind.dtype.itemsize // 8, **{field: kind.span_of(field)[0] // 8 for field in kind.fields}}


# --- the numbers of a mixed strategy or a network ------------------------------------------------------------------


def _strategy(strategy: MixedStrategy | None) -> Json:
    if strategy is None:
        return None
    data = strategy.data()
    return {
        "data": [{"stored": _stored(array), "length": array.size} for array in data],
        "room": [{"stored": "f8", "length": array.size} for array in strategy.room(data)],
    }


def _network(name: str) -> Json:
    mind = new_evaluator(name, network_of(name))
    return {
        "seats": list(judged_seats(name)),
        "view": mind.views.itemsize,
        "row": mind.row.size,
        "hidden": [mind.hidden.size, mind.deep.size],
        "data": [{"stored": _stored(array), "length": array.size} for array in mind.network],
    }


def data_of(name: str) -> bytes | None:
    """The weights of a game's mixed strategy or network, one array after the other; None if it has neither."""
    think = search_of(name)
    if think.strategy is None and not think.HAS_NETWORK:
        return None
    arrays = think.strategy.data() if think.strategy is not None else network_of(name)
    return b"".join(np.ascontiguousarray(array).astype(f"<{_stored(array)}").tobytes() for array in arrays)


def _stored(array: NDArray[np.floating]) -> str:
    """The type to store an array in: half precision if that loses nothing."""
    return "f2" if np.array_equal(array.astype(np.float16).astype(array.dtype), array) else "f8"
