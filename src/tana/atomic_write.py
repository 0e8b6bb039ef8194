"""Files that appear whole: readers find the previous content or the new one, never a part of it."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OWNER_ONLY, BY_UMASK = 0o600, 0o666
"""Permissions of a new file."""


@contextmanager
def atomic_file(target: Path, mode: int = BY_UMASK, durable: bool = False) -> Iterator[Path]:
    """An empty file beside `target` to be filled in the block; then it replaces `target`, or vanishes on an exception.

    `durable`: once the block is left, the new content survives a power failure.
    """
    fresh = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    os.close(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode))
    try:
        yield fresh
        if durable:
            _sync(fresh)
        fresh.replace(target)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    if durable and os.name == "posix":
        _sync(target.parent)


def write_atomically(target: Path, content: bytes, mode: int = BY_UMASK, durable: bool = False) -> None:
    """Write a file that others may be reading, or writing, at the same time."""
    with atomic_file(target, mode, durable) as fresh:
        fresh.write_bytes(content)


def _sync(path: Path) -> None:
    """Wait until a file or a folder is on disk."""
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
