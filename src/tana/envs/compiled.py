"""The steps of a batch, made for one game and one form of observation.

Code that writes observations is generated: straight lines with every column's number in them, as nobody would write
by hand. It is kept as a source file beside the compiled code, so that tracebacks and the compiler's cache find it.
"""

from __future__ import annotations

import hashlib
import tempfile
from functools import cache
from pathlib import Path
from types import ModuleType

from tana.core.registry import game as find_game
from tana.core.sources import cache_root, file_of
from tana.engine.instantiate import instantiate_file
from tana.envs.batch_step import ALL_LEGAL
from tana.envs.observation import Observation

TEMPLATE = "tana.envs.batch_step"
PLACEHOLDER = "from tana.envs.writing import write_observation\n"

__all__ = ["ALL_LEGAL", "steps_of"]


@cache
def steps_of(game: str, memory: bool, form: str) -> ModuleType:
    """The module `tana.envs.batch_step` for a game, with observations of that form."""
    view = find_game(game).rules.View
    path = file_of(TEMPLATE)
    assert path is not None
    source = path.read_text(encoding="utf-8")
    assert PLACEHOLDER in source
    whole = source.replace(PLACEHOLDER, "") + "\n\n" + Observation(view, memory).source_for(form)
    name = f"steps_{form}_{hashlib.sha256(whole.encode()).hexdigest()[:12]}"
    return instantiate_file(_kept(name, whole), f"tana.envs.{name}", game)


def _kept(name: str, source: str) -> Path:
    """The file of a generated source; in a folder for this process alone if the cache cannot be written."""
    for folder in (cache_root() / "generated", Path(tempfile.mkdtemp(prefix="tana-"))):
        path = folder / f"{name}.py"
        if path.exists():
            return path
        try:
            folder.mkdir(parents=True, exist_ok=True)
            fresh = path.with_suffix(f".{hashlib.sha256(tempfile.mktemp().encode()).hexdigest()[:8]}")
            fresh.write_text(source, encoding="utf-8")
            fresh.replace(path)
        except OSError:
            continue
        return path
    raise OSError("no folder for generated code can be written")
