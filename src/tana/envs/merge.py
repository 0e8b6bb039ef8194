"""Instantiates the steps of a batch for a game and a form of observation."""

from types import ModuleType

from tana.engine.instantiate import instantiate
from tana.engine.observation_kernel import Form, Sight, observation_kernel
from tana.envs.batch_step import ALL_LEGAL

__all__ = ["ALL_LEGAL", "steps_of"]


def steps_of(sight: Sight, form: Form) -> ModuleType:
    """The module `tana.envs.batch_step` for a game and its form of observations."""
    return instantiate("tana.envs.batch_step", sight.game, observation=observation_kernel(sight, form))
