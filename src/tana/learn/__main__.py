"""`python -m tana.learn GAME --small` trains a toy; see `tana.learn.train_tables` and `tana.learn.train_networks`."""

import sys
from importlib.util import find_spec

TABLES = ("hickory",)
"""Games whose `value_tables` are learned by temporal differences."""
NETWORKS = ("molly", "buddel")
"""Games whose positions are judged by a network (needs PyTorch)."""
GAMES = (*TABLES, *NETWORKS)


def main() -> None:
    """Train for the game named on the command line."""
    game, arguments = sys.argv[1] if len(sys.argv) > 1 else "", sys.argv[2:]
    if game not in GAMES or not arguments:
        raise SystemExit(f"usage: python -m tana.learn {'|'.join(GAMES)} --small | --games N | --seconds N")
    if game in TABLES:
        from tana.learn.train_tables import main as train_tables

        train_tables(game, arguments)
        return
    if find_spec("torch") is None:
        raise SystemExit("training needs PyTorch: pip install 'tana-games[learn]'")
    from tana.learn.train_networks import main as train_networks

    train_networks(game, arguments)


if __name__ == "__main__":
    main()
