"""`python -m tana.wasm.background FOLDER`: builds the modules that the pages lack, beside a running server.

FOLDER holds the modules that the pages brought along (it may be missing). Progress goes to standard output, a JSON
object a line: `{"current": …}` for a game whose module came with the pages and is of these rules, `{"state":
"fetching"}` and `{"state": "building"}` for what is done now, `{"game": …}` with the files of a module that is ready,
`{"failed": …, "why": …}` for a game, or for all of them (null), that will not come.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tana.core.registry import names
from tana.errors import TanaError
from tana.wasm import build, linker
from tana.wasm.published import games_in

LOWEST_PRIORITY = 19

Report = dict[str, Any]
"""A line of progress."""


def modules(folder: Path, games: Iterable[str]) -> Iterator[Report]:
    """Make every module that is missing or was built from other rules; modules that exist already come first."""
    brought = games_in(folder)
    games = list(games)
    missing = [game for game in games if brought.get(game) != build.rules_of(game)]
    yield from ({"current": game} for game in games if game not in missing)
    missing.sort(key=lambda game: not build.is_built(game))
    if any(not build.is_built(game) for game in missing) and not linker.is_there():
        yield {"state": "fetching"}
        try:
            linker.fetch()
        except TanaError as fault:
            yield from (_files(build.build(game)) for game in missing if build.is_built(game))
            yield {"failed": None, "why": str(fault)}
            return
    for game in missing:
        yield {"state": "building"}
        try:
            yield _files(build.build(game))
        except TanaError as fault:
            yield {"failed": game, "why": str(fault)}


def _files(built: build.Built) -> Report:
    data = None if built.data is None else str(built.data)
    return {"game": built.game, "module": str(built.module), "layout": str(built.layout), "data": data}


def main() -> None:
    """Report until everything is there."""
    os.nice(LOWEST_PRIORITY)
    for report in modules(Path(sys.argv[1]), names()):
        print(json.dumps(report), flush=True)


if __name__ == "__main__":
    main()
