"""Bots for games that are played by kept rules: the levels as they are compiled into the module itself.

The twin of `web/src/local/rules/levels.ts`, reduced to what a game needs to go on: sprout and digger as they were, and
a search with a new tree for every decision in place of fox and owl. A module has neither a network nor a mixed strategy
(those are data files, which are not kept): owl searches as fox does, and where fox played a mixed strategy, digger
plays. Nothing is estimated or explained.
"""

from __future__ import annotations

import hashlib
import time
from threading import Lock
from typing import Any

import numpy as np

from tana.core.declared import BadRules
from tana.core.rules_file import RulesFile
from tana.engine.kept_game import KeptGame

NONE = -1
CHUNK = 32
"""Iterations between two looks at the clock."""


class KeptLevels:
    """The bots of one module, with an instance of their own: for any thread, one question at a time."""

    def __init__(self, rules: RulesFile) -> None:
        self._game = KeptGame(rules)
        self._memory = self._game.memory
        self._layout: Any = self._game.layout["levels"]
        self._policy = int(self._game.layout["rng"]["policy"])
        sizes: dict[str, int] = self._layout["room"]
        places = {part: self._memory.place(size) if size else 0 for part, size in sizes.items()}
        self._at = places
        self._room = self._memory.place(4 * len(places))
        self._memory.put(self._room, np.array(list(places.values()), np.int32).tobytes())
        self._luck = places["chances"] + int(self._game.layout["rng"]["size"])
        self._belief = np.ones(sizes["belief"] // 8, np.float64).tobytes()
        self._nodes = int(self._layout["nodes"])
        self._tree = 0
        self._turn = Lock()

    def choose(self, level: str, world: bytes, seat: int, entropy: bytes, part: float = 1.0) -> int:
        """The action of a level for a seat, from a world that agrees with what this seat knows; raises `BadRules` for
        a level that these rules do not have. A search takes this part of its time."""
        with self._turn:
            if level not in self._layout["names"]:
                raise BadRules(f"these rules have no level {level!r}")
            legal = self._legal(world)
            if len(legal) == 1:
                return legal[0]
            if level == "random":
                return legal[self._random(len(legal), entropy)]
            return self._choose(level, world, seat, entropy, part)

    def _choose(self, level: str, world: bytes, seat: int, entropy: bytes, part: float) -> int:
        searches = bool(self._layout["names"][level]) and not self._layout["strategy"]
        belief = self._believe(world, seat, "recall_belief" if searches else "update_belief")
        if level == "sprout":
            belief, style = self._belief, self._layout["sprout"]
            self._ask(world, seat, entropy, belief)
            return self._memory.call("choose_carelessly", self._room, style["blunders"], style["noise"])
        self._ask(world, seat, entropy, belief, far_sighted=searches)
        if not searches:
            return self._first_of(self._memory.call("rank", self._room, self._layout["digger"]["samples"]))
        action = self._memory.call("answer_at_once", self._room, seat)
        return action if action != NONE else self._search(world, seat, entropy, belief, part)

    def _search(self, world: bytes, seat: int, entropy: bytes, belief: bytes, part: float) -> int:
        """Search for this part of the time that fox takes."""
        self._tree = self._tree or self._memory.place(self._nodes * int(self._layout["node"]))
        used = self._memory.call("start_tree", self._room, self._tree, self._nodes)
        until, done = time.monotonic() + part * float(self._layout["fox"]["seconds"]), 0
        while done == 0 or time.monotonic() < until:
            self._ask(world, seat, entropy, belief, far_sighted=True)
            used = self._memory.call("search", self._room, self._tree, self._nodes, used, done, CHUNK)
            done += CHUNK
        self._ask(world, seat, entropy, belief, far_sighted=True)
        return self._first_of(self._memory.call("read_root", self._room, self._tree, self._nodes, seat))

    # --- the room of a module ----------------------------------------------------------------------------------

    def _legal(self, world: bytes) -> list[int]:
        out = np.zeros(self._game.rules.MAX_LEGAL, np.int16)
        state = np.frombuffer(bytearray(world), self._game.rules.State.dtype)[0]
        return [int(action) for action in out[: self._game.rules.legal(state, out)]]

    def _random(self, count: int, entropy: bytes) -> int:
        self._memory.call("set_key", self._luck, *_words(b"tana/1/bot/" + entropy + b"random"))
        return self._memory.call("below", self._luck, self._policy, count)

    def _believe(self, world: bytes, seat: int, how: str) -> bytes:
        """What the position records of the others' choices, as weights of worlds."""
        at = self._at["belief"]
        self._memory.put(self._at["states"], world)
        self._memory.put(at, self._belief)
        self._memory.call(how, self._at["states"], seat, at)
        return self._memory.take(at, len(self._belief))

    def _ask(self, world: bytes, seat: int, entropy: bytes, belief: bytes, far_sighted: bool = False) -> None:
        self._memory.put(self._at["states"], world)
        self._memory.put(self._at["belief"], belief)
        self._memory.call("set_key", self._luck, *_words(b"tana/1/whim/" + entropy))
        key, _ = _words(b"tana/1/think/" + entropy)
        state = np.frombuffer(bytearray(world), self._game.rules.State.dtype)[0]
        asked = [seat, self._game.seats_of(state), key, int(far_sighted), 0]
        self._memory.put(self._at["asked"], np.array(asked, np.int32).tobytes())

    def _first_of(self, count: int) -> int:
        """The action of the first of some rows: the best."""
        if count < 1:
            raise BadRules("the module has no choice for its own position")
        row = np.frombuffer(self._memory.take(self._at["rows"], 8 * int(self._layout["width"])), np.float64)
        return int(row[int(self._layout["columns"]["action"])])


def _words(purpose: bytes) -> tuple[int, int]:
    """The key of a bot's own luck, as two signed words of a module."""
    digest = hashlib.sha256(purpose).digest()
    return int.from_bytes(digest[:4], "big", signed=True), int.from_bytes(digest[4:8], "big", signed=True)
