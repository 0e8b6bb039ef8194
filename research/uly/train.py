"""Wolf and dog learn from rounds against each other: policy gradients with clipped steps and rewards for variety.

The trunk of the wolf's net does not see its own tile and gives the chances of every swap for every tile it may be
under. So the exact posterior costs nothing, and every round teaches all tiles at once, each with the weight of its
posterior. The critic knows the tile and the posterior; it is used in training alone.

The side that learns fast is nearly a best response to the one that learns slowly. To get a wolf that cannot be read,
the dog is given the posterior and learns fast; to get a dog that no wolf gets past, it is not given the posterior,
learns slowly, and meets simple wolves in some of the rounds.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from research.uly.board_geometry import Flock, flock
from research.uly.nets import Net, copy_into
from research.uly.rounds import POSTERIOR, TILE, Rounds, inputs
from research.uly.wolves import TRAINING, swap_table

LEAST_SAFE = 0.02
"""A round in which the wolf is all but found is given up."""


@dataclass(frozen=True)
class TrainingPlan:
    """How to train. Rates are learning rates; of zero, that side stays as it is."""

    board: Flock = field(default_factory=flock)
    rounds: int = 8192
    steps: int = 16
    minibatches: int = 8
    epochs: int = 2
    wolf_rate: float = 5e-4
    dog_rate: float = 5e-4
    critic_rate: float = 1e-3
    last_rate: float = 0.05
    """Rates at the end, in parts of those at the beginning."""
    critic_first: float = 0.0
    """The part of the time in which the others reach their full rates, for those who begin with weights."""
    wolf_variety: tuple[float, float] = (0.03, 0.003)
    """What entropy is worth, at the beginning and at the end."""
    dog_variety: tuple[float, float] = (0.03, 0.003)
    table_rate: tuple[float, float] = (0.1, 0.1)
    """How fast hiding places and starting cells are learned."""
    table_variety: float = 0.02
    told: bool = True
    """Whether the dog is given the exact posterior."""
    simple: float = 0.0
    """The part of rounds with simple wolves."""
    pool: float = 0.0
    """The part of rounds with wolves of earlier times."""
    pool_size: int = 6
    pool_every: int = 100
    wolf_layers: tuple[int, ...] = (128, 96)
    dog_layers: tuple[int, ...] = (256, 96)
    critic_layers: tuple[int, ...] = (256, 128)
    averaging: float = 0.995
    clip: float = 0.2
    trace: float = 0.95
    device: str = "cpu"
    fused: bool = True
    """On a GPU: take the time to compile, which makes everything after it faster."""
    seed: int = 1


def draw(chances: Tensor) -> Tensor:
    """Sample one column for each row with the given probabilities."""
    up_to = chances.cumsum(1)
    lot = torch.rand(len(chances), 1, device=chances.device) * up_to[:, -1:]
    return (up_to <= lot).sum(1).clamp(max=chances.shape[1] - 1)


class Nets:
    """A wolf, a dog, how they begin, and a critic."""

    def __init__(self, plan: TrainingPlan) -> None:
        board = plan.board
        size = inputs(board)
        told = 2 * board.cells
        self.wolf = Net(size, *plan.wolf_layers, board.cells * len(board.edges)).to(plan.device)
        self.dog = Net(size + told * plan.told, *plan.dog_layers, board.cells).to(plan.device)
        self.critic = Net(size + told + 2 + len(TRAINING), *plan.critic_layers, board.cells).to(plan.device)
        self.hide = torch.zeros(board.kinds, device=plan.device)
        self.start = torch.zeros(board.kinds, device=plan.device)


class Trainer:
    """Rounds, nets and everything that is learned from each other."""

    def __init__(self, plan: TrainingPlan, nets: Nets | None = None) -> None:
        torch.manual_seed(plan.seed)
        self.plan, self.board, device = plan, plan.board, plan.device
        self.nets = nets or Nets(plan)
        self.averaged = Nets(plan)
        for name in ("wolf", "dog", "critic"):
            copy_into(getattr(self.averaged, name), getattr(self.nets, name))
        self.averaged.hide.copy_(self.nets.hide)
        self.averaged.start.copy_(self.nets.start)
        self.rounds = Rounds(self.board, plan.rounds, device)
        self.simple = int(plan.rounds * plan.simple)
        self.slot = int(plan.rounds * plan.pool / plan.pool_size) if plan.pool else 0
        self.pooled = [Net(*self.nets.wolf.sizes).to(device) for _ in range(plan.pool_size if self.slot else 0)]
        self.kept = 0
        """How many of the first earlier wolves are kept permanently."""
        self.live = plan.rounds - self.simple - self.slot * len(self.pooled)
        """The rounds of the wolf that learns; then come those of earlier wolves, then those of simple ones."""
        tables = np.stack([swap_table(self.board, name) for name in TRAINING])
        order = torch.arange(self.board.cells)
        first = [int((self.rounds.kind.cpu() == kind).nonzero()[0]) for kind in range(self.board.kinds)]
        seen = self.rounds.seen.cpu()
        assert all(bool((seen[cell] == order).all()) for cell in first)
        self.tables = torch.tensor(
            tables[:, first], dtype=torch.float32, device=device
        )  # [wolf, kind of dog, cell, edge]
        self.open = self.rounds.open[torch.tensor(first, device=device)]
        self.step_open = self.rounds.reach[torch.tensor(first, device=device)] > 0
        self.style = torch.zeros(plan.rounds, dtype=torch.long, device=device)
        """Which wolf it is: 0 the one that learns, 1 an earlier one, 2 and up the simple ones."""
        self.style[self.live :] = 1
        self.variety = torch.zeros(2, device=device)
        self.rate = torch.ones((), device=device)
        cuda = device == "cuda"
        self.optimizers = {}
        for name, rate in (("wolf", plan.wolf_rate), ("dog", plan.dog_rate), ("critic", plan.critic_rate)):
            if rate:
                lr: Any = torch.tensor(rate, device=device) if cuda else rate
                self.optimizers[name] = torch.optim.Adam(getattr(self.nets, name).parameters(), lr, capturable=cuda)
        self.orbit = self._orbits()
        self._begin(torch.ones(plan.rounds, dtype=torch.bool, device=device))
        self.memory: dict[str, Tensor] = {}
        self.seen = 0
        self._pick = torch.zeros(0)
        self._pick_live = torch.zeros(0)
        self._graphs: tuple[Any, Any, Any] | None = None
        self.take_turns: Any = self._take_turns
        self.find_losses: Any = self.losses

    # --- how a round begins ----------------------------------------------------------------------------------

    def _orbits(self) -> Tensor:
        """[kind, cell] each cell's part of its kind."""
        kind = self.rounds.kind
        member = (kind[None, :] == torch.arange(self.board.kinds, device=kind.device)[:, None]).float()
        return member / member.sum(1, keepdim=True)

    def hiding(self, nets: Nets) -> Tensor:
        """The chance of each hiding place."""
        return torch.softmax(nets.hide + self._sizes(), 0) @ self.orbit

    def starting(self, nets: Nets) -> Tensor:
        """The chance of each cell for the dog."""
        return torch.softmax(nets.start + self._sizes(), 0) @ self.orbit

    def _sizes(self) -> Tensor:
        return (self.orbit > 0).sum(1).float().log()

    def _begin(self, which: Tensor) -> None:
        count, cells = self.plan.rounds, self.board.cells
        hiding = self.hiding(self.nets).repeat(count, 1)
        hiding[self.live + self.slot * len(self.pooled) :] = 1.0 / cells
        start = draw(self.starting(self.nets).repeat(count, 1))
        self.rounds.begin(which, hiding, start)
        lots = torch.randint(2, 2 + len(TRAINING), (count,), device=which.device)
        lots[: count - self.simple] = self.style[: count - self.simple]
        self.style.copy_(torch.where(which, lots, self.style))

    # --- outputs of nets -------------------------------------------------------------------------------------

    def swaps(self, net: nn.Module, x: Tensor, kind: Tensor) -> Tensor:
        """[round, cell of the wolf, edge] log chances of swaps, as the dog sees the board."""
        edges = len(self.board.edges)
        logits = net(x).view(-1, self.board.cells, edges)
        return torch.log_softmax(logits.masked_fill(~self.open[kind][:, None, :], -1e9), 2)

    def steps(self, net: nn.Module, x: Tensor, told: Tensor, kind: Tensor) -> Tensor:
        """[round, cell] log chances of steps, as the dog sees the board."""
        logits = net(torch.cat((x, told), 1) if self.plan.told else x)
        return torch.log_softmax(logits.masked_fill(~self.step_open[kind], -1e9), 1)

    def judge(self, x: Tensor, told: Tensor, dogs_turn: float, style: Tensor) -> Tensor:
        """[round, cell] the chance to get away of a wolf there."""
        turn = torch.full((len(x), 1), dogs_turn, device=x.device)
        styles = (style[:, None] == torch.arange(1, 2 + len(TRAINING), device=x.device)).float()
        found: Tensor = torch.sigmoid(self.nets.critic(torch.cat((x, told, turn, styles), 1)))
        return found

    def all_swaps(self, x: Tensor, kind: Tensor) -> Tensor:
        """Chances of swaps in all rounds, each by its own wolf."""
        found = [self.swaps(self.nets.wolf, x[: self.live], kind[: self.live]).exp()]
        for number, net in enumerate(self.pooled):
            part = slice(self.live + number * self.slot, self.live + (number + 1) * self.slot)
            found.append(self.swaps(net, x[part], kind[part]).exp())
        if self.simple:
            part = slice(self.plan.rounds - self.simple, self.plan.rounds)
            found.append(self.tables[self.style[part] - 2, kind[part]])
        return torch.cat(found)

    # --- playing ---------------------------------------------------------------------------------------------

    @torch.no_grad()
    def play(self) -> dict[str, Tensor]:
        """Some steps of all rounds; what there is to learn from them, one row for each step of each round."""
        turns = [self.take_turns() for _ in range(self.plan.steps)]
        seen = self.rounds.as_seen()
        x, told = self.rounds.describe(seen), self.rounds.describe_posterior(seen)
        last = self._by_tile(seen, self.judge(x, told, 0.0, self.style))
        last_value = (seen[:, :, POSTERIOR] * (1 - last.gather(1, seen[:, :, TILE].long()))).sum(1)
        rows = {name: torch.stack([turn[name] for turn in turns]) for name in turns[0]}
        self._trace(rows, last, last_value)
        return rows

    def _by_tile(self, seen: Tensor, values: Tensor) -> Tensor:
        return torch.zeros_like(values).scatter(1, seen[:, :, TILE].long(), values)

    def _take_turns(self) -> dict[str, Tensor]:
        """A swap and a step in every round, and what to remember of them."""
        rounds = self.rounds
        kind, view = rounds.kind[rounds.dog], rounds.seen[rounds.dog]
        kept = self._take_swap(kind, view)
        kept |= self._take_step(kind, view)
        self._begin(kept["over"] | kept["given_up"])
        return kept

    def _take_swap(self, kind: Tensor, view: Tensor) -> dict[str, Tensor]:
        """The wolf's turn: a sampled swap, and what everybody may conclude from it."""
        rounds = self.rounds
        seen = rounds.as_seen()
        x, told = rounds.describe(seen), rounds.describe_posterior(seen)
        before = seen[:, :, POSTERIOR]
        escape = self.judge(x, told, 0.0, self.style)
        chances = self.all_swaps(x, kind)
        wolf = draw(before)
        edge = draw(chances.gather(1, wolf[:, None, None].expand(-1, 1, chances.shape[2]))[:, 0])
        likely = chances.gather(2, edge[:, None, None].expand(-1, chances.shape[1], 1))[:, :, 0]
        after = before * likely
        after = after / after.sum(1, keepdim=True).clamp(min=1e-30)
        kept = {
            "wx": x,
            "wtold": told,
            "wtile": seen[:, :, TILE].long(),
            "wb": before,
            "wafter": after,
            "edge": edge,
            "wkind": kind,
            "wlog": likely.clamp(min=1e-12).log(),
            "wu": escape,
            "safe": rounds.safe.clone(),
            "style": self.style.clone(),
            "first": rounds.time == 0,
        }
        rounds.at[:, :, POSTERIOR] = torch.zeros_like(after).scatter(1, view, after)
        rounds.swap(rounds.seen_edge[rounds.dog, edge])
        return kept

    def _take_step(self, kind: Tensor, view: Tensor) -> dict[str, Tensor]:
        """The dog's turn: a sampled step, and whether it ends the round."""
        rounds = self.rounds
        seen = rounds.as_seen()
        x, told = rounds.describe(seen), rounds.describe_posterior(seen)
        escape = self.judge(x, told, 1.0, self.style)
        logs = self.steps(self.nets.dog, x, told, kind)
        step = draw(logs.exp())
        found, over = rounds.step(view.gather(1, step[:, None])[:, 0])
        return {
            "dx": x,
            "dtold": told,
            "dtile": seen[:, :, TILE].long(),
            "db": seen[:, :, POSTERIOR],
            "step": step,
            "dlog": logs.gather(1, step[:, None])[:, 0],
            "du": escape,
            "found": found,
            "over": over,
            "given_up": ~over & (rounds.safe < LEAST_SAFE),
            "turned": (seen[:, :, 0].gather(1, step[:, None])[:, 0] == 0).float(),
        }

    def _trace(self, rows: dict[str, Tensor], last: Tensor, last_value: Tensor) -> None:
        """Advantages and targets, from the last step back; by tile while rounds go on."""
        trace = self.plan.trace
        wu = torch.zeros_like(rows["wu"]).scatter(2, rows["wtile"], rows["wu"])
        du = torch.zeros_like(rows["du"]).scatter(2, rows["dtile"], rows["du"])
        ratio = (rows["wafter"] / rows["wb"].clamp(min=1e-9)).clamp(max=30.0)
        ratio = torch.zeros_like(ratio).scatter(2, rows["wtile"], ratio)
        vw, vd = (rows["wb"] * (1 - rows["wu"])).sum(2), (rows["db"] * (1 - rows["du"])).sum(2)
        next_u, next_v = last, last_value
        wolf_next, dog_next = torch.zeros_like(last), torch.zeros_like(last_value)
        wolf_gain, tile_gain, dog_gain, value_gain = ([torch.zeros(0)] * len(wu) for _ in range(4))
        for t in range(len(wu) - 1, -1, -1):
            over, given_up, found = rows["over"][t], rows["given_up"][t], rows["found"][t]
            goes_on = (~(over | given_up)).float()
            here = rows["dtile"][t].gather(1, rows["step"][t][:, None])
            caught = torch.zeros_like(last).scatter(1, here, rows["turned"][t][:, None])
            then = torch.where(over[:, None], torch.ones_like(last), torch.where(given_up[:, None], du[t], next_u))
            change = then * (1 - caught) - du[t]
            tile_gain[t] = change + trace * goes_on[:, None] * (1 - caught) * wolf_next
            wolf_gain[t] = du[t] - wu[t] + trace * tile_gain[t]
            wolf_next = ratio[t] * wolf_gain[t]
            value = torch.where(over, torch.zeros_like(found), next_v)
            gain = torch.where(given_up, torch.zeros_like(found), found + (1 - found) * value - vd[t])
            dog_gain[t] = gain + trace * goes_on * (1 - found) * dog_next
            dog_next = vd[t] - vw[t] + trace * dog_gain[t]
            value_gain[t] = dog_next
            next_u, next_v = wu[t], vw[t]
        wolf_all, tile_all = torch.stack(wolf_gain), torch.stack(tile_gain)
        rows["wgain"] = wolf_all.gather(2, rows["wtile"])
        rows["dgain"] = torch.stack(dog_gain)
        rows["wtarget"] = (wu + wolf_all).gather(2, rows["wtile"]).clamp(0, 1)
        rows["dtarget"] = (du + tile_all).gather(2, rows["dtile"]).clamp(0, 1)
        rows["wvalue"] = (vw + torch.stack(value_gain)).clamp(0, 1)
        rows["dvalue"] = (vd + rows["dgain"]).clamp(0, 1)

    # --- learning --------------------------------------------------------------------------------------------

    def losses(self, rows: dict[str, Tensor], live: dict[str, Tensor]) -> dict[str, Tensor]:
        """What to make small, for each net that learns."""
        clip = self.plan.clip
        found = {}
        if "wolf" in self.optimizers:
            logs = self.swaps(self.nets.wolf, live["wx"], live["wkind"])
            chosen = logs.gather(2, live["edge"][:, None, None].expand(-1, logs.shape[1], 1))[:, :, 0]
            ratio = (chosen - live["wlog"]).clamp(max=5).exp()
            gain = torch.minimum(ratio * live["wgain"], ratio.clamp(1 - clip, 1 + clip) * live["wgain"])
            variety = -(logs.exp() * logs.clamp(min=-50)).sum(2)
            worth = (live["wafter"] * gain).sum(1) + self.variety[0] * (live["wb"] * variety).sum(1)
            found["wolf"] = -(live["safe"] * worth).mean()
        if "dog" in self.optimizers:
            logs = self.steps(self.nets.dog, rows["dx"], rows["dtold"], rows["wkind"])
            chosen = logs.gather(1, rows["step"][:, None])[:, 0]
            ratio = (chosen - rows["dlog"]).clamp(max=5).exp()
            gain = torch.minimum(ratio * rows["dgain"], ratio.clamp(1 - clip, 1 + clip) * rows["dgain"])
            variety = -(logs.exp() * logs.clamp(min=-50)).sum(1)
            found["dog"] = -(rows["safe"] * (gain + self.variety[1] * variety)).mean()
        w = self.judge(rows["wx"], rows["wtold"], 0.0, rows["style"])
        d = self.judge(rows["dx"], rows["dtold"], 1.0, rows["style"])
        wrong = (rows["wb"] * (w - rows["wtarget"]) ** 2).sum(1) + (rows["db"] * (d - rows["dtarget"]) ** 2).sum(1)
        wrong = wrong + ((rows["wb"] * (1 - w)).sum(1) - rows["wvalue"]) ** 2
        wrong = wrong + ((rows["db"] * (1 - d)).sum(1) - rows["dvalue"]) ** 2
        found["critic"] = (rows["safe"] * wrong).mean()
        return found

    def learn(self, pick: Tensor, pick_live: Tensor) -> None:
        """One step of every net that learns, from the picked rows."""
        names = [*("wx", "wtold", "wb", "wtarget", "wvalue", "wkind", "safe", "style")]
        names += ["dx", "dtold", "db", "dtarget", "dvalue", "step", "dlog", "dgain"]
        live_names = ("wx", "wb", "wafter", "edge", "wkind", "wlog", "wgain", "safe")
        rows = {name: self.memory[name].flatten(0, 1)[pick] for name in names}
        live = {}
        if "wolf" in self.optimizers:
            live = {name: self.memory[name].flatten(0, 1)[pick_live] for name in live_names}
        losses = self.find_losses(rows, live)
        nets = {name: list(getattr(self.nets, name).parameters()) for name in self.optimizers}
        everything = [p for parameters in nets.values() for p in parameters]
        grads = iter(torch.autograd.grad(sum(losses.values()), everything))
        for name, parameters in nets.items():
            mine = [next(grads) for _ in parameters]
            size = torch.sqrt(torch.stack([(g * g).sum() for g in mine]).sum())
            for p, g in zip(parameters, mine, strict=True):
                p.grad = g * torch.clamp(1.0 / (size + 1e-9), max=1.0)
            self.optimizers[name].step()

    @torch.no_grad()
    def learn_tables(self) -> None:
        """Hiding places and starting cells, by mirror descent on the critic's value of every pair."""
        cells = self.board.cells
        every = Rounds.__new__(Rounds)
        every.__dict__.update(self.rounds.__dict__)
        every.count = cells
        every.at = self.rounds.blank.repeat(cells, 1, 1)
        every.at[:, :, POSTERIOR] = self.hiding(self.nets)
        every.dog = torch.arange(cells, device=self.plan.device)
        every.face_up = every.idle = torch.zeros_like(every.dog)
        every.time = torch.zeros(cells, device=self.plan.device)
        every.evidence = torch.ones_like(self.rounds.evidence[:cells])
        seen = every.as_seen()
        style = torch.zeros_like(every.dog)
        escape = self.judge(every.describe(seen), every.describe_posterior(seen), 0.0, style)
        escape = torch.zeros_like(escape).scatter(1, every.seen, escape)  # [dog, wolf]
        hide, start = self.starting(self.nets) @ escape, (1 - escape) @ self.hiding(self.nets)
        member = self.orbit
        for table, worth, rate, on in (
            (self.nets.hide, member @ hide, self.plan.table_rate[0], "wolf" in self.optimizers),
            (self.nets.start, member @ start, self.plan.table_rate[1], "dog" in self.optimizers),
        ):
            if on:
                table.mul_(1 - rate * self.plan.table_variety).add_(rate * (worth - worth.mean()))

    def iterate(self) -> None:
        """Play, then learn from it."""
        self._play()
        total, live = self.plan.steps * self.plan.rounds, self.plan.steps * self.live
        for _ in range(self.plan.epochs):
            order = torch.randperm(total, device=self.plan.device)
            live_order = torch.randperm(live, device=self.plan.device)
            rounds_of = live_order // self.live * self.plan.rounds + live_order % self.live
            many = self.plan.minibatches
            for pick, pick_live in zip(order.chunk(many), rounds_of.chunk(many), strict=True):
                self._learn(pick, pick_live)
        self._finish()
        self.seen += total

    def _play(self) -> None:
        if self._graphs:
            self._graphs[0].replay()
        else:
            self.memory = self.play()

    def _learn(self, pick: Tensor, pick_live: Tensor) -> None:
        if self._graphs:
            self._pick.copy_(pick)
            self._pick_live.copy_(pick_live)
            self._graphs[1].replay()
        else:
            self.learn(pick, pick_live)

    def _finish(self) -> None:
        if self._graphs:
            self._graphs[2].replay()
        else:
            self.finish()

    def compile(self, backend: str = "inductor") -> None:
        """Have PyTorch make longer pieces of work of many short ones."""
        self.take_turns = torch.compile(self._take_turns, dynamic=False, backend=backend)
        self.find_losses = torch.compile(self.losses, dynamic=False, backend=backend)

    def record_graphs(self) -> None:
        """Capture the work as a CUDA graph and replay it. Everything has run a few times before."""
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(3):
                self.iterate()
        torch.cuda.current_stream().wait_stream(aside)
        size, live = self.plan.steps * self.plan.rounds, self.plan.steps * self.live
        self._pick = torch.arange(size // self.plan.minibatches, device=self.plan.device)
        self._pick_live = torch.arange(live // self.plan.minibatches, device=self.plan.device)
        graphs = [torch.cuda.CUDAGraph() for _ in range(3)]
        with torch.cuda.graph(graphs[0]):
            self.memory = self.play()
        with torch.cuda.graph(graphs[1]):
            self.learn(self._pick, self._pick_live)
        with torch.cuda.graph(graphs[2]):
            self.finish()
        self._graphs = (graphs[0], graphs[1], graphs[2])

    def finish(self) -> None:
        """What follows an iteration."""
        self.learn_tables()
        part = 1.0 - self.plan.averaging
        for name in ("wolf", "dog"):
            copy_into(getattr(self.averaged, name), getattr(self.nets, name), part)
        self.averaged.hide.lerp_(self.nets.hide, part)
        self.averaged.start.lerp_(self.nets.start, part)

    def set_progress(self, done: float) -> None:
        """Rates and rewards for variety fall as training goes on, from 0 to 1."""
        plan = self.plan
        rate = plan.last_rate**done
        ready = min(1.0, done / plan.critic_first) if plan.critic_first else 1.0
        for name, base in (("wolf", plan.wolf_rate), ("dog", plan.dog_rate), ("critic", plan.critic_rate)):
            if name in self.optimizers:
                now = base * rate * (1.0 if name == "critic" else ready)
                group = self.optimizers[name].param_groups[0]
                if isinstance(group["lr"], Tensor):
                    group["lr"].fill_(now)
                else:
                    group["lr"] = now
        for i, (first, last) in enumerate((plan.wolf_variety, plan.dog_variety)):
            self.variety[i] = first * (last / first) ** done

    def _slot_for(self, done: int) -> int:
        """Which of the earlier wolves makes room for the present one; those to be kept stay."""
        free = len(self.pooled) - self.kept
        return self.kept + done // self.plan.pool_every % free

    def summary(self) -> dict[str, Any]:
        """How the last rounds went."""
        rows = self.memory
        new = rows["first"][:, : self.live]
        value = (rows["wb"] * rows["wu"]).sum(2)[:, : self.live]
        return {
            "escape": float((value * new).sum() / new.sum().clamp(min=1)),
            "idle": float(1 - rows["turned"].mean()),
            "hide": [round(float(part), 3) for part in torch.softmax(self.nets.hide + self._sizes(), 0)],
            "start": [round(float(part), 3) for part in torch.softmax(self.nets.start + self._sizes(), 0)],
        }

    def run(
        self, seconds: float = 0.0, iterations: int = 0, say: Callable[[str], None] = print, every: float = 30.0
    ) -> None:
        """Train for a time or for a number of iterations."""
        began = said = time.perf_counter()
        if self.plan.device == "cuda" and not self._graphs:
            self.set_progress(0.0)
            if self.plan.fused:
                self.compile()
            self.record_graphs()
            say(f"ready after {time.perf_counter() - began:.0f} s")
        done = 0
        while True:
            spent = time.perf_counter() - began
            part = done / iterations if iterations else spent / seconds
            if part >= 1:
                break
            self.set_progress(part)
            self.iterate()
            done += 1
            if self.kept < len(self.pooled) and done % self.plan.pool_every == 0:
                copy_into(self.pooled[self._slot_for(done)], self.nets.wolf)
            if time.perf_counter() - said > every:
                said = time.perf_counter()
                say(f"{spent:6.0f} s, {done} iterations: {self.summary()}")
        spent = time.perf_counter() - began
        say(f"done after {spent:.0f} s, {done} iterations, {self.seen} positions: {self.summary()}")


@torch.no_grad()
def escapes(trainer: Trainer, nets: Nets, wolf: str = "", rounds: int = 8192, seed: int = 7) -> tuple[float, float]:
    """How often a wolf gets away from the dog (the learning wolf, or a simple one by name), and the standard error."""
    plan = replace(trainer.plan, rounds=rounds)
    torch.manual_seed(seed)
    play = Rounds(plan.board, rounds, plan.device)
    everywhere = torch.full((plan.board.cells,), 1.0 / plan.board.cells, device=plan.device)
    hiding = everywhere if wolf else trainer.hiding(nets)
    all_of_them = torch.ones(rounds, dtype=torch.bool, device=plan.device)
    play.begin(all_of_them, hiding.repeat(rounds, 1), draw(trainer.starting(nets).repeat(rounds, 1)))
    table = torch.tensor(swap_table(plan.board, wolf or "noise"), dtype=torch.float32, device=plan.device)
    result = torch.zeros(rounds, device=plan.device)
    going = torch.ones(rounds, device=plan.device)
    for _ in range(2 + (plan.board.tiles_to_turn - 2) * plan.board.stalling):
        kind, view = play.kind[play.dog], play.seen[play.dog]
        seen = play.as_seen()
        if wolf:
            first = torch.tensor(
                [int((play.kind == k).nonzero()[0]) for k in range(plan.board.kinds)], device=plan.device
            )
            chances = table[first[kind]]
        else:
            chances = trainer.swaps(nets.wolf, play.describe(seen), kind).exp()
        before = seen[:, :, POSTERIOR]
        at = draw(before)
        edge = draw(chances.gather(1, at[:, None, None].expand(-1, 1, chances.shape[2]))[:, 0])
        after = before * chances.gather(2, edge[:, None, None].expand(-1, chances.shape[1], 1))[:, :, 0]
        play.at[:, :, POSTERIOR] = torch.zeros_like(after).scatter(
            1, view, after / after.sum(1, keepdim=True).clamp(min=1e-30)
        )
        play.swap(play.seen_edge[play.dog, edge])
        seen = play.as_seen()
        logs = trainer.steps(nets.dog, play.describe(seen), play.describe_posterior(seen), kind)
        _, over = play.step(view.gather(1, draw(logs.exp())[:, None])[:, 0])
        result = torch.where(over & (going > 0), play.safe, result)
        going = going * (~over)
        if float(going.sum()) == 0:
            break
    return float(result.mean()), float(result.std() / rounds**0.5)
