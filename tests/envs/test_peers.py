"""The suites of the APIs themselves, unmodified."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import tana.envs
from tana.core.errors import IllegalMove, TanaError
from tana.core.registry import names
from tests.envs.some import some_tables

gymnasium = pytest.importorskip("gymnasium", reason="the extra 'envs' is not installed")
pettingzoo_test = pytest.importorskip("pettingzoo.test", reason="the extra 'envs' is not installed")

GAMES = [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in names()]
TABLES = [pytest.param(table, id=str(table), marks=pytest.mark.xdist_group(table.game.name)) for table in some_tables()]


@pytest.fixture(autouse=True)
def their_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        warnings.simplefilter("ignore", DeprecationWarning)
        yield


@pytest.mark.parametrize("table", TABLES)
def test_pettingzoo_api(table: Any) -> None:
    env = tana.envs.aec(table.game.name, table.seats, **table.settings)
    pettingzoo_test.api_test(env, num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_seeds(name: str) -> None:
    pettingzoo_test.seed_test(lambda: tana.envs.aec(name), num_cycles=20)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_render(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo_test.render_test(lambda render_mode: tana.envs.aec(name, render_mode=render_mode))
    assert capsys.readouterr().out.strip(), "human prints"


def test_agents_do_not_act_at_once() -> None:
    with pytest.raises(TanaError, match=r"one seat decides at a time.*tana\.envs\.aec"):
        tana.envs.parallel("molly")


def test_cycles_may_be_limited() -> None:
    env = tana.envs.aec("molly", max_cycles=5)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        obs, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(obs["action_mask"]))
        steps += not over
    assert steps == 5


def test_an_illegal_action_loses_the_game_in_pettingzoo() -> None:
    env = tana.envs.aec("molly")
    env.reset(seed=1)
    agent = env.agent_selection
    forbidden = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(forbidden)
    assert env.rewards[agent] == -1 and all(env.terminations.values())


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_checker(name: str) -> None:
    from gymnasium.utils.env_checker import check_env

    env = gymnasium.make(
        f"tana/{name.capitalize()}-v0", illegal=-1.0, against=None if name == "hickory" else ["random"]
    )
    check_env(env.unwrapped, skip_render_check=True)


def test_gymnasium_illegal_actions_raise_and_change_nothing() -> None:
    env = tana.envs.gym("hickory")
    _, info = env.reset(seed=3)
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove, match="not allowed now"):
        env.step(forbidden)
    again, _, _, _, _ = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert env.observation_space.contains(again)


def test_a_whole_game_against_bots() -> None:
    env = tana.envs.gym("molly", seats=3, seat=1, against=["random", "digger"])
    obs, info = env.reset(seed=3)
    luck, over = np.random.default_rng(1), False
    while not over:
        assert env.observation_space.contains(obs)
        obs, reward, over, _, info = env.step(int(luck.choice(np.flatnonzero(info["action_mask"]))))
    assert 0 <= reward <= 1
    with pytest.raises(IllegalMove, match="call reset"):
        env.step(0)


def test_many_tables_behind_the_vector_interface() -> None:
    envs = tana.envs.vector("molly", 6, against=["random"])
    obs, info = envs.reset(seed=5)
    luck, ended = np.random.default_rng(1), 0
    assert envs.observation_space.contains(obs)
    while ended < 12:
        mask = info["action_mask"]
        obs, reward, terminated, truncated, info = envs.step((luck.random(mask.shape) * mask).argmax(axis=1))
        assert envs.observation_space.contains(obs) and not truncated.any()
        assert np.all(reward[~terminated] == 0)
        ended += int(terminated.sum())


def test_pictures_are_svg() -> None:
    env = tana.envs.gym("uly", against=["random"], render_mode="svg")
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg")
