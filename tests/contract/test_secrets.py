"""Who may know what: views, events, legal actions and determinizations of seats that cannot tell two worlds apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tana.core import record
from tana.core.chance import rng_from
from tests.contract.tables import Step, Table, random_game, some_rng, thin


def twins(table: Table, step: Step, seat: int) -> Iterator[Any]:
    """Worlds this seat cannot tell from the true one."""
    for i in range(3):
        yield table.game.determinize(step.before, seat, some_rng(step.number, seat, i))


def sees(table: Table, state: Any, seat: int | None) -> bytes:
    return msgspec.json.encode(table.game.view(state, seat))


def test_a_view_does_not_change_with_what_the_seat_may_not_know(table: Table) -> None:
    """And what a spectator sees, every seat sees: the spectator cannot tell the twins apart either."""
    for step in thin(random_game(table, 21), 4):
        for seat in range(table.seats):
            for twin in twins(table, step, seat):
                table.game.check(twin)
                assert sees(table, twin, seat) == sees(table, step.before, seat)
                assert sees(table, twin, None) == sees(table, step.before, None)
                assert table.game.actor(twin) == step.actor
                if seat == step.actor:
                    assert table.game.legal(twin) == step.legal


def test_determinize_is_a_function_of_what_the_seat_knows(table: Table) -> None:
    """From worlds a seat cannot tell apart the same chance draws the same world, byte for byte."""
    for step in thin(random_game(table, 22), 6):
        for seat in range(table.seats):
            expected = record.to_bytes(table.game.determinize(step.before, seat, some_rng(77, step.number)))
            for twin in twins(table, step, seat):
                drawn = table.game.determinize(twin, seat, some_rng(77, step.number))
                assert record.to_bytes(drawn) == expected


def test_an_action_looks_the_same_in_twin_worlds_until_it_reveals_something(table: Table) -> None:
    """A seat's own action in two worlds it cannot tell apart: unless news arrives, it sees the same."""
    for step in thin(random_game(table, 23), 4):
        for twin in twins(table, step, step.actor):
            events = table.game.apply(twin, step.action, rng_from(step.entropy))
            if not any(event.reveals for event in (*events, *step.events)):
                seen = [event for event in events if event.visible_to(step.actor)]
                assert seen == [event for event in step.events if event.visible_to(step.actor)]


def test_a_choice_is_secret_or_public_for_everybody_alike(table: Table) -> None:
    """What an action shows to the others does not depend on what they may not know.

    The others' public events are those of a spectator, and private ones name only seats that exist.
    """
    for step in random_game(table, 24):
        for event in step.events:
            assert event.seats is None or (event.seats and event.seats <= set(range(table.seats)))


def test_events_alone_rebuild_the_public_log(table: Table) -> None:
    """Every action leaves a public trace: a spectator's log tells that something happened."""
    for step in random_game(table, 25):
        assert any(event.visible_to(None) for event in step.events)
