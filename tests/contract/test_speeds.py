"""One rulebook, three speeds: interpreted, compiled and the CUDA simulator give the same bytes."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tana.core import record
from tana.core.chance import rng_from
from tana.core.events import Log
from tana.core.rule import run_compiled
from tests.contract.tables import Table, random_game


@pytest.fixture
def compiled() -> Iterator[None]:
    yield
    run_compiled(False)


@pytest.mark.usefixtures("compiled")
def test_compiled_rules_give_the_same_bytes(table: Table) -> None:
    """States, legal actions, events, scores, ranks and determinizations along a random game."""
    rules = table.game.rules
    slow = list(random_game(table, 31))
    run_compiled(True)
    for step in slow:
        state = record.copy(step.before)
        assert table.game.legal(state) == step.legal
        assert table.game.actor(state) == step.actor
        assert table.game.apply(state, step.action, rng_from(step.entropy)) == step.events
        out = np.zeros((2, 8), dtype=np.int64)
        rules.scores(state, out[0])
        rules.ranks(state, out[1])
        world = table.game.determinize(state, step.actor, rng_from(step.entropy))
        run_compiled(False)
        slowly = np.zeros((2, 8), dtype=np.int64)
        rules.scores(state, slowly[0])
        rules.ranks(state, slowly[1])
        assert (out == slowly).all()
        assert record.same(world, table.game.determinize(state, step.actor, rng_from(step.entropy)))
        run_compiled(True)
    chained = record.copy(slow[0].before)
    for step in slow:
        rules.apply(chained, step.action, rng_from(step.entropy), Log.blank())
    assert record.same(chained, slow[-1].after)
