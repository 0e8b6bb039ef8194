"""Train value networks by self-play: every seat takes the action whose outcome the network rates best."""

from __future__ import annotations

import json
import time
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import torch
from torch import Tensor, nn

from research.owl.games import Games
from research.owl.nets import ValueNet
from research.owl.publish_weights import combined, save
from tana.core.registry import game as find_game

RATE, DECAY, AVERAGE = 1.5e-3, 1e-5, 0.999
IMPOSSIBLE = -1.0
CHUNK = 1 << 18
"""Positions that a network evaluates at a time."""
REPORT_EVERY = 25
"""Rounds between two reports."""


@dataclass(frozen=True)
class Plan:
    """The parameters of a training run for one number of seats."""

    game: str = "molly"
    seats: int = 4
    widths: tuple[tuple[int, int], ...] = ((128, 32),)
    """Hidden layers of each network. The first one plays, and all learn from its games."""
    games: int = 8192
    steps: int = 64
    """Decisions of every game in a round of self-play."""
    part: int = 4096
    """Positions in a step of learning."""
    epochs: float = 1.0
    """How often a round's positions are learned from."""
    samples: int = 2
    """How often luck is drawn to evaluate an action."""
    whim: float = 0.05
    """The share of random actions. Positions before one do not learn from what came after it."""
    reach: float = 0.97
    """The weight of later results in a training target (lambda of temporal differences)."""
    seconds: float = 300.0
    rounds: int = 10**9
    device: str = "cpu"
    seed: int = 1
    out: Path = Path("owl")
    command: str = ""
    """What was typed, for the origin of the networks."""


class Window(NamedTuple):
    """Some decisions of every game: [step][game]."""

    rows: Tensor
    goals: Tensor
    """The training targets, relative to the reader."""


class Player:
    """Self-play with a network."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = Games(plan.game, plan.seats, plan.games, plan.device, plan.seed)
        self._luck = torch.Generator().manual_seed(plan.seed)
        self._places = torch.arange(plan.games, device=plan.device)
        self.finished = 0
        self.decisions = 0

    @torch.no_grad()
    def chances(self, net: ValueNet, rows: Tensor) -> Tensor:
        """The chances of all seats, the reader's first."""
        return torch.cat([net(part).exp() for part in rows.split(CHUNK)])

    @torch.no_grad()
    def choose(self, net: ValueNet) -> tuple[Tensor, Tensor]:
        """An action for every game, and whether it is a random one."""
        games, plan = self.games, self.plan
        counts = games.counts.long()
        whose = torch.repeat_interleave(self._places, counts)
        slots = torch.arange(len(whose), device=plan.device) - (counts.cumsum(0) - counts)[whose]
        movers = games.actors.long()[whose]
        worth = torch.zeros(len(whose), device=plan.device)
        key = int(torch.randint(1 << 31, (1,), generator=self._luck))
        for sample in range(plan.samples):
            ahead = games.look_ahead(whose, slots, key, sample)
            readers = ahead.readers.long()
            place = ((movers - readers) % plan.seats).unsqueeze(1)
            thought = self.chances(net, ahead.rows).gather(1, place).squeeze(1)
            at_end = ahead.ends.gather(1, movers.unsqueeze(1)).squeeze(1)
            worth += torch.where(readers >= 0, thought, at_end) / plan.samples
        table = torch.full(games.legal.shape, IMPOSSIBLE, device=plan.device)
        table[whose, slots] = worth
        best = table.argmax(1)
        random = torch.rand(table.shape, device=plan.device).masked_fill(table == IMPOSSIBLE, -1.0).argmax(1)
        whims = (torch.rand(len(best), device=plan.device) < plan.whim) & (counts > 1)
        slot = torch.where(whims, random, best)
        actions = games.legal.gather(1, slot.unsqueeze(1)).squeeze(1).long()
        return actions, whims

    @torch.no_grad()
    def play(self, net: ValueNet) -> Window:
        """The next decisions of every game and their targets."""
        plan, games, device = self.plan, self.games, self.plan.device
        size = (plan.steps, plan.games)
        rows = torch.zeros((*size, games.rows.shape[1]), dtype=torch.int8, device=device)
        readers = torch.zeros(size, dtype=torch.int64, device=device)
        whims, done = (torch.zeros(size, dtype=torch.bool, device=device) for _ in range(2))
        ends = torch.zeros((*size, plan.seats), device=device)
        for t in range(plan.steps):
            shown = games.show()
            rows[t], readers[t] = shown.rows, shown.actors.long()
            actions, whims[t] = self.choose(net)
            paid, over = games.play(actions)
            ends[t], done[t] = paid, over.bool()
        shown = games.show()
        last = self.turned(self.chances(net, shown.rows), -shown.actors.long())
        goals = torch.zeros_like(ends)
        for t in reversed(range(plan.steps)):
            thought = self.turned(self.chances(net, rows[t]), -readers[t])
            goal = torch.where(done[t].unsqueeze(1), ends[t], last)
            goal = torch.where(whims[t].unsqueeze(1), thought, goal)
            goals[t] = self.turned(goal, readers[t])
            last = plan.reach * goal + (1 - plan.reach) * thought
        self.finished += int(done.sum())
        self.decisions += plan.steps * plan.games
        return Window(rows.flatten(0, 1), goals.flatten(0, 1))

    def turned(self, numbers: Tensor, by: Tensor) -> Tensor:
        """Rows of seats that begin with seat `by`."""
        seats = torch.arange(self.plan.seats, device=numbers.device)
        return numbers.gather(1, (seats + by.unsqueeze(1)) % self.plan.seats)


class Learner:
    """A network, its average, and how it learns."""

    def __init__(self, plan: Plan, width: int, deep: int, inputs: int) -> None:
        torch.manual_seed(plan.seed)
        self.plan = plan
        self.net = ValueNet(inputs, width, deep, plan.seats).to(plan.device)
        self.average = deepcopy(self.net)
        self.steps = 0
        self.loss = torch.zeros((), device=plan.device)
        self._optimizer = torch.optim.AdamW(
            self.net.parameters(), RATE, weight_decay=DECAY, fused=plan.device == "cuda"
        )

    def step(self, rows: Tensor, goals: Tensor, left: float) -> None:
        """Learn from some positions."""
        self._optimizer.param_groups[0]["lr"] = RATE * max(0.01, min(1.0, 1.6 * left))
        loss = -(goals * self.net(rows)).sum(-1).mean()
        self._optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self._optimizer.step()
        self.steps += 1
        self.loss = loss.detach()
        with torch.no_grad():
            weight = 1 - min(AVERAGE, (1 + self.steps) / (10 + self.steps))
            torch._foreach_lerp_(list(self.average.parameters()), list(self.net.parameters()), weight)

    def fit_scale(self, rows: Tensor) -> None:
        """See `ValueNet.fit_scale`."""
        self.net.fit_scale(rows)
        self.average.scale.copy_(self.net.scale)


def learn(learners: list[Learner], window: Window, plan: Plan, left: float) -> None:
    """Let every network learn from a window."""
    order = torch.randperm(len(window.rows), device=plan.device)
    whole = int(plan.epochs * len(order))
    order = torch.cat([order, order])[:whole]
    for part in order.split(plan.part):
        rows, goals = window.rows[part], window.goals[part]
        for learner in learners:
            learner.step(rows, goals, left)


def export(plan: Plan, learners: list[Learner], label: str, positions: int) -> None:
    """Write the average of each network, with its origin beside it."""
    origin = {"command": plan.command, "seed": plan.seed, "seats": plan.seats, "positions": positions}
    for learner, (width, deep) in zip(learners, plan.widths, strict=True):
        name = f"{plan.game}-{plan.seats}-{width}x{deep}-{label}"
        network = combined({plan.seats: learner.average.tables()}, find_game(plan.game).seats)
        save(plan.out / f"{name}.npz", network, origin)


def train(plan: Plan, looks: tuple[float, ...] = ()) -> list[Learner]:
    """Train until the time is over; the networks are written at the end, and before it after these parts of it."""
    torch.set_float32_matmul_precision("high")
    player = Player(plan)
    learners = [Learner(plan, *shape, player.games.code.INPUTS) for shape in plan.widths]
    began, waiting, rounds = time.monotonic(), list(looks), 0
    while (passed := max((time.monotonic() - began) / plan.seconds, rounds / plan.rounds)) < 1:
        window = player.play(learners[0].average if rounds else learners[0].net)
        if rounds == 0:
            for learner in learners:
                learner.fit_scale(window.rows)
        learn(learners, window, plan, 1 - passed)
        if plan.device == "cuda":
            torch.cuda.synchronize()
        rounds += 1
        if rounds <= 2 or rounds % REPORT_EVERY == 0:
            report(player, learners, rounds, time.monotonic() - began)
        if waiting and passed >= waiting[0]:
            export(plan, learners, f"{waiting.pop(0):.2f}", player.decisions)
    report(player, learners, rounds, time.monotonic() - began)
    export(plan, learners, "end", player.decisions)
    return learners


def report(player: Player, learners: list[Learner], rounds: int, seconds: float) -> None:
    """Print how far the training is."""
    found = {"seats": player.plan.seats, "rounds": rounds, "decisions": player.decisions, "games": player.finished}
    losses = [round(float(learner.loss), 4) for learner in learners]
    print(json.dumps({**found, "seconds": round(seconds, 1), "loss": losses}), flush=True)


def train_alone(plan: Plan, looks: tuple[float, ...]) -> None:
    """Train in a process of its own."""
    torch.set_num_threads(1)
    train(plan, looks)
