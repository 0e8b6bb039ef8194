"""The clock of a house, in a memory-mapped file that the test and the server share."""

from __future__ import annotations

import mmap
import os
import struct
from pathlib import Path

MOMENT = struct.Struct("<q")
SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 24 * 3_600_000


class SharedClock:
    """Milliseconds since 1970, which change only when set."""

    def __init__(self, path: Path, begins: int | None = None) -> None:
        self.path = path
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            os.ftruncate(handle, MOMENT.size)
            self._memory = mmap.mmap(handle, MOMENT.size)
        finally:
            os.close(handle)
        if begins is not None:
            self.set(begins)

    def __call__(self) -> int:
        return int(MOMENT.unpack_from(self._memory)[0])

    def set(self, now: int) -> None:
        """Set the time; it must not go backwards."""
        MOMENT.pack_into(self._memory, 0, max(now, self()))

    def pass_ms(self, ms: int) -> None:
        """Let time pass."""
        self.set(self() + ms)
