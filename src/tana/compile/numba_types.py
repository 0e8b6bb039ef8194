"""The border to Numba and llvmlite, which have no type stubs."""

from typing import Any, TypeAlias

Numba: TypeAlias = Any
"""An object of Numba or llvmlite: a context, a type, a library, a value. Neither package has type stubs."""
