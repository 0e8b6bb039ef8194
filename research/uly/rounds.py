"""Many rounds at once, as everybody but the wolf player sees them.

No wolf is hidden here. Each round keeps the exact posterior of where the wolf is, given how the wolf at hand hides and
swaps, and the chance that it has not been found yet: a dog's step finds it with the posterior of the tile it
turns, and the round goes on with the rest. So one round tells what it would have been worth to every wolf tile.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from research.uly.board_geometry import Flock
from research.uly.wolves import SUSPECTED, swap_table

COUNTED = ("moved", "out", "into", "within", "outside", "stayed", "could")
"""What is counted of every tile and moves with it: how often it was moved; out of, into, within, outside the dog's
reach; how often it stayed in reach, and in those cases could have got out."""
RECENT = ("moved", "out", "stayed")
"""What is also remembered with fading: which of `COUNTED` by name."""
FADING = 0.8
HALF_COUNT = 2.0
HALF_TIME = 10.0
WEIGHTY = (1.0, 30.0)
"""How many times as likely the round must be under a simple wolf as under noise to count as half shown."""
LEAST_EVIDENCE, MOST_EVIDENCE = 1e-3, 1e4
UP, POSTERIOR, TILE, FIRST_COUNT = range(4)
FIRST_RECENT = FIRST_COUNT + len(COUNTED)
FIRST_SUSPECT = FIRST_RECENT + len(RECENT)
WIDTH = FIRST_SUSPECT + len(SUSPECTED)
"""Numbers kept for each cell; they move with the tile."""
CELL_INPUTS = 1 + len(COUNTED) + len(RECENT) + len(SUSPECTED)


def inputs(board: Flock) -> int:
    """How many numbers describe a round to a net."""
    return board.cells * CELL_INPUTS + board.tiles_to_turn + board.kinds + 3 + len(WEIGHTY) * len(SUSPECTED)


def could_leave(board: Flock) -> Any:
    """[dog, cell] whether a tile in reach can be carried out of reach by one swap."""
    found = np.zeros_like(board.reach)
    for dog in range(board.cells):
        for a, b in board.edges[board.open[dog]]:
            found[dog, a] |= board.reach[dog, a] and not board.reach[dog, b]
            found[dog, b] |= board.reach[dog, b] and not board.reach[dog, a]
    return found


class Rounds:
    """A batch of rounds, changed in place."""

    def __init__(self, board: Flock, count: int, device: str) -> None:
        self.board, self.count, self.device = board, count, device
        cells = board.cells

        def table(values: Any, kind: torch.dtype) -> Tensor:
            return torch.tensor(np.asarray(values), dtype=kind, device=device)

        self.edges = table(board.edges, torch.long)
        self.reach = table(board.reach, torch.float32)
        self.could = table(could_leave(board), torch.float32)
        self.open = table(board.open, torch.bool)
        self.seen = table(board.seen, torch.long)
        self.seen_edge = table(board.seen_edge, torch.long)
        self.kind = table(board.kind, torch.long)
        suspected = np.stack([swap_table(board, name) for name in SUSPECTED])  # [model, dog, wolf, edge]
        self.suspected = table(suspected.transpose(1, 3, 2, 0).copy(), torch.float32)  # [dog, edge, wolf, model]
        self.each_cell = torch.arange(cells, device=device)
        self.each_count = torch.arange(board.tiles_to_turn, device=device)
        self.each_kind = torch.arange(board.kinds, device=device)
        self.recent = table([COUNTED.index(name) for name in RECENT], torch.long)
        self.at = torch.zeros(count, cells, WIDTH, device=device)
        self.dog = torch.zeros(count, dtype=torch.long, device=device)
        self.face_up = torch.zeros(count, dtype=torch.long, device=device)
        self.idle = torch.zeros(count, dtype=torch.long, device=device)
        self.time = torch.zeros(count, device=device)
        self.evidence = torch.ones(count, len(SUSPECTED), device=device)
        """How many times as likely everything seen so far is under each of the suspected wolves as under noise."""
        self.ways = self.open.float().sum(1)
        self.weighty = table(WEIGHTY, torch.float32)
        self.safe = torch.ones(count, device=device)
        """The chance that the wolf has not been found yet."""
        self.blank = torch.zeros(1, cells, WIDTH, device=device)
        self.blank[0, :, TILE] = self.each_cell
        self.blank[0, :, FIRST_SUSPECT:] = 1.0 / cells

    def begin(self, which: Tensor, hiding: Tensor, start: Tensor) -> None:
        """Begin new rounds where `which` is true: the chances of each hiding place, and the dog's start."""
        blank = self.blank.repeat(self.count, 1, 1)
        blank[:, :, POSTERIOR] = hiding
        self.at.copy_(torch.where(which[:, None, None], blank, self.at))
        self.dog.copy_(torch.where(which, start, self.dog))
        self.face_up.mul_(~which)
        self.idle.mul_(~which)
        self.time.mul_(~which)
        self.evidence.copy_(torch.where(which[:, None], torch.ones_like(self.evidence), self.evidence))
        self.safe.copy_(torch.where(which, torch.ones_like(self.safe), self.safe))

    # --- inputs of a net -------------------------------------------------------------------------------------

    def as_seen(self) -> Tensor:
        """Everything kept for each cell, in the order in which the dog sees the cells."""
        order = self.seen[self.dog]
        return self.at.gather(1, order[:, :, None].expand(-1, -1, WIDTH))

    def describe(self, seen: Tensor) -> Tensor:
        """The numbers that nets are given."""
        hidden = 1.0 - seen[:, :, UP : UP + 1]
        counts = seen[:, :, FIRST_COUNT:FIRST_RECENT]
        share = seen[:, :, FIRST_SUSPECT:] * hidden.sum(1, keepdim=True)
        tiles = torch.cat(
            (
                hidden,
                counts / (counts + HALF_COUNT) * hidden,
                seen[:, :, FIRST_RECENT:FIRST_SUSPECT] * hidden,
                share / (share + 1.0) * hidden,
            ),
            2,
        )
        return torch.cat(
            (
                tiles.flatten(1),
                self.face_up[:, None] == self.each_count,
                self.kind[self.dog][:, None] == self.each_kind,
                (self.idle / self.board.stalling)[:, None],
                (self.idle > 0)[:, None],
                (self.time / (self.time + HALF_TIME))[:, None],
                (self.evidence[:, :, None] / (self.evidence[:, :, None] + self.weighty)).flatten(1),
            ),
            1,
        )

    def describe_posterior(self, seen: Tensor) -> Tensor:
        """The exact posterior, for those who are given it."""
        posterior = seen[:, :, POSTERIOR]
        share = posterior * (1.0 - seen[:, :, UP]).sum(1, keepdim=True)
        return torch.cat((posterior, share / (share + 1.0)), 1)

    # --- turns -----------------------------------------------------------------------------------------------

    def swap(self, edge: Tensor) -> None:
        """ULY-14: two tiles change places, and everything that is made of it. The posterior is the caller's."""
        self.at[:, :, FIRST_SUSPECT:] *= self.suspected[self.dog, edge]
        likely = self.at[:, :, FIRST_SUSPECT:].sum(1)
        self.at[:, :, FIRST_SUSPECT:] /= likely[:, None].clamp(min=1e-30)
        self._weigh(likely * self.ways[self.dog][:, None])
        one, other = self.edges[edge, 0][:, None], self.edges[edge, 1][:, None]
        cell = self.each_cell[None, :]
        source = torch.where(cell == one, other, torch.where(cell == other, one, cell))
        self.at.copy_(self.at.gather(1, source[:, :, None].expand(-1, -1, WIDTH)))
        moved = (source != cell).float()
        after, could = self.reach[self.dog], self.could[self.dog]
        before = after.gather(1, source)
        seen = torch.stack(
            (
                moved,
                moved * before * (1 - after),
                moved * (1 - before) * after,
                moved * before * after,
                moved * (1 - before) * (1 - after),
                (1 - moved) * after,
                (1 - moved) * could,
            ),
            2,
        )
        self.at[:, :, FIRST_COUNT:FIRST_RECENT] += seen
        recent = seen[:, :, self.recent]
        self.at[:, :, FIRST_RECENT:FIRST_SUSPECT] *= FADING
        self.at[:, :, FIRST_RECENT:FIRST_SUSPECT] += (1.0 - FADING) * recent
        self.time += 1

    def _weigh(self, ratio: Tensor) -> None:
        self.evidence.mul_(ratio).clamp_(LEAST_EVIDENCE, MOST_EVIDENCE)

    def step(self, cell: Tensor) -> tuple[Tensor, Tensor]:
        """ULY-15 to ULY-19: the chance that the step found the wolf, and whether the round is over."""
        here = (cell[:, None] == self.each_cell).float()
        down = 1.0 - (self.at[:, :, UP] * here).sum(1)
        found = (self.at[:, :, POSTERIOR] * here).sum(1)
        self.at[:, :, UP] = torch.maximum(self.at[:, :, UP], here)
        hidden = 1.0 - self.at[:, :, UP]
        self.at[:, :, POSTERIOR] *= hidden
        self.at[:, :, POSTERIOR] /= self.at[:, :, POSTERIOR].sum(1, keepdim=True).clamp(min=1e-30)
        self.at[:, :, FIRST_SUSPECT:] *= hidden[:, :, None]
        likely = self.at[:, :, FIRST_SUSPECT:].sum(1)
        self.at[:, :, FIRST_SUSPECT:] /= likely[:, None].clamp(min=1e-30)
        left = hidden.sum(1, keepdim=True)
        self._weigh(
            torch.where(down[:, None] > 0, likely * (left + 1.0) / left.clamp(min=1.0), torch.ones_like(likely))
        )
        self.dog.copy_(cell)
        self.face_up += down.long()
        self.idle.copy_((self.idle + 1) * (down == 0))
        self.safe *= 1.0 - found
        return found, (self.face_up == self.board.tiles_to_turn) | (self.idle == self.board.stalling)
