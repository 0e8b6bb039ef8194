"""How a network reads what a seat sees of Molly: all colours, piles and lines by the same weights, so what it learns of
one it knows of the others. `molly_network.py` builds upon it."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from tana.games.molly.components import CELL, COLOUR, LINE, LINES
from tana.games.molly.view import SEEN_CARD, SHOWS

EVEN = 8
"""GPUs multiply fast where sizes are multiples of this, so some columns mean nothing."""
NOTHING = -1
NARROW = 32
"""Features of a pile or a line for one colour."""


def meanings(name: str, width: int) -> tuple[str, ...]:
    """The meaning of each column in a span of the observation."""
    last = name.split(".")[-1]
    if width == 1:
        return (last,)
    known = {"shows": SHOWS.tokens, "card": SEEN_CARD.tokens}
    return COLOUR.tokens if name.startswith(("display.", "held.")) else known.get(last, ("",) * width)


def arranged(observation: Any) -> list[list[list[int]]]:
    """The observation's columns: a colour's in a pile, a pile's of no colour, a colour's elsewhere, and all others."""
    found: dict[tuple[str, str], list[int]] = {}
    for span in observation.spans:
        cell = span.name.split(".")[1] if span.name.startswith("piles.") else ""
        for column, said in enumerate(meanings(span.name, span.end - span.begin), span.begin):
            colour = next((one for one in COLOUR.tokens if said.endswith(one)), "")
            found.setdefault((cell, colour), []).append(column)
    filled = {which: some + [NOTHING] * (-len(some) % EVEN) for which, some in found.items()}
    kinds = [(cells, colours) for cells in (CELL.tokens, [""]) for colours in (COLOUR.tokens, [""])]
    return [[filled[cell, colour] for colour in colours for cell in cells] for cells, colours in kinds]


def over(where: Tensor, layer: nn.Linear, x: Tensor) -> Tensor:
    """For each row of `where`, what a layer makes of the sum of the places in it."""
    return nn.functional.linear(x, torch.kron(where.contiguous(), layer.weight), layer.bias.repeat(len(where)))


class Reading(nn.Module):
    """What every colour makes of every pile and line, and of all it sees."""

    def __init__(self, observation: Any, kind: torch.dtype) -> None:
        super().__init__()
        parts = arranged(observation)
        columns = torch.tensor([column for part in parts for some in part for column in some])
        self.register_buffer("columns", columns)
        self.register_buffer("scale", torch.from_numpy(observation.scale)[columns] * (columns != NOTHING))
        self.register_buffer("lines", torch.tensor([[float(i in line) for i in range(len(CELL))] for line in LINES]))
        self.kind, self.sizes = kind, [len(part) * len(part[0]) for part in parts]
        in_pile, ground, beside, self.others = (len(part[0]) for part in parts)
        self.pile, self.ground, self.line = (nn.Linear(size, NARROW) for size in (in_pile, ground, NARROW))
        self.colour = nn.Linear((len(CELL) + len(LINE)) * NARROW + beside, 2 * NARROW)

    def forward(self, obs: Tensor) -> tuple[Tensor, ...]:
        parts = (obs[:, self.columns].to(self.kind) * self.scale.to(self.kind)).split(self.sizes, 1)
        in_pile, ground = parts[0].unflatten(1, (len(COLOUR), len(CELL), -1)), parts[1].unflatten(1, (1, len(CELL), -1))
        piles = (self.pile(in_pile) + self.ground(ground)).relu()
        lines = over(self.lines, self.line, piles.flatten(2)).relu()
        seen = torch.cat((piles.flatten(2), lines, parts[2].unflatten(1, (len(COLOUR), -1))), 2)
        return piles, lines, self.colour(seen).relu(), parts[3]
