"""Fox's search iterations per second of wall-clock time on one core and on several, measured alternately.

    python bench/cores.py [GAME …] [--cores 2] [--rounds 5] [--seconds 1] [--json FILE]

Needs a machine with that many idle cores.
"""

from __future__ import annotations

import argparse
import json
import statistics
from pathlib import Path

import tana
from tana.bots.api import Glimpse, bot_entropy, glimpse
from tana.bots.fox import Budget, Fox
from tana.bots.levels import warm


def first_decision(name: str) -> Glimpse:
    """What the seat with the first real choice sees in a game for two."""
    match = tana.new(name, seats=2, seed=1)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    assert match.actor is not None
    return glimpse(match.game, match.state, match.actor, bot_entropy(b"bench", match.actor, 1))


def iterations(name: str, cores: int, seconds: float) -> int:
    """The number of iterations of one search."""
    fox = Fox(name, Budget(seconds=seconds, cores=cores))
    fox.think(first_decision(name))
    return sum(int(tree.nodes[0].visits) for tree in fox.trees)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", default=list(tana.names()), metavar="GAME")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each search")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    rows = []
    for name in args.names:
        warm(name)
        rounds = range(args.rounds)
        found = [[iterations(name, cores, args.seconds) for cores in (1, args.cores)] for _ in rounds]
        one, many = (statistics.median(column) for column in zip(*found, strict=True))
        rows.append({"game": name, "one": one, "cores": args.cores, "many": many, "ratio": round(many / one, 2)})
        print(json.dumps(rows[-1]), flush=True)
    if args.json:
        args.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
