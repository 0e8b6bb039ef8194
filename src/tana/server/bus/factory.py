"""Which bus an address means: that of a single process, or Redis."""

from __future__ import annotations

from tana.errors import TanaError
from tana.server.bus.interface import Bus
from tana.server.bus.local import LocalBus

REDIS = ("redis://", "rediss://", "unix://", "valkey://", "valkeys://")


def check_bus(url: str) -> None:
    """An address that cannot be one of a bus is refused."""
    if url and not url.startswith(REDIS):
        raise TanaError("a bus has an address like redis://host:6379/0")


def open_bus(url: str) -> Bus:
    """The bus at an address; none: that of a single process."""
    if not url:
        return LocalBus()
    check_bus(url)
    try:
        from tana.server.bus.redis_bus import RedisBus
    except ModuleNotFoundError as fault:
        raise TanaError(f"Redis needs the Python package {fault.name}: pip install {fault.name}") from None
    return RedisBus(url.replace("valkey", "redis", 1))
