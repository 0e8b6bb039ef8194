"""Wolf and dog learn from rounds against each other: policy gradients with clipped steps and rewards for variety.

The trunk of the wolf's net does not see its own tile and gives the chances of every swap for every tile it may be
under. So the exact posterior costs nothing, and every round teaches all tiles at once, each with the weight of its
posterior. The critic knows the tile and the posterior; it is used in training alone.

The side that learns fast is nearly a best response to the one that learns slowly. To get a wolf that cannot be read,
the dog is given the posterior and learns fast; to get a dog that no wolf gets past, it is not given the posterior,
learns slowly, and meets a growing population: several wolves that learn, each replaced by an untrained one after some
time, a pool of those that were replaced, and wolves with fixed habits, named ones and others drawn at random.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import torch
from torch import Tensor, nn

from research.uly.board_geometry import Flock, flock
from research.uly.habits import HabitTables, wild_habits
from research.uly.nets import Net, Stack, StackAdam, copy_into
from research.uly.rounds import CELL_INPUTS, POSTERIOR, TILE, UP, Rounds, inputs
from research.uly.wolves import Habits, habits

LEAST_SAFE = 0.02
"""A round in which the wolf is all but found is given up."""
CHANGES_HABITS = 0.01
"""How likely a wolf with habits drawn at random takes on others at any turn."""
LEAN_RATE = 0.3
WEIGH_EVERY = 5


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
    wolf_last_rate: float = 0.05
    """The same for wolves."""
    frozen: float = 0.0
    """The last part of the time, in which the averaged dog stays as it is and the wolves go on learning to escape."""
    idle_cost: float = 0.0
    """What a step on a face-up tile costs the dog: it waits only where waiting is worth more."""
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
    wolves: int = 1
    """How many wolves learn at the same time."""
    life: float = 0.0
    """The part of the training after which a wolf that learns is put into the pool; 0: never."""
    renewing: bool = True
    """Whether an untrained wolf takes its place; otherwise it goes on learning."""
    simple: float = 0.0
    """The part of rounds with wolves of fixed habits."""
    kinds: tuple[str, ...] = ("noise",)
    """The named ones among them; as many rounds as with any of these are with habits drawn at random, `wild` times."""
    wild: int = 0
    goals: tuple[float, ...] = ()
    """How often each named one, and last the wild ones if given, should be found: the more often the dog fails at it,
    the more these rounds count."""
    least_lean: float = 0.15
    """How little rounds count whose goal is reached."""
    most_lean: float = 3.0
    """How much rounds count at most."""
    pool: float = 0.0
    """The part of rounds with wolves of earlier times."""
    pool_size: int = 6
    keenness: float = 0.0
    """How much more the rounds count in which wolves that learned get away more often; 0: all count alike."""
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
        self.wolf = Stack(plan.wolves, size, *plan.wolf_layers, board.cells * len(board.edges)).to(plan.device)
        self.dog = Net(size + told * plan.told, *plan.dog_layers, board.cells).to(plan.device)
        known = 1 + plan.wolves + plan.pool_size + len(Habits._fields)
        self.critic = Net(size + told + known, *plan.critic_layers, board.cells).to(plan.device)
        self.hide = torch.zeros(plan.wolves, board.kinds, device=plan.device)
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
        self.slot = int(plan.rounds * plan.pool / plan.pool_size)
        pooled = self.slot * plan.pool_size
        self.share = int(plan.rounds * (1 - plan.simple) - pooled) // plan.wolves
        self.live = self.share * plan.wolves
        """The rounds of wolves that learn; then come those of earlier wolves, then those with fixed habits."""
        self.simple = plan.rounds - self.live - pooled
        self.pooled = Stack(plan.pool_size, *self.nets.wolf.sizes).to(device).requires_grad_(False)
        self.pooled_hide = torch.zeros(plan.pool_size, self.board.kinds, device=device)
        self.filled = 0
        """How many places of the pool have been given to an earlier wolf."""
        order = torch.arange(self.board.cells)
        first = [int((self.rounds.kind.cpu() == kind).nonzero()[0]) for kind in range(self.board.kinds)]
        seen = self.rounds.seen.cpu()
        assert all(bool((seen[cell] == order).all()) for cell in first)
        self.habit_tables = HabitTables(self.board, first, device)
        self.named = torch.tensor([habits(name) for name in plan.kinds], dtype=torch.float32, device=device)
        self.habits = torch.zeros(plan.rounds, len(Habits._fields), device=device)
        """How the wolf of each round swaps, where its habits are fixed."""
        self.groups = plan.wolves + plan.pool_size + len(plan.kinds) + 1
        self.lean = torch.ones(self.groups, device=device)
        """How much the rounds of each group count in the dog's training; groups as in `style`."""
        self.ended, self.escaped = torch.zeros(self.groups, device=device), torch.zeros(self.groups, device=device)
        self.escape = torch.full((self.groups,), 0.5, device=device)
        """How often each group got away lately."""
        self.open = self.rounds.open[torch.tensor(first, device=device)]
        self.step_open = self.rounds.reach[torch.tensor(first, device=device)] > 0
        self.style = torch.zeros(plan.rounds, dtype=torch.long, device=device)
        """Which wolf it is: first those that learn, then earlier ones, then the named ones, last any wild one."""
        self.style[: self.live] = torch.arange(self.live, device=device) // self.share
        if self.slot:
            pooled_at = torch.arange(pooled, device=device) // self.slot
            self.style[self.live : self.live + pooled] = plan.wolves + pooled_at
        self.variety = torch.zeros(plan.wolves + 1, device=device)
        """What entropy is worth for each wolf that learns; last for the dog."""
        self.learning = torch.ones((), device=device)
        """1 while the dog learns, 0 once it is frozen."""
        cuda = device == "cuda"
        self.optimizers: dict[str, Any] = {}
        if plan.wolf_rate:
            self.optimizers["wolf"] = StackAdam(self.nets.wolf, plan.wolf_rate)
        for name, rate in (("dog", plan.dog_rate), ("critic", plan.critic_rate)):
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
        """[wolf, cell] the chance of each hiding place for every wolf that learns."""
        return torch.softmax(nets.hide + self._sizes(), 1) @ self.orbit

    def starting(self, nets: Nets) -> Tensor:
        """The chance of each cell for the dog."""
        return torch.softmax(nets.start + self._sizes(), 0) @ self.orbit

    def _sizes(self) -> Tensor:
        return (self.orbit > 0).sum(1).float().log()

    def _begin(self, which: Tensor) -> None:
        count, cells = self.plan.rounds, self.board.cells
        pooled = torch.softmax(self.pooled_hide + self._sizes(), 1) @ self.orbit
        parts = [self.hiding(self.nets).repeat_interleave(self.share, 0)]
        if self.slot:
            parts.append(pooled.repeat_interleave(self.slot, 0))
        parts.append(torch.full((self.simple, cells), 1.0 / cells, device=which.device))
        start = draw(self.starting(self.nets).repeat(count, 1))
        self.rounds.begin(which, torch.cat(parts), start)
        if self.simple:
            self._draw_habits(which[count - self.simple :])

    def _draw_habits(self, which: Tensor) -> None:
        """Choose wolves with fixed habits for the rounds that begin; some wild ones change theirs on the way."""
        plan, device = self.plan, which.device
        kinds, first = len(plan.kinds), plan.wolves + plan.pool_size
        style, now = self.style[plan.rounds - self.simple :], self.habits[plan.rounds - self.simple :]
        lots = torch.randint(0, kinds + plan.wild, (self.simple,), device=device).clamp(max=kinds)
        style.copy_(torch.where(which, first + lots, style))
        changing = which | (torch.rand(self.simple, device=device) < CHANGES_HABITS)
        wild = wild_habits(self.simple, device)
        fresh = torch.where((style == first + kinds)[:, None], wild, self.named[(style - first).clamp(max=kinds - 1)])
        now.copy_(torch.where(changing[:, None], fresh, now))

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

    def judge(self, x: Tensor, told: Tensor, dogs_turn: float, style: Tensor, fixed: Tensor) -> Tensor:
        """[round, cell] the chance to get away of a wolf there."""
        turn = torch.full((len(x), 1), dogs_turn, device=x.device)
        learned = torch.arange(self.plan.wolves + self.plan.pool_size, device=x.device)
        styles = (style[:, None] == learned).float()
        found: Tensor = torch.sigmoid(self.nets.critic(torch.cat((x, told, turn, styles, fixed), 1)))
        return found

    def all_swaps(self, x: Tensor, up: Tensor, kind: Tensor) -> Tensor:
        """Chances of swaps in all rounds, each by its own wolf."""
        found = [self.swaps(self.nets.wolf, x[: self.live], kind[: self.live]).exp()]
        simple = self.plan.rounds - self.simple
        if self.slot:
            found.append(self.swaps(self.pooled, x[self.live : simple], kind[self.live : simple]).exp())
        if self.simple:
            found.append(self.habit_tables.chances(self.habits[simple:], up[simple:], kind[simple:]))
        return torch.cat(found)

    # --- playing ---------------------------------------------------------------------------------------------

    @torch.no_grad()
    def play(self) -> dict[str, Tensor]:
        """Some steps of all rounds; what there is to learn from them, one row for each step of each round."""
        turns = [self.take_turns() for _ in range(self.plan.steps)]
        seen = self.rounds.as_seen()
        x, told = self.rounds.describe(seen), self.rounds.describe_posterior(seen)
        last = self._by_tile(seen, self.judge(x, told, 0.0, self.style, self.habits))
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
        ended = kept["over"] | kept["given_up"]
        self.ended.index_add_(0, self.style, ended.float())
        self.escaped.index_add_(0, self.style, ended * rounds.safe)
        self._begin(ended)
        return kept

    def _take_swap(self, kind: Tensor, view: Tensor) -> dict[str, Tensor]:
        """The wolf's turn: a sampled swap, and what everybody may conclude from it."""
        rounds = self.rounds
        seen = rounds.as_seen()
        x, told = rounds.describe(seen), rounds.describe_posterior(seen)
        before = seen[:, :, POSTERIOR]
        escape = self.judge(x, told, 0.0, self.style, self.habits)
        chances = self.all_swaps(x, seen[:, :, UP], kind)
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
            "habits": self.habits.clone(),
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
        escape = self.judge(x, told, 1.0, self.style, self.habits)
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
            worth = self.variety[:-1].repeat_interleave(len(logs) // self.plan.wolves) * (live["wb"] * variety).sum(1)
            worth = worth + (live["wafter"] * gain).sum(1)
            found["wolf"] = -(live["safe"] * worth).mean() * self.plan.wolves
        if "dog" in self.optimizers:
            logs = self.steps(self.nets.dog, rows["dx"], rows["dtold"], rows["wkind"])
            chosen = logs.gather(1, rows["step"][:, None])[:, 0]
            ratio = (chosen - rows["dlog"]).clamp(max=5).exp()
            gain = torch.minimum(ratio * rows["dgain"], ratio.clamp(1 - clip, 1 + clip) * rows["dgain"])
            variety = -(logs.exp() * logs.clamp(min=-50)).sum(1)
            worth = self.lean[rows["style"]] * gain + self.variety[-1] * variety
            if self.plan.idle_cost:
                face_up = 1.0 - rows["dx"][:, : self.board.cells * CELL_INPUTS : CELL_INPUTS]
                worth = worth - self.plan.idle_cost * (logs.exp() * face_up).sum(1)
            found["dog"] = -(rows["safe"] * worth).mean()
        w = self.judge(rows["wx"], rows["wtold"], 0.0, rows["style"], rows["habits"])
        d = self.judge(rows["dx"], rows["dtold"], 1.0, rows["style"], rows["habits"])
        wrong = (rows["wb"] * (w - rows["wtarget"]) ** 2).sum(1) + (rows["db"] * (d - rows["dtarget"]) ** 2).sum(1)
        wrong = wrong + ((rows["wb"] * (1 - w)).sum(1) - rows["wvalue"]) ** 2
        wrong = wrong + ((rows["db"] * (1 - d)).sum(1) - rows["dvalue"]) ** 2
        found["critic"] = (rows["safe"] * wrong).mean()
        return found

    def learn(self, pick: Tensor, pick_live: Tensor) -> None:
        """One step of every net that learns, from the picked rows."""
        names = [*("wx", "wtold", "wb", "wtarget", "wvalue", "wkind", "safe", "style", "habits")]
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
            if name == "wolf":
                self.optimizers[name].step(mine)
                continue
            size = torch.sqrt(torch.stack([(g * g).sum() for g in mine]).sum())
            for p, g in zip(parameters, mine, strict=True):
                p.grad = g * torch.clamp(1.0 / (size + 1e-9), max=1.0)
            self.optimizers[name].step()

    @torch.no_grad()
    def learn_tables(self) -> None:
        """Hiding places and starting cells, by mirror descent on the critic's value of every pair."""
        cells, wolves, device = self.board.cells, self.plan.wolves, self.plan.device
        every = Rounds.__new__(Rounds)
        every.__dict__.update(self.rounds.__dict__)
        every.count = cells * wolves
        every.at = self.rounds.blank.repeat(every.count, 1, 1)
        hiding, starting = self.hiding(self.nets), self.starting(self.nets)
        every.at[:, :, POSTERIOR] = hiding.repeat_interleave(cells, 0)
        every.dog = torch.arange(cells, device=device).repeat(wolves)
        every.face_up = every.idle = torch.zeros_like(every.dog)
        every.time = torch.zeros(every.count, device=device)
        every.evidence = torch.ones(every.count, self.rounds.evidence.shape[1], device=device)
        seen = every.as_seen()
        style = torch.arange(wolves, device=device).repeat_interleave(cells)
        fixed = torch.zeros(every.count, self.habits.shape[1], device=device)
        escape = self.judge(every.describe(seen), every.describe_posterior(seen), 0.0, style, fixed)
        escape = torch.zeros_like(escape).scatter(1, every.seen.repeat(wolves, 1), escape)
        escape = escape.view(wolves, cells, cells)  # [wolf, dog, cell of the wolf]
        hide = torch.einsum("d,wdc->wc", starting, escape) @ self.orbit.T
        start = torch.einsum("wdc,wc->d", 1 - escape, hiding) / wolves @ self.orbit.T
        for table, worth, rate, on in (
            (self.nets.hide, hide, self.plan.table_rate[0], "wolf" in self.optimizers),
            (self.nets.start, start, self.plan.table_rate[1] * self.learning, "dog" in self.optimizers),
        ):
            if on:
                centred = worth - worth.mean(-1, keepdim=True)
                table.mul_(1 - rate * self.plan.table_variety).add_(rate * centred)

    def iterate(self) -> None:
        """Play, then learn from it."""
        self._play()
        total = self.plan.steps * self.plan.rounds
        for _ in range(self.plan.epochs):
            order = torch.randperm(total, device=self.plan.device)
            many = self.plan.minibatches
            for pick, pick_live in zip(order.chunk(many), self._live_rows().chunk(many, 1), strict=True):
                self._learn(pick, pick_live.flatten())
        self._finish()
        self.seen += total

    def _live_rows(self) -> Tensor:
        """[wolf, row] the rows of every wolf that learns, each in an order of its own."""
        count, device = self.plan.steps * self.share, self.plan.device
        order = torch.rand(self.plan.wolves, count, device=device).argsort(1)
        first = torch.arange(self.plan.wolves, device=device)[:, None] * self.share
        return order // self.share * self.plan.rounds + first + order % self.share

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
        if "wolf" in self.optimizers:
            wolves = self.optimizers["wolf"]
            wolves.step = torch.compile(wolves.step, dynamic=False, backend=backend)

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
        """Rates and rewards for variety fall as training goes on, from 0 to 1; a wolf's while it lives."""
        plan = self.plan
        ready = min(1.0, done / plan.critic_first) if plan.critic_first else 1.0
        dogs = min(1.0, done / (1.0 - plan.frozen))
        if plan.frozen and dogs == 1.0 and float(self.learning):
            self.freeze_dog()
        for name, base in (("dog", plan.dog_rate), ("critic", plan.critic_rate)):
            if name in self.optimizers:
                now = base * plan.last_rate**dogs * (1.0 if name == "critic" else ready * float(self.learning))
                group = self.optimizers[name].param_groups[0]
                if isinstance(group["lr"], Tensor):
                    group["lr"].fill_(now)
                else:
                    group["lr"] = now
        first, last = plan.dog_variety
        self.variety[-1] = first * (last / first) ** dogs
        first, last = plan.wolf_variety
        for number in range(plan.wolves):
            age = self.age(number, done)
            self.variety[number] = first * (last / first) ** age
            if "wolf" in self.optimizers:
                self.optimizers["wolf"].rate[number] = plan.wolf_rate * plan.wolf_last_rate**age * ready

    def freeze_dog(self) -> None:
        """From now on the dog is its own average; wolves go on learning against it."""
        self.learning.zero_()
        copy_into(self.nets.dog, self.averaged.dog)
        self.nets.start.copy_(self.averaged.start)

    def age(self, number: int, done: float) -> float:
        """How much of its time a wolf has learned; they are replaced one after the other, the last ones never."""
        life = self.plan.life
        if not life or not self.plan.renewing:
            return done
        begins = done - self._born(number, done)
        return min(1.0, begins / min(life, 1.0 - self._born(number, done)))

    def _born(self, number: int, done: float) -> float:
        """When the wolf that learns in this place began; one that would have less than half a life does not begin."""
        life = self.plan.life
        first = life * (number + 1) / self.plan.wolves
        if done < first:
            return 0.0
        times = int((done - first) / life)
        latest = int(max(0.0, 1.0 - life / 2 - first) / life)
        return first + life * min(times, latest) if first <= 1.0 - life / 2 else 0.0

    def replace_wolves(self, before: float, done: float) -> list[int]:
        """Put wolves whose time is over into the pool, and by plan begin with untrained ones; returns their places."""
        if not self.plan.life:
            return []
        over = [n for n in range(self.plan.wolves) if self._born(n, before) != self._born(n, done)]
        for number in over:
            self.pool_wolf(self.nets.wolf.member(number), self.nets.hide[number], float(self.escape[number]))
            if not self.plan.renewing:
                continue
            self.nets.wolf.renew(number)
            self.nets.hide[number] = 0.0
            self.averaged.wolf.put(number, self.nets.wolf.member(number))
            self.averaged.hide[number] = 0.0
            self.escape[number] = 0.5
            self.optimizers["wolf"].renew(number)
        return over

    def pool_wolf(self, layers: list[Tensor], hide: Tensor, escape: float) -> None:
        """Keep a wolf: in a free place, or in that of the one that gets away least often."""
        first = self.plan.wolves
        place = self.filled
        if self.filled == self.plan.pool_size:
            place = int(self.escape[first : first + self.filled].argmin())
        self.filled = min(self.filled + 1, self.plan.pool_size)
        self.pooled.put(place, [layer.detach() for layer in layers])
        self.pooled_hide[place] = hide
        self.escape[first + place] = escape

    def weigh_groups(self) -> None:
        """Let rounds count by how the dog did lately: against learned wolves and beside its goals."""
        plan = self.plan
        met = self.ended > 0
        now = self.escaped / self.ended.clamp(min=1)
        part = (self.ended / (self.ended + 400)).clamp(max=0.5)
        self.escape = torch.where(met, self.escape + part * (now - self.escape), self.escape)
        self.ended.zero_()
        self.escaped.zero_()
        learned = plan.wolves + plan.pool_size
        if plan.keenness:
            known = torch.ones(learned, device=self.lean.device)
            known[plan.wolves + self.filled :] = 0.0
            weight = known * torch.exp(plan.keenness * (self.escape[:learned] - self.escape[:learned].max()))
            slots = torch.full((learned,), float(self.slot), device=self.lean.device)
            slots[: plan.wolves] = self.share
            self.lean[:learned] = (weight * slots.sum() / (weight * slots).sum()).clamp(max=plan.most_lean)
        if plan.goals:
            part = slice(learned, learned + len(plan.goals))
            missed = torch.tensor(plan.goals, device=self.lean.device) - (1 - self.escape[part])
            now = self.lean[part] * torch.exp(LEAN_RATE * missed.clamp(-0.1, 0.1))
            self.lean[part] = now.clamp(plan.least_lean, plan.most_lean)

    def summary(self) -> dict[str, Any]:
        """How the last rounds went."""
        rows = self.memory
        new = rows["first"][:, : self.live]
        value = (rows["wb"] * rows["wu"]).sum(2)[:, : self.live]
        return {
            "escape": float((value * new).sum() / new.sum().clamp(min=1)),
            "idle": float(1 - rows["turned"].mean()),
            "start": [round(float(part), 3) for part in torch.softmax(self.nets.start + self._sizes(), 0)],
            "escapes": [round(float(part), 2) for part in self.escape],
            "leans": [round(float(part), 2) for part in self.lean],
        }

    def run(
        self,
        seconds: float = 0.0,
        iterations: int = 0,
        say: Callable[[str], None] = print,
        every: float = 30.0,
        keep: Callable[[], None] | None = None,
    ) -> None:
        """Train for a time or for a number of iterations; `keep` is called whenever progress is said."""
        began = said = time.perf_counter()
        if self.plan.device == "cuda" and not self._graphs:
            self.set_progress(0.0)
            if self.plan.fused:
                self.compile()
            self.record_graphs()
            say(f"ready after {time.perf_counter() - began:.0f} s")
        ready = time.perf_counter() - began
        done, before = 0, 0.0
        while True:
            spent = time.perf_counter() - began
            part = done / iterations if iterations else (spent - ready) / max(seconds - ready, 1e-9)
            if part >= 1:
                break
            for number in self.replace_wolves(before, part):
                say(f"{spent:6.0f} s: wolf {number} goes into the pool")
            before = part
            self.set_progress(part)
            self.iterate()
            done += 1
            if done % WEIGH_EVERY == 0:
                self.weigh_groups()
            if time.perf_counter() - said > every:
                said = time.perf_counter()
                say(f"{spent:6.0f} s, {done} iterations: {self.summary()}")
                if keep:
                    keep()
        spent = time.perf_counter() - began
        say(f"done after {spent:.0f} s, {done} iterations, {self.seen} positions: {self.summary()}")


@torch.no_grad()
def escapes(
    trainer: Trainer, nets: Nets, wolf: str = "", rounds: int = 8192, seed: int = 7, number: int = 0
) -> tuple[float, float]:
    """How often a wolf gets away from the dog (one that learns by its number, or another by name), and the error."""
    plan = replace(trainer.plan, rounds=rounds)
    torch.manual_seed(seed)
    play = Rounds(plan.board, rounds, plan.device)
    everywhere = torch.full((plan.board.cells,), 1.0 / plan.board.cells, device=plan.device)
    hiding = everywhere if wolf else trainer.hiding(nets)[number]
    one = Stack(1, *nets.wolf.sizes).to(plan.device)
    one.put(0, nets.wolf.member(number))
    fixed = torch.tensor([habits(wolf or "noise")], dtype=torch.float32, device=plan.device).repeat(rounds, 1)
    all_of_them = torch.ones(rounds, dtype=torch.bool, device=plan.device)
    play.begin(all_of_them, hiding.repeat(rounds, 1), draw(trainer.starting(nets).repeat(rounds, 1)))
    result = torch.zeros(rounds, device=plan.device)
    going = torch.ones(rounds, device=plan.device)
    for _ in range(2 + (plan.board.tiles_to_turn - 2) * plan.board.stalling):
        kind, view = play.kind[play.dog], play.seen[play.dog]
        seen = play.as_seen()
        if wolf:
            chances = trainer.habit_tables.chances(fixed, seen[:, :, UP], kind)
        else:
            chances = trainer.swaps(one, play.describe(seen), kind).exp()
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
