"""Runs the simulation in parts: `python -m tests.weeks FOLDER --days 7`, repeatedly until it has finished."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path

from tests.weeks.phones import has_browser
from tests.weeks.running import postgres_if_there, run_days
from tests.weeks.weeks import FULL, SMALL


def main() -> int:
    """Print the findings; returns 1 if something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.weeks", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the house is kept between the parts")
    parser.add_argument("--days", type=int, default=21, help="how many days to play now (default: all)")
    parser.add_argument("--small", action="store_true", help="the size of make test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--browsers", type=int, default=0, help="how many people play in a real browser (at most 3)")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    size = SMALL if args.small else FULL
    browsers = args.browsers if has_browser() else 0
    with postgres_if_there() as postgres:
        judge = asyncio.run(run_days(args.folder, size, args.days, args.seed, postgres, browsers))
    chronicle = judge.chronicle
    figures = {
        "day": chronicle.day,
        "games begun": len(chronicle.played),
        "games over": len(judge.finished),
        **judge.figures,
        "acknowledged": len(chronicle.acknowledged),
        "kills": chronicle.kills,
        "reconnects": chronicle.reconnects,
        **{f"in browsers: {name}": count for name, count in chronicle.on_phones.items()},
        **{f"network: {name}": count for name, count in chronicle.mischief.items()},
        "seconds of CPU here": round(chronicle.seconds),
    }
    print(json.dumps(figures, indent=1))
    print("\n".join(judge.wrong[:60]), f"{len(judge.wrong)} faults", sep="\n")
    return int(bool(judge.wrong))


if __name__ == "__main__":
    sys.exit(main())
