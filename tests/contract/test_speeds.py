"""One rulebook, three speeds: interpreted, compiled and the CUDA simulator give the same bytes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tana.core import record
from tana.core.chance import rng_from
from tana.core.events import Event, Log
from tana.core.game import Game
from tana.core.registry import names
from tana.engine.instantiate import instantiate
from tests.contract.optimised import digest_of
from tests.contract.tables import Step, Table, each_game, random_game

ROOT = Path(__file__).parents[2]


def everything(game: Game[Any], step: Step) -> tuple[list[int], int | None, list[Event], Any, Any, bytes, bytes]:
    """All results of the rules for a step, at the speed of a game."""
    state = record.copy(step.before)
    legal, actor = game.legal(state), game.actor(state)
    events = game.apply(state, step.action, rng_from(step.entropy))
    out = np.zeros((2, 8), dtype=np.int64)
    game.rules.scores(state, out[0])
    game.rules.ranks(state, out[1])
    world = game.determinize(state, step.actor, rng_from(step.entropy))
    return legal, actor, events, out[0].tolist(), out[1].tolist(), record.to_bytes(state), record.to_bytes(world)


def test_compiled_and_interpreted_rules_give_the_same_bytes(table: Table) -> None:
    """States, legal actions, events, scores, ranks and determinizations along a random game."""
    every = 3 if table.game.name == "hickory" else 1
    steps = [step for step in random_game(table, 31) if step.number % every == 0 or step.number < 20]
    for step in steps:
        assert everything(table.game.interpreted, step) == everything(table.game, step)


def test_without_a_log_the_same_happens(table: Table) -> None:
    """Simulations leave the events out and nothing else."""
    rules = table.game.rules
    for step in random_game(table, 32):
        told, untold = record.copy(step.before), record.copy(step.before)
        rules.apply(told, step.action, rng_from(step.entropy), Log.blank())
        rules.apply(untold, step.action, rng_from(step.entropy), None)
        assert record.same(told, untold)


@pytest.mark.parametrize("name", names())
def test_kernels_on_the_cuda_simulator_give_the_same_bytes(name: str) -> None:
    """The kernel that a GPU runs, thread by thread in Python, for every number of seats."""
    simulated = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", "tests.contract.cuda_simulation", name]
    done = subprocess.run(command, env=simulated, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "equal", done.stderr[-2000:]


@pytest.mark.parametrize("name", each_game())
def test_full_optimisation_gives_the_same_bytes(name: str) -> None:
    """Compiled code is optimised less in tests than in use (see `tests/conftest.py`): whole games end the same."""
    command = [sys.executable, "-m", "tests.contract.optimised", name]
    full = {**os.environ, "NUMBA_OPT": "3"}
    done = subprocess.run(command, env=full, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == digest_of(name), done.stderr[-2000:]


def test_a_quicker_way_to_choose_is_the_same_choice(table: Table) -> None:
    """A game's own `choose_uniformly` takes from the legal actions the one that the list has at the place drawn."""
    play = instantiate("tana.engine.playout", table.game.name)
    buffer = np.zeros(table.game.rules.MAX_LEGAL, dtype=np.int16)
    for step in random_game(table, 33):
        by_list = play.choose_from_list(step.before, rng_from(step.entropy), buffer)
        assert play.choose_uniformly(step.before, rng_from(step.entropy), buffer) == by_list
        assert by_list in step.legal
