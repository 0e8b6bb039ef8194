"""Write the positions of the gallery (`python -m tools.gallery_fixtures`): views and choices by seed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import tana
from tana.core.chance import POLICY, below, rng_from
from tana.core.match import Match

OUT = Path(__file__).resolve().parents[1] / "web" / "src" / "gallery" / "fixtures"

POSITIONS: dict[str, tuple[str, int, int, int, dict[str, str]]] = {
    # name: game, seats, seed, random moves, options
    "molly-start": ("molly", 3, 1, 0, {}),
    "molly-middle": ("molly", 3, 7, 40, {"memory_aid": "on"}),
    "molly-bobtail": ("molly", 4, 5, 31, {"variant": "bobtail"}),
    "uly-start": ("uly", 3, 1, 2, {}),
    "uly-middle": ("uly", 4, 4, 14, {"memory_aid": "on"}),
    "buddel-start": ("buddel", 4, 3, 1, {}),
    "buddel-middle": ("buddel", 4, 5, 60, {"memory_aid": "on"}),
    "hickory-start": ("hickory", 2, 1, 0, {}),
    "hickory-middle": ("hickory", 4, 2, 160, {}),
    "hickory-solo": ("hickory", 1, 3, 90, {}),
}
DECISIONS: dict[str, tuple[str, int, int, int, dict[str, str], set[str]]] = {
    # the same, continued until there are choices of all these words
    "molly-give": ("molly", 3, 4, 20, {}, {"give"}),
    "buddel-both": ("buddel", 3, 8, 50, {}, {"dog", "mole"}),
    "hickory-place": ("hickory", 2, 5, 120, {}, {"place"}),
    "hickory-deliver": ("hickory", 2, 6, 90, {}, {"deliver"}),
    "hickory-basket": ("hickory", 3, 7, 60, {}, {"take", "wild"}),
    "hickory-claim": ("hickory", 2, 9, 40, {}, {"claim"}),
}


def choices(match: Match) -> list[dict[str, Any]]:
    """The legal choices as on the wire."""
    found = [match.game.actions.action(number) for number in match.game.legal(match.state)]
    return [
        {
            "action": action.number,
            "word": action.word,
            "args": action.arguments,
            "notation": action.notation,
            "irreversible": False,
        }
        for action in found
    ]


def position(
    game: str, seats: int, seed: int, moves: int, options: dict[str, str], words: set[str] | None = None
) -> dict[str, Any]:
    """A position after some random moves, as the seat that decides sees it."""
    for luck in range(seed, seed + 1000):
        match = tana.new(game, seats=seats, seed=luck, **options)
        rng = rng_from(luck.to_bytes(8, "big"))
        made = 0
        while match.actor is not None:
            legal = match.game.legal(match.state)
            if made >= moves and (words is None or words <= {match.game.actions.action(one).word for one in legal}):
                break
            match.apply(legal[below(rng, POLICY, len(legal))])
            made += 1
        if match.actor is not None:
            view = msgspec.to_builtins(match.view(match.actor))
            return {"game": game, "turn": match.actor + 1, "view": view, "choices": choices(match)}
    raise AssertionError(f"{game}: no such position")


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    for name, wanted in {**POSITIONS, **DECISIONS}.items():
        text = json.dumps(position(*wanted), indent=1, ensure_ascii=False)
        (OUT / f"{name}.json").write_text(text + "\n", encoding="utf-8")
