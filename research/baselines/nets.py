"""Networks of the baselines: what to do (log probabilities) and what it is worth (the share of the win).

*plain* is a perceptron over the observation. *shared* uses the same weights for all colours, piles and lines of Molly
(the network of `examples/envs/ppo_molly.py`), or for all cells of Uly & Polly.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import tana.envs
from tana.games.uly.actions import HIDE_AT, START_AT, STEP_TO, SWAP
from tana.games.uly.components import CELL, CELLS, EDGES

EXAMPLES = Path(__file__).parents[2] / "examples" / "envs"
sys.path.append(str(EXAMPLES))
EVEN = 8
"""GPUs multiply fast where sizes are multiples of this."""
IMPOSSIBLE = -1e9


def new_env(game: str, games: int, device: str = "cpu") -> Any:
    """A batch of games for two, with what an attentive player would remember."""
    memory = any(option.name == "memory_aid" for option in tana.game(game).options)
    return tana.envs.batch(game, 2, games, device, obs="uint8", reward="both", memory=memory)


class Plain(nn.Module):
    """Layers of equal width over the observation."""

    scale: Tensor

    def __init__(self, env: Any, width: int, layers: int = 2) -> None:
        super().__init__()
        self.actions = env.actions
        self.register_buffer("scale", torch.from_numpy(env.observation.scale), persistent=False)
        widths = [env.observation.length, *[width] * layers]
        self.body = nn.Sequential(*(part for a, b in pairwise(widths) for part in (nn.Linear(a, b), nn.ReLU())))
        self.head = nn.Linear(width, -(-(env.actions + 1) // EVEN) * EVEN)

    def forward(self, obs: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        with torch.autocast(obs.device.type, torch.bfloat16, enabled=obs.is_cuda):
            hidden = self.body(obs.float() * self.scale)
        out = self.head(hidden.float())
        return out[:, : self.actions].masked_fill(~mask, IMPOSSIBLE).log_softmax(-1), out[:, self.actions]


class Flock(nn.Module):
    """Uly & Polly: every cell by the same weights, with the sum of its neighbours."""

    scale: Tensor
    own: Tensor
    others: Tensor
    edges: Tensor
    touch: Tensor
    order: Tensor

    def __init__(self, env: Any, width: int, layers: int = 3) -> None:
        super().__init__()
        self.actions = env.actions
        spans = {span.name: list(range(span.begin, span.end)) for span in env.observation.spans}
        places = [spans[f"places.{token}.{what}"] for token in CELL.tokens for what in ("face_up", "trail")]
        own = [
            places[2 * i] + places[2 * i + 1] + [spans[name][i] for name in ("dog", "hideout")] for i in range(CELLS)
        ]
        used = {column for columns in own for column in columns}
        others = [column for column in range(env.observation.length) if column not in used]
        touch = torch.zeros(CELLS, CELLS)
        for one, other in EDGES:
            touch[one, other] = touch[other, one] = 1.0
        where = torch.tensor([*range(HIDE_AT, HIDE_AT + CELLS), *range(START_AT, START_AT + CELLS)])
        numbers = {"own": own, "others": others, "edges": EDGES}
        for name, values in numbers.items():
            self.register_buffer(name, torch.tensor(values), persistent=False)
        self.register_buffer("touch", touch, persistent=False)
        self.register_buffer("scale", torch.from_numpy(env.observation.scale), persistent=False)
        steps = range(STEP_TO, STEP_TO + CELLS)
        order = torch.cat((where, torch.tensor([*steps]), torch.arange(SWAP, SWAP + len(EDGES))))
        self.register_buffer("order", order.argsort(), persistent=False)
        widths = [len(own[0]) + len(others), *[width] * layers]
        self.self_, self.near = (nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(widths)) for _ in range(2))
        self.cell, self.pair, self.edge = nn.Linear(width, 3), nn.Linear(width, width), nn.Linear(width, 1)
        self.worth = nn.Sequential(nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 1))

    def forward(self, obs: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        with torch.autocast(obs.device.type, torch.bfloat16, enabled=obs.is_cuda):
            seen = obs.float() * self.scale
            cells = torch.cat((seen[:, self.own], seen[:, None, self.others].expand(-1, CELLS, -1)), 2)
            for mine, near in zip(self.self_, self.near, strict=True):
                cells = (mine(cells) + torch.matmul(self.touch, near(cells))).relu()
            pairs = self.pair(cells)
            swaps = self.edge((pairs[:, self.edges[:, 0]] + pairs[:, self.edges[:, 1]]).relu())[..., 0]
            logits = torch.cat((self.cell(cells).transpose(1, 2).flatten(1), swaps), 1).float()[:, self.order]
        value = self.worth(cells.mean(1).float())[:, 0]
        return logits.masked_fill(~mask, IMPOSSIBLE).log_softmax(-1), value


def new_net(kind: str, game: str, width: int) -> nn.Module:
    """An untrained network for a game: plain, shared, or small (one layer, for the compiled search)."""
    env = new_env(game, 1)
    if kind == "small":
        return Plain(env, width, layers=1)
    if kind == "plain":
        return Plain(env, width)
    if game == "uly":
        return Flock(env, width)
    if game == "molly":
        net: nn.Module = import_module("molly_network").Network(env, width)
        return net
    raise SystemExit(f"{game} has no network that shares weights: leave out --shared")


def half_precision(net: Any, device: str) -> nn.Module:
    """The same network on a device; Molly's has a switch for half precision."""
    if device == "cuda" and hasattr(net, "reading"):
        net.half, net.reading.kind = True, torch.bfloat16
    found: nn.Module = net.to(device)
    return found


Chooser = Callable[..., tuple[Tensor, ...]]
Weights = dict[str, Any]


def weights_of(net: nn.Module) -> Weights:
    """The parameters as arrays in half precision."""
    return {name: p.detach().cpu().numpy().astype(np.float16) for name, p in net.named_parameters()}


def save(path: Path, weights: Weights, about: dict[str, Any]) -> None:
    """Write weights and where they come from."""
    np.savez_compressed(path, allow_pickle=False, about=np.array(json.dumps(about)), **weights)


def load(path: Path) -> tuple[Weights, dict[str, Any]]:
    """Read what `save` has written."""
    with np.load(path) as data:
        weights = {name: data[name] for name in data.files if name != "about"}
        return weights, json.loads(str(data["about"]))


def net_of(weights: Weights, about: dict[str, Any]) -> nn.Module:
    """The network with these weights."""
    net = new_net(about["net"], about["game"], about["width"])
    with torch.no_grad():
        for name, p in net.named_parameters():
            p.copy_(torch.from_numpy(weights[name].astype(np.float32)))
    return net
