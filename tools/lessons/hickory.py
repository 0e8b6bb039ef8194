"""The lesson of Hickory Dickory."""

from __future__ import annotations

from tests.games.hickory.positions import Table

from tools.lessons.chapter import Chapter, Step, do, read

LEAVES = {
    1: "green-feather",
    2: "blue-button",
    3: "orange-thread",
    4: "purple-thimble",
    5: "green-button",
    6: "blue-thread",
    7: "orange-feather",
    8: "purple-feather",
    9: "green-thimble",
    10: "blue-feather",
    11: "orange-thimble",
}
HOME = {(0, "scavenger"): 9, (0, "spotter"): 10, (0, "scurrier"): 11}
AWAY = {(1, "scavenger"): 8, (1, "spotter"): 9, (1, "scurrier"): 10}


def clock(hour: int = 8, bare: int = 0) -> Table:
    """A clock in the middle of a round, with a tile on all leaves but one, and all mice late on the inner ring."""
    table = Table(2)
    table.s.hour = hour - 1
    table.s.players[0].board, table.s.players[1].board = 0, 1
    table.basket("blue-key", "orange-button", "purple-thread", "green-thread").quest(1, 8).quest(2, 9)
    for number, tile in LEAVES.items():
        if number != bare:
            table.leaf(number, tile)
    for (seat, mouse), number in {**HOME, **AWAY}.items():
        table.mouse(seat, mouse, "inner", number)
    return table


def chapter(id: str, table: Table, *steps: Step) -> Chapter:
    return Chapter(id, "hickory", table.s, steps)


LESSON = (
    chapter(
        "ride",
        clock().mouse(0, "spotter", "inner", 2).tick(2),
        read("hand"),
        do("hop-on", see="hopped-on tick activated"),
        do("stay", see="stayed tick activated"),
        do("hop-off", see="hopped-off"),
    ),
    chapter(
        "claim",
        clock().mouse(0, "scurrier", "inner", 4).tick(4),
        do("outer", see="moved-out"),
        do("claim", see="claimed"),
        do("draw", see="favor-drawn favor-card"),
    ),
    chapter(
        "search",
        clock(bare=3).mouse(0, "spotter", "inner", 3).tick(3),
        do("outer", see="moved-out"),
        do("search", see="drew-tile drew-tile"),
        do("put-back *", see="put-back stowed"),
    ),
    chapter(
        "market",
        clock(bare=5).mouse(0, "scavenger", "inner", 5, "orange-key", "green-button").tick(5),
        do("outer", see="moved-out"),
        do("spend *", see="spent"),
        do("take *", see="took-tile"),
        do("take *", see="took-tile stowed"),
    ),
    chapter(
        "climb",
        clock(bare=2).mouse(0, "scurrier", "inner", 2).tick(2),
        do("outer", see="moved-out"),
        do("climb", see="climbed chain-points"),
        read("chain"),
    ),
    chapter(
        "deliver",
        clock(bare=6)
        .mouse(0, "scavenger", "inner", 6, "purple-key", "green-key", "blue-thimble", "orange-feather")
        .tick(6),
        read("quest:1"),
        do("outer", see="moved-out"),
        do("deliver purple-key", see="delivered"),
        do("deliver green-key", see="delivered"),
        do("deliver blue-thimble", see="delivered"),
        do("score", see="items-scored symbol-scored delivery-total quest-done"),
        read(),
    ),
    chapter(
        "favor",
        clock(bare=7).mouse(0, "scurrier", "inner", 7).card(0, 2).tick(7),
        read("card:2"),
        do("favor 2", see="favor-played"),
        do("climb", see="climbed"),
    ),
    chapter(
        "scamp",
        clock(bare=1).mouse(0, "scurrier", "inner", 1, "purple-button").tick(1),
        do("outer", see="moved-out"),
        do("spend purple-button", see="spent"),
        do("scamp *", see="scamp-placed"),
    ),
    chapter(
        "bump",
        clock()
        .on_hand(1, "scurrier")
        .on_hand(1, "scavenger")
        .mouse(0, "spotter", "inner", 5)
        .tick(5)
        .do("stay", "stay"),
        read("hand"),
        do("hop-on", see="hopped-on bumped"),
        read(),
    ),
    chapter(
        "relic",
        clock().mouse(0, "spotter", "inner", 12, "crown").tick(12),
        do("outer", see="moved-out"),
        do("return crown", see="relic-brought relic-returned favor-drawn"),
        do("leap *", see="leapt"),
    ),
    chapter(
        "cat",
        clock().mouse(0, "spotter", "inner", 12).tick(12),
        do("hop-on", see="hopped-on round-ended paw-placed hour-struck"),
        read(),
    ),
    chapter(
        "midnight",
        clock(hour=11).mouse(0, "spotter", "inner", 12, "purple-key").tick(12),
        read(),
        do("hop-on", see="hopped-on midnight final-delivery game-over"),
        read(),
    ),
)
