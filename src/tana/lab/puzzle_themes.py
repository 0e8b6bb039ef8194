"""Themes of puzzles: the kind of decision, derived from public knowledge.

A theme does not depend on the answer, so it reveals nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

LAST_HOURS = 9
"""The hour from which the end of Hickory Dickory is near."""


def _molly(view: Any) -> str:
    return "turn" if view.step == "act" else "set" if view.step == "check" else "card"


def _uly(view: Any) -> str:
    return "late-round" if 2 * view.face_up > view.tiles_to_turn else "early-round"


def _buddel(view: Any) -> str:
    return str(view.dice.piece)


def _hickory(view: Any) -> str:
    return f"{view.phase}-late" if view.hour >= LAST_HOURS else f"{view.phase}-early"


THEMES: dict[str, Callable[[Any], str]] = {"molly": _molly, "uly": _uly, "buddel": _buddel, "hickory": _hickory}


def theme_of(game: str, view: Any) -> str:
    """The theme of a decision, from the seat's view; for a game without themes, the step of its rules."""
    found = THEMES.get(game)
    return found(view) if found else str(getattr(view, "step", "turn"))
