"""Train a best response to a published dog, the one fox plays unless another is given.

    python -m research.uly.respond --seconds 600 --device cuda --out response.npz

`research.uly.publish_weights wolf response.npz` keeps it as the opponent that `research.uly.measure` plays.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch

from research.uly.board_geometry import flock
from research.uly.campaign import DOG, best_response, save
from research.uly.train import Nets, Trainer, TrainingPlan, escapes

SHIPPED = Path(__file__).parents[2] / "src" / "tana" / "games" / "uly" / "dog.npz"


def published_dog(path: Path, plan: TrainingPlan) -> Nets:
    """Nets whose dog is that of a published file."""
    nets = Nets(plan)
    with np.load(path) as data, torch.no_grad():
        for i, layer in enumerate(nets.dog.layers, 1):
            layer.weight.copy_(torch.tensor(data[f"weights{i}"].T.astype(np.float32)))
            layer.bias.copy_(torch.tensor(data[f"bias{i}"].astype(np.float32)))
        places = [int(np.flatnonzero(plan.board.kind == kind)[0]) for kind in range(plan.board.kinds)]
        nets.start.copy_(torch.tensor(np.log(data["first"][places]), dtype=torch.float32))
    return nets


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m research.uly.respond")
    parser.add_argument("--dog", type=Path, default=SHIPPED)
    parser.add_argument("--begin", type=Path, help="weights of a wolf to begin with")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=DOG.rounds)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    if asked.device == "cuda":
        import torch._inductor.config as inductor

        inductor.fallback_random = True
    plan = replace(
        DOG, device=asked.device, seed=asked.seed, board=flock(), rounds=asked.rounds, minibatches=asked.rounds // 1024
    )
    nets = published_dog(asked.dog, plan)

    def keep(fresh: Trainer) -> None:
        about = {"seconds": asked.seconds, "seed": asked.seed, "positions": fresh.seen}
        about["escape"] = escapes(fresh, fresh.averaged)
        print(json.dumps(about), flush=True)
        save(asked.out, "wolf", fresh.averaged, about)

    fresh = best_response("dog", plan, nets, asked.seconds, 0, lambda text: print(text, flush=True), keep, asked.begin)
    keep(fresh)


if __name__ == "__main__":
    main()
