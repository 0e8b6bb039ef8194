"""Gymnasium's spaces for our observations."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from tana.envs.observation import Observation


def observation_space(observation: Observation, form: str) -> spaces.Box:
    """Every column from 0 to the most it can be."""
    low = np.zeros(observation.length, form)
    high = np.ones(observation.length) if form == "float32" else np.round(1 / observation.scale).clip(0, 255)
    return spaces.Box(low, high.astype(form), dtype=np.dtype(form).type)
