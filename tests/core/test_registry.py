"""Games are found by themselves, and what keeps one from being found or played is said in a line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "games" / "magpies"


def asked_for(games: Path, asking: str = "rules") -> str:
    """What `tana rules magpies` or another command says with these games."""
    command = [sys.executable, "-m", "tana.cli.main", asking, "magpies", "--lang", "en"]
    environment = {**os.environ, "TANA_GAMES": str(games)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "Traceback" not in done.stderr, done.stderr
    return done.stderr


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert f"TANA_GAMES: {tmp_path / 'gone'} is not a folder" in asked_for(tmp_path / "gone")


def test_the_folder_of_a_game_is_not_a_folder_of_games() -> None:
    assert "name the folder that your game's folder lies in" in asked_for(EXAMPLE)


@pytest.mark.parametrize(
    ("file", "before", "after", "said"),
    [
        ("game.py", 'name = "magpies"', 'name = "pies"', "calls itself 'pies'"),
        ("rules.py", "def ending(", "def end(", "magpies: rules.py lacks ending"),
    ],
)
def test_what_a_game_lacks_is_said(tmp_path: Path, file: str, before: str, after: str, said: str) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "magpies")
    text = (tmp_path / "magpies" / file).read_text(encoding="utf-8")
    assert before in text
    (tmp_path / "magpies" / file).write_text(text.replace(before, after), encoding="utf-8")
    assert said in asked_for(tmp_path)


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("rules.py", "def setup(:\n", "rules.py, line 1: invalid syntax"),
        ("state.py", None, "state.py"),
        ("components.json", '{"name": ', "components.json, line 1: not JSON"),
        ("components.json", None, "components.json: No such file"),
        ("components.json", '{"name": "magpies"}', "components"),
        ("game.py", "", "game.py has no GAME"),
        ("actions.py", "1 / 0\n", "actions.py, line 1: ZeroDivisionError"),
    ],
)
def test_a_broken_game_is_named_with_the_file_and_the_fault(
    tmp_path: Path, file: str, text: str | None, said: str
) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "magpies", ignore=shutil.ignore_patterns("__pycache__"))
    if text is None:
        (tmp_path / "magpies" / file).unlink()
    else:
        (tmp_path / "magpies" / file).write_text(text, encoding="utf-8")
    found = asked_for(tmp_path)
    assert said in found and "the game 'magpies' cannot be loaded" in found


def test_broken_heuristics_are_named_before_a_study(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "magpies", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "magpies" / "heuristics.py").write_text("def (\n", encoding="utf-8")
    assert "heuristics.py, line 1: invalid syntax" in asked_for(tmp_path, "study")
