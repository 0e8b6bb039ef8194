"""A holder's devices: looking them up, adding them and signing them out.

Each process caches devices for a short time. Signing out is published to all processes, which close the connections of
the device at once. The store is the source of truth and is read again after a gap on the bus.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field

import msgspec

from tana.server.bus.interface import Bus
from tana.server.live.limits import Limits
from tana.server.live.store_access import stored
from tana.server.live.table_cache import TableCache
from tana.server.live.table_session import Connection
from tana.server.logs import note
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.storage.devices import Device
from tana.server.storage.interface import Store
from tana.server.tables import credentials
from tana.server.tables.refusal import Refuse

CHANNEL = "devices"
HOUR_MS = 3600 * 1000
REMEMBERED_MS = 30_000
"""How long a device is cached, in case this process misses the message that it was signed out."""
MOST_REMEMBERED = 50_000
SIGNED_OUT = "signed-out"

_KEYS: msgspec.json.Decoder[list[str]] = msgspec.json.Decoder(list[str])


@dataclass
class Devices:
    """The devices of all holders, by the hash of their key."""

    store: Store
    bus: Bus
    cache: TableCache
    limits: Limits
    clock: Callable[[], int]

    _known: OrderedDict[str, tuple[Device, int]] = field(default_factory=OrderedDict)
    """The cache: devices with the time when their entry expires."""
    _sign_outs: int = 0
    """The number of sign-outs so far. A lookup that overlaps with one is not cached."""

    async def listen(self) -> None:
        """Subscribe to sign-outs at other processes."""
        await self.bus.subscribe(CHANNEL, lambda message: self._end(_KEYS.decode(message)))

    async def find(self, key: str) -> Device | None:
        """The device with this hash of a key; None if it is unknown or signed out."""
        found, until = self._known.get(key, (None, 0))
        now = self.clock()
        if found is None or until < now:
            sign_outs = self._sign_outs
            found = await stored(self.store.devices.find(key))
            if found is None:
                return None
            if found.seen < now - HOUR_MS:
                found = msgspec.structs.replace(found, made=found.made or now, seen=now)
                await stored(self.store.devices.see(found))
            if sign_outs == self._sign_outs:
                self._remember(found)
        return found

    async def welcome(self, key: str, browser: str, system: str) -> None:
        """Add a new browser of a new holder."""
        now = self.clock()
        device = Device(key, key, browser, system, now, now)
        await stored(self.store.devices.see(device))
        self._remember(device)

    async def add(self, holder: str, key: str, browser: str, system: str) -> None:
        """Add a browser of a known holder."""
        now = self.clock()
        device = Device(key, holder, browser, system, now, now)
        await stored(self.store.devices.see(device))
        self._remember(device)
        note("device came", holder=holder)

    async def of(self, device: Device) -> wire.Devices:
        """All devices of a device's holder."""
        found = await stored(self.store.devices.of(device.holder))
        return wire.Devices([_line(one, here=one.key == device.key) for one in found])

    # --- another device ----------------------------------------------------------------------------------------

    async def offer(self, device: Device) -> wire.DevicePass:
        """Make a code that adds another browser to a device's holder: single use, with a short expiry."""
        if len(await stored(self.store.devices.of(device.holder))) >= self.limits.devices_of_a_holder:
            raise Refuse("full", "you have too many devices; sign one out first")
        code = credentials.new_pass()
        until = self.clock() + credentials.PASS_MS
        await stored(self.store.devices.offer(device.holder, credentials.pass_hash(code), until))
        note("device pass", holder=device.holder)
        return wire.DevicePass(code, f"/#/carry/{code}", credentials.PASS_MS // 1000)

    async def carry(self, code: str, key: str, browser: str, system: str) -> Device:
        """Redeem a code: add a browser with a new key as a device."""
        now = self.clock()
        secret = credentials.pass_hash(credentials.tidy_code(code))
        new = Device(key, "", browser, system, now, now)
        holder = await stored(self.store.devices.use_pass(secret, new))
        if holder is None:
            raise Refuse("unknown-secret")
        device = msgspec.structs.replace(new, holder=holder)
        self._remember(device)
        note("device came", holder=holder)
        return device

    # --- signing out -------------------------------------------------------------------------------------------

    async def sign_out(self, device: Device, public_id: str | None) -> list[Device]:
        """Sign out one of the holder's devices, by its public id, or all of them (None); returns those signed out."""
        found = await stored(self.store.devices.of(device.holder))
        ended = [one for one in found if public_id is None or credentials.device_id(one.key) == public_id]
        if not ended:
            raise Refuse("bad-request", "you have no device with this id")
        await self.end(device.holder, [one.key for one in ended])
        return ended

    async def end(self, holder: str, keys: list[str]) -> None:
        """Sign out devices of a holder, at all processes."""
        await stored(self.store.devices.sign_out(holder, keys))
        note("devices signed out", holder=holder, count=len(keys))
        self._end(keys)
        await self.bus.publish(CHANNEL, encode(keys))

    async def disconnect(self, holder: str) -> None:
        """Close all connections of a holder, at all processes. Its devices stay signed in."""
        keys = [holder, *(one.key for one in await stored(self.store.devices.of(holder)))]
        self._end(keys)
        await self.bus.publish(CHANNEL, encode(keys))

    async def check(self) -> None:
        """Drop the cache, and close connections of devices whose sign-out this process has missed."""
        self._known.clear()
        keys = {connection.device for connection in self._connections()}
        if keys:
            self._end(keys - await stored(self.store.devices.alive(keys)))

    def _end(self, keys: Collection[str]) -> None:
        self._sign_outs += 1
        for key in keys:
            self._known.pop(key, None)
        for connection in tuple(self._connections()):
            if connection.device in keys:
                connection.end(SIGNED_OUT)

    def _connections(self) -> Iterator[Connection]:
        for session in self.cache.sessions.values():
            yield from session.connections

    def _remember(self, device: Device) -> None:
        self._known[device.key] = (device, self.clock() + REMEMBERED_MS)
        self._known.move_to_end(device.key)
        while len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)


def _line(device: Device, here: bool) -> wire.DeviceLine:
    return wire.DeviceLine(
        id=credentials.device_id(device.key),
        browser=device.browser,
        system=device.system,
        made=device.made,
        seen=device.seen,
        here=here,
    )
