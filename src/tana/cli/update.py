"""`tana update`: explains how to update this installation. It changes nothing."""

from __future__ import annotations

import argparse
import shlex
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from tana.cli.common import PACKAGE, add_language
from tana.cli.service import unit_path
from tana.text import Words
from tana.version import __version__

HELP = "explain how to update this installation"
EXAMPLES = ("tana update",)
DISTRIBUTION = "tana-games"
CHECKOUT = Path(__file__).resolve().parents[3]


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print the commands, in order."""
    words = Words(args.lang, PACKAGE)
    way = how_installed(Path(sys.prefix), CHECKOUT)
    print(words.text("update-have", version=__version__, way=words.text(f"update-{way}")))
    for number, command in enumerate(commands(way), start=1):
        print(f"  {number}. {command}")
    print(words.text("update-after"))
    return 0


def how_installed(prefix: Path, checkout: Path) -> str:
    """How Tana was installed: `checkout`, `pipx`, `uv` or `pip`."""
    if (checkout / "pyproject.toml").is_file():
        return "checkout"
    if "pipx" in prefix.parts:
        return "pipx"
    return "uv" if _installer() == "uv" else "pip"


def _installer() -> str:
    try:
        return (distribution(DISTRIBUTION).read_text("INSTALLER") or "").strip()
    except PackageNotFoundError:
        return ""


def commands(way: str) -> list[str]:
    """The commands to type: a backup, the update, a check, and a restart of the server."""
    newest = {
        "checkout": f"cd {shlex.quote(str(CHECKOUT))} && git pull && make play",
        "pipx": f"pipx upgrade {DISTRIBUTION}",
        "uv": f"uv tool upgrade {DISTRIBUTION}",
        "pip": f"{shlex.quote(sys.executable)} -m pip install --upgrade {DISTRIBUTION}",
    }
    steps = ["tana backup before-update.db", newest[way]]
    if way != "checkout":
        steps.append("tana doctor")
    return [*steps, "systemctl --user restart tana"] if unit_path().exists() else steps
