"""The lesson of Buddel-Bande."""

from __future__ import annotations

from tests.games.buddel.garden import garden

from tana.games.buddel.state import State
from tools.lessons.chapter import Chapter, do, read


def chapter(id: str, state: State, *steps: object, seed: int = 1) -> Chapter:
    return Chapter(id, "buddel", state, steps, seed)  # type: ignore[arg-type]


LESSON = (
    chapter(
        "roll",
        garden(3, {"s1": 3, "m2": 5, "l3": 2, "s2": 7}),
        read(),
        do("roll", see="rolled"),
        do("mole *", see="mole-moved"),
        do("look", "leave", see="turn-began"),
    ),
    chapter(
        "look",
        garden(3, {"s1": 3, "m2": 5, "l3": 2, "s2": 7}, dice="medium flower"),
        do("mole m2", see="mole-moved"),
        do("look", see="looked saw"),
        read(),
    ),
    chapter(
        "dog",
        garden(3, {"s1": 3, "m2": 12, "l3": 8, "s2": 7}, dice="dog leaf", dog=12),
        read("dog"),
        do("dog 3", "dog 8", see="dog-moved freed frozen"),
        read(),
    ),
    chapter(
        "home",
        garden(3, {"s1": 20, "m2": 5, "l3": 2, "s2": 9}, dice="small clover", dog=12),
        read(),
        do("mole s1", see="mole-moved came-home"),
        read(),
    ),
    chapter(
        "decline",
        garden(3, {"s1": "den", "s3": "den", "s2": 20, "m2": 5, "l3": 2}, dice="small clover", dog=12),
        read(),
        do("decline", see="declined"),
        read(),
    ),
    chapter(
        "win",
        garden(3, {"s1": "den", "m1": "den", "l1": 19, "l3": 2}, dice="large clover", dog=12),
        do("mole l1", see="mole-moved came-home game-over"),
        read(),
    ),
)
