"""Options of a table: named choices with a default, validated before a game starts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tana.core.integers import is_whole
from tana.errors import BadOption, meant


@dataclass(frozen=True)
class Option:
    """A choice among named values, one of which is the default."""

    name: str
    values: tuple[str, ...]
    default: str

    def number(self, value: str) -> int:
        if value not in self.values:
            hint = meant(value, self.values) if isinstance(value, str) else " (values are strings)"
            raise BadOption(f"option {self.name}: {value!r} is not one of {', '.join(self.values)}{hint}")
        return self.values.index(value)


def flag(name: str, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, ("off", "on"), "on" if default else "off")


def first_seat(most: int) -> Option:
    """The option for who begins: a random seat, or one chosen at setup."""
    return Option("first", ("random", *(str(seat) for seat in range(1, most + 1))), "random")


def seat_choices(name: str, values: Sequence[str], most: int) -> tuple[Option, ...]:
    """An option for each seat, `name_1` to `name_4`: a value that no other seat may have, or `auto`."""
    return tuple(Option(f"{name}_{seat}", ("auto", *values), "auto") for seat in range(1, most + 1))


def check_seat_choices(options: Sequence[Option], seats: int, chosen: Mapping[str, str]) -> None:
    """Raise `BadOption` for a choice of a seat that does not exist, or of a value that another seat has chosen."""
    taken: dict[str, int] = {}
    for seat, option in enumerate(options, start=1):
        value = chosen[option.name]
        if value == option.default:
            continue
        if seat > seats:
            raise BadOption(f"option {option.name}: seat {seat} does not exist with {seats} seats")
        if value in taken:
            raise BadOption(f"option {option.name}: {value!r} is already taken by seat {taken[value]}")
        taken[value] = seat


def complete(options: Sequence[Option], seats: range, count: int, given: Mapping[str, str]) -> dict[str, str]:
    """All options with their values; raises `BadOption` for seats, options or values that the game does not have."""
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
