"""What texts say about components, and what they say instead of it where a variant has others.

`text/numbers.en.json` beside a game's texts lists phrases with numbers of its components in them; each says of which.
"""

from __future__ import annotations

import json
import re
from typing import Any

from tana.core.components import value_at
from tana.core.game import Game
from tana.core.record import Json
from tana.core.variants import components_of, patch_of
from tana.text.words import folder_of

_PLACE = re.compile(r"\{([a-z_0-9.]+)(:words)?\}")


class Numbers:
    """The phrases of a variant that speak of components which are different in it."""

    def __init__(self, game: Game[Any], language: str, package: str) -> None:
        file = folder_of(package) / f"numbers.{language}.json"
        phrases = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
        changed, data = patch_of(game.name), components_of(game)
        self._phrases = [
            (phrase["says"], _filled(phrase["becomes"], data))
            for phrase in phrases
            if any(_meets(path, of) for path in changed for of in phrase["of"])
        ]

    def correct(self, text: str) -> str:
        """The text with the numbers of the variant."""
        for says, becomes in self._phrases:
            text = text.replace(says, becomes)
        return text


def _meets(path: str, of: str) -> bool:
    """Whether one of two paths leads through the other."""
    return f"{path}.".startswith(f"{of}.") or f"{of}.".startswith(f"{path}.")


def _filled(phrase: str, data: Json) -> str:
    """`{path}` is a number, or how many there are in a list; `{path:words}` is everything in it."""
    return _PLACE.sub(lambda found: _value(value_at(data, found[1]), bool(found[2])), phrase)


def _value(value: Json, in_words: bool) -> str:
    return str(len(value)) if isinstance(value, list) and not in_words else spoken(value)


def spoken(value: Json) -> str:
    """A value for people."""
    if isinstance(value, list):
        return ", ".join(spoken(item) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{key}: {spoken(item)}" for key, item in value.items())
    return str(value)
