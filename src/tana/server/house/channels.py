"""Notification settings: adding, removing and testing channels, and quiet hours."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET

from tana.server.house.delivery import Delivery
from tana.server.house.messages import trial
from tana.server.house.outward import BadAddress
from tana.server.house.quiet_hours import is_zone
from tana.server.house.web_push import PushKeys, check_subscription
from tana.server.house.webhooks import HookSecrets, check_hook
from tana.server.protocol import wire
from tana.server.storage.devices import Device
from tana.server.storage.notices import Channel, NoticeStore, QuietHours
from tana.server.tables.refusal import Refuse

MOST_CHANNELS = 10
"""Channels per holder."""
SIGNING_BYTES = 24


@dataclass
class Channels:
    """The notification channels of all holders."""

    store: NoticeStore
    delivery: Delivery
    clock: Callable[[], int]
    base: str = ""

    async def of(self, device: Device | None, signing: str = "") -> wire.Notices:
        """A holder's notification settings, as shown on a device.

        `signing`: the signing key of a webhook that was just added, which is shown once.
        """
        signer = self.delivery.signer
        answer = wire.Notices(
            push_key=None if signer is None else signer.public_key, channels=[], signing=signing or None
        )
        if device is not None:
            answer.channels = [_line(channel, device) for channel in await self.store.of(device.holder)]
            quiet = await self.store.quiet_hours(device.holder)
            answer.quiet = None if quiet is None else wire.QuietHours(quiet.zone, quiet.begins, quiet.ends)
        return answer

    async def add(self, device: Device, body: wire.AddChannel) -> wire.Notices:
        """Add or renew a channel; raises `Refuse` if it cannot be used."""
        signing = secrets.token_urlsafe(SIGNING_BYTES) if body.channel == "webhook" else ""
        try:
            encoded = self._secrets(body, signing)
        except BadAddress as fault:
            raise Refuse("bad-request", str(fault)) from None
        id = hashlib.sha256(f"tana/channel/{device.holder}/{body.address}".encode()).hexdigest()[:32]
        known = await self.store.of(device.holder)
        if len(known) >= MOST_CHANNELS and all(channel.id != id for channel in known):
            raise Refuse("full", f"you can have at most {MOST_CHANNELS} notification channels; remove one first")
        of_device = device.key if body.channel == "push" else ""
        replaces = "" if body.replaces is UNSET else str(body.replaces)
        before = next((channel for channel in known if replaces and channel.address == replaces), None)
        language = before.language if before else body.language  # a renewal by the service worker has no language
        channel = Channel(id, device.holder, of_device, body.channel, body.address, encoded, language, self.clock())
        await self.store.keep(channel, replaces)
        return await self.of(device, signing)

    def _secrets(self, body: wire.AddChannel, signing: str) -> bytes:
        inside = self.delivery.outward.inside
        token = "" if body.token is UNSET else str(body.token)
        if body.channel != "push":
            check_hook(body.channel, body.address, inside)
            return msgspec.json.encode(HookSecrets(token, signing))
        if self.delivery.signer is None:
            raise BadAddress("this server has no public address, which Web Push needs")
        if body.p256dh is UNSET or body.auth is UNSET:
            raise BadAddress("a push channel needs its keys")
        keys = PushKeys(str(body.p256dh), str(body.auth))
        check_subscription(body.address, keys, inside)
        return msgspec.json.encode(keys)

    async def remove(self, device: Device, id: str) -> wire.Notices:
        """Remove a channel of the device's holder."""
        await self.store.remove(device.holder, id)
        return await self.of(device)

    async def try_out(self, device: Device, id: str) -> wire.Tried:
        """Send a test message to a channel of the device's holder."""
        channel = await self.store.find(id)
        if channel is None or channel.holder != device.holder:
            raise Refuse("bad-request", "there is no such notification channel")
        message = trial(f"test/{id}/{self.clock()}", channel.language, self.base)
        outcome = await self.delivery.deliver(message, channel, self.clock())
        if outcome.verdict == "gone":
            await self.store.remove(device.holder, id)
        return wire.Tried(outcome.verdict, outcome.status)

    async def set_quiet(self, device: Device, body: wire.SetQuietHours) -> wire.Notices:
        """Set or remove quiet hours."""
        quiet = None
        if body.quiet is not None:
            if not is_zone(body.quiet.zone):
                raise Refuse("bad-request", "the time zone should be like Europe/Rome")
            quiet = QuietHours(body.quiet.zone, body.quiet.begins, body.quiet.ends)
        await self.store.set_quiet_hours(device.holder, quiet)
        return await self.of(device)


def _line(channel: Channel, device: Device) -> wire.ChannelLine:
    host = urlsplit(channel.address).hostname or ""
    return wire.ChannelLine(
        channel.id, channel.kind, host, channel.made, bool(channel.device) and channel.device == device.key
    )
