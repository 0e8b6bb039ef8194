"""`tana study`: writes a page of statistics of thousands of games, and the effect of different components."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tana.cli.common import BadUsage, add_language, add_options, check_outputs, whole
from tana.cli.progress import steps
from tana.core.record import Json
from tana.text import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tana.lab.compiled_series import Lineup
    from tana.lab.runners import LocalRunner, RayRunner
    from tana.lab.study import StudyPlan

HELP = "measure a game over thousands of games: a page of results, and the effect of different components"
EXAMPLES = (
    "tana study molly --games 20000 --html molly.html --json molly.json",
    "tana study uly --seats 5 --vary tiles_to_turn=6..10 --html uly.html",
    "tana study buddel --vary haystack=known,shuffled --vary seats=2,3",
    "tana study uly --wish win.1=0.48..0.52 --wish minutes=8..12 --vary tiles_to_turn=4..12",
    "tana study hickory --seats 1 --games 100000 --journal hickory.jsonl --ray auto",
    "tana study --compare before.json after.json",
)
PACKAGE = "tana.lab"
HELD_OUT_SEED = 0x4E1D
MOST_SEED = 2**63 - 1


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game, or a variant such as uly:tiles_to_turn=6")
    parser.add_argument("--seats", type=int, help="number of players (default: two, or the fewest)")
    add_options(parser)
    parser.add_argument(
        "--players", default="digger", metavar="BOTS", help="one for all seats, or one each: digger,sprout (no fox)"
    )
    parser.add_argument("--games", type=whole(1), default=10_000, help="how many games (default: 10000)")
    parser.add_argument("--duels", type=whole(0), default=2_000, help="games for each step of the ladder; 0: none")
    parser.add_argument("--random-games", type=whole(0), default=0, help="extra random games, on a GPU if possible")
    parser.add_argument("--policy-games", type=whole(0), default=0, help="extra games with the rollout policy of fox")
    parser.add_argument("--ladder", default="random,sprout,digger", metavar="BOTS", help="from weak to strong")
    parser.add_argument("--seed", type=whole(0, MOST_SEED), default=1, help="the seed of the study (default: 1)")
    parser.add_argument(
        "--vary", action="append", default=[], metavar="WHAT=VALUES", help="try values: 6..10, or 7,8,9"
    )
    parser.add_argument("--sample", type=whole(1), metavar="N", help="try N combinations instead of all")
    parser.add_argument("--wish", action="append", default=[], metavar="MEASURE=LOW..HIGH", help="search for a setting")
    parser.add_argument("--trials", type=whole(1), default=20, help="settings to try in a search (default: 20)")
    parser.add_argument("--processes", type=whole(1), help="games played at once (default: all cores)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster (auto: the one of this machine)")
    parser.add_argument("--journal", type=Path, metavar="FILE", help="save results here, and continue after a break")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all results")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write the page")
    parser.add_argument("--compare", type=Path, nargs=2, metavar=("FILE", "FILE"), help="compare two studies")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Make the requested study."""
    _check(args)
    words = Words(args.lang, PACKAGE)
    if args.compare:
        before, after = args.compare
        return _compare(before, after, words)
    from tana.lab.runners import runner_of

    with runner_of(args.processes, args.ray) as runner:
        table = _table(args)
        if args.wish:
            return _search(args, table, runner, words)
        return _study(args, table, runner, words)


def _check(args: argparse.Namespace) -> None:
    if args.compare:
        _check_alone(args)
        return
    if not args.game:
        raise BadUsage("give a game, or --compare FILE FILE. See: tana study --help")
    if args.wish and not args.vary:
        raise BadUsage("a search needs something to change: --vary WHAT=VALUES")
    if args.sample and not args.vary:
        raise BadUsage("--sample picks some of the combinations of --vary: give --vary too")
    if args.wish and args.journal:
        raise BadUsage("--wish has no --journal: every step of a search depends on the results before it")
    check_outputs({"--json": args.json, "--html": args.html, "--journal": args.journal})


def _check_alone(args: argparse.Namespace) -> None:
    """Reject options that a comparison would ignore."""
    if args.game:
        raise BadUsage("--compare takes two files and no game")
    for name, value in vars(args).items():
        if name not in ("compare", "lang") and value != args.parser.get_default(name):
            raise BadUsage(f"--compare takes two files and no --{name.replace('_', '-')}: it plays and writes nothing")


def _table(args: argparse.Namespace) -> Lineup:
    from tana.core.registry import game as find_game
    from tana.lab.compiled_series import Lineup

    game = find_game(args.game)
    seats = max(2, game.seats.start) if args.seats is None else args.seats
    table = Lineup(game.name, seats, args.option, tuple(args.players.split(",")))
    table.check()
    return table


def _plan(args: argparse.Namespace, table: Lineup, whole: bool = True) -> StudyPlan:
    from tana.lab.study import StudyPlan

    ladder = tuple(args.ladder.split(",")) if args.ladder else ()
    more = (args.duels, args.random_games, args.policy_games) if whole else (0, 0, 0)
    return StudyPlan(table, args.games, args.seed, ladder, *more)


@contextmanager
def _progress(words: Words) -> Iterator[Callable[[int, int], None]]:
    """A progress bar that shows the compilation until the first games are done."""
    with steps(1000) as show:
        show(0, words.text("study-compiling"))
        yield lambda done, of: show(1000 * done // max(1, of), words.text("study-progress")) if done else None


def _study(args: argparse.Namespace, table: Lineup, runner: LocalRunner | RayRunner, words: Words) -> int:
    from tana.lab.study import study
    from tana.lab.study_document import comparison, document_of
    from tana.lab.study_page import page_of, sentences_of
    from tana.lab.vary import read_variations, tables_of

    variations = read_variations(args.vary, table)
    varied = tables_of(table, variations, args.sample, args.seed) if variations else None
    tables = varied.tables if varied else {}
    others = {label: one for label, one in tables.items() if not one.same_as(table)}
    same = [label for label, one in tables.items() if one.same_as(table)]
    base = same[0] if same else _label(table)
    plans = [_plan(args, table), *(_plan(args, one, whole=False) for one in others.values())]
    with _progress(words) as watch:
        found = study(plans, runner, journal=args.journal, watch=watch)
    documents = [document_of(one) for one in found]
    studied = dict(zip(others, documents[1:], strict=True))
    rows = comparison(documents[0], studied) if studied else []
    refused = varied.refused if varied else {}
    print("\n".join(sentences_of(documents[0], args.lang)))
    _print_rows(rows, words)
    for label, why in refused.items():
        print(f"{words.text('study-refused')}: {label}: {why}")
    document = {**documents[0], "varied": {"base": base, "tables": studied, "differences": rows, "refused": refused}}
    page = page_of(documents[0], rows, base, refused, args.lang) if args.html else ""
    _write(args, document, page, words)
    return 0


def _label(table: Lineup) -> str:
    return ", ".join([f"{table.seats} seats", *(f"{name}={value}" for name, value in table.options.items())])


def _write(args: argparse.Namespace, document: Json, page: str, words: Words) -> None:
    if args.json:
        args.json.write_text(json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    if args.html:
        args.html.write_text(page, encoding="utf-8")
    written = ", ".join(str(path) for path in (args.json, args.html) if path)
    if written:
        print(words.text("study-written", files=written))


def _print_rows(rows: list[Json], words: Words) -> None:
    for row in rows:
        if row["clear"]:
            name = words.text(f"study-measure-{row['measure'].replace('.', '-')}")
            print(f"{row['table']}: {name} {_change(row)}")


def _change(row: Json) -> str:
    """The two values of a measure and their difference."""
    gap = f"{row['difference']:+.4g} ± {_shown(row['error'])}"
    return f"{row['base']:.4g} → {row['value']:.4g} ({gap})"


def _shown(error: float | None) -> str:
    """Half the width of an interval, or a question mark if there are too few games for one."""
    return "?" if error is None else f"{error:.4g}"


def _compare(one: Path, other: Path, words: Words) -> int:
    from tana.lab.study_document import comparison, same_luck

    before, after = (_read(path) for path in (one, other))
    rows = comparison(before, {other.stem: after})
    for row in rows:
        name = words.text(f"study-measure-{row['measure'].replace('.', '-')}")
        mark = words.text("arena-clear" if row["clear"] else "arena-open")
        print(f"{name}: {_change(row)}, {mark}")
    print(words.text("study-compared", paired="yes" if same_luck(before, after) else "no"))
    return 0


def _read(path: Path) -> Json:
    from tana.lab.study_document import BadDocument, check_document

    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise BadUsage(f"{path}: cannot be read ({fault.strerror})") from None
    except (ValueError, RecursionError):
        raise BadUsage(f"{path} is not JSON; studies are written by tana study --json") from None
    if not isinstance(found, dict) or found.get("tana") != "study":
        raise BadUsage(f"{path} is not a study; studies are written by tana study --json")
    try:
        check_document(found)
    except BadDocument as fault:
        raise BadUsage(f"{path} is a damaged study: {fault}; write it again with tana study --json") from None
    return found


def _search(args: argparse.Namespace, table: Lineup, runner: LocalRunner | RayRunner, words: Words) -> int:
    from tana.lab.study import StudyPlan, study
    from tana.lab.study_document import document_of
    from tana.lab.study_page import page_of
    from tana.lab.target_search import held_out, read_wish, search
    from tana.lab.vary import read_variations

    wishes = [read_wish(text) for text in args.wish]
    variations = read_variations(args.vary, table)
    tried = 0
    with steps(args.trials) as show:

        def measure(one: Lineup) -> Json:
            nonlocal tried
            tried += 1
            show(tried - 1, words.text("study-search-progress", number=tried, most=args.trials))
            means: Json = document_of(study([_plan(args, one, whole=False)], runner)[0])["measures"]
            return means

        found = search(table, variations, wishes, args.trials, measure, args.seed)
    fresh = StudyPlan(found.lineup, args.games, args.seed ^ HELD_OUT_SEED, (), 0)
    document = document_of(study([fresh], runner)[0])
    verdicts = held_out(wishes, document["measures"])
    for one in found.tried:
        outcome = one.get("refused") or f"{one['values']}"
        print(f"{one['setting']}: {outcome}")
    print(words.text("study-found", setting=json.dumps(found.setting)))
    for verdict in verdicts:
        print(f"{verdict['wish']}: {verdict['mean']:.4g} ± {_shown(verdict['error'])}, {verdict['verdict']}")
    search_document = {"setting": found.setting, "tried": found.tried, "held_out": verdicts}
    page = page_of(document, language=args.lang) if args.html else ""
    _write(args, {**document, "search": search_document}, page, words)
    return 0 if all(verdict["verdict"] != "not met" for verdict in verdicts) else 1
