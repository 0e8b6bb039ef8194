"""Legal actions, notation, conservation, termination, independence of copies."""

from __future__ import annotations

import json

import msgspec
import pytest

from tana.core import record
from tana.core.match import Header, Match
from tana.errors import BadNotation, IllegalMove
from tests.contract.tables import Table, random_game, scores_of, some_rng, start, thin


def test_a_game_ends_and_keeps_its_parts_together(table: Table) -> None:
    """Conservation after every action; the game ends; legal actions are sorted and unique throughout."""
    for seed in range(3):
        step = None
        for step in random_game(table, seed):
            assert step.legal == sorted(set(step.legal))
            assert step.legal[0] >= 0 and step.legal[-1] < len(table.game.actions)
            assert 0 <= step.actor < table.seats
            table.game.check(step.after)
        assert step is not None
        assert table.game.legal(step.after) == []
        outcome = table.game.outcome(step.after)
        assert outcome is not None
        assert list(outcome.scores) == scores_of(table, step.after)
        assert len(outcome.ranks) == len(outcome.lines) == table.seats
        if table.seats > 1:
            assert min(outcome.ranks) == 1
        for seat in range(table.seats):
            assert sum(line.points for line in outcome.lines[seat]) == outcome.scores[seat]


def test_there_is_no_outcome_before_the_end(table: Table) -> None:
    for step in random_game(table, 1):
        assert table.game.outcome(step.before) is None


def test_everything_outside_the_legal_actions_is_refused_and_changes_nothing(table: Table) -> None:
    for step in thin(random_game(table, 4), 17):
        state = record.copy(step.before)
        for action in range(len(table.game.actions)):
            if action not in step.legal:
                with pytest.raises(IllegalMove):
                    table.game.apply(state, action, some_rng(action))
                refusal = table.game.why_not(state, action)
                assert refusal.rule and refusal.text.id.startswith("why-")
        assert record.same(state, step.before)


def test_a_number_outside_the_action_space_is_refused(table: Table) -> None:
    state, _ = start(table, 1)
    before = record.copy(state)
    for action in (-1, len(table.game.actions), 1 << 40):
        with pytest.raises(BadNotation):
            table.game.apply(state, action, some_rng(1))
    assert record.same(state, before)


def test_notation_goes_both_ways(table: Table) -> None:
    space = table.game.actions
    texts = [space.notation(number) for number in range(len(space))]
    assert len(set(texts)) == len(texts)
    assert [space.parse(text) for text in texts] == list(range(len(space)))


def test_a_position_can_be_written_and_read_back_anywhere(table: Table) -> None:
    for step in thin(random_game(table, 5), 7):
        document = json.loads(json.dumps(table.game.position(step.before)))
        assert record.same(table.game.from_position(document), step.before)


def test_copies_are_independent(table: Table) -> None:
    """Playing on a copy leaves the original as it was, byte for byte."""
    for step in thin(random_game(table, 6), 5):
        untouched = record.to_bytes(step.before)
        table.game.apply(record.copy(step.before), step.action, some_rng(step.number))
        table.game.view(step.before, 0)
        table.game.legal(step.before)
        table.game.determinize(step.before, 0, some_rng(1))
        assert record.to_bytes(step.before) == untouched


def test_the_same_entropy_gives_the_same_game(table: Table) -> None:
    one = [record.to_bytes(step.after) for step in random_game(table, 8)]
    other = [record.to_bytes(step.after) for step in random_game(table, 8)]
    assert one == other


def test_a_view_survives_the_wire(table: Table) -> None:
    for step in thin(random_game(table, 9), 11):
        for seat in (None, *range(table.seats)):
            view = table.game.view(step.before, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_every_view_can_be_sketched(table: Table) -> None:
    for step in thin(random_game(table, 10), 9):
        for seat in (None, *range(table.seats)):
            assert table.game.sketch(table.game.view(step.before, seat))


def test_undo_goes_back_byte_for_byte_and_never_past_a_reveal(table: Table) -> None:
    state, _ = start(table, 12)
    header = Header(table.game.name, table.game.edition, table.seats, table.settings, (), b"\0" * 8)
    match = Match(table.game, header, b"root", start=state)
    for step in random_game(table, 12):
        match.apply(step.action, step.entropy)
        if match.can_undo():
            assert not any(event.reveals for event in step.events)
            assert match.actor == step.actor
            match.undo()
            assert record.same(match.state, step.before)
            match.apply(step.action, step.entropy)
        elif not any(event.reveals for event in step.events):
            assert match.actor != step.actor
    assert record.same(match.state, step.after)
