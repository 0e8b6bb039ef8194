"""Write the puzzles for the web client (`python -m tools.puzzle_pages`): the seat's views instead of positions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from tana.core.registry import game as find_game
from tana.lab.puzzles import Puzzle, shipped, state_of_puzzle

GAMES = ("molly", "hickory", "uly", "buddel")
OUT = Path(__file__).resolve().parents[1] / "web" / "src" / "puzzles"


def page_of(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle with the seat's view and choices; it contains nothing else of the world."""
    game, state = find_game(puzzle.game), state_of_puzzle(puzzle)
    actions = [game.actions.action(game.actions.parse(answer.action)) for answer in puzzle.answers]
    return {
        "id": puzzle.id,
        "seats": puzzle.seats,
        "seat": puzzle.seat,
        "theme": puzzle.theme,
        "difficulty": puzzle.difficulty,
        "why": list(puzzle.why),
        "view": msgspec.to_builtins(game.view(state, puzzle.seat)),
        "choices": [
            {"action": one.number, "word": one.word, "args": one.arguments, "notation": one.notation} for one in actions
        ],
        "answers": [[answer.points, answer.chance, answer.error] for answer in puzzle.answers],
    }


def document_of(game: str) -> str:
    """The content of a game's file, one puzzle on each line."""
    lines = [json.dumps(page_of(puzzle), separators=(",", ":"), ensure_ascii=False) for puzzle in shipped(game)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (OUT / f"{name}.json").write_text(document_of(name), encoding="utf-8")
