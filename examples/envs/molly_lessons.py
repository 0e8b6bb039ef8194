"""The steps of PPO, and how a card repeats them. `ppo_molly.py` plays what is learned from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from molly_network import Network
from torch import Tensor, nn

EPOCHS, CLIP, RATE, ENTROPY = 2, 0.2, 1.4e-3, 0.005
LEARNED_FROM = ("obs", "mask", "act", "logp", "gain", "target")
TRIES = 3
"""Of the work before it is recorded, as PyTorch asks for."""


class Repeated:
    """Work captured once as a CUDA graph and replayed as a whole: launching each small part takes longer than doing
    it."""

    def __init__(self, work: Callable[..., tuple[Tensor, ...]]) -> None:
        self._work, self._graph, self._given = work, torch.cuda.CUDAGraph(), list[Tensor]()
        self._found: tuple[Tensor, ...] = ()

    def __call__(self, *given: Tensor) -> tuple[Tensor, ...]:
        """What was found is there until the next time."""
        if not self._given:
            self._given = [one.clone() for one in given]
            self._record()
        for place, one in zip(self._given, given, strict=True):
            place.copy_(one)
        self._graph.replay()
        return self._found

    def _record(self) -> None:
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(TRIES):
                self._work(*self._given)
        torch.cuda.current_stream().wait_stream(aside)
        with torch.cuda.graph(self._graph):
            self._found = self._work(*self._given)


def repeated(work: Callable[..., tuple[Tensor, ...]], device: str) -> Callable[..., tuple[Tensor, ...]]:
    """Work, in the way that is fastest on a device."""
    return Repeated(work) if device == "cuda" else work


class Lessons:
    """How a network learns from rows of decisions, one of every game at a time."""

    def __init__(self, net: Network, device: str) -> None:
        card = device == "cuda"
        self._net, self._left = net, torch.ones((), device=device)
        rate: Any = torch.tensor(RATE, device=device)
        self._optimizer = torch.optim.Adam(net.parameters(), rate, fused=card, capturable=card)
        self._step = repeated(self._take_step, device)

    def learn(self, rows: dict[str, Tensor], left: float) -> None:
        """Learn from what was played; `left` is the part of the time that remains."""
        self._left.fill_(left)
        self._optimizer.param_groups[0]["lr"].fill_(RATE * max(left, 0.02))
        for _ in range(EPOCHS):
            for t in torch.randperm(len(rows["act"])).tolist():
                self._step(*(rows[name][t] for name in LEARNED_FROM))

    def _take_step(self, *given: Tensor) -> tuple[()]:
        obs, mask, act, old, gain, target = given
        logp, value = self._net(obs, mask)
        ratio = (logp.gather(1, act.unsqueeze(1)).squeeze(1) - old).exp()
        better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        order = (logp.exp() * logp.clamp(min=-50)).sum(-1).mean()
        loss = -better + (value - target).square().mean() + ENTROPY * self._left.clamp(min=0.1) * order
        self._optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self._net.parameters(), 0.5)
        self._optimizer.step()
        return ()
