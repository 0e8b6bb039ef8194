"""Versioned ids of environments: for an id, observations, actions, rules and rewards never change.

    >>> gymnasium.make("tana/HickoryCompact-v0")

A change to a single number of an observation gives the id a new version and retires the old one. A test compares
digests of all of them (`tests/envs/digests.json`). The strength of bots is not covered: state the release of Tana when
you report results against them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from tana.core.registry import names
from tana.envs.settings import Settings

VERSION = 0
"""The version of ids that are not in `VERSIONS`."""
COMPACT, MEMORY = "compact", "memory"
VERSIONS: Mapping[tuple[str, str], int] = MappingProxyType({})
"""Other versions, by game and kind of observation ("", `COMPACT` or `MEMORY`)."""
KINDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"molly": ("", MEMORY), "uly": ("", MEMORY), "buddel": ("", MEMORY), "hickory": ("", COMPACT)}
)
"""The kinds of observation that have ids. Games from other folders only have the default one."""


@dataclass(frozen=True)
class EnvId:
    """An id with its game and arguments of `tana.envs.gym`."""

    id: str
    game: str
    arguments: Mapping[str, bool] = field(default_factory=dict)


def version_of(game: str, kind: str = "") -> int:
    """The version of a game's environments with a kind of observation."""
    return VERSIONS.get((game, kind), VERSION)


def kind_of(settings: Settings) -> str:
    """The kind of observation of these settings."""
    return COMPACT if settings.compact else MEMORY if settings.memory else ""


def env_ids() -> list[EnvId]:
    """All ids: `tana/Molly-v0`, `tana/MollyMemory-v0`, `tana/HickoryCompact-v0` and so on."""
    return [_env_id(game, kind) for game in names() for kind in KINDS.get(game, ("",))]


def _env_id(game: str, kind: str) -> EnvId:
    name = f"tana/{game.capitalize()}{kind.capitalize()}-v{version_of(game, kind)}"
    return EnvId(name, game, {kind: True} if kind else {})
