"""Train owl's networks by self-play, measure them against fox, and publish them; see README.md.

python -m research.owl train --seats 4 3 2 --seconds 300 --device cuda --out owl
python -m research.owl measure owl/molly-4-64x32-end.npz --seats 4 --games 400 --processes 4
python -m research.owl publish owl/molly-?-64x32-end.npz
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TYPE_CHECKING

from research.owl import publish_weights
from research.owl.measure import Asked, Referees, share_of
from tana.lab.arena import ArenaPlan
from tana.learn.weights_file import command_line

if TYPE_CHECKING:
    from research.owl.train import Plan


def main(given: list[str] | None = None) -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m research.owl")
    commands = parser.add_subparsers(dest="command", required=True)
    add_training(commands.add_parser("train", help="train a network for each number of seats side by side"))
    add_measuring(commands.add_parser("measure", help="play networks against another level"))
    publishing = commands.add_parser("publish", help="ship trained networks, one for each number of seats")
    publishing.add_argument("networks", type=Path, nargs="+")
    publishing.add_argument("--game", default="molly")
    asked = parser.parse_args(given)
    {"train": train, "measure": measure, "publish": publish}[asked.command](asked)


def add_training(parser: argparse.ArgumentParser) -> None:
    """The options of a training run; `research.owl.train.Plan` explains them."""
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--widths", default="64x32", help="hidden layers of each network; the first one plays")
    parser.add_argument("--games", type=int, default=8192, help="games at a time")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each game between two rounds of learning")
    parser.add_argument("--part", type=int, default=4096, help="positions in a step of learning")
    parser.add_argument("--epochs", type=float, default=1.0)
    parser.add_argument("--samples", type=int, default=2, help="how often luck is drawn to evaluate an action")
    parser.add_argument("--whim", type=float, default=0.05, help="the share of random actions")
    parser.add_argument("--reach", type=float, default=0.97, help="lambda of temporal differences")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--rounds", type=int, default=10**9, help="the most rounds")
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--looks", type=float, nargs="*", default=[], help="write networks after these parts of it, too"
    )
    parser.add_argument("--out", type=Path, required=True, help="the folder for networks")


def add_measuring(parser: argparse.ArgumentParser) -> None:
    """The options of a measurement."""
    parser.add_argument("networks", type=Path, nargs="*", help="files of networks; none: the one the game ships")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--owls", nargs="+", default=["owl:iterations=2000"])
    parser.add_argument("--against", default="fox:iterations=400")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--variant", default="base")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--until", type=float, default=math.inf, help="the time (Unix) after which no block begins")
    parser.add_argument("--pace", action="store_true", help="measure iterations a second as well")


def plan_of(asked: argparse.Namespace, seats: int) -> Plan:
    """The training run for a number of seats."""
    from research.owl.train import Plan

    shapes = [shape.split("x") for shape in asked.widths.split(",")]
    widths = tuple((int(width), int(deep)) for width, deep in shapes)
    names = ("games", "steps", "part", "epochs", "samples", "whim", "reach", "seconds", "rounds", "device", "seed")
    given = {name: getattr(asked, name) for name in names}
    return Plan(seats=seats, widths=widths, out=asked.out, command=command_line("research.owl"), **given)


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
    if any(process.exitcode for process in running):
        sys.exit("training failed")


def measure(asked: argparse.Namespace) -> None:
    """Play every network with every kind of owl against another bot, one block of each in turn."""
    options = {} if asked.variant == "base" else {"variant": asked.variant}
    sides: list[tuple[Path | None, str]] = [(path, owl) for path in asked.networks or [None] for owl in asked.owls]
    plans = [
        ArenaPlan("molly", (owl, asked.against), asked.seats, asked.games, options, asked.seed, early_stop=False)
        for _, owl in sides
    ]
    referees, began = Referees(asked.processes), time.time()
    paces = {path: referees.pace(path, "molly", asked.seats) for path, _ in sides if asked.pace}
    played: list[list[Asked]] = [[] for _ in sides]
    for number in range(plans[0].blocks):
        for (path, _), plan, blocks in zip(sides, plans, played, strict=True):
            blocks.append(referees.ask(path, plan, number, asked.until))
    for (path, owl), blocks in zip(sides, played, strict=True):
        row = {"network": path.name if path else "shipped", "seats": asked.seats, "variant": asked.variant}
        row |= {"owl": owl, "against": asked.against, "seed": asked.seed, **share_of(blocks)._asdict()}
        row |= {"pace": paces[path].result()} if path in paces else {}
        print(json.dumps(row), flush=True)
    referees.close()
    print(json.dumps({"measured in": round(time.time() - began, 1)}), flush=True)


def publish(asked: argparse.Namespace) -> None:
    """Write trained networks beside the rules of their game."""
    print(publish_weights.publish(asked.game, asked.networks))


if __name__ == "__main__":
    main()
