"""A network that plays Molly for two, and how it fares against digger. See `ppo_molly.py`, which trains it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import tana.envs
from tana.bots.api import glimpse, make_bot
from tana.bots.levels import warm
from tana.engine.ready import full_speed


class Network(nn.Module):
    """What to do (logarithms of chances) and how likely it wins, from what a seat sees and may do."""

    def __init__(self, env: Any, width: int = 512) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(env.observation.scale))
        sizes = [env.observation.length, width, width, width]
        self.body = nn.Sequential(*(part for a, b in pairwise(sizes) for part in (nn.Linear(a, b), nn.ReLU())))
        self.policy, self.value = nn.Linear(width, env.actions), nn.Linear(width, 1)

    def forward(self, obs: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        x = self.body(obs.float() * self.scale)
        return self.policy(x).masked_fill(~mask, -1e9).log_softmax(-1), self.value(x).squeeze(-1)


def wins(weights: dict[str, Tensor], memory: bool, seed: int, games: int) -> float:
    """The network's share of wins against digger. It sits first in half of the games, which come in pairs."""
    warm("molly")
    env: Any = tana.envs.batch("molly", seats=2, n=games, obs="uint8", memory=memory)
    env.auto_reset = False
    env.reset([seed * games + i // 2 for i in range(games)])
    net, bot, luck = Network(env), make_bot("digger", "molly", explain=False), np.random.default_rng(seed)
    net.load_state_dict(weights)
    while not env.done.all():
        going = np.flatnonzero(~env.done)
        with torch.no_grad():
            chosen = net(torch.from_numpy(env.obs[going]), torch.from_numpy(env.mask[going]))[0].argmax(-1).numpy()
        for k in np.flatnonzero(env.actor[going] != going % 2):
            with full_speed("molly", "bots"):
                seen = glimpse(env.game, env.state(going[k]), int(env.actor[going[k]]), luck.bytes(8))
                chosen[k] = bot.choose(seen).action
        env.step_some(going, chosen)
    return float(env.reward[np.arange(games), np.arange(games) % 2, 0].mean())
