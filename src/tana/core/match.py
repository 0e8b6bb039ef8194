"""A match: one game being played, for people who write Python.

    >>> import tana
    >>> match = tana.new("molly", seats=2, seed=7)
    >>> match.legal()
    ['draw', 'take 1', 'take 2', ...]
    >>> match.play("draw")

Actions are texts for people and numbers for programs: `legal()` and `legal_numbers()` list the same ones in the same
order, and `play` takes either. (A bot's `Glimpse` has the same two lists: `legal_texts` and `legal`.)

A match keeps the action log with the entropy of every action. The log is the truth: the state can always be
rebuilt from it, and a saved match replays bit for bit.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from tana.core import record
from tana.core.chance import derive_entropy, rng_from, root_of_seed
from tana.core.components import Patch
from tana.core.errors import BadNotation, BadOption, BadSeat, CannotUndo, IllegalMove
from tana.core.events import Event, reveals_anything
from tana.core.game import Game, Outcome
from tana.core.record import Json, Record
from tana.core.registry import game as find_game
from tana.core.registry import refusal_text, variant
from tana.core.whole import is_whole


@dataclass(frozen=True)
class Move:
    """One line of the log: who did what with which entropy, and what happened."""

    seat: int
    action: int
    entropy: bytes
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        """Whether anybody learned something from it that nobody chose."""
        return reveals_anything(self.events)


@dataclass(frozen=True)
class Header:
    """What a game was started with."""

    game: str
    edition: str
    seats: int
    options: dict[str, str]
    names: tuple[str, ...]
    entropy: bytes
    extra: dict[str, Json] = field(default_factory=dict)


class Match:
    """A game being played. Use `tana.new` and `tana.load` to get one."""

    def __init__(self, game: Game[Any], header: Header, root: bytes, start: Record | None = None) -> None:
        self.game = game
        self.header = header
        self._root = root
        self._start: Record
        self.setup_events: tuple[Event, ...] = ()
        if start is None:
            made, events = game.new(header.seats, header.options, rng_from(header.entropy))
            self._start, self.setup_events = made, tuple(events)
        else:
            self._start = record.copy(start)
        self.moves: list[Move] = []
        self._before: list[Any] = []
        self.state: Any = record.copy(self._start)

    # --- looking ---------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """The seat that decides now (from 0); None when the game is over."""
        return self.game.actor(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return self.game.outcome(self.state)

    def legal(self) -> list[str]:
        """The legal actions as texts; empty when the game is over."""
        return [self.game.actions.notation(action) for action in self.legal_numbers()]

    def legal_numbers(self) -> list[int]:
        """The same actions as numbers, in the same order."""
        return self.game.legal(self.state)

    def view(self, seat: int | None = None) -> Any:
        """What a seat (from 0) may know (None: a spectator)."""
        return self.game.view(self.state, self._reader(seat))

    def events(self, seat: int | None = None) -> list[Event]:
        """Everything that seat has seen happen, from the setup on."""
        everything: Iterable[Event] = (*self.setup_events, *(e for move in self.moves for e in move.events))
        reader = self._reader(seat)
        return [event for event in everything if event.visible_to(reader)]

    def _reader(self, seat: int | None) -> int | None:
        if seat is not None and (not is_whole(seat) or seat not in range(self.header.seats)):
            raise BadSeat(f"{seat!r} is not a seat; seats are 0 to {self.header.seats - 1}, and None is a spectator")
        return seat

    def glimpse(self) -> Any:
        """What a bot would be given now: a `tana.bots.api.Glimpse` of the seat that decides.

        It has the view, the legal actions, and any number of worlds that agree with what that seat knows.
        """
        seat = self.actor
        if seat is None:
            raise IllegalMove("the game is over: nobody has anything to decide")
        bots = import_module("tana.bots.api")
        return bots.glimpse(self.game, self.state, seat, bots.bot_entropy(self._root, seat, len(self.moves) + 1))

    def __repr__(self) -> str:
        return f"<Match of {self.game.name} for {self.header.seats}, {len(self.moves)} moves: {self._standing()}>"

    def _standing(self) -> str:
        if self.outcome is not None:
            return f"over, points {' '.join(map(str, self.outcome.scores))}"
        assert self.actor is not None
        return f"{self.header.names[self.actor]} decides"

    def _repr_svg_(self) -> str:
        """For notebooks: the table as spectators see it."""
        return self.game.picture(self.view(), self.header.names)

    def position(self) -> dict[str, Json]:
        """The whole position as a JSON document, secrets included."""
        return self.game.position(self.state)

    # --- playing ---------------------------------------------------------------------------------------------

    def play(self, action: str | int) -> Move:
        """Play an action, given as a text or by its number. A wrong one raises and changes nothing."""
        return self.apply(action)

    def apply(self, action: str | int, entropy: bytes | None = None) -> Move:
        """The same; `entropy` is drawn from the match's secret unless given."""
        seat = self.actor
        if seat is None:
            raise IllegalMove("the game is over")
        number = self._number(action)
        used = derive_entropy(self._root, len(self.moves) + 1) if entropy is None else entropy
        before = record.copy(self.state)
        try:
            events = tuple(self.game.apply(self.state, number, rng_from(used)))
        except IllegalMove:
            raise IllegalMove(
                f"{self.game.actions.notation(number)!r} is not allowed now: {self.refusal(number)}"
            ) from None
        self._before.append(before)
        move = Move(seat, number, used, events)
        self.moves.append(move)
        return move

    def refusal(self, action: str | int) -> str:
        """Why an action (a text or a number) is not allowed now: a sentence and the rule behind it."""
        why = self.game.why_not(self.state, self._number(action))
        return refusal_text(self.game, why, self.header.names, self.actor)

    def _number(self, action: str | int) -> int:
        if isinstance(action, str):
            return self.game.actions.parse(action)
        if is_whole(action):
            return self.game.actions.action(int(action)).number
        example = self.game.actions.notation(0)
        raise BadNotation(f"{action!r} is not an action: give a text such as {example!r}, or its number")

    def can_undo(self) -> bool:
        """Whether the last move may be taken back: its actor still decides and nobody has learned anything."""
        return bool(self.moves) and not self.moves[-1].reveals and self.actor == self.moves[-1].seat

    def undo(self) -> Move:
        """Take the last move back; raises `CannotUndo` beyond the information boundary."""
        last = self._last()
        if last.reveals:
            raise CannotUndo("the last move revealed something, so it cannot be taken back")
        if self.actor != last.seat:
            raise CannotUndo("the last move was completed, and it is somebody else's decision now")
        return self.rewind()

    def rewind(self) -> Move:
        """Take the last move back unconditionally (for replays and tables that consent)."""
        last = self._last()
        self.state = record.copy(self._before.pop())  # a copy of this match may stand on it, too
        self.moves.pop()
        return last

    def _last(self) -> Move:
        if not self.moves:
            raise CannotUndo("there is nothing to take back yet")
        return self.moves[-1]

    def states(self) -> list[Any]:
        """The state before every move, and the present one. They are the match's own: copy one to change it."""
        return [*self._before, self.state]

    def copy(self) -> Match:
        """An independent copy."""
        twin = Match(self.game, self.header, self._root, self._start)
        twin.setup_events = self.setup_events
        twin.moves = list(self.moves)
        twin._before = list(self._before)
        twin.state = record.copy(self.state)
        return twin


def new(
    game: str,
    seats: int,
    *,
    seed: int | None = None,
    names: Iterable[str] = (),
    components: Patch | str | os.PathLike[str] | None = None,
    **options: str,
) -> Match:
    """A new match. Without a seed its luck is unpredictable; with one it can be repeated.

    `components`: what is in the box instead, see `tana.variant`.
    """
    if seed is not None and not is_whole(seed):
        raise BadOption(f"a seed is a whole number, not {seed!r}")
    found = find_game(game) if components is None else variant(game, components)
    settings = found.settings(seats, options)
    root = secrets.token_bytes(32) if seed is None else root_of_seed(int(seed))
    return Match(found, header_of(found, int(seats), settings, names, derive_entropy(root, 0)), root)


def header_of(
    game: Game[Any],
    seats: int,
    settings: Mapping[str, str],
    names: Iterable[str],
    entropy: bytes,
) -> Header:
    """The header of a new match; seats without a name are called by their number."""
    given = None if isinstance(names, str) or not isinstance(names, Iterable) else tuple(names)
    if given is None or not all(isinstance(name, str) for name in given):
        raise BadOption(f"names are texts, such as ('Ada', 'Leo'), not {names!r}")
    if len(given) > seats:
        raise BadOption(f"{len(given)} names for {seats} seats")
    filled = given + tuple(f"Seat {seat + 1}" for seat in range(len(given), seats))
    return Header(game.name, game.edition, seats, dict(settings), filled, entropy)
