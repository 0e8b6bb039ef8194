"""Compiled code in a folder that cannot be written, like that of a container image.

Numba passes over a cache folder in which it cannot create files, even if all the code is there. Numba finds this module
by its name in `numba.config.CACHE_LOCATOR_CLASSES`, which `rule` sets whenever it makes a cache.
"""

import os
from pathlib import Path

from numba.core.caching import UserProvidedCacheLocator

_NUMBA = ("InTreeCacheLocator", "UserWideCacheLocator", "IPythonCacheLocator", "ZipCacheLocator")


class ReadableCacheLocator(UserProvidedCacheLocator):
    """Takes a folder that exists, whether or not it can be written."""

    def ensure_cache_path(self) -> None:
        folder = Path(self.get_cache_path())  # type: ignore[no-untyped-call]
        if not folder.is_dir() or os.access(folder, os.W_OK):
            super().ensure_cache_path()  # type: ignore[no-untyped-call]


LOCATORS = ",".join([f"{__name__}.{ReadableCacheLocator.__name__}", *(f"numba.core.caching.{name}" for name in _NUMBA)])
"""Where Numba looks for cached code: ours first, then its own in their order."""
