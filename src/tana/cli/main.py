"""The entry point of the `tana` command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from tana.core.errors import TanaError
from tana.version import __version__

COMMANDS = (
    "play",
    "replay",
    "verify",
    "rules",
    "games",
    "bench",
    "serve",
    "worker",
    "join",
    "backup",
    "restore",
    "export",
    "arena",
    "analyse",
)
"""Modules of this package, one for each command: `HELP`, `arguments(parser)` and `run(args) -> exit status`."""

FAULT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; a fault of the person's is one line on stderr and status 2."""
    _never_fail_on_a_letter()
    args = parser().parse_args(arguments)
    try:
        status = int(args.run(args))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (TanaError, OSError) as fault:
        print(f"tana: {_one_line(fault)}", file=sys.stderr)
        return FAULT
    return status


def parser() -> argparse.ArgumentParser:
    """All commands and their arguments."""
    top = argparse.ArgumentParser(prog="tana", description="Board games of hidden information, in the terminal.")
    top.add_argument("--version", action="version", version=f"tana {__version__}")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for name in COMMANDS:
        module: Any = import_module(f"tana.cli.{name}")
        command = commands.add_parser(name, help=module.HELP, description=module.HELP)
        module.arguments(command)
        command.set_defaults(run=module.run)
    return top


def _never_fail_on_a_letter() -> None:
    """A terminal that cannot show a letter shows a question mark."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _one_line(fault: TanaError | OSError) -> str:
    if isinstance(fault, OSError) and fault.strerror:
        return f"{fault.filename}: {fault.strerror}" if fault.filename else fault.strerror
    return " ".join(str(fault).split())


if __name__ == "__main__":
    sys.exit(main())
