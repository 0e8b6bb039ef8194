"""The GPU that kernels run on; `NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1` simulates one, slowly."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TypeAlias

import numba
import numpy as np

from tana.compile.numba_types import Numba
from tana.compile.rule import no_garbage_collection

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # some releases of numba-cuda use it although NumPy has removed it

Device: TypeAlias = Any
"""An object of numba-cuda (a kernel, an array on the GPU, a record in it), which has no type stubs."""

cuda: Device = import_module("numba.cuda")

config: Numba = numba.config
simulated = bool(config.ENABLE_CUDASIM)


def available() -> bool:
    """Whether kernels can run here: on a GPU, or simulated."""
    return simulated or bool(cuda.is_available())


def device_name() -> str:
    """The name of the GPU."""
    if simulated:
        return "CUDA simulator"
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def multiprocessors() -> int:
    """The number of multiprocessors of the GPU."""
    return 1 if simulated else int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


def local_type(dtype: np.dtype[np.void]) -> Device:
    """The type of a record in a thread's local memory."""
    return dtype if simulated else numba.from_dtype(dtype)


@contextmanager
def quiet() -> Iterator[None]:
    """Suppress warnings that a small batch leaves most of the GPU idle, and garbage collection while compiling."""
    with warnings.catch_warnings(), no_garbage_collection():
        warnings.simplefilter("ignore", numba.core.errors.NumbaPerformanceWarning)
        yield
