"""Train the network that owl judges positions by, by self-play on one core, and keep it beside the game.

    python -m tana.learn molly --small                     a toy, in a minute
    python -m tana.learn molly --seconds 330 --most 2      up to two seats; writes network.npz and network.json

Positions come from compiled self-play (`tana.learn.net_play`), in which every seat looks one action ahead with the
network as it is; PyTorch makes its judgements more like what came of them.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shlex
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from tana.bots.brain import Bench
from tana.bots.networks import WIDTH, blank_network, network_file, new_mind
from tana.bots.room import Mind
from tana.core.registry import game as find_game
from tana.engine.instantiate import instantiate
from tana.engine.network import Network

GAMES = 400
"""Played before the network is changed again."""
ROWS = 100_000
"""Room for what is noted of them."""
BANK = 12
"""Lots of positions that are learned from: the latest."""
PASSES, PART = 3, 512
RATE = 1e-3
WHIM = 30
"""In so many of a thousand decisions self-play takes any action."""
REACH = 0.7
"""How far the end of a game counts in what a position should have been judged as; with more than two seats, where
thoughts are worth less, more helps."""
SMALL_SECONDS, JUDGED, JUDGE_SEED = 25.0, 600, 1_000_003

Say = Callable[[str], None]
Bank = list[tuple[Tensor, Tensor]]
"""Positions, and what they should have been judged as."""


class Net(nn.Module):
    """The network as PyTorch knows it. In the beginning everybody's chance is about the same."""

    def __init__(self, length: int, seats: int) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(length, WIDTH), nn.Linear(WIDTH, seats)
        with torch.no_grad():
            self.second.weight *= 0.1

    def forward(self, rows: Tensor) -> Tensor:
        """The logarithms of the chances."""
        chances: Tensor = self.second(self.first(rows).relu()).log_softmax(-1)
        return chances


class Player:
    """Self-play for one number of seats, with a network that changes."""

    def __init__(self, game: str, seats: int, seed: int, reach: float = REACH) -> None:
        definition = find_game(game)
        self._code = instantiate("tana.learn.net_play", game)
        self._room: Any = Bench(game).room
        self._memory = self._room.states.view(np.uint8).reshape(len(self._room.states), -1)
        self._options = definition.encode(definition.settings(seats, {}))
        self._seats, self._seed, self._reach, self._games, self.positions = seats, seed, reach, 0, 0
        self._table = seats - definition.seats.start
        self.mind = new_mind(game, blank_network(game, self._table + 1))
        length = len(self.mind.row)
        self._rows, self._goals = np.zeros((ROWS, length), np.float32), np.zeros((ROWS, seats), np.float32)
        self._readers = np.zeros(ROWS, np.int64)

    def new_net(self) -> Net:
        """A network that knows nothing."""
        return Net(len(self.mind.row), self._seats)

    def take(self, net: Net, mind: Mind | None = None) -> None:
        """Play by that network from now on."""
        numbers = (net.first.weight.T, net.first.bias, net.second.weight, net.second.bias)
        for place, weights in zip((mind or self.mind).network, numbers, strict=True):
            place[self._table, : len(weights)] = weights.detach().numpy()

    def play(self) -> tuple[Tensor, Tensor]:
        """Positions of the next games, and what they should have been judged as."""
        where = (self._room, self._memory, self.mind, self._seats, self._options)
        luck = (self._seed, self._games, GAMES, WHIM, self._reach)
        used = self._code.self_play(*where, *luck, self._rows, self._goals, self._readers)
        self._games += GAMES
        self.positions += used
        return torch.from_numpy(self._rows[:used].copy()), torch.from_numpy(self._goals[:used].copy())

    def share_against(self, other: Mind, games: int = JUDGED) -> float:
        """The share of the wins against another network; one in so many seats is fair."""
        table = (self._room, self._memory, self.mind, other, self._seats, self._options)
        return float(self._code.play_against(*table, JUDGE_SEED, games))


def train(player: Player, seconds: float, say: Say) -> None:
    """Play and learn in turns; the steps become smaller in the second half."""
    net = player.new_net()
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    player.take(net)
    bank: Bank = [player.play()]
    began, told = time.process_time(), 0.0  # everything is compiled by now
    while (passed := (time.process_time() - began) / seconds) < 1:
        optimizer.param_groups[0]["lr"] = RATE * max(0.02, min(1.0, 2 * (1 - passed)))
        player.take(net)
        bank = [*bank, player.play()][-BANK:]
        loss = improve(net, optimizer, bank)
        if passed >= told:
            told += 0.1
            say(f"{passed:4.0%}  {player.positions:,} positions, loss {loss:.4f}")
    player.take(net)


def improve(net: Net, optimizer: torch.optim.Optimizer, bank: Bank) -> float:
    """Learn from some of the positions in the bank; the loss at the end."""
    rows, goals = (torch.cat(parts) for parts in zip(*bank, strict=True))
    loss = torch.zeros(())
    for part in torch.randperm(len(rows))[: PASSES * len(bank[-1][0])].split(PART):
        loss = -(goals[part] * net(rows[part])).sum(-1).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return float(loss.detach())


@dataclass(frozen=True)
class Task:
    """What is trained: for how long (seconds of one core for each number of seats), and on which luck."""

    game: str
    seats: tuple[int, ...]
    seconds: float
    seed: int
    reach: float
    cores: int


def train_seats(task: Task, seats: int) -> tuple[list[Any], int]:
    """The weights for one number of seats, and how many positions they come from."""
    torch.set_num_threads(1)
    torch.manual_seed(task.seed)
    player = Player(task.game, seats, task.seed, task.reach)
    train(player, task.seconds, lambda line: print(f"{seats} seats  {line}", flush=True))
    table = seats - find_game(task.game).seats.start
    return [part[table] for part in player.mind.network], player.positions


def train_all(task: Task) -> None:
    """Train for some numbers of seats, from the fewest on, and write the network with its provenance."""
    with ProcessPoolExecutor(task.cores, get_context("spawn")) as pool:
        trained = list(pool.map(train_seats, [task] * len(task.seats), task.seats))
    parts = zip(*(weights for weights, _ in trained), strict=True)
    named: dict[str, Any] = dict(zip(Network._fields, (np.array(part, np.float16) for part in parts), strict=True))
    file = network_file(task.game)
    assert file is not None
    np.savez_compressed(file, **named)
    document = {
        "command": shlex.join(["python", "-m", "tana.learn", *sys.argv[1:]]),
        "seed": task.seed,
        "positions": {seats: positions for seats, (_, positions) in zip(task.seats, trained, strict=True)},
        "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
    }
    file.with_suffix(".json").write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


def train_small(game: str, say: Say = print) -> float:
    """A toy: the share of the wins that the network takes, after half a minute, from what it began as."""
    torch.set_num_threads(1)
    torch.manual_seed(1)
    player = Player(game, 2, 1)
    beginner = new_mind(game, blank_network(game, 1))
    player.take(player.new_net(), beginner)
    train(player, SMALL_SECONDS, say)
    share = player.share_against(beginner)
    say(f"{game}: {share:.0%} of the wins against what it began as")
    return share


def main(game: str, arguments: list[str]) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog=f"python -m tana.learn {game}")
    parser.add_argument("--small", action="store_true", help="a toy, which is not kept")
    parser.add_argument("--seconds", type=float, default=600.0, help="of one core, for each number of seats")
    parser.add_argument("--most", type=int, choices=find_game(game).seats, help="up to so many seats (default: all)")
    parser.add_argument("--reach", type=float, default=REACH, help="how far the end of a game counts, up to 1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=1, help="processes to train in")
    asked = parser.parse_args(arguments)
    if asked.small:
        train_small(game)
    else:
        seats = tuple(number for number in find_game(game).seats if number <= (asked.most or number))
        train_all(Task(game, seats, asked.seconds, asked.seed, asked.reach, asked.cores))
