"""Random legal actions by compiled code."""

from __future__ import annotations

import numpy as np
import pytest

import tana.envs
from tana.errors import BadOption

pytestmark = pytest.mark.xdist_group("uly")


def test_every_choice_is_legal_and_all_are_equally_likely() -> None:
    b = tana.envs.batch("uly", n=2000)
    b.reset([5] * 2000)
    legal = np.flatnonzero(b.mask[0])
    assert np.all(b.sample(0) == b.sample(0)[0]), "equal seeds, equal choices"
    b.reset(0)
    counts = np.zeros(b.actions)
    for draw in range(20):
        chosen = b.sample(draw)
        assert b.mask[np.arange(b.n), chosen].all()
        counts += np.bincount(chosen, minlength=b.actions)
    expected = 20 * b.n / len(legal)
    assert np.all(np.abs(counts[legal] - expected) < 6 * np.sqrt(expected))


def test_a_choice_depends_on_the_seed_of_its_game_and_the_draw_alone() -> None:
    many, one = tana.envs.batch("uly", n=8), tana.envs.batch("uly", n=1)
    many.reset(10)
    one.reset(13)
    for draw in range(40):
        chosen, alone = many.sample(draw).copy(), one.sample(draw).copy()
        assert chosen[3] == alone[0]
        many.step(chosen)
        one.step(alone)
    draws = [many.sample(draw).tolist() for draw in range(8)]
    assert len({tuple(row) for row in draws}) == 8


def test_a_finished_game_has_no_action() -> None:
    b = tana.envs.batch("uly", n=1)
    b.auto_reset = False
    draw = 0
    while not b.done[0]:
        b.step(b.sample(draw))
        draw += 1
    assert b.sample(draw).tolist() == [-1]


@pytest.mark.parametrize("draw", [-1, 1 << 32, 0.5, True, None])
def test_a_wrong_draw_is_refused(draw: object) -> None:
    with pytest.raises(BadOption, match="a draw should be a whole number"):
        tana.envs.batch("uly", n=1).sample(draw)  # type: ignore[arg-type]


@pytest.mark.parametrize("form", ["float32", "uint8"])
def test_arrays_are_aligned_so_that_nobody_copies_them(form: str) -> None:
    for n in (1, 3, 7):
        b = tana.envs.batch("uly", n=n, obs=form, reward="both")
        arrays = (b.obs, b.mask, b.actor, b.reward, b.done, b.sample(0))
        assert all(array.ctypes.data % 64 == 0 for array in arrays)


def test_jax_shares_observations() -> None:
    jax = pytest.importorskip("jax", reason="JAX is not installed")
    b = tana.envs.batch("uly", n=3)
    shared = jax.dlpack.from_dlpack(b.obs)
    assert shared.unsafe_buffer_pointer() == b.obs.ctypes.data
