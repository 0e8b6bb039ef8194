"""Who may know what, step by step: worlds are positions, events name those who may see them.

`test_worlds.py` compares what seats see, may do and are told in worlds that they cannot tell apart.
"""

from __future__ import annotations

from tests.contract.tables import Table, random_game, some_rng, thin


def test_a_world_that_a_seat_thinks_possible_is_a_position(table: Table) -> None:
    for step in thin(random_game(table, 21), 4):
        for seat in range(table.seats):
            table.game.check(table.game.determinize(step.before, seat, some_rng(step.number, seat)))


def test_private_events_are_for_seats_that_exist(table: Table) -> None:
    for step in random_game(table, 24):
        for event in step.events:
            assert event.seats is None or (event.seats and event.seats <= set(range(table.seats)))


def test_every_action_leaves_a_public_trace(table: Table) -> None:
    """A spectator's log tells that something happened."""
    for step in random_game(table, 25):
        assert any(event.visible_to(None) for event in step.events)
