"""Devices: which browsers belong to whom. The part of every store that keeps them.

A browser's key is known by its hash alone. A *holder* is whom seats belong to; it has the hash of its first browser's
key for a name, and any number of browsers. A *pass* lets one more browser in: once, for a short time.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from msgspec import Struct


class Device(Struct, frozen=True):
    """A browser that may act for a holder."""

    key: str
    """The hash of its key."""
    holder: str
    browser: str = ""
    system: str = ""
    made: int = 0
    seen: int = 0
    """When it was last used, to the hour (milliseconds since 1970)."""


class DeviceStore(Protocol):
    """What a store knows about devices; `tests/server/test_store.py` checks it for each."""

    async def see(self, device: Device) -> None:
        """Keep a device, or when it was last used. One that was signed out stays so."""

    async def find(self, key: str) -> Device | None:
        """The device with this key; None if there is none, or it was signed out.

        A holder with a place somewhere whose device nobody has written down (by an older version) is found too.
        """

    async def of(self, holder: str) -> list[Device]:
        """The devices of a holder that are not signed out, the one used last first."""

    async def alive(self, keys: Collection[str]) -> set[str]:
        """Those of these keys that were not signed out."""

    async def sign_out(self, holder: str, keys: Collection[str]) -> None:
        """End these devices of a holder for good, and its pass with them."""

    async def offer(self, holder: str, secret: str, until: int) -> None:
        """Let the pass with this (hashed) secret be the holder's only one, until then."""

    async def use_pass(self, secret: str, device: Device) -> str | None:
        """Use a pass that is good at `device.made`: its holder has that device from now on.

        Returns the holder; None if no such pass is good. One that was used is gone.
        """
