"""Generic code that looks at games as learners see them: a template, made for one game and one form of observation.

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
from tana.engine.observation import Observation

PLACEHOLDER = "from tana.engine.writing import write_observation\n"
"""What a template says, and what the code that writes observations takes the place of."""


@cache
def instantiate_observing(template: str, game: str, memory: bool, form: str) -> ModuleType:
    """A template for a game, with observations of that form."""
    view = find_game(game).rules.View
    path = file_of(template)
    assert path is not None
    source = path.read_text(encoding="utf-8")
    assert PLACEHOLDER in source
    whole = source.replace(PLACEHOLDER, "") + "\n\n" + Observation(view, memory).source_for(form)
    name = f"{path.stem}_{form}_{hashlib.sha256(whole.encode()).hexdigest()[:12]}"
    return instantiate_file(_kept(name, whole), f"{template.rpartition('.')[0]}.{name}", game)


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
