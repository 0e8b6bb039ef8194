"""The record of a table: what entries make of it, interpreted and compiled."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tana.compile.rule import COMPILES, compiled
from tana.core.record import AnyRecord, to_bytes
from tana.core.record_objects import Tuples, pack, unpack
from tana.engine import table_rules
from tana.engine.table_rules import (
    BOT,
    DAY_MS,
    ENTRY,
    HERE,
    HOUR_MS,
    NOBODY,
    PLAYING,
    REMOTE,
    Change,
    TableRecord,
    ends_at,
    remind_at,
    time_left,
    undo_count,
    undo_missing,
)

DAY: dict[str, Any] = {"turn_h": 24, "vacation_d": 2}


class Table:
    """A record and the entries that made it."""

    def __init__(self, holders: list[int], kinds: list[int] | None = None, **pace: Any) -> None:
        self.now = 0
        self.record: AnyRecord = unpack(TableRecord, bytes(TableRecord.dtype.itemsize))
        self.changes: list[Any] = []
        self.after("created", number=len(holders), **pace)
        for seat, holder in enumerate(holders):
            kind = kinds[seat] if kinds else REMOTE
            self.after("seat", seat=seat, holder=holder, seat_kind=kind)
        self.after("started", actor=0)

    def after(self, kind: str, ms: int = 0, **values: Any) -> None:
        """An entry, some time after the last one."""
        self.now += ms
        seq = self.record.seq + (kind != "seat" or self.record.phase == PLAYING)
        fields = {"seat": NOBODY, "actor": NOBODY, "holder": NOBODY, **values}
        change = Tuples(Change).blank._replace(kind=ENTRY.number(kind), seq=seq, at=self.now, **fields)
        self.changes.append(change)
        table_rules.take([self.record], [change])  # type: ignore[arg-type]

    def play(self, seat: int, actor: int, ms: int = 0, reveals: int = 0) -> None:
        """An action of a seat, after which another decides."""
        self.after("played", ms, seat=seat, actor=actor, number=self.record.actions_made + 1, yes=reveals)


def test_an_undo_needs_every_other_person_once() -> None:
    table = Table([0, 1, 1, 2], [HERE, REMOTE, REMOTE, BOT])
    table.play(0, 1)
    assert undo_missing(table.record, 0, NOBODY) == 0b0110, "bots agree"
    assert undo_missing(table.record, 0, 1) == 0, "one answer is for all seats of a holder"
    table.after("undo-asked", seat=0)
    assert (table.record.asked, table.record.consent) == (0b0110, 1)
    table.after("undo-answered", seat=1, yes=1)
    assert (table.record.undo_agreed, table.record.asked) == (0b0110, 0)
    table.after("undo-answered", seat=1, yes=0)
    assert (table.record.undo_by, table.record.undo_agreed, table.record.asked) == (NOBODY, 0, 0b0010)


def test_an_undo_takes_back_all_since_the_seats_last_action() -> None:
    table = Table([0, 1])
    assert undo_count(table.record, 0) == 0, "it has not played yet"
    table.play(0, 1)
    table.play(1, 0)
    table.play(0, 0)
    assert (undo_count(table.record, 0), undo_count(table.record, 1)) == (1, 2)
    assert table.record.can_undo == 0
    table.after("undone", seat=1, number=2, actor=1, last_actions=(1, 0, 0, 0, 0))
    assert undo_count(table.record, 0) == 1 and table.record.can_undo == NOBODY
    table.play(1, 0)
    table.after("undone", seat=1, number=1, actor=0, last_actions=(1, 0, 0, 0, 0))
    assert table.record.can_undo == 0, "the action before it revealed nothing"
    assert table.record.actions_made == 4, "luck is never used again"


def test_nobody_takes_back_alone_what_somebody_has_seen() -> None:
    table = Table([0, 1])
    table.play(0, 0, reveals=1)
    assert table.record.can_undo == NOBODY
    table.play(0, 0)
    assert table.record.can_undo == 0
    table.play(0, 1)
    assert table.record.can_undo == NOBODY


def test_a_proposal_waits_for_every_other_person() -> None:
    table = Table([0, 1, 2])
    table.after("proposed", seat=0, yes=1)
    assert table.record.voters == 0b110
    table.after("proposal-answered", seat=1, yes=1)
    assert (table.record.proposal_agreed, table.record.voters) == (0b010, 0b100)
    table.after("proposal-answered", seat=2, yes=0)
    assert (table.record.proposed_by, table.record.voters) == (NOBODY, 0)


def test_somebody_whose_time_is_over_cannot_keep_a_game_from_ending() -> None:
    for ends in (0, 1):
        table = Table([0, 1, 2], timer_s=10)
        table.after("time-up", 10_000, seat=0)
        table.after("proposed", seat=1, yes=ends)
        assert table.record.voters == (0b100 if ends else 0b101)


def test_a_turn_uses_the_allowance_then_the_reserve_then_vacation() -> None:
    table = Table([0, 1], **DAY)
    assert ends_at(table.record) == 36 * HOUR_MS and remind_at(table.record) == 36 * HOUR_MS * 4 // 5
    table.after("extended", 36 * HOUR_MS, seat=0, number=DAY_MS, yes=1)
    assert table.record.vacation_left == DAY_MS and time_left(table.record, table.now) == DAY_MS
    table.play(0, 1, 6 * HOUR_MS)
    assert table.record.vacations[0] == DAY_MS + 18 * HOUR_MS, "what is left of a vacation day comes back"
    assert table.record.banks[0] == 3 * HOUR_MS, "the reserve is used up, and an eighth of a turn is added"
    table.play(1, 0, 30 * HOUR_MS)
    assert table.record.banks[1] == 9 * HOUR_MS


def test_time_stands_still_in_a_pause_and_while_others_are_asked() -> None:
    table = Table([0, 1], timer_s=100)
    table.after("paused", 10_000)
    assert time_left(table.record, table.now + 10**6) == 90_000 and ends_at(table.record) == 0
    table.after("resumed", 10**6)
    table.after("undo-asked", 5_000, seat=0)
    assert (table.record.asked, time_left(table.record, table.now)) == (0b10, 100_000)
    table.after("undo-answered", 50_000, seat=1, yes=0)
    assert (table.record.asked, time_left(table.record, table.now)) == (0b01, 85_000)


def test_bots_wait_for_pauses_and_requests() -> None:
    table = Table([0, NOBODY], [HERE, BOT])
    table.play(0, 1)
    assert table.record.bot == 1 and table.record.asked == 0 and table.record.alone
    table.after("paused")
    assert table.record.bot == NOBODY
    table.after("resumed")
    table.after("undo-asked", seat=0)
    assert table.record.bot == NOBODY
    table.after("seat", seat=1, seat_kind=REMOTE, holder=1)
    assert not table.record.alone and table.record.asked == 0b10


SEVERAL_PEOPLE = (
    test_an_undo_needs_every_other_person_once,
    test_a_proposal_waits_for_every_other_person,
    test_a_turn_uses_the_allowance_then_the_reserve_then_vacation,
    test_time_stands_still_in_a_pause_and_while_others_are_asked,
)


@pytest.mark.parametrize("name", ["answer_undo", "answer_proposal", "extend", "interrupt_turn", "resume_turn"])
def test_a_forgotten_rule_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that matter where several people play; `tests/local` forgets all others."""
    monkeypatch.setattr(table_rules, name, lambda *_: None)
    faults = 0
    for test in SEVERAL_PEOPLE:
        try:
            test()
        except AssertionError:
            faults += 1
    assert faults


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("seat", {"seat": 2}),
        ("played", {"seat": 0, "actor": 5}),
        ("undone", {"seat": 0, "number": 2}),
        ("left", {"seat": -2}),
    ],
)
def test_an_entry_that_is_not_possible_changes_nothing(kind: str, values: dict[str, Any]) -> None:
    table = Table([0, 1])
    table.play(0, 1)
    before = pack(TableRecord, table.record)
    table.after(kind, **values)
    assert pack(TableRecord, table.record) == before


@pytest.mark.skipif(not COMPILES, reason="nothing is compiled")
def test_compiled_rules_do_the_same() -> None:
    rng = random.Random(31)
    take: Callable[..., None] = compiled(table_rules.take)
    tables, changes, tuples = TableRecord.array(1), Change.array(1), Tuples(Change)
    for _ in range(40):
        pace: dict[str, Any] = rng.choice(({"timer_s": 30}, DAY, {}))
        table = Table([rng.randrange(-1, 3) for _ in range(rng.randint(1, 5))], **pace)
        for _ in range(60):
            seats = table.record.seats
            kind, seat = rng.choice(ENTRY.tokens[1:]), rng.randrange(seats)
            if kind == "undone" and not table.record.actions:
                continue
            values = {"seat": seat, "actor": rng.randrange(-1, seats) if rng.random() < 0.1 else rng.randrange(seats)}
            number = 1 if kind == "undone" else rng.randrange(1, 10**8)
            more = {"seat_kind": rng.randrange(4), "holder": rng.randrange(-1, 3), "turn_h": rng.choice((0, 24))}
            values |= {"number": number, "yes": rng.randrange(2), **more}
            table.after(kind, rng.choice((0, 999, HOUR_MS, DAY_MS)), **values)
        tables.view("u1")[:] = 0
        memory = changes.view("u1").data
        for change in table.changes:
            tuples.write(change, memory)
            take(tables, changes)
        assert to_bytes(tables[0]) == pack(TableRecord, table.record)
        assert Tuples(TableRecord).read(tables.view("u1").data).banks == tuple(table.record.banks)
