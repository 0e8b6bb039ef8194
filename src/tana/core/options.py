"""Options of a table: named choices with a default, validated before a game starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tana.core.errors import BadOption, meant
from tana.core.whole import is_whole


@dataclass(frozen=True)
class Option:
    """A choice among named values, one of which is the default."""

    name: str
    values: tuple[str, ...]
    default: str

    def number(self, value: str) -> int:
        if value not in self.values:
            hint = meant(value, self.values) if isinstance(value, str) else " (texts, all of them)"
            raise BadOption(f"option {self.name}: {value!r} is not one of {', '.join(self.values)}{hint}")
        return self.values.index(value)


def flag(name: str, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, ("off", "on"), "on" if default else "off")


def first_seat(most: int) -> Option:
    """Who begins: drawn at random, or chosen by whoever sets up the table."""
    return Option("first", ("random", *(str(seat) for seat in range(1, most + 1))), "random")


def complete(options: Sequence[Option], seats: range, count: int, given: Mapping[str, str]) -> dict[str, str]:
    """All options with their values; raises `BadOption` for what the game does not have."""
    if not is_whole(count):
        raise BadOption(f"seats is a whole number, not {count!r}")
    if count not in seats:
        raise BadOption(f"{count} seats: this game takes {seats.start} to {seats.stop - 1}")
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(f"unknown option {name!r}{meant(name, known)}; options: {', '.join(known) or 'none'}")
    chosen = {option.name: given.get(option.name, option.default) for option in options}
    for option in options:
        option.number(chosen[option.name])
    if chosen.get("first", "random") not in ("random", *(str(n) for n in range(1, count + 1))):
        raise BadOption(f"option first: seat {chosen['first']} does not exist with {count} seats")
    return chosen
