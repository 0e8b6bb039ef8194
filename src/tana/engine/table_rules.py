"""What each entry of a log makes of its table: a record, and one compiled rule for each kind of entry.

The server and the page read the same record (`TableRecord`), and only `take` changes it. It holds what decides about a
table: its phase, whose turn it is, who plays which seat, what can be taken back, what is asked of whom, and the clock.
Names, texts, secrets and positions stay with the host, which knows holders by number.

Nothing here depends on a game, and nothing reads a clock. A *live* table counts seconds for a decision. A game *over
days* counts hours for a turn: the allowance of the turn first, then the seat's reserve (the bank), then its vacation. A
turn is a run of decisions by one seat; a decision in between by somebody else (a bumped mouse, an answer to an undo)
counts for the player who is asked. Times are milliseconds since 1970, as in the rows of the log.

Calling compiled code with records costs five microseconds, with arrays a third of one: `take` gets arrays of one.
Rules that only read also run interpreted, on a record as the host keeps it (`tana.server.tables.table_record`).
"""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.domain import MAX_SEATS, SEAT, Domain
from tana.core.record import Ints, Record, RecordArray, cell, cells, flag, subset

NOBODY = -1
TIMES = range(-(1 << 53), 1 << 53)
"""Milliseconds that a page can count, too."""
NUMBERS = range(1 << 31)
HOLDERS = range(-1, 1 << 31)

PHASE = Domain("phase", ("gathering", "playing", "over", "closed"))
GATHERING, PLAYING, OVER, CLOSED = range(len(PHASE))
SEAT_KIND = Domain("seat-kind", ("open", "remote", "here", "bot"))
OPEN, REMOTE, HERE, BOT = range(len(SEAT_KIND))
ENTRY = Domain(
    "entry",
    (
        *("created", "joined", "seat", "left", "linked", "contributed", "witnessed"),
        *("started", "played", "undone", "undo-asked", "undo-answered", "said", "settings", "kicked"),
        *("paused", "resumed", "extended", "time-up", "proposed", "proposal-answered"),
        *("open-view", "rematched", "closed"),
    ),
)
"""The kinds of entries; some leave the record as it is."""
CREATED, JOINED, SEATED, LEFT, LINKED, CONTRIBUTED, WITNESSED = range(7)
STARTED, PLAYED, UNDONE, UNDO_ASKED, UNDO_ANSWERED, SAID, SETTINGS, KICKED = range(7, 15)
PAUSED, RESUMED, EXTENDED, TIME_UP, PROPOSED, PROPOSAL_ANSWERED = range(15, 21)
OPEN_VIEW, REMATCHED, CLOSED_FOR_GOOD = range(21, 24)

CONDITION = Domain(
    "condition",
    (
        *("seat-exists", "own-seat", "no-bot", "not-contributed", "to-move"),
        *("not-closed", "not-over", "gathering", "playing", "over", "seats-taken"),
        *("fresh", "paused", "not-paused", "undo-asked", "proposed"),
    ),
)
"""What commands require of the record (`tana.server.protocol.guards` has all conditions)."""
SEAT_EXISTS, OWN_SEAT, NO_BOT, NOT_CONTRIBUTED, TO_MOVE = range(5)
NOT_CLOSED, NOT_OVER, IS_GATHERING, IS_PLAYING, IS_OVER, SEATS_TAKEN = range(5, 11)
IS_FRESH, IS_PAUSED, NOT_PAUSED, IS_UNDO_ASKED, IS_PROPOSED = range(11, 16)

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS
BANK_PART = 2
"""A seat's reserve is at most half a turn; it begins full."""
REFILL_PART = 8
"""A completed turn adds an eighth of a turn to the reserve."""
REMIND_PARTS, REMIND_OF = 4, 5
"""A reminder is due when four fifths of a turn's time are over."""


class TableRecord(Record):
    """What decides about a table. Seats count from 0, and sets of them have a bit for each."""

    seats: int = cell(of=range(MAX_SEATS + 1))
    phase: int = cell(of=PHASE)
    paused: int = flag()
    actor: int = cell(of=SEAT, none=NOBODY)
    """The seat that decides; none before the start and after the end."""
    seq: int = cell(of=NUMBERS, stored="i8")
    """The number of the last entry."""
    state_seq: int = cell(of=NUMBERS, stored="i8")
    """The last entry that changed the game: older commands are stale."""
    state_seq_before: int = cell(of=NUMBERS, stored="i8")
    """The one before it."""
    contributed: int = subset(of=SEAT)
    """The seats that added to the luck."""

    actions_made: int = cell(of=NUMBERS, stored="i8")
    """The number of the last action: all that were ever made, taken back or not."""
    actions: int = cell(of=NUMBERS, stored="i8")
    """The number of actions that count."""
    can_undo: int = cell(of=SEAT, none=NOBODY)
    """The seat that alone may take its last action back: it still decides and nobody has learned anything."""
    undo_by: int = cell(of=SEAT, none=NOBODY)
    """The seat that asks the others to take its last action back."""
    undo_agreed: int = subset(of=SEAT)
    """The seats that have agreed to that."""

    proposed_by: int = cell(of=SEAT, none=NOBODY)
    """The seat that proposes another pace or the end of the game."""
    proposed_at: int = cell(of=NUMBERS, stored="i8")
    """The number of the entry that proposes it."""
    proposes_end: int = flag()
    proposal_agreed: int = subset(of=SEAT)
    voters: int = subset(of=SEAT)
    """The seats that have still to answer the proposal. Somebody whose time is over cannot keep a game from ending."""

    allowance: int = cell(of=TIMES, stored="i8")
    """The pace: how much time there is for a decision, or for a turn of a game over days; 0: no limit."""
    days: int = flag()
    cap: int = cell(of=TIMES, stored="i8")
    """The most a reserve can hold."""
    refill: int = cell(of=TIMES, stored="i8")
    vacation: int = cell(of=TIMES, stored="i8")
    """What each seat has of it in the whole game."""

    asked: int = subset(of=SEAT)
    """The seats that are waited for; none while a bot decides."""
    consent: int = flag()
    """They are asked to agree to an undo."""
    since: int = cell(of=NUMBERS, stored="i8")
    """The number of the entry that began it."""
    running: int = flag()
    began: int = cell(of=TIMES, stored="i8")
    """When the time began to run: at that entry, or after the last pause."""
    spent: int = cell(of=TIMES, stored="i8")
    """The time used before that."""
    extra: int = cell(of=TIMES, stored="i8")
    """How much longer the turn was made."""
    from_vacation: int = cell(of=TIMES, stored="i8")
    """The part of that which is vacation."""
    up: int = flag()
    """The end of the turn was written to the log."""
    kept_asked: int = subset(of=SEAT)
    """The turn that goes on once a request to undo is answered: what was true of it."""
    kept_since: int = cell(of=NUMBERS, stored="i8")
    kept_spent: int = cell(of=TIMES, stored="i8")
    kept_extra: int = cell(of=TIMES, stored="i8")
    kept_from_vacation: int = cell(of=TIMES, stored="i8")
    kept_up: int = flag()

    bank: int = cell(of=TIMES, stored="i8")
    """The reserve of the seat whose turn it is; answers to an undo have none."""
    total: int = cell(of=TIMES, stored="i8")
    """All the time of this turn: allowance, reserve and extensions."""
    vacation_left: int = cell(of=TIMES, stored="i8")
    """The vacation that the seat whose turn it is has left."""

    bot: int = cell(of=SEAT, none=NOBODY)
    """The seat that decides, if a bot plays it and the game goes on. Bots wait while a request to undo is open."""
    alone: int = flag()
    """At most one person plays: the last one at a table is waited for."""
    holding: int = cell(of=range(1 << len(CONDITION)), stored="i4")
    """The conditions that hold for every command."""

    kinds: Ints = cells(MAX_SEATS, of=SEAT_KIND)
    holders: Ints = cells(MAX_SEATS, of=HOLDERS, stored="i4")
    """The holder of each seat, as the host numbers them; -1: nobody."""
    last_actions: Ints = cells(MAX_SEATS, of=NUMBERS, stored="i4")
    """The place of each seat's last action among those that count, from 1; 0: it has none."""
    banks: Ints = cells(MAX_SEATS, of=TIMES, stored="i8")
    vacations: Ints = cells(MAX_SEATS, of=TIMES, stored="i8")


class Change(Record):
    """An entry, as far as it changes the record."""

    kind: int = cell(of=ENTRY, stored="i8")
    seq: int = cell(of=NUMBERS, stored="i8")
    at: int = cell(of=TIMES, stored="i8")
    seat: int = cell(of=SEAT, none=NOBODY, stored="i8")
    actor: int = cell(of=SEAT, none=NOBODY, stored="i8")
    """Whose decision it is in a new position."""
    number: int = cell(of=TIMES, stored="i8")
    """The number of an action, of actions taken back, of seats, or of milliseconds."""
    yes: int = cell(of=range(2), stored="i8")
    """The action reveals something (of those taken back: the one before them did); somebody agrees; the end is
    proposed; it is vacation."""
    seat_kind: int = cell(of=SEAT_KIND, stored="i8")
    holder: int = cell(of=HOLDERS, none=NOBODY, stored="i8")
    timer_s: int = cell(of=NUMBERS, stored="i8")
    turn_h: int = cell(of=NUMBERS, stored="i8")
    vacation_d: int = cell(of=NUMBERS, stored="i8")
    last_actions: Ints = cells(MAX_SEATS, of=NUMBERS, stored="i8")
    """For an undo: the record's field of that name without the actions that are taken back."""


# --- seats -----------------------------------------------------------------------------------------------------------


@rule
def is_person(t: TableRecord, seat: int) -> bool:
    """Whether a person plays a seat now."""
    return t.holders[seat] >= 0 and t.kinds[seat] != BOT


@rule
def people(t: TableRecord) -> int:
    """Return the seats that persons play now."""
    found = 0
    for seat in range(t.seats):
        if is_person(t, seat):
            found |= 1 << seat
    return found


@rule
def seats_with(t: TableRecord, seat: int) -> int:
    """Return the seats of the same holder, stand-ins included; none for a seat without one."""
    found = 0
    for other in range(t.seats):
        if t.holders[seat] >= 0 and t.holders[other] == t.holders[seat]:
            found |= 1 << other
    return found


@rule
def others(t: TableRecord, seat: int) -> int:
    """Return the seats that persons play, but those of a seat's own holder."""
    return people(t) & ~seats_with(t, seat)


@rule
def first_of(seats: int) -> int:
    """Return the lowest seat of a set that is not empty."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


# --- looking ---------------------------------------------------------------------------------------------------------


@rule
def common_conditions(t: TableRecord) -> int:
    """Return the conditions that hold for every command: bits by number."""
    found = 1 << (IS_PAUSED if t.paused else NOT_PAUSED)
    if t.phase != CLOSED:
        found |= 1 << NOT_CLOSED
    if t.phase in (GATHERING, PLAYING):
        found |= 1 << NOT_OVER
        found |= 1 << (IS_GATHERING if t.phase == GATHERING else IS_PLAYING)
    if t.phase == OVER:
        found |= 1 << IS_OVER
    if t.undo_by != NOBODY:
        found |= 1 << IS_UNDO_ASKED
    if t.proposed_by != NOBODY:
        found |= 1 << IS_PROPOSED
    for seat in range(t.seats):
        if t.kinds[seat] == OPEN:
            return found
    return found | 1 << SEATS_TAKEN


@rule
def conditions(t: TableRecord, seat: int, seq: int, holder: int) -> int:
    """Return the conditions that hold for a command: bits by number. It names a seat (or NOBODY) and the last entry
    that its sender has seen; `holder` is the sender's number."""
    found = t.holding
    if seq >= t.state_seq:
        found |= 1 << IS_FRESH
    if seat == NOBODY:
        return found | 1 << SEAT_EXISTS | 1 << OWN_SEAT
    if seat >= t.seats:
        return found
    found |= 1 << SEAT_EXISTS
    if holder != NOBODY and t.holders[seat] == holder:
        found |= 1 << OWN_SEAT
    if t.kinds[seat] != BOT:
        found |= 1 << NO_BOT
    if not t.contributed >> seat & 1:
        found |= 1 << NOT_CONTRIBUTED
    if t.phase == PLAYING and t.actor == seat:
        found |= 1 << TO_MOVE
    return found


@rule
def undo_count(t: TableRecord, seat: int) -> int:
    """Return how many actions to take back in order to undo a seat's last one; 0: it has not played yet."""
    return t.actions - t.last_actions[seat] + 1 if t.last_actions[seat] else 0


@rule
def undo_missing(t: TableRecord, asking: int, answering: int) -> int:
    """Return the seats that have still to agree to an undo, once a seat (or NOBODY) agrees; bots always do."""
    missing = others(t, asking)
    if t.undo_by != NOBODY:
        missing &= ~t.undo_agreed
    return missing if answering == NOBODY else missing & ~seats_with(t, answering)


@rule
def voters_on(t: TableRecord, by: int, is_end: int, agreed: int) -> int:
    """Return the seats that have still to answer a proposal of a seat."""
    if t.phase != PLAYING:
        return 0
    late = t.asked if is_end and t.up else 0
    return others(t, by) & ~(agreed | late)


@rule
def spent_at(t: TableRecord, now: int) -> int:
    """Return the time that was used of a turn."""
    return t.spent + (max(0, now - t.began) if t.running else 0)


@rule
def time_left(t: TableRecord, now: int) -> int:
    """Return the milliseconds left at a time; 0 at the end."""
    return 0 if t.up else max(0, t.total - spent_at(t, now))


@rule
def ends_at(t: TableRecord) -> int:
    """Return when the time will be over; 0 while no clock runs."""
    counts = t.asked != 0 and t.allowance > 0 and t.running and not t.up
    return t.began + t.total - t.spent if counts else 0


@rule
def remind_at(t: TableRecord) -> int:
    """Return when to remind, once a turn over days; extensions do not move it. 0: no reminder is due."""
    if not t.days or ends_at(t) == 0:
        return 0
    return max(0, t.began + (t.total - t.extra) * REMIND_PARTS // REMIND_OF - t.spent)


# --- the pace --------------------------------------------------------------------------------------------------------


@rule
def set_pace(t: TableRecord, c: Change) -> None:
    """Write the pace that settings ask for."""
    turn = c.turn_h * HOUR_MS
    t.allowance = turn if turn else c.timer_s * 1000
    t.days = 1 if turn else 0
    t.cap = turn // BANK_PART
    t.refill = turn // REFILL_PART
    t.vacation = c.vacation_d * DAY_MS if turn else 0


@rule
def is_pace(t: TableRecord, c: Change) -> bool:
    """Whether settings leave the pace as it is."""
    if c.turn_h:
        same = t.days and t.allowance == c.turn_h * HOUR_MS
        return bool(same and t.vacation == c.vacation_d * DAY_MS)
    return not t.days and t.allowance == c.timer_s * 1000


# --- one rule for each kind of entry ---------------------------------------------------------------------------------


@rule
def create(t: TableRecord, c: Change) -> None:
    """Begin a table of some seats, which are then set one by one."""
    t.seats = c.number
    t.phase = GATHERING
    t.actor = NOBODY
    t.can_undo = NOBODY
    t.running = 1
    drop_undo(t)
    drop_proposal(t)
    set_pace(t, c)
    for seat in range(MAX_SEATS):
        t.holders[seat] = NOBODY
        t.banks[seat] = t.cap if seat < t.seats else 0
        t.vacations[seat] = t.vacation if seat < t.seats else 0


@rule
def set_seat(t: TableRecord, c: Change) -> None:
    """Somebody has come, gone or changed: requests to the people at the table are dropped. Before the start a seat
    that changes hands loses what its holder added to the luck."""
    if t.phase == GATHERING and t.holders[c.seat] != c.holder:
        t.contributed &= ~(1 << c.seat)
    t.kinds[c.seat] = c.seat_kind
    t.holders[c.seat] = c.holder
    drop_undo(t)
    drop_proposal(t)


@rule
def contribute(t: TableRecord, c: Change) -> None:
    """A seat adds to the luck."""
    t.contributed |= 1 << c.seat


@rule
def start(t: TableRecord, c: Change) -> None:
    """The game begins."""
    t.phase = PLAYING
    enter(t, c)


@rule
def play(t: TableRecord, c: Change) -> None:
    """An action is made."""
    t.actions_made = c.number
    t.actions += 1
    t.last_actions[c.seat] = t.actions
    enter(t, c)
    allow_undo(t, c.seat, c.yes)


@rule
def undo(t: TableRecord, c: Change) -> None:
    """The last actions are taken back."""
    t.actions -= c.number
    for seat in range(MAX_SEATS):
        t.last_actions[seat] = c.last_actions[seat]
    enter(t, c)
    for seat in range(t.seats):
        if t.actions and t.last_actions[seat] == t.actions:
            allow_undo(t, seat, c.yes)


@rule
def enter(t: TableRecord, c: Change) -> None:
    """Enter a new position: whose decision it is. What was asked about the old one is settled."""
    t.actor = c.actor
    t.state_seq_before = t.state_seq
    t.state_seq = c.seq
    t.can_undo = NOBODY
    drop_undo(t)
    if t.actor == NOBODY:
        t.phase = OVER
        drop_proposal(t)


@rule
def allow_undo(t: TableRecord, seat: int, revealed: int) -> None:
    """Let the seat of the last action take it back, if it decides again and nobody has learned anything."""
    t.can_undo = seat if t.phase == PLAYING and t.actor == seat and not revealed else NOBODY


@rule
def ask_undo(t: TableRecord, c: Change) -> None:
    """A seat asks to take back."""
    t.undo_by = c.seat
    t.undo_agreed = 0


@rule
def drop_undo(t: TableRecord) -> None:
    """Nobody asks to take back."""
    t.undo_by = NOBODY
    t.undo_agreed = 0


@rule
def answer_undo(t: TableRecord, c: Change) -> None:
    """All seats of a holder agree, or one refusal settles it."""
    if not c.yes:
        drop_undo(t)
    elif t.undo_by != NOBODY:
        t.undo_agreed |= seats_with(t, c.seat)


@rule
def propose(t: TableRecord, c: Change) -> None:
    """A seat proposes another pace, or the end of the game."""
    t.proposed_by = c.seat
    t.proposed_at = c.seq
    t.proposes_end = c.yes
    t.proposal_agreed = 0


@rule
def drop_proposal(t: TableRecord) -> None:
    """Nothing is proposed."""
    t.proposed_by = NOBODY
    t.proposed_at = 0
    t.proposes_end = 0
    t.proposal_agreed = 0


@rule
def answer_proposal(t: TableRecord, c: Change) -> None:
    """All seats of a holder agree, or one refusal settles it."""
    if not c.yes:
        drop_proposal(t)
    elif t.proposed_by != NOBODY:
        t.proposal_agreed |= seats_with(t, c.seat)


@rule
def change_settings(t: TableRecord, c: Change) -> None:
    """With another pace the present turn begins again. Vacation that was used stays used."""
    drop_proposal(t)
    if is_pace(t, c):
        return
    before = t.vacation
    set_pace(t, c)
    for seat in range(t.seats):
        t.banks[seat] = t.cap
        t.vacations[seat] = max(0, t.vacation - (before - t.vacations[seat]))
    t.began = c.at
    t.spent = 0
    t.extra = 0
    t.from_vacation = 0
    t.up = 0


@rule
def extend(t: TableRecord, c: Change) -> None:
    """The turn lasts longer."""
    t.extra += c.number
    if c.yes and t.asked:
        t.from_vacation += c.number
        t.vacations[first_of(t.asked)] -= c.number


@rule
def close(t: TableRecord) -> None:
    """Nothing more happens here."""
    t.phase = CLOSED
    t.can_undo = NOBODY
    drop_proposal(t)


@rule
def take_entry(t: TableRecord, c: Change) -> None:
    """Change what an entry is about."""
    kind = c.kind
    if kind == PLAYED:
        play(t, c)
    elif kind == STARTED:
        start(t, c)
    elif kind == UNDONE:
        undo(t, c)
    elif kind == CREATED:
        create(t, c)
    elif kind in (JOINED, SEATED, LEFT) and c.seat != NOBODY:
        set_seat(t, c)
    elif kind == CONTRIBUTED:
        contribute(t, c)
    elif kind == UNDO_ASKED:
        ask_undo(t, c)
    elif kind == UNDO_ANSWERED:
        answer_undo(t, c)
    elif kind == PROPOSED:
        propose(t, c)
    elif kind == PROPOSAL_ANSWERED:
        answer_proposal(t, c)
    elif kind == SETTINGS:
        change_settings(t, c)
    elif kind in (PAUSED, RESUMED):
        t.paused = 1 if kind == PAUSED else 0
    elif kind == EXTENDED:
        extend(t, c)
    elif kind == TIME_UP:
        t.up = 1
    elif kind == CLOSED_FOR_GOOD:
        close(t)


# --- the clock -------------------------------------------------------------------------------------------------------


@rule
def waited_for(t: TableRecord) -> int:
    """Return the seats that the table waits for."""
    if t.phase != PLAYING:
        return 0
    if t.undo_by != NOBODY:
        return others(t, t.undo_by) & ~t.undo_agreed
    return 1 << t.actor if t.actor != NOBODY and is_person(t, t.actor) else 0


@rule
def begin_turn(t: TableRecord, c: Change, asked: int, consent: int) -> None:
    """Wait for somebody from an entry on."""
    t.asked = asked
    t.consent = consent
    t.since = c.seq
    t.began = c.at
    t.spent = 0
    t.extra = 0
    t.from_vacation = 0
    t.up = 0


@rule
def interrupt_turn(t: TableRecord, c: Change) -> None:
    """Keep what is true of the present turn."""
    t.kept_asked = t.asked
    t.kept_since = t.since
    t.kept_spent = spent_at(t, c.at)
    t.kept_extra = t.extra
    t.kept_from_vacation = t.from_vacation
    t.kept_up = t.up


@rule
def resume_turn(t: TableRecord, c: Change) -> None:
    """Go on with the turn that was interrupted."""
    begin_turn(t, c, t.kept_asked, 0)
    t.since = t.kept_since
    t.spent = t.kept_spent
    t.extra = t.kept_extra
    t.from_vacation = t.kept_from_vacation
    t.up = t.kept_up


@rule
def end_turn(t: TableRecord, c: Change) -> None:
    """End a turn: what went beyond the allowance came from the reserve, then from vacation."""
    if not (t.asked and t.days):
        return
    seat = first_of(t.asked)
    bank = t.banks[seat]
    spent = spent_at(t, c.at)
    used = min(bank, max(0, spent - t.allowance - t.extra + t.from_vacation))
    refill = 0 if t.up else t.refill
    t.vacations[seat] += min(t.from_vacation, max(0, t.allowance + bank + t.extra - spent))
    t.banks[seat] = min(t.cap, bank - used + refill)


@rule
def take_turns(t: TableRecord, c: Change) -> None:
    """Stop or start the clock, and ask those who are waited for now."""
    if t.running == t.paused:
        if t.paused:
            t.spent = spent_at(t, c.at)
        else:
            t.began = c.at
        t.running = 1 - t.paused
    asked = waited_for(t)
    consent = 1 if t.undo_by != NOBODY else 0
    moved = c.kind in (STARTED, PLAYED, UNDONE)
    if asked == t.asked and consent == t.consent and not (t.seats == 1 and c.kind == PLAYED):
        return
    if consent:
        if t.consent:  # one of several has agreed: the others' time goes on
            t.asked = asked
        else:
            interrupt_turn(t, c)
            begin_turn(t, c, asked, 1)
        return
    if t.consent:
        resume_turn(t, c)
        if t.asked == asked and not moved:
            return
    end_turn(t, c)
    begin_turn(t, c, asked, 0)


@rule
def show(t: TableRecord) -> None:
    """Write what follows from the rest."""
    own = t.asked != 0 and t.consent == 0
    seat = first_of(t.asked) if own else 0
    t.bank = t.banks[seat] if own else 0
    t.vacation_left = t.vacations[seat] if own else 0
    t.total = t.allowance + t.bank + t.extra
    t.voters = voters_on(t, t.proposed_by, t.proposes_end, t.proposal_agreed) if t.proposed_by != NOBODY else 0
    goes_on = t.phase == PLAYING and not t.paused and t.undo_by == NOBODY and t.actor != NOBODY
    t.bot = t.actor if goes_on and t.kinds[t.actor] == BOT else NOBODY
    playing = people(t)
    t.alone = 1 if playing == 0 or others(t, first_of(playing)) == 0 else 0
    t.holding = common_conditions(t)


@rule
def is_possible(t: TableRecord, c: Change) -> bool:
    """Whether an entry speaks of seats and actions that there are: a log may be damaged."""
    if c.kind == CREATED:
        return 0 < c.number <= MAX_SEATS
    if c.kind < 0:
        return False
    if c.kind == UNDONE and not 0 < c.number <= t.actions:
        return False
    return NOBODY <= c.seat < t.seats and NOBODY <= c.actor < t.seats


@rule
def take(tables: RecordArray, changes: RecordArray) -> None:
    """Take an entry: arrays of one record each. One that is not possible leaves everything as it is, `seq` too."""
    t, c = tables[0], changes[0]
    if not is_possible(t, c):
        return
    take_entry(t, c)
    take_turns(t, c)
    show(t)
    t.seq = c.seq
