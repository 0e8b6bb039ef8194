"""What a table of learners is set up with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tana.core.errors import BadOption
from tana.core.registry import game as find_game

MEMORY_AID = "memory_aid"


@dataclass(frozen=True)
class Settings:
    """A game, its number of seats and every option with its value."""

    game: str
    seats: int
    options: Mapping[str, str]

    @property
    def memory(self) -> bool:
        """Whether seats are shown what an attentive player would remember."""
        return self.options.get(MEMORY_AID) == "on"

    def __str__(self) -> str:
        given = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game} for {self.seats} {given}".rstrip()


def settings_of(game: str, seats: int | None, memory: bool, options: Mapping[str, str]) -> Settings:
    """Complete settings; what the game does not have is refused and says what would be right."""
    found = find_game(game)
    seats = found.seats.start if seats is None else seats
    given = dict(options)
    if memory:
        if MEMORY_AID not in {option.name for option in found.options}:
            raise BadOption(f"{game} has no memory aid: everything worth remembering is in sight")
        given[MEMORY_AID] = "on"
    return Settings(game, seats, found.settings(seats, given))
