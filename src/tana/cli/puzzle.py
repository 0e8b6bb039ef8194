"""`tana puzzle`: solve puzzles in the terminal, make them, or check them."""

import argparse
import json
import math
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from datetime import date
from pathlib import Path

from tana.cli.common import PACKAGE as CLI
from tana.cli.common import BadUsage, add_language, add_plain, check_outputs, open_screen, seconds, whole
from tana.cli.menu import grouped, menu_of, understand
from tana.cli.misunderstanding import what_is_wrong
from tana.cli.progress import steps
from tana.cli.screen import News, Screen
from tana.core.registry import game as find_game
from tana.core.variants import base_of
from tana.lab.puzzle_check import CHECK_MARGIN, HOLDS, WORLDS, CheckPlan, check_puzzles
from tana.lab.puzzles import (
    Answer,
    Puzzle,
    PuzzlePlan,
    make_puzzles,
    of_the_day,
    path_of,
    read_puzzles,
    shipped,
    state_of_puzzle,
    write_puzzles,
)
from tana.lab.runners import cores
from tana.lab.strategy import reasons_in_words
from tana.text import Text, Words, formats

HELP = "solve puzzles: positions in which one choice is clearly best, given what the seat knows"
EXAMPLES = (
    "tana puzzle solve molly",
    "tana puzzle solve buddel --difficulty hard --number 3",
    "tana puzzle check uly --seed 3",
    "tana puzzle make molly --count 100 --journal molly-journal.jsonl",
    "tana puzzle make buddel --records friday.jsonl --player Ada --output friday-puzzles.jsonl",
)
PACKAGE = "tana.lab"
TASKS = ("solve", "make", "check")
DIFFICULTIES = ("easy", "medium", "hard")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("task", choices=TASKS, metavar="TASK", help="solve one, make new ones, or check existing ones")
    parser.add_argument("game", metavar="GAME", help="the game (see: tana games)")
    solve = parser.add_argument_group("solve")
    solve.add_argument("--number", type=whole(1), metavar="N", help="which one (default: the puzzle of the day)")
    solve.add_argument("--theme", help="only puzzles of this theme")
    solve.add_argument("--difficulty", choices=DIFFICULTIES, help="only puzzles of this difficulty")
    solve.add_argument("--list", action="store_true", help="list the puzzles instead")
    solve.add_argument("--json", action="store_true", help="print the puzzle with its answers as JSON")
    add_plain(solve)  # type: ignore[arg-type]
    make = parser.add_argument_group("make and check")
    make.add_argument("--count", type=whole(1), default=100, help="puzzles to make (default: 100)")
    make.add_argument("--games", type=whole(1), help="search at most this many games (default: until there are enough)")
    make.add_argument(
        "--records", type=Path, nargs="+", default=[], metavar="FILE", help="search these records of finished games"
    )
    make.add_argument(
        "--player", action="append", default=[], metavar="NAME", help="a player in the records who allows it (repeat)"
    )
    make.add_argument("--seconds", type=seconds, default=math.inf, help="stop after this time (default: no limit)")
    make.add_argument("--seed", type=int, default=1, help="the seed of all random numbers (default: 1)")
    make.add_argument("--jobs", type=whole(1), default=cores(), help="processes (default: one for each core)")
    make.add_argument("--journal", type=Path, metavar="FILE", help="save results here, and continue after a break")
    make.add_argument(
        "--margin", type=whole(1, 50), default=round(100 * CHECK_MARGIN), help="required lead in points (default: 8)"
    )
    make.add_argument("--worlds", type=whole(2), default=WORLDS, help=f"worlds for each action (default: {WORLDS})")
    make.add_argument("--input", type=Path, metavar="FILE", help="check this file (default: the game's own)")
    make.add_argument("--output", type=Path, metavar="FILE", help="write the puzzles made, or those that hold")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Solve, make or check puzzles."""
    find_game(args.game)
    words = Words(args.lang, PACKAGE)
    tasks = {"solve": _solve, "make": _make, "check": _check}
    return tasks[args.task](args, words)


def _make(args: argparse.Namespace, words: Words) -> int:
    path = args.output or path_of(args.game)
    check_outputs({"--output": path})
    if bool(args.records) != bool(args.player):
        raise BadUsage("--records FILE… needs --player NAME for each player who allows puzzles of their games")
    with steps(args.count) as show:
        show(0, words.text("arena-compiling"))

        def watch(games: int, puzzles: int) -> None:
            show(min(puzzles, args.count), words.text("puzzle-searching", games=games))

        plan = PuzzlePlan(args.game, args.count, args.seed, tuple(args.records), tuple(args.player))
        end = time.monotonic() + args.seconds
        found = make_puzzles(plan, args.jobs, args.journal, args.games, watch, lambda: time.monotonic() > end)
    write_puzzles(path, found)
    sys.stdout.write(words.text("puzzle-made", count=len(found), path=str(path)) + "\n")
    return 0


def _check(args: argparse.Namespace, words: Words) -> int:
    """Check puzzles; return 1 if some do not hold."""
    check_outputs({"--output": args.output})
    puzzles = read_puzzles(args.input) if args.input else shipped(args.game)
    plan = CheckPlan(args.seed, args.margin / 100, args.worlds)
    with steps(max(1, len(puzzles))) as show:
        show(0, words.text("arena-compiling"))
        found = check_puzzles(puzzles, plan, args.jobs, lambda done: show(done, words.text("puzzle-checking")))
    holding = [one.puzzle for one in found if one.puzzle is not None]
    for one in found:
        if one.verdict != HOLDS:
            sys.stdout.write(f"{one.id}: {words.text('puzzle-verdict', verdict=one.verdict)}\n")
    counts = Counter(one.verdict for one in found)
    sys.stdout.write(words.text("puzzle-checked", holds=counts[HOLDS], count=len(found), margin=args.margin) + "\n")
    if args.output:
        write_puzzles(args.output, holding)
    return int(len(holding) < len(found))


# --- solving -----------------------------------------------------------------------------------------------


def _solve(args: argparse.Namespace, words: Words) -> int:
    puzzles = shipped(args.game)
    if not puzzles:
        raise BadUsage(f"{args.game} ships no puzzles: make some with tana puzzle make {args.game}")
    wanted = _wanted(puzzles, args)
    if args.list:
        _list(wanted, words)
        return 0
    number, puzzle = _one(wanted, args)
    if args.json:
        sys.stdout.write(json.dumps({"number": number, **asdict(puzzle)}, indent=2) + "\n")
        return 0
    _ask(number, puzzle, words, open_screen(args.plain))
    return 0


def _wanted(puzzles: Sequence[Puzzle], args: argparse.Namespace) -> list[tuple[int, Puzzle]]:
    """The puzzles of a theme and difficulty, with their numbers."""
    themes = sorted({puzzle.theme for puzzle in puzzles})
    if args.theme is not None and args.theme not in themes:
        raise BadUsage(f"--theme {args.theme}: the themes of {args.game} are {', '.join(themes)}")
    found = [
        (number, puzzle)
        for number, puzzle in enumerate(puzzles, start=1)
        if args.theme in (None, puzzle.theme) and args.difficulty in (None, puzzle.difficulty)
    ]
    if not found:
        of_theme = f" of the theme {args.theme}" if args.theme else ""
        raise BadUsage(f"{args.game} has no {args.difficulty} puzzle{of_theme}")
    return found


def _one(wanted: Sequence[tuple[int, Puzzle]], args: argparse.Namespace) -> tuple[int, Puzzle]:
    if args.number is None:
        return wanted[of_the_day([puzzle for _, puzzle in wanted], date.today())]
    if args.number > len(wanted):
        raise BadUsage(f"--number {args.number}: there are {len(wanted)} such puzzles")
    number: int = args.number
    return wanted[number - 1]


def _list(wanted: Sequence[tuple[int, Puzzle]], words: Words) -> None:
    for number, puzzle in wanted:
        line = words.text("puzzle-line", number=number, theme=theme_text(words, puzzle), seats=puzzle.seats)
        sys.stdout.write(f"{line} {words.text('puzzle-difficulty', difficulty=puzzle.difficulty)}\n")


def theme_text(words: Words, puzzle: Puzzle) -> str:
    """The name of a theme."""
    id = f"theme-{base_of(puzzle.game)}-{puzzle.theme}"
    return words.text(id) if words.has(id) else puzzle.theme.replace("-", " ")


def _ask(number: int, puzzle: Puzzle, words: Words, screen: Screen) -> None:
    """Show the position as the seat sees it, read an answer, and explain it."""
    game, state, cli = find_game(puzzle.game), state_of_puzzle(puzzle), Words(words.language, CLI)
    names = [words.text("puzzle-seat", number=seat + 1) for seat in range(puzzle.seats)]
    text = Text(game, words.language, names, puzzle.seat)
    legal = game.legal(state)
    heading = words.text("puzzle-heading", game=text.title, number=number, theme=theme_text(words, puzzle))
    screen.page(heading, game.sketch(game.view(state, puzzle.seat)), text, News("", []))
    screen.choices(words.text("puzzle-question"), grouped(game, menu_of(game, legal, text), text))
    while True:
        typed = screen.ask(cli.text("prompt")).strip()
        meant = understand(game, legal, typed) if typed else None
        if isinstance(meant, int) and meant in legal:
            break
        if isinstance(meant, int):
            screen.warn(text.refusal(game.why_not(state, meant)))
        elif meant is not None:
            screen.warn(what_is_wrong(cli, typed, meant, [game.actions.notation(one) for one in legal]))
    screen.lines(explained(puzzle, puzzle.answer(game.actions.notation(meant)), text, words))


def explained(puzzle: Puzzle, given: Answer, text: Text, words: Words) -> list[str]:
    """The explanation of an answer: its points, the best answer, the reasons, and the value of all others."""
    actions = find_game(puzzle.game).actions

    def label(answer: Answer) -> str:
        return text.action(actions.action(actions.parse(answer.action)))

    reasons = reasons_in_words(puzzle.game, puzzle.why, words.language)
    ranked = sorted(puzzle.answers, key=lambda answer: (-answer.points, -answer.chance))
    lines = [words.text("puzzle-answer", points=given.points), words.text("puzzle-best", best=label(puzzle.best))]
    if reasons:
        lines.append(words.text("review-because", reasons=reasons))
    lines.append(words.text("puzzle-values"))
    for answer in ranked:
        chance, error = formats.percent(answer.chance, words.language), max(1, round(100 * answer.error))
        value = words.text("puzzle-value", chance=chance, error=error, points=answer.points)
        lines.append(f"{label(answer)}: {value}")
    return lines
