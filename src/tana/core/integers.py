"""Whole numbers as people give them."""

from __future__ import annotations

from numbers import Integral
from typing import TypeGuard


def is_whole(value: object) -> TypeGuard[int]:
    """Whether something is a whole number, NumPy's included; True and False are none."""
    return isinstance(value, Integral) and not isinstance(value, bool)


def is_count(value: object) -> TypeGuard[int]:
    """Whether something is a whole number, at least 1."""
    return is_whole(value) and value >= 1
