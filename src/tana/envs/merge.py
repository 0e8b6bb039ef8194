"""The steps of a batch, instantiated for a game and a form of observation."""

from types import ModuleType

from tana.engine.instantiate import instantiate
from tana.engine.observation_kernel import Form, observation_kernel
from tana.envs.batch_step import ALL_LEGAL

__all__ = ["ALL_LEGAL", "steps_of"]


def steps_of(game: str, memory: bool, form: Form) -> ModuleType:
    """The module `tana.envs.batch_step` for a game, with observations of that form."""
    return instantiate("tana.envs.batch_step", game, observation=observation_kernel(game, memory, form))
