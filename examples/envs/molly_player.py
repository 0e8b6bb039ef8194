"""Evaluators that play a network for Molly against digger while `ppo_molly.py` trains it."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import torch
from molly_network import Network
from torch import Tensor
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

import tana.envs
from tana.bots.api import glimpse, make_bot
from tana.bots.levels import warm

MEMORY = 0.99
"""How much of the average of networks remains when a new one joins it."""
GAMES = 64
"""Games that one evaluator plays at a time."""


def average_of(net: Network) -> AveragedModel:
    """The average of what a network was lately; it plays better than the latest."""
    return AveragedModel(net, multi_avg_fn=get_ema_multi_avg_fn(MEMORY))


def wins(weights: dict[str, Tensor], memory: bool, seed: int, games: int = GAMES) -> float:
    """The network's share of wins against digger. It sits first in half of the games, which come in pairs."""
    torch.set_num_threads(1)
    warm("molly")
    env: Any = tana.envs.batch("molly", seats=2, n=games, obs="uint8", memory=memory)
    env.auto_reset = False
    env.reset([seed * games + i // 2 for i in range(games)])
    net, bot = Network(env, weights["head.weight"].shape[1]), make_bot("digger", "molly", explain=False)
    net.load_state_dict(weights)
    luck = np.random.default_rng(seed)
    while not env.done.all():
        going = np.flatnonzero(~env.done)
        with torch.no_grad():
            chosen = net(torch.from_numpy(env.obs[going]), torch.from_numpy(env.mask[going]))[0].argmax(-1).numpy()
        for k in np.flatnonzero(env.actor[going] != going % 2):
            seen = glimpse(env.game.compiled, env.state(going[k]), int(env.actor[going[k]]), luck.bytes(8))
            chosen[k] = bot.choose(seen).action
        env.step_some(going, chosen)
    return float(env.reward[np.arange(games), np.arange(games) % 2, 0].mean())


class Judges:
    """Processes that play the network as it is at some moment, while it goes on learning."""

    def __init__(self, processes: int, games: int, memory: bool) -> None:
        self._pool = ProcessPoolExecutor(processes, get_context("spawn"))
        self._tasks, self._memory = -(-games // GAMES), memory
        self._asked: list[list[Future[float]]] = []

    def ask(self, net: Network) -> None:
        """Evaluate these weights."""
        weights = {name: one.cpu().clone() for name, one in net.state_dict().items()}
        self._asked.append([self._pool.submit(wins, weights, self._memory, seed) for seed in range(self._tasks)])

    def answers(self) -> list[float]:
        """The share of wins each time they were asked."""
        with self._pool:
            return [round(sum(one.result() for one in asked) / self._tasks, 4) for asked in self._asked]
