"""Exponentials and logarithms as rules: the same bits on every machine and at every speed.

Those of C libraries differ in the last bit between machines, and a search that compares estimates would sooner or
later decide differently. Everything here is sums, products and quotients, which IEEE 754 defines to the bit, and tables
computed in decimal arithmetic. Results are accurate to two units in the last place.
"""

from decimal import Context, Decimal
from math import inf

import numpy as np

from tana.compile.arrays import Floats
from tana.compile.rule import rule

_EXACT = Context(prec=40)
_STEPS = 32
"""The number of steps in a factor of two."""
_LN_2 = _EXACT.ln(Decimal(2))
_STEPS_PER_UNIT = float(_STEPS / _LN_2)
_STEP = float(_LN_2 / _STEPS) * (1 - 2.0**-30)
_STEP_HIGH = float(np.float32(_STEP))
"""The high part of a step: multiples of it are exact."""
_STEP_LOW = float(_LN_2 / _STEPS - Decimal(_STEP_HIGH))
_LOG_2 = float(_LN_2)

_OF_STEP = np.array([float(_EXACT.exp(_LN_2 * step / _STEPS)) for step in range(_STEPS)])
"""[step] 2 to the power of step / _STEPS."""
_FINE = np.array([2.0**power for power in range(_STEPS)])
_COARSE = np.array([2.0**power for power in range(-1024, 1024, _STEPS)])
"""A power of two is a product of these: [power % 32] and [power // 32 + 32]."""
_MOST_NEGATIVE, _MOST = -700.0, 709.0
_LARGEST_STEPS = 1 << 16
"""More steps than any exponent has: an offset that makes truncation round down."""

_LOGS = np.array([float(_EXACT.ln(1 + Decimal(step) / _STEPS)) for step in range(_STEPS + 1)])
"""[step] the logarithm of 1 + step / _STEPS."""


@rule
def exponential(x: float) -> float:
    """e to the power of x; 0 below -700, infinite above 709."""
    if x < _MOST_NEGATIVE:
        return 0.0
    if x > _MOST:
        return inf
    steps = int(x * _STEPS_PER_UNIT + (_LARGEST_STEPS + 0.5)) - _LARGEST_STEPS
    r = (x - steps * _STEP_HIGH) - steps * _STEP_LOW
    series = r * (1.0 + r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720))))))
    of_step = _OF_STEP[steps % _STEPS]
    power = steps // _STEPS
    return float((of_step + of_step * series) * _FINE[power % _STEPS] * _COARSE[power // _STEPS + _STEPS])


@rule
def logarithm(x: float) -> float:
    """The natural logarithm of a number; minus infinity unless it is above 0."""
    if not x > 0.0:
        return -inf
    powers = 0
    while x >= 16.0:
        x *= 1 / 16
        powers += 4
    while x >= 2.0:
        x *= 0.5
        powers += 1
    while x < 1.0:
        x *= 2.0
        powers -= 1
    step = int((x - 1.0) * _STEPS + 0.5)
    near = 1.0 + step / _STEPS
    r = (x - near) / near
    series = r * (1 - r * (1 / 2 - r * (1 / 3 - r * (1 / 4 - r * (1 / 5 - r * (1 / 6 - r * (1 / 7 - r * (1 / 8))))))))
    return float(powers * _LOG_2 + (_LOGS[step] + series))


@rule
def share_out(weights: Floats, count: int) -> None:
    """Softmax in place: from logarithms of weights to probabilities."""
    most = weights[0]
    for i in range(count):
        most = max(most, weights[i])
    total = 0.0
    for i in range(count):
        weights[i] = exponential(weights[i] - most)
        total += weights[i]
    for i in range(count):
        weights[i] /= total
