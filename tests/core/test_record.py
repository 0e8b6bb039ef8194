"""Records: one block of memory with names, and documents that are refused by path."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from tana.core.domain import Domain
from tana.core.record import Grid, Ints, Record, Records, cell, cells, copy, dump, load, same, to_bytes
from tana.errors import BadPosition

COLOUR = Domain("colour", ("none", "red", "blue"), first=-1)


class Player(Record):
    tokens: int = cell(of=range(5))
    hand: Ints = cells(2, of=COLOUR)


class Table(Record):
    turn: int = cell(of=range(2))
    big: int = cell(of=range(1 << 40), stored="i8")
    flag: int = cell(of=range(2), stored="i1")
    grid: Grid = cells(2, 3, of=range(-4, 5))
    players: Records[Player] = cells(2, of=Player)
    dealer: Player = cell(of=Player)


def table() -> Any:
    made: Any = Table.blank()
    made.turn = 1
    made.big = 1 << 39
    made.grid[1][2] = -4
    made.players[1].tokens = 3
    made.players[1].hand[0] = 1
    made.dealer.hand[1] = -1
    return made


def document() -> Any:
    return json.loads(json.dumps(dump(Table, table())))


def test_a_nested_record_is_a_view_not_a_copy() -> None:
    made = table()
    player = made.players[1]
    player.tokens = 4
    assert made.players[1].tokens == 4


def test_a_blank_record_is_all_zero() -> None:
    assert set(to_bytes(Table.blank())) == {0}
    assert len(Table.array(3)) == 3


def test_every_byte_belongs_to_a_field() -> None:
    """Padding is a field of its own, so copies and comparisons see every byte."""
    fields = Table.dtype.fields
    assert fields is not None
    assert sum(entry[0].itemsize for entry in fields.values()) == Table.dtype.itemsize
    assert Table.dtype.itemsize % 8 == 0


def test_copies_are_independent_and_equal_byte_for_byte() -> None:
    one = table()
    other = copy(one)
    assert same(one, other)
    other.players[0].hand[1] = 1
    assert not same(one, other)
    assert one.players[0].hand[1] == 0


def test_a_document_and_back() -> None:
    made = document()
    assert made["players"][1] == {"tokens": 3, "hand": ["blue", "red"]}
    assert made["grid"] == [[0, 0, 0], [0, 0, -4]]
    assert made["big"] == 1 << 39
    assert same(load(Table, made), table())


@pytest.mark.parametrize(
    ("change", "path", "fault"),
    [
        (lambda d: d.pop("turn"), "$.turn", "missing"),
        (lambda d: d.update(extra=1), "$.extra", "unknown field; known: turn, big"),
        (lambda d: d.update(turn=2), "$.turn", "expected a whole number from 0 to 1, got 2"),
        (lambda d: d.update(turn="1"), "$.turn", "expected a whole number from 0 to 1, got '1'"),
        (lambda d: d.update(turn=1.0), "$.turn", "expected a whole number"),
        (lambda d: d.update(turn=True), "$.turn", "expected a whole number"),
        (lambda d: d.update(turn=None), "$.turn", "expected a whole number"),
        (lambda d: d.update(big=1 << 40), "$.big", "expected a whole number"),
        (lambda d: d.update(grid=[[0, 0, 0]]), "$.grid", "expected a list of 2"),
        (lambda d: d.update(grid=[[0, 0, 0], [0, 0]]), r"$.grid[1]", "expected a list of 3"),
        (lambda d: d.update(grid=[[0, 0, 0], [0, 9, 0]]), r"$.grid[1][1]", "expected a whole number from -4 to 4"),
        (lambda d: d.update(players={}), "$.players", "expected a list of 2"),
        (lambda d: d["players"].__setitem__(0, 5), "$.players[0]", "expected an object with tokens, hand"),
        (lambda d: d["players"][1].pop("hand"), "$.players[1].hand", "missing"),
        (lambda d: d["players"][1]["hand"].__setitem__(0, "green"), "$.players[1].hand[0]", "one of: none, red, blue"),
        (lambda d: d["players"][1]["hand"].__setitem__(0, 1), "$.players[1].hand[0]", "expected a word"),
        (lambda d: d["dealer"].update(tokens=-1), "$.dealer.tokens", "from 0 to 4"),
    ],
)
def test_a_wrong_document_is_refused_by_path(change: Any, path: str, fault: str) -> None:
    made = document()
    change(made)
    with pytest.raises(BadPosition) as refused:
        load(Table, made)
    assert refused.value.path == path
    assert fault in refused.value.fault


def test_the_path_starts_where_the_caller_says() -> None:
    with pytest.raises(BadPosition, match=r"^\$\.state: expected an object with turn"):
        load(Table, [], "$.state")


def test_layout_is_aligned_for_compiled_code() -> None:
    assert Table.dtype.isalignedstruct
    assert Table.dtype.fields is not None
    assert Table.dtype.fields["big"][1] % 8 == 0
    assert Table.plain.itemsize == Table.dtype.itemsize
    assert Table.blank().turn.dtype == np.int16  # type: ignore[attr-defined]
