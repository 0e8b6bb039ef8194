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
