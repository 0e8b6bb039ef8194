"""Gymnasium spaces of observations."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from tana.engine.observation import Observation
from tana.envs.batch_records import HostArray, Numbers
from tana.envs.settings import Settings

Seen: TypeAlias = Numbers | dict[str, Numbers]
"""An observation: one row, or a dictionary of named spans."""
Space: TypeAlias = spaces.Space[Any]
"""A space of `Seen`; Gymnasium's boxes and dictionaries have wider types."""
Info: TypeAlias = dict[str, Any]
"""The type that Gymnasium and PettingZoo declare for it."""


def observation_space(observation: Observation, settings: Settings) -> Space:
    """The space of observations: every column ranges from 0 to its maximum."""
    form = settings.stored
    high = np.ones(observation.length) if form == "float32" else np.round(1 / observation.scale).clip(0, 255)
    if settings.by_name:
        return spaces.Dict({name: _box(most, form) for name, most in observation.named(high).items()})
    return _box(high, form)


def _box(high: HostArray, form: str) -> spaces.Box:
    return spaces.Box(np.zeros(len(high), form), high.astype(form), dtype=np.dtype(form).type)
