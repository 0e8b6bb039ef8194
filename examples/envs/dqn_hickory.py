"""DQN on solo Hickory Dickory, through Gymnasium. Needs `tana-games[envs,learn]`; prints points, learned and at random.

python examples/envs/dqn_hickory.py --steps 200000
"""

from __future__ import annotations

import argparse
import copy
import json
from collections import deque
from itertools import pairwise
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import Tensor, nn

import tana.envs

DISCOUNT, BATCH, RATE, UPDATE_EVERY, FOLLOW, WORTH = 0.99, 64, 3e-4, 4, 0.01, 20.0  # a point counts 1 / WORTH


class Values(nn.Module):
    """What each action is worth, from what the player sees; what is not allowed is worth nothing at all."""

    def __init__(self, scale: Tensor, actions: int, width: int = 128) -> None:
        super().__init__()
        self.register_buffer("scale", scale)
        sizes = [len(scale), width, width]
        self.body = nn.Sequential(*(part for a, b in pairwise(sizes) for part in (nn.Linear(a, b), nn.ReLU())))
        self.head = nn.Linear(width, actions)

    def forward(self, obs: Tensor, mask: Tensor) -> Tensor:
        return self.head(self.body(obs.float() * self.scale)).masked_fill(mask == 0, -1e9)


def learn(net: Values, slow: Values, optimizer: torch.optim.Optimizer, memory: Any, luck: np.random.Generator) -> None:
    """One step of double DQN on some of what is remembered."""
    chosen = [memory[i] for i in luck.integers(len(memory), size=BATCH)]
    columns = [torch.as_tensor(np.stack(part)) for part in zip(*chosen, strict=True)]
    obs, mask, act, reward, later, later_mask, over = columns
    with torch.no_grad():
        best = net(later, later_mask).argmax(1, keepdim=True)
        target = reward + DISCOUNT * (1 - over) * slow(later, later_mask).gather(1, best).squeeze(1)
    loss = nn.functional.smooth_l1_loss(net(obs, mask).gather(1, act.unsqueeze(1)).squeeze(1), target)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    with torch.no_grad():
        for behind, ahead in zip(slow.parameters(), net.parameters(), strict=True):
            behind.lerp_(ahead, FOLLOW)


def points(env: Any, net: Values | None, games: int, luck: np.random.Generator) -> float:
    """The mean points of the network's best actions, or of random ones."""
    total = 0.0
    for number in range(games):
        (obs, info), over = env.reset(seed=10_000 + number), False
        while not over:
            obs, reward, over, _, info = env.step(choose(net, obs, info["action_mask"], luck))
            total += reward
    return total / games


def choose(net: Values | None, obs: Any, mask: Any, luck: np.random.Generator) -> int:
    """The best action, or without a network any."""
    with torch.no_grad():
        worth = luck.random(len(mask)) * mask if net is None else net(*(torch.from_numpy(x)[None] for x in (obs, mask)))
    return int(worth.argmax())


def main() -> None:
    parser = argparse.ArgumentParser()
    for name, default in {"steps": 200_000, "judged": 50}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    args = parser.parse_args()
    env, luck = gymnasium.make("tana/Hickory-v0", obs="uint8"), np.random.default_rng(1)
    scale = torch.from_numpy(tana.envs.Observation(tana.game("hickory").rules.View).scale)
    net = Values(scale, env.action_space.n)  # type: ignore[attr-defined]
    slow, optimizer, memory = copy.deepcopy(net), torch.optim.Adam(net.parameters(), RATE), deque[Any](maxlen=20_000)
    obs, info = env.reset(seed=1)
    for step in range(args.steps):
        curious = luck.random() < max(0.05, 1 - 2 * step / args.steps)
        mask, action = info["action_mask"], choose(None if curious else net, obs, info["action_mask"], luck)
        later, reward, over, _, info = env.step(action)
        paid, ended = np.float32(float(reward) / WORTH), np.float32(over)
        memory.append((obs, mask, np.int64(action), paid, later, info["action_mask"], ended))
        obs, info = env.reset() if over else (later, info)
        if step % UPDATE_EVERY == 0 and len(memory) > 10 * BATCH:
            learn(net, slow, optimizer, memory, luck)
    learned, at_random = points(env, net, args.judged, luck), points(env, None, args.judged, luck)
    print(json.dumps({"steps": args.steps, "points": learned, "points_at_random": at_random}))


if __name__ == "__main__":
    main()
