"""Notifies people about their turns, votes and deadlines: finds them, queues notices in an outbox, and delivers them.

One process at a time does this, under a lease in the store. Every step can be repeated after a crash. The notifier
never touches a table: it only reads rows that tables wrote, so a failure here cannot block a move.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec.structs import replace

from tana.server.house.delivery import Delivery, Outcome
from tana.server.house.looking import Looking
from tana.server.house.messages import Message, message_of, withdrawal_of
from tana.server.house.quiet_hours import quiet_until
from tana.server.house.turns import asked_of, waits_for
from tana.server.logs import note
from tana.server.metrics import Metrics
from tana.server.rate_limit import Rate, Rates
from tana.server.storage.interface import StoreError
from tana.server.storage.notices import Channel, Notice, NoticeKind, NoticeStore, Queued, Turn

TICK_SECONDS = 5.0
GRACE_MS = 10_000
"""A turn that is over sooner than this causes no notice."""
LEASE_MS = 60_000
CLAIM_MS = 120_000
"""How long a claim lasts; longer than a batch takes. Notices that were claimed before a crash are due again then."""
MOST_AT_ONCE = 200
DELIVERIES = 32
"""Notices in a batch, which are delivered concurrently."""
DELIVERIES_PER_SECOND = 50
"""Deliveries begun per second. They share a core with people's moves, so a burst is spread over time."""
SEEN_PAUSE_MS = 5 * 60_000
"""A notice is put off by this while the player is looking at the table."""
FIRST_PAUSE_MS, LONGEST_PAUSE_MS = 30_000, 3600_000
MOST_TRIES = 12
STALE_MS = 7 * 24 * 3600_000
"""Turns older than this cause no notice: the server was down in between."""
OF_A_HOLDER = Rate(120, 3600)
LEASE = "notifications"


@dataclass
class Notifier:
    """Finds, queues and delivers notices."""

    store: NoticeStore
    delivery: Delivery
    looking: Looking
    metrics: Metrics
    clock: Callable[[], int]
    base: str = ""
    """The public URL of the server, without a trailing slash; empty: none."""
    owner: str = field(default_factory=lambda: secrets.token_hex(8))

    def __post_init__(self) -> None:
        self._rates = Rates(lambda: self.clock() / 1000)

    async def run(self) -> None:
        """Run until cancelled. Failures are logged, and work goes on."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self.tick()
            except StoreError as fault:
                note("notifications wait for the store", logging.WARNING, fault=str(fault))
            except Exception as fault:
                note("notifications failed", logging.ERROR, fault=type(fault).__name__)

    async def close(self) -> None:
        """Release the lease, so that another process can take over at once."""
        try:
            await self.store.release(LEASE, self.owner)
        except StoreError as fault:
            note("lease not released", logging.WARNING, fault=str(fault))

    async def tick(self) -> bool:
        """Queue and deliver everything that is due; returns False if another process holds the lease."""
        now = self.clock()
        self.metrics.notices_waiting.set(await self.store.count_queued())
        if not await self.store.has_work(now - GRACE_MS, now):
            return True
        if not await self.store.lease(LEASE, self.owner, now, now + LEASE_MS):
            return False
        await self.store.purge()
        await self.store.withdraw(now)
        await self._queue_turns(now)
        await self._queue_votes(now)
        await self._queue_reminders(now)
        while batch := await self.store.claim(self.clock(), self.clock() + CLAIM_MS, DELIVERIES):
            await asyncio.gather(
                *(self._settle_after(i / DELIVERIES_PER_SECOND, notice) for i, notice in enumerate(batch))
            )
            now = self.clock()
            await self.store.lease(LEASE, self.owner, now, now + LEASE_MS)
        self.metrics.notices_waiting.set(await self.store.count_queued())
        return True

    # --- finding -----------------------------------------------------------------------------------------------

    async def _queue_turns(self, now: int) -> None:
        while found := await self.store.new_turns(now - GRACE_MS, MOST_AT_ONCE):
            fresh = [(holder, turn) for holder, turn in found if turn.began > now - STALE_MS]
            await self.store.queue(found, await self._notices(fresh, "turn"), now)

    async def _queue_votes(self, now: int) -> None:
        while found := await self.store.votes(now - GRACE_MS, MOST_AT_ONCE):
            await self.store.queue_votes(found, await self._notices(found, "vote"), now)

    async def _queue_reminders(self, now: int) -> None:
        while found := await self.store.reminders(now, MOST_AT_ONCE):
            await self.store.queue_reminders(found, await self._notices(found, "reminder"), now)

    async def _notices(self, found: list[tuple[str, Turn]], kind: NoticeKind) -> list[Queued]:
        """Notices for all channels of the holders who still have to act."""
        notices: list[Queued] = []
        for holder, turn in found:
            if (asked := asked_of(turn, holder, kind == "vote")) is not None:
                notices += [Queued(one.id, turn, asked.seats, kind) for one in await self.store.of(holder)]
        return notices

    # --- delivering --------------------------------------------------------------------------------------------

    async def _settle_after(self, seconds: float, notice: Notice) -> None:
        await asyncio.sleep(seconds)
        await self._settle(notice)

    async def _settle(self, notice: Notice) -> None:
        """Deliver a notice, put it off or drop it."""
        channel = await self.store.find(notice.channel)
        if channel is None:
            return  # removed in the meantime, together with its notices
        turn = await self.store.turn_of(notice.table)
        message = await self._message(notice, channel, turn)
        if message is None:
            await self.store.drop(notice)
            self._count(channel, "withdrawn")
        elif (later := await self._not_before(notice, channel, turn)) is not None:
            await self.store.put_off(notice, later)
            self._count(channel, "put off")
        else:
            outcome = await self.delivery.deliver(await self._with_badge(message, channel), channel, self.clock())
            await self._conclude(notice, channel, outcome)

    async def _message(self, notice: Notice, channel: Channel, turn: Turn | None) -> Message | None:
        """The message of a notice; None if the turn is over or another player's by now."""
        if notice.kind == "withdrawn":
            if await self.store.has_newer(notice):
                return None
            return withdrawal_of(notice.id, notice.table, channel.language, self.base)
        vote = notice.kind == "vote"
        if turn is None or notice.since != (turn.waiting.voting_since if vote else turn.waiting.since):
            return None
        asked = asked_of(turn, channel.holder, vote)
        if asked is None:
            return None
        return message_of(notice.id, notice.kind, turn, asked, channel.language, self.base)

    async def _with_badge(self, message: Message, channel: Channel) -> Message:
        """Add the badge count to a message for a browser, since no open page may be there to update it."""
        if channel.kind != "push":
            return message
        turns = await self.store.turns_of(channel.holder)
        return replace(message, badge=sum(waits_for(turn, channel.holder) for turn in turns))

    async def _not_before(self, notice: Notice, channel: Channel, turn: Turn | None) -> int | None:
        """The time to put a notice off to; None: deliver it now."""
        now = self.clock()
        if notice.kind == "withdrawn":
            return None
        if notice.kind == "reminder" and turn is not None and not 0 < turn.waiting.remind <= now:
            return turn.waiting.remind or now + LONGEST_PAUSE_MS  # the game was paused, or its pace changed
        if (quiet := quiet_until(await self.store.quiet_hours(channel.holder), now)) is not None:
            return quiet
        if await self.looking.is_visible(notice.table, channel.holder):
            return now + SEEN_PAUSE_MS
        if not self._rates.take(channel.holder, OF_A_HOLDER):
            return now + LONGEST_PAUSE_MS
        return None

    async def _conclude(self, notice: Notice, channel: Channel, outcome: Outcome) -> None:
        now = self.clock()
        self._count(channel, outcome.verdict)
        match outcome.verdict:
            case "sent" if notice.kind == "withdrawn":
                await self.store.drop(notice)
            case "sent":
                await self.store.mark_sent(notice, now)
            case "gone":
                await self.store.remove(channel.holder, channel.id)
                note("channel gone", kind=channel.kind, status=outcome.status, holder=channel.holder)
            case "later" if notice.tries < MOST_TRIES:
                pause = await self._pause(channel, outcome)
                await self.store.put_off(notice, now + pause, counts=True)
                await self.store.pause(channel.id, now + pause)
            case _:
                await self.store.drop(notice)
                note("notification refused", logging.WARNING, kind=channel.kind, status=outcome.status)

    async def _pause(self, channel: Channel, outcome: Outcome) -> int:
        """The backoff of a channel in ms: its Retry-After, or exponential in its failures."""
        if outcome.retry_seconds:
            return int(outcome.retry_seconds * 1000)
        failures = await self.store.failures(channel.id)
        return int(min(FIRST_PAUSE_MS * 2.0 ** min(failures, 16), LONGEST_PAUSE_MS))

    def _count(self, channel: Channel, outcome: str) -> None:
        self.metrics.notices.labels(channel.kind, outcome).inc()
