"""The lesson of Uly & Polly."""

from __future__ import annotations

from tests.games.uly.flock import play, table

from tana.core.match import Match
from tools.lessons.chapter import Chapter, do, read


def chapter(id: str, game: Match, *steps: object) -> Chapter:
    return Chapter(id, "uly", game.state, steps)  # type: ignore[arg-type]


def after(*moves: str, seats: int = 2, first: str = "1") -> Match:
    game = table(seats, first=first)
    play(game, *moves)
    return game


LESSON = (
    chapter("hide", table(3), read(), do("hide *", see="hid hidden-at"), read()),
    chapter(
        "swap",
        after("hide b2", "start d4", seats=3),
        read("cell:b2"),
        do("swap *", see="swapped"),
        read(),
    ),
    chapter("start", after("hide b3", first="2"), read(), do("start *", see="dog-placed"), read()),
    chapter(
        "sheep",
        after("hide d4", "start b2", "swap c3-d4", first="2"),
        do("step a1", "step b1", "step a2", "step a3", see="dog-moved sheep-turned"),
        read(),
    ),
    chapter(
        "wolf",
        after("hide d1", "start c3", "swap c2-d1", first="2"),
        read("cell:c2", "cell:d1"),
        do("step c2", see="dog-moved wolf-found prize"),
        read(),
    ),
    chapter(
        "escape",
        after(
            *("hide d4", "start a1", "swap c4-d4", "step b1", "swap c3-c4", "step c1", "swap c3-d3", "step d1"),
            *("swap a4-b4", "step d2", "swap a4-b4", "step c2", "swap a4-b4", "step b2", "swap a4-b4", "step a2"),
            "swap a4-b4",
            first="2",
        ),
        read(),
        do("step a3", "step b3", see="dog-moved sheep-turned wolf-escaped prize wolf-had-hidden"),
        read(),
    ),
)
