"""Train the value network of owl by self-play on one core and store it in the game's folder.

    python -m tana.learn molly --small                     a toy, in a minute
    python -m tana.learn molly --seconds 330               writes network.npz and network.json

Positions come from compiled self-play (`tana.learn.net_play`), in which every seat looks one action ahead with the
current network; PyTorch fits the network to the results. The networks that Molly ships were trained on a GPU, by
`research.owl`.
"""

import argparse
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

import numpy as np
import torch
from torch import Tensor, nn

from tana.bots.networks import DEEP_WIDTH, WIDTH, blank_network, network_file, new_evaluator
from tana.bots.search_types import Evaluator
from tana.bots.workspace import SearchContext
from tana.core.registry import game as find_game
from tana.engine.instantiate import instantiate
from tana.engine.network import Network, Weights
from tana.learn.weights_file import command_line, save_weights

GAMES = 400
"""Games between two updates of the network."""
ROWS = 100_000
"""The most positions recorded from them."""
BANK = 12
"""The replay buffer: how many of the latest rounds of self-play to learn from."""
PASSES, PART = 3, 512
RATE = 1e-3
WHIM = 30
"""Self-play takes a random action in this many of a thousand decisions."""
REACH = 0.7
"""The weight of a game's result in the training target (TD lambda). More helps with more than two seats, where
evaluations are less accurate."""
SMALL_SECONDS, JUDGED, JUDGE_SEED = 25.0, 600, 1_000_003

Say = Callable[[str], None]
Bank = list[tuple[Tensor, Tensor]]
"""Positions and their training targets."""


class Net(nn.Module):
    """The network in PyTorch. Before training, the win probabilities of all seats are about equal."""

    def __init__(self, length: int, seats: int) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(length, WIDTH), nn.Linear(WIDTH, DEEP_WIDTH)
        self.third = nn.Linear(DEEP_WIDTH, seats)
        with torch.no_grad():
            self.third.weight *= 0.1

    def forward(self, rows: Tensor) -> Tensor:
        """The logarithms of the win probabilities."""
        chances: Tensor = self.third(self.second(self.first(rows).relu()).relu()).log_softmax(-1)
        return chances


class Player:
    """Self-play for one number of seats with the current network."""

    def __init__(self, game: str, seats: int, seed: int, reach: float = REACH) -> None:
        definition = find_game(game)
        self._code = instantiate("tana.learn.net_play", game)
        self._room = SearchContext(game).workspace
        self._memory = self._room.states.view(np.uint8).reshape(len(self._room.states), -1)
        self._options = definition.encode(definition.settings(seats, {}))
        self._seats, self._seed, self._reach, self._games, self.positions = seats, seed, reach, 0, 0
        self._table = seats - definition.seats.start
        self.mind = new_evaluator(game, blank_network(game, self._table + 1))
        length = len(self.mind.row)
        self._rows, self._goals = np.zeros((ROWS, length), np.float32), np.zeros((ROWS, seats), np.float32)
        self._readers = np.zeros(ROWS, np.int64)

    def new_net(self) -> Net:
        """An untrained network."""
        return Net(len(self.mind.row), self._seats)

    def take(self, net: Net, mind: Evaluator | None = None) -> None:
        """Use the weights of a network from now on."""
        layers = (net.first, net.second, net.third)
        numbers = (part for layer in layers for part in (layer.weight.T, layer.bias))
        for place, weights in zip((mind or self.mind).network, numbers, strict=True):
            place[self._table, ..., : weights.shape[-1]] = weights.detach().numpy()

    def play(self) -> tuple[Tensor, Tensor]:
        """The positions of the next games and their training targets."""
        where = (self._room, self._memory, self.mind, self._seats, self._options)
        luck = (self._seed, self._games, GAMES, WHIM, self._reach)
        used = self._code.self_play(*where, *luck, self._rows, self._goals, self._readers)
        self._games += GAMES
        self.positions += used
        return torch.from_numpy(self._rows[:used].copy()), torch.from_numpy(self._goals[:used].copy())

    def share_against(self, other: Evaluator, games: int = JUDGED) -> float:
        """The share of wins against another network; equal strength is one in the number of seats."""
        table = (self._room, self._memory, self.mind, other, self._seats, self._options)
        return float(self._code.play_against(*table, JUDGE_SEED, games))


def train(player: Player, seconds: float, say: Say) -> None:
    """Alternate self-play and updates; the learning rate falls in the second half."""
    net = player.new_net()
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    player.take(net)
    bank: Bank = [player.play()]
    began, reported = time.process_time(), 0.0  # everything is compiled by now
    while (passed := (time.process_time() - began) / seconds) < 1:
        optimizer.param_groups[0]["lr"] = RATE * max(0.02, min(1.0, 2 * (1 - passed)))
        player.take(net)
        bank = [*bank, player.play()][-BANK:]
        loss = improve(net, optimizer, bank)
        if passed >= reported:
            reported += 0.1
            say(f"{passed:4.0%}  {player.positions:,} positions, loss {loss:.4f}")
    player.take(net)


def improve(net: Net, optimizer: torch.optim.Optimizer, bank: Bank) -> float:
    """Update the network with some positions from the buffer; returns the final loss."""
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
    """The parameters of a training run; `seconds` is CPU time for each number of seats."""

    game: str
    seats: tuple[int, ...]
    seconds: float
    seed: int
    reach: float
    cores: int


def train_seats(task: Task, seats: int) -> tuple[list[Weights], int]:
    """The weights for one number of seats, and the number of positions they were trained on."""
    torch.set_num_threads(1)
    torch.manual_seed(task.seed)
    player = Player(task.game, seats, task.seed, task.reach)
    train(player, task.seconds, lambda line: print(f"{seats} seats  {line}", flush=True))
    table = seats - find_game(task.game).seats.start
    return [part[table] for part in player.mind.network], player.positions


def train_all(task: Task) -> None:
    """Train for some numbers of seats and write the network with its provenance."""
    with ProcessPoolExecutor(task.cores, get_context("spawn")) as pool:
        trained = list(pool.map(train_seats, [task] * len(task.seats), task.seats))
    parts = zip(*(weights for weights, _ in trained), strict=True)
    named = dict(zip(Network._fields, (np.array(part, np.float16) for part in parts), strict=True))
    file = network_file(task.game)
    assert file is not None
    positions = {seats: count for seats, (_, count) in zip(task.seats, trained, strict=True)}
    save_weights(file, named, {"command": command_line(), "seed": task.seed, "positions": positions})


def train_small(game: str, say: Say = print) -> float:
    """Train a toy for half a minute; returns its share of wins against the untrained network."""
    torch.set_num_threads(1)
    torch.manual_seed(1)
    player = Player(game, 2, 1)
    beginner = new_evaluator(game, blank_network(game, 1))
    player.take(player.new_net(), beginner)
    train(player, SMALL_SECONDS, say)
    share = player.share_against(beginner)
    say(f"{game}: {share:.0%} of the wins against the untrained network")
    return share


def main(game: str, arguments: list[str]) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog=f"python -m tana.learn {game}")
    parser.add_argument("--small", action="store_true", help="train a toy, without writing it")
    parser.add_argument("--seconds", type=float, default=600.0, help="CPU time for each number of seats")
    parser.add_argument("--most", type=int, choices=find_game(game).seats, help="the most seats (default: all)")
    parser.add_argument("--reach", type=float, default=REACH, help="the weight of a game's result, 0 to 1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=1, help="number of processes")
    asked = parser.parse_args(arguments)
    if asked.small:
        train_small(game)
    else:
        seats = tuple(number for number in find_game(game).seats if number <= (asked.most or number))
        train_all(Task(game, seats, asked.seconds, asked.seed, asked.reach, asked.cores))
