"""Tables of an outlook: learned by self-play, and kept with where they come from."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

import numpy as np
import pytest

import tana
from tana.engine.instantiate import instantiate
from tana.games.hickory import value_tables
from tana.learn.train_tables import Learned, average, train_small

FOLDER = Path(value_tables.__file__).parent


@pytest.mark.skipif(not os.environ.get("TANA_SOAK"), reason="compiles for a minute; part of `make soak`")
def test_a_toy_learns_to_make_more_points() -> None:
    before, after = train_small("hickory", say=lambda line: None)
    assert after > before + 10


def test_a_lesson_moves_the_outlook_towards_the_end_of_the_game() -> None:
    """Two positions of a seat that share a question, and one of another seat, which is left alone."""
    values = instantiate("tana.learn.td_kernel", "hickory")
    tables = values.Tables(np.zeros(4), np.zeros(4), np.zeros(4))
    noted = np.array([[0, 1], [1, 2], [3, 3]])
    lesson = values.Lesson(np.array([2.0, 2.0, 0.0]), np.array([0, 0, 1]), np.full(3, 2), noted, np.ones((3, 2)))
    for _ in range(100):
        values.learn(lesson, 3, 0, 10.0, tables, 0.5, 1.0)
    assert values.outlook_of(lesson, 0, tables.worth) == pytest.approx(10.0, abs=0.01)
    assert values.outlook_of(lesson, 1, tables.worth) == pytest.approx(10.0, abs=0.01)
    assert tables.worth[3] == 0.0


def test_copies_of_a_task_are_averaged() -> None:
    one, other = Learned(np.array([1.0, 4.0]), 10, 2.0), Learned(np.array([3.0, 0.0]), 5, 1.0)
    worth, positions, seconds = average([one, other])
    assert worth.tolist() == [2.0, 2.0]
    assert (positions, seconds) == (15, 3.0)


def test_questions_stay_within_the_tables() -> None:
    """Every question that is asked in a game has a number of its own, and there is room for all of them."""
    match = tana.new("hickory", seats=2, seed=4)
    tables, terms = np.zeros(value_tables.SIZE), np.zeros(value_tables.ROOM)
    for number in range(150):
        for seat in range(2):
            value_tables.foresee(match.state, seat, tables, terms)
            count = int(terms[value_tables.NOTED])
            asked = terms[value_tables.NOTED + 1 : value_tables.NOTED + 1 + 2 * count : 2]
            assert 10 < count < value_tables.MOST_NOTES
            assert 0 <= asked.min() <= asked.max() < value_tables.SIZE
        legal = match.legal_numbers()
        match.play(legal[number % len(legal)])


def test_tables_are_small_and_say_where_they_come_from() -> None:
    path = FOLDER / "value_tables.npz"
    provenance = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert provenance["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest()
    assert path.stat().st_size < 300_000
    tables, table_of, spread = value_tables.read_tables()
    assert tables.shape[1] == value_tables.SIZE and sorted(set(table_of)) == list(range(len(tables)))
    with np.load(path) as data:
        assert np.array_equal(tables[table_of], data["worth"].astype(np.float32))
    assert len(table_of) == len(spread) == 4
    assert np.isfinite(tables).all()
    assert (spread > 0).all()


def test_an_outlook_is_surer_towards_the_end() -> None:
    _, _, spread = value_tables.read_tables()
    assert (spread[:, 0] < spread[:, value_tables.SLOTS // 2]).all()
