"""The client on a real terminal: colours with marks, 80 columns, and curtains that hide."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import tana
from tana.cli.rich_screen import RichScreen
from tana.cli.screen import News
from tana.text import LANGUAGES, Text
from tests.cli.terminal import Tana, Terminal

PROMPT = "or help):"
CURTAIN = "only you can see"
CLEAR_ALL = "\x1b[3J"


def without_codes(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "")


def drawn(language: str, height: int, monkeypatch: pytest.MonkeyPatch) -> str:
    screen = RichScreen()
    console = Console(file=io.StringIO(), force_terminal=True, width=80, height=height, highlight=False, markup=False)
    monkeypatch.setattr(screen, "_console", console)
    monkeypatch.setattr(screen, "_width", 80)
    match = tana.new("molly", 4, seed=1, memory_aid="on", names=["Annamaria", "Bruno", "Carla", "Dino"])
    text = Text(match.game, language, match.header.names, 0)
    screen.page("Molly", match.game.sketch(match.view(0)), text, News("News", ["Something happened."]))
    out = console.file
    assert isinstance(out, io.StringIO)
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("height", [24, 50])
def test_a_page_fits_into_80_columns(language: str, height: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert max(map(len, without_codes(drawn(language, height, monkeypatch)).splitlines())) <= 80


def test_colours_come_with_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without colours, the letters on the tiles still distinguish all colours, in each language."""
    english = without_codes(drawn("en", 50, monkeypatch))
    italian = without_codes(drawn("it", 50, monkeypatch))
    assert set(re.findall(r"\b([YRWGB]) 1\+1", english)) <= set("YRWGB")
    assert re.findall(r"\b[YRWGB] 1\+1", italian) == []
    assert len(re.findall(r"\b(Gi|Ro|Bi|Ve|Bl) 1\+1", italian)) == 9


def test_one_person_plays_on_a_terminal(tmp_path: Path) -> None:
    with Terminal(["play", "molly", "--seed", "1", "-o", "first=1"], tmp_path) as terminal:
        assert "╭" in terminal.read_until(PROMPT)
        terminal.type("quit")
        assert "The game is saved" in without_codes(terminal.read_until("--resume"))
        assert terminal.status() == 0


def test_the_curtain_forgets_what_was_shown(tmp_path: Path) -> None:
    seats = ["--seat", "me:Anna", "--seat", "me:Bruno"]
    with Terminal(["play", "molly", *seats, "--seed", "1", "-o", "first=1"], tmp_path) as terminal:
        first = terminal.read_until(CURTAIN)
        assert CLEAR_ALL in first
        assert "You: yellow" not in first
        terminal.type("")
        assert "You: yellow" in without_codes(terminal.read_until(PROMPT))
        seen = ""
        while CURTAIN not in seen:
            terminal.type("1")
            seen = terminal.read_until(CURTAIN, PROMPT)
        hidden = seen.rpartition(CLEAR_ALL)[2]
        assert "Pass the keyboard to Bruno." in hidden
        assert "You: yellow" not in hidden


def test_control_c_leaves_cleanly(tmp_path: Path) -> None:
    with Terminal(["play", "molly", "--seed", "1", "-o", "first=1"], tmp_path) as terminal:
        terminal.read_until(PROMPT)
        assert "Traceback" not in terminal.interrupt()
        assert terminal.status() == 130


def test_replay_pages_back_and_forth(tana_command: Tana, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    tana_command("play", "molly", *["--seat", "random"] * 2, "--seed", "3", "--save", str(path))
    with Terminal(["replay", str(path)], tmp_path) as terminal:
        for typed, shown in (
            ("", "the start"),
            ("b", "action 1 of"),
            ("e", "the start"),
            ("q", "The last round is over."),
        ):
            assert shown in without_codes(terminal.read_until("q: quit"))
            terminal.type(typed)
        assert terminal.status() == 0
