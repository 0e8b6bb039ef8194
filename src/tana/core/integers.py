"""Checks for whole numbers in arguments."""

from numbers import Integral
from typing import TypeGuard


def is_whole(value: object) -> TypeGuard[int]:
    """Whether a value is a whole number, including NumPy's; booleans do not count."""
    return isinstance(value, Integral) and not isinstance(value, bool)


def is_count(value: object) -> TypeGuard[int]:
    """Whether a value is a whole number of at least 1."""
    return is_whole(value) and value >= 1
