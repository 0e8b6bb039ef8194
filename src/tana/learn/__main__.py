"""`python -m tana.learn uly --small`: train a toy; without `--small`, see `tana.learn.uly.campaign`."""

from __future__ import annotations

import sys
from importlib.util import find_spec

GAMES = ("uly",)


def main() -> None:
    """Train for the game that is named."""
    if len(sys.argv) < 3 or sys.argv[1] not in GAMES:
        raise SystemExit(f"python -m tana.learn {'|'.join(GAMES)} --small | wolf | dog [options]")
    if find_spec("torch") is None:
        raise SystemExit("training needs PyTorch: pip install 'tana-games[learn]'")
    if sys.argv[2] == "--small":
        from tana.learn.uly.small import train_small

        train_small()
    else:
        from tana.learn.uly.campaign import main as train

        train(sys.argv[2:])


if __name__ == "__main__":
    main()
