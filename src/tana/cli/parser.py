"""The parser of the command line: help that can be read, and faults that say what to type next."""

from __future__ import annotations

import argparse
import shutil
import textwrap
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

from tana.core.errors import TanaError, meant
from tana.version import __version__

ABOUT = "Four board games of hidden information: play them, host them, write bots for them."

GROUPS: dict[str, tuple[str, ...]] = {
    "to play": ("play", "serve", "join", "games", "rules"),
    "finished games": ("replay", "verify", "analyse"),
    "bots and designs": ("study", "arena", "bench", "schema", "wasm"),
    "for hosts": ("worker", "backup", "restore", "export"),
    "this installation": ("doctor", "compile", "completion"),
}
"""Modules of this package, one for each command: `HELP`, `EXAMPLES`, `arguments(parser)`, `run(args) -> status`."""

COMMANDS = tuple(command for group in GROUPS.values() for command in group)
FIRST_STEPS = (
    ("tana serve --open", "a table in the browser"),
    ("tana play molly", "a game in this terminal"),
    ("tana doctor", "whether everything is there"),
)


class BadUsage(TanaError):
    """A command line that cannot be understood; the message says what would be."""


class Parser(argparse.ArgumentParser):
    """A parser whose faults are one line with the way to help."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message}. See: {self.prog} --help")


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The command and its arguments; raises `BadUsage` with a suggestion."""
    _know_command(arguments)
    args, unknown = parser().parse_known_args(arguments or ["--help"])
    if unknown:
        command: Parser = args.parser
        hint = meant(unknown[0].partition("=")[0], options_of(command))
        raise BadUsage(f"{unknown[0]!r} means nothing to {command.prog}{hint}. See: {command.prog} --help")
    return args


def _know_command(arguments: Sequence[str]) -> None:
    word = arguments[0] if arguments else ""
    if word and not word.startswith("-") and word not in COMMANDS:
        raise BadUsage(f"there is no command {word!r}{meant(word, COMMANDS)}. See: tana --help")


def options_of(command: argparse.ArgumentParser) -> list[str]:
    """Every option of a command as it is typed."""
    return [option for action in command._actions for option in action.option_strings]


def parser() -> Parser:
    """All commands and their arguments."""
    top = Parser(
        prog="tana",
        usage="tana COMMAND …",
        description=ABOUT,
        epilog=_overview(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"tana {__version__}")
    commands = top.add_subparsers(
        required=True, prog="tana", metavar="COMMAND", help=argparse.SUPPRESS, parser_class=Parser
    )
    for name in COMMANDS:
        module = _module(name)
        command = commands.add_parser(
            name,
            description=_sentence(module.HELP),
            epilog=_examples(module.EXAMPLES),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.arguments(command)
        command.set_defaults(run=module.run, parser=command)
    return top


def _module(name: str) -> Any:
    return import_module(f"tana.cli.{name}")


def _overview() -> str:
    """All commands by what they are for, and where to begin."""
    lines: list[str] = []
    for title, names in GROUPS.items():
        lines += [f"{title}:", *(_row(name, _module(name).HELP, 12) for name in names), ""]
    lines += ["begin with:", *(_row(command, about, 20) for command, about in FIRST_STEPS)]
    return "\n".join([*lines, "", "Every command has a --help with examples."])


def _row(left: str, right: str, width: int) -> str:
    room = max(40, shutil.get_terminal_size().columns - 2)
    indent = " " * (width + 2)
    wrapped = textwrap.wrap(right, room - len(indent))
    return f"  {left:<{width}}" + f"\n{indent}".join(wrapped)


def _examples(examples: Sequence[str]) -> str:
    return "\n".join(["examples:", *(f"  {example}" for example in examples)])


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."
