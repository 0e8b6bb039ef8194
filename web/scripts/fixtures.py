"""Writes the positions that the gallery shows: views and choices from the real engine, by seed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import tana
from tana.core.chance import POLICY, below, rng_from
from tana.core.match import Match

OUT = Path(__file__).resolve().parent.parent / "src" / "gallery" / "fixtures"

POSITIONS: dict[str, tuple[str, int, int, int, dict[str, str]]] = {
    # name: game, seats, seed, random moves, options
    "molly-start": ("molly", 3, 1, 0, {}),
    "molly-middle": ("molly", 3, 2, 40, {"memory_aid": "on"}),
    "molly-bobtail": ("molly", 4, 5, 60, {"variant": "bobtail"}),
    "uly-start": ("uly", 3, 1, 2, {}),
    "uly-middle": ("uly", 4, 4, 13, {"memory_aid": "on"}),
    "buddel-start": ("buddel", 4, 3, 1, {}),
    "buddel-middle": ("buddel", 4, 5, 60, {"memory_aid": "on"}),
    "hickory-start": ("hickory", 2, 1, 0, {}),
    "hickory-middle": ("hickory", 4, 2, 160, {}),
    "hickory-solo": ("hickory", 1, 3, 90, {}),
}


def choices(match: Match) -> list[dict[str, Any]]:
    """The legal choices as the wire writes them."""
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


def position(game: str, seats: int, seed: int, moves: int, options: dict[str, str]) -> dict[str, Any]:
    """A position after some random moves, from the seat that decides."""
    match = tana.new(game, seats=seats, seed=seed, **options)
    rng = rng_from(seed.to_bytes(8, "big"))
    for _ in range(moves):
        if match.actor is None:
            break
        legal = match.game.legal(match.state)
        match.apply(legal[below(rng, POLICY, len(legal))])
    view = msgspec.to_builtins(match.view(match.actor))
    turn = None if match.actor is None else match.actor + 1
    return {"game": game, "turn": turn, "view": view, "choices": choices(match)}


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    for name, (game, seats, seed, moves, options) in POSITIONS.items():
        text = json.dumps(position(game, seats, seed, moves, options), indent=1, ensure_ascii=False)
        (OUT / f"{name}.json").write_text(text + "\n", encoding="utf-8")
