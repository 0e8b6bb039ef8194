"""A match: one game being played, for people who write Python.

    >>> import tana
    >>> match = tana.new("molly", seats=2, seed=7)
    >>> match.legal()[:2]
    ['draw', 'play 1 a1']
    >>> match.play("draw")

A match keeps the action log with the entropy of every action. The log is the truth: the state can always be
rebuilt from it, and a saved match replays bit for bit.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tana.core import record
from tana.core.chance import derive_entropy, rng_from, root_of_seed
from tana.core.errors import BadOption, CannotUndo, IllegalMove
from tana.core.events import Event, reveals_anything
from tana.core.game import Game, Outcome
from tana.core.record import Json, Record
from tana.core.registry import game as find_game


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
        """The legal actions in notation."""
        return [self.game.actions.notation(action) for action in self.game.legal(self.state)]

    def view(self, seat: int | None = None) -> Any:
        """What a seat may know (None: a spectator)."""
        return self.game.view(self.state, seat)

    def events(self, seat: int | None = None) -> list[Event]:
        """Everything that seat has seen happen, from the setup on."""
        everything: Iterable[Event] = (*self.setup_events, *(e for move in self.moves for e in move.events))
        return [event for event in everything if event.visible_to(seat)]

    def position(self) -> dict[str, Json]:
        """The whole position as a JSON document, secrets included."""
        return self.game.position(self.state)

    # --- playing ---------------------------------------------------------------------------------------------

    def play(self, notation: str) -> Move:
        """Play an action given in notation. A wrong one raises and changes nothing."""
        return self.apply(self.game.actions.parse(notation))

    def apply(self, action: int, entropy: bytes | None = None) -> Move:
        """Play an action given by number; `entropy` is drawn from the match's secret unless given."""
        seat = self.actor
        if seat is None:
            raise IllegalMove("the game is over")
        if action not in self.game.legal(self.state):
            raise IllegalMove(self.refusal(action))
        used = entropy or derive_entropy(self._root, len(self.moves) + 1)
        before = record.copy(self.state)
        events = tuple(self.game.apply(self.state, action, rng_from(used)))
        self._before.append(before)
        move = Move(seat, action, used, events)
        self.moves.append(move)
        return move

    def refusal(self, action: int) -> str:
        """Why an action is not allowed now, in short: its text and the rule."""
        why = self.game.why_not(self.state, action)
        return f"{self.game.actions.notation(action)!r} is not allowed now ({why.rule})"

    def can_undo(self) -> bool:
        """Whether the last move may be taken back: its actor still decides and nobody has learned anything."""
        return bool(self.moves) and not self.moves[-1].reveals and self.actor == self.moves[-1].seat

    def undo(self) -> Move:
        """Take the last move back; raises `CannotUndo` beyond the information boundary."""
        if not self.moves:
            raise CannotUndo("there is nothing to take back yet")
        if self.moves[-1].reveals:
            raise CannotUndo("the last move revealed something, so it cannot be taken back")
        if self.actor != self.moves[-1].seat:
            raise CannotUndo("the last move was completed, and it is somebody else's decision now")
        return self.rewind()

    def rewind(self) -> Move:
        """Take the last move back unconditionally (for replays and tables that consent)."""
        self.state = self._before.pop()
        return self.moves.pop()

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
    **options: str,
) -> Match:
    """A new match. Without a seed its luck is unpredictable; with one it can be repeated."""
    found = find_game(game)
    settings = found.settings(seats, options)
    root = secrets.token_bytes(32) if seed is None else root_of_seed(seed)
    return Match(found, header_of(found, seats, settings, names, derive_entropy(root, 0)), root)


def header_of(
    game: Game[Any],
    seats: int,
    settings: Mapping[str, str],
    names: Iterable[str],
    entropy: bytes,
) -> Header:
    """The header of a new match; seats without a name are called by their number."""
    given = tuple(names)
    if len(given) > seats:
        raise BadOption(f"{len(given)} names for {seats} seats")
    filled = given + tuple(f"Seat {seat + 1}" for seat in range(len(given), seats))
    return Header(game.name, game.edition, seats, dict(settings), filled, entropy)
