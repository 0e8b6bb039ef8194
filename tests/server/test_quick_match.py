"""Quick match: matching, and the expiry of wishes. Tests set the time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from tana.server.bus.local import LocalBus
from tana.server.house.quick_match import (
    CLAIM_SECONDS,
    GRACE_SECONDS,
    MATCHED_MS,
    QuickMatch,
    Wish,
    matching_count,
    matching_group,
)
from tana.server.protocol import wire
from tests.server.conftest import Runner


def wish(
    holder: str, since: int, seats: Sequence[int] = (2,), game: str = "uly", pace: wire.QuickPace = "relaxed"
) -> Wish:
    return Wish(f"w{holder}", holder, since, game, tuple(seats), pace, holder.upper())


def names(group: list[Wish] | None) -> str | None:
    return None if group is None else "".join(one.holder for one in group)


def test_those_who_waited_longest_come_first_and_get_the_largest_table() -> None:
    assert names(matching_group([])) is None
    assert names(matching_group([wish("a", 1)])) is None
    assert names(matching_group([wish("b", 2), wish("a", 1), wish("c", 3)])) == "ab"
    assert names(matching_group([wish("a", 1, (2, 3)), wish("b", 2, (3,)), wish("c", 3, (2, 3))])) == "abc"
    assert names(matching_group([wish("a", 1, (3,)), wish("b", 2), wish("c", 3)])) == "bc"


def test_different_games_paces_and_sizes_do_not_meet() -> None:
    one = wish("a", 1)
    for other in (wish("b", 2, game="molly"), wish("b", 2, pace="days"), wish("b", 2, (3,))):
        assert matching_group([one, other]) is None and matching_count(one, [one, other]) == 1
    assert matching_count(one, [one, wish("b", 2, (2, 3))]) == 2


class Room:
    """A quick match with a clock set by the test, on a bus that can be shared."""

    def __init__(self, bus: LocalBus | None = None) -> None:
        self.seconds = 1000.0
        self.bus = bus or LocalBus(lambda: self.seconds)
        self.tables: list[str] = []
        self.banned: set[str] = set()
        self.quick = QuickMatch(
            self.bus, lambda: int(self.seconds * 1000), self._make, lambda holder: holder in self.banned, self._changed
        )

    async def _make(self, group: Sequence[Wish]) -> str:
        self.tables.append("".join(one.holder for one in group))
        return f"table-{self.tables[-1]}"

    async def _changed(self) -> None:
        return None

    async def ask(self, holder: str, id: str = "1") -> str | None:
        body = wire.QuickWish(id, "uly", [2], "relaxed", holder)
        return (await self.quick.wait(holder, body, 0)).table


def test_a_wish_ends_soon_after_its_page_asked_last(run: Runner) -> None:
    async def check() -> None:
        room = Room()
        await room.quick.listen()
        assert await room.ask("a") is None
        room.seconds += GRACE_SECONDS + 0.1
        assert await room.ask("b") is None and room.tables == []
        room.seconds += 1
        assert await room.ask("a") == "table-ba"
        assert await room.ask("b") == "table-ba"  # it was between two requests
        room.seconds += MATCHED_MS / 1000
        assert await room.ask("b") is None  # too late: it waits again

    run(check())


def test_somebody_who_is_banned_while_waiting_is_matched_with_nobody(run: Runner) -> None:
    async def check() -> None:
        room = Room()
        await room.quick.listen()
        await room.ask("a")
        room.banned.add("a")
        assert await room.ask("b") is None and await room.quick.counts() == {"uly": 1}

    run(check())


def test_a_process_that_dies_while_it_makes_a_table_holds_up_nobody_else(run: Runner) -> None:
    async def check() -> None:
        room = Room()
        await room.quick.listen()
        assert await room.ask("a") is None
        assert await room.bus.allow("quick-match/a/1", 1, CLAIM_SECONDS), "another process claims it, and dies"
        assert await room.ask("b") is None
        assert await room.ask("c") == "table-bc"
        room.seconds += CLAIM_SECONDS + 1
        assert await room.ask("a") is None
        assert await room.ask("d") == "table-ad"

    run(check())


def test_two_processes_make_one_table_for_the_same_people(run: Runner) -> None:
    async def check() -> None:
        one = Room()
        other = Room(one.bus)
        await one.quick.listen()
        await other.quick.listen()
        found = await asyncio.gather(one.ask("a"), other.ask("b"))
        later = [await one.ask("a"), await other.ask("b")]
        assert len(one.tables + other.tables) == 1 and len({*found, *later} - {None}) == 1
        assert later[0] == later[1]

    run(check())
