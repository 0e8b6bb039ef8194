"""Train a baseline, a best response to one, or measure them; see README.md in this folder.

python -m research.baselines ppo molly --device cuda --out ppo-molly.npz
python -m research.baselines ppo molly --shared --device cuda --out shared-molly.npz
python -m research.baselines mmd uly --shared --device cuda --out mmd-uly.npz
python -m research.baselines zero molly --processes 12 --out zero-molly.npz
python -m research.baselines response uly --against mmd-uly.npz --device cuda --out response.npz
python -m research.baselines table ppo-molly.npz zero-molly.npz --levels sprout digger --games 1024
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

LEVELS = ("random", "sprout", "digger", "fox:iterations=1000")
WIDTHS = {"plain": 256, "shared": 256, "small": 96}
FLOCK = 64
"""The width of Uly & Polly's shared network."""


def main(given: list[str] | None = None) -> None:
    """Do what the command line asks for."""
    asked = _parser().parse_args(given)
    if find_spec("torch") is None:
        raise SystemExit("training needs PyTorch: pip install 'tana-games[learn]'")
    if asked.command == "table":
        _table(asked)
    else:
        _train(asked, " ".join(["python -m research.baselines", *(sys.argv[1:] if given is None else given)]))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m research.baselines")
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("ppo", "mmd", "zero", "response"):
        one = commands.add_parser(name)
        one.add_argument("game")
        one.add_argument("--shared", action="store_true", help="share weights over colours, lines or cells")
        one.add_argument("--width", type=int, default=0)
        one.add_argument("--games", type=int, default=4096, help="games at once")
        one.add_argument("--seconds", type=float, default=480.0)
        one.add_argument("--rounds", type=int, default=10**9, help="end after this many rounds at the latest")
        one.add_argument("--device", default="cpu")
        one.add_argument("--seed", type=int, default=1)
        one.add_argument("--processes", type=int, default=1, help="that play (zero) and that judge on the way")
        one.add_argument("--looks", type=int, default=4, help="how often to judge on the way, besides the end")
        one.add_argument("--judged", type=int, default=256, help="games of each judgement")
        one.add_argument("--out", type=Path, required=True)
        if name == "response":
            one.add_argument("--against", required=True, help="weights of a baseline, or random")
    table = commands.add_parser("table")
    table.add_argument("weights", type=Path, nargs="+")
    table.add_argument("--levels", nargs="*", default=LEVELS)
    table.add_argument("--games", type=int, default=1024)
    table.add_argument("--seed", type=int, default=7)
    table.add_argument("--processes", type=int, default=1)
    table.add_argument("--out", type=Path)
    return parser


def _train(asked: argparse.Namespace, command: str) -> None:
    """Train, judge on the way, and write the weights with what is known about them."""
    from research.baselines import nets, selfplay, versus, zero

    kind = "small" if asked.command == "zero" else "shared" if asked.shared else "plain"
    width = asked.width or (FLOCK if (kind, asked.game) == ("shared", "uly") else WIDTHS[kind])
    frozen, rival = None, "digger"
    if asked.command == "response":
        frozen, rival = _opponent(asked.against, asked.game)
    plan = selfplay.Plan(
        asked.command,
        asked.game,
        kind,
        width,
        asked.games,
        asked.seconds,
        asked.rounds,
        asked.device,
        asked.seed,
        frozen,
    )
    about = {"learner": asked.command, "game": asked.game, "net": kind, "width": width, "seed": asked.seed}
    about |= {"search": asked.command == "zero", "command": command}
    referees = versus.Referees(max(1, asked.processes // 4))
    looks: list[tuple[float, int, Any]] = []

    def judge(net: Any, passed: float, decisions: int) -> None:
        """Have the averaged network play, without search."""
        weights = nets.weights_of(net)
        games = referees.ask(asked.game, (weights, {**about, "search": False}), rival, asked.judged, 1000 + len(looks))
        looks.append((passed, decisions, games))

    def look(learner: Any, passed: float, decisions: int) -> None:
        if passed < 1 and passed * (asked.looks + 1) >= len(looks) + 1:
            judge(learner.average.module, passed, decisions)

    found = zero.train(plan, asked.processes, look) if asked.command == "zero" else selfplay.train(plan, look)
    about |= {"seconds": round(found.seconds, 1), "decisions": found.decisions}
    nets.save(asked.out, nets.weights_of(found.net), about)
    judge(found.net, 1.0, found.decisions)
    curve = [[round(passed * found.seconds), decisions, *versus.share_of(games)] for passed, decisions, games in looks]
    about["rival"] = asked.against if frozen is not None else rival
    about["curve: seconds, decisions, share, error, games"] = curve
    if frozen is not None and asked.game == "uly":
        wolf, dog = versus.rounds_of(looks[-1][2])
        about |= {"escapes": list(wolf), "finds": list(dog)}
    referees.close()
    nets.save(asked.out, nets.weights_of(found.net), about)
    print(json.dumps(about), flush=True)


def _opponent(given: str, game: str) -> tuple[Any, Any]:
    """A frozen network to respond to, and the same for referees; `random` takes any action."""
    import numpy as np

    from research.baselines import nets

    if given == "random":
        about: dict[str, Any] = {"game": game, "net": "small", "width": 8}
        weights = {name: np.zeros_like(one) for name, one in nets.weights_of(nets.new_net("small", game, 8)).items()}
    else:
        weights, about = nets.load(Path(given))
    rival = (weights, {**about, "search": False})
    return nets.net_of(*rival), rival


def _table(asked: argparse.Namespace) -> None:
    """Print the share of wins of each baseline against each level."""
    from research.baselines import nets, versus

    referees, rows = versus.Referees(asked.processes), []
    for path in asked.weights:
        weights, about = nets.load(path)
        for search in (False, True) if about.get("search") else (False,):
            for level in asked.levels:
                player = weights, {**about, "search": search}
                rows.append(
                    (path.stem, search, level, referees.ask(about["game"], player, level, asked.games, asked.seed))
                )
    document = []
    for name, search, level, games in rows:
        share = versus.share_of(games)
        who = f"{name} with search" if search else name
        figures = f"{100 * share.share:5.1f} ± {100 * share.error:.1f} %  ({share.games} games)"
        print(f"{who:24} – {level:22} {figures}", flush=True)
        document.append({"name": name, "search": search, "level": level, **share._asdict()})
    referees.close()
    if asked.out:
        asked.out.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
