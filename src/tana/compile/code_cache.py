"""Compiled code on disk: a file for each function and combination of argument types, named after them.

Numba keeps an index of numbered files for each function. Two processes that compile a function for different types at
the same time would both write file 1, and one would load the other's code. Content-addressed files need no index.
"""

import hashlib
import pickle
from pathlib import Path

from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.serialize import dumps

from tana.atomic_write import write_atomically
from tana.compile.numba_types import Numba

SUFFIX = ".nbc"


class CompiledFiles:
    """The files of one function: their names begin with `start`, and `stamp` identifies the sources."""

    def __init__(self, start: Path, stamp: Numba) -> None:
        self._start = start
        self._stamp = stamp

    def save(self, key: Numba, data: Numba) -> None:
        """Write the code compiled for some argument types."""
        write_atomically(self._file_of(key), dumps(data))  # type: ignore[no-untyped-call]

    def load(self, key: Numba) -> Numba:
        """The code compiled for some argument types; None if there is none."""
        try:
            return pickle.loads(self._file_of(key).read_bytes())
        except FileNotFoundError:
            return None

    def _file_of(self, key: Numba) -> Path:
        name = hashlib.sha256(repr((self._stamp, key)).encode()).hexdigest()[:16]
        return self._start.with_name(f"{self._start.name}.{name}{SUFFIX}")


class CompiledCache(FunctionCache):
    """The cached code of one function."""

    _impl_class: Numba = CompileResultCacheImpl
    _cache_file: Numba

    def __init__(self, function: Numba) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        start = Path(self._cache_path) / self._impl.filename_base
        self._cache_file = CompiledFiles(start, self._impl.locator.get_source_stamp())
