"""Finds the rules that a record names: in a file next to it, or in the house's database."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tana.core.game import AnyGame
from tana.core.rules_file import SUFFIX, RulesFile, unpack
from tana.engine.kept_game import kept_game
from tana.server.storage.backup import kept_rules_in
from tana.server.storage.factory import without_password


@dataclass
class KnownRules:
    """Kept rules by name."""

    folder: Path
    """The folder of the record."""
    database: Path | str
    source: str = ""
    """Where the last rules were found."""

    def find(self, name: str) -> AnyGame | None:
        """The game by the rules of this name; None if they are not found. Raises `BadRules` for damaged ones."""
        rules = self._file(name) if name else None
        return None if rules is None else kept_game(rules)

    def _file(self, name: str) -> RulesFile | None:
        path = self.folder / f"{name}{SUFFIX}" if name.isalnum() else None
        if path is not None and path.is_file():
            self.source = str(path)
            return unpack(path.read_bytes(), name)
        data = kept_rules_in(self.database, name)
        self.source = without_password(self.database)
        return None if data is None else unpack(data, name)
