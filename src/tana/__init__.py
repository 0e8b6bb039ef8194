"""Tana: four board games of hidden information, for people, bots and designers.

    >>> import tana
    >>> match = tana.new("molly", seats=2)
    >>> match.legal()
    ['draw', 'take 1', 'take 2', ...]
    >>> match.play("draw")

The names below are loaded when first used, so that the rules alone need nothing but NumPy and Numba.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tana.version import __version__

if TYPE_CHECKING:
    from tana.bots.versus import against
    from tana.core.game_file import load, save
    from tana.core.match import Match, new
    from tana.core.registry import game, names, variant
    from tana.errors import TanaError

_HOMES = {
    "Match": "tana.core.match",
    "TanaError": "tana.errors",
    "against": "tana.bots.versus",
    "game": "tana.core.registry",
    "load": "tana.core.game_file",
    "names": "tana.core.registry",
    "new": "tana.core.match",
    "save": "tana.core.game_file",
    "variant": "tana.core.registry",
}

__all__ = ["Match", "TanaError", "__version__", "against", "game", "load", "names", "new", "save", "variant"]


def __dir__() -> list[str]:
    return __all__


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'tana' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
