"""The parser of the command line: readable help, errors with suggestions, and completion."""

import argparse
import os
import shutil
import textwrap
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn, Protocol, cast

from tana.cli import settings
from tana.cli.common import BadUsage
from tana.errors import meant
from tana.version import __version__

ABOUT = "Four board games of hidden information: play them, host them, write bots for them."

GROUPS: dict[str, tuple[str, ...]] = {
    "to play": ("play", "puzzle", "serve", "join", "games", "rules"),
    "finished games": ("replay", "verify", "analyse", "review"),
    "bots and designs": ("study", "arena", "bench", "schema", "wasm"),
    "for hosts": ("config", "invite", "host", "host-key", "service", "worker", "remind"),
    "their data": ("backup", "restore", "export", "rebuild", "ratings"),
    "this installation": ("doctor", "update", "compile", "completion"),
}
"""The commands by topic, each a module of this package; see `CommandModule`."""

COMMANDS = tuple(command for group in GROUPS.values() for command in group)
FIRST_STEPS = (
    ("tana serve --open", "play in the browser"),
    ("tana play molly", "play in this terminal"),
    ("tana doctor", "check this installation"),
)
COMPLETING = "_ARGCOMPLETE"
"""Environment variable set by a shell that asks for completions."""
CONFIGURED = ("serve", "worker", "config")
"""The commands whose settings a configuration file may contain."""


class CommandModule(Protocol):
    """What the module of a command defines."""

    HELP: str
    EXAMPLES: Sequence[str]

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add the arguments of the command."""

    def run(self, args: argparse.Namespace) -> int:
        """Run the command; returns the exit status."""


class Parser(argparse.ArgumentParser):
    """Reports an error in one line, and completes the value of an argument by its metavar."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # passed on to argparse
        self.options: list[str] = []
        """All option strings, such as `--seats`."""
        self.settings: list[argparse.Action] = []
        """Options that can also come from the environment or a file (see `tana.cli.settings`)."""
        super().__init__(*args, **kwargs)

    def add_argument(self, *args: Any, setting: bool = False, **kwargs: Any) -> argparse.Action:
        if setting and not self.settings:
            words = f"settings (default: {settings.variable_of(settings.CONFIG)}, else {next(settings.places())})"
            super().add_argument(f"--{settings.CONFIG}", type=Path, metavar="FILE", help=words)
        action = self._recorded(super().add_argument(*args, **kwargs))
        if setting:
            self.settings.append(action)
        return action

    def add_argument_group(self, *args: Any, **kwargs: Any) -> argparse._ArgumentGroup:
        """Add a group whose options are recorded by the parser too."""
        group = super().add_argument_group(*args, **kwargs)
        add = group.add_argument
        vars(group)["add_argument"] = lambda *names, **how: self._recorded(add(*names, **how))
        return group

    def _recorded(self, action: argparse.Action) -> argparse.Action:
        self.options += action.option_strings
        if action.metavar in COMPLETERS:
            vars(action)["completer"] = COMPLETERS[action.metavar]
        return action

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Parse the command line; settings missing there come from the environment, a file or their defaults."""
        defaults = {action: action.default for action in self.settings}
        for action in defaults:
            action.default = argparse.SUPPRESS
        try:
            found, unknown = super().parse_known_args(args, namespace)
        finally:
            for action, default in defaults.items():
                action.default = default
        if defaults and not unknown:
            settings.fill(found, defaults, known_settings())
        return found, unknown

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message}. See: {self.prog} --help")


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse the command and its arguments; raises `BadUsage` with a suggestion."""
    word = arguments[0] if arguments else ""
    if word and not word.startswith("-") and word not in COMMANDS:
        raise BadUsage(f"there is no command {word!r}{meant(word, COMMANDS)}. See: tana --help")
    args, unknown = parser([word] if word in COMMANDS else COMMANDS).parse_known_args(arguments or ["--help"])
    if unknown:
        command: Parser = args.parser
        hint = meant(unknown[0].partition("=")[0], command.options)
        raise BadUsage(f"{command.prog} has no option {unknown[0]!r}{hint}. See: {command.prog} --help")
    return args


def parser(loaded: Iterable[str] = COMMANDS) -> Parser:
    """The parser of all commands, with the arguments of those in `loaded`."""
    top = Parser(
        prog="tana",
        usage="tana COMMAND …",
        description=ABOUT,
        epilog=_overview() if loaded is COMMANDS else None,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"tana {__version__}")
    commands = top.add_subparsers(
        required=True, prog="tana", metavar="COMMAND", help=argparse.SUPPRESS, parser_class=Parser
    )
    for name in COMMANDS:
        if name not in loaded:
            commands.add_parser(name)
            continue
        module = _module(name)
        command = commands.add_parser(
            name,
            description=f"{module.HELP[0].upper()}{module.HELP[1:]}.",
            epilog="\n".join(["examples:", *(f"  {example}" for example in module.EXAMPLES)]),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.arguments(command)
        command.set_defaults(run=module.run, parser=command)
    return top


def known_settings() -> list[str]:
    """The names of the settings of all commands."""
    names: dict[str, None] = {}
    for name in CONFIGURED:
        command = Parser(add_help=False)
        _module(name).arguments(command)
        names.update(dict.fromkeys(map(settings.name_of, command.settings)))
    return list(names)


def _module(name: str) -> CommandModule:
    return cast(CommandModule, import_module(f"tana.cli.{name.replace('-', '_')}"))


def _overview() -> str:
    """All commands by topic, and some first steps."""
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


def answer_shell() -> None:
    """Print completions and exit, if a shell asks for them."""
    if COMPLETING in os.environ:
        from argcomplete import autocomplete
        from argcomplete.completers import SuppressCompleter

        words = os.environ.get("COMP_LINE", "").split()
        autocomplete(parser(words[1:2]), default_completer=SuppressCompleter())


def _games(**_: object) -> Iterable[str]:
    from tana.core import registry

    return registry.names()


def _bots(**_: object) -> Iterable[str]:
    from tana.bots.api import BUILT_IN

    return BUILT_IN


def _seats(**_: object) -> Iterable[str]:
    return ("me", *_bots())


def _files(prefix: str, **_: object) -> Iterable[str]:
    from argcomplete.completers import FilesCompleter

    return FilesCompleter()(prefix)


COMPLETERS: dict[object, Callable[..., Iterable[str]]] = {
    "GAME": _games,
    "BOT": _bots,
    "WHO": _seats,
    "FILE": _files,
    ("FILE", "FILE"): _files,
    "RECORD": _files,
    "FOLDER": _files,
}
"""The completer of an argument's values, by its metavar."""
