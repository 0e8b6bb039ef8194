"""`python -m tools.affected_tests FILE …`: print the test files that a change of these files can affect, nearest first.

For a Python file: the tests of the same package, then every test module that imports the file, directly or through
at most `STEPS` other modules (the import graph comes from grimp). Texts affect tests/text, data of a game the tests
of that game. Files of the web client are left to vitest.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("tana", "tests", "tools", "research")
STEPS = 2
MOST = 25
"""The maximum number of test files to run; `make test` runs all of them."""
SLOW = ("tests/e2e", "tests/fault", "tests/release")


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
    if inside and inside[0] == "games" and len(inside) > 2:
        yield from sorted((ROOT / "tests" / "games" / inside[1]).glob("test_*.py"))
        yield ROOT / "tests" / "text" / "test_complete.py"  # everything a game declares has a text in every language


def affected(paths: Iterable[Path]) -> list[Path]:
    """The test files that a change can affect, nearest first, without those that need a browser or minutes."""
    graph = grimp.build_graph(*PACKAGES)
    found: dict[Path, None] = {}
    for path in paths:
        if path.name.startswith("test_"):
            found[path] = None
        for test in mirrored(path):
            found[test] = None
        module = module_of(path)
        if module in graph.modules:
            for name in importers(graph, module):
                found[ROOT / f"{name.replace('.', '/')}.py"] = None
        elif path.suffix in (".ftl", ".md") and {"text", "languages"} & {*path.parts}:
            found[ROOT / "tests" / "text"] = None
    return [test for test in found if not str(test.relative_to(ROOT)).startswith(SLOW)][:MOST]


def main(arguments: list[str]) -> None:
    """Print the affected test files, one per line."""
    paths = [Path(name).resolve() for name in arguments]
    if missing := [path for path in paths if not path.is_file()]:
        sys.exit(f"no such file: {missing[0]}")
    print("\n".join(str(test.relative_to(ROOT)) for test in affected(paths)))


if __name__ == "__main__":
    main(sys.argv[1:])
