"""`tana study`: what thousands of games say about a game, as a page, and what changes when its components do."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tana.cli.common import add_language, check_output
from tana.cli.progress import steps
from tana.core.errors import TanaError
from tana.text import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tana.lab.series import Table
    from tana.lab.study import Plan
    from tana.lab.tasks import LocalRunner, RayRunner

HELP = "what thousands of games say about a game: a page to show, and what other components would change"
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


class BadCommand(TanaError):
    """Arguments that do not fit together."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game, or a variant such as uly:tiles_to_turn=6")
    parser.add_argument("--seats", type=int, help="number of players (default: two, or the fewest)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument(
        "--players", default="digger", metavar="BOTS", help="one for all seats, or one each: digger,sprout (no fox)"
    )
    parser.add_argument("--games", type=int, default=10_000, help="how many games (default: 10000)")
    parser.add_argument("--duels", type=int, default=2_000, help="games for each step of the ladder; 0: none")
    parser.add_argument("--random-games", type=int, default=0, help="games at random besides, on a GPU if there is one")
    parser.add_argument("--policy-games", type=int, default=0, help="the same with the quick policy of fox's playouts")
    parser.add_argument("--ladder", default="random,sprout,digger", metavar="BOTS", help="from weak to strong")
    parser.add_argument("--seed", type=int, default=1, help="the luck of the study (default: 1)")
    parser.add_argument("--vary", action="append", default=[], metavar="WHAT=VALUES", help="6..10, or 7,8,9: try all")
    parser.add_argument("--sample", type=int, metavar="N", help="try N combinations instead of all")
    parser.add_argument("--wish", action="append", default=[], metavar="MEASURE=LOW..HIGH", help="look for a setting")
    parser.add_argument(
        "--trials", type=int, default=20, help="how many settings a search studies at most (default: 20)"
    )
    parser.add_argument("--processes", type=int, help="how many play at once (default: all cores)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster (auto: the one of this machine)")
    parser.add_argument("--journal", type=Path, metavar="FILE", help="keep results here, and go on after a break")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything that was found")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write the page")
    parser.add_argument("--compare", type=Path, nargs=2, metavar=("FILE", "FILE"), help="compare two studies")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Make the study that was asked for."""
    _check(args)
    words = Words(args.lang, PACKAGE)
    if args.compare:
        before, after = args.compare
        return _compare(before, after, words)
    from tana.lab.tasks import runner_of

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
        raise BadCommand("give a game, or --compare FILE FILE. See: tana study --help")
    for name in ("games", "trials", "processes", "sample"):
        value = getattr(args, name)
        if value is not None and value < 1:
            raise BadCommand(f"--{name} {value}: give a number from 1")
    for name in ("duels", "random_games", "policy_games"):
        if getattr(args, name) < 0:
            raise BadCommand(f"--{name.replace('_', '-')} cannot be negative")
    if args.wish and not args.vary:
        raise BadCommand("a search needs something to change: --vary WHAT=VALUES")
    if args.sample and not args.vary:
        raise BadCommand("--sample takes some of the tables that --vary makes; give --vary, too")
    if args.wish and args.journal:
        raise BadCommand("a search keeps no journal: it depends on every result before the next")
    if not 0 <= args.seed <= MOST_SEED:
        raise BadCommand(f"--seed {args.seed}: give a whole number from 0 to {MOST_SEED}")
    _check_files({name: path for name in ("json", "html", "journal") if (path := getattr(args, name)) is not None})


def _check_alone(args: argparse.Namespace) -> None:
    """Nothing is given that a comparison would ignore."""
    if args.game:
        raise BadCommand("--compare takes two files and no game")
    parser = argparse.ArgumentParser()
    arguments(parser)
    for name, usual in vars(parser.parse_args([])).items():
        if name not in ("compare", "lang") and getattr(args, name) != usual:
            raise BadCommand(
                f"--compare takes two files and no --{name.replace('_', '-')}: it plays and writes nothing"
            )


def _check_files(paths: Mapping[str, Path]) -> None:
    """Refuse what could not be written, before hours are spent on it."""
    seen: dict[Path, str] = {}
    for name, path in paths.items():
        whole = path.resolve()
        if whole in seen:
            raise BadCommand(f"--{seen[whole]} and --{name} are the same file, {path}: give each its own")
        seen[whole] = name
        if not whole.parent.is_dir():
            raise BadCommand(f"--{name} {path}: there is no folder {whole.parent}")
        if whole.is_dir():
            raise BadCommand(f"--{name} {path} is a folder: give a file")
        check_output(path)


def _table(args: argparse.Namespace) -> Table:
    from tana.core.registry import game as find_game
    from tana.lab.series import Table

    game = find_game(args.game)
    options: dict[str, str] = {}
    for pair in args.option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadCommand(f"--option {pair}: an option is written NAME=VALUE")
        if name in options:
            raise BadCommand(f"--option {name} stands there twice: an option has one value; --vary tries several")
        options[name] = value
    seats = max(2, game.seats.start) if args.seats is None else args.seats
    table = Table(game.name, seats, options, tuple(args.players.split(",")))
    table.check()
    return table


def _plan(args: argparse.Namespace, table: Table, whole: bool = True) -> Plan:
    from tana.lab.study import Plan

    ladder = tuple(args.ladder.split(",")) if args.ladder else ()
    more = (args.duels, args.random_games, args.policy_games) if whole else (0, 0, 0)
    return Plan(table, args.games, args.seed, ladder, *more)


@contextmanager
def _progress(words: Words) -> Iterator[Callable[[int, int], None]]:
    """A bar once something is done."""
    with steps(1000) as show:
        show(0, words.text("study-compiling"))
        yield lambda done, of: show(1000 * done // max(1, of), words.text("study-progress")) if done else None


def _study(args: argparse.Namespace, table: Table, runner: LocalRunner | RayRunner, words: Words) -> int:
    from tana.lab.figures import comparison, document_of
    from tana.lab.page import page_of, sentences_of
    from tana.lab.study import study
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


def _label(table: Table) -> str:
    return ", ".join([f"{table.seats} seats", *(f"{name}={value}" for name, value in table.options.items())])


def _write(args: argparse.Namespace, document: Mapping[str, Any], page: str, words: Words) -> None:
    if args.json:
        args.json.write_text(json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    if args.html:
        args.html.write_text(page, encoding="utf-8")
    written = ", ".join(str(path) for path in (args.json, args.html) if path)
    if written:
        print(words.text("study-written", files=written))


def _print_rows(rows: list[dict[str, Any]], words: Words) -> None:
    for row in rows:
        if row["clear"]:
            name = words.text(f"study-measure-{row['measure'].replace('.', '-')}")
            print(f"{row['table']}: {name} {_change(row)}")


def _change(row: Mapping[str, Any]) -> str:
    """From what to what, and how much that is."""
    gap = f"{row['difference']:+.4g} ± {_shown(row['error'])}"
    return f"{row['base']:.4g} → {row['value']:.4g} ({gap})"


def _shown(error: float | None) -> str:
    """Half the width of an interval; a question mark where so few games tell nothing."""
    return "?" if error is None else f"{error:.4g}"


def _compare(one: Path, other: Path, words: Words) -> int:
    from tana.lab.figures import comparison, same_luck

    before, after = (_read(path) for path in (one, other))
    rows = comparison(before, {other.stem: after})
    for row in rows:
        name = words.text(f"study-measure-{row['measure'].replace('.', '-')}")
        mark = words.text("arena-clear" if row["clear"] else "arena-open")
        print(f"{name}: {_change(row)}, {mark}")
    print(words.text("study-compared", paired="yes" if same_luck(before, after) else "no"))
    return 0


def _read(path: Path) -> dict[str, Any]:
    from tana.lab.figures import BadDocument, check_document

    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise BadCommand(f"{path}: cannot be read ({fault.strerror})") from None
    except (ValueError, RecursionError):
        raise BadCommand(f"{path} is not JSON; tana study --json writes it") from None
    if not isinstance(found, dict) or found.get("tana") != "study":
        raise BadCommand(f"{path} is not a study; tana study --json writes one")
    try:
        check_document(found)
    except BadDocument as fault:
        raise BadCommand(f"{path} is a damaged study: {fault}; tana study --json writes it anew") from None
    return found


def _search(args: argparse.Namespace, table: Table, runner: LocalRunner | RayRunner, words: Words) -> int:
    from tana.lab.figures import document_of
    from tana.lab.page import page_of
    from tana.lab.study import Plan, study
    from tana.lab.vary import read_variations
    from tana.lab.wish import held_out, read_wish, search

    wishes = [read_wish(text) for text in args.wish]
    variations = read_variations(args.vary, table)
    tried = 0
    with steps(args.trials) as show:

        def measure(one: Table) -> Mapping[str, Any]:
            nonlocal tried
            tried += 1
            show(tried - 1, words.text("study-search-progress", number=tried, most=args.trials))
            means: Mapping[str, Any] = document_of(study([_plan(args, one, whole=False)], runner)[0])["measures"]
            return means

        found = search(table, variations, wishes, args.trials, measure, args.seed)
    fresh = Plan(found.table, args.games, args.seed ^ HELD_OUT_SEED, (), 0)
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
