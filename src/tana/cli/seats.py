"""The seats of a game in the terminal: people at this keyboard and bots."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tana.bots.api import RANDOM, BadBot, Choice, bot_entropy, glimpse, make_bot, parse_spec, referee
from tana.bots.worker import BotPool
from tana.cli.common import printable
from tana.core.chance import POLICY, below, derive_entropy, rng_from
from tana.core.match import Match
from tana.errors import BadOption, TanaError, meant
from tana.text import Words

PERSON = "me"
LONGEST_NAME = 24
PATIENCE = 60.0
"""Seconds allowed for creating a bot from a file."""


@dataclass(frozen=True)
class Seat:
    """A seat: the player's name, and either a person or the spec of a bot."""

    name: str
    spec: str

    @property
    def person(self) -> bool:
        return self.spec == PERSON

    @property
    def thinks(self) -> bool:
        """Whether its decisions may take a while."""
        return self.spec not in (PERSON, RANDOM)


def seats_from(specs: Sequence[str], names: Sequence[str], words: Words) -> list[Seat]:
    """Parse the seats of the command line; raises `BadOption` for invalid ones."""
    if len(names) > len(specs):
        raise BadOption(f"{len(names)} names for {len(specs)} seats")
    seats = [_seat(spec, i, names[i] if i < len(names) else "", words) for i, spec in enumerate(specs)]
    taken: set[str] = set()
    for seat in seats:
        if seat.name in taken:
            raise BadOption(f"two seats are called {seat.name!r}: give each a different name")
        taken.add(seat.name)
    return seats


def _seat(spec: str, index: int, name: str, words: Words) -> Seat:
    kind = kind_of(spec)
    if kind == PERSON:
        given = name or spec.partition(":")[2]
        return Seat(_name(given) or words.text("name-person", number=index + 1), PERSON)
    return Seat(_name(name) or words.text("name-bot", bot=_bot_name(spec), number=index + 1), kind)


def kind_of(spec: str) -> str:
    """PERSON, or the spec of a bot; raises `BadOption` for anything else."""
    if spec == PERSON or spec.startswith(f"{PERSON}:"):
        return PERSON
    _check_bot(spec)
    return spec


def _name(name: str) -> str:
    name = printable(name.strip())
    if len(name) > LONGEST_NAME:
        raise BadOption(f"the name {name!r} is too long: at most {LONGEST_NAME} characters")
    return name


def _bot_name(spec: str) -> str:
    """`fox:seconds=1` is Fox, `bots/mine.py:Careful` is Careful."""
    _, file, rest = spec.partition(".py:")
    return (rest if file else spec).partition(":")[0].capitalize()


def _check_bot(spec: str) -> None:
    """Reject an invalid bot before the game; during it, the failures of bots are replaced by random actions."""
    if spec == RANDOM:
        return
    try:
        wanted = parse_spec(spec)
    except BadBot as fault:
        raise BadOption(f"{fault}{meant(spec, (PERSON,))}") from None
    if not wanted.built_in:
        _check_file(Path(wanted.path), wanted.name)


def _check_file(path: Path, name: str) -> None:
    if not path.is_file():
        near = [f"{other.name}:{name}" for other in path.parent.glob("*.py")]
        raise BadOption(f"there is no file {path}{meant(f'{path.name}:{name}', near)}")
    text = path.read_text(encoding="utf-8", errors="replace")
    if not re.search(rf"\b{re.escape(name)}\b", text):
        classes = re.findall(r"^class (\w+)", text, re.MULTILINE)
        raise BadOption(f"{path} has no class {name!r}{meant(name, classes)}")


def _fault_of(spec: str, game: str) -> str:
    """The reason why a bot cannot be created; empty if it can."""
    try:
        make_bot(spec, game)
    except TanaError as fault:
        return str(fault)
    return ""


class Bots:
    """All bots of a match. Random ones choose in this process, the others in separate ones."""

    def __init__(self, seats: Sequence[Seat], root: bytes) -> None:
        self._seats = seats
        self._root = root
        self._pool: BotPool | None = None

    def check(self, game: str) -> None:
        """Create every bot from a file once, in a separate process; raises `BadOption` for one that fails."""
        for spec in dict.fromkeys(seat.spec for seat in self._seats if ".py:" in seat.spec):
            try:
                fault = self._processes().call(_fault_of, spec, game).result(PATIENCE)
            except TimeoutError:
                fault = f"{spec} takes more than {PATIENCE:g} seconds to start"
            except TanaError:
                fault = f"{spec} cannot be created: its process ended"
            if fault:
                self.close()
                raise BadOption(fault)

    def choose(self, match: Match, seat: int) -> Choice:
        """Choose a legal action for the seat that decides."""
        spec, legal = self._seats[seat].spec, match.game.legal(match.state)
        if spec == RANDOM:
            rng = rng_from(derive_entropy(self._root, len(match.moves)))
            return Choice(legal[below(rng, POLICY, len(legal))])
        seen = glimpse(match.game, match.state, seat, bot_entropy(self._root, seat, len(match.moves)))
        return referee(self._processes().ask(f"seat {seat}", spec, seen), legal, seen)

    def _processes(self) -> BotPool:
        if self._pool is None:
            self._pool = BotPool()
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.close()
