"""The steps of a batch, made for one game and one form of observation."""

from __future__ import annotations

from types import ModuleType

from tana.engine.observing import instantiate_observing
from tana.envs.batch_step import ALL_LEGAL

__all__ = ["ALL_LEGAL", "steps_of"]


def steps_of(game: str, memory: bool, form: str) -> ModuleType:
    """The module `tana.envs.batch_step` for a game, with observations of that form."""
    return instantiate_observing("tana.envs.batch_step", game, memory, form)
