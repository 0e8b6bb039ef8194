"""What a perspective may know of a table, as wire messages.

A perspective is a seat (from 0 here) or None for what everybody may see. Everything that goes to clients about the
game passes through here: the view of that perspective, the events it may see, its own choices. Pieces are encoded
once for each perspective and position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, cast

import msgspec
import numpy as np
from msgspec import Raw

from tana.bots.api import bot_entropy
from tana.core import game as contract
from tana.core.chance import rng_from
from tana.core.game import Game
from tana.core.message import Message
from tana.core.specialise import specialise
from tana.server import fairness, log, wire
from tana.server.boundary import SAMPLES
from tana.server.log import Row
from tana.server.mirror import mirror
from tana.server.speed import full_speed
from tana.server.table import StoryStep, Table

Presences = Callable[[], Sequence[wire.Presence]]

_ENCODER = msgspec.json.Encoder()
_NULL = Raw(b"null")
_NONE = Raw(b"[]")
BOUNDARY_SEAT = 99
"""A seat number apart from real ones: the luck of looking ahead is nobody's."""


def encode(message: Any) -> bytes:
    """The bytes of a message."""
    return _ENCODER.encode(message)


class Renderer:
    """The messages of one table; forgets what it has encoded when the position changes."""

    def __init__(self, table: Table, presences: Presences, clock: Callable[[], int]) -> None:
        self._table = table
        self._presences = presences
        self._clock = clock
        self._position = -1
        self._views: dict[int | None, Raw] = {}
        self._choices: Raw | None = None
        self._mirror: Any = None
        self._boundary_root = fairness.bot_root_of(table.secret)

    # --- whole tables and what changed -------------------------------------------------------------------------

    def snapshot(self, perspective: int | None, you: wire.You, since: int) -> wire.Snapshot:
        """The whole table for one perspective, with its story since an entry."""
        table = self._table
        return wire.Snapshot(
            protocol=wire.PROTOCOL,
            seq=table.seq,
            table=table.id,
            game=table.game.name,
            edition=table.game.edition,
            options=table.made.options,
            phase=table.phase,
            you=you,
            seats=self.seats(),
            turn=self.turn(),
            view=self.view(perspective),
            choices=self.choices(perspective),
            can_undo=self.can_undo(perspective),
            undo_asked=self.undo_asked(),
            paused=table.paused,
            timer=self.timer(),
            settings=table.settings,
            fairness=self.fairness(),
            chat=list(table.chat),
            since=since,
            steps=[step_for(step, perspective) for step in table.story[since:]],
            outcome=self.outcome(),
            next=table.next,
            practice=table.made.practice,
        )

    def update(self, row: Row, step: StoryStep, perspective: int | None) -> wire.Update:
        """What the newest row changed, for one perspective."""
        update = wire.Update(seq=row.seq, step=step_for(step, perspective))
        match row.entry:
            case log.Started() | log.Played() | log.Undone():
                self._add_position(update, row, perspective)
            case log.Joined() | log.SeatChanged() | log.Left():
                update.seats = self.seats()
                update.undo_asked = self.undo_asked()
            case log.ViewOpened():
                update.seats = self.seats()
            case log.Contributed():
                update.seats = self.seats()
                update.fairness = self.fairness()
            case log.UndoAsked() | log.UndoAnswered():
                update.undo_asked = self.undo_asked()
            case log.Said():
                update.chat = self._table.chat[-1]
            case log.SettingsChanged():
                update.settings = self._table.settings
                update.timer = self.timer()
            case log.Paused() | log.Resumed():
                update.paused = self._table.paused
                update.timer = self.timer()
            case log.Rematched(table=following):
                update.next = following
            case log.Closed():
                update.phase = self._table.phase
            case log.Created() | log.Linked():
                pass
        return update

    def _add_position(self, update: wire.Update, row: Row, perspective: int | None) -> None:
        update.turn = self.turn()
        update.view = self.view(perspective)
        update.choices = self.choices(perspective)
        update.can_undo = self.can_undo(perspective)
        update.undo_asked = self.undo_asked()
        update.timer = self.timer()
        if isinstance(row.entry, log.Started):
            update.phase = self._table.phase
            update.seats = self.seats()
        if self._table.phase == "over":
            update.phase = self._table.phase
            update.outcome = self.outcome()
            update.fairness = self.fairness()

    # --- the parts ---------------------------------------------------------------------------------------------

    def seats(self) -> list[wire.SeatInfo]:
        """Who sits where."""
        table = self._table
        there = self._presences()
        return [
            wire.SeatInfo(
                seat=number + 1,
                kind=seat.now.kind,
                name=seat.now.name,
                level=seat.now.level,
                standin=seat.now.standin,
                presence=there[number],
                contributed=seat.contribution is not None,
                open_view=seat.open_view,
                host=seat.now.holder is not None and seat.now.holder == table.host,
            )
            for number, seat in enumerate(table.seats)
        ]

    def turn(self) -> int | None:
        """The seat that decides, for the wire."""
        return None if self._table.actor is None else self._table.actor + 1

    def view(self, perspective: int | None) -> Raw:
        """The game's view of a perspective, encoded; null before the start."""
        if self._table.state is None:
            return _NULL
        self._forget_old_position()
        if perspective not in self._views:
            if self._mirror is None:
                self._mirror = mirror(self._table.game.rules.State, self._table.state)
            view = self._table.game.view(self._mirror, perspective)
            self._views[perspective] = Raw(_ENCODER.encode(view))
        return self._views[perspective]

    def choices(self, perspective: int | None) -> list[wire.Choice]:
        """The choices of the seat that decides; nothing for all others."""
        if perspective is None or perspective != self._table.actor:
            return cast(list[wire.Choice], _NONE)
        self._forget_old_position()
        if self._choices is None:
            self._choices = Raw(_ENCODER.encode(self.choices_now()))
        return cast(list[wire.Choice], self._choices)

    def choices_now(self) -> list[wire.Choice]:
        """The choices of the seat that decides, each with whether it could be taken back."""
        table = self._table
        legal = table.legal()
        marks = crossings(table.game, table.state, legal, self._boundary_root, table.actions_made)
        return [choice_of(table.game, action, mark) for action, mark in zip(legal, marks, strict=True)]

    def _forget_old_position(self) -> None:
        if self._position != self._table.state_seq:
            self._position = self._table.state_seq
            self._views.clear()
            self._choices = None
            self._mirror = None

    def can_undo(self, perspective: int | None) -> bool:
        """Whether that seat may take its last action back by itself."""
        return perspective is not None and self._table.can_undo(perspective)

    def undo_asked(self) -> wire.UndoAsked | None:
        """The request to take back that waits for answers."""
        asked = self._table.undo_request
        return None if asked is None else wire.UndoAsked(asked.seat + 1, sorted(n + 1 for n in asked.agreed))

    def timer(self) -> wire.Timer | None:
        """The clock of the present decision."""
        table = self._table
        if table.settings.timer_s == 0 or table.phase != "playing":
            return None
        return wire.Timer(self.turn(), table.time_left(self._clock()), not table.paused)

    def fairness(self) -> wire.Fairness:
        """The commitment; with the game finished, the secret too."""
        table = self._table
        secret = table.secret.hex() if table.is_finished() else None
        return wire.Fairness(table.commitment, table.contributions(), secret)

    def outcome(self) -> wire.Outcome | None:
        """The result, once there is one."""
        return outcome_of(self._table)


def outcome_of(table: Table) -> wire.Outcome | None:
    """The result of a finished game, with its lines."""
    if not table.is_finished():
        return None
    found = table.game.outcome(table.state)
    return None if found is None else wire_outcome(found)


def wire_outcome(found: contract.Outcome) -> wire.Outcome:
    """An outcome for the wire."""
    return wire.Outcome(
        scores=list(found.scores),
        ranks=list(found.ranks),
        reason=text_of(found.reason),
        lines=[[wire.ScoreLine(text_of(line.text), line.points) for line in lines] for lines in found.lines],
    )


def text_of(message: Message) -> wire.Text:
    """A message for the wire."""
    arguments = {
        name: text_of(value) if isinstance(value, Message) else value for name, value in message.arguments.items()
    }
    return wire.Text(message.id, arguments)


class _EncodedStep(wire.Wire, omit_defaults=False):
    """`wire.Step` with events that are encoded already."""

    seq: int
    cause: str
    seat: int | None
    events: list[Raw]
    undone: list[int]


def step_for(step: StoryStep, perspective: int | None) -> wire.Step:
    """A step of the story as a perspective may know it."""
    seat = None if step.seat is None else step.seat + 1
    events = [Raw(event.body) for event in step.events if event.visible_to(perspective)]
    return cast(wire.Step, _EncodedStep(step.seq, step.cause, seat, events, list(step.undone)))


@cache
def choice_of(game: Game[Any], action: int, irreversible: bool) -> wire.Choice:
    """An action taken apart."""
    found = game.actions.action(action)
    return wire.Choice(found.number, found.word, found.arguments, found.notation, irreversible)


@cache
def _revealing_kinds(game: Game[Any]) -> np.ndarray[Any, Any]:
    return np.array([int(kind.reveals) for kind in game.events.kinds], dtype=np.int16)


def crossings(game: Game[Any], state: Any, legal: list[int], root: bytes, number: int) -> list[bool]:
    """For each action: whether it would cross the undo boundary, as far as the actor can know; in doubt yes."""
    with full_speed(game):
        return _crossings(game, state, legal, root, number)


def _crossings(game: Game[Any], state: Any, legal: list[int], root: bytes, number: int) -> list[bool]:
    seat = game.actor(state)
    assert seat is not None
    marks = np.zeros(len(legal), dtype=np.int16)
    template = specialise("tana.server.boundary", game.name)
    for sample in range(SAMPLES):
        entropy = bot_entropy(root, BOUNDARY_SEAT, number * SAMPLES + sample)
        world = game.determinize(state, seat, rng_from(entropy))
        key = int.from_bytes(entropy[:4], "big")
        template.crossings(world, legal, key, _revealing_kinds(game), marks)
    return [bool(mark) for mark in marks]
