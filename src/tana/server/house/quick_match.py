"""Quick match: people enter what they would like to play, and a table is made once enough wishes match.

A wish stays on the bus while its page keeps polling. A page that closes withdraws its wish, or the wish expires a few
seconds later. If several processes find the same group, only one makes the table: each wish can be claimed once.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

import msgspec
from msgspec import Struct

from tana.server.bus.interface import Bus
from tana.server.bus.long_polls import LongPolls
from tana.server.logs import note
from tana.server.protocol import wire

CHANNEL = "quick-match"
GROUP = "quick-match"
GRACE_SECONDS = 10.0
"""How long a wish outlives its last request. The page polls again sooner."""
MATCHED_MS = 120_000
"""How long a match is remembered for a page that was between two polls."""
CLAIM_SECONDS = 60.0
POLL_SECONDS = 2.0


class Wish(Struct, frozen=True):
    """A game that a person would like to play, with the acceptable numbers of players and the pace."""

    id: str
    holder: str
    since: int
    game: str
    seats: tuple[int, ...]
    pace: wire.QuickPace
    name: str
    animal: wire.Animal | None = None


class Match(Struct, frozen=True):
    """A table that was made for some wishes, each given by its holder and id."""

    table: str
    wishes: list[tuple[str, str]]


_WISH: msgspec.json.Decoder[Wish] = msgspec.json.Decoder(Wish)
_MATCH: msgspec.json.Decoder[Match] = msgspec.json.Decoder(Match)


def matching_group(wishes: Sequence[Wish]) -> list[Wish] | None:
    """The first group that can play together; None if nobody can play yet.

    People who have waited longest come first, and get the largest table that can be filled now.
    """
    ordered = sorted(wishes, key=lambda wish: (wish.since, wish.holder))
    for first in ordered:
        for count in sorted(first.seats, reverse=True):
            group = [one for one in ordered if _alike(one, first) and count in one.seats]
            if first in group[:count] and len(group) >= count:
                return group[:count]
    return None


def _alike(one: Wish, other: Wish) -> bool:
    return (one.game, one.pace) == (other.game, other.pace)


def matching_count(wish: Wish, wishes: Sequence[Wish]) -> int:
    """The number of people waiting whose wishes match this one, including its own person."""
    return 1 + sum(
        _alike(one, wish) and one.holder != wish.holder and bool({*one.seats} & {*wish.seats}) for one in wishes
    )


@dataclass
class QuickMatch:
    """Collects wishes and makes tables for those that match."""

    bus: Bus
    clock: Callable[[], int]
    make: Callable[[Sequence[Wish]], Awaitable[str]]
    """Makes a table for these people and returns its name."""
    is_banned: Callable[[str], bool]
    on_change: Callable[[], Awaitable[None]]
    """Called when a person starts or stops waiting."""
    polls: LongPolls = field(default_factory=lambda: LongPolls(POLL_SECONDS))
    _matches: dict[tuple[str, str], tuple[str, int]] = field(default_factory=dict)
    """The table of a match by holder and wish id, with the time when the entry expires."""

    async def listen(self) -> None:
        """Subscribe to matches made at any process."""
        await self.bus.subscribe(CHANNEL, self._on_message)

    async def counts(self) -> dict[str, int]:
        """The number of people waiting, by game."""
        return dict(sorted(Counter(wish.game for wish in await self.wishes()).items()))

    async def wishes(self) -> list[Wish]:
        """The latest wish of each person who is waiting."""
        latest: dict[str, Wish] = {}
        for wish in sorted((_WISH.decode(one) for one in await self.bus.members(GROUP)), key=lambda one: one.since):
            if not self.is_banned(wish.holder):
                latest[wish.holder] = wish
        return list(latest.values())

    async def wait(self, holder: str, body: wire.QuickWish, seconds: float) -> wire.QuickAnswer:
        """Long-poll for a match: returns its table, or none on timeout."""

        async def look(left: float) -> tuple[tuple[str | None, Wish | None], bool]:
            wish = None
            if (table := self._table_of(holder, body.id)) is None:
                wish = await self._enter(holder, body, left + GRACE_SECONDS)
                await self._match()
                table = self._table_of(holder, body.id)
            return (table, wish), table is not None or wish is None

        table, wish = await self.polls.wait(look, seconds)
        if table is not None or wish is None:
            return wire.QuickAnswer(table, 0)
        return wire.QuickAnswer(None, matching_count(wish, await self.wishes()))

    async def withdraw(self, holder: str, id: str | None = None) -> None:
        """Withdraw one wish of a holder, or all of them (`id` is None)."""
        gone = [one for one in await self._members(holder) if id is None or _WISH.decode(one).id == id]
        for one in gone:
            await self.bus.leave(GROUP, one)
        if gone:
            await self.on_change()

    # --- matching ----------------------------------------------------------------------------------------------

    async def _enter(self, holder: str, body: wire.QuickWish, seconds: float) -> Wish:
        """Add or renew a wish; replaces earlier wishes of the same person."""
        known = [_WISH.decode(one) for one in await self._members(holder)]
        since = next((one.since for one in known if one.id == body.id), self.clock())
        animal = None if isinstance(body.animal, msgspec.UnsetType) else body.animal
        wish = Wish(body.id, holder, since, body.game, tuple(sorted({*body.seats})), body.pace, body.name, animal)
        member = _encoded(wish)
        for one in known:
            if _encoded(one) != member:
                await self.bus.leave(GROUP, _encoded(one))
        await self.bus.enter(GROUP, member, seconds)
        if wish not in known:
            await self.on_change()
            await self.bus.publish(CHANNEL, b"")
        return wish

    async def _members(self, holder: str) -> list[str]:
        return [one for one in await self.bus.members(GROUP) if _WISH.decode(one).holder == holder]

    async def _match(self) -> None:
        """Make tables for all groups that can play now."""
        wishes = await self.wishes()
        while (group := matching_group(wishes)) is not None:
            taken = await self._claim(group)
            if taken is not None:  # another process is making its table, or died at it: match the others
                wishes.remove(taken)
                continue
            wishes = [wish for wish in wishes if wish not in group]
            try:
                table = await self.make(group)
            except Exception as fault:
                note("quick match failed", logging.WARNING, fault=type(fault).__name__)
                await self._release(group)
                raise
            for wish in group:
                await self.bus.leave(GROUP, _encoded(wish))
            match = Match(table, [(wish.holder, wish.id) for wish in group])
            await self.bus.publish(CHANNEL, msgspec.json.encode(match))
            await self.on_change()

    async def _claim(self, group: Sequence[Wish]) -> Wish | None:
        """Claim the wishes of a group; returns one that another process has claimed, and then claims none."""
        for count, wish in enumerate(group):
            if not await self.bus.allow(_claim_of(wish), 1, CLAIM_SECONDS):
                await self._release(group[:count])
                return wish
        return None

    async def _release(self, group: Sequence[Wish]) -> None:
        for wish in group:
            await self.bus.give_back(_claim_of(wish))

    def _on_message(self, message: bytes) -> None:
        if message:
            now, match = self.clock(), _MATCH.decode(message)
            self._matches = {key: found for key, found in self._matches.items() if found[1] > now}
            self._matches |= dict.fromkeys(match.wishes, (match.table, now + MATCHED_MS))
        self.polls.wake_all()

    def _table_of(self, holder: str, id: str) -> str | None:
        table, until = self._matches.get((holder, id), (None, 0))
        return table if until > self.clock() else None


def _encoded(wish: Wish) -> str:
    return msgspec.json.encode(wish).decode()


def _claim_of(wish: Wish) -> str:
    return f"quick-match/{wish.holder}/{wish.id}"
