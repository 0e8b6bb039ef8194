"""Generic compiled code, made for one game.

Numba compiles a function for the functions it calls, so code that plays *any* game (a random playout, a search)
has to be compiled once for each. Such code is written in an ordinary module that imports `nogame as rules`; this
loader runs that module's source again with `rules` bound to a game's rules. Each copy has a name of its own, so
that the on-disk cache keeps them apart.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from tana.core import rule as rule_module


@cache
def specialise(template: str, game: str, part: str = "rules") -> ModuleType:
    """The module `template` compiled for `game`; `part` names the game's module that it plays with."""
    spec = find_spec(template)
    if spec is None or spec.origin is None:
        raise ImportError(f"no module {template}")
    source = Path(spec.origin).read_text(encoding="utf-8")
    module = ModuleType(f"{template}__{game}", f"{template} for {game}")
    module.__file__ = spec.origin
    module.__package__ = template.rpartition(".")[0]
    namespace = vars(module)
    namespace["__game__"] = game
    sys.modules[module.__name__] = module
    placeholder = import_module("tana.core.nogame")
    real = import_module(f"tana.games.{game}.{part}")
    code = compile(source, spec.origin, "exec")
    saved = sys.modules["tana.core.nogame"]
    package = sys.modules["tana.core"]
    try:
        sys.modules["tana.core.nogame"] = real
        package.nogame = real  # type: ignore[attr-defined]
        with rule_module.named(game):
            exec(code, namespace)
    finally:
        sys.modules["tana.core.nogame"] = saved
        package.nogame = placeholder  # type: ignore[attr-defined]
    return module
