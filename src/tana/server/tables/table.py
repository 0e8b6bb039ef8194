"""One table: the single authority on a game being played, which can be rebuilt from its log at any time.

Only `apply` changes a `Table`, one row of the log at a time, and its whole state follows from the log. Decisions are
made in `tana.server.tables.decide`, messages for clients in `tana.server.live.rendering`.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET, Struct

from tana.bots.calibration import Levels, assumed_levels
from tana.core.chance import derive_entropy, rng_from
from tana.core.game import Game
from tana.core.registry import game as find_game
from tana.engine import table_rules
from tana.engine.kept_game import KeptGame
from tana.engine.readiness import at_best_speed
from tana.engine.table_rules import NOBODY, TableRecord
from tana.errors import IllegalMove, TanaError, UnknownGame
from tana.server.protocol.wire import ChatLine, Phase, Receipt, ReceiptStep, Settings
from tana.server.tables import fairness, log, table_record
from tana.server.tables.budgets import Budget, budget_of
from tana.server.tables.log import Row, SeatRecord
from tana.server.tables.position import Position, VisibleEvent, mover_of, visible
from tana.server.tables.seating import Seating
from tana.server.tables.table_record import NO_ACTIONS, PHASES, seat_or_none, seats_in

KEPT_STATES = 16
"""How many earlier states a table keeps in memory for undo; older ones are replayed."""
KEPT_CHAT = 100


class CannotReplay(TanaError):
    """The log of a table belongs to other rules, components or another version of the log."""


@dataclass
class Seat:
    """A seat now."""

    now: SeatRecord
    contribution: str | None = None
    key: str | None = None
    signature: str | None = None
    open_view: bool = False
    link: str = ""
    link_until: int = 0
    link_device: str = ""
    link_hand: bool = False


class PlayedAction(Struct, frozen=True, gc=False):
    """An action that was not taken back: its place in the log, its seat, number and entropy, and whether it revealed
    something to anybody."""

    seq: int
    seat: int
    action: int
    number: int
    entropy: bytes
    reveals: bool


class AnsweredCommand(Struct, frozen=True, gc=False):
    """A command that was carried out: its entry, and a digest of its content (empty in logs of version 0.1)."""

    seq: int
    digest: str


class StoryStep(Struct, frozen=True, gc=False):
    """What one row of the log means for people."""

    seq: int
    cause: str
    seat: int | None
    events: tuple[VisibleEvent, ...] = ()
    undone: tuple[int, ...] = ()
    number: int | None = None
    """The number of an action: one more than that of the action before, taken back or not."""


class Prospect(Struct, frozen=True, gc=False):
    """The outcome of a game step, computed before it is written: accepted once the row is durable."""

    position: Position
    events: tuple[VisibleEvent, ...]

    @property
    def reveals(self) -> bool:
        """Whether somebody learns something."""
        return any(event.reveals for event in self.events)


class Table:
    """The state of a table, derived from its log."""

    def __init__(self, first: Row, kept: KeptGame | None = None) -> None:
        made = first.entry
        if not isinstance(made, log.Created):
            raise CannotReplay("the log does not begin with the creation of a table")
        if made.version != log.LOG_VERSION:
            versions = f"a log of version {made.version}; this server reads version {log.LOG_VERSION}"
            raise CannotReplay(f"begun with another Tana: {versions}")
        self.id = made.table
        self.made = made
        self.game = _with_edition(made, _game_of(made) if kept is None else kept)
        self.rules = "" if kept is None else kept.id
        """The name of the rules that its log replays by, as far as it is known (`tana.core.rules_file`)."""
        self.secret = bytes.fromhex(made.secret)
        self.commitment = fairness.commitment_of(self.secret)
        self.seating = Seating(tuple(made.seats), made.host)
        self.seats = [Seat(one) for one in made.seats]
        self.numbers: dict[str, int] = {}
        """Holders as the record numbers them."""
        self.record = table_record.created(first, made, [self._number_of(seat.holder) for seat in made.seats])
        """What decides about the table."""
        self._foreseen: tuple[Row, TableRecord] | None = None
        """A step of the game that is about to be written, and the record after it."""
        self._held: dict[str, list[int]] = {}
        self._note_holders()
        self.settings: Settings = made.settings
        self.link = made.link
        self.code = made.code
        self.proposed: Settings | None = None
        """The settings of the last proposal."""
        self.next: str | None = None
        self.chat: deque[ChatLine] = deque(maxlen=KEPT_CHAT)
        self.story: list[StoryStep] = []
        self.answered: dict[tuple[str, str], AnsweredCommand] = {}
        self.entries: Counter[Budget] = Counter()
        """How many entries of each kind the log has."""
        self.entries_of: Counter[tuple[str, Budget]] = Counter()
        """How many of them each holder has caused."""
        self._mover = mover_of(self.game)
        self._set_up_no_game()
        self._root: bytes | None = None
        self.touched = first.at
        self._note(first, StoryStep(first.seq, "created", None))

    def _set_up_no_game(self) -> None:
        """The part of a table that begins with its game."""
        self.position: Position | None = None
        self._state: Any = None
        self.played: list[PlayedAction] = []
        self.history: list[ReceiptStep] = []
        """Every action and every undo since the start."""
        self.names_at_start: tuple[str, ...] = ()
        self.setup_entropy = b""
        self._start: Position | None = None
        self._earlier: deque[Position] = deque(maxlen=KEPT_STATES)

    @classmethod
    def replay(cls, rows: Sequence[Row], kept: KeptGame | None = None) -> Table:
        """The table of a whole log, by today's rules or by `kept` ones; raises `CannotReplay` with the reason."""
        if not rows:
            raise CannotReplay("the log is empty")
        table = cls(rows[0], kept)
        for row in rows[1:]:
            table.apply(row)
        return table

    # --- looking -----------------------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """Whether players are gathering, playing or done."""
        return PHASES[self.record.phase]

    @property
    def paused(self) -> bool:
        """Whether the clock and the bots stand still."""
        return self.record.paused == 1

    @property
    def actor(self) -> int | None:
        """The seat that decides."""
        return seat_or_none(self.record.actor)

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.record.seq

    @property
    def state_seq(self) -> int:
        """The last entry that changed the game: older commands are stale."""
        return self.record.state_seq

    @property
    def actions_made(self) -> int:
        """How many actions were ever made, taken back or not."""
        return self.record.actions_made

    @property
    def undo_asked(self) -> int | None:
        """The seat that asks the others to take its last action back."""
        return seat_or_none(self.record.undo_by)

    @property
    def proposed_by(self) -> int | None:
        """The seat that proposes another pace or the end of the game."""
        return seat_or_none(self.record.proposed_by)

    @property
    def host(self) -> str:
        """Who may change settings, invite and start."""
        return self.seating.host

    @property
    def kept(self) -> KeptGame | None:
        """The rules that it began with, if today's are others; None: it is played by today's."""
        return self.game if isinstance(self.game, KeptGame) else None

    @property
    def watchers(self) -> frozenset[str]:
        """Everybody who came to watch."""
        return self.seating.watchers

    def seats_held_by(self, holder: str) -> list[int]:
        """The seats of a holder, stand-ins included."""
        return self._held.get(holder, []) if holder else []

    def may_enter(self, holder: str) -> bool:
        """Whether a holder has a place here: a seat, the host's chair, or a place to watch."""
        return holder in self._held or self.seating.has_place(holder)

    @property
    def is_private(self) -> bool:
        """Whether it is for its maker and bots alone."""
        return self.made.is_private

    def is_bot(self, seat: int) -> bool:
        """Whether a bot decides for a seat now."""
        return self.seats[seat].now.kind == "bot"

    def people(self) -> list[int]:
        """The seats that a person plays."""
        return seats_in(table_rules.people(self.record))

    def can_undo(self, seat: int) -> bool:
        """Whether a seat alone may take its last action back: it still decides and nobody has learned anything."""
        return self.record.can_undo == seat

    def contributions(self) -> list[str | None]:
        """What each seat added to the luck."""
        return [seat.contribution for seat in self.seats]

    def keys(self) -> list[str | None]:
        """The public key of each seat that will sign the receipt."""
        return [seat.key for seat in self.seats]

    def names(self) -> tuple[str, ...]:
        """What the seats are called; once the game has begun, what they were called then."""
        now = tuple(seat.now.name or f"Seat {n + 1}" for n, seat in enumerate(self.seats))
        return self.names_at_start or now

    def assumed_levels(self) -> Levels:
        """Who is assumed to play on where chances are shown: bots at their level, people as strong as the strongest."""
        return assumed_levels([seat.now.level if seat.now.kind == "bot" else None for seat in self.seats])

    def root(self) -> bytes:
        """The root of the game's luck. Secret until the game is over."""
        if self._root is None or self.position is None:
            self._root = self._root_now()
        return self._root

    def _root_now(self) -> bytes:
        if self.made.practice:
            return fairness.practice_root_of(self.secret, len(self.seats))
        game = self.id, self.game.name, self.game.edition, self.made.options
        if self.made.luck == fairness.FORMER:
            return fairness.former_root_of(self.secret, *game, self.names(), self.contributions())
        return fairness.root_of(self.secret, *game, self.contributions())

    def receipt(self) -> Receipt:
        """Everything that the luck of this game follows from. Holds every secret."""
        return Receipt(
            version=self.made.luck,
            table=self.id,
            game=self.game.name,
            edition=self.game.edition,
            options=self.made.options,
            names=list(self.names()),
            practice=self.made.practice,
            commitment=self.commitment,
            secret=self.secret.hex(),
            contributions=self.contributions(),
            history=self.history,
            keys=self.keys(),
            signatures=[seat.signature for seat in self.seats],
            rules=self.rules or UNSET,
        )

    @property
    def state(self) -> Any:
        """The state of the game to look at; None before the start."""
        if self._state is None and self.position is not None:
            self._state = self._mover.state(self.position)
        return self._state

    def is_finished(self) -> bool:
        """Whether a game was played to its end here."""
        return self.position is not None and self.actor is None

    # --- working a step out before it is written ---------------------------------------------------------------

    def prospect_of_start(self, entropy: bytes) -> Prospect:
        """What the setup would give."""
        if self.made.position is not None:
            return Prospect(self._mover.enter_memory(bytes.fromhex(self.made.position)), ())
        state, events = at_best_speed(self.game).new(len(self.seats), self.made.options, rng_from(entropy))
        return Prospect(self._mover.enter(state), tuple(visible(event) for event in events))

    def prospect_of_action(self, action: int, entropy: bytes) -> Prospect:
        """What a legal action would give; raises `IllegalMove` for another."""
        assert self.position is not None
        found = self._mover.play(self.position, action, entropy)
        if found is None:
            raise IllegalMove(f"{self.game.actions.notation(action)!r} is not allowed now")
        return Prospect(*found)

    def legal(self) -> list[int]:
        """The legal actions now."""
        return [] if self.position is None else self.position.legal

    def crossings(self, root: bytes) -> list[int]:
        """For each legal action: 1 if it could not be taken back alone, as far as the actor knows."""
        assert self.position is not None
        return self._mover.crossings(self.position, root, self.actions_made)

    # --- changing: one row after the other ---------------------------------------------------------------------

    def apply(self, row: Row, prospect: Prospect | None = None) -> StoryStep:
        """Take the next row of the log; `prospect` saves working out a step that is known already."""
        if row.seq != self.seq + 1:
            raise CannotReplay(f"entry {row.seq} where {self.seq + 1} was expected")
        step = self._take(row, prospect)
        if self.seq != row.seq:
            raise CannotReplay(f"entry {row.seq} is about a seat or an action that there is not")
        self._note(row, step)
        return step

    def record_after(self, rows: Sequence[Row], prospects: Mapping[int, Prospect]) -> TableRecord:
        """The record once these rows are written; `prospects`: what steps of the game among them lead to."""
        record, seating, count = self.record, self.seating, len(self.played)
        for place, row in enumerate(rows):
            entry = row.entry
            if (prospect := prospects.get(place)) is not None:
                record = table_record.moved(record, row, prospect.position.actor, prospect.reveals, NO_ACTIONS)
                self._foreseen = (row, record) if place == 0 else None
            elif isinstance(entry, log.Undone):
                count -= entry.count
                record = self._record_undone(record, row, self.played[count].seat, self.played[:count])
            elif isinstance(entry, log.Joined | log.SeatChanged | log.Left) and entry.seat is not None:
                seating = seating.after(entry)
                record = self._record_seated(record, row, seating.seats[entry.seat])
            else:
                record = table_record.changed(record, row)
        return record

    def _record_moved(self, row: Row, found: Prospect) -> TableRecord:
        """The record after a step of the game; it is known already if the step was written here."""
        foreseen, self._foreseen = self._foreseen, None
        if foreseen is not None and foreseen[0] is row:
            return foreseen[1]
        return table_record.moved(self.record, row, found.position.actor, found.reveals, NO_ACTIONS)

    def _record_undone(
        self, record: TableRecord, row: Row, actor: int | None, left: Sequence[PlayedAction]
    ) -> TableRecord:
        """A record after an undo that leaves some actions."""
        last = [0] * len(NO_ACTIONS)
        for place, line in enumerate(left, start=1):
            last[line.seat] = place
        return table_record.moved(record, row, actor, bool(left) and left[-1].reveals, tuple(last))

    def _record_seated(self, record: TableRecord, row: Row, now: SeatRecord) -> TableRecord:
        """A record after an entry about a seat."""
        return table_record.seated(record, row, now.kind, self._number_of(now.holder))

    def _number_of(self, holder: str | None) -> int:
        """The number of a holder in the record."""
        return self.numbers.setdefault(holder, len(self.numbers)) if holder else NOBODY

    def _note(self, row: Row, step: StoryStep) -> None:
        self.touched = row.at
        self.story.append(step)
        if (budget := budget_of(row.entry)) is not None:
            self.entries[budget] += 1
            self.entries_of[row.holder, budget] += 1
        if row.command:
            id, _, digest = row.command.partition(" ")
            self.answered[row.holder, id] = AnsweredCommand(row.seq, digest)

    def _take(self, row: Row, prospect: Prospect | None) -> StoryStep:
        entry = row.entry
        match entry:
            case log.Started():
                return self._start_game(row, entry, prospect)
            case log.Played():
                return self._play(row, entry, prospect)
            case log.Undone():
                return self._undo(row, entry)
            case log.Created():
                raise CannotReplay("the table is created twice")
            case log.Joined() | log.SeatChanged() | log.Left():
                self._reseat(row, entry)
            case _:
                self.record = table_record.changed(self.record, row)
        self._change_seat(row)
        self._change_table(row)
        return StoryStep(row.seq, log.cause_of(entry), getattr(entry, "seat", None))

    def _change_seat(self, row: Row) -> None:
        """Take an entry about a seat or somebody in it."""
        match row.entry:
            case log.Linked():
                self._link(row.entry)
            case log.Contributed(seat=seat, random=random, key=key):
                self.seats[seat].contribution, self.seats[seat].key = random, key or None
            case log.Witnessed(seat=seat, signature=signature):
                self.seats[seat].signature = signature or None
            case log.ViewOpened(seat=seat, on=on):
                self.seats[seat].open_view = on
            case log.Proposed(settings=settings):
                self.proposed = settings
            case log.Said():
                self._say(row, row.entry)

    def _change_table(self, row: Row) -> None:
        """Take an entry about the table as a whole."""
        match row.entry:
            case log.SettingsChanged(settings=settings):
                self.settings = settings
                self.seating = self.seating.after(row.entry)
            case log.WatchersSentAway():
                self.seating = self.seating.after(row.entry)
            case log.Rematched(table=following):
                self.next = following

    def _start_game(self, row: Row, entry: log.Started, prospect: Prospect | None) -> StoryStep:
        if prospect is None:
            self._need_own_luck(row, 0, entry.entropy)
        self.names_at_start = self.names()
        self.setup_entropy = bytes.fromhex(entry.entropy)
        found = prospect or self._started_again(row)
        self._verify(found, entry.check, row)
        self._start = found.position
        self._enter(found.position)
        self.record = self._record_moved(row, found)
        return StoryStep(row.seq, "started", None, found.events)

    def _started_again(self, row: Row) -> Prospect:
        """What the setup of the log leads to."""
        try:
            return self.prospect_of_start(self.setup_entropy)
        except TanaError as fault:
            raise CannotReplay(f"entry {row.seq}: {fault}") from None

    def _play(self, row: Row, entry: log.Played, prospect: Prospect | None) -> StoryStep:
        if entry.number != self.actions_made + 1:
            raise CannotReplay(f"entry {row.seq} has the number {entry.number} where {self.actions_made + 1} was due")
        found = prospect or self._played_again(row, entry)
        assert self.position is not None
        self._earlier.append(self.position)
        entropy, reveals = bytes.fromhex(entry.entropy), found.reveals
        self.played.append(PlayedAction(row.seq, entry.seat, entry.action, entry.number, entropy, reveals))
        notation = self.game.actions.notation(entry.action)
        self.history.append(ReceiptStep(number=entry.number, seat=entry.seat + 1, action=notation))
        self._enter(found.position)
        self.record = self._record_moved(row, found)
        return StoryStep(row.seq, "played", entry.seat, found.events, number=entry.number)

    def _played_again(self, row: Row, entry: log.Played) -> Prospect:
        """What an entry of the log leads to: with the table's own luck, and into the position it was written with."""
        self._need_own_luck(row, entry.number, entry.entropy)
        try:
            found = self.prospect_of_action(entry.action, bytes.fromhex(entry.entropy))
        except TanaError as fault:
            raise CannotReplay(f"entry {row.seq}: {fault}") from None
        self._verify(found, entry.check, row)
        return found

    def _need_own_luck(self, row: Row, number: int, entropy: str) -> None:
        """Refuse a row whose luck is not the table's: it was damaged, or changed by somebody. What was worked out here
        has its luck from here."""
        if derive_entropy(self.root(), number).hex() != entropy:
            raise CannotReplay(f"the luck of entry {row.seq} does not follow from the table's secret")

    def _verify(self, found: Prospect, check: int, row: Row) -> None:
        if found.position.check != check:
            raise CannotReplay(f"entry {row.seq} leads to another position than when it was played")

    def _undo(self, row: Row, entry: log.Undone) -> StoryStep:
        self.history.append(self._receipt_of_undo(entry))
        undone = tuple(line.seq for line in self.played[-entry.count :])
        del self.played[-entry.count :]
        position = self._position_before(entry.count)
        self._enter(position)
        self.record = self._record_undone(self.record, row, position.actor, self.played)
        return StoryStep(row.seq, "undone", entry.seat, undone=undone)

    def _receipt_of_undo(self, entry: log.Undone) -> ReceiptStep:
        """What the receipt says about taking back: beyond the boundary, every seat that agreed, the asking one too."""
        if not entry.agreed:
            return ReceiptStep(undone=entry.count, seat=entry.seat + 1)
        asking = self.seats_held_by(self.seats[entry.seat].now.holder or "")
        agreed = {*asking, entry.seat, *seats_in(self.record.undo_agreed)}
        consents = sorted(seat + 1 for seat in agreed)
        return ReceiptStep(undone=entry.count, seat=entry.seat + 1, agreed=True, consents=consents)

    def _position_before(self, count: int) -> Position:
        """The position `count` actions ago (they are struck from the lines already)."""
        if len(self._earlier) >= count:
            for _ in range(count):
                position = self._earlier.pop()
            return position
        assert self._start is not None
        self._earlier.clear()
        position = self._start
        for line in self.played:
            self._earlier.append(position)
            found = self._mover.play(position, line.action, line.entropy)
            assert found is not None
            position = found[0]
        return position

    def _enter(self, position: Position) -> None:
        """A new position."""
        self.position, self._state = position, None

    def _reseat(self, row: Row, entry: log.Joined | log.SeatChanged | log.Left) -> None:
        """Somebody has come, gone or changed: everybody's place is as the entry says."""
        self.seating = self.seating.after(entry)
        if entry.seat is None:
            self.record = table_record.changed(self.record, row)
            return
        seat, now = self.seats[entry.seat], self.seating.seats[entry.seat]
        self.record = self._record_seated(self.record, row, now)
        if not self.record.contributed >> entry.seat & 1:
            seat.contribution = seat.key = None
        if isinstance(entry, log.Joined):
            seat.link = ""
        seat.now = now
        self._note_holders()

    def _note_holders(self) -> None:
        """Asked for at every message, so it is worked out once."""
        people = {seat.holder for seat in self.seating.seats if seat.holder}
        self._held = {holder: self.seating.held_by(holder) for holder in people}

    def _link(self, entry: log.Linked) -> None:
        if entry.seat is None:
            self.link = entry.link
            self.code = entry.code or self.code
        else:
            self.seats[entry.seat].link = entry.link
            self.seats[entry.seat].link_until = entry.until
            self.seats[entry.seat].link_device = entry.device
            self.seats[entry.seat].link_hand = entry.hand

    def _say(self, row: Row, entry: log.Said) -> None:
        name = "" if entry.seat is None else self.seats[entry.seat].now.name
        seat = None if entry.seat is None else entry.seat + 1
        self.chat.append(ChatLine(row.seq, seat, name, entry.phrase, entry.text))


def _game_of(made: log.Created) -> Game[Any]:
    try:
        return find_game(made.game)
    except UnknownGame as fault:
        raise CannotReplay(str(fault)) from None


def _with_edition(made: log.Created, game: Game[Any]) -> Game[Any]:
    """The game, if a table was made with its components."""
    if game.edition != made.edition:
        raise CannotReplay(f"played with the components {made.edition!r}; here they are {game.edition!r}")
    return game
