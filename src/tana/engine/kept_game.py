"""A game by the rules of another version of Tana: a `Game` whose declarations come from a layout document, and whose
rules are calls of a compiled module.

Everything that works with a `Game` works with this one: tables, views, matches, records. What a module does not have
is left out: drawing a view in a terminal, and reading positions.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from functools import cached_property
from threading import RLock
from types import SimpleNamespace
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from tana.core import record_objects
from tana.core.chance import Rng, rng_from, word
from tana.core.declared import BadRules, declared
from tana.core.domain import MAX_SEATS
from tana.core.events import Log
from tana.core.game import NOBODY, Game
from tana.core.reasons import MOST_LINES
from tana.core.record import AnyRecord, Record, to_bytes
from tana.core.rules_file import RulesFile, unpack
from tana.core.sketch import Sketch
from tana.core.view_document import ViewObject
from tana.engine import step
from tana.engine.module_memory import ModuleMemory
from tana.errors import BadOption, BadPosition

KEPT = 16
"""The most kept rules that a process has loaded at the same time."""
_PROBE = b"tanaluck"


class KeptGame(Game[Record]):
    """The game of a module and its layout document. Its memory is used again and again: for one thread alone."""

    def __init__(self, rules: RulesFile) -> None:
        self.source = rules
        self.id = rules.id
        known = declared(rules.document)
        shared: dict[str, object] = {name: vars(known)[name] for name in _DECLARED}
        vars(self).update(shared, name=known.game, edition=known.edition)
        self.layout: Any = rules.document["module"]
        self.memory = ModuleMemory(rules.module)
        self.calls = Calls(self.memory, known.state, known.view, known.max_legal, len(known.events.kinds))
        self.calls.__name__ = f"tana.games.{known.game}.rules"  # its texts are today's
        vars(self)["rules"] = self.calls
        self._check_chance()
        self.step = SimpleNamespace(
            look=self.calls.step_look, play=self.calls.step_play, mark_crossings=self.calls.mark_crossings
        )
        """In place of `tana.engine.step`."""

    def _check_chance(self) -> None:
        """Reject a module whose luck or events have another form than here: it would play another game."""
        here = {"size": Rng.dtype.itemsize, "log": Log.dtype.itemsize, "score_lines": MOST_LINES}
        try:
            rng, log = self.layout["rng"], self.layout["log"]
            there = {"size": rng["size"], "log": log["size"], "score_lines": self.layout["score_lines"]}
        except (KeyError, TypeError) as fault:
            raise BadRules(f"the layout document is damaged ({fault})") from None
        if here != there or self.calls.word(rng_from(_PROBE)) != int(word(rng_from(_PROBE), 0)):
            raise BadRules("the luck of these rules is computed in another way than here")

    @cached_property
    def interpreted(self) -> Self:
        """This game: a module has one speed."""
        return self

    @cached_property
    def compiled(self) -> Self:
        """This game: a module has one speed."""
        return self

    def encode(self, settings: Mapping[str, str]) -> NDArray[np.int64]:
        """Complete settings as numbers for the module."""
        options = self.layout["options"]
        numbers = list(options["numbers"])
        for name, value in settings.items():
            for at, number in options["changes"].get(name, {}).get(value, {}).items():
                numbers[int(at)] = number
        return np.array(numbers, dtype=np.int64)

    def look(self, memory: bytes, seat: int | None) -> bytes:
        """The memory of what a seat may know (None: a spectator), given a state's memory."""
        return self.calls.look_at(memory, NOBODY if seat is None else seat, self._nothing)

    def sketch(self, view: ViewObject, /) -> Sketch:
        """Not possible: how to draw a view is not part of a module."""
        raise BadOption(f"a game of {self.name} by the rules {self.id[:12]} cannot be drawn here")

    def check(self, s: Record) -> None:
        """Reject every position: whether one is consistent is not part of a module."""
        raise BadPosition("$", f"positions of {self.name} by the rules {self.id[:12]} cannot be read")


_DECLARED = ("seats", "options", "actions", "events", "refusals", "endings", "score_texts", "secrets", "log_limit")


class Calls:
    """The functions of `tana.core.game.Rules` and of `tana.engine.step`, as calls of a module. States go in and out as
    bytes; what a function fills in is copied back."""

    def __init__(
        self, memory: ModuleMemory, state: type[Record], view: type[Record], max_legal: int, kinds: int
    ) -> None:
        self.__name__ = ""
        self.State, self.View, self.MAX_LEGAL = state, view, max_legal
        self._memory = memory
        self._size, self._view_size = state.dtype.itemsize, view.dtype.itemsize
        place = memory.place
        self._states, self._rng = place(step.STATES * self._size), place(Rng.dtype.itemsize)
        self._logs, self._legal = place(step.LOGS * Log.dtype.itemsize), place(2 * max_legal)
        self._numbers, self._view = place(8 * max(step.NUMBERS, MAX_SEATS)), place(self._view_size)
        self._lines, self._options = place(16 * MOST_LINES), place(8 * 256)
        self._keys, self._reveals, self._marks = place(8 * 256), place(2 * kinds), place(2 * max_legal)

    # --- `tana.core.game.Rules` --------------------------------------------------------------------------------

    def setup(self, s: AnyRecord, seats: int, options: Any, rng: Rng, log: Log | None, /) -> None:
        self._memory.put(self._states, bytes(self._size))
        self._memory.put(self._options, options.astype(np.int64).tobytes())
        self._put_luck(rng)
        self._memory.call("setup", self._states, seats, self._options, self._rng, self._logs)
        self._take_luck(s, rng, log)

    def actor(self, s: AnyRecord, /) -> int:
        return self._of(s, "actor")

    def legal(self, s: AnyRecord, out: Any, /) -> int:
        count = self._of(s, "legal", self._legal)
        out[:count] = self._array(self._legal, np.int16, count)
        return count

    def apply(self, s: AnyRecord, action: int, rng: Rng, log: Log | None, /) -> None:
        self._memory.put(self._states, self._bytes(s))
        self._put_luck(rng)
        self._memory.call("apply", self._states, int(action), self._rng, self._logs)
        self._take_luck(s, rng, log)

    def scores(self, s: AnyRecord, out: Any, /) -> None:
        self._of(s, "scores", self._numbers)
        out[:] = self._array(self._numbers, np.int64, len(out))

    def ranks(self, s: AnyRecord, out: Any, /) -> None:
        self._of(s, "ranks", self._numbers)
        out[:] = self._array(self._numbers, np.int64, len(out))

    def determinize(self, s: AnyRecord, seat: int, rng: Rng, /) -> None:
        self._memory.put(self._rng, to_bytes(rng))
        self._of(s, "determinize", seat, self._rng)
        self._fill(s, self._state())
        self._fill(rng, self._memory.take(self._rng, Rng.dtype.itemsize))

    def look(self, s: AnyRecord, seat: int, out: AnyRecord, /) -> None:
        self._fill(out, self.look_at(self._bytes(s), seat, to_bytes(out)))

    def refuse(self, s: AnyRecord, action: int, /) -> int:
        return self._of(s, "refuse", int(action))

    def ending(self, s: AnyRecord, /) -> int:
        return self._of(s, "ending")

    def score_lines(self, s: AnyRecord, seat: int, out: Any, /) -> int:
        count = self._of(s, "score_lines", seat, self._lines)
        out[:count] = self._array(self._lines, np.int64, 2 * count).reshape(count, 2)
        return count

    # --- the same over bytes -----------------------------------------------------------------------------------

    def look_at(self, memory: bytes, reader: int, nothing: bytes) -> bytes:
        """The memory of a view."""
        self._memory.put(self._states, memory)
        self._memory.put(self._view, nothing)
        self._memory.call("look", self._states, reader, self._view)
        return self._memory.take(self._view, self._view_size)

    def word(self, rng: Rng) -> int:
        """The next number of the first source, as the module computes it."""
        self._memory.put(self._rng, to_bytes(rng))
        return self._memory.call("word", self._rng, 0) & 0xFFFFFFFF

    # --- `tana.engine.step` ------------------------------------------------------------------------------------

    def step_look(self, states: Any, legal: Any, numbers: Any) -> None:
        """Write the seat that decides and its choices."""
        self._memory.put(self._states, states[:1].tobytes())
        actor = self._memory.call("actor", self._states)
        count = 0 if actor == NOBODY else self._memory.call("legal", self._states, self._legal)
        numbers[step.ACTOR], numbers[step.CHOICES] = actor, count
        legal[:count] = self._array(self._legal, np.int16, count)

    def step_play(self, states: Any, logs: Any, rngs: Any, legal: Any, numbers: Any) -> None:
        """Carry out an action if it is legal, then look."""
        self._memory.put(self._states, states[:1].tobytes())
        self._memory.put(self._numbers, numbers.tobytes())
        self._memory.call("play", self._states, self._logs, self._rng, self._legal, self._numbers)
        states[:1] = np.frombuffer(self._state(), states.dtype)
        logs[:1] = np.frombuffer(self._memory.take(self._logs, Log.dtype.itemsize), logs.dtype)
        numbers[:] = self._array(self._numbers, np.int64, len(numbers))
        count = int(numbers[step.CHOICES])
        legal[:count] = self._array(self._legal, np.int16, count)

    def mark_crossings(
        self, states: Any, logs: Any, rngs: Any, legal: Any, numbers: Any, keys: Any, reveals: Any, marks: Any
    ) -> None:
        """Mark the choices that would reveal something or end the actor's turn."""
        self._memory.put(self._states, states[:1].tobytes())
        self._memory.put(self._keys, keys.tobytes())
        self._memory.put(self._reveals, reveals.tobytes())
        self._memory.call(
            "mark_crossings",
            *(self._states, self._logs, self._rng, self._legal, self._numbers),
            *(self._keys, len(keys) // 2, self._reveals, self._marks),
        )
        marks[:] = self._array(self._marks, np.int16, len(marks))

    # --- memory ------------------------------------------------------------------------------------------------

    def _of(self, s: AnyRecord, name: str, *arguments: int) -> int:
        """Call a function of a state."""
        self._memory.put(self._states, self._bytes(s))
        return self._memory.call(name, self._states, *arguments)

    def _bytes(self, s: AnyRecord) -> bytes:
        """The memory of a state, which may be a record or plain objects."""
        return bytes(s.tobytes()) if isinstance(s, np.void) else record_objects.pack(self.State, s)

    def _state(self) -> bytes:
        return self._memory.take(self._states, self._size)

    def _put_luck(self, rng: Rng) -> None:
        self._memory.put(self._rng, to_bytes(rng))
        self._memory.put(self._logs, bytes(Log.dtype.itemsize))

    def _take_luck(self, s: AnyRecord, rng: Rng, log: Log | None) -> None:
        """Copy back what a step of the game has changed."""
        self._fill(s, self._state())
        self._fill(rng, self._memory.take(self._rng, Rng.dtype.itemsize))
        if log is not None:
            self._fill(log, self._memory.take(self._logs, Log.dtype.itemsize))

    @staticmethod
    def _fill(target: AnyRecord, memory: bytes) -> None:
        """Overwrite a record."""
        found = np.frombuffer(memory, target.dtype)[0]
        for name in target.dtype.names:
            target[name] = found[name]

    def _array(self, at: int, kind: type[np.generic], count: int) -> Any:
        return np.frombuffer(self._memory.take(at, count * np.dtype(kind).itemsize), kind)


_games: OrderedDict[str, KeptGame] = OrderedDict()
_loading = RLock()


def kept_game(rules: RulesFile) -> KeptGame:
    """The game of these rules, loaded once in a process; raises `BadRules` and `NoRuntime`."""
    with _loading:
        if rules.id not in _games:
            _games[rules.id] = KeptGame(rules)
            while len(_games) > KEPT:
                _games.popitem(last=False)
        _games.move_to_end(rules.id)
        return _games[rules.id]


def game_of_file(data: bytes, expected: str = "") -> KeptGame:
    """The game of a packed file of rules."""
    return kept_game(unpack(data, expected))
