"""Versioned ids of environments: under one id, observations, actions, rules and rewards never change.

    >>> gymnasium.make("tana/HickoryCompact-v0")

A change that alters a single number of an observation gets a new version of the id, and the old one goes. A test
compares digests of all of them (`tests/envs/digests.json`). What is not covered is how well bots play: name the release
of Tana when you report results against them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from tana.core.registry import names
from tana.envs.settings import Settings

VERSION = 0
"""The version of ids that have no version of their own."""
COMPACT, MEMORY = "compact", "memory"
VERSIONS: Mapping[tuple[str, str], int] = MappingProxyType({})
"""Other versions, by game and kind of observation ("", `COMPACT` or `MEMORY`)."""
KINDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"molly": ("", MEMORY), "uly": ("", MEMORY), "buddel": ("", MEMORY), "hickory": ("", COMPACT)}
)
"""The kinds of observation that have an id. Games from other folders have the usual one only."""


@dataclass(frozen=True)
class EnvId:
    """An id, its game and the arguments of `tana.envs.gym` that it stands for."""

    id: str
    game: str
    arguments: Mapping[str, bool] = field(default_factory=dict)


def version_of(game: str, kind: str = "") -> int:
    """The version of a game's environments with that kind of observation."""
    return VERSIONS.get((game, kind), VERSION)


def kind_of(settings: Settings) -> str:
    """The kind of observation that settings ask for."""
    return COMPACT if settings.compact else MEMORY if settings.memory else ""


def env_ids() -> list[EnvId]:
    """All ids: `tana/Molly-v0`, `tana/MollyMemory-v0`, `tana/HickoryCompact-v0` and so on."""
    return [_env_id(game, kind) for game in names() for kind in KINDS.get(game, ("",))]


def _env_id(game: str, kind: str) -> EnvId:
    name = f"tana/{game.capitalize()}{kind.capitalize()}-v{version_of(game, kind)}"
    return EnvId(name, game, {kind: True} if kind else {})
