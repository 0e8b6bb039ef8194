"""The host's settings: the key of the host page, bans, registration, announcements and who may see open tables.

All settings are in the store. Every process reads them again after a change, at the latest after half a minute.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from tana.server.bus.interface import Bus
from tana.server.logs import note
from tana.server.protocol.wire import HowItEnded, OpenTo
from tana.server.storage.hosting import BROUGHT, HostStore, tidy_host_key
from tana.server.storage.interface import StoreError

CHANNEL = "host"
REGISTRATION, ANNOUNCEMENT, SIGNING, OPEN = "registration", "announcement", "house-signing", "open-tables"
START_PAUSE_SECONDS = 5.0
END_SECONDS = 2.0
STARTS, ENDED = "starts", "ended"
MOST_STARTS = 20
"""The number of starts that the host page shows, and of earlier ones with a database from elsewhere."""
SIGNING_BYTES = 32
PERSON_ID_DIGITS = 16

Registration: TypeAlias = Literal["open", "invitation"]


class Decided(Struct, frozen=True):
    """The host's decision on who may make tables."""

    registration: Registration
    at: int


class Announcement(Struct, frozen=True):
    """A message from the host to everybody."""

    id: str
    text: str
    at: int


class Start(Struct, frozen=True):
    """A start of the server, and how the previous run ended."""

    at: int
    before: int
    """The last heartbeat before it; 0: none."""
    why: HowItEnded


def shown_starts(starts: list[Start]) -> list[Start]:
    """The latest starts, and before them those with a database that had been restored or moved.

    However often a server restarts, its host sees where its tables come from.
    """
    earlier = [start for start in starts[:-MOST_STARTS] if start.why in ("restored", "moved")]
    return [*earlier[-MOST_STARTS:], *starts[-MOST_STARTS:]]


_STARTS: msgspec.json.Decoder[list[Start]] = msgspec.json.Decoder(list[Start])
_ENDED: msgspec.json.Decoder[int] = msgspec.json.Decoder(int)
_DECIDED: msgspec.json.Decoder[Decided] = msgspec.json.Decoder(Decided)
_OPEN: msgspec.json.Decoder[OpenTo] = msgspec.json.Decoder(OpenTo)
_ANNOUNCEMENT: msgspec.json.Decoder[Announcement] = msgspec.json.Decoder(Announcement)


def person_id(holder: str) -> str:
    """The id of a holder on the host page."""
    return hashlib.sha256(b"tana/person/" + holder.encode()).hexdigest()[:PERSON_ID_DIGITS]


@dataclass
class Host:
    """The host's settings, cached in this process."""

    store: HostStore
    bus: Bus
    clock: Callable[[], int]

    bans: dict[str, int] = field(default_factory=dict)
    """The time of each holder's ban."""
    registration: Decided | None = None
    """Who may make tables; None: as configured when the server was started."""
    signing: bytes = field(default=b"", repr=False)
    """Signs admissions if the server was started without a key for them."""
    announcement: Announcement | None = None
    open_to: OpenTo = "house"
    """Who may see and join open tables."""
    _stale: bool = True

    async def listen(self) -> None:
        """Subscribe to changes made at other processes."""
        await self.bus.subscribe(CHANNEL, lambda _: self.invalidate())

    def invalidate(self) -> None:
        """Invalidate the cache."""
        self._stale = True

    async def refresh(self) -> None:
        """Reload the cache if it is stale. While the store is unavailable, the old settings stay in effect."""
        if not self._stale:
            return
        try:
            bans = await self.store.bans()
            registration = await self.store.setting(REGISTRATION)
            announcement = await self.store.setting(ANNOUNCEMENT)
            open_to = await self.store.setting(OPEN)
            signing = self.signing or await self.store.notices.key(SIGNING, secrets.token_bytes(SIGNING_BYTES))
        except StoreError as fault:
            note("host settings wait for the store", logging.WARNING, fault=str(fault))
            return
        self._stale = False
        self.bans, self.signing = bans, signing
        self.registration = _DECIDED.decode(registration) if registration else None
        self.announcement = _ANNOUNCEMENT.decode(announcement) if announcement else None
        self.open_to = _OPEN.decode(open_to) if open_to else "house"

    async def is_host(self, key: str) -> bool:
        """Whether this is the host key, compared in constant time."""
        right = tidy_host_key(await self.store.key())
        return hmac.compare_digest(_digest(tidy_host_key(key)), _digest(right))

    async def is_banned(self, holder: str) -> bool:
        """Whether the host has banned a holder."""
        await self.refresh()
        return holder in self.bans

    async def find(self, person: str) -> str | None:
        """The holder with this id on the host page."""
        return next((holder for holder in await self.store.holders() if person_id(holder) == person), None)

    async def ban(self, holder: str) -> None:
        """Ban a holder on all present and future devices."""
        await self.store.ban(holder, self.clock())
        note("banned", holder=holder)
        await self._changed()

    async def unban(self, holder: str) -> None:
        """Lift a ban."""
        await self.store.unban(holder)
        note("ban lifted", holder=holder)
        await self._changed()

    async def set_registration(self, registration: Registration) -> None:
        """Decide who may make tables."""
        await self.store.change(REGISTRATION, msgspec.json.encode(Decided(registration, self.clock())))
        note("registration", why=registration)
        await self._changed()

    async def set_open_to(self, open_to: OpenTo) -> None:
        """Decide who may see and join open tables."""
        await self.store.change(OPEN, msgspec.json.encode(open_to))
        note("open tables", why=open_to)
        await self._changed()

    async def announce(self, text: str) -> None:
        """Show a message on every page; an empty one removes it."""
        now = self.clock()
        id = hashlib.sha256(f"{now}/{text}".encode()).hexdigest()[:PERSON_ID_DIGITS]
        made = msgspec.json.encode(Announcement(id, text, now)) if text else None
        await self.store.change(ANNOUNCEMENT, made)
        note("announcement", count=len(text))
        await self._changed()

    # --- starts and ends ---------------------------------------------------------------------------------------

    async def note_start(self) -> None:
        """Record a start of the server, and how the previous run ended; retries until the store is available."""
        while True:
            try:
                await self._note_start()
                return
            except StoreError as fault:
                note("start waits for the store", logging.WARNING, fault=str(fault))
                await asyncio.sleep(START_PAUSE_SECONDS)

    async def _note_start(self) -> None:
        before = await self.store.alive()
        ended, brought = await self.store.setting(ENDED), await self.store.setting(BROUGHT)
        why: HowItEnded = "first" if not before else "killed"
        if brought:
            why = "restored" if brought == b"restored" else "moved"
        elif ended and _ENDED.decode(ended) >= before:
            why = "stopped"
        starts = shown_starts([*await self.starts(), Start(self.clock(), before, why)])
        await self.store.change(STARTS, msgspec.json.encode(starts))
        await self.store.change(BROUGHT, None)
        await self.store.change(ENDED, None)

    async def note_end(self) -> None:
        """Record a graceful shutdown."""
        try:
            async with asyncio.timeout(END_SECONDS):
                await self.store.change(ENDED, msgspec.json.encode(self.clock()))
        except (StoreError, TimeoutError) as fault:
            note("shutdown not recorded", logging.WARNING, fault=str(fault))

    async def starts(self) -> list[Start]:
        """The last starts, oldest first."""
        found = await self.store.setting(STARTS)
        return _STARTS.decode(found) if found else []

    async def _changed(self) -> None:
        self.invalidate()
        await self.refresh()
        await self.bus.publish(CHANNEL, b"")


def _digest(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()
