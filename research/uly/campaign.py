"""A side is trained, then a best response to it afresh, and everything is measured.

    python -m research.uly dog --seconds 400 --response 150 --device cuda --out dog.npz

It saves the averaged weights with their provenance; `research.uly.publish_weights` ships them with fox.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import torch

from research.uly.board_geometry import flock
from research.uly.nets import Net, copy_into
from research.uly.train import Nets, Trainer, TrainingPlan, escapes
from research.uly.wolves import TRAINING

OTHER = {"wolf": "dog", "dog": "wolf"}
GOALS = {
    "noise": 0.5, "never": 0.82, "flee-100": 0.92, "flee-50": 0.82, "flee-30": 0.72, "slink-100": 0.92,
    "slink-40": 0.85, "restless": 0.88, "decoy-100": 0.87, "decoy-50": 0.74, "decoy-30": 0.65, "statue": 0.65,
    "roamer": 0.65,
}  # fmt: skip
"""How often the dog should find each wolf of `TRAINING`: somewhat more often than the published aims."""

WOLF = TrainingPlan(
    wolf_rate=3e-4, dog_rate=1e-3, wolf_variety=(0.03, 0.003), dog_variety=(0.02, 0.002), table_rate=(0.02, 0.2)
)
DOG = TrainingPlan(
    told=False, wolf_rate=1e-3, dog_rate=4e-4, wolf_variety=(0.02, 0.002), dog_variety=(0.02, 0.004),
    table_rate=(0.2, 0.02), rounds=16384, minibatches=16, wolves=4, life=0.28, simple=0.3, kinds=TRAINING, wild=4,
    goals=tuple(GOALS[name] for name in TRAINING), pool=0.2, pool_size=8, keenness=12.0, averaging=0.998,
    wolf_layers=(160, 96),
)  # fmt: skip
RESPONSE: dict[str, Any] = {
    "simple": 0.0,
    "kinds": ("noise",),
    "wild": 0,
    "goals": (),
    "pool": 0.0,
    "wolves": 1,
    "life": 0.0,
    "critic_first": 0.0,
}
"""How the plan of a best response differs: it meets nobody but the side that stays as it is."""


def numbers(net: Net) -> list[Any]:
    """The layers of a net as arrays."""
    return [p.detach().cpu().numpy() for p in net.parameters()]


def save(path: Path, side: str, nets: Nets, about: dict[str, Any], number: int = 0) -> None:
    """Weights and where they come from; of several wolves, those of one."""
    if side == "wolf":
        layers = [layer.detach().cpu().numpy() for layer in nets.wolf.member(number)]
        first = nets.hide[number]
    else:
        layers, first = numbers(nets.dog), nets.start
    arrays = {f"layer{i}": value for i, value in enumerate(layers)}
    np.savez(path, first=first.cpu().numpy(), about=json.dumps(about), **arrays)


def load_into(path: Path, side: str, nets: Nets) -> dict[str, Any]:
    """Take over weights from a file."""
    data = np.load(path)
    first = torch.tensor(data["first"])
    net = nets.wolf if side == "wolf" else nets.dog
    device = next(net.parameters()).device
    layers = [torch.tensor(data[f"layer{i}"], device=device) for i in range(2 * len(net.sizes) - 2)]
    with torch.no_grad():
        if side == "wolf":
            for number in range(nets.wolf.count):
                nets.wolf.put(number, layers)
                nets.hide[number] = first
        else:
            for p, values in zip(nets.dog.parameters(), layers, strict=True):
                p.copy_(values)
            nets.start.copy_(first)
    found: dict[str, Any] = json.loads(str(data["about"]))
    return found


def save_pool(path: Path, trainer: Trainer) -> None:
    """Keep the wolves of earlier times and those that learn now, the ones in the pool first."""
    stacks = ((trainer.pooled, trainer.pooled_hide, trainer.filled), (trainer.nets.wolf, trainer.nets.hide, -1))
    wolves = [(stack.member(n), hide[n]) for stack, hide, few in stacks for n in range(stack.count if few < 0 else few)]
    arrays = {f"layer{i}": torch.stack([layers[i] for layers, _ in wolves]) for i in range(len(wolves[0][0]))}
    arrays["first"] = torch.stack([hide for _, hide in wolves])
    np.savez(path, **{name: value.detach().cpu().numpy().astype(np.float16) for name, value in arrays.items()})


def load_pool(path: Path, trainer: Trainer) -> None:
    """Put the wolves of a file into the pool, one by `save` or several by `save_pool`."""
    data = np.load(path)
    layers = [data[f"layer{i}"].astype(np.float32) for i in range(2 * len(trainer.pooled.sizes) - 2)]
    first = data["first"].astype(np.float32)
    if first.ndim == 1:
        layers, first = [layer[None] for layer in layers], first[None]
    device = trainer.plan.device
    for number in range(len(first)):
        wolf = [torch.tensor(layer[number], device=device) for layer in layers]
        trainer.pool_wolf(wolf, torch.tensor(first[number], device=device), 0.5)


def best_response(
    side: str,
    plan: TrainingPlan,
    nets: Nets,
    seconds: float,
    iterations: int,
    say: Callable[[str], None],
    keep: Callable[[Trainer], None] = lambda _: None,
    begin: Path | None = None,
) -> Trainer:
    """An opponent trained against a side that stays as it is: a fresh one, or one that begins with weights."""
    if side == "wolf":
        changed = replace(
            plan, wolf_rate=0.0, dog_rate=1e-3, dog_variety=(0.02, 0.0005), told=True, table_rate=(0.0, 0.3)
        )
    else:
        changed = replace(plan, dog_rate=0.0, wolf_rate=1e-3, wolf_variety=(0.02, 0.0005), table_rate=(0.3, 0.0))
    changed = replace(changed, **RESPONSE, seed=plan.seed + 1000, averaging=min(plan.averaging, 0.99))
    fresh = Trainer(changed)
    for target in (fresh.nets, fresh.averaged):
        copy_into(getattr(target, side), getattr(nets, side))
        target.hide.copy_(nets.hide if side == "wolf" else target.hide)
        target.start.copy_(nets.start if side == "dog" else target.start)
        if begin:
            load_into(begin, OTHER[side], target)
    fresh.run(seconds=seconds, iterations=iterations, say=say, keep=lambda: keep(fresh))
    return fresh


def _left(seconds: float) -> float:
    """Seconds as given, or until a moment of the clock."""
    return seconds - time.time() if seconds > 1e6 else seconds


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m research.uly")
    parser.add_argument("side", choices=("wolf", "dog"))
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--response", type=float, default=30.0, help="seconds for the best response")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--begin", type=Path, help="weights to begin with")
    parser.add_argument("--opponent", type=Path, help="weights for the other side to begin with")
    parser.add_argument("--pool", type=Path, nargs="*", default=[], help="wolves to keep among those of earlier times")
    parser.add_argument("--set", action="append", default=[], help="NAME=VALUE of the plan")
    return parser


def _plan(asked: argparse.Namespace) -> TrainingPlan:
    torch.set_float32_matmul_precision("high")
    if asked.device == "cuda":
        import torch._inductor.config as inductor

        inductor.fallback_random = True
    plan = replace(WOLF if asked.side == "wolf" else DOG, device=asked.device, seed=asked.seed, board=flock())
    return replace(plan, **{k: json.loads(v) for k, _, v in (item.partition("=") for item in asked.set)})


def _trainer(asked: argparse.Namespace, plan: TrainingPlan) -> Trainer:
    """A trainer with the weights that it was asked to begin with."""
    trainer = Trainer(plan)
    for path, side in ((asked.begin, asked.side), (asked.opponent, OTHER[asked.side])):
        if path:
            for nets in (trainer.nets, trainer.averaged):
                load_into(path, side, nets)
    for path in asked.pool:
        load_pool(path, trainer)
    return trainer


def _measured(trainer: Trainer, side: str) -> dict[str, Any]:
    """How the averaged weights do, against their opponent and for a dog against simple wolves."""
    wolves = range(trainer.plan.wolves)
    found: dict[str, Any] = {"self-play escape": [escapes(trainer, trainer.averaged, number=n) for n in wolves]}
    if side == "dog":
        for name in TRAINING:
            found[f"caught: {name}"] = 1 - escapes(trainer, trainer.averaged, name)[0]
    return found


def _answer(
    asked: argparse.Namespace, plan: TrainingPlan, averaged: Nets, about: dict[str, Any], say: Callable[[str], None]
) -> None:
    """Train a best response, add how it does to what is known about the weights, and keep both."""

    def keep(fresh: Trainer) -> None:
        save(asked.out.with_name(asked.out.stem + "-response.npz"), OTHER[asked.side], fresh.averaged, {})

    fresh = best_response(asked.side, plan, averaged, _left(asked.response), 0, say, keep)
    about["best response, escape"] = escapes(fresh, fresh.nets)
    about["best response averaged, escape"] = escapes(fresh, fresh.averaged)
    about["best response positions"] = fresh.seen
    say(json.dumps(about))
    save(asked.out, asked.side, averaged, about)
    save(asked.out.with_name(asked.out.stem + "-response.npz"), OTHER[asked.side], fresh.averaged, about)


def main(given: list[str] | None = None) -> None:
    """Train, measure, keep; then the best response, if there is time for one."""
    given = sys.argv[1:] if given is None else given
    asked = _parser().parse_args(given)
    plan = _plan(asked)
    began = time.perf_counter()

    def say(text: str) -> None:
        print(f"[{asked.out.stem} {time.perf_counter() - began:5.0f}] {text}", flush=True)

    trainer = _trainer(asked, plan)

    def keep() -> None:
        save(asked.out, asked.side, trainer.averaged, {"positions": trainer.seen})
        if asked.side == "dog":
            save_pool(asked.out.with_name(asked.out.stem + "-pool.npz"), trainer)
            wolf = asked.out.with_name(asked.out.stem + "-wolf.npz")
            save(wolf, "wolf", trainer.averaged, {"positions": trainer.seen})

    trainer.run(seconds=_left(asked.seconds), say=say, keep=keep)
    keep()
    about = {"command": "python -m research.uly " + " ".join(given), "positions": trainer.seen, "seed": asked.seed}
    about |= _measured(trainer, asked.side)
    say(json.dumps(about))
    save(asked.out, asked.side, trainer.averaged, about)
    if asked.response:
        _answer(asked, plan, trainer.averaged, about, say)


if __name__ == "__main__":
    main()
