"""The contract of a game: the only interface between a game and the rest of Tana.

A game is a folder under `tana/games` whose `rules` module has plain functions over one record (see `Rules`) and whose
`game` module has one subclass of `Game`. Each method below states its invariant; `tests/contract` checks every one of
them for every game, number of seats and option, so a new game is covered as soon as it is listed.
"""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from tana.compile.rule import COMPILES, F, compiled, compiled_module
from tana.core import record, record_objects
from tana.core.actions import ActionSpace
from tana.core.chance import Rng
from tana.core.domain import MAX_SEATS
from tana.core.events import CAPACITY, Event, EventTable, Log
from tana.core.log_limit import NO_LIMIT, LogLimit
from tana.core.message import Message
from tana.core.options import Option, complete
from tana.core.reasons import MOST_LINES, NO_REASON, ReasonTable
from tana.core.record import AnyRecord, Grid, Ints, Json, Record
from tana.core.sketch import Sketch
from tana.core.view_document import Documents, ViewObject
from tana.errors import BadOption, BadPosition, IllegalMove

S = TypeVar("S", bound=Record)

POSITION_VERSION = 1
NOBODY = -1
"""The actor of a game that is over."""


class Rules(Protocol):
    """The functions of a game's `rules` module: compiled, allocation-free, the same at every speed."""

    @property
    def State(self) -> type[Record]:  # noqa: N802
        """The record of a position."""

    @property
    def View(self) -> type[Record]:  # noqa: N802
        """The record of what a seat may know."""

    @property
    def MAX_LEGAL(self) -> int:  # noqa: N802
        """The most legal actions of any position."""

    def setup(self, s: AnyRecord, seats: int, options: Ints, rng: Rng, log: Log | None, /) -> None:
        """Fill in a blank state. `options` holds the number of each option's value, in the game's order."""

    def actor(self, s: AnyRecord, /) -> int:
        """The seat that decides now, or NOBODY when the game is over."""

    def legal(self, s: AnyRecord, out: Ints, /) -> int:
        """Write the legal actions into `out`, ascending and without repeats; returns how many.

        There is at least one unless the game is over. Depends on nothing that the actor may not know.
        """

    def apply(self, s: AnyRecord, action: int, rng: Rng, log: Log | None, /) -> None:
        """Carry out a legal action and everything that follows from it, up to the next decision."""

    def scores(self, s: AnyRecord, out: Ints, /) -> None:
        """The points of each seat now (final when the game is over)."""

    def ranks(self, s: AnyRecord, out: Ints, /) -> None:
        """The rank of each seat by its current points: 1 is best, ties share a rank."""

    def determinize(self, s: AnyRecord, seat: int, rng: Rng, /) -> None:
        """Replace what the seat may not know by a sample from the true posterior under uniform play."""

    def look(self, s: AnyRecord, seat: int, out: AnyRecord, /) -> None:
        """Write what a seat (-1: a spectator) may know into `out`, which is `View.nothing()`.

        Changing what the seat may not know does not change one byte of it.
        """

    def refuse(self, s: AnyRecord, action: int, /) -> int:
        """Why the actor may not take an action now: a number of the game's refusals; NO_REASON if and only if it may.

        Depends on nothing that the actor may not know.
        """

    def ending(self, s: AnyRecord, /) -> int:
        """Why the game is over: a number of the game's endings; NO_REASON while it goes on."""

    def score_lines(self, s: AnyRecord, seat: int, out: Grid, /) -> int:
        """Write where the points of a seat come from, one text number and its points per row; returns how many rows.

        The points add up to its score.
        """


@dataclass(frozen=True)
class ScoreLine:
    """One line of how points came about."""

    text: Message
    points: int


@dataclass(frozen=True)
class Outcome:
    """How a game ended: points and ranks by seat, the reason, and the points line by line."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: Message
    lines: tuple[tuple[ScoreLine, ...], ...]


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: a sentence, and the id of the rule in the ledger."""

    rule: str
    text: Message


class Game(ABC, Generic[S]):
    """One game. Stateless: every method takes a state.

    A game exists at two speeds, `game.interpreted` and `game.compiled`, which differ only in `rules`. Games from the
    registry are interpreted; `tana.engine.readiness` picks the best speed that needs no compiling.
    """

    name: str
    """The id of the game: its folder, and its name on the command line and in game files."""
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    actions: ClassVar[ActionSpace]
    events: ClassVar[EventTable]
    rules: ClassVar[Rules]
    """The module that implements `Rules`."""
    refusals: ClassVar[ReasonTable]
    """What the numbers of `Rules.refuse` mean."""
    endings: ClassVar[ReasonTable]
    """What the numbers of `Rules.ending` mean."""
    score_texts: ClassVar[ReasonTable]
    """What the numbers of `Rules.score_lines` mean."""
    secrets: ClassVar[tuple[str, ...]] = ()
    """The fields of `Rules.State` that some seat may not know, by path: `wolf_tile`, `players.hand`."""
    log_limit: ClassVar[LogLimit] = NO_LIMIT
    """What the log of a running game leaves out without the memory aid."""
    edition: str
    """A name and content hash of the component data. Game files carry it and do not load with another."""

    def with_components(self, data: Json) -> Game[S] | None:
        """The game with other component data on the same modules; None if they have to be loaded again for it.

        Raises `BadComponents` for data that the game cannot be played with. See `tana.core.variants`.
        """
        return None

    # --- speeds ---------------------------------------------------------------------------------------------

    is_compiled: bool = False

    @cached_property
    def interpreted(self) -> Self:
        """The game with interpreted rules."""
        return self

    @cached_property
    def compiled(self) -> Self:
        """The game with compiled rules; each function is compiled, or loaded from the cache, on its first call.

        If the compiler is off (NUMBA_DISABLE_JIT), this is the interpreted game.
        """
        if not COMPILES:
            return self
        twin = copy.copy(self)
        rules = compiled_module(self.rules)
        vars(twin).update(rules=rules, is_compiled=True, compiled=twin, interpreted=self)
        return twin

    def entry_of(self, function: F) -> F:
        """A rule of another module (heuristics, generic code) at the speed of this game."""
        return compiled(function) if self.is_compiled else function

    # --- a game from start to end ---------------------------------------------------------------------------

    def settings(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value; raises `BadOption`, which lists the valid values."""
        return complete(self.options, self.seats, seats, given)

    def encode(self, settings: Mapping[str, str]) -> NDArray[np.int64]:
        """Complete settings as numbers for `Rules.setup`."""
        return np.array([option.number(settings[option.name]) for option in self.options], dtype=np.int64)

    def new(self, seats: int, settings: Mapping[str, str], rng: Rng) -> tuple[S, list[Event]]:
        """The state of a new game and the events of its setup. The same entropy gives the same bytes."""
        numbers = self.encode(self.settings(seats, settings))
        state: AnyRecord = self.rules.State.blank()
        log = Log.blank()
        self.rules.setup(state, seats, numbers, rng, log)
        return state, self._read(log)

    def actor(self, s: S) -> int | None:
        """The seat that decides now; None when the game is over. Exactly one seat decides at a time."""
        seat = int(self.rules.actor(s))
        return None if seat == NOBODY else seat

    def legal(self, s: S) -> list[int]:
        """The legal actions, ascending; empty exactly when the game is over."""
        if self.actor(s) is None:
            return []
        out = np.zeros(self.rules.MAX_LEGAL, dtype=np.int16)
        count = int(self.rules.legal(s, out))
        return [int(action) for action in out[:count]]

    def apply(self, s: S, action: int, rng: Rng) -> list[Event]:
        """Carry out an action in place. An illegal one raises `IllegalMove` and changes nothing."""
        if action not in self.legal(s):
            raise IllegalMove(f"{self.actions.notation(action)!r} is not allowed now")
        log = Log.blank()
        self.rules.apply(s, action, rng, log)
        return self._read(log)

    def _read(self, log: Log) -> list[Event]:
        if log.count >= CAPACITY:
            raise RuntimeError(f"{self.name}: more than {CAPACITY} events in one action")
        return self.events.read(log)

    def seats_of(self, s: S) -> int:
        """The number of seats in play: the field `seats` of every state."""
        state: AnyRecord = s
        return int(state.seats)

    def ending(self, s: S) -> Message | None:
        """Why the game is over; None while it goes on."""
        number = int(self.rules.ending(s))
        return None if number == NO_REASON else self.endings.because(number).text

    def score_lines(self, s: S, seat: int) -> tuple[ScoreLine, ...]:
        """Where the points of a seat come from, line by line; they add up to its score."""
        rows = np.zeros((MOST_LINES, 2), np.int64)
        count = int(self.rules.score_lines(s, seat, rows))
        return tuple(ScoreLine(self.score_texts.because(int(row[0])).text, int(row[1])) for row in rows[:count])

    def outcome(self, s: S) -> Outcome | None:
        """The result with its reasons; None while the game goes on."""
        reason = self.ending(s)
        if reason is None:
            return None
        scores, ranks = self.standing(s)
        lines = tuple(self.score_lines(s, seat) for seat in range(self.seats_of(s)))
        return Outcome(scores, ranks, reason, lines)

    def standing(self, s: S) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The current scores and ranks of all seats."""
        seats = self.seats_of(s)
        scores, ranks = np.zeros(MAX_SEATS, np.int64), np.zeros(MAX_SEATS, np.int64)
        self.rules.scores(s, scores)
        self.rules.ranks(s, ranks)
        return tuple(scores[:seats].tolist()), tuple(ranks[:seats].tolist())

    # --- who may know what ----------------------------------------------------------------------------------

    def view(self, s: S, seat: int | None) -> ViewObject:
        """What a seat may know (None: a spectator), as an object with the fields of `Rules.View`.

        Changing what the seat may not know does not change one byte of it. Every seat sees what a spectator sees.
        """
        return self.documents.objects(self.look(record.to_bytes(s), seat))

    def look(self, memory: bytes, seat: int | None) -> bytes:
        """The memory of what a seat may know (None: a spectator), given a state's memory."""
        reader = NOBODY if seat is None else seat
        if not self.is_compiled:
            seen = record_objects.unpack(self.rules.View, self._nothing)
            self.rules.look(record_objects.unpack(self.rules.State, memory), reader, seen)
            return record_objects.pack(self.rules.View, seen)
        view = self.rules.View.nothing()
        self.rules.look(np.frombuffer(memory, self.rules.State.dtype)[0], reader, view)
        return record.to_bytes(view)

    @property
    def documents(self) -> Documents:
        """Views as JSON, as patches and as objects, which notebooks show as pictures; shared by both speeds."""
        return self.interpreted._documents

    @cached_property
    def _documents(self) -> Documents:
        made = Documents(self.rules.View)
        made.kind._repr_svg_ = lambda view: self.picture(view)
        return made

    @cached_property
    def _nothing(self) -> bytes:
        return record.to_bytes(self.rules.View.nothing())

    def determinize(self, s: S, seat: int, rng: Rng) -> S:
        """A random full state that is consistent with everything this seat may know."""
        world = record.copy(s)
        self.rules.determinize(world, seat, rng)
        return world

    # --- for people -----------------------------------------------------------------------------------------

    @abstractmethod
    def sketch(self, view: ViewObject, /) -> Sketch:
        """A view as panels that any client can draw."""

    def picture(self, view: ViewObject, names: Sequence[str] = ()) -> str:
        """A view as SVG with English texts."""
        drawn: str = import_module("tana.text.drawing").picture(self, view, names)
        return drawn

    def why_not(self, s: S, action: int) -> Refusal:
        """Why the actor may not take this action now, given what the actor may know."""
        wanted = self.actions.notation(action)
        number = int(self.rules.refuse(s, action))
        if number == NO_REASON:
            raise ValueError(f"{wanted!r} is allowed now")
        because = self.refusals.because(number)
        return Refusal(because.rule, because.text)

    # --- positions ------------------------------------------------------------------------------------------

    @abstractmethod
    def check(self, s: S) -> None:
        """Raise `BadPosition` unless the state is consistent: every card, cube and token exactly once."""

    def check_beginning(self, s: S) -> None:
        """Raise `BadPosition` unless a game from an untrusted source may start here; called after `check`.

        A game whose `check` cannot verify all that a position remembers accepts only positions between turns.
        """

    def position(self, s: S) -> dict[str, Json]:
        """A JSON document of the whole position, secrets included."""
        return {**self._position_header, "state": record.dump(self.rules.State, s)}

    @property
    def _position_header(self) -> dict[str, Json]:
        return {"tana": "position", "version": POSITION_VERSION, "game": self.name, "edition": self.edition}

    def from_position(self, document: Json) -> S:
        """The state of a document. An invalid one raises `BadPosition` with the path of the fault."""
        if not isinstance(document, dict):
            raise BadPosition("$", "expected an object")
        for key, value in self._position_header.items():
            if document.get(key) != value:
                raise BadPosition(f"$.{key}", f"expected {value!r}, got {document.get(key)!r}")
        if unknown := set(document) - {*self._position_header, "state"}:
            raise BadPosition(f"$.{min(unknown)}", "unknown field")
        state: AnyRecord = record.load(self.rules.State, document.get("state"), "$.state")
        self.check(state)
        return cast(S, state)


AnyGame: TypeAlias = Game[Any]
"""A game whose `State` class is not known to the caller."""


def table_of(game: AnyGame, seats: int, settings: Mapping[str, str]) -> str:
    """A short name of a table's shape, for tests and reports: `molly-3-bobtail`."""
    special = [value for option in game.options if (value := settings[option.name]) != option.default]
    return "-".join([game.name, str(seats), *special])


__all__ = ["NOBODY", "AnyGame", "BadOption", "Game", "Outcome", "Refusal", "Rules", "ScoreLine", "table_of"]
