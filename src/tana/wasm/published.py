"""Modules in a folder of the pages, as `tana.wasm.build.publish` writes them."""

from __future__ import annotations

import json
from pathlib import Path

INDEX = "index.json"


def games_in(folder: Path) -> dict[str, str]:
    """The games that have a module in a folder, each with the hash of its rules; empty where there are none."""
    try:
        index = json.loads((folder / INDEX).read_bytes())
    except (OSError, ValueError):
        return {}
    return {game: str(files.get("rules", "")) for game, files in index.items()}
