"""Replaces numbers of components in texts of variants.

`text/numbers.en.json` in a game's folder lists the phrases that mention components, and which ones; language packs have
such a file for each game too.
"""

import json
import re

from tana.core.components import value_at
from tana.core.game import Game
from tana.core.record import Json, Record
from tana.core.variants import components_of, patch_of
from tana.text.words import NUMBERS, text_file

_PLACE = re.compile(r"\{([a-z_0-9.]+)(:words)?\}")


class Numbers:
    """Replaces the phrases that mention changed components of a variant."""

    def __init__(self, game: Game[Record], language: str, package: str) -> None:
        file = text_file(package, NUMBERS, language)
        phrases = json.loads(file.read_text(encoding="utf-8")) if file else []
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
    """Whether one of two paths contains the other."""
    return f"{path}.".startswith(f"{of}.") or f"{of}.".startswith(f"{path}.")


def _filled(phrase: str, data: Json) -> str:
    """Fill in a phrase: `{path}` becomes a number or the length of a list, `{path:words}` the items of a list."""
    return _PLACE.sub(lambda found: _value(value_at(data, found[1]), bool(found[2])), phrase)


def _value(value: Json, in_words: bool) -> str:
    return str(len(value)) if isinstance(value, list) and not in_words else spoken(value)


def spoken(value: Json) -> str:
    """A value as text."""
    if isinstance(value, list):
        return ", ".join(spoken(item) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{key}: {spoken(item)}" for key, item in value.items())
    return str(value)
