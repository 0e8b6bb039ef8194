"""`tana completion`: lets a shell complete commands, options, games, bots and files."""

import argparse

from argcomplete.shell_integration import shellcode

HELP = "print a script that completes commands, options and games in your shell"
EXAMPLES = (
    'tana completion bash    # then, in ~/.bashrc:  eval "$(tana completion bash)"',
    'tana completion zsh     # then, in ~/.zshrc, after compinit:  eval "$(tana completion zsh)"',
    "tana completion fish    # then, in ~/.config/fish/config.fish:  tana completion fish | source",
)
SHELLS = ("bash", "zsh", "fish")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help="bash, zsh or fish")


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    print(shellcode(["tana"], shell=args.shell))
    return 0
