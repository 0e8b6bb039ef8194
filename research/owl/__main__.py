"""Train owl's networks for some numbers of seats side by side, and play them against fox; see README.md.

python -m research.owl train --seats 2 3 4 --seconds 300 --device cuda --out owl
python -m research.owl table owl/molly-4-128x32-end.npz --seats 4 --pairs 2000,400 --games 400 --processes 4
python -m research.owl publish owl/molly-2-…npz owl/molly-3-…npz owl/molly-4-…npz
"""

from __future__ import annotations

import argparse
import json
import time
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any


def main(given: list[str] | None = None) -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m research.owl")
    commands = parser.add_subparsers(dest="command", required=True)
    training = commands.add_parser("train")
    training.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    training.add_argument("--widths", default="128x32", help="hidden layers of each network; the first one plays")
    training.add_argument("--games", type=int, default=8192, help="games at once")
    training.add_argument("--steps", type=int, default=64)
    training.add_argument("--part", type=int, default=4096)
    training.add_argument("--epochs", type=float, default=1.0)
    training.add_argument("--samples", type=int, default=2)
    training.add_argument("--whim", type=float, default=0.05)
    training.add_argument("--reach", type=float, default=0.97)
    training.add_argument("--seconds", type=float, default=300.0)
    training.add_argument("--rounds", type=int, default=10**9)
    training.add_argument("--device", default="cpu")
    training.add_argument("--seed", type=int, default=1)
    training.add_argument("--looks", type=float, nargs="*", default=[0.5])
    training.add_argument("--out", type=Path, required=True)
    table = commands.add_parser("table")
    table.add_argument("networks", type=Path, nargs="+")
    table.add_argument("--seats", type=int, default=4)
    table.add_argument("--owls", nargs="+", default=["owl:iterations=2000"])
    table.add_argument("--fox", default="fox:iterations=400")
    table.add_argument("--games", type=int, default=400)
    table.add_argument("--seed", type=int, default=7)
    table.add_argument("--variant", default="base")
    table.add_argument("--processes", type=int, default=1)
    table.add_argument("--until", type=float, default=1e18, help="the time (Unix) after which no block begins")
    table.add_argument("--pace", action="store_true", help="measure iterations a second as well")
    table.add_argument("--out", type=Path)
    asked = parser.parse_args(given)
    train(asked) if asked.command == "train" else measure(asked)


def plan_of(asked: argparse.Namespace, seats: int) -> Any:
    """The plan for a number of seats."""
    from research.owl.train import Plan

    shapes = [shape.split("x") for shape in asked.widths.split(",")]
    widths = tuple((int(width), int(deep)) for width, deep in shapes)
    names = ("games", "steps", "part", "epochs", "samples", "whim", "reach", "seconds", "rounds", "device", "seed")
    return Plan(seats=seats, widths=widths, out=asked.out, **{name: getattr(asked, name) for name in names})


def train(asked: argparse.Namespace) -> None:
    """Train for every number of seats in a process of its own."""
    from research.owl.train import train_alone

    asked.out.mkdir(parents=True, exist_ok=True)
    context = get_context("spawn")
    running: list[BaseProcess] = []
    for seats in asked.seats:
        running.append(context.Process(target=train_alone, args=(plan_of(asked, seats), tuple(asked.looks))))
        running[-1].start()
    for process in running:
        process.join()


def measure(asked: argparse.Namespace) -> None:
    """Play every network with every kind of owl against fox, block by block in turn."""
    from research.owl.measure import Referees, share_of
    from tana.lab.arena import ArenaPlan

    referees, began = Referees(asked.processes), time.time()
    options = {} if asked.variant == "base" else {"variant": asked.variant}
    sides = [(path, owl) for path in asked.networks for owl in asked.owls]
    plans = [
        ArenaPlan("molly", (owl, asked.fox), asked.seats, asked.games, options, asked.seed, early_stop=False)
        for _, owl in sides
    ]
    paces = {path: referees.pace(path, "molly", asked.seats) for path in asked.networks if asked.pace}
    played: list[list[Any]] = [[] for _ in sides]
    for number in range(plans[0].blocks):
        for (path, _), plan, blocks in zip(sides, plans, played, strict=True):
            blocks.append(referees.ask(path, plan, number, asked.until))
    found = []
    for (path, owl), blocks in zip(sides, played, strict=True):
        share = share_of(blocks)
        row = {"network": path.name, "seats": asked.seats, "owl": owl, "fox": asked.fox, "seed": asked.seed}
        row |= {"variant": asked.variant, **share._asdict(), "pace": paces[path].result() if path in paces else None}
        found.append(row)
        print(json.dumps(row), flush=True)
    referees.close()
    print(json.dumps({"measured in": round(time.time() - began, 1)}), flush=True)
    if asked.out:
        asked.out.write_text("".join(json.dumps(row) + "\n" for row in found), encoding="utf-8")


if __name__ == "__main__":
    main()
