"""Renders a table as wire messages, with only what a perspective may know.

A perspective is a seat (from 0 here), or None for public information only. Everything that clients learn about a game
passes through here: the view of the perspective, the events it may see, and its own choices. Data that several
perspectives share is encoded once, and only the changes of a view are computed and sent (`tana.engine.views`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, cast

from msgspec import Raw

from tana.core.game import Game
from tana.core.log_limit import last_turn
from tana.engine.table_rules import time_left
from tana.engine.views import ViewCache
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.tables import fairness, log
from tana.server.tables.log import Row
from tana.server.tables.outcome import outcome_of
from tana.server.tables.table import StoryStep, Table
from tana.server.tables.table_record import seats_in
from tana.server.tables.time_up import end_of

Presences = Callable[[], Sequence[wire.Presence]]

MOST_STEPS = 1_000
"""Steps of the story in one message."""
_NULL = Raw(b"null")
_ANYBODY = -1
_GAME_STEPS = log.Started | log.Played | log.Undone
"""Entries that change the game."""
Fields = dict[str, Any]
"""The fields of an update that have changed."""


class Renderer:
    """Renders the messages of a table, with a cache for the newest row."""

    def __init__(self, table: Table, presences: Presences, clock: Callable[[], int]) -> None:
        self._table = table
        self._presences = presences
        self._clock = clock
        self._views = ViewCache(table.game, len(table.seats))
        self._choices = _NULL
        self._choices_at = 0
        self._common: Fields = {}
        self._common_at = 0
        self._frames: dict[tuple[bytes | None, int | None], bytes] = {}
        """Encoded updates of the newest row, by patch, and by perspective if they depend on more than the patch."""
        self._frames_at = 0
        self._is_open = True
        """Whether all events of the newest row are public."""
        self._boundary_root = fairness.bot_root_of(table.secret)

    # --- whole tables and what changed -------------------------------------------------------------------------

    def snapshot(self, perspective: int | None, you: wire.You, since: int) -> wire.Snapshot:
        """The whole table for a perspective, with the steps after entry `since`; 0: as far back as the log may show."""
        table = self._table
        since = max(since or self._log_start(perspective), table.seq - MOST_STEPS)
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
            proposal=self.proposal(),
            settings=table.settings,
            fairness=self.fairness(you.seats or you.host),
            chat=list(table.chat),
            since=since,
            steps=[step_for(step, perspective) for step in table.story[since:]],
            outcome=self.outcome(),
            next=table.next,
            practice=table.made.practice,
        )

    def story(self, perspective: int | None, since: int) -> wire.Story:
        """A page of the steps after an entry, for a perspective."""
        since = max(since, self._log_start(perspective))
        steps = self._table.story[since : since + MOST_STEPS]
        return wire.Story(self._table.seq, [step_for(step, perspective) for step in steps])

    def _log_start(self, perspective: int | None) -> int:
        """The entry after which a perspective may read the log: always 0, except in a running game without the memory
        aid.

        Events that are shown only once are sent again only while they are the newest. Those of the setup are sent until
        the reader's seat has played, since players may join a game that has begun.
        """
        table = self._table
        limit = table.game.log_limit.at(table.made.options)
        if table.actor is None:
            return 0
        start = 0
        if limit.since_last_turn:
            first = last_turn([action.seat for action in table.played], table.actor, perspective)
            start = table.played[first].seq - 1 if first else 0
        for step in table.story[start:] if limit.once else ():
            shown_once = any(event.name in limit.once and event.visible_to(perspective) for event in step.events)
            start = step.seq if shown_once and self._was_shown(step, perspective) else start
        return start

    def _was_shown(self, step: StoryStep, perspective: int | None) -> bool:
        """Whether the reader has certainly seen the events of a step."""
        if step.cause == "started":
            return any(action.seat == perspective for action in self._table.played)
        return step.seq < self._table.state_seq

    def update(self, row: Row, step: StoryStep, perspective: int | None) -> bytes:
        """The encoded `wire.Update` of the newest row, for a perspective.

        Most moves look the same to all readers but one, so those readers share the encoded bytes.
        """
        if self._frames_at != row.seq:
            self._frames_at, self._frames = row.seq, {}
            self._is_open = all(event.seats is None for event in step.events)
        if not isinstance(row.entry, _GAME_STEPS):
            return self._frame(row, step, perspective, None, self._is_open)
        patch = self._views_now().patch(perspective, self._table.record.state_seq_before)
        chooses = perspective == self._table.actor
        is_common = self._is_open and not chooses and patch is not None and self._table.phase != "over"
        return self._frame(row, step, perspective, patch, is_common)

    def _frame(self, row: Row, step: StoryStep, perspective: int | None, patch: bytes | None, is_common: bool) -> bytes:
        """The cached update of a perspective; a common one depends only on the patch."""
        key = (patch, _ANYBODY if is_common else perspective)
        found = self._frames.get(key)
        if found is None:
            changed = self._changed(row, perspective, patch)
            found = encode(wire.Update(seq=row.seq, step=step_for(step, perspective), **changed))
            self._frames[key] = found
        return found

    def _changed(self, row: Row, perspective: int | None, patch: bytes | None) -> Fields:
        if isinstance(row.entry, _GAME_STEPS):
            return self._common_of_position(row) | self._own_of_position(perspective, patch)
        return self._change(row)

    def _change(self, row: Row) -> Fields:
        """The fields changed by an entry that does not change the game; the same for everybody."""
        table = self._table
        match row.entry:
            case log.Joined() | log.SeatChanged() | log.Left():
                return {"seats": self.seats(), "undo_asked": self.undo_asked(), **self._time_and_proposal()}
            case log.ViewOpened():
                return {"seats": self.seats()}
            case log.Contributed():
                return {"seats": self.seats(), "fairness": self.fairness()}
            case log.UndoAsked() | log.UndoAnswered():
                return {"undo_asked": self.undo_asked(), "timer": self.timer()}
            case log.Extended() | log.TimeUp() | log.Proposed() | log.ProposalAnswered():
                return self._time_and_proposal()
            case log.Said():
                return {"chat": table.chat[-1]}
            case log.SettingsChanged():
                return {"settings": table.settings, **self._time_and_proposal()}
            case log.Paused() | log.Resumed():
                return {"paused": table.paused, "timer": self.timer()}
            case log.Rematched(table=following):
                return {"next": following}
            case log.Closed():
                return {"phase": table.phase, **self._time_and_proposal()}
            case log.WatchersSentAway() | log.Witnessed():
                return {}
            case log.Created() | log.Linked() | log.Started() | log.Played() | log.Undone():
                return {}

    def _common_of_position(self, row: Row) -> Fields:
        """The public fields changed by a step of the game."""
        if self._common_at != row.seq:
            self._common_at = row.seq
            self._common = {"turn": self.turn(), "undo_asked": self.undo_asked(), "timer": self.timer()}
            if isinstance(row.entry, log.Started):
                self._common |= {"phase": self._table.phase, "seats": self.seats()}
            if self._table.phase == "over":
                self._common |= {"phase": self._table.phase, "outcome": self.outcome(), "proposal": None}
        return self._common

    def _own_of_position(self, perspective: int | None, patch: bytes | None) -> Fields:
        """The fields that a step of the game changed for one perspective, such as its view and choices."""
        own: Fields = {"can_undo": self.can_undo(perspective), "choices": self.choices(perspective)}
        own |= {"view": self.view(perspective)} if patch is None else {"patch": Raw(patch)}
        if self._table.phase == "over":
            own["fairness"] = self.fairness(perspective is not None)
        return own

    # --- the parts ---------------------------------------------------------------------------------------------

    def seats(self) -> list[wire.SeatInfo]:
        """The seats and their players."""
        table = self._table
        there = self._presences()
        return [
            wire.SeatInfo(
                seat=number + 1,
                kind=seat.now.kind,
                name=seat.now.name,
                level=seat.now.level,
                standin=seat.now.standin,
                handed=seat.now.handed,
                presence=there[number],
                contributed=seat.contribution is not None,
                open_view=seat.open_view,
                host=seat.now.holder is not None and seat.now.holder == table.host,
                animal=seat.now.animal,
                hand=table.seating.has_hand(number),
                because=seat.now.because,
            )
            for number, seat in enumerate(table.seats)
        ]

    def turn(self) -> int | None:
        """The seat (from 1) whose turn it is; None if there is none."""
        return None if self._table.actor is None else self._table.actor + 1

    def view(self, perspective: int | None) -> Raw:
        """The encoded view of a perspective; null before the start."""
        return _NULL if self._table.position is None else Raw(self._views_now().whole(perspective))

    def _views_now(self) -> ViewCache:
        table = self._table
        assert table.position is not None
        self._views.follow(table.position.memory, table.state_seq)
        return self._views

    def choices(self, perspective: int | None) -> list[wire.Choice]:
        """The encoded choices of a perspective; empty unless it is its turn."""
        if perspective is None or perspective != self._table.actor:
            return []
        if self._choices_at != self._table.state_seq:
            self._choices_at = self._table.state_seq
            self._choices = Raw(encode(self._choices_now()))
        return cast(list[wire.Choice], self._choices)

    def _choices_now(self) -> list[wire.Choice]:
        """The legal actions, each with whether it is irreversible."""
        table = self._table
        marks = table.crossings(self._boundary_root)
        return [choice_of(table.game, action, bool(mark)) for action, mark in zip(table.legal(), marks, strict=True)]

    def can_undo(self, perspective: int | None) -> bool:
        """Whether a seat may undo its last action without asking."""
        return perspective is not None and self._table.can_undo(perspective)

    def undo_asked(self) -> wire.UndoAsked | None:
        """The undo request that waits for answers."""
        asked = self._table.undo_asked
        return None if asked is None else wire.UndoAsked(asked + 1, _points(self._table.record.undo_agreed))

    def _time_and_proposal(self) -> Fields:
        return {"timer": self.timer(), "proposal": self.proposal()}

    def timer(self) -> wire.Timer | None:
        """The clock of the players that the table waits for; None if there is no limit or it is a bot's turn."""
        record = self._table.record
        if not (record.asked and record.allowance):
            return None
        asked = _points(record.asked)
        return wire.Timer(
            seat=asked[0],
            left_ms=time_left(record, self._clock()),
            running=record.running == 1,
            total_ms=record.total,
            bank_ms=record.bank,
            vacation_ms=record.vacation_left,
            days=record.days == 1,
            asked=asked,
            consent=record.consent == 1,
            at_end=end_of(self._table),
            up=record.up == 1,
        )

    def proposal(self) -> wire.Proposal | None:
        """The open proposal of a seat."""
        table, record = self._table, self._table.record
        if table.proposed_by is None:
            return None
        agreed, waiting = _points(record.proposal_agreed), _points(record.voters)
        return wire.Proposal(table.proposed_by + 1, table.proposed, agreed, waiting)

    def fairness(self, for_player: object = False) -> wire.Fairness:
        """The commitment and, after the game, the secret; players only, since it reveals all hidden information."""
        table = self._table
        secret = table.secret.hex() if table.is_finished() and for_player else None
        return wire.Fairness(table.commitment, table.contributions(), secret, table.keys())

    def outcome(self) -> wire.Outcome | None:
        """The result of the game; None while it is running."""
        return outcome_of(self._table)


def _points(seats: int) -> list[int]:
    """The seats of a set, as messages number them."""
    return [seat + 1 for seat in seats_in(seats)]


def step_for(step: StoryStep, perspective: int | None) -> wire.Step:
    """A step with the events that a perspective may see."""
    events = [Raw(event.body) for event in step.events if event.visible_to(perspective)]
    return wire.Step(
        seq=step.seq,
        cause=step.cause,
        seat=None if step.seat is None else step.seat + 1,
        events=cast(list[wire.WireEvent], events),
        undone=list(step.undone),
        number=step.number,
    )


@cache
def choice_of(game: Game[Any], action: int, irreversible: bool) -> wire.Choice:
    """An action as a wire message, with its word and arguments."""
    found = game.actions.action(action)
    return wire.Choice(found.number, found.word, found.arguments, found.notation, irreversible)
