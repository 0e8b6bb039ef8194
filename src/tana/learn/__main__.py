"""`python -m tana.learn GAME --small` trains a toy; see `tana.learn.tables`, `tana.learn.networks` and
`tana.learn.uly.campaign` for more."""

from __future__ import annotations

import sys
from importlib.util import find_spec

TABLES = ("hickory",)
"""The games with an `outlook` whose tables are learned."""
NETWORKS = ("molly", "buddel")
"""Those whose positions are judged by a network."""
GAMES = (*TABLES, *NETWORKS, "uly")


def main() -> None:
    """Train for the game that is named."""
    game, arguments = sys.argv[1] if len(sys.argv) > 1 else "", sys.argv[2:]
    if game not in GAMES or not arguments:
        raise SystemExit(f"python -m tana.learn {'|'.join(GAMES)} --small | --games N | --seconds N | wolf | dog")
    if game in TABLES:
        from tana.learn.tables import main as learn

        learn(game, arguments)
        return
    if find_spec("torch") is None:
        raise SystemExit("training needs PyTorch: pip install 'tana-games[learn]'")
    if game in NETWORKS:
        from tana.learn.networks import main as train_networks

        train_networks(game, arguments)
    elif arguments == ["--small"]:
        from tana.learn.uly.small import train_small

        train_small()
    else:
        from tana.learn.uly.campaign import main as train

        train(arguments)


if __name__ == "__main__":
    main()
