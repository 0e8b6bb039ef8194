"""Arrays whose memory other libraries can share without copying."""

import math

import numpy as np
from numpy.typing import DTypeLike

from tana.envs.batch_records import HostArray

ALIGNMENT = 64
"""Bytes. JAX copies arrays with less alignment; PyTorch and SIMD code benefit too."""


def aligned_zeros(shape: tuple[int, ...], dtype: DTypeLike) -> HostArray:
    """An array of zeros that begins at a multiple of `ALIGNMENT`."""
    kind = np.dtype(dtype)
    size = math.prod(shape) * kind.itemsize
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    begin = -memory.ctypes.data % ALIGNMENT
    return memory[begin : begin + size].view(kind).reshape(shape)
