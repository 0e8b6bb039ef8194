"""Compact observations: fewer columns, the same information, and nothing that is hidden."""

from __future__ import annotations

import numpy as np
import pytest

import tana.envs
from tana.core.chance import rng_from
from tana.core.registry import game as find_game
from tana.errors import BadOption

pytestmark = pytest.mark.xdist_group("hickory")


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (3, {"setup": "advanced"}), (4, {})])
def test_positions_that_look_different_do_so_in_the_compact_form(seats: int, options: dict[str, str]) -> None:
    full = tana.envs.batch("hickory", seats, n=32, **options)
    compact = tana.envs.batch("hickory", seats, n=32, compact=True, **options)
    assert compact.observation.length < full.observation.length / 5
    full_of: dict[bytes, bytes] = {}
    for draw in range(400):
        for i in range(full.n):
            key = compact.obs[i].tobytes()
            assert full_of.setdefault(key, full.obs[i].tobytes()) == full.obs[i].tobytes()
        chosen = full.sample(draw)
        full.step(chosen)
        compact.step(chosen)
        assert np.array_equal(full.mask, compact.mask)
    assert len(full_of) > 3000


def test_a_compact_observation_does_not_contain_what_its_seat_may_not_know() -> None:
    b = tana.envs.batch("hickory", 3, n=8, compact=True)
    differed = 0
    for draw in range(120):
        seen, states = b.obs.copy(), b.states.copy()
        for i in range(b.n):
            entropy = bytes([draw, i, 0, 0, 0, 0, 0, 1])
            b.states[i] = b.game.determinize(b.state(i), int(b.actor[i]), rng_from(entropy))
        differed += b.states.tobytes() != states.tobytes()
        b._show(b._all)
        assert np.array_equal(b.obs, seen)
        b.states[:] = states
        b._show(b._all)
        b.step(b.sample(draw))
    assert differed > 20


def test_columns_are_scaled_and_named_like_others() -> None:
    b = tana.envs.batch("hickory", 2, n=4, compact=True, obs="uint8")
    floats = tana.envs.batch("hickory", 2, n=4, compact=True)
    for draw in range(60):
        assert np.allclose(b.obs * b.observation.scale, floats.obs, atol=1e-6)
        assert floats.obs.min() >= 0 and floats.obs.max() <= 1
        chosen = b.sample(draw)
        b.step(chosen)
        floats.step(chosen)
    names = [span.name for span in tana.envs.spans("hickory", compact=True, seats=2)]
    assert names == [span.name for span in b.observation.spans]
    assert "players.1.filled" in names and "players.2.filled" not in names


def test_games_with_few_columns_have_no_compact_form() -> None:
    with pytest.raises(BadOption, match="molly has no compact observation: the usual one has 262 columns"):
        tana.envs.batch("molly", compact=True)
    with pytest.raises(BadOption, match="compact should be True or False"):
        tana.envs.batch("hickory", compact=1)  # type: ignore[arg-type]
    assert find_game("hickory").seats.start == 1
