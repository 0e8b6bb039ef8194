"""Guards: every condition is declared, evaluated and used, and the first one that fails determines the refusal."""

from __future__ import annotations

from typing import get_args

import pytest

from tana.server.protocol import guards, wire
from tana.server.tables import new_table
from tana.server.tables.decide import changes_table, decide
from tana.server.tables.decision import Asker
from tana.server.tables.guards import Attempt, check, require
from tana.server.tables.log import Row
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table

COMMANDS: tuple[type[wire.Command], ...] = get_args(wire.AnyCommand)
FREE = (wire.Lower, wire.Ping)
"""Commands that everybody with a place at the table may send at any time."""


def a_table() -> Table:
    body = wire.CreateTable("uly", [wire.SeatPlan("me"), wire.SeatPlan("remote"), wire.SeatPlan("bot")])
    return Table(Row(1, 0, new_table.new_table(body, "host")[0]))


def refusal(guard: guards.Guard, attempt: Attempt) -> Refuse | None:
    try:
        check((guard,), attempt)
    except Refuse as refused:
        return refused
    return None


def test_every_condition_is_used_and_evaluated() -> None:
    used = {guard.condition for command in COMMANDS for guard in command.guards}
    assert used == set(get_args(guards.Condition))
    for command in COMMANDS:
        for guard in command.guards:
            refused = refusal(guard, Attempt(a_table(), "host", 0, 1))
            assert refused is None or refused.code == guard.code


def test_every_command_but_these_is_guarded() -> None:
    assert {command for command in COMMANDS if not command.guards} == set(FREE)


def test_a_condition_that_needs_a_seat_comes_after_the_check_that_it_exists() -> None:
    of_a_seat = {"own-seat", "no-bot", "may-see-seat", "not-contributed"}
    for command in COMMANDS:
        names = [guard.condition for guard in command.guards]
        for place, name in enumerate(names):
            assert name not in of_a_seat or "seat-exists" in names[:place], command


@pytest.mark.parametrize(
    ("command", "holder", "code", "detail"),
    [
        (wire.Play("1", 4, 0), "host", "bad-request", "there are 3 seats"),
        (wire.Play("1", 2, 0), "host", "not-your-seat", None),
        (wire.Play("1", 1, 0), "host", "not-now", "the table is gathering"),
        (wire.Start("1"), "guest", "not-allowed", "only the host can do that"),
        (wire.Start("1"), "host", "not-now", "a seat is still open"),
        (wire.Pause("1"), "guest", "not-allowed", "only players can do that"),
        (wire.Kick("1"), "host", "not-now", "nobody watches"),
        (wire.Invite("1"), "guest", "not-allowed", "only the host can do that"),
        (wire.Invite("1", 2), "host", "not-your-seat", None),
        (wire.Lift("1", 3), "host", "not-your-seat", None),
    ],
)
def test_the_first_guard_that_does_not_hold_gives_the_refusal(
    command: wire.AnyCommand, holder: str, code: str, detail: str | None
) -> None:
    table = a_table()
    with pytest.raises(Refuse) as refused:
        if changes_table(command):
            decide(table, command, Asker(holder, 0))
        else:
            require(command, table, holder)
    assert (refused.value.code, refused.value.detail) == (code, detail)
