"""The suites of the APIs themselves, unmodified."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import tana.envs
from tana.core.registry import names
from tana.errors import BadOption, IllegalMove, TanaError
from tests.envs.some import some_tables

gymnasium = pytest.importorskip("gymnasium", reason="the extra 'envs' is not installed")
pettingzoo_test = pytest.importorskip("pettingzoo.test", reason="the extra 'envs' is not installed")

GAMES = [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in names()]
TABLES = [pytest.param(table, id=str(table), marks=pytest.mark.xdist_group(table.game.name)) for table in some_tables()]


OPTIONS = [{"obs": "uint8"}, {"obs": "dict"}, {"memory": True}, {"obs": "dict", "memory": True}, {"reward": "points"}]
"""Each way to see and to be paid; the tables have the options of the games."""


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


@pytest.mark.parametrize("settings", OPTIONS, ids=lambda settings: "-".join(map(str, settings.values())))
def test_pettingzoo_api_with_every_option(settings: dict[str, Any]) -> None:
    pettingzoo_test.api_test(tana.envs.aec("molly", **settings), num_cycles=30)


@pytest.mark.parametrize("table", TABLES)
def test_pettingzoo_seeds(table: Any) -> None:
    pettingzoo_test.seed_test(lambda: tana.envs.aec(table.game.name, table.seats, **table.settings), num_cycles=10)


@pytest.mark.parametrize("table", TABLES)
def test_pettingzoo_render(table: Any, capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str) -> Any:
        return tana.envs.aec(table.game.name, table.seats, render_mode=render_mode, **table.settings)

    pettingzoo_test.render_test(make, custom_tests={"svg": lambda shown: shown.startswith("<svg")})
    assert capsys.readouterr().out.strip(), "human prints"


def test_pettingzoos_test_of_cycles_asks_for_agents_that_act_at_once() -> None:
    """`max_cycles_test` begins with a parallel environment, so it cannot be met by a game of turns: it says why."""
    module = SimpleNamespace(parallel_env=lambda **_: tana.envs.parallel("molly"), env=lambda **_: None)
    with pytest.raises(TanaError, match="one seat decides at a time"):
        pettingzoo_test.max_cycles_test(module)


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
    env = gymnasium.make(
        f"tana/{name.capitalize()}-v0", illegal=-1.0, against=None if name == "hickory" else ["random"]
    )
    check(env)


@pytest.mark.parametrize("settings", OPTIONS, ids=lambda settings: "-".join(map(str, settings.values())))
def test_gymnasium_checker_with_every_option(settings: dict[str, Any]) -> None:
    check(gymnasium.make("tana/Molly-v0", illegal=-1.0, against=["random"], **settings))


@pytest.mark.parametrize("table", TABLES)
def test_gymnasium_checker_at_every_table(table: Any) -> None:
    bots = ["random"] * (table.seats - 1)
    name = f"tana/{table.game.name.capitalize()}-v0"
    check(gymnasium.make(name, seats=table.seats, against=bots, illegal=-1.0, **table.settings))


def check(env: Any) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(env.unwrapped, skip_render_check=True)


def test_gymnasium_illegal_actions_raise_and_change_nothing() -> None:
    env = tana.envs.gym("hickory")
    _, info = env.reset(seed=3)
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove, match="not allowed now"):
        env.step(forbidden)
    again, _, _, _, _ = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert env.observation_space.contains(again)


@pytest.mark.parametrize(("illegal", "reward"), [("penalty", -1.0), (-0.25, -0.25)])
def test_illegal_actions_may_cost_something_and_change_nothing(illegal: Any, reward: float) -> None:
    env = tana.envs.gym("uly", against=["random"], illegal=illegal)
    before, info = env.reset(seed=3)
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
    for wrong in (forbidden, env.action_space.n, -1):
        seen, paid, over, _, after = env.step(wrong)
        assert np.array_equal(before, seen) and np.array_equal(info["action_mask"], after["action_mask"])
        assert paid == reward and not over


def test_illegal_actions_may_be_replaced_by_random_ones() -> None:
    def play() -> list[int]:
        env = tana.envs.gym("uly", against=["random"], illegal="random")
        _, info = env.reset(seed=3)
        played, over = [], False
        while not over:
            mask = env.action_masks()
            _, _, over, _, info = env.step(int(np.flatnonzero(~mask)[0]))
            assert mask[info["action"]]
            played.append(info["action"])
        return played

    assert play() == play(), "by the seed of the environment"


def test_masks_are_had_as_maskable_ppo_asks_for_them() -> None:
    env = tana.envs.gym("uly", against=["random"])
    _, info = env.reset(seed=3)
    mask = env.action_masks()
    assert mask.dtype == np.bool_ and np.array_equal(mask, info["action_mask"])
    mask[:] = True
    assert np.array_equal(env.action_masks(), info["action_mask"]), "a copy"
    envs = tana.envs.vector("uly", 3, against=["random"])
    _, info = envs.reset(seed=3)
    assert np.array_equal(envs.action_masks(), info["action_mask"])


def test_illegal_actions_at_many_tables() -> None:
    penalised = tana.envs.vector("uly", 3, against=["random"], illegal="penalty")
    before, info = penalised.reset(seed=3)
    chosen = info["action_mask"].argmax(axis=1)
    chosen[1] = info["action_mask"][1].argmin()
    after, reward, _, _, _ = penalised.step(chosen)
    assert reward.tolist() == [0, -1, 0] and np.array_equal(before[1], after[1])
    assert not np.array_equal(before[0], after[0])
    replaced = tana.envs.vector("uly", 3, against=["random"], illegal="random")
    replaced.reset(seed=3)
    ended = 0
    while ended < 3:
        _, _, over, _, _ = replaced.step(np.full(3, -1))
        ended += int(over.sum())


def test_stable_baselines_checker() -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker", reason="stable-baselines3 is not installed")
    for illegal in ("penalty", "random"):
        checker.check_env(tana.envs.gym("uly", against=["random"], illegal=illegal), warn=False)


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


def test_tables_by_name_are_the_same_numbers() -> None:
    rows, named = (
        tana.envs.vector("uly", 3, against=["random"]),
        tana.envs.vector("uly", 3, against=["random"], obs="dict"),
    )
    obs, _ = rows.reset(seed=5)
    parts, _ = named.reset(seed=5)
    assert named.observation_space.contains(parts)
    assert np.array_equal(np.concatenate(list(parts.values()), axis=1), obs)


@pytest.mark.parametrize(
    ("module", "call", "message"),
    [
        ("pettingzoo", lambda: tana.envs.aec("uly"), r"pettingzoo: pip install 'tana-games\[envs\]'"),
        ("gymnasium", lambda: tana.envs.gym("hickory"), r"gymnasium: pip install 'tana-games\[envs\]'"),
        ("gymnasium", lambda: tana.envs.vector("uly", 2), r"gymnasium: pip install 'tana-games\[envs\]'"),
        ("pyspiel", lambda: tana.envs.spiel("uly"), "open-spiel: pip install open-spiel"),
        ("numba_cuda", lambda: tana.envs.batch("uly", device="cuda"), r"numba-cuda: pip install 'tana-games\[gpu\]'"),
    ],
    ids=["aec", "gym", "vector", "spiel", "cuda"],
)
def test_what_is_missing_is_named_with_its_extra(
    module: str, call: Any, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tana.envs, "find_spec", lambda wanted: None if wanted == module else find_spec(wanted))
    with pytest.raises(TanaError, match=message):
        call()


def test_wrong_arguments_are_refused() -> None:
    for call, message in (
        (lambda: tana.envs.gym("molly", seat=2), "seats are 0 to 1"),
        (lambda: tana.envs.gym("molly", against=["random", "random"]), "2 seats need 1 bots"),
        (lambda: tana.envs.gym("molly", reward="both"), "single numbers"),
        (lambda: tana.envs.gym("molly", illegal="ignore"), "'raise', 'penalty', 'random' or a reward, not 'ignore'"),
        (lambda: tana.envs.vector("molly", 2, illegal=True), "'raise', 'penalty', 'random' or a reward, not True"),
        (lambda: tana.envs.vector("molly", 2, seat=-1), "seats are 0 to 1"),
        (lambda: tana.envs.aec("molly", render_mode="rgb_array"), "human, ansi, svg"),
        (lambda: tana.envs.aec("molly", obs="float64"), "float32, uint8, dict"),
    ):
        with pytest.raises(BadOption, match=message):
            call()


def test_pictures_are_svg() -> None:
    env = tana.envs.gym("uly", against=["random"], render_mode="svg")
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg")
