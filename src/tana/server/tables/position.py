"""Positions of a game as a table keeps them, and the moves between them, each in one call of compiled code."""

from __future__ import annotations

import struct
import zlib
from functools import cache, lru_cache
from hashlib import sha256
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from tana.bots.api import state_of
from tana.compile.rule import F
from tana.core.chance import Rng
from tana.core.events import CAPACITY, Event, Log
from tana.core.game import Game
from tana.core.record import to_bytes
from tana.engine import step
from tana.engine.instantiate import instantiate
from tana.engine.kept_game import KeptGame
from tana.engine.readiness import at_best_speed

WORLDS = 2
"""Worlds to try each choice in: one that reveals something in any of them counts as irreversible."""
EVENTS_KEPT = 50_000
"""Encoded events of a game that are kept: most moves cause nothing that was not caused before."""
_TWO_WORDS = struct.Struct(">II")
_WORDS_OF_WORLDS = struct.Struct(f">{2 * WORLDS}I")
_KEYS = struct.Struct(f"={2 * WORLDS}q")
_NUMBERS_IN = struct.Struct("=3q")
_NUMBERS_OUT = struct.Struct("=4q")
_WORD_BYTES = 8


class VisibleEvent(Struct, frozen=True, gc=False):
    """An event, encoded once, and the seats that may see it (None: everybody)."""

    name: str
    seats: frozenset[int] | None
    body: bytes
    reveals: bool

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may see it."""
        return self.seats is None or (seat is not None and seat in self.seats)


class Position(Struct, frozen=True, gc=False):
    """A state's memory, whose decision it is (None: the game is over) and what there is to choose."""

    memory: bytes
    actor: int | None
    legal: list[int]

    @property
    def check(self) -> int:
        """A checksum of the state."""
        return zlib.crc32(self.memory)


class Mover:
    """Moves in one game. Its memory is used again and again: for one thread alone."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._name = game.name
        rules: Any = game.rules
        template: Any = game.step if isinstance(game, KeptGame) else instantiate("tana.engine.step", game.name)
        self._look, self._play, self._mark = template.look, template.play, template.mark_crossings
        self._states = rules.State.array(step.STATES)
        self._size = rules.State.dtype.itemsize
        self._memory = self._states.view(np.uint8).data
        self._logs = Log.array(step.LOGS)
        self._rows = self._logs["rows"][0]
        self._rngs = Rng.array(1)
        self._legal = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
        self._marks = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
        self._numbers = np.zeros(step.NUMBERS, dtype=np.int64)
        self._numbers_memory = self._numbers.data
        self._keys = np.zeros(2 * WORLDS, dtype=np.int64)
        self._keys_memory = self._keys.data
        self._reveals = np.array([int(kind.reveals) for kind in game.events.kinds], dtype=np.int16)
        self._event = lru_cache(EVENTS_KEPT)(self._event_of)

    def enter(self, state: Any) -> Position:
        """The position of a state."""
        return self.enter_memory(to_bytes(state))

    def enter_memory(self, memory: bytes) -> Position:
        """The position of a state's memory."""
        self._memory[: self._size] = memory
        self._at_best_speed(self._look)(self._states, self._legal, self._numbers)
        _, actor, choices, _ = self._answer()
        return self._position(memory, actor, choices)

    def play(self, position: Position, action: int, entropy: bytes) -> tuple[Position, tuple[VisibleEvent, ...]] | None:
        """Where an action leads, and what happens on the way; None for one that is not allowed."""
        self._memory[: self._size] = position.memory
        _NUMBERS_IN.pack_into(self._numbers_memory, step.ACTION * _WORD_BYTES, action, *_TWO_WORDS.unpack(entropy))
        self._at_best_speed(self._play)(self._states, self._logs, self._rngs, self._legal, self._numbers)
        legal, actor, choices, events = self._answer()
        if not legal:
            return None
        memory = bytes(self._memory[: self._size])
        return self._position(memory, actor, choices), self._read(events)

    def crossings(self, position: Position, root: bytes, number: int) -> list[int]:
        """For each choice: 1 if it would cross the undo boundary, as far as the actor can know; in doubt 1.

        The luck of looking ahead is nobody's: it comes from `root` and the number of actions made.
        """
        luck = sha256(b"tana/1/boundary/%d/" % number + root).digest()[: _WORDS_OF_WORLDS.size]
        self._memory[: self._size] = position.memory
        _KEYS.pack_into(self._keys_memory, 0, *_WORDS_OF_WORLDS.unpack(luck))
        self._at_best_speed(self._mark)(
            *(self._states, self._logs, self._rngs, self._legal, self._numbers),
            *(self._keys, self._reveals, self._marks),
        )
        marks: list[int] = self._marks[: len(position.legal)].tolist()
        return marks

    def state(self, position: Position) -> Any:
        """The state of a position, a copy."""
        return state_of(self._game, position.memory)

    def _at_best_speed(self, function: F) -> F:
        return at_best_speed(self._game).entry_of(function)

    def _answer(self) -> tuple[int, int, int, int]:
        """Whether the action was legal, whose decision it is now, how many choices and events there are."""
        found: Any = _NUMBERS_OUT.unpack_from(self._numbers_memory, step.LEGAL * _WORD_BYTES)
        return found  # type: ignore[no-any-return]

    def _position(self, memory: bytes, actor: int, choices: int) -> Position:
        return Position(memory, None if actor == step.NOBODY else actor, self._legal[:choices].tolist())

    def _read(self, count: int) -> tuple[VisibleEvent, ...]:
        if count >= CAPACITY:
            raise RuntimeError(f"{self._name}: more than {CAPACITY} events in one action")
        return tuple([self._event(tuple(row)) for row in self._rows[:count].tolist()])

    def _event_of(self, row: tuple[int, ...]) -> VisibleEvent:
        log = Log.blank()
        log.count = 1
        for i, value in enumerate(row):
            log.rows[0][i] = value
        return visible(self._game.events.read(log)[0])


def visible(event: Event) -> VisibleEvent:
    """An event, encoded."""
    body = msgspec.json.encode({"name": event.name, "args": event.arguments})
    return VisibleEvent(event.name, event.seats, body, event.reveals)


@cache
def mover_of(game: Game[Any]) -> Mover:
    """The one mover of a game in this process."""
    return Mover(game)
