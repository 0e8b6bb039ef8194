"""What kernels run on: a GPU.

`NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1` runs the same kernels without one, slowly.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import numba
import numpy as np

from tana.core.rule import nothing_collected

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # some releases of numba-cuda look it up although NumPy has dropped it

cuda: Any = import_module("numba.cuda")

config: Any = numba.config
simulated = bool(config.ENABLE_CUDASIM)


def available() -> bool:
    """Whether kernels can run here: on a GPU, or simulated."""
    return simulated or bool(cuda.is_available())


def device_name() -> str:
    """What they run on."""
    if simulated:
        return "CUDA simulator"
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def multiprocessors() -> int:
    """How many blocks run at the same time, one on each."""
    return 1 if simulated else int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


def local_type(dtype: np.dtype[Any]) -> Any:
    """The type of a thread's own record."""
    return dtype if simulated else numba.from_dtype(dtype)


@contextmanager
def quiet() -> Iterator[None]:
    """Without warnings that a small batch leaves most of the card idle; compiles without looking for garbage."""
    with warnings.catch_warnings(), nothing_collected():
        warnings.simplefilter("ignore", numba.core.errors.NumbaPerformanceWarning)
        yield
