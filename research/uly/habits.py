"""Wolves with fixed habits, thousands at a time: the chances of their swaps, and habits drawn at random."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from research.uly.board_geometry import Flock
from research.uly.wolves import AWAY, CATEGORIES, DECOY, FIRST_WEIGHT, ROAM, SWEEP, Habits, categories, leaving


class HabitTables:
    """What the chances of swaps are computed from; boards as the dog sees them, by the kind of its cell."""

    def __init__(self, board: Flock, dogs: list[int], device: str) -> None:
        known = categories(board)[dogs]  # [kind, wolf, edge]

        def table(values: Any, kind: torch.dtype) -> Tensor:
            return torch.tensor(np.asarray(values), dtype=kind, device=device)

        self.category = table(np.maximum(known, 0), torch.long)
        self.leaving = table(leaving(board)[dogs], torch.long)
        self.counts = table(np.stack([(known == kind).sum(2) for kind in range(len(CATEGORIES))], 2), torch.float32)
        own = (known == AWAY) | (known == ROAM)
        self.open = table(known >= 0, torch.float32)
        self.crossing = table(known == DECOY, torch.float32)
        self.any = table(_evenly(known >= 0), torch.float32)
        self.others = table(_evenly((known >= 0) & ~own), torch.float32)
        self.own = table(np.where(own.any(2, keepdims=True), _evenly(own), _evenly(known >= 0)), torch.float32)
        self.away = table(_evenly(known == AWAY), torch.float32)

    def chances(self, habits: Tensor, up: Tensor, kind: Tensor) -> Tensor:
        """[round, cell of the wolf, edge] the chance of each swap; `up` is whether each cell's tile lies face up."""
        flees, selfish, careful, directed = (habits[:, i, None, None] for i in range(FIRST_WEIGHT))
        usual = careful * self.others[kind] + (1 - careful) * self.any[kind]
        usual = selfish * self.own[kind] + (1 - selfish) * usual
        shown = up.gather(1, self.leaving[kind])[:, None, :] * self.crossing[kind]  # face-up tiles that would leave
        sweeps = shown.sum(2)
        counts = self.counts[kind]
        number = torch.arange(len(CATEGORIES), device=up.device)
        counts = counts + sweeps[:, :, None] * ((number == SWEEP).float() - (number == DECOY).float())
        weights = habits[:, None, FIRST_WEIGHT:] * (counts > 0)
        total = weights.sum(2, keepdim=True)
        each = weights / total.clamp(min=1e-9) / counts.clamp(min=1.0)  # [round, wolf, category]
        category = self.category[kind] + shown.long() * (SWEEP - DECOY)
        aimed = each.gather(2, category) * self.open[kind]
        directed = directed * (total > 0)
        usual = directed * aimed + (1 - directed) * usual
        flees = flees * (self.counts[kind][:, :, AWAY, None] > 0)
        return flees * self.away[kind] + (1 - flees) * usual


def wild_habits(count: int, device: torch.device | str) -> Tensor:
    """Habits drawn at random: many extremes, many mixtures."""
    extreme = torch.randint(0, 4, (count, FIRST_WEIGHT), device=device)
    share = torch.rand(count, FIRST_WEIGHT, device=device)
    share = torch.where(extreme == 0, torch.zeros_like(share), torch.where(extreme == 1, torch.ones_like(share), share))
    selfish = Habits._fields.index("selfish")
    share[:, selfish] *= (torch.rand(count, device=device) < 0.25).float()
    weights = torch.rand(count, len(CATEGORIES), device=device).clamp(min=1e-6).log().neg()
    weights = weights * (torch.rand(count, len(CATEGORIES), device=device) < 0.4)
    return torch.cat((share, weights), 1)


def _evenly(among: Any) -> Any:
    return among / np.maximum(1, among.sum(2, keepdims=True))
