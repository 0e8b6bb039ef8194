"""Batches step many games at once, just as the rules play one."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import tana.envs
from tana.core.chance import rng_from
from tana.core.record import to_bytes
from tana.core.registry import names
from tana.envs import Batch
from tana.errors import BadOption, IllegalMove
from tests.contract.tables import all_tables
from tests.server.effort import SOAK

GAMES = [
    pytest.param(name, marks=pytest.mark.xdist_group(name))
    for name in names()
    if hasattr(tana.game(name).rules, "look")
]
COMPACT = [game for game in GAMES if SOAK or game.values[0] in ("molly", "uly")]
"""Games whose batches are compiled in a second form; all of them in a soak."""
TABLES = [pytest.param(table, id=str(table), marks=pytest.mark.xdist_group(table.game.name)) for table in all_tables()]


def any_legal(mask: NDArray[Any], luck: np.random.Generator) -> NDArray[np.int64]:
    return (luck.random(mask.shape) * mask).argmax(axis=1)


def whole_games(b: Batch, games: int) -> NDArray[np.float32]:
    """The sum of all rewards until so many games have ended."""
    luck = np.random.default_rng(1)
    total, ended = np.zeros(b.seats, np.float32), 0
    while ended < games:
        step = b.step(any_legal(b.mask, luck))
        total += step.reward.sum(axis=0)
        ended += int(step.done.sum())
    return total


@pytest.mark.parametrize("table", TABLES)
def test_every_table_is_played_and_paid_out(table: Any) -> None:
    b = tana.envs.batch(table.game.name, table.seats, n=8, **table.settings)
    assert isinstance(b, Batch)
    luck, wins, ended = np.random.default_rng(3), 0.0, 0
    while ended < 16:
        step = b.step(any_legal(b.mask, luck))
        wins += float(step.reward.sum())
        ended += int(step.done.sum())
        assert np.all(step.obs >= 0) and np.all(step.obs <= 1)
        assert np.all(step.mask.any(axis=1)), "after the end of a game the next one has begun"
    assert wins <= ended + 1e-3 and (table.seats == 1 or wins == pytest.approx(ended, abs=1e-3)), "one win a game"


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_does_what_the_rules_do(name: str) -> None:
    b = tana.envs.batch(name, n=3)
    game, luck = b.game, np.random.default_rng(5)
    for _ in range(40):
        before = [b.state(i) for i in range(b.n)]
        for i, s in enumerate(before):
            assert b.actor[i] == game.actor(s)
            assert np.flatnonzero(b.mask[i]).tolist() == game.legal(s)
        chosen = any_legal(b.mask, luck)
        rngs = b.rngs.copy()
        b.step(chosen)
        for i, s in enumerate(before):
            game.rules.apply(s, int(chosen[i]), rngs[i], None)
            if not b.done[i]:
                assert to_bytes(s) == to_bytes(b.state(i))


@pytest.mark.parametrize("name", GAMES)
def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_numbers(name: str) -> None:
    b = tana.envs.batch(name, n=16, memory="memory_aid" in {option.name for option in tana.game(name).options})
    luck = np.random.default_rng(7)
    for number in range(60):
        seen, mask, actor = b.obs.copy(), b.mask.copy(), b.actor.copy()
        states = b.states.copy()
        for i in range(b.n):
            b.states[i] = b.game.determinize(b.state(i), int(actor[i]), rng_from(bytes([number, i, 0, 0, 0, 0, 0, 1])))
        b._show(b._all)
        assert np.array_equal(b.obs, seen) and np.array_equal(b.mask, mask) and np.array_equal(b.actor, actor)
        b.states[:] = states
        b._show(b._all)
        b.step(any_legal(b.mask, luck))


@pytest.mark.parametrize("name", COMPACT)
def test_the_compact_form_says_the_same(name: str) -> None:
    floats, bytes_ = tana.envs.batch(name, n=8), tana.envs.batch(name, n=8, obs="uint8")
    luck = np.random.default_rng(2)
    for _ in range(50):
        assert np.allclose(bytes_.obs * bytes_.observation.scale, floats.obs, atol=1e-6)
        chosen = any_legal(floats.mask, luck)
        floats.step(chosen)
        bytes_.step(chosen)


def test_columns_may_be_had_by_name() -> None:
    b = tana.envs.batch("molly", n=4, obs="dict")
    step = b.step(b.mask.argmax(axis=1))
    assert list(step.obs) == [span.name for span in tana.envs.spans("molly")]
    assert all(np.shares_memory(part, b.obs) for part in step.obs.values()), "no copies"
    assert set(b.observe(0, 1)) == set(step.obs)


def test_spans_have_names_and_fill_the_row() -> None:
    spans = tana.envs.spans("molly")
    assert [span.begin for span in spans[1:]] == [span.end for span in spans[:-1]]
    assert len({span.name for span in spans}) == len(spans)
    assert len(tana.envs.spans("molly", memory=True)) > len(spans), "memory takes in more"
    b = tana.envs.batch("uly", n=2)
    assert b.observation.named(b.obs)["step"].tolist() == [[1, 0, 0, 0, 0]] * 2, "somebody hides"


def test_seats_are_told_from_the_reader_on() -> None:
    b = tana.envs.batch("uly", seats=3, n=1, first="2")
    assert [b.observation.named(b.observe(0, seat))["wolf"].argmax() for seat in range(3)] == [1, 0, 2]


def test_seeds_make_games_and_saves_bring_them_back() -> None:
    one, other = tana.envs.batch("molly", n=4), tana.envs.batch("molly", n=4)
    one.reset(seed=9)
    other.reset(seed=[9, 10, 11, 12])
    assert np.array_equal(one.obs, other.obs)
    luck = np.random.default_rng(1)
    for _ in range(20):
        one.step(any_legal(one.mask, luck))
    saved, seen = one.save(), one.obs.copy()
    whole_games(one, 3)
    assert not np.array_equal(one.obs, seen)
    assert np.array_equal(other.restore(saved).obs, seen)
    chosen = any_legal(other.mask, luck)
    one.restore(saved)
    assert np.array_equal(one.step(chosen).obs, other.step(chosen).obs), "their luck came back as well"


def test_threads_change_nothing() -> None:
    one, two = tana.envs.batch("molly", n=64), tana.envs.batch("molly", n=64, threads=2)
    luck = np.random.default_rng(4)
    for _ in range(60):
        chosen = any_legal(one.mask, luck)
        for a, b in zip(one.step(chosen), two.step(chosen), strict=True):
            assert np.array_equal(a, b)


def test_points_and_ranks_may_both_be_paid() -> None:
    b = tana.envs.batch("molly", n=8, reward="both")
    luck = np.random.default_rng(4)
    while not b.done.any():
        step = b.step(any_legal(b.mask, luck))
    wins, points = step.reward[b.done][0].T
    assert wins.sum() == pytest.approx(1) and points.max() == points[wins > 0].max() > 0


@pytest.mark.parametrize("number", range(5))
def test_bad_actions_change_nothing(number: int) -> None:
    b = tana.envs.batch("molly", n=3)
    legal = b.mask.argmax(axis=1)
    illegal = legal.copy()
    illegal[1] = int(np.flatnonzero(~b.mask[1])[0])
    actions, message = [
        (illegal, r"game 1: \d+ \(.+\) is not allowed now"),
        ([*legal[:2], 10_000], "game 2: 10000 is not an action; actions are 0 to 164"),
        (legal[:2], r"3 whole numbers.*shape \(2,\)"),
        (legal.astype(float), "whole numbers.*float64"),
        ([-1, 0, 0], "game 0: -1 is not an action"),
    ][number]
    before = b.states.copy()
    with pytest.raises((IllegalMove, ValueError), match=message):
        b.step(actions)
    assert before.tobytes() == b.states.tobytes()


def test_whoever_writes_into_the_mask_gains_nothing() -> None:
    b = tana.envs.batch("molly", n=1)
    b.mask[:] = True
    with pytest.raises(IllegalMove):
        b.step([int(np.flatnonzero([b.game.rules.refuse(b.state(0), a) >= 0 for a in range(b.actions)])[0])])


def test_wrong_settings_are_refused() -> None:
    for arguments, message in (
        ({"n": 0}, "at least 1"),
        ({"obs": "float16"}, "float32, uint8, dict"),
        ({"reward": "rnak"}, "rank, points, both"),
        ({"seats": 9}, "2 to 4"),
        ({"varaint": "base"}, "did you mean 'variant'"),
        ({"device": "tpu"}, "'cpu' or 'cuda'"),
    ):
        with pytest.raises(Exception, match=message):
            tana.envs.batch("molly", **arguments)
    with pytest.raises(BadOption, match="no memory aid"):
        tana.envs.batch("hickory", memory=True)
    b = tana.envs.batch("molly", n=2)
    with pytest.raises(BadOption, match="3 seeds for 2 games"):
        b.reset([1, 2, 3])
    with pytest.raises(BadOption, match="seats are 0 to 1"):
        b.observe(0, 2)
    with pytest.raises(BadOption, match="2 games of uly"):
        tana.envs.batch("uly", n=2).restore(b.save())


@pytest.mark.parametrize("name", ["molly", "uly"])
def test_kernels_do_what_the_processor_does(name: str) -> None:
    """In Numba's simulator, rules interpreted: the same numbers, and an illegal action changes nothing."""
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")
    simulated = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", "tests.envs.cuda_simulation", name]
    ran = subprocess.run(command, env=simulated, capture_output=True, text=True, check=False)
    assert ran.returncode == 0 and ran.stdout.split() == ["equal"], ran.stderr
