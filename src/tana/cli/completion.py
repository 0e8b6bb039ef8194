"""`tana completion`: a script that lets a shell complete `tana` commands, from the same parser that reads them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tana.bots.api import BUILT_IN
from tana.core import registry

HELP = "print a script that completes commands, options and games in your shell"
EXAMPLES = (
    'tana completion bash    # then, in ~/.bashrc:  eval "$(tana completion bash)"',
    'tana completion zsh     # then, in ~/.zshrc, after compinit:  eval "$(tana completion zsh)"',
    "tana completion fish    # then, in ~/.config/fish/config.fish:  tana completion fish | source",
)

FILES = ("FILE", "RECORD", "FOLDER")


@dataclass(frozen=True)
class Slot:
    """What may stand in one place of a command line: words, or files."""

    options: tuple[str, ...]
    help: str
    words: tuple[str, ...]
    files: bool
    takes_value: bool


@dataclass(frozen=True)
class Command:
    """A command with its options and its plain arguments."""

    name: str
    help: str
    slots: tuple[Slot, ...]

    @property
    def options(self) -> list[Slot]:
        return [slot for slot in self.slots if slot.options]

    @property
    def plain_words(self) -> list[str]:
        return [word for slot in self.slots if not slot.options for word in slot.words]

    @property
    def takes_files(self) -> bool:
        return any(slot.files for slot in self.slots if not slot.options)


def arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("shell", choices=tuple(SHELLS), metavar="SHELL", help="bash, zsh or fish")


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    print(SHELLS[args.shell](list(commands())))
    return 0


# --- the tree of commands ----------------------------------------------------------------------------------


def commands() -> Iterator[Command]:
    """Every command, from the parser."""
    from tana.cli.parser import parser

    for action in parser()._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                yield Command(name, command.description or "", tuple(_slots(command)))


def _slots(command: argparse.ArgumentParser) -> Iterator[Slot]:
    for action in command._actions:
        takes_value = action.nargs != 0
        metavar = action.metavar if isinstance(action.metavar, str) else ""
        yield Slot(
            options=tuple(action.option_strings),
            help=(action.help or "").partition(" (")[0].replace("%%", "%"),
            words=_words(action, metavar),
            files=takes_value and metavar in FILES,
            takes_value=takes_value,
        )


def _words(action: argparse.Action, metavar: str) -> tuple[str, ...]:
    if action.choices is not None:
        return tuple(str(choice) for choice in action.choices)
    if metavar == "GAME":
        return registry.names()
    if metavar == "BOT":
        return BUILT_IN
    if metavar == "WHO":
        return ("me", *BUILT_IN)
    return ()


# --- the scripts -------------------------------------------------------------------------------------------


def bash(found: list[Command]) -> str:
    """A function for `complete -F`."""
    cases = "\n".join(_bash_case(command) for command in found)
    names = " ".join(command.name for command in found)
    return f"""\
_tana() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" options="" plain="" files=""
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "{names} --help --version" -- "$word"))
        return
    fi
    case "${{COMP_WORDS[1]}}" in
{cases}
    esac
    if [[ "$word" == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
    else
        COMPREPLY=($(compgen -W "$plain" -- "$word"))
        if [ -n "$files" ]; then COMPREPLY+=($(compgen -f -- "$word")); fi
    fi
}}
complete -o filenames -F _tana tana"""


def _bash_case(command: Command) -> str:
    options = " ".join(option for slot in command.options for option in slot.options)
    taking = [slot for slot in command.options if slot.takes_value]
    values = [_bash_words("|".join(slot.options), slot.words, slot.files) for slot in taking]
    inner = "\n".join([*values, _bash_words("*", command.plain_words, command.takes_files)])
    return f"""\
        {command.name})
            options="{options}"
            case "$before" in
{inner}
            esac ;;"""


def _bash_words(after: str, words: Sequence[str], files: bool) -> str:
    return f"""                {after}) plain="{" ".join(words)}" files="{"1" if files else ""}" ;;"""


def zsh(found: list[Command]) -> str:
    """A function for `compdef`."""
    names = "\n".join(f"            {_quoted(f'{command.name}:{_short(command.help)}')}" for command in found)
    cases = "\n".join(_zsh_case(command) for command in found)
    return f"""\
_tana() {{
    if (( CURRENT == 2 )); then
        local -a names
        names=(
{names}
        )
        _describe command names
        return
    fi
    local command="$words[2]"
    shift words
    (( CURRENT-- ))
    case "$command" in
{cases}
    esac
}}
compdef _tana tana"""


def _zsh_case(command: Command) -> str:
    specs = [_zsh_option(slot, option) for slot in command.options for option in slot.options]
    if command.plain_words or command.takes_files:
        action = "_files" if command.takes_files else f"({' '.join(command.plain_words)})"
        specs.append(_quoted(f"*:argument:{action}"))
    return f"        {command.name}) _arguments {' '.join(specs)} ;;"


def _zsh_option(slot: Slot, option: str) -> str:
    help = slot.help.replace("[", "(").replace("]", ")").replace(":", " ")
    if not slot.takes_value:
        return _quoted(f"{option}[{help}]")
    action = "_files" if slot.files else f"({' '.join(slot.words)})" if slot.words else " "
    return _quoted(f"*{option}[{help}]:value:{action}")


def fish(found: list[Command]) -> str:
    """A list of `complete` lines."""
    lines = ["complete -c tana -f"]
    for command in found:
        lines.append(f"complete -c tana -n __fish_use_subcommand -a {command.name} -d {_quoted(_short(command.help))}")
        seen = _quoted(f"__fish_seen_subcommand_from {command.name}")
        if command.plain_words:
            lines.append(f"complete -c tana -n {seen} -a {_quoted(' '.join(command.plain_words))}")
        if command.takes_files:
            lines.append(f"complete -c tana -n {seen} -F")
        lines += [_fish_option(seen, slot) for slot in command.options]
    return "\n".join(lines)


def _fish_option(seen: str, slot: Slot) -> str:
    names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in slot.options)
    value = "" if not slot.takes_value else " -r -F" if slot.files else " -x"
    value += f" -a {_quoted(' '.join(slot.words))}" if slot.words else ""
    return f"complete -c tana -n {seen} {names}{value} -d {_quoted(slot.help)}"


def _short(text: str) -> str:
    return text.partition(":")[0].rstrip(".")


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


SHELLS = {"bash": bash, "zsh": zsh, "fish": fish}
