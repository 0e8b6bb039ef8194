"""`python -m tools.affected_tests FILE …`: print the test files that a change of these files can affect, nearest first.

For a Python file: the tests of the same package, then every test module that imports the file, directly or through
at most `STEPS` other modules (the import graph comes from grimp). What imports do not show is listed in `BESIDE`:
texts, documents, data and generated files. Components of the web client are left to vitest. Left out tests are counted
on the error output.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from importlib.util import find_spec
from pathlib import Path

import grimp
from tests.contract.tables import all_tables

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("tana", "tests", "tools", "research")
STEPS = 2
MOST = 25
"""The maximum number of test files to run; `make test` runs all of them."""
SLOW = ("tests/e2e", "tests/fault", "tests/release", "tests/contract/test_mutants.py", "tests/envs/test_examples.py")
SPEEDS = "tests/contract/test_speeds.py::test_compiled_and_interpreted_rules_give_the_same_bytes"
PLAYTHROUGH = "tests/envs/test_spiel.py::test_playthroughs_are_as_they_were"
LEDGER = "tests/games/test_ledger.py"
LANGUAGES, TYPOGRAPHY = "tests/text/test_languages.py", "tests/text/test_typography.py"
BESIDE = {
    "docs/rules/*.md": (LEDGER,),
    "docs/*.md": ("tests/docs/test_commands.py", "tests/docs/test_site.py"),
    "mkdocs.yml": ("tests/docs/test_site.py",),
    "[A-Z]*.md": ("tests/docs/test_commands.py",),
    "src/tana/games/*/text/rules.*.md": (LEDGER, LANGUAGES, TYPOGRAPHY, "tests/text/test_numbers.py"),
    "src/tana/languages/*.rules.md": (LEDGER, LANGUAGES, TYPOGRAPHY, "tests/text/test_numbers.py"),
    "src/tana/*numbers*.json": (LANGUAGES, "tests/text/test_numbers.py"),
    "src/tana/*strategy*.md": (LANGUAGES, TYPOGRAPHY, "tests/lab/test_strategy.py"),
    "*.ftl": ("tests/text",),
    "src/tana/games/*/*.py": ("tests/golden/test_golden.py", "tests/server/test_protocol_texts.py"),
    "src/tana/games/*/components.json": ("tests/golden/test_golden.py",),
    "src/tana/server/protocol/*.py": ("tests/server/test_protocol_texts.py",),
    "src/tana/engine/table_*.py": ("tests/wasm/test_table_module.py",),
    "tools/lessons/*": ("tests/lessons",),
    "web/src/games/*/lesson.json": ("tests/lessons",),
    "tests/*/test_*.py": (LEDGER,),
}
"""The tests of files by pattern, where no import leads to them. A `*` also matches `/`."""


def module_of(path: Path) -> str | None:
    """The module name of a Python file of the repository; None for any other file."""
    if path.suffix != ".py":
        return None
    parts = path.relative_to(ROOT).with_suffix("").parts
    parts = parts[1:] if parts[0] == "src" else parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def importers(graph: grimp.ImportGraph, module: str) -> Iterator[str]:
    """Test modules that import a module, the nearest first."""
    layer, seen = {module}, {module}
    for _ in range(STEPS + 1):
        layer = {found for name in layer for found in graph.find_modules_that_directly_import(name)} - seen
        seen |= layer
        yield from sorted(name for name in layer if name.startswith("tests.") and ".test_" in name)


def mirrored(path: Path) -> Iterator[Path]:
    """The tests of the package that a source file belongs to: `src/tana/core/bits.py` has tests/core/test_bits.py."""
    parts = path.relative_to(ROOT).parts
    inside = parts[2:] if parts[:2] == ("src", "tana") else parts
    folder = ROOT.joinpath("tests", *inside[:-1])
    exact = folder / f"test_{path.stem}.py"
    if exact.is_file():
        yield exact
    if inside and inside[0] == "games" and len(inside) > 2 and "text" not in inside:
        yield from sorted((ROOT / "tests" / "games" / inside[1]).glob("test_*.py"))
        yield ROOT / "tests" / "text" / "test_complete.py"  # everything a game declares has a text in every language
        tables = [table for table in all_tables() if table.game.name == inside[1]]
        yield from (ROOT / f"{SPEEDS}[{table}]" for table in (*tables[:1], *tables[-1:]))
        if find_spec("pyspiel"):
            yield ROOT / f"{PLAYTHROUGH}[{inside[1]}]"


def beside(path: Path) -> Iterator[Path]:
    """The tests listed for a file; the blocks of a page of the documentation are run where it has any."""
    name = path.relative_to(ROOT).as_posix()
    for pattern, tests in BESIDE.items():
        if fnmatch(name, pattern):
            yield from (ROOT / test for test in tests)
    if path.suffix == ".md" and re.search(r"<!-- (?:run|from)", path.read_text(encoding="utf-8")):
        yield ROOT / f"tests/docs/test_tutorials.py::test_what_a_page_shows_is_true[{path.stem}]"


def tests_of(graph: grimp.ImportGraph, path: Path) -> list[Path]:
    """The test files that a change of one file can affect, nearest first."""
    found = [path] if path.name.startswith("test_") and path.suffix == ".py" else []
    found += [*mirrored(path), *beside(path)]
    module = module_of(path)
    if module in graph.modules:
        found += [ROOT / f"{name.replace('.', '/')}.py" for name in importers(graph, module)]
    return [test for test in found if not test.relative_to(ROOT).as_posix().startswith(SLOW)]


def affected(paths: Iterable[Path]) -> list[Path]:
    """The test files that a change can affect, nearest first, without those that need a browser or minutes."""
    graph = grimp.build_graph(*PACKAGES)
    found: dict[Path, None] = {}
    for path in paths:
        tests = tests_of(graph, path)
        if not tests and not path.is_relative_to(ROOT / "web"):
            print(f"No quick tests for {path.relative_to(ROOT)}: make test runs everything", file=sys.stderr)
        found |= dict.fromkeys(tests)
    return [test for test in found if test.parent not in found]


def main(arguments: list[str]) -> None:
    """Print the affected test files, one per line."""
    paths = [Path(name).resolve() for name in arguments]
    if missing := [path for path in paths if not path.is_file()]:
        sys.exit(f"there is no file {missing[0]}")
    found = affected(paths)
    if found[MOST:]:
        print(f"{len(found) - MOST} more test files are left to make test", file=sys.stderr)
    print("\n".join(test.relative_to(ROOT).as_posix() for test in found[:MOST]))


if __name__ == "__main__":
    main(sys.argv[1:])
