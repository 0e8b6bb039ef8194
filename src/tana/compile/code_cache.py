"""Compiled code on disk: a file for each function and types of arguments, named after them.

Numba keeps an index of numbered files beside each function. Two processes that compile a function for different types
at the same time would both write file 1, and one would find the other's code in it. A file that is named after what
it holds needs no index.
"""

from __future__ import annotations

import hashlib
import os
import pickle
from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.serialize import dumps

SUFFIX = ".nbc"


def write_whole(file: Path, content: bytes) -> None:
    """Write a file that others may be reading: they find all of it or what was there before."""
    written = file.with_suffix(f".{os.getpid()}")
    written.write_bytes(content)
    written.replace(file)


class CompiledFiles:
    """The files of one function; their names begin with `start`, and `stamp` says what the code was made from."""

    def __init__(self, start: Path, stamp: Any) -> None:
        self._start = start
        self._stamp = stamp

    def save(self, key: Any, data: Any) -> None:
        """Write what was compiled for some types."""
        write_whole(self._file_of(key), dumps(data))  # type: ignore[no-untyped-call]

    def load(self, key: Any) -> Any:
        """What was compiled for some types; None if nothing was."""
        try:
            return pickle.loads(self._file_of(key).read_bytes())
        except FileNotFoundError:
            return None

    def _file_of(self, key: Any) -> Path:
        name = hashlib.sha256(repr((self._stamp, key)).encode()).hexdigest()[:16]
        return self._start.with_name(f"{self._start.name}.{name}{SUFFIX}")


class CompiledCache(FunctionCache):
    """What was compiled of one function."""

    _impl_class: Any = CompileResultCacheImpl
    _cache_file: Any

    def __init__(self, function: Any) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        start = Path(self._cache_path) / self._impl.filename_base
        self._cache_file = CompiledFiles(start, self._impl.locator.get_source_stamp())
