"""The settings of an environment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from numbers import Real

from tana.core.domain import MAX_SEATS
from tana.core.registry import game as find_game
from tana.engine.observation_kernel import Form, Sight
from tana.errors import BadOption

MEMORY_AID = "memory_aid"
PAYOFFS = ("rank", "points", "both")
BY_NAME = "dict"
FORMS = ("float32", "uint8", BY_NAME)
"""Forms of observations; `dict` is float32 with columns by name."""


@dataclass(frozen=True)
class Settings:
    """A game, its number of seats and options, the form of observations and the kind of reward."""

    game: str
    seats: int
    options: Mapping[str, str]
    form: str = "float32"
    payoff: str = "rank"
    compact: bool = False

    @property
    def sight(self) -> Sight:
        """The parts of observations. Compact ones only have columns for the seats at this table."""
        return Sight(self.game, self.memory, self.compact, self.seats if self.compact else MAX_SEATS)

    @property
    def memory(self) -> bool:
        """Whether observations include what an attentive player would remember."""
        return self.options.get(MEMORY_AID) == "on"

    @property
    def by_name(self) -> bool:
        """Whether observations are dictionaries."""
        return self.form == BY_NAME

    @property
    def stored(self) -> Form:
        """The type of an observation's numbers."""
        return "uint8" if self.form == "uint8" else "float32"

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
    compact: bool = False,
) -> Settings:
    """Validate and complete settings; raises `BadOption`, which lists the valid values."""
    check(isinstance(memory, bool), f"memory should be True or False, not {memory!r}")
    check(isinstance(compact, bool), f"compact should be True or False, not {compact!r}")
    check(form in FORMS, f"obs should be one of {', '.join(FORMS)}, not {form!r}")
    check(payoff in PAYOFFS, f"reward should be one of {', '.join(PAYOFFS)}, not {payoff!r}")
    found = find_game(game)
    seats = found.seats.start if seats is None else seats
    given = dict(options)
    if memory:
        has_aid = MEMORY_AID in {option.name for option in found.options}
        check(has_aid, f"{game} has no memory aid: everything worth remembering is visible")
        check(
            given.get(MEMORY_AID, "on") == "on", f"memory=True needs the memory aid, which {MEMORY_AID}='off' disables"
        )
        given[MEMORY_AID] = "on"
    complete = found.settings(seats, given)
    return Settings(game, int(seats), complete, form, payoff, compact)


def one_number(settings: Settings) -> None:
    """Reject settings with two rewards, for APIs that take a single one."""
    check(settings.payoff != "both", "rewards are single numbers here: choose 'rank' or 'points'")


def opponents(settings: Settings, seat: int, against: Sequence[str] | None) -> dict[int, str]:
    """The bots in the other seats: the given ones in seat order, or diggers by default."""
    check(seat in range(settings.seats), f"seat {seat!r}: seats are 0 to {settings.seats - 1}")
    check(not isinstance(against, str), f"against should be a list of bots, such as [{against!r}]")
    others = [other for other in range(settings.seats) if other != seat]
    bots = ["digger"] * len(others) if against is None else list(against)
    check(len(bots) == len(others), f"{settings.seats} seats need {len(others)} bots in `against`, not {len(bots)}")
    return dict(zip(others, bots, strict=True))


def is_number(value: object) -> bool:
    """Whether a value can be a reward: a real number other than NaN."""
    return isinstance(value, Real) and not isinstance(value, bool) and value == value


def check(right: bool, fault: str) -> None:
    """Raise `BadOption` unless a condition holds."""
    if not right:
        raise BadOption(fault)
