"""A match: one game being played, for people who write Python.

    >>> import tana
    >>> match = tana.new("molly", seats=2, seed=7)
    >>> match.legal()
    ['draw', 'take 1', 'take 2', ...]
    >>> match.play("draw")

Actions are texts for people and numbers for programs: `legal()` and `legal_numbers()` list the same ones in the same
order, and `play` takes either. (A bot's `Glimpse` has the same two lists: `legal_texts` and `legal`.)

A match keeps a log of all actions and their entropy. The state can always be rebuilt from the log, and a saved match
replays bit for bit.
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
from tana.core.events import Event, reveals_anything
from tana.core.game import AnyGame, Outcome
from tana.core.integers import is_whole
from tana.core.log_limit import last_turn
from tana.core.record import AnyRecord, Json, Record
from tana.core.registry import game as find_game
from tana.core.registry import refusal_text, variant
from tana.core.view_document import ViewObject
from tana.errors import BadNotation, BadOption, BadSeat, CannotUndo, IllegalMove


@dataclass(frozen=True)
class Move:
    """One line of the log: seat, action, entropy and the events that followed."""

    seat: int
    action: int
    entropy: bytes
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        """Whether it revealed anything new, such as a card or a die."""
        return reveals_anything(self.events)


@dataclass(frozen=True)
class Header:
    """The setup of a game."""

    game: str
    edition: str
    seats: int
    options: dict[str, str]
    names: tuple[str, ...]
    entropy: bytes
    extra: dict[str, Json] = field(default_factory=dict)
    rules: str = ""
    """The name of the rules it was played by (`tana.core.rules_file`), where it is known."""


class Match:
    """A game being played. Use `tana.new` and `tana.load` to get one."""

    def __init__(self, game: AnyGame, header: Header, root: bytes, start: Record | None = None) -> None:
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
        self._before: list[AnyRecord] = []
        self.state: AnyRecord = record.copy(self._start)

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
        """The legal actions as numbers, in the order of `legal`."""
        return self.game.legal(self.state)

    def view(self, seat: int | None = None) -> ViewObject:
        """What a seat (from 0) may know (None: a spectator)."""
        return self.game.view(self.state, self._reader(seat))

    def events(self, seat: int | None = None) -> list[Event]:
        """All events that a seat (None: a spectator) has seen, from the setup on."""
        everything: Iterable[Event] = (*self.setup_events, *(e for move in self.moves for e in move.events))
        reader = self._reader(seat)
        return [event for event in everything if event.visible_to(reader)]

    def log(self, seat: int | None = None) -> list[Event]:
        """What a seat may read again of what it has seen: less than `events` in a running game without a memory aid."""
        limit = self.game.log_limit.at(self.header.options)
        if self.actor is None:
            return self.events(seat)
        reader = self._reader(seat)
        first = last_turn([move.seat for move in self.moves], self.actor, reader) if limit.since_last_turn else 0
        steps = [() if first else self.setup_events, *(move.events for move in self.moves[first:])]
        return [e for step in steps for e in step if e.visible_to(reader) and e.name not in limit.once]

    def _reader(self, seat: int | None) -> int | None:
        if seat is not None and (not is_whole(seat) or seat not in range(self.header.seats)):
            raise BadSeat(f"{seat!r} is not a seat; seats are 0 to {self.header.seats - 1}, and None is a spectator")
        return seat

    def glimpse(self) -> Any:  # a class of a higher layer
        """What a bot would get now: a `tana.bots.api.Glimpse` for the seat that decides.

        It has the view, the legal actions, and any number of worlds consistent with what that seat knows.
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
        """The table as spectators see it, for notebooks."""
        return self.game.picture(self.view(), self.header.names)

    def position(self) -> dict[str, Json]:
        """The whole position as a JSON document, secrets included."""
        return self.game.position(self.state)

    # --- playing ---------------------------------------------------------------------------------------------

    def play(self, action: str | int) -> Move:
        """Play an action, given as a text or a number. An illegal one raises `IllegalMove` and changes nothing."""
        return self.apply(action)

    def apply(self, action: str | int, entropy: bytes | None = None) -> Move:
        """Play an action with the given entropy; by default it is derived from the match's secret."""
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
        """Why an action (a text or a number) is not allowed now, in a sentence."""
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
        """Whether the last move may be taken back: its actor still decides, and it revealed nothing."""
        return bool(self.moves) and not self.moves[-1].reveals and self.actor == self.moves[-1].seat

    def undo(self) -> Move:
        """Take the last move back; raises `CannotUndo` if it revealed anything or another seat decides now."""
        last = self._last()
        if last.reveals:
            raise CannotUndo("the last move revealed something, so it cannot be taken back")
        if self.actor != last.seat:
            raise CannotUndo("the last move was completed, and it is somebody else's decision now")
        return self.rewind()

    def rewind(self) -> Move:
        """Take the last move back unconditionally (for replays, and for tables where all agree)."""
        last = self._last()
        self.state = record.copy(self._before.pop())  # a copy of this match may share it
        self.moves.pop()
        return last

    def _last(self) -> Move:
        if not self.moves:
            raise CannotUndo("there is nothing to take back yet")
        return self.moves[-1]

    def states(self) -> list[AnyRecord]:
        """The state before every move, and the current one. The match owns them: copy one to change it."""
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
    """A new match. Its luck is unpredictable unless a seed makes it repeatable.

    `components` replaces the components of the game, see `tana.variant`.
    """
    if seed is not None and not is_whole(seed):
        raise BadOption(f"a seed is a whole number, not {seed!r}")
    found = find_game(game) if components is None else variant(game, components)
    settings = found.settings(seats, options)
    root = secrets.token_bytes(32) if seed is None else root_of_seed(int(seed))
    return Match(found, header_of(found, int(seats), settings, names, derive_entropy(root, 0)), root)


def header_of(game: AnyGame, seats: int, settings: Mapping[str, str], names: Iterable[str], entropy: bytes) -> Header:
    """The header of a new match; unnamed seats are called `Seat 1` and so on."""
    given = None if isinstance(names, str) or not isinstance(names, Iterable) else tuple(names)
    if given is None or not all(isinstance(name, str) for name in given):
        raise BadOption(f"names must be strings, such as ('Ada', 'Leo'), not {names!r}")
    if len(given) > seats:
        raise BadOption(f"{len(given)} names for {seats} seats")
    filled = given + tuple(f"Seat {seat + 1}" for seat in range(len(given), seats))
    return Header(game.name, game.edition, seats, dict(settings), filled, entropy)
