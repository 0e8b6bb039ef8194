"""`tana bench`: measures the speed of random games on this machine."""

import argparse

from rich.console import Console
from rich.table import Table

from tana.cli.common import add_games, add_language, add_options, seconds, whole
from tana.cli.progress import steps
from tana.core import registry
from tana.core.game import Game
from tana.core.record import Record
from tana.lab.speed import Benchmark
from tana.text import Text, Words, formats

HELP = "measure random play on this machine: interpreted, compiled, on all cores, on a GPU if there is one"
EXAMPLES = ("tana bench", "tana bench molly --seats 2 --seconds 5", "tana bench uly --check-gpu 100000")
PACKAGE = "tana.lab"
MOST_WAYS = 4


def arguments(parser: argparse.ArgumentParser) -> None:
    add_games(parser)
    parser.add_argument("--seats", type=whole(1), help="number of seats (default: the most the game takes)")
    add_options(parser)
    parser.add_argument("--seconds", type=seconds, default=2.0, help="how long to measure each way (default: 2)")
    parser.add_argument("--check-gpu", type=whole(0), default=0, metavar="N", help="compare N games of GPU and CPU")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Measure game by game; status 1 if GPU and CPU were compared and differ."""
    same = True
    for game in [registry.game(name) for name in args.games or registry.names()]:
        same = _bench(game, args) and same
    return 0 if same else 1


def _bench(game: Game[Record], args: argparse.Namespace) -> bool:
    words = Words(args.lang, PACKAGE)
    title = Text(game, args.lang).title
    seats = args.seats or game.seats.stop - 1
    benchmark = Benchmark(game, seats, args.option)
    table = Table(title=words.text("bench-title", game=title, seats=seats))
    for heading in ("way", "decisions", "games", "first"):
        table.add_column(words.text(f"bench-{heading}"), justify="left" if heading == "way" else "right")
    same = True
    with steps(MOST_WAYS + 1) as show:
        show(0, words.text("bench-progress", game=title))
        for done, speed in enumerate(benchmark.speeds(args.seconds), start=1):
            show(done, words.text("bench-progress", game=title))
            rates = [formats.number(of, args.lang) for of in (speed.decisions_per_second, speed.games_per_second)]
            table.add_row(speed.way, *rates, f"{formats.number(speed.first_seconds, args.lang, 2)} s")
        lengths = benchmark.lengths()
        view = benchmark.view_microseconds(args.seconds / 4)
        if args.check_gpu:
            same = benchmark.gpu_equals_cpu(args.check_gpu)
            table.caption = words.text("bench-gpu", games=args.check_gpu, same="yes" if same else "no")
    console = Console(highlight=False, soft_wrap=True)
    console.print(table)
    marks = ", ".join(f"{mark}%: {plies}" for mark, plies in lengths.percentiles.items())
    console.print(
        words.text("bench-lengths", mean=formats.number(lengths.mean, args.lang, 1), marks=marks, games=lengths.games)
    )
    console.print(words.text("bench-view", time=formats.number(view, args.lang, 2)) + "\n")
    return same
