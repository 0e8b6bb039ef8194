"""What a table of learners is set up with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from numbers import Real

from tana.core.errors import BadOption
from tana.core.registry import game as find_game

MEMORY_AID = "memory_aid"
PAYOFFS = ("rank", "points", "both")
BY_NAME = "dict"
FORMS = ("float32", "uint8", BY_NAME)
"""`dict` is float32 as well, its columns under their names."""


@dataclass(frozen=True)
class Settings:
    """A game, its number of seats, every option with its value, and how learners see and are paid."""

    game: str
    seats: int
    options: Mapping[str, str]
    form: str = "float32"
    payoff: str = "rank"

    @property
    def memory(self) -> bool:
        """Whether seats are shown what an attentive player would remember."""
        return self.options.get(MEMORY_AID) == "on"

    @property
    def by_name(self) -> bool:
        """Whether observations are dictionaries."""
        return self.form == BY_NAME

    @property
    def stored(self) -> str:
        """How the numbers of an observation are kept."""
        return "float32" if self.by_name else self.form

    def __str__(self) -> str:
        given = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game} for {self.seats} {given}".rstrip()


def settings_of(
    game: str,
    seats: int | None,
    options: Mapping[str, str],
    *,
    memory: bool = False,
    form: str = "float32",
    payoff: str = "rank",
) -> Settings:
    """Complete settings; what the game does not have is refused and says what would be right."""
    check(isinstance(memory, bool), f"memory is True or False, not {memory!r}")
    check(form in FORMS, f"obs is one of {', '.join(FORMS)}, not {form!r}")
    check(payoff in PAYOFFS, f"reward is one of {', '.join(PAYOFFS)}, not {payoff!r}")
    found = find_game(game)
    seats = found.seats.start if seats is None else seats
    given = dict(options)
    if memory:
        has_aid = MEMORY_AID in {option.name for option in found.options}
        check(has_aid, f"{game} has no memory aid: everything worth remembering is in sight")
        check(given.get(MEMORY_AID, "on") == "on", f"memory=True asks for the memory aid, {MEMORY_AID}='off' for none")
        given[MEMORY_AID] = "on"
    complete = found.settings(seats, given)
    return Settings(game, int(seats), complete, form, payoff)


def one_number(settings: Settings) -> None:
    """Refuse settings that pay in more than one number, for APIs whose rewards are one."""
    check(settings.payoff != "both", "a reward is one number here: choose 'rank' or 'points'")


def opponents(settings: Settings, seat: int, against: Sequence[str] | None) -> dict[int, str]:
    """The bots in the other seats: those given, in order of seats, or diggers."""
    check(seat in range(settings.seats), f"seat {seat!r}: seats are 0 to {settings.seats - 1}")
    check(not isinstance(against, str), f"against is a list of bots, such as [{against!r}]")
    others = [other for other in range(settings.seats) if other != seat]
    bots = ["digger"] * len(others) if against is None else list(against)
    check(len(bots) == len(others), f"{settings.seats} seats need {len(others)} bots in `against`, not {len(bots)}")
    return dict(zip(others, bots, strict=True))


def is_number(value: object) -> bool:
    """Whether something is a number that can be paid."""
    return isinstance(value, Real) and not isinstance(value, bool) and value == value


def check(right: bool, fault: str) -> None:
    """Refuse an argument that is not right."""
    if not right:
        raise BadOption(fault)
