"""Seats of a table in the terminal: people at this keyboard and bots."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from tana.cli.common import printable
from tana.core.chance import POLICY, below, derive_entropy, rng_from
from tana.core.errors import BadOption, TanaError, meant
from tana.core.match import Match
from tana.text import Words

if TYPE_CHECKING:
    from tana.bots.worker import BotPool

PERSON = "me"
RANDOM = "random"
LONGEST_NAME = 24
PATIENCE = 60.0
"""Seconds that a bot of somebody's own may take to be made."""


@dataclass(frozen=True)
class Seat:
    """Who sits there: a person, or a bot by its spec."""

    name: str
    spec: str

    @property
    def person(self) -> bool:
        return self.spec == PERSON

    @property
    def thinks(self) -> bool:
        """Whether one may have to wait for it."""
        return self.spec not in (PERSON, RANDOM)


@dataclass(frozen=True)
class Answer:
    """What a bot does, and a note on how it came to it (empty as a rule)."""

    action: int
    note: str = ""


class Chooser(Protocol):
    """Decides for the bots of a match."""

    def choose(self, match: Match, seat: int) -> Answer:
        """An action for the seat that has to decide."""

    def close(self) -> None:
        """End whatever was started."""


def seats_from(specs: Sequence[str], names: Sequence[str], words: Words) -> list[Seat]:
    """The seats as given on the command line; raises `BadOption` and says what would be right."""
    if len(names) > len(specs):
        raise BadOption(f"{len(names)} names for {len(specs)} seats")
    seats = [_seat(spec, i, names[i] if i < len(names) else "", words) for i, spec in enumerate(specs)]
    taken: set[str] = set()
    for seat in seats:
        if seat.name in taken:
            raise BadOption(f"two seats are called {seat.name!r}: give every seat a name of its own")
        taken.add(seat.name)
    return seats


def _seat(spec: str, index: int, name: str, words: Words) -> Seat:
    kind = kind_of(spec)
    if kind == PERSON:
        given = name or spec.partition(":")[2]
        return Seat(_name(given) or words.text("name-person", number=index + 1), PERSON)
    return Seat(_name(name) or words.text("name-bot", bot=_bot_name(spec), number=index + 1), kind)


def kind_of(spec: str) -> str:
    """A person, whatever their name, or the bot of that spec; anything else is refused before the game begins."""
    if spec == PERSON or spec.startswith(f"{PERSON}:"):
        return PERSON
    _check_bot(spec)
    return spec


def _name(name: str) -> str:
    name = printable(name.strip())
    if len(name) > LONGEST_NAME:
        raise BadOption(f"the name {name!r} is too long: at most {LONGEST_NAME} letters")
    return name


def _bot_name(spec: str) -> str:
    """`fox:seconds=1` is Fox, `bots/mine.py:Careful` is Careful."""
    _, file, rest = spec.partition(".py:")
    return (rest if file else spec).partition(":")[0].capitalize()


def _check_bot(spec: str) -> None:
    """Refuse a bot that cannot be: one that breaks later would be replaced by chance, and nobody would notice."""
    if spec == RANDOM:
        return
    from tana.bots.api import BadBot, parse_spec

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
    """Why a bot cannot be made; empty if it can."""
    from tana.bots.api import make_bot

    try:
        make_bot(spec, game)
    except TanaError as fault:
        return str(fault)
    return ""


class Bots:
    """All bots of a match. The random ones choose here, the others think in processes of their own."""

    def __init__(self, seats: Sequence[Seat], root: bytes) -> None:
        self._seats = seats
        self._root = root
        self._pool: BotPool | None = None

    def check(self, game: str) -> None:
        """Make every bot of somebody's own once, in another process; raises `BadOption` for one that cannot be."""
        for spec in dict.fromkeys(seat.spec for seat in self._seats if ".py:" in seat.spec):
            try:
                fault = self._processes().call(_fault_of, spec, game).result(PATIENCE)
            except TimeoutError:
                fault = f"{spec} is not made within {PATIENCE:g} seconds"
            except TanaError:
                fault = f"{spec} cannot be made: it ends its process"
            if fault:
                self.close()
                raise BadOption(fault)

    def choose(self, match: Match, seat: int) -> Answer:
        spec = self._seats[seat].spec
        if spec == RANDOM:
            return Answer(self._by_lot(match))
        return self._ask(match, seat, spec)

    def _by_lot(self, match: Match) -> int:
        legal = match.game.legal(match.state)
        rng = rng_from(derive_entropy(self._root, len(match.moves)))
        return legal[below(rng, POLICY, len(legal))]

    def _ask(self, match: Match, seat: int, spec: str) -> Answer:
        from tana.bots.api import bot_entropy, glimpse, referee

        seen = glimpse(match.game, match.state, seat, bot_entropy(self._root, seat, len(match.moves)))
        choice = self._processes().ask(f"seat {seat}", spec, seen)
        choice = referee(choice, match.game.legal(match.state), seen)
        return Answer(choice.action, choice.note)

    def _processes(self) -> BotPool:
        from tana.bots.worker import BotPool

        if self._pool is None:
            self._pool = BotPool()
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.close()
