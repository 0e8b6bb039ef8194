"""Which tests cover which rule: the table `docs/rules/coverage.md`, generated from the marks of the tests.

python -m tools.rule_coverage            # write the table
python -m tools.rule_coverage --check    # fail if it is out of date
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LEDGERS = ROOT / "docs" / "rules"
TABLE = LEDGERS / "coverage.md"
TITLES = {"molly": "Molly", "hickory": "Hickory Dickory", "uly": "Uly & Polly", "buddel": "Buddel-Bande"}
ENTRY = re.compile(r"^- \*\*([A-Z]{3}-[A-Z]?\d+[a-z]?)\*\* \*([^*]+)\.\* (.+)$", re.MULTILINE)
HEAD = """# Which tests show which rule

Written by `python -m tools.rule_coverage` from the `@pytest.mark.rules(…)` marks of the tests. `make test` fails when
it is out of date, or when a rule of a [ledger](index.md) has no test. Besides these, `tests/contract` checks all games.
"""


@dataclass(frozen=True)
class Rule:
    """An entry of a ledger."""

    id: str
    source: str
    text: str


@dataclass(frozen=True)
class Test:
    """A test that names rules: its file, relative to the repository, and its name."""

    path: str
    name: str


def ledger(game: str) -> list[Rule]:
    """The rules of a game, in ledger order."""
    return [Rule(*found) for found in ENTRY.findall((LEDGERS / f"{game}.md").read_text(encoding="utf-8"))]


@cache
def shown_by() -> dict[str, list[Test]]:
    """The tests that name each rule."""
    found: dict[str, list[Test]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for test, ids in _marked(path):
            for id in ids:
                found.setdefault(id, []).append(test)
    return found


def _marked(path: Path) -> Iterator[tuple[Test, list[str]]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            ids = [id for mark in node.decorator_list for id in _ids(mark)]
            yield Test(path.relative_to(ROOT).as_posix(), node.name), ids


def _ids(mark: ast.expr) -> list[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rules":
        return [str(ast.literal_eval(argument)) for argument in mark.args]
    return []


def table() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(_section(game) for game in TITLES)])


def _section(game: str) -> str:
    rules = ledger(game)
    count = sum(len(shown_by().get(rule.id, ())) for rule in rules)
    lines = [
        f"## {TITLES[game]}",
        "",
        f"{len(rules)} rules, named {count} times.",
        "",
        "| rule | tests |",
        "| --- | --- |",
    ]
    lines += [f"| [{rule.id}]({game}.md#{rule.id.lower()}) | {_links(rule)} |" for rule in rules]
    return "\n".join([*lines, ""])


def _links(rule: Rule) -> str:
    tests = sorted(shown_by().get(rule.id, ()), key=lambda test: (test.path, test.name))
    return "<br>".join(f"[{_words(test)}](../../{test.path}#{test.name})" for test in tests)


def _words(test: Test) -> str:
    return test.name.removeprefix("test_").replace("_", " ")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only check whether the table is up to date")
    if not parser.parse_args().check:
        TABLE.write_text(table(), encoding="utf-8")
    elif TABLE.read_text(encoding="utf-8") != table():
        print(f"{TABLE.relative_to(ROOT)} is out of date: python -m tools.rule_coverage")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
