"""PPO and magnetic mirror descent (MMD) by self-play, and a best response against a frozen opponent.

Both play both seats of thousands of games at once. PPO clips the step and rewards entropy, less and less. MMD is drawn
to a *magnet* instead, an earlier average of itself that is renewed from time to time, and to where it was before the
step: it keeps mixed strategies mixed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import torch
from torch import Tensor, nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from research.baselines.nets import Chooser, half_precision, new_env, new_net

EPOCHS, CLIP, RATE, SHRINK = 2, 0.2, 1e-3, 0.5
ENTROPY = 0.005
MAGNET, NEAR, RENEWALS = 0.1, 0.1, 12
"""What the distance from the magnet and from the last policy costs, and how often the magnet is renewed."""
AVERAGE = 0.99
COLUMNS = ("obs", "mask", "act", "logp", "gain", "target", "own")
molly: Any = import_module("ppo_molly")
lessons: Any = import_module("molly_lessons")


@dataclass
class Plan:
    """How to train."""

    learner: str
    game: str
    net: str = "plain"
    width: int = 256
    games: int = 4096
    seconds: float = 480.0
    rounds: int = 10**9
    device: str = "cpu"
    seed: int = 1
    against: nn.Module | None = None
    """The frozen opponent of a best response, which sits in every other seat of every game."""


@dataclass
class Trained:
    """The averaged network, and how many decisions were played."""

    net: nn.Module
    decisions: int
    seconds: float
    curve: list[tuple[float, int]] = field(default_factory=list)


class Learner:
    """A network, and how it learns from rows of decisions."""

    def __init__(self, plan: Plan) -> None:
        torch.manual_seed(plan.seed)
        self.net, self._left = self._fresh(plan), torch.ones((), device=plan.device)
        self.average = AveragedModel(self.net, multi_avg_fn=get_ema_multi_avg_fn(AVERAGE))
        self.magnet = self._fresh(plan) if plan.learner == "mmd" else None
        self._renewed = 0.0
        self._renew()
        card = plan.device == "cuda"
        rate: Any = torch.tensor(RATE, device=plan.device)
        self._optimizer = torch.optim.Adam(self.net.parameters(), rate, fused=card, capturable=card)
        self._step = lessons.repeated(self._take_step, plan.device)

    def _fresh(self, plan: Plan) -> nn.Module:
        return half_precision(new_net(plan.net, plan.game, plan.width), plan.device)

    @torch.no_grad()
    def _renew(self) -> None:
        for to, source in zip(self.magnet.parameters() if self.magnet else (), self.average.parameters(), strict=False):
            to.copy_(source)

    def learn(self, rows: dict[str, Tensor], left: float) -> None:
        """Learn from what was played; `left` is the part of the time that remains."""
        self._left.fill_(left)
        self._optimizer.param_groups[0]["lr"].fill_(RATE * max(left, 0.02))
        for _ in range(EPOCHS):
            for t in torch.randperm(len(rows["act"])).tolist():
                self._step(*(rows[name][t] for name in COLUMNS))
        self.average.update_parameters(self.net)
        if 1 - left >= self._renewed + 1 / RENEWALS:
            self._renewed = 1 - left
            self._renew()

    def _take_step(self, *given: Tensor) -> tuple[()]:
        obs, mask, act, old, gain, target, own = given
        logp, value = self.net(obs, mask)
        change = logp.gather(1, act.unsqueeze(1)).squeeze(1) - old
        ratio = change.exp()
        better = own * torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
        loss = (value - target).square().mean() - better.mean()
        if self.magnet is None:
            order = (logp.exp() * logp.clamp(min=-50)).sum(-1)
            loss = loss + ENTROPY * self._left.clamp(min=0.1) * (own * order).mean()
        else:
            with torch.no_grad():
                pull, _ = self.magnet(obs, mask)
            apart = (logp.exp() * (logp - pull).clamp(-50, 50)).sum(-1)
            loss = loss + MAGNET * (own * apart).mean() + NEAR * (own * (ratio - 1 - change)).mean()
        self._optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), SHRINK)
        self._optimizer.step()
        return ()


def against(env: Any, choose: Chooser, frozen: Chooser, mine: Tensor) -> Chooser:
    """Choices of a learner in its own seats, and of a frozen opponent in the others."""

    def both(obs: Tensor, mask: Tensor) -> tuple[Tensor, ...]:
        act, logp, value = (one.clone() for one in choose(obs, mask))
        theirs = frozen(obs, mask)[0]
        return torch.where(torch.as_tensor(env.actor, device=act.device) == mine, act, theirs), logp, value

    return both


def train(plan: Plan, look: Callable[[Learner, float, int], None] = lambda learner, passed, decisions: None) -> Trained:
    """Train until the time is over; `look` is called after every round with the part of the time that has passed."""
    torch.set_float32_matmul_precision("high")
    env, learner = new_env(plan.game, plan.games, plan.device), Learner(plan)
    env.reset(plan.seed * plan.games)
    mine = torch.arange(plan.games, device=plan.device) % 2
    choose = molly.chooser(learner.net, plan.device)
    if plan.against is not None:
        frozen = molly.chooser(half_precision(plan.against, plan.device), plan.device)
        choose = against(env, choose, frozen, mine)
    began, rounds, passed = time.monotonic(), 0, 0.0
    while passed < 1 and rounds < plan.rounds:
        rows = molly.with_advantages(molly.collect(env, choose, plan.device))
        rows["own"] = (rows["seat"] == mine).float() if plan.against is not None else torch.ones_like(rows["logp"])
        learner.learn(rows, 1 - passed)
        rounds += 1
        passed = max((time.monotonic() - began) / plan.seconds, rounds / plan.rounds)
        look(learner, passed, rounds * molly.STEPS * plan.games)
    return Trained(learner.average.module, rounds * molly.STEPS * plan.games, time.monotonic() - began)
