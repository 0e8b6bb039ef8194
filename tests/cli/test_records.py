"""`tana replay`, `tana verify`, `tana rules` and `tana games`."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import tana
from tana.text import LANGUAGES
from tana.text.words import source
from tests.cli.terminal import Tana
from tests.text.test_complete import HOUSE_RULINGS


@pytest.fixture
def record(tana_command: Tana, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    seats = ("--seat", "random", "--seat", "random", "--names", "Anna,Bruno")
    assert tana_command("play", "molly", *seats, "--seed", "3", "--save", str(path)).status == 0
    return path


def test_replay_prints_the_whole_game(tana_command: Tana, record: Path) -> None:
    ran = tana_command("replay", str(record))
    assert ran.status == 0
    assert "Anna plays the" in ran.out
    assert "The game is over." in ran.lines
    assert any(line.startswith("1. ") for line in ran.lines)


def test_replay_from_a_seat_addresses_its_player(tana_command: Tana, record: Path) -> None:
    ran = tana_command("replay", str(record), "--seat", "2")
    assert "You play the" in ran.out
    assert "Bruno plays the" not in ran.out


def test_replay_of_an_unfinished_game_reports_that(tana_command: Tana, record: Path) -> None:
    record.write_text("\n".join(record.read_text().splitlines()[:5]) + "\n")
    assert "The record ends here; the game was not finished." in tana_command("replay", str(record)).lines


def test_replay_rejects_a_seat_that_does_not_exist(tana_command: Tana, record: Path) -> None:
    ran = tana_command("replay", str(record), "--seat", "3")
    assert (ran.status, ran.err) == (2, "tana: --seat 3: this game has seats 1 to 2\n")


def test_verify_confirms_a_valid_record(tana_command: Tana, record: Path) -> None:
    ran = tana_command("verify", str(record))
    assert ran.status == 0
    assert "is a valid record: Molly, 2 seats" in ran.out
    assert "finished" in ran.out
    assert re.search(r"\b[0-9a-f]{16}\b", ran.lines[1])


def test_verify_names_the_line_that_is_wrong(tana_command: Tana, record: Path) -> None:
    lines = record.read_text().splitlines()
    lines[4] = lines[4].replace('"n": 4', '"n": 9')
    record.write_text("\n".join(lines) + "\n")
    ran = tana_command("verify", str(record))
    assert ran.status == 2
    assert ran.err == f"tana: {record}: line 5: action 9 where 4 was expected\n"


@pytest.mark.parametrize(("language", "ruling"), [(language, HOUSE_RULINGS[language]) for language in LANGUAGES])
def test_rules_mark_house_rulings(tana_command: Tana, language: str, ruling: str) -> None:
    ran = tana_command("rules", "molly", "--lang", language)
    assert ran.status == 0
    assert ran.out.count(ruling) > 10


def test_games_lists_every_game_with_its_options(tana_command: Tana) -> None:
    ran = tana_command("games")
    for name in tana.names():
        assert any(line.strip().endswith(f"tana play {name}") for line in ran.lines)
    assert "Variant (--option variant=…): base = Base game (default), bobtail" in ran.out


def test_a_broken_game_does_not_hide_the_others(tmp_path: Path) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "__init__.py").touch()
    (tmp_path / "broken" / "game.py").write_text("def deal(:\n")
    command = [sys.executable, "-c", "import sys; from tana.cli.main import main; sys.exit(main())", "games"]
    variables = {**os.environ, "TANA_GAMES": str(tmp_path), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    ran = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    assert ran.returncode == 2 and all(
        f"tana play {name}" in ran.stdout for name in ("buddel", "hickory", "molly", "uly")
    )
    assert ran.stderr.startswith("tana: the game 'broken' cannot be loaded: ") and "line 1" in ran.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_terminal_is_used(language: str) -> None:
    folder = Path(import_module("tana.cli").__path__[0])
    said: set[str] = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said |= {node.value, f"command-{node.value}", f"doctor-mark-{node.value}", f"update-{node.value}"}
                said |= {f"doctor-{node.value}{suffix}" for suffix in ("", "-missing", "-next")}
    words = source("tana.cli", language)
    assert set(re.findall(r"^([a-z][a-z0-9-]*) =", words, re.MULTILINE)) - said == set()
