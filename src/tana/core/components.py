"""Component data: decks, boards and tracks as JSON files beside the rules, named in records by content."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from tana.core.record import Json


def read_components(beside: str) -> Json:
    """The data of `components.json` in the folder of the module file `beside`."""
    return json.loads(Path(beside).with_name("components.json").read_text(encoding="utf-8"))


def edition_of(data: Json) -> str:
    """The name of a data edition and a hash of its content: `molly-1f6c02a9`."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return f"{data['name']}-{hashlib.sha256(canonical.encode()).hexdigest()[:8]}"
