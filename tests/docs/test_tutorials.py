"""The documentation is true: what it shows is run, and what it prints is compared.

A comment before a fenced block says what to do with it:

    <!-- run -->             run it: Python as a program; a console line by line, comparing what each `$ command` prints
    <!-- file: name.py -->   keep it under this name for the blocks that follow
    <!-- from: path -->      it is an excerpt of this file

The blocks of a page share a folder. In what a command prints `…` stands for anything, and `[2]` for its exit status.
The port of the pages is replaced by one that is free.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.engines import free_port

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"<!-- (run|file|from)(?:: ([^ ]+))? -->\n```(\w+)[^\n]*\n(.*?)```", re.DOTALL)
PORT = "18470"
END_OF_COMMAND = "-- tana: end of command --"
LIMIT = 900
"""Seconds for a block, against a command that waits for what never comes."""


@dataclass(frozen=True)
class Block:
    """A fenced block with its comment."""

    what: str
    name: str
    language: str
    text: str


def blocks(text: str) -> list[Block]:
    return [Block(*found) for found in BLOCK.findall(text)]


WITH_BLOCKS = [page for page in PAGES if blocks(page.read_text(encoding="utf-8"))]


def environment(folder: Path) -> dict[str, str]:
    """A newcomer's, but for the compiled code."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("TANA_GAMES", "LC_", "LANG"))}
    return {
        **kept,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "XDG_STATE_HOME": str(folder / "state"),
        "REPOSITORY": str(ROOT),
        "LANG": "C.UTF-8",
        "COLUMNS": "200",
    }


def run_python(block: Block, folder: Path) -> None:
    command = [sys.executable, "-c", block.text]
    done = subprocess.run(command, cwd=folder, env=environment(folder), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def commands(block: Block) -> Iterator[tuple[str, str]]:
    """Each command with what it is expected to print."""
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        yield command, expected


def run_console(block: Block, folder: Path) -> None:
    """All commands in one shell; an exit status other than 0 is printed as `[status]`."""
    parts = list(commands(block))
    after = f"status=$?; [ $status -eq 0 ] || echo \"[$status]\"; echo '{END_OF_COMMAND}'"
    script = "\n".join(f"{command}\n{after}" for command, _ in parts)
    done = subprocess.run(
        ["bash", "-c", script],
        cwd=folder,
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
        check=False,
        timeout=LIMIT,
    )
    printed = done.stdout.split(f"{END_OF_COMMAND}\n")
    assert len(printed) == len(parts) + 1, done.stdout
    for (command, expected), found in zip(parts, printed, strict=False):
        assert fits(found, expected), f"$ {command}\n{found}\n--- expected:\n{expected}"


def fits(found: str, expected: str) -> bool:
    """Whether a text is as expected; `…` stands for anything, with the spaces and line ends around it."""
    pattern = r"\s*.*\s*".join(re.escape(part.strip()) for part in expected.strip().split("…"))
    return re.fullmatch(pattern, found.strip(), re.DOTALL) is not None


@pytest.mark.parametrize("page", WITH_BLOCKS, ids=lambda page: page.stem)
def test_what_a_page_shows_is_true(page: Path, tmp_path: Path) -> None:
    text = page.read_text(encoding="utf-8").replace(PORT, str(free_port()))
    for block in blocks(text):
        if block.what == "file":
            (tmp_path / block.name).write_text(block.text, encoding="utf-8")
        elif block.what == "from":
            assert block.text in (ROOT / block.name).read_text(encoding="utf-8"), block.text
        elif block.language == "python":
            run_python(block, tmp_path)
        elif block.name != "suite":
            run_console(block, tmp_path)


def test_tutorials_are_there() -> None:
    tutorials = {page.stem for page in WITH_BLOCKS if page.parent.name == "tutorials"}
    assert tutorials == {"play", "bot", "arena", "host-beginners", "host-friends", "host-many", "fifth-game"}
