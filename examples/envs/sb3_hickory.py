"""MaskablePPO of sb3-contrib on solo Hickory Dickory, without a wrapper. Needs `tana-games[envs]` and sb3-contrib.

python examples/envs/sb3_hickory.py --steps 200000
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env

import tana.envs

ID = "tana/HickoryCompact-v0"


def points(env: Any, player: Any, games: int) -> float:
    """The mean points of a player, a function of an observation and a mask."""
    total = 0.0
    for number in range(games):
        (obs, _), over = env.reset(seed=10_000 + number), False
        while not over:
            obs, reward, over, _, _ = env.step(player(obs, env.unwrapped.action_masks()))
            total += reward
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser()
    for name, default in {"steps": 200_000, "envs": 8, "rollout": 256, "judged": 20}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    args = parser.parse_args()
    # The checker tries actions at random, so it needs an environment that does not raise on illegal ones.
    check_env(tana.envs.gym("hickory", compact=True, illegal="penalty"), warn=False)
    envs = make_vec_env(lambda: gymnasium.make(ID), n_envs=args.envs, seed=1)  # with an id it asks for pixels
    model = MaskablePPO("MlpPolicy", envs, n_steps=args.rollout, batch_size=256, ent_coef=0.01, seed=1)
    model.learn(args.steps)
    env, luck = gymnasium.make(ID), np.random.default_rng(1)
    learned = points(env, lambda obs, mask: int(model.predict(obs, action_masks=mask)[0]), args.judged)
    at_random = points(env, lambda obs, mask: int(luck.choice(np.flatnonzero(mask))), args.judged)
    print(json.dumps({"steps": model.num_timesteps, "points": learned, "points_at_random": at_random}))


if __name__ == "__main__":
    main()
