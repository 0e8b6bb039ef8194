"""`tana config`: prints the settings of a server and the source of each."""

from __future__ import annotations

import argparse
from pathlib import Path

from tana.cli import serve, worker
from tana.cli.settings import Given, is_flag, name_of, variable_of
from tana.server.storage.factory import without_password

HELP = "print the settings of a server and where each comes from"
EXAMPLES = ("tana config", "tana config --port 9000", "tana config --example")
SECRET = ("house-password", "oidc-secret")
HIDDEN = "(hidden)"
ADDRESSES = ("database", "bus")
"""Settings that may contain a password."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command, which include all those of `tana serve`."""
    parser.add_argument("--example", action="store_true", help="print a file with every setting, to edit")
    serve.arguments(parser)
    worker.add_metrics_port(parser)


def run(args: argparse.Namespace) -> int:
    """Check the settings and print them."""
    if args.example:
        print(example(args.parser.settings))
        return 0
    serve.check(args)
    width = max(map(len, args.sources))
    for name, given in args.sources.items():
        print(f"{name:<{width}}  {shown(name, given)}  ({given.source})")
    return 0


def shown(name: str, given: Given) -> str:
    """A value as text; secrets are not shown."""
    value = given.value
    if name in SECRET and value:
        return HIDDEN
    if name in ADDRESSES and value:
        return without_password(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value in (None, "") else str(value)


def example(settings: list[argparse.Action]) -> str:
    """A configuration file in which every setting is commented out."""
    lines = ["# Settings of Tana. Options and variables of the environment come first.", ""]
    for action in settings:
        name = name_of(action)
        value = "true" if is_flag(action) else _quoted(action)
        lines += [f"# {action.help} [{variable_of(name)}]", f"# {name} = {value}", ""]
    return "\n".join(lines).rstrip()


def _quoted(action: argparse.Action) -> str:
    default = action.default if not isinstance(action.default, Path) else str(action.default)
    if isinstance(default, (int, float)):
        return str(default)
    return f'"{default}"' if isinstance(default, str) and default != argparse.SUPPRESS else '""'
