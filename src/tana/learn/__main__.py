"""`python -m tana.learn GAME --small` trains a toy; see `tana.learn.tables` and `tana.learn.uly.campaign` for more."""

from __future__ import annotations

import sys
from importlib.util import find_spec

TABLES = ("hickory",)
"""The games with an `outlook` whose tables are learned; the others train networks."""
GAMES = (*TABLES, "uly")


def main() -> None:
    """Train for the game that is named."""
    game, arguments = sys.argv[1] if len(sys.argv) > 1 else "", sys.argv[2:]
    if game not in GAMES or not arguments:
        raise SystemExit(f"python -m tana.learn {'|'.join(GAMES)} --small | --games N | wolf | dog [options]")
    if game in TABLES:
        from tana.learn.tables import main as learn

        learn(game, arguments)
        return
    if find_spec("torch") is None:
        raise SystemExit("training needs PyTorch: pip install 'tana-games[learn]'")
    if arguments == ["--small"]:
        from tana.learn.uly.small import train_small

        train_small()
    else:
        from tana.learn.uly.campaign import main as train

        train(arguments)


if __name__ == "__main__":
    main()
