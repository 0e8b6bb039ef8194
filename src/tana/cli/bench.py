"""`tana bench`: how fast random games go on this machine."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from tana.core import registry
from tana.lab.speed import Benchmark

HELP = "measure random play on this machine: interpreted, compiled, on all cores, on a GPU if there is one"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")
    parser.add_argument("--seats", type=int, help="number of seats (default: the most the game takes)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to measure each way (default: 2)")
    parser.add_argument("--check-gpu", type=int, default=0, metavar="N", help="compare N games of GPU and CPU")


def run(args: argparse.Namespace) -> int:
    console = Console(highlight=False, soft_wrap=True)
    options = dict(pair.partition("=")[::2] for pair in args.option)
    equal = True
    for name in args.games or registry.names():
        game = registry.game(name)
        seats = args.seats or game.seats.stop - 1
        benchmark = Benchmark(game, seats, options)
        table = Table(title=f"{name}, {seats} seats: random play")
        for heading in ("way", "decisions/s", "games/s", "first result after"):
            table.add_column(heading, justify="left" if heading == "way" else "right")
        with console.status(f"playing {name} at random…"):
            for speed in benchmark.speeds(args.seconds):
                table.add_row(
                    speed.way,
                    f"{speed.decisions_per_second:,.0f}",
                    f"{speed.games_per_second:,.0f}",
                    f"{speed.first_seconds:.2f} s",
                )
            lengths = benchmark.lengths()
            if args.check_gpu:
                same = benchmark.gpu_equals_cpu(args.check_gpu)
                equal = equal and same
                table.caption = f"{args.check_gpu:,} games on GPU and CPU: {'equal' if same else 'DIFFERENT'}"
        console.print(table)
        marks = ", ".join(f"{mark}%: {plies}" for mark, plies in lengths.percentiles.items())
        console.print(f"decisions in a game: mean {lengths.mean:.1f}; {marks} ({lengths.games:,} games)\n")
    return 0 if equal else 1
