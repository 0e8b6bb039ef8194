"""Standing answers: decisions that a player may settle beforehand, declared by a game as data.

A game that asks often, and mostly gets the same answer, lists such answers in its `standing` module:

    STANDING = (
        StandingAnswer("stay", among=("stay", "hop-off", "leap"), until=Until("minute", CLOCK.tokens, within="hour")),
    )

Whether one applies follows from the view and the legal actions of its own seat, so it uses nothing that its player
may not know. `tana.server.tables.standing` evaluates them; nothing here is part of the compiled rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from tana.core.game import Rules

ALL, OWN = "*", "own"
"""Steps of a path: every item of a list, and the item of the player's own seat."""


class Until(Struct, frozen=True):
    """An answer that holds until a counter of the view reaches a value that the player chooses."""

    field: str
    values: tuple[int, ...]
    within: str
    """The field that goes up by one whenever the counter starts again."""


class StandingAnswer(Struct, frozen=True):
    """An answer that a player may give beforehand."""

    word: str
    """The action, which has no arguments. Its text is `standing-<word>`."""
    among: tuple[str, ...]
    """It answers where every legal action has one of these words."""
    until: Until | None = None
    watches: tuple[str, ...] = ()
    """Paths into the player's view, such as `players.own.mice.*.pouch`: it ends when what is there changes."""


def standing_answers(rules: Rules) -> tuple[StandingAnswer, ...]:
    """What the game with these rules declares; nothing for a game without a `standing` module, or of kept rules."""
    return _declared(getattr(rules, "__name__", ""))


@cache
def _declared(rules: str) -> tuple[StandingAnswer, ...]:
    package = rules.rpartition(".")[0]
    name = f"{package}.standing"
    if not package or find_spec(name) is None:
        return ()
    declared: tuple[StandingAnswer, ...] = import_module(name).STANDING
    return declared


def found_at(view: Any, path: str, seat: int) -> list[Any]:
    """What lies at a path of a view (as JSON)."""
    return list(_walk(view, path.split("."), seat))


def _walk(at: Any, steps: list[str], seat: int) -> Iterator[Any]:
    if not steps:
        yield at
        return
    step, rest = steps[0], steps[1:]
    if step == ALL:
        for item in at:
            yield from _walk(item, rest, seat)
    else:
        yield from _walk(at[seat] if step == OWN else at[step], rest, seat)
