"""Gymnasium's spaces for our observations."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tana.engine.observation import Observation
from tana.envs.settings import Settings


def observation_space(observation: Observation, settings: Settings) -> spaces.Space[Any]:
    """Every column from 0 to the most it can be; by name, if that is how they are shown."""
    form = settings.stored
    high = np.ones(observation.length) if form == "float32" else np.round(1 / observation.scale).clip(0, 255)
    if settings.by_name:
        return spaces.Dict({name: _box(most, form) for name, most in observation.named(high).items()})
    return _box(high, form)


def _box(high: NDArray[Any], form: str) -> spaces.Box:
    return spaces.Box(np.zeros(len(high), form), high.astype(form), dtype=np.dtype(form).type)
