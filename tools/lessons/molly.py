"""The lesson of Molly."""

from __future__ import annotations

from tests.games.molly.garden import Garden

from tools.lessons.chapter import Chapter, do, read

CELLS = tuple(f"cell:{column}{row}" for row in "123" for column in "abc")


def chapter(id: str, garden: Garden, *steps: object, seed: int = 1) -> Chapter:
    return Chapter(id, "molly", garden.state, steps, seed)  # type: ignore[arg-type]


LESSON = (
    chapter(
        "lay",
        Garden(
            """
            r/?   y/?   g/?
            b/?   w/?   r/?
            y/?   g/?   b/?
            """,
            display="wg",
        ),
        read(*CELLS),
        read("slot:1", "slot:2", "deck"),
        do("play 1 *", see="played turn-began"),
        read("burrow"),
    ),
    chapter(
        "draw",
        Garden(
            """
            r/?   y/?   g/?
            b/?   w/?   r/?
            y/?   g/?   b/?
            """,
            display="yr",
        ),
        do("draw", see="turned-up"),
        do("place *", see="played"),
        read(),
    ),
    chapter(
        "set",
        Garden(
            """
            r/yb  w/?   r/gw
            b/?   y/?   g/?
            y/?   g/?   w/?
            """,
            display="rb",
        ),
        read("cell:a1", "cell:b1", "cell:c1"),
        do("play 1 b1", see="played"),
        do("set *", see="set-of-moles took-pile cube flipped flipped"),
        read("burrow"),
    ),
    chapter(
        "projects",
        Garden(
            """
            g/bw  b/?   y/?
            g/ry  w/?   r/?
            w     /yb   /rw
            """,
            display="gr",
        ),
        read("cell:b3", "cell:c3"),
        do("play 1 a3", see="played"),
        do(
            *("set column-a a1", "set column-a a2"),
            see="set-of-moles took-pile flipped set-of-projects gained-token gained-token gained-token cover-drawn",
        ),
        do("cover *", see="covered"),
        do("cover *", see="covered"),
    ),
    chapter(
        "take",
        Garden(
            """
            r/?   y/?   g/?
            b/?   w/?   r/?
            y/?   g/?   b/?
            """,
            display="wy",
            tokens=(2, 1),
            cubes=("yrgb", "r"),
            deck=19,
        ),
        read("burrow"),
        do("take 1", see="spent took cube displayed"),
        do("play *", see="played"),
    ),
    chapter(
        "swap",
        Garden(
            """
            y/?   b/?   r/?
            r/?   w/?   g/?
            g/?   y/?   w/?
            """,
            display="rb",
            tokens=(1, 1),
        ),
        read("cell:a1", "cell:a2"),
        do("swap a1-a2", see="spent swapped"),
        do("play 1 b1", see="played"),
        do("set *", see="set-of-moles took-pile flipped"),
    ),
    chapter(
        "event",
        Garden(
            """
            r/?   y/?   .
            b/?   w/?   r/?
            y/?   g/?   b/?
            """,
            display="rg",
            event_on_top="green",
        ),
        do("play 1 c1", see="played gained-token event-found"),
        read("deck"),
    ),
    chapter(
        "bobtail",
        Garden(
            """
            r/?   y/?   g/?
            b/?   @     r/?
            y/?   g/?   .
            """,
            display="rg",
            tokens=(2, 1),
        ),
        read("cell:b2"),
        do("hunt c2", see="spent hunted"),
        do("rehome *", see="rehomed"),
        do("play *", see="played"),
    ),
    chapter(
        "end",
        Garden(
            """
            r/?   y/?   g/?
            b/?   w/?   r/?
            y/?   g/?   b/?
            """,
            display="wg",
            deck=9,
            turn=0,
            first=1,
            tokens=(2, 1),
            cubes=("yyyrrwwggb", "rrg"),
        ),
        read("burrow"),
        do("play 1 *", see="played game-over"),
        read(),
    ),
)
