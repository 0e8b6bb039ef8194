"""The contract of a game: the only thing the rest of Tana knows about one.

A game is a folder under `tana/games` whose `rules` module holds plain functions over one record (see `Rules`) and
whose `game` module holds one subclass of `Game`. Each method below states its invariant; `tests/contract` checks
every one of them for every game, number of seats and option, so a new game gets the whole net by being listed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

import numpy as np

from tana.core import plain, record
from tana.core.actions import ActionSpace
from tana.core.chance import Rng
from tana.core.domain import MAX_SEATS
from tana.core.errors import BadOption, BadPosition, IllegalMove
from tana.core.events import CAPACITY, Event, EventTable, Log
from tana.core.message import Message
from tana.core.options import Option, complete
from tana.core.reasons import MOST_LINES, NO_REASON, ReasonTable
from tana.core.record import Grid, Ints, Json, Record
from tana.core.rule import runs_compiled
from tana.core.sketch import Sketch
from tana.core.view_document import Documents

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
        """No position has more legal actions than this."""

    def setup(self, s: Any, seats: int, options: Ints, rng: Rng, log: Log | None, /) -> None:
        """Fill a blank state. `options` holds the number of each option's value, in the game's order."""

    def actor(self, s: Any, /) -> int:
        """The seat that decides now, or NOBODY when the game is over."""

    def legal(self, s: Any, out: Ints, /) -> int:
        """Write the legal actions into `out`, ascending and without repeats; returns how many.

        At least one unless the game is over. Depends on nothing that the actor may not know.
        """

    def apply(self, s: Any, action: int, rng: Rng, log: Log | None, /) -> None:
        """Carry out a legal action and everything that follows from it, up to the next decision."""

    def scores(self, s: Any, out: Ints, /) -> None:
        """The points of each seat now (final when the game is over)."""

    def ranks(self, s: Any, out: Ints, /) -> None:
        """The rank of each seat by the present points: 1 is best, equals share a rank."""

    def determinize(self, s: Any, seat: int, rng: Rng, /) -> None:
        """Replace what the seat may not know by a draw from the true posterior under uniform play."""

    def look(self, s: Any, seat: int, out: Any, /) -> None:
        """Write what a seat (-1: a spectator) may know into `out`, which is `View.nothing()`.

        Changing what the seat may not know does not change one byte of it.
        """

    def refuse(self, s: Any, action: int, /) -> int:
        """Why the actor may not take an action now: a number of the game's refusals, NO_REASON exactly if it may.

        Depends on nothing that the actor may not know.
        """

    def ending(self, s: Any, /) -> int:
        """Why the game is over: a number of the game's endings; NO_REASON while it goes on."""

    def score_lines(self, s: Any, seat: int, out: Grid, /) -> int:
        """Write where the points of a seat come from, a text's number and the points in each row; returns how many.

        Together they are its score.
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
    """Why an action is not allowed: the rule of the ledger and a sentence."""

    rule: str
    text: Message


class Game(ABC, Generic[S]):
    """One game. Stateless: every method takes the state it speaks about."""

    name: str
    """The id of the game: the folder, the command line, the records."""
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    actions: ClassVar[ActionSpace]
    events: ClassVar[EventTable]
    rules: ClassVar[Rules]
    """The module that fulfils `Rules`."""
    refusals: ClassVar[ReasonTable]
    """What the numbers of `Rules.refuse` mean."""
    endings: ClassVar[ReasonTable]
    """What the numbers of `Rules.ending` mean."""
    score_texts: ClassVar[ReasonTable]
    """What the numbers of `Rules.score_lines` mean."""
    secrets: ClassVar[tuple[str, ...]] = ()
    """The fields of `Rules.State` that some seat may not know, by path: `wolf_tile`, `players.hand`."""
    edition: str
    """Which component data this is: a name and a content hash. Records carry it and refuse another."""

    def with_components(self, data: Json) -> Game[S] | None:
        """The game with other component data, by the same modules; None: they have to be loaded anew for it.

        Raises `BadComponents` for data that it cannot be played with. See `tana.core.variants`.
        """
        return None

    # --- a game from start to end ---------------------------------------------------------------------------

    def settings(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value. Raises `BadOption` and says what would be right."""
        return complete(self.options, self.seats, seats, given)

    def encode(self, settings: Mapping[str, str]) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Complete settings as numbers for `Rules.setup`."""
        return np.array([option.number(settings[option.name]) for option in self.options], dtype=np.int64)

    def new(self, seats: int, settings: Mapping[str, str], rng: Rng) -> tuple[S, list[Event]]:
        """A game just set up, and what happened in doing so. The same entropy gives the same bytes."""
        numbers = self.encode(self.settings(seats, settings))
        state: Any = self.rules.State.blank()
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
        """How many seats play: every state says so in its field `seats`."""
        state: Any = s
        return int(state.seats)

    def ending(self, s: S) -> Message | None:
        """Why the game is over; None while it goes on."""
        number = int(self.rules.ending(s))
        return None if number == NO_REASON else self.endings.because(number).text

    def score_lines(self, s: S, seat: int) -> tuple[ScoreLine, ...]:
        """Where the points of a seat come from, line by line; together they are its score."""
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
        """The scores and the ranks of every seat by the present points."""
        seats = self.seats_of(s)
        scores, ranks = np.zeros(MAX_SEATS, np.int64), np.zeros(MAX_SEATS, np.int64)
        self.rules.scores(s, scores)
        self.rules.ranks(s, ranks)
        return tuple(scores[:seats].tolist()), tuple(ranks[:seats].tolist())

    # --- who may know what ----------------------------------------------------------------------------------

    def view(self, s: S, seat: int | None) -> Any:
        """What a seat may know (None: a spectator), as plain objects with the fields of `Rules.View`.

        Changing what the seat may not know does not change one byte of it. What a spectator sees, every
        seat sees.
        """
        return self.documents.objects(self.look(record.to_bytes(s), seat))

    def look(self, memory: bytes, seat: int | None) -> bytes:
        """The memory of what a seat may know (None: a spectator), given a state's memory."""
        reader = NOBODY if seat is None else seat
        if not runs_compiled():
            seen = plain.unpack(self.rules.View, self._nothing)
            self.rules.look(plain.unpack(self.rules.State, memory), reader, seen)
            return plain.pack(self.rules.View, seen)
        view = self.rules.View.nothing()
        self.rules.look(np.frombuffer(memory, self.rules.State.dtype)[0], reader, view)
        return record.to_bytes(view)

    @cached_property
    def documents(self) -> Documents:
        """How views are told: as JSON, whole or what changed, and as objects (which notebooks show as pictures)."""
        made = Documents(self.rules.View)
        made.kind._repr_svg_ = lambda view: self.picture(view)
        return made

    @cached_property
    def _nothing(self) -> bytes:
        return record.to_bytes(self.rules.View.nothing())

    def determinize(self, s: S, seat: int, rng: Rng) -> S:
        """A random full state that agrees with everything this seat has lawfully learned."""
        world = record.copy(s)
        self.rules.determinize(world, seat, rng)
        return world

    # --- for people -----------------------------------------------------------------------------------------

    @abstractmethod
    def sketch(self, view: Any, /) -> Sketch:
        """A view as panels that any client can draw."""

    def picture(self, view: Any, names: Sequence[str] = ()) -> str:
        """A view as SVG with English texts, for whoever it was made for."""
        drawn: str = import_module("tana.text.drawing").picture(self, view, names)
        return drawn

    def why_not(self, s: S, action: int) -> Refusal:
        """Why the actor may not take this action now, from what the actor may know."""
        wanted = self.actions.notation(action)
        number = int(self.rules.refuse(s, action))
        if number == NO_REASON:
            raise ValueError(f"{wanted!r} is allowed now")
        because = self.refusals.because(number)
        return Refusal(because.rule, because.text)

    # --- positions ------------------------------------------------------------------------------------------

    @abstractmethod
    def check(self, s: S) -> None:
        """Raise `BadPosition` unless the parts fit together: every card, cube and token exactly once."""

    def check_beginning(self, s: S) -> None:
        """Raise `BadPosition` unless a stranger's game may begin here.

        For positions that `check` accepts. Where that cannot vouch for everything a position remembers, a game takes
        only those in which nothing is half done.
        """

    def position(self, s: S) -> dict[str, Json]:
        """A JSON document of the whole position, secrets included."""
        return {
            "tana": "position",
            "version": POSITION_VERSION,
            "game": self.name,
            "edition": self.edition,
            "state": record.dump(self.rules.State, s),
        }

    def from_position(self, document: Json) -> S:
        """The state of a document. A wrong one raises `BadPosition` with the path of the fault."""
        if not isinstance(document, dict):
            raise BadPosition("$", "expected an object")
        expected = {
            "tana": "position",
            "version": POSITION_VERSION,
            "game": self.name,
            "edition": self.edition,
        }
        for key, value in expected.items():
            if document.get(key) != value:
                raise BadPosition(f"$.{key}", f"expected {value!r}, got {document.get(key)!r}")
        if unknown := set(document) - {*expected, "state"}:
            raise BadPosition(f"$.{min(unknown)}", "unknown field")
        state: Any = record.load(self.rules.State, document.get("state"), "$.state")
        self.check(state)
        return cast(S, state)


def table_of(game: Game[Any], seats: int, settings: Mapping[str, str]) -> str:
    """A short name of a table's shape, for tests and reports: `molly-3-bobtail`."""
    special = [value for option in game.options if (value := settings[option.name]) != option.default]
    return "-".join([game.name, str(seats), *special])


__all__ = ["NOBODY", "BadOption", "Game", "Outcome", "Refusal", "Rules", "ScoreLine", "table_of"]
