"""What a command does to a table: it is refused with a reason, or becomes entries for the log.

Nothing here changes the table: a `Decision` holds the entries to write and, for steps of the game, what they lead
to, worked out on a copy. The same functions judge people, bots and tests.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from tana.bots.api import BUILT_IN, bot_entropy
from tana.core.chance import derive_entropy, rng_from
from tana.core.errors import BadNotation
from tana.server.protocol import wire
from tana.server.protocol.encoding import text_of
from tana.server.tables import credentials, fairness, log
from tana.server.tables.log import AnyEntry, SeatRecord
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Prospect, Table

DEFAULT_LEVEL = "sprout"
AWAY_BEFORE_STAND_IN_MS = 30_000
WHY_SEAT = 98
"""A seat number apart from real ones, for the luck of looking at refusals."""


class Asker(Struct, frozen=True):
    """Who asks, and when; `away_ms` says how long each seat's holder has been away (0: is here)."""

    holder: str
    now: int
    away_ms: Callable[[], Sequence[int]] = tuple


class Decision(Struct, frozen=True):
    """The entries to append, in order; `prospects` has what a step of the game leads to, by index."""

    entries: tuple[AnyEntry, ...]
    prospects: dict[int, Prospect] = {}


def one(entry: AnyEntry, prospect: Prospect | None = None) -> Decision:
    """A decision of one entry."""
    return Decision((entry,), {} if prospect is None else {0: prospect})


# --- who may do what -----------------------------------------------------------------------------------------


def seat_of(table: Table, asker: Asker, number: int) -> int:
    """A seat (from 0) that the asker holds."""
    seat = _existing(table, number)
    if not asker.holder or table.seats[seat].now.holder != asker.holder:
        raise Refuse("not-your-seat")
    return seat


def _existing(table: Table, number: int) -> int:
    if number > len(table.seats):
        raise Refuse("bad-request", f"there are {len(table.seats)} seats")
    return number - 1


def _played_by_asker(table: Table, asker: Asker, number: int) -> int:
    seat = seat_of(table, asker, number)
    if table.is_bot(seat):
        raise Refuse("not-now", "a bot stands in: take the seat back first")
    return seat


def _need_host(table: Table, asker: Asker) -> None:
    if asker.holder != table.host:
        raise Refuse("not-allowed", "only the host can do that")


def _need_player(table: Table, asker: Asker) -> None:
    if asker.holder != table.host and not table.seats_held_by(asker.holder):
        raise Refuse("not-allowed", "only players can do that")


def _need_phase(table: Table, *phases: wire.Phase) -> None:
    if table.phase == "closed":
        raise Refuse("closed")
    if table.phase not in phases:
        raise Refuse("not-now", f"the table is {table.phase}")


def _need_open_door(table: Table) -> None:
    if table.is_private:
        raise Refuse("not-allowed", "a practice table is for its maker alone")


def _need_fresh(table: Table, seq: int) -> None:
    if seq < table.state_seq:
        raise Refuse("stale", f"the game has moved on since {seq}")


# --- playing -------------------------------------------------------------------------------------------------


def _play(table: Table, command: wire.Play, asker: Asker) -> Decision:
    seat = _played_by_asker(table, asker, command.seat)
    _need_phase(table, "playing")
    _need_fresh(table, command.seq)
    if table.paused:
        raise Refuse("not-now", "the table is paused")
    if table.actor != seat:
        raise Refuse("not-your-turn")
    action = action_of(table, command.action, command.notation)
    if action not in table.legal():
        raise refusal_of(table, seat, action)
    return play(table, seat, action)


def play(table: Table, seat: int, action: int) -> Decision:
    """A legal action of the seat that decides."""
    number = table.actions_made + 1
    entropy = derive_entropy(table.root(), number)
    prospect = table.prospect_of_action(action, entropy)
    return one(log.Played(seat, action, number, entropy.hex(), prospect.position.check), prospect)


def action_of(table: Table, action: int | UnsetType, notation: str | UnsetType) -> int:
    """The action that a command means."""
    if (action is UNSET) == (notation is UNSET):
        raise Refuse("bad-request", "give either an action or a notation")
    try:
        if isinstance(notation, str):
            return table.game.actions.parse(notation)
        assert isinstance(action, int)
        return table.game.actions.action(action).number
    except BadNotation as fault:
        raise Refuse("bad-notation", str(fault)) from None


def refusal_of(table: Table, seat: int, action: int) -> Refuse:
    """Why an action is illegal, asked of a world that the seat thinks possible: so it cannot tell more."""
    entropy = bot_entropy(fairness.bot_root_of(table.secret), WHY_SEAT, table.actions_made)
    world = table.game.determinize(table.state, seat, rng_from(entropy))
    why = table.game.why_not(world, action)
    return Refuse("illegal", None, why.rule, text_of(why.text))


def why(table: Table, command: wire.Why, asker: Asker) -> wire.WhyNot:
    """The answer to `why`."""
    seat = seat_of(table, asker, command.seat)
    _need_phase(table, "playing")
    if table.actor != seat:
        raise Refuse("not-your-turn")
    action = action_of(table, command.action, command.notation)
    if action in table.legal():
        return wire.WhyNot(command.id, table.seq, None, None)
    found = refusal_of(table, seat, action)
    return wire.WhyNot(command.id, table.seq, found.rule, found.text)


def _undo(table: Table, command: wire.Undo, asker: Asker) -> Decision:
    seat = _played_by_asker(table, asker, command.seat)
    _need_phase(table, "playing")
    _need_fresh(table, command.seq)
    if table.can_undo(seat):
        return one(log.Undone(seat, 1))
    if table.settings.undo != "consent":
        raise Refuse("boundary")
    count = actions_since_own(table, seat)
    if table.undo_request is not None:
        raise Refuse("not-now", "a request to take back is waiting for answers")
    asked = log.UndoAsked(seat)
    if _all_agree(table, seat, set()):
        return Decision((asked, log.Undone(seat, count, agreed=True)))
    return one(asked)


def actions_since_own(table: Table, seat: int) -> int:
    """How many actions have to be taken back to undo the seat's last one."""
    for count, line in enumerate(reversed(table.played), start=1):
        if line.seat == seat:
            return count
    raise Refuse("boundary", "this seat has not played yet")


def _all_agree(table: Table, asking: int, agreed: set[int]) -> bool:
    """Whether every person but the asking one has agreed (bots always do)."""
    holder = table.seats[asking].now.holder
    asked = {n for n in table.people() if table.seats[n].now.holder != holder}
    return asked <= agreed


def _answer_undo(table: Table, command: wire.AnswerUndo, asker: Asker) -> Decision:
    seat = _played_by_asker(table, asker, command.seat)
    _need_phase(table, "playing")
    _need_fresh(table, command.seq)
    request = table.undo_request
    if request is None:
        raise Refuse("not-now", "nobody asks to take back")
    answer = log.UndoAnswered(seat, command.agree)
    if command.agree and _all_agree(table, request.seat, {*request.agreed, *table.seats_held_by(asker.holder)}):
        return Decision((answer, log.Undone(request.seat, actions_since_own(table, request.seat), agreed=True)))
    return one(answer)


# --- before the game -----------------------------------------------------------------------------------------


def _contribute(table: Table, command: wire.Contribute, asker: Asker) -> Decision:
    seat = seat_of(table, asker, command.seat)
    _need_phase(table, "gathering")
    if table.made.practice:
        raise Refuse("not-allowed", "the luck of a practice table is chosen")
    if table.seats[seat].contribution is not None:
        raise Refuse("not-now", "this seat has contributed already")
    return one(log.Contributed(seat, command.random))


def _start(table: Table, command: wire.Start, asker: Asker) -> Decision:
    _need_host(table, asker)
    _need_phase(table, "gathering")
    if any(seat.now.kind == "open" for seat in table.seats):
        raise Refuse("not-now", "a seat is still open")
    return start(table)


def start(table: Table) -> Decision:
    """Begin the game."""
    entropy = derive_entropy(table.root(), 0)
    prospect = table.prospect_of_start(entropy)
    return one(log.Started(entropy.hex(), prospect.position.check), prospect)


# --- seats ---------------------------------------------------------------------------------------------------


def _set_seat(table: Table, command: wire.SetSeat, asker: Asker) -> Decision:
    _need_phase(table, "gathering", "playing")
    seat = _existing(table, command.seat)
    now = _changed(table, command, asker, seat)
    if now == table.seats[seat].now:
        raise Refuse("not-now", "the seat is so already")
    return one(log.SeatChanged(seat, now))


def _changed(table: Table, command: wire.SetSeat, asker: Asker, seat: int) -> SeatRecord:
    if command.to == "bot":
        return _to_bot(table, asker, seat, level_of(command.level))
    before = table.seats[seat].now
    if before.holder is not None and before.holder == asker.holder:
        kind: wire.SeatKind = "here" if command.to == "here" else "remote"
        return SeatRecord(kind=kind, name=before.name, holder=before.holder, animal=before.animal)
    _need_host(table, asker)
    if before.holder is not None and table.phase == "playing":
        raise Refuse("not-your-seat", "somebody else plays this seat")
    if command.to == "here":
        return SeatRecord(kind="here", name=before.name, holder=asker.holder, animal=before.animal)
    _need_open_door(table)
    return SeatRecord(kind="open", name="")


def _to_bot(table: Table, asker: Asker, seat: int, level: str) -> SeatRecord:
    before = table.seats[seat].now
    if table.phase == "gathering":
        if before.holder != asker.holder:
            _need_host(table, asker)
        return SeatRecord(kind="bot", name="", level=level)
    if before.holder is None:
        _need_player(table, asker)
        return SeatRecord(kind="bot", name=before.name, level=level, animal=before.animal)
    if before.holder != asker.holder:
        _need_player(table, asker)
        _need_absence(table, asker, seat)
    return replace(before, kind="bot", level=level, standin=True)


def _need_absence(table: Table, asker: Asker, seat: int) -> None:
    away_ms = asker.away_ms()
    away = seat < len(away_ms) and away_ms[seat] >= AWAY_BEFORE_STAND_IN_MS
    ran_out = table.settings.timer_s > 0 and table.actor == seat and table.time_left(asker.now) == 0
    if not away and not ran_out:
        raise Refuse("not-allowed", "its player is here and has time")


def level_of(level: str | UnsetType) -> str:
    """A level of bot that a stranger may ask for: never a file."""
    if isinstance(level, UnsetType):
        return DEFAULT_LEVEL
    if level not in BUILT_IN:
        raise Refuse("bad-request", f"levels: {', '.join(BUILT_IN)}")
    return level


def _rename(table: Table, command: wire.Rename, asker: Asker) -> Decision:
    seat = seat_of(table, asker, command.seat)
    _need_phase(table, "gathering", "playing")
    before = table.seats[seat].now
    animal = before.animal if isinstance(command.animal, UnsetType) else free_animal(table, command.animal, seat)
    return one(log.SeatChanged(seat, replace(before, name=tidy_name(command.name), animal=animal)))


def free_animal(table: Table, wanted: wire.Animal | UnsetType, seat: int) -> wire.Animal | None:
    """The animal that somebody wants for a seat, unless another seat has it."""
    taken = {other.now.animal for number, other in enumerate(table.seats) if number != seat}
    return None if isinstance(wanted, UnsetType) or wanted in taken else wanted


def tidy_name(name: str) -> str:
    """A name without control characters or edges of space."""
    clean = "".join(letter for letter in name if letter.isprintable()).strip()
    if not clean:
        raise Refuse("bad-request", "a name needs something to read")
    return clean


def _leave(table: Table, command: wire.Leave, asker: Asker) -> Decision:
    seat = seat_of(table, asker, command.seat)
    _need_phase(table, "gathering", "playing", "over")
    before = table.seats[seat].now
    if table.phase == "gathering":
        return one(log.Left(seat, SeatRecord(kind="open")))
    bot = SeatRecord(kind="bot", name=before.name, level=before.level or DEFAULT_LEVEL, animal=before.animal)
    return one(log.Left(seat, bot))


def _open_view(table: Table, command: wire.OpenView, asker: Asker) -> Decision:
    seat = seat_of(table, asker, command.seat)
    _need_phase(table, "gathering", "playing", "over")
    return one(log.ViewOpened(seat, command.on))


def join(table: Table, body: wire.JoinTable, holder: str, now: int) -> log.Joined | None:
    """Come in by a link that opens this table: the entry to write, or None when the asker has the place already."""
    wanted = None if isinstance(body.seat, UnsetType) else _existing(table, body.seat)
    moved = seat_of_link(table, body.secret, now)
    if moved is not None:
        return log.Joined(holder, moved)
    name = "" if isinstance(body.name, UnsetType) else tidy_name(body.name)
    if body.watch:
        return _join_to_watch(table, holder)
    mine = table.seats_held_by(holder)
    if mine and (wanted is None or wanted in mine):
        return None
    _need_phase(table, "gathering", "playing")
    free = [n for n, seat in enumerate(table.seats) if seat.now.kind == "open" and wanted in (None, n)]
    if not free:
        raise Refuse("full")
    return log.Joined(holder, free[0], name, free_animal(table, body.animal, free[0]))


def _join_to_watch(table: Table, holder: str) -> log.Joined | None:
    if table.may_enter(holder):
        return None
    _need_phase(table, "gathering", "playing", "over")
    if not table.settings.spectators:
        raise Refuse("not-allowed", "this table has no spectators")
    return log.Joined(holder)


def opens(table: Table, secret: str | UnsetType, now: int) -> bool:
    """Whether a link's secret opens this table (or one seat of it)."""
    if isinstance(secret, UnsetType):
        return False
    return credentials.same(table.link, credentials.link_hash(secret)) or seat_of_link(table, secret, now) is not None


def seat_of_link(table: Table, secret: str | UnsetType, now: int) -> int | None:
    """The seat that a link moves to another device."""
    if isinstance(secret, UnsetType):
        return None
    wanted = credentials.link_hash(secret)
    for number, seat in enumerate(table.seats):
        if seat.link and credentials.same(seat.link, wanted) and now <= seat.link_until:
            return number
    return None


def invite(table: Table, command: wire.Invite, asker: Asker, secret: str, code: str) -> Decision:
    """A new link: the host's for the table (the old link and code open nothing any more), or a holder's for a seat."""
    _need_open_door(table)
    if command.seat is None:
        _need_host(table, asker)
        _need_phase(table, "gathering", "playing", "over")
        return one(log.Linked(credentials.link_hash(secret), code=code))
    seat = seat_of(table, asker, command.seat)
    _need_phase(table, "gathering", "playing", "over")
    return one(log.Linked(credentials.link_hash(secret), seat, asker.now + credentials.SEAT_LINK_MS))


# --- the table -----------------------------------------------------------------------------------------------


def _say(table: Table, command: wire.Say, asker: Asker) -> Decision:
    seat = None if command.seat is None else seat_of(table, asker, command.seat)
    _need_phase(table, "gathering", "playing", "over")
    if table.settings.chat == "off":
        raise Refuse("not-allowed", "this table does not chat")
    if (command.phrase is UNSET) == (command.text is UNSET):
        raise Refuse("bad-request", "give either a phrase or a text")
    if isinstance(command.phrase, str):
        if command.phrase not in wire.PHRASES:
            raise Refuse("bad-request", "not a phrase of the list")
        return one(log.Said(seat, phrase=command.phrase))
    if table.settings.chat != "free":
        raise Refuse("not-allowed", "this table speaks in phrases")
    assert isinstance(command.text, str)
    return one(log.Said(seat, text=tidy_name(command.text)))


def _change_settings(table: Table, command: wire.ChangeSettings, asker: Asker) -> Decision:
    _need_host(table, asker)
    _need_phase(table, "gathering", "playing", "over")
    return one(log.SettingsChanged(command.settings))


def _kick(table: Table, command: wire.Kick, asker: Asker) -> Decision:
    _need_host(table, asker)
    _need_phase(table, "gathering", "playing", "over")
    if not table.watchers:
        raise Refuse("not-now", "nobody watches")
    return one(log.WatchersSentAway())


def _pause(table: Table, command: wire.Pause, asker: Asker) -> Decision:
    _need_player(table, asker)
    _need_phase(table, "playing")
    if table.paused:
        raise Refuse("not-now", "paused already")
    return one(log.Paused())


def _resume(table: Table, command: wire.Resume, asker: Asker) -> Decision:
    _need_player(table, asker)
    _need_phase(table, "playing")
    if not table.paused:
        raise Refuse("not-now", "not paused")
    return one(log.Resumed())


def _close(table: Table, command: wire.CloseTable, asker: Asker) -> Decision:
    _need_host(table, asker)
    _need_phase(table, "gathering", "playing", "over")
    return one(log.Closed())


def check_rematch(table: Table, asker: Asker) -> None:
    """Whether the asker may ask for another game now."""
    _need_player(table, asker)
    _need_phase(table, "over")


def perspective_of(table: Table, holder: str, wanted: int | None) -> int | None:
    """The perspective a holder gets: a seat of its own or one that consents; unasked, its only seat."""
    mine = table.seats_held_by(holder)
    if wanted is None:
        return mine[0] if len(mine) == 1 else None
    seat = _existing(table, wanted)
    if seat in mine:
        return seat
    if not mine and table.seats[seat].open_view:
        return seat
    raise Refuse("not-your-seat")


_Judge = Callable[[Table, Any, Asker], Decision]

_JUDGES: dict[type[wire.Command], _Judge] = {
    wire.Play: _play,
    wire.Undo: _undo,
    wire.AnswerUndo: _answer_undo,
    wire.Contribute: _contribute,
    wire.Start: _start,
    wire.Say: _say,
    wire.SetSeat: _set_seat,
    wire.Rename: _rename,
    wire.OpenView: _open_view,
    wire.ChangeSettings: _change_settings,
    wire.Kick: _kick,
    wire.Pause: _pause,
    wire.Resume: _resume,
    wire.Leave: _leave,
    wire.CloseTable: _close,
}


def decide(table: Table, command: wire.AnyCommand, asker: Asker) -> Decision:
    """What a command that changes the table does; raises `Refuse`."""
    return _JUDGES[type(command)](table, command, asker)


def changes_table(command: wire.AnyCommand) -> bool:
    """Whether `decide` is for this command."""
    return type(command) in _JUDGES
