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

OTHER = {"wolf": "dog", "dog": "wolf"}
MEASURED = ("noise", "never", "flee-100", "flee-50", "flee-30", "slink-100", "slink-30", "restless")

WOLF = TrainingPlan(
    wolf_rate=3e-4, dog_rate=1e-3, wolf_variety=(0.03, 0.003), dog_variety=(0.02, 0.002), table_rate=(0.02, 0.2)
)
DOG = TrainingPlan(
    told=False, simple=0.2, wolf_rate=1e-3, dog_rate=1.25e-4, wolf_variety=(0.02, 0.002), dog_variety=(0.02, 0.004),
    table_rate=(0.2, 0.02),
)  # fmt: skip


def numbers(net: Net) -> list[Any]:
    """The layers of a net as arrays."""
    return [p.detach().cpu().numpy() for p in net.parameters()]


def save(path: Path, side: str, nets: Nets, about: dict[str, Any]) -> None:
    """Weights and where they come from."""
    net = nets.wolf if side == "wolf" else nets.dog
    first = nets.hide if side == "wolf" else nets.start
    arrays = {f"layer{i}": value for i, value in enumerate(numbers(net))}
    np.savez(path, first=first.cpu().numpy(), about=json.dumps(about), **arrays)


def load_into(path: Path, side: str, nets: Nets) -> dict[str, Any]:
    """Take over weights from a file."""
    data = np.load(path)
    net = nets.wolf if side == "wolf" else nets.dog
    with torch.no_grad():
        for i, p in enumerate(net.parameters()):
            values = torch.tensor(data[f"layer{i}"])
            p.zero_()
            p[tuple(slice(size) for size in values.shape)] = values.to(p.device)
        (nets.hide if side == "wolf" else nets.start).copy_(torch.tensor(data["first"]))
    found: dict[str, Any] = json.loads(str(data["about"]))
    return found


def best_response(
    side: str, plan: TrainingPlan, nets: Nets, seconds: float, iterations: int, say: Callable[[str], None]
) -> Trainer:
    """A fresh opponent trained against a side that stays as it is."""
    if side == "wolf":
        changed = replace(
            plan, wolf_rate=0.0, dog_rate=1e-3, dog_variety=(0.02, 0.0005), told=True, table_rate=(0.0, 0.3)
        )
    else:
        changed = replace(plan, dog_rate=0.0, wolf_rate=1e-3, wolf_variety=(0.02, 0.0005), table_rate=(0.3, 0.0))
    changed = replace(changed, simple=0.0, pool=0.0, seed=plan.seed + 1000, averaging=min(plan.averaging, 0.99))
    fresh = Trainer(changed)
    for target in (fresh.nets, fresh.averaged):
        copy_into(getattr(target, side), getattr(nets, side))
        target.hide.copy_(nets.hide if side == "wolf" else target.hide)
        target.start.copy_(nets.start if side == "dog" else target.start)
    fresh.run(seconds=seconds, iterations=iterations, say=say)
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
    for number, path in enumerate(asked.pool):
        known = Nets(plan)
        load_into(path, "wolf", known)
        copy_into(trainer.pooled[number], known.wolf)
    trainer.kept = len(asked.pool)
    return trainer


def _measured(trainer: Trainer, side: str) -> dict[str, Any]:
    """How the averaged weights do, against their opponent and for a dog against simple wolves."""
    found: dict[str, Any] = {"self-play escape": escapes(trainer, trainer.averaged)}
    if side == "dog":
        for name in MEASURED:
            found[f"caught: {name}"] = 1 - escapes(trainer, trainer.averaged, name)[0]
    return found


def _answer(
    asked: argparse.Namespace, plan: TrainingPlan, averaged: Nets, about: dict[str, Any], say: Callable[[str], None]
) -> None:
    """Train a best response, add how it does to what is known about the weights, and keep both."""
    fresh = best_response(asked.side, plan, averaged, _left(asked.response), 0, say)
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
    trainer.run(seconds=_left(asked.seconds), say=say)
    about = {"command": "python -m research.uly " + " ".join(given), "positions": trainer.seen, "seed": asked.seed}
    about |= _measured(trainer, asked.side)
    say(json.dumps(about))
    save(asked.out, asked.side, trainer.averaged, about)
    if asked.response:
        _answer(asked, plan, trainer.averaged, about, say)


if __name__ == "__main__":
    main()
