"""A network that plays Molly for two: features of every pile by colour, beside features over all colours.
`ppo_molly.py` trains it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import torch
from molly_reading import EVEN, NARROW, Reading, over
from torch import Tensor, nn

from tana.games.molly.actions import ACTIONS
from tana.games.molly.components import CELL, COLOUR, LINE

WISHED = ("play", "place", "cover", "set", "take", "give", "discard")
"""Actions whose worth lies in a colour or a pile."""
CARDS = ("display.0", "display.1", "held.0", "held.0")
"""The cards that `play`, `place` and `cover` put onto a pile."""


class Network(nn.Module):
    """What to do (logarithms of chances) and what it is worth, from what a seat sees and may do."""

    def __init__(self, env: Any, width: int, half: int = 0) -> None:
        super().__init__()
        self.actions, self.half = env.actions, bool(half)
        self.reading = Reading(env.observation, torch.bfloat16 if half else torch.float32)
        widths = [len(COLOUR) * 2 * NARROW + self.reading.others, width, width]
        self.body = nn.Sequential(*(part for a, b in pairwise(widths) for part in (nn.Linear(a, b), nn.ReLU())))
        self.head = nn.Linear(width, -(-(env.actions + 1) // EVEN) * EVEN)
        self.all, self.own = nn.Linear(width, NARROW), nn.Linear(2 * NARROW, NARROW)
        self.cell, self.crossed = nn.Linear(NARROW, NARROW), nn.Linear(NARROW, NARROW)
        self.spot, self.cube = nn.Linear(NARROW, EVEN), nn.Linear(2 * NARROW, EVEN)
        spans = {span.name: list(range(span.begin, span.end)) for span in env.observation.spans}
        sizes = {family.word: family.size for family in ACTIONS.families}
        wished = [ACTIONS.base(word) + i for word in WISHED for i in range(sizes[word])]
        self.register_buffer("cards", torch.tensor([spans[name] for name in CARDS]))
        self.register_buffer("wished", torch.tensor(wished))

    def forward(self, obs: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        with torch.autocast(obs.device.type, torch.bfloat16, enabled=self.half):
            piles, lines, colours, others = self.reading(obs)
            whole = self.body(torch.cat((colours.flatten(1), others), 1))
            around = over(self.reading.lines.T, self.crossed, lines).unflatten(2, (len(CELL), -1))
            beyond = self.own(colours) + self.all(whole).unsqueeze(1)
            spots = self.spot((self.cell(piles) + around + beyond.unsqueeze(2)).relu())
            wishes = self.wishes(obs, spots.float(), self.cube(colours).float())
        out = self.head(whole.float())
        logits = out[:, : self.actions].index_add(1, self.wished, wishes)
        return logits.masked_fill(~mask, -1e9).log_softmax(-1), out[:, self.actions]

    def wishes(self, obs: Tensor, spots: Tensor, cubes: Tensor) -> Tensor:
        """Added preference for each action of `WISHED`, from the features of piles and cubes by colour."""
        cards = obs[:, self.cards].float().unsqueeze(3)
        put = (cards * torch.cat((spots[..., :1], spots[..., :3]), 3).permute(0, 3, 1, 2)).sum(2)
        take = (cards[:, :2, :, 0] * cubes[:, None, :, 0]).sum(2)
        sets = spots[..., 3].sum(1).repeat(1, len(LINE))
        return torch.cat((put.flatten(1), sets, take, cubes[..., 1], cubes[..., 2]), 1)
