"""The value network in PyTorch, and its weights in the order of `tana.engine.network.Network`."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

LEAST_SPREAD = 1.0
"""Inputs that vary more than this are scaled down for training."""


class ValueNet(nn.Module):
    """From a position's inputs to the logarithms of the chances of all seats, the reader's first."""

    scale: Tensor

    def __init__(self, inputs: int, width: int, deep: int, seats: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.ones(inputs))
        self.first, self.second = nn.Linear(inputs, width), nn.Linear(width, deep)
        self.third = nn.Linear(deep, seats)
        with torch.no_grad():
            self.third.weight *= 0.1

    def forward(self, rows: Tensor) -> Tensor:
        hidden = self.first(rows.float() * self.scale).relu()
        chances: Tensor = self.third(self.second(hidden).relu()).log_softmax(-1)
        return chances

    @torch.no_grad()
    def fit_scale(self, rows: Tensor) -> None:
        """Scale inputs by how much they vary in some positions."""
        self.scale.copy_(1.0 / rows.float().std(0).clamp(min=LEAST_SPREAD))

    def tables(self) -> list[NDArray[np.float32]]:
        """The weights in the order of `Network`, the scale folded in."""
        parts = [self.first.weight * self.scale, self.first.bias]
        parts += [self.second.weight, self.second.bias, self.third.weight, self.third.bias]
        return [part.detach().float().cpu().numpy().T for part in parts]
