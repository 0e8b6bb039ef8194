"""Every API rejects invalid input with a clear message and changes nothing."""

from __future__ import annotations

import io
import random
import re
from typing import Any

import numpy as np
import pytest

import tana.envs
from tana.engine.cuda_device import available
from tana.errors import BadOption, IllegalMove, TanaError

SEED = 0xFFFFFFFF
"""The largest."""


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": "2"}, "seats is a whole number, not '2'"),
        ({"seats": 2.0}, "seats is a whole number, not 2.0"),
        ({"seats": True}, "seats is a whole number, not True"),
        ({"first": 1}, r"option first: 1 is not one of random, 1, 2, 3, 4 \(values are strings\)"),
        ({"memory_aid": True}, r"option memory_aid: True is not one of off, on"),
        ({"memory": "no"}, "memory should be True or False, not 'no'"),
        ({"memory": True, "memory_aid": "off"}, "memory=True needs the memory aid, which memory_aid='off' disables"),
        ({"n": 2.0}, "n should be a whole number of games"),
        ({"threads": 0}, "threads should be a whole number"),
    ],
)
def test_a_batch_refuses_wrong_settings(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        tana.envs.batch("molly", **arguments)


def test_numbers_of_numpy_are_numbers() -> None:
    b = tana.envs.batch("molly", seats=np.int64(3), n=np.int64(2))
    assert np.array_equal(b.reset(np.int64(7)).obs, tana.envs.batch("molly", seats=3, n=2).reset(7).obs)


@pytest.mark.parametrize(
    ("seed", "message"),
    [
        (1.5, "a seed should be a whole number, or one for each game, not 1.5"),
        (None, "a seed should be a whole number, or one for each game, not None"),
        (True, "not True"),
        (-1, f"a seed should be a whole number from 0 to {SEED}, not -1"),
        (SEED, f"a seed should be a whole number from 0 to {SEED}, not {SEED + 1}"),
        (2**70, f"0 to {SEED}"),
        ([1.5, 2.5], "not 1.5"),
        (["1", "2"], "not '1'"),
        ([1, None], "not None"),
        ("12", "not '1'"),
        ([1], "1 seeds for 2 games"),
        (np.array([True, False]), "not (np.)?True"),
    ],
)
def test_a_batch_refuses_what_is_no_seed(seed: Any, message: str) -> None:
    b = tana.envs.batch("molly", n=2)
    b.reset(3)
    before = b.save()
    with pytest.raises(BadOption, match=message):
        b.reset(seed)
    assert b.save() == before
    assert np.array_equal(b.reset([SEED - 1, SEED]).obs, b.reset(SEED - 1).obs)


@pytest.mark.parametrize(
    ("which", "message"),
    [
        (np.array([True, False, True]), "an array of their numbers, 0 to 2"),
        ([0, 1], "an array of their numbers"),
        (np.array([0, 0]), "a game is listed twice"),
        (np.array([0, 3]), "games are 0 to 2"),
        (np.array([-1]), "games are 0 to 2"),
    ],
)
def test_some_games_are_named_by_their_numbers(which: Any, message: str) -> None:
    b: Any = tana.envs.batch("molly", n=3)
    before = b.save()
    for call in (lambda: b.reset_some(which), lambda: b.step_some(which, b.mask.argmax(1)[: len(which)])):
        with pytest.raises(BadOption, match=message):
            call()
    assert b.save() == before


def test_what_is_no_save_changes_nothing() -> None:
    b = tana.envs.batch("molly", n=2)
    before, luck = b.save(), random.Random(3)
    row = io.BytesIO()
    np.save(row, np.arange(3))
    damaged: list[Any] = [b"", None, b"nothing", row.getvalue(), before[:-30], forged(before)]
    for _ in range(40):
        flipped = bytearray(before)
        flipped[luck.randrange(len(before))] ^= 1 << luck.randrange(8)
        damaged.append(bytes(flipped))
    for one in damaged:
        try:
            b.restore(one)
        except BadOption as fault:
            assert re.search("not a saved batch, or it is damaged|the saved one was", str(fault))
        assert b.save() == before, "a bit of the file may say nothing; then it is the same save"


def forged(saved: bytes) -> bytes:
    """A save with one array of another shape."""
    with np.load(io.BytesIO(saved)) as arrays:
        parts = {name: arrays[name] for name in arrays}
    out = io.BytesIO()
    np.savez_compressed(out, **{**parts, "done": np.zeros(7, np.uint8)})
    return out.getvalue()


def test_without_a_gpu_that_is_what_is_said() -> None:
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")
    if available():
        pytest.skip("there is a GPU here")
    with pytest.raises(TanaError, match="no NVIDIA GPU here"):
        tana.envs.batch("molly", device="cuda")


@pytest.mark.parametrize("action", [3.0, np.float32(3.4), "3", None, [3], np.array([3]), True, float("nan")])
@pytest.mark.parametrize("illegal", [None, -1.0])
def test_a_gym_takes_whole_numbers(action: Any, illegal: float | None) -> None:
    pytest.importorskip("gymnasium", reason="the extra 'envs' is not installed")
    env = tana.envs.gym("hickory", illegal=illegal)
    obs, info = env.reset(seed=1)
    with pytest.raises(ValueError, match="an action should be one whole number, not "):
        env.step(action)
    legal = np.flatnonzero(info["action_mask"])
    again, *_ = env.step(legal[0])
    assert obs.shape == again.shape


def test_a_game_begins_with_reset() -> None:
    gymnasium: Any = pytest.importorskip("gymnasium", reason="the extra 'envs' is not installed")
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        tana.envs.gym("molly", seat=1, against=["random"]).step(0)
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        tana.envs.vector("molly", 2, against=["random"]).step(np.zeros(2, np.int64))


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: tana.envs.gym("molly", against="random"), r"against should be a list of bots, such as \['random'\]"),
        (
            lambda: tana.envs.gym("molly", illegal="x"),
            "illegal should be 'raise', 'penalty', 'random' or a reward, not 'x'",
        ),
        (lambda: tana.envs.aec("molly", max_cycles=0), "max_cycles should be None or a whole number of actions"),
        (lambda: tana.envs.aec("molly", max_cycles="5"), "max_cycles should be None or a whole number of actions"),
        (lambda: tana.envs.batch(None), "a game is given by its name, not as None"),  # type: ignore[arg-type]
    ],
)
def test_wrong_settings_of_one_environment(call: Any, message: str) -> None:
    pytest.importorskip("pettingzoo", reason="the extra 'envs' is not installed")
    with pytest.raises(BadOption, match=message):
        call()


@pytest.mark.parametrize("actions", [np.zeros(8, np.int64), np.zeros(3, np.int64), 0, None, np.zeros(4)])
def test_a_vector_takes_one_action_for_each_game(actions: Any) -> None:
    pytest.importorskip("gymnasium", reason="the extra 'envs' is not installed")
    envs = tana.envs.vector("molly", 4, against=["random"])
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="actions should be 4 whole numbers, one for each game"):
        envs.step(actions)


@pytest.mark.parametrize("bot", ["random", "sprout"])
def test_a_game_of_a_vector_depends_on_its_own_seed_alone(bot: str) -> None:
    """Its opponents' luck as well."""
    pytest.importorskip("gymnasium", reason="the extra 'envs' is not installed")
    one, other = (tana.envs.vector("uly", 3, against=[bot]) for _ in range(2))
    (here, info), (there, told) = one.reset(seed=[1, 2, 3]), other.reset(seed=[7, None, 3])
    for _ in range(25):
        assert np.array_equal(here[2], there[2])
        here, *_, info = one.step(info["action_mask"].argmax(1))
        there, *_, told = other.step(told["action_mask"].argmax(1))
    with pytest.raises(BadOption, match="2 seeds for 3 games"):
        one.reset(seed=[1, 2])


def test_openspiel_refuses_what_is_not_legal() -> None:
    pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    state, luck = tana.envs.spiel("uly").new_initial_state(), random.Random(1)
    while not state.is_terminal():
        refuse_everything_else(pyspiel, state)
        state.apply_action(luck.choice(state.legal_actions()))
    refuse_everything_else(pyspiel, state)
    assert state.is_terminal()


def refuse_everything_else(pyspiel: Any, state: Any) -> None:
    before, past, legal = str(state), state.history(), state.legal_actions()
    for action in {-2, 0, 1, 16, 73, 10_000} - set(legal):
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(action)
    assert (str(state), state.history(), state.legal_actions()) == (before, past, legal)


def test_openspiel_resamples_for_players_alone() -> None:
    pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    state = tana.envs.spiel("uly", first="1").new_initial_state()
    for player in (-1, 2, None):
        with pytest.raises(pyspiel.SpielError, match="players are 0 to 1"):
            state.resample_from_infostate(player, random.random)
    assert state.resample_from_infostate(0, lambda: 1.0).legal_actions() == state.legal_actions()


def test_illegal_moves_are_named() -> None:
    env: Any = tana.envs.batch("molly", n=1)
    with pytest.raises(IllegalMove, match="game 0: 10000 is not an action"):
        env.step([10_000])
