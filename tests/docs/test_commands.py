"""Commands of the documents that take too long to be run with them at least exist, with the options they are given."""

from __future__ import annotations

import contextlib
import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import pytest

from tana.cli.parser import Parser, parse, parser

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    page
    for pattern in ("README.md", "CONTRIBUTING.md", "docs/**/*.md", "bench/**/*.md", "examples/**/*.md", "web/*.md")
    for page in ROOT.glob(pattern)
    if "node_modules" not in page.parts
)
FENCED = re.compile(r"^ *```(?:sh|console)?\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`([a-z./]+ [^`]+)`")
END = re.compile(r"[;&|]+|\d?[<>].*")
ANYTHING = "…"
"""What a reader puts in; a command with it is none yet."""
OPTION = re.compile(r"--[a-z][a-z-]*")


def words_of(line: str) -> list[str]:
    """The words of a command, without what is set before it and where its text goes."""
    try:
        words = shlex.split(line.strip().removeprefix("$ "), comments=True)
    except ValueError:  # no command, but something that one prints
        return []
    while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
        words.pop(0)
    return words[: next((i for i, word in enumerate(words) if END.fullmatch(word)), len(words))]


def whole_commands(text: str) -> list[list[str]]:
    """The commands in blocks: as they are typed."""
    lines = [line for block in FENCED.findall(text) for line in block.replace("\\\n", " ").splitlines()]
    return [words_of(line) for line in lines if ANYTHING not in line]


def named_commands(text: str) -> list[list[str]]:
    """The commands in sentences: they may leave out what goes without saying there."""
    return [words_of(quoted.replace("\n", " ")) for quoted in QUOTED.findall(text) if ANYTHING not in quoted]


def is_of(words: list[str], *names: str) -> bool:
    return len(words) > 1 and words[0].rpartition("/")[2] in names


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_exist_with_their_options(page: Path, tmp_path: Path) -> None:
    text = page.read_text(encoding="utf-8")
    whole, named = whole_commands(text), named_commands(text)
    for words in whole:
        if is_of(words, "tana"):
            parse_beside_files(words[1:], tmp_path)
    for words in named:
        if is_of(words, "tana"):
            check_named(words[1], words[2:])
    for words in [*whole, *named]:
        if is_of(words, "make"):
            check_make(words[1:])
        elif is_of(words, "pytest"):
            check_pytest(words[1:])
        elif is_of(words, "python", "python3"):
            check_python(words[1:], page.parent)


def parse_beside_files(words: list[str], folder: Path) -> None:
    """Parse a command in a folder with the certificates that it names."""
    for word in words:
        if word.endswith(".pem"):
            (folder / word).touch()
    with contextlib.chdir(folder):
        parse(words)


def check_named(command: str, words: list[str]) -> None:
    choices = next(action.choices for action in parser()._actions if isinstance(action.choices, dict))
    assert command in choices or command.isupper() or command == "--help", f"tana {command}"
    if command in choices:
        known: Parser = choices[command]
        for word in words:
            option = OPTION.match(word)
            assert not option or option[0] in known.options, f"tana {command} {word}"


def check_make(words: list[str]) -> None:
    targets = re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    words = words[:1] if words[0] == "check" else words  # the others are files
    assert [word for word in words if "=" not in word and word not in targets] == []


def check_pytest(words: list[str]) -> None:
    for word in words:
        path, _, test = word.partition("::")
        if path.startswith(("tests", "examples")):
            assert (ROOT / path).exists(), word
            assert not test or f"def {test.partition('[')[0]}(" in (ROOT / path).read_text(), word


def check_python(words: list[str], folder: Path) -> None:
    if words[0] == "-m":
        assert find_spec(words[1]), words[1]
    elif words[0].startswith(("bench/", "examples/", "scripts/")):
        script = next(at / words[0] for at in (ROOT, folder) if (at / words[0]).is_file()).read_text()
        for word in words[1:]:
            option = OPTION.match(word)
            assert not option or declares(script, option[0]), f"{words[0]} {word}"


def declares(script: str, option: str) -> bool:
    """Whether a script declares an option: literally, or as a key of a table from which it makes them in a loop."""
    in_table = 'f"--{name}"' in script and re.search(rf'"{option.removeprefix("--")}": ', script) is not None
    return f'"{option}"' in script or in_table


def test_commands_are_found() -> None:
    texts = [page.read_text(encoding="utf-8") for page in PAGES]
    found = [words for text in texts for words in (*whole_commands(text), *named_commands(text))]
    for name, least in (("tana", 60), ("make", 8), ("pytest", 2), ("python", 20)):
        assert sum(is_of(words, name) for words in found) >= least, name
