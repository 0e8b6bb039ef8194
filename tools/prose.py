"""`python -m tools.prose [FILE …]`: check spelling (codespell) and our list of phrases to avoid (`phrases.toml`).

Also reports conflict markers of an unfinished merge in any tracked file.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PHRASES = Path(__file__).with_name("phrases.toml")
CHECKED = (".py", ".md", ".ts", ".tsx", ".css", "en.ftl")
PACKS = "src/tana/languages/"
"""The folder of texts in other languages."""
SKIPPED = ("CHANGELOG.md", "tools/phrases.toml", "web/src/net/wire.ts", "docs/rules/coverage.md")
IGNORED_WORDS = ROOT / "tools" / "spelling.txt"
"""Words that codespell takes for mistakes: names, notation, Italian."""


def is_english(name: str) -> bool:
    """Whether a file, by its path in the repository, is written by us and in English."""
    return name.endswith(CHECKED) and not name.endswith(SKIPPED) and not name.startswith(PACKS)


def tracked() -> list[Path]:
    """The English files of the repository."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.splitlines() if is_english(name)]


def named(arguments: Iterable[str]) -> list[Path]:
    """The English ones among files given on the command line."""
    paths = [Path(name).resolve() for name in arguments]
    return [path for path in paths if is_english(path.relative_to(ROOT).as_posix())]


def phrases() -> dict[re.Pattern[str], str]:
    """The phrases to avoid, each with its suggestion."""
    listed: dict[str, str] = tomllib.loads(PHRASES.read_text(encoding="utf-8"))["phrases"]
    return {re.compile(pattern): better for pattern, better in listed.items()}


def faults(paths: Iterable[Path]) -> Iterator[str]:
    """One line for each phrase found."""
    avoided = phrases()
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for pattern, better in avoided.items():
                if found := pattern.search(line):
                    yield f"{path.relative_to(ROOT)}:{number}: {found[0]!r}; better: {better}"


def misspelled(paths: Iterable[Path]) -> list[str]:
    """What codespell reports, one line each."""
    command = [sys.executable, "-m", "codespell_lib", "--ignore-words", str(IGNORED_WORDS), *map(str, paths)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def unmerged() -> list[str]:
    """Lines with conflict markers, in any tracked file."""
    command = ["git", "grep", "-nE", "^(<{7}|>{7}) "]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.splitlines()


def main(arguments: list[str]) -> int:
    """Check the given files, or all tracked ones; the exit status is 1 if anything was found."""
    paths = named(arguments) if arguments else tracked()
    found = [*faults(paths), *misspelled(paths)] if paths else []
    found += unmerged()
    print("\n".join(found) if found else f"{len(paths)} files: nothing to report")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
