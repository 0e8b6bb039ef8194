"""An AlphaZero-style learner with determinised search: compiled self-play on many cores, learning in PyTorch."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from research.baselines.nets import Weights, new_net, weights_of
from research.baselines.search import TRAINING, Search
from research.baselines.search_types import Effort
from research.baselines.selfplay import Plan, Trained

GAMES = 16
"""Games of a task."""
BANK, PART, REUSE = 300_000, 1024, 4
"""Decisions to learn from, in one step, and how often each is used."""
RATE, DECAY, AVERAGE = 1e-3, 1e-4, 0.999
_searches: dict[tuple[str, int], Search] = {}


def play_some(game: str, weights: Weights, seed: int, first: int, effort: Effort) -> tuple[Any, ...]:
    """Self-play with these weights, in a process of its own."""
    torch.set_num_threads(1)
    key = game, len(weights["body.0.bias"])
    search = _searches.get(key) or _searches.setdefault(key, Search(game, weights))
    search.take(weights)
    return search.play(seed, first, GAMES, effort)


class Bank:
    """The latest decisions, and steps of learning from them."""

    def __init__(self, net: nn.Module, device: str) -> None:
        self.net, self._device, self._kept, self._size = net, device, deque[tuple[Any, ...]](), 0
        self.average = AveragedModel(net, multi_avg_fn=get_ema_multi_avg_fn(AVERAGE))
        self._optimizer = torch.optim.AdamW(net.parameters(), RATE, weight_decay=DECAY)

    def add(self, rows: tuple[Any, ...]) -> None:
        """Keep decisions, and forget the oldest."""
        self._kept.append(tuple(torch.from_numpy(part).to(self._device) for part in rows))
        self._size += len(rows[0])
        while self._size > BANK:
            self._size -= len(self._kept.popleft()[0])

    def learn(self, steps: int, left: float) -> float:
        """Take steps from random decisions; returns the last loss."""
        loss = torch.zeros(())
        self._optimizer.param_groups[0]["lr"] = RATE * max(left, 0.02)
        for _ in range(steps):
            loss = self._loss(*self._some())
            self._optimizer.zero_grad()
            loss.backward()
            self._optimizer.step()
            self.average.update_parameters(self.net)
        return float(loss.detach())

    def _some(self) -> list[Any]:
        """Random decisions: some rows of some tasks."""
        tasks = [self._kept[int(i)] for i in torch.randint(len(self._kept), (16,))]
        picks = [torch.randint(len(task[0]), (PART // 16,), device=self._device) for task in tasks]
        return [torch.cat([task[k][pick] for task, pick in zip(tasks, picks, strict=True)]) for k in range(3)]

    def _loss(self, obs: Any, policy: Any, worth: Any) -> Any:
        logp, value = self.net(obs, policy > -1)
        return (value - worth).square().mean() - (policy.float() * logp.clamp(min=-50)).sum(-1).mean()


def train(
    plan: Plan, processes: int, look: Callable[[Bank, float, int], None] = lambda bank, passed, decisions: None
) -> Trained:
    """Play and learn until the time is over, or as many tasks as the plan has rounds."""
    torch.manual_seed(plan.seed)
    bank = Bank(new_net("small", plan.game, plan.width).to(plan.device), plan.device)
    decisions, number, done, passed, owed, began = 0, 0, 0, 0.0, 0.0, time.monotonic()
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        waiting = deque[Future[tuple[Any, ...]]]()
        while passed < 1 and done < plan.rounds:
            while len(waiting) < 2 * processes and number < plan.rounds:
                task = (plan.game, weights_of(bank.net), plan.seed, number * GAMES, TRAINING)
                waiting.append(pool.submit(play_some, *task))
                number += 1
            rows = waiting.popleft().result()
            bank.add(rows)
            done, decisions, owed = done + 1, decisions + len(rows[0]), owed + REUSE * len(rows[0]) / PART
            passed = max((time.monotonic() - began) / plan.seconds, done / plan.rounds)
            bank.learn(int(owed), 1 - min(passed, 1.0))
            owed -= int(owed)
            look(bank, passed, decisions)
        pool.shutdown(wait=False, cancel_futures=True)
    return Trained(bank.average.module, decisions, time.monotonic() - began)
