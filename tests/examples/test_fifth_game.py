"""The example games live outside the package and pass the suite of every game, as their author would run it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = {**os.environ, "TANA_GAMES": str(ROOT / "examples" / "games")}


CHOSEN = "magpies or (peddlers and not mutant)"
"""Peddlers has dealt hands, which the suite has to count; the suite is tested with mutants of the others."""


@pytest.mark.slow
def test_the_examples_pass_the_contract_suite() -> None:
    suite = ["tests/contract", "tests/text", "examples/tests"]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", CHOSEN, *suite]
    done = subprocess.run(command, cwd=ROOT, env=EXAMPLES, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    assert " passed" in done.stdout and "skipped" not in done.stdout.splitlines()[-1]


def test_without_the_variable_there_are_four_games() -> None:
    plain = {name: value for name, value in os.environ.items() if name != "TANA_GAMES"}
    command = [sys.executable, "-c", "import tana; print(*tana.names())"]
    names = subprocess.run(command, env=plain, capture_output=True, text=True, check=True).stdout.split()
    assert names == ["buddel", "hickory", "molly", "uly"]


def test_a_game_outside_the_package_has_compiled_code_of_its_own() -> None:
    """The cache is keyed by the sources of the game, wherever they are."""
    code = "import tana; from tana.compile.rule import folder_of; print(folder_of(tana.game('magpies').rules.apply))"
    done = subprocess.run([sys.executable, "-c", code], env=EXAMPLES, capture_output=True, text=True, check=True)
    assert Path(done.stdout.strip()).name.startswith("games.magpies.rules-")
