"""The house: notifications and people, which run beside the tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from tana.server.bus.interface import Bus
from tana.server.house.channels import Channels
from tana.server.house.delivery import Delivery
from tana.server.house.looking import Looking
from tana.server.house.notifier import TICK_SECONDS, Notifier
from tana.server.house.outward import Outward
from tana.server.house.people import People
from tana.server.house.quiet_hours import quiet_until
from tana.server.house.web_push import PushSigner, contact_of, new_key
from tana.server.logs import note
from tana.server.metrics import Metrics
from tana.server.storage.interface import StoreError
from tana.server.storage.notices import NoticeStore
from tana.server.storage.people import PeopleStore

VAPID = "vapid"


@dataclass
class House:
    """Notifications and people of a server."""

    store: NoticeStore
    person_store: PeopleStore
    bus: Bus
    metrics: Metrics
    clock: Callable[[], int]
    public_url: str = ""
    inside: frozenset[str] = frozenset()
    """See `Outward.inside`."""

    def __post_init__(self) -> None:
        base = self.public_url.rstrip("/")
        self.delivery = Delivery(Outward(inside=self.inside, clock=self.clock), None)
        self.looking = Looking(self.bus)
        self.people = People(self.person_store, self.clock)
        self.channels = Channels(self.store, self.delivery, self.clock, base)
        self.notifier = Notifier(self.store, self.delivery, self.looking, self.metrics, self.clock, base)

    async def open(self) -> None:
        """Load the VAPID key, or create it on the first start. Without a public URL there is no Web Push."""
        contact = contact_of(self.public_url)
        if contact:
            self.delivery.signer = PushSigner(await self.store.key(VAPID, new_key()), contact)

    async def quiet_until(self, holder: str, at: int) -> int | None:
        """The end of a holder's quiet hours in effect at a time (both in ms); None outside quiet hours."""
        return quiet_until(await self.store.quiet_hours(holder), at)

    async def run(self) -> None:
        """Wait for the store, then deliver notifications until cancelled."""
        while True:
            try:
                await self.open()
                break
            except StoreError as fault:
                note("notifications wait for the store", logging.WARNING, fault=str(fault))
                await asyncio.sleep(TICK_SECONDS)
        await self.notifier.run()

    async def close(self) -> None:
        """Release the notifier's lease and close all connections."""
        await self.notifier.close()
        await self.delivery.outward.close()
