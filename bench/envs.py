"""Steps of many games at once, observation and mask included, compared with other libraries in the same run.

    python bench/envs.py [--seconds 2] [--games 1024]        one core: OpenSpiel's vector env, EnvPool
    python bench/envs.py --device cuda [--games 262144]      one GPU: Pgx

All are stepped with random legal actions. On the CPU, lines include the choice of actions only if they name a method
(`sample` of the batch, or NumPy), and times are CPU time of this thread (of the process for EnvPool, which has its own
threads). On a GPU everything is measured, from the first step to the end of the last one. Libraries that are not
installed are skipped with a message.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np

import tana.envs
from tana.core.registry import names

SPIELS = ("leduc_poker", "backgammon", "hearts")
FEW = 16
"""How many of OpenSpiel's environments are stepped together; more is not faster."""
POOLS = ("Blackjack-v1", "CartPole-v1")
"""EnvPool has no board games; these are the most similar one and its best-known one."""
WARMING = 3
"""Steps on a GPU before the measurement: the first ones compile."""
PGX = ("leduc_holdem", "backgammon", "connect_four")

Rates = Iterator[tuple[str, float]]


def timed(step: Callable[[], None], games: int, seconds: float, clock: Callable[[], float] = time.thread_time) -> float:
    """Steps per second of a function that steps `games` games at once."""
    steps, used = 0, 0.0
    while used < seconds:
        began = clock()
        step()
        used += clock() - began
        steps += games
    return steps / used


def ours(games: int, seconds: float, only: str) -> Rates:
    """Every game (or only one) in both forms, on one core."""
    for name in [only] if only else names():
        for form in ("float32", "uint8"):
            env: Any = tana.envs.batch(name, n=games, obs=form)
            yield f"tana {name} {form}", _stepped(env, games, seconds)
            if form == "float32":
                yield f"tana {name} and sample", _chosen(env, games, seconds, env.sample)
                yield f"tana {name} and NumPy", _chosen(env, games, seconds, _by_numpy(env))
    if only in ("", "hickory"):
        compact: Any = tana.envs.batch("hickory", n=games, compact=True)
        yield "tana hickory compact", _stepped(compact, games, seconds)


def _stepped(env: Any, games: int, seconds: float) -> float:
    """Steps per second without the choice of actions."""
    env.step(env.sample(0))  # the first use compiles or loads the code
    steps, used = 0, 0.0
    while used < seconds:
        chosen = env.sample(steps)
        began = time.thread_time()
        env.step(chosen)
        used += time.thread_time() - began
        steps += games
    return steps / used


def _chosen(env: Any, games: int, seconds: float, choose: Callable[[int], Any]) -> float:
    """Steps per second with the choice of actions."""
    draws = iter(range(1 << 32))
    return timed(lambda: env.step(choose(next(draws))), games, seconds)


def _by_numpy(env: Any) -> Callable[[int], Any]:
    """The usual method: the largest of random numbers where the mask is set."""
    luck = np.random.default_rng(1)
    return lambda _: (luck.random(env.mask.shape, np.float32) * env.mask).argmax(axis=1)


def ours_on_gpu(games: int, seconds: float, only: str) -> Rates:
    """Molly (or another game) in both forms on a GPU, including the choice of actions."""
    from numba import cuda

    for form in ("float32", "uint8"):
        env: Any = tana.envs.batch(only or "molly", n=games, obs=form, device="cuda")

        def step(number: int, env: Any = env) -> None:
            env.step(env.sample(number))

        for number in range(WARMING):
            step(number)
        cuda.synchronize()
        steps, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            step(WARMING + steps)
            steps += 1
        cuda.synchronize()
        yield f"tana {only or 'molly'} {form}", steps * games / (time.perf_counter() - began)


def openspiel(games: int, seconds: float) -> Rates:
    """OpenSpiel's vector environment."""
    import pyspiel
    from open_spiel.python import rl_agent, rl_environment, vector_env

    for name in SPIELS:
        envs = vector_env.SyncVectorEnv([rl_environment.Environment(pyspiel.load_game(name)) for _ in range(FEW)])
        found, steps, used, luck = envs.reset(), 0, 0.0, np.random.default_rng(1)
        while used < seconds:
            seats = [step.observations["current_player"] for step in found]
            legal = [step.observations["legal_actions"][seat] for step, seat in zip(found, seats, strict=True)]
            chosen = [rl_agent.StepOutput(int(luck.choice(many)), None) for many in legal]
            began = time.thread_time()
            found, _, _, _ = envs.step(chosen, reset_if_done=True)
            used += time.thread_time() - began
            steps += FEW
        yield f"open_spiel {name}", steps / used


def envpool(games: int, seconds: float) -> Rates:
    """EnvPool with one thread."""
    import envpool

    for name in POOLS:
        pool = envpool.make_gymnasium(name, num_envs=games, num_threads=1)
        pool.reset()
        chosen = np.random.default_rng(1).integers(pool.action_space.n, size=games)
        yield f"envpool {name}", timed(lambda: pool.step(chosen), games, seconds, time.process_time)  # noqa: B023


def pgx(games: int, seconds: float) -> Rates:
    """Pgx on the device that JAX finds, with random legal actions."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    for name in PGX:
        env = pgx.make(name)
        init, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

        def once(state: Any, key: Any, step: Any = step) -> Any:
            act, follow = jax.random.split(key)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
            return step(state, jax.random.categorical(act, logits, axis=-1), jax.random.split(follow, games))

        go = jax.jit(once)
        keys = jax.random.split(jax.random.PRNGKey(1), 100_000)
        state = go(init(jax.random.split(keys[0], games)), keys[1])
        jax.block_until_ready(state)
        steps, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            state = go(state, keys[2 + steps])
            steps += 1
        jax.block_until_ready(state)
        yield f"pgx {name}", steps * games / (time.perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=int)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--only", choices=names(), default="", help="one of our games")
    args = parser.parse_args()
    games = args.games or (1024 if args.device == "cpu" else 262_144)
    here = [("pyspiel", openspiel), ("envpool", envpool)] if args.device == "cpu" else [("pgx", pgx)]
    rates: dict[str, float] = {}
    for package, measure in here:
        if find_spec(package) is None:
            print(f"{package} is not installed: left out")
        else:
            rates.update(measure(games, args.seconds))
    fastest = max(rates.values(), default=float("nan"))
    rates.update((ours if args.device == "cpu" else ours_on_gpu)(games, args.seconds, args.only))
    print(f"{'':<28}{'thousand steps/s':>18}   times the fastest peer")
    for name, rate in rates.items():
        print(f"{name:<28}{rate / 1e3:>18,.1f}   {rate / fastest:.1f}")


if __name__ == "__main__":
    main()
