"""`tana service`: makes systemd run the server for this user, now and whenever the machine starts."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from platformdirs import user_config_path

from tana.cli.common import PACKAGE, add_language
from tana.cli.serve import check as check_settings
from tana.cli.settings import config_file
from tana.errors import TanaError
from tana.text import Words

HELP = "let systemd run the server for this user, now and whenever the machine starts"
EXAMPLES = ("tana service install", "tana service show", "tana service remove")
NAME = "tana.service"
UNIT = """[Unit]
Description=Tana tables
After=network-online.target

[Service]
ExecStart={command}
{environment}Restart=on-failure
RestartSec=5
TimeoutStopSec=15
LimitNOFILE=65536
Nice=5
NoNewPrivileges=yes
PrivateTmp=yes

[Install]
WantedBy=default.target
"""
PASSED = ("TANA_CACHE", "TANA_GAMES", "XDG_STATE_HOME", "XDG_CACHE_HOME")
"""Variables that affect where files are; the service gets their values in this terminal."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("what", choices=("install", "show", "remove"), help="what to do (show: print the unit only)")
    parser.add_argument(
        "--config", type=Path, metavar="FILE", help="the settings of the server (default: the usual file)"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Write, print or remove the unit."""
    words = Words(args.lang, PACKAGE)
    if args.what == "remove":
        return _remove(words)
    text = unit(args.config)
    if args.what == "show":
        print(text, end="")
        return 0
    path = unit_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(words.text("service-written", path=str(path)))
    _call(words, ["daemon-reload"], ["enable", "--now", NAME])
    print(words.text("service-linger"))
    return 0


def _remove(words: Words) -> int:
    if not unit_path().exists():
        raise TanaError(f"there is no service at {unit_path()}")
    _call(words, ["disable", "--now", NAME])
    unit_path().unlink()
    _call(words, ["daemon-reload"])
    print(words.text("service-removed", path=str(unit_path())))
    return 0


def unit_path() -> Path:
    """Where systemd looks for this user's units."""
    return user_config_path() / "systemd" / "user" / NAME


def unit(config: Path | None) -> str:
    """The unit of a server with these settings, which are checked first so that the service can start."""
    from tana.cli.parser import parse

    found = config_file(config)
    command = [sys.executable, "-m", "tana.cli.main", "serve", "--log", "info"]
    given = [] if found is None else ["--config", str(found.resolve())]
    check_settings(parse(["serve", *given]))
    lines = "".join(f'Environment="{name}={_escaped(os.environ[name])}"\n' for name in PASSED if os.environ.get(name))
    return UNIT.format(command=" ".join(f'"{_escaped(word)}"' for word in (*command, *given)), environment=lines)


def _escaped(word: str) -> str:
    """A quoted word for a unit, with systemd's % and $ escaped."""
    return word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%").replace("$", "$$")


def _call(words: Words, *calls: list[str]) -> None:
    """Run systemctl; if that fails, print what to type."""
    for call in calls:
        command = ["systemctl", "--user", *call]
        if shutil.which("systemctl") is None or subprocess.run(command, check=False, capture_output=True).returncode:
            print(words.text("service-type", command=" ".join(command)))
