"""`tana arena`: a tournament between bots."""

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tana.bots.api import OUT_OF_TIME, RECOVERED
from tana.bots.worker import PATIENCE
from tana.cli.common import BadUsage, add_language, add_options, check_outputs, seconds, whole
from tana.cli.progress import steps
from tana.core.registry import game as find_game
from tana.lab.arena import PROCESSES, ArenaPlan, Standing
from tana.lab.arena import run as play
from tana.lab.league import LeagueResult, play_league, read_league, write_results
from tana.lab.puzzles import score_bot, shipped
from tana.lab.rating_chart import picture_of
from tana.text import Text, Words, formats

HELP = "run a tournament between bots: seat-balanced, on the same luck, with ratings and intervals"
EXAMPLES = (
    "tana arena molly fox digger --games 40",
    "tana arena uly greedy.py:Greedy digger --seats 3 --journal uly.jsonl --svg uly.svg",
    "tana arena --league bench/league.json",
    "tana arena molly fox digger --puzzles",
)
PACKAGE = "tana.lab"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game (see: tana games)")
    parser.add_argument("bots", nargs="*", metavar="BOT", help="sprout, digger, fox:seconds=0.5, owl, file.py:Class")
    parser.add_argument("--league", type=Path, metavar="FILE", help="play a leaderboard again and compare its results")
    parser.add_argument("--renew", action="store_true", help="with --league: write the results into the file")
    parser.add_argument("--puzzles", action="store_true", help="let the bots solve the game's puzzles instead")
    parser.add_argument("--seats", type=whole(1), help="number of seats (default: the fewest for two bots)")
    parser.add_argument("--games", type=whole(1), default=200, help="at most this many for each pair (default: 200)")
    add_options(parser)
    parser.add_argument("--seed", type=int, default=1, help="the seed of the tournament (default: 1)")
    parser.add_argument("--full", action="store_true", help="play all games, even when the result is clear")
    parser.add_argument(
        "--processes", type=whole(1), default=PROCESSES, help=f"games played at once (default: {PROCESSES})"
    )
    parser.add_argument(
        "--limit", type=seconds, default=PATIENCE, help=f"seconds for a move of file.py:Class (default: {PATIENCE:g})"
    )
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster (auto: the one of this machine)")
    parser.add_argument("--journal", type=Path, metavar="FILE", help="save results here, and continue after a break")
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="save every game here, to replay it")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="write a chart of the ratings")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Play the tournament or a leaderboard, and print the results."""
    if args.league:
        return _run_league(args)
    if args.game is None or args.renew:
        raise BadUsage("give a game and bots, or --league FILE (--renew is for --league)")
    if not args.bots:
        raise BadUsage("the following arguments are required: BOT. See: tana arena --help")
    game = find_game(args.game)
    if args.puzzles:
        return _run_puzzles(args)
    seats = args.seats or max(2, game.seats.start)
    plan = ArenaPlan(args.game, tuple(args.bots), seats, args.games, args.option, args.seed, not args.full, args.limit)
    plan.check()
    check_outputs({"--json": args.json, "--svg": args.svg})
    words = Words(args.lang, PACKAGE)
    standing = _play(plan, args, words)
    title = words.text("arena-title", game=Text(game, args.lang).title, seats=plan.seats)
    _print(standing, title, words)
    if args.json:
        args.json.write_text(json.dumps(standing.document(), indent=2) + "\n", encoding="utf-8")
    if args.svg:
        caption = words.text("arena-caption", games=len(standing.results))
        args.svg.write_text(picture_of(title, caption, standing.ratings()), encoding="utf-8")
    return 0


def _run_puzzles(args: argparse.Namespace) -> int:
    """Print the share of a game's puzzles that each bot solves."""
    puzzles, words = shipped(args.game), Words(args.lang, PACKAGE)
    if not puzzles:
        raise BadUsage(f"{args.game} ships no puzzles: make some with tana puzzle make {args.game}")
    check_outputs({"--json": args.json})
    scores = []
    with steps(len(puzzles) * len(args.bots)) as show:
        show(0, words.text("arena-compiling"))
        for number, bot in enumerate(args.bots):
            scores.append(score_bot(bot, puzzles, partial(_show_puzzle, show, bot, number * len(puzzles))))
    table = Table(title=words.text("puzzle-arena-title", game=Text(find_game(args.game), args.lang).title))
    table.add_column(words.text("puzzle-arena-bot"), overflow="fold")
    for heading in ("solved", "points"):
        table.add_column(words.text(f"puzzle-arena-{heading}"), justify="right")
    for score in scores:
        table.add_row(score.bot, formats.percent(score.solved, args.lang), formats.number(score.points, args.lang, 1))
    Console(highlight=False, soft_wrap=True).print(table)
    if args.json:
        document = {"tana": "puzzle-scores", "game": args.game, "scores": [asdict(score) for score in scores]}
        args.json.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    return 0


def _show_puzzle(show: Callable[[int, str], None], bot: str, before: int, done: int) -> None:
    show(before + done, bot)


def _run_league(args: argparse.Namespace) -> int:
    """Play a leaderboard; return 1 if its results differ from those in its file."""
    if args.game is not None:
        raise BadUsage("--league FILE has its own games and bots: leave out GAME and BOT")
    ignored = [f"--{name}" for name in ("json", "svg", "journal") if getattr(args, name)]
    if ignored:
        raise BadUsage(f"--league FILE writes no other files: leave out {', '.join(ignored)}")
    league, words = read_league(args.league), Words(args.lang, PACKAGE)
    known = {(result.game, result.seats): result.digest for result in league.results}
    console, differs = Console(highlight=False, soft_wrap=True), False

    def show(result: LeagueResult) -> None:
        nonlocal differs
        title = words.text("arena-title", game=Text(find_game(result.game), args.lang).title, seats=result.seats)
        table = Table(title=title)
        table.add_column(words.text("arena-pair"))
        table.add_column(words.text("arena-elo"), justify="right")
        for place in result.places:
            table.add_row(place.name, _with_error(place.elo, place.error, words))
        console.print(table)
        same = known.get((result.game, result.seats)) == result.digest
        differs = differs or not same
        console.print(words.text("league-same" if same else "league-differs"))

    results = play_league(league, args.league.parent, args.processes, show)
    if args.renew:
        write_results(args.league, league, results)
        return 0
    return int(differs)


def _play(plan: ArenaPlan, args: argparse.Namespace, words: Words) -> Standing:
    with steps(plan.blocks * len(plan.pairs)) as show:
        show(0, words.text("arena-compiling"))

        def watch(standing: Standing) -> None:
            unneeded = sum(1 for pair, _ in standing.to_play() if standing.decided(pair))
            show(len(standing.blocks) + unneeded, words.text("arena-blocks"))

        where = {"journal": args.journal, "records": args.records, "processes": args.processes, "ray": args.ray}
        return play(plan, watch=watch, **where)


def _with_error(elo: float, error: float, words: Words) -> str:
    return f"{formats.number(elo, words.language, signed=True)} ± {formats.number(error, words.language)}"


def _print(standing: Standing, title: str, words: Words) -> None:
    console = Console(highlight=False, soft_wrap=True)
    document = standing.document()
    pairs = Table(title=title)
    pairs.add_column(words.text("arena-pair"), overflow="fold")
    for heading in ("games", "share", "points", "elo", "verdict"):
        pairs.add_column(words.text(f"arena-{heading}"), justify="right", no_wrap=True)
    for pair in document["pairs"]:
        pairs.add_row(
            f"{pair['bots'][0]} –\n{pair['bots'][1]}",
            str(pair["games"]),
            " ± ".join(formats.percent(pair[of], words.language, 1) for of in ("share", "error")),
            " – ".join(formats.number(points, words.language, 1) for points in pair["points"][:2]),
            _with_error(pair["elo"], pair["elo_error"], words),
            words.text("arena-clear" if pair["decided"] else "arena-open"),
        )
    console.print(pairs)
    first = document["first_seat"]
    elo, error = (
        formats.number(first["elo"], words.language, signed=True),
        formats.number(first["error"], words.language),
    )
    console.print(words.text("arena-first-seat", elo=elo, error=error))
    for bot, kinds in document["faults"].items():
        console.print(words.text("arena-fault", bot=bot, broke=kinds[RECOVERED], late=kinds[OUT_OF_TIME]))
    console.print(words.text("arena-note"))
