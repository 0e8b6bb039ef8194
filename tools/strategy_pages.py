"""Write the positions of the strategy chapters for the web client (`python -m tools.strategy_pages`).

Each claim has its seat's view, the two choices, and the position to play from. The position is a world consistent with
what the seat knew, so it contains no secret.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from tana.core.registry import game as find_game
from tana.lab.strategy import Claim, Judged, claims_of, state_of_claim

GAMES = ("molly", "hickory", "uly", "buddel")
OUT = Path(__file__).resolve().parents[1] / "web" / "src" / "strategy"


def page_of(claim: Claim) -> dict[str, Any]:
    """A claim as the web client shows it."""
    game, state = find_game(claim.game), state_of_claim(claim)
    return {
        "name": claim.name,
        "seats": claim.seats,
        "seat": claim.seat,
        "reasons": list(claim.reasons),
        "better": _judged(claim, claim.better),
        "worse": _judged(claim, claim.worse),
        "view": msgspec.to_builtins(game.view(state, claim.seat)),
        "position": claim.position,
    }


def _judged(claim: Claim, judged: Judged) -> dict[str, Any]:
    actions = find_game(claim.game).actions
    one = actions.action(actions.parse(judged.action))
    choice = {"action": one.number, "word": one.word, "args": one.arguments, "notation": one.notation}
    return {"choice": choice, "chance": judged.chance, "error": judged.error}


def document_of(game: str) -> str:
    """The content of a game's file, one claim on each line."""
    lines = [json.dumps(page_of(claim), separators=(",", ":"), ensure_ascii=False) for claim in claims_of(game)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (OUT / f"{name}.json").write_text(document_of(name), encoding="utf-8")
