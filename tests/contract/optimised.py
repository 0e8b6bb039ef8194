"""Random games in compiled code, summed up in one number, to compare levels of optimisation (see `test_speeds.py`)."""

from __future__ import annotations

import hashlib
import sys

from tana.engine.instantiate import instantiate
from tests.contract.tables import all_tables

GAMES = 200


def digest_of(name: str) -> str:
    """A digest of the results and last states of games at all tables of a game."""
    play = instantiate("tana.engine.playout", name)
    digest = hashlib.sha256()
    for table in all_tables():
        if table.game.name == name:
            digest.update(play.play_many(table.seats, table.game.encode(table.settings), 1, 0, GAMES, True).tobytes())
    return digest.hexdigest()


if __name__ == "__main__":
    print(digest_of(sys.argv[1]))
