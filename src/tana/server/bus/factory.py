"""Chooses the bus for an address: Redis, or the bus of a single process."""

from __future__ import annotations

from tana.errors import TanaError
from tana.server.bus.interface import Bus
from tana.server.bus.local import LocalBus

REDIS = ("redis://", "rediss://", "unix://", "valkey://", "valkeys://")


def check_bus(url: str) -> None:
    """Raise `TanaError` unless an address can be that of a bus."""
    if url and not url.startswith(REDIS):
        raise TanaError("the address of a bus should be like redis://host:6379/0")


def open_bus(url: str) -> Bus:
    """The bus at an address; without one, the bus of a single process."""
    if not url:
        return LocalBus()
    check_bus(url)
    try:
        from tana.server.bus.redis_bus import RedisBus
    except ModuleNotFoundError as fault:
        raise TanaError(f"Redis needs the Python package {fault.name}: pip install {fault.name}") from None
    return RedisBus(url.replace("valkey", "redis", 1))
