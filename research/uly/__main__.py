"""`python -m research.uly --small` trains a toy board; `wolf` and `dog` train a side (see `research.uly.campaign`)."""

from __future__ import annotations

import sys
from importlib.util import find_spec


def main() -> None:
    """Train what the command line asks for."""
    arguments = sys.argv[1:]
    if not arguments:
        raise SystemExit("usage: python -m research.uly --small | wolf | dog [OPTIONS]")
    if find_spec("torch") is None:
        raise SystemExit("training needs PyTorch: pip install 'tana-games[learn]'")
    if arguments == ["--small"]:
        from research.uly.small_board import train_small

        train_small()
    else:
        from research.uly.campaign import main as train

        train(arguments)


if __name__ == "__main__":
    main()
