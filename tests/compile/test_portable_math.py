"""Exponentials and logarithms of our own: right, and the same at both speeds."""

from __future__ import annotations

import math
import random

from tana.compile.portable_math import exponential, logarithm
from tana.compile.rule import compiled

ULPS = 2


def some(first: float, last: float, count: int = 2000) -> list[float]:
    luck = random.Random(1)
    return [luck.uniform(first, last) for _ in range(count)]


def test_exponentials() -> None:
    for x in [*some(-5, 1), *some(-699, 700), 0.0, -0.0, 1e-300, -700.0, 709.0]:
        right = math.exp(x)
        assert abs(exponential(x) - right) <= ULPS * math.ulp(right), x


def test_logarithms() -> None:
    for x in [*some(1, 40), *some(1e-9, 1e12), 1.5, 2.0, 1e300, 5e-324, math.nextafter(2, 1)]:
        right = math.log(x)
        assert abs(logarithm(x) - right) <= ULPS * max(math.ulp(right), 2**-53), x


def test_ends() -> None:
    assert exponential(0.0) == 1.0 and logarithm(1.0) == 0.0
    assert exponential(-1000.0) == 0.0 and exponential(1000.0) == math.inf
    assert logarithm(0.0) == -math.inf and logarithm(-1.0) == -math.inf and logarithm(math.nan) == -math.inf


def test_both_speeds_give_the_same_bits() -> None:
    for x in some(-700, 709, 500):
        assert compiled(exponential)(x) == exponential(x)
    for x in some(1e-6, 1e6, 500):
        assert compiled(logarithm)(x) == logarithm(x)
