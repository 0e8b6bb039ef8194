"""Small networks: layers of numbers with nothing but sums and cut-offs in between."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import torch
from torch import Tensor, nn

STILL = 0.01
"""The last layer begins so small that every choice is about equally likely."""


class Net(nn.Module):
    """Layers of the given sizes."""

    def __init__(self, *sizes: int) -> None:
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        last: Any = self.layers[-1]
        with torch.no_grad():
            last.weight.mul_(STILL)
            last.bias.zero_()

    def forward(self, x: Tensor) -> Tensor:
        for layer in self.layers[:-1]:
            x = torch.relu(layer(x))
        found: Tensor = self.layers[-1](x)
        return found

    @property
    def sizes(self) -> tuple[int, ...]:
        """The widths of all layers, the input's first."""
        layers: Any = list(self.layers)
        return (layers[0].in_features, *(layer.out_features for layer in layers))


def copy_into(target: nn.Module, source: nn.Module, part: float = 1.0) -> None:
    """Move a net towards another one, by default all the way."""
    with torch.no_grad():
        for mine, theirs in zip(target.parameters(), source.parameters(), strict=True):
            mine.lerp_(theirs, part)


class Stack(nn.Module):
    """Several nets of the same sizes; the rows of an input are split evenly among them, in order."""

    def __init__(self, count: int, *sizes: int) -> None:
        super().__init__()
        self.count, self.sizes = count, sizes
        self.weights, self.biases = nn.ParameterList(), nn.ParameterList()
        for a, b in pairwise(sizes):
            self.weights.append(nn.Parameter(torch.zeros(count, a, b)))
            self.biases.append(nn.Parameter(torch.zeros(count, 1, b)))
        for number in range(count):
            self.renew(number)

    def forward(self, x: Tensor) -> Tensor:
        x = x.reshape(self.count, -1, self.sizes[0])
        last = len(self.sizes) - 2
        for i, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            x = torch.baddbmm(bias, x, weight)
            if i < last:
                x = torch.relu(x)
        return x.flatten(0, 1)

    def member(self, number: int) -> list[Tensor]:
        """The layers of one net in the order of `Net.parameters`."""
        pairs = zip(self.weights, self.biases, strict=True)
        return [part for weight, bias in pairs for part in (weight[number].T, bias[number, 0])]

    @torch.no_grad()
    def put(self, number: int, layers: list[Tensor]) -> None:
        """Replace one net by the given layers, as `member` returns them."""
        for i, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            weight[number].copy_(layers[2 * i].T)
            bias[number, 0].copy_(layers[2 * i + 1])

    def renew(self, number: int) -> None:
        """Replace one net by an untrained one."""
        self.put(number, [part.detach().to(self.weights[0].device) for part in Net(*self.sizes).parameters()])


class StackAdam:
    """Adam for a stack of nets, each with its own learning rate and its own beginning."""

    def __init__(self, stack: Stack, rate: float) -> None:
        self.parameters = list(stack.parameters())
        device = self.parameters[0].device
        self.rate = torch.full((stack.count,), rate, device=device)
        self.steps = torch.zeros(stack.count, device=device)
        self.first = [torch.zeros_like(p) for p in self.parameters]
        self.second = [torch.zeros_like(p) for p in self.parameters]

    @torch.no_grad()
    def step(self, grads: list[Tensor]) -> None:
        """Move every net by its gradients, each net's cut to length one."""
        size = torch.stack([(g * g).sum((1, 2)) for g in grads]).sum(0).sqrt()
        cut = torch.clamp(1.0 / (size + 1e-9), max=1.0)[:, None, None]
        self.steps += 1
        bias1 = (1 - 0.9**self.steps)[:, None, None]
        bias2 = (1 - 0.999**self.steps)[:, None, None]
        for p, g, m, v in zip(self.parameters, grads, self.first, self.second, strict=True):
            g = g * cut
            m.lerp_(g, 0.1)
            v.lerp_(g * g, 0.001)
            p.sub_(self.rate[:, None, None] * (m / bias1) / ((v / bias2).sqrt() + 1e-8))

    @torch.no_grad()
    def renew(self, number: int) -> None:
        """Forget what was learned about one net."""
        self.steps[number] = 0
        for part in (*self.first, *self.second):
            part[number].zero_()
