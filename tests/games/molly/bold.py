"""A player who likes sets: games then meet flips, Projects and thefts, which random play hardly ever does."""

from __future__ import annotations

import random

from tana.games.molly.components import CELL, COLOURS, LINES
from tana.games.molly.game import GAME
from tana.games.molly.state import State


def choose_boldly(s: State, choose: random.Random) -> int:
    """Mostly the move that makes a set, so that games meet flips, Projects and thefts."""
    legal = GAME.legal(s)
    sets = [a for a in legal if _makes_set(s, a)]
    if sets and choose.random() < 0.8:
        return choose.choice(sets)
    return choose.choice(legal)


def _makes_set(s: State, action: int) -> bool:
    parts = GAME.actions.action(action)
    if parts.word in ("projects", "set"):
        return True
    if parts.word not in ("play", "place"):
        return False
    card = int(s.held[0]) if parts.word == "place" else int(s.display[int(parts.arguments["slot"]) - 1])
    cell = CELL.number(parts.arguments["cell"])
    return any(
        cell in line and all(other == cell or s.shows[other] == card % COLOURS for other in line)
        for line in (tuple(int(i) for i in line) for line in LINES)
    )
