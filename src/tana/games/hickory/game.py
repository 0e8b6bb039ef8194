"""Hickory Dickory behind the contract of a game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import numpy as np
import numpy.typing as npt

from tana.core.components import edition_of
from tana.core.game import Game, Rules
from tana.core.options import Option, check_seat_choices, complete, first_seat, seat_choices
from tana.core.record import Json
from tana.errors import BadOption, BadPosition
from tana.games.hickory import rules
from tana.games.hickory.actions import ACTIONS
from tana.games.hickory.components import DATA, MOST_SEATS, PLAYER_COLOUR, BadEdition, read_edition
from tana.games.hickory.edition import flatten
from tana.games.hickory.events import EVENTS
from tana.games.hickory.reasons import ENDINGS, REFUSALS, SCORE_TEXTS
from tana.games.hickory.sketch import sketch
from tana.games.hickory.state import State
from tana.games.hickory.validation import check, check_beginning

STANDARD_DATA = "standard"
COLOUR_OPTIONS = seat_choices("colour", PLAYER_COLOUR.tokens, MOST_SEATS)
"""HIC-R10: the colour of each seat; the others get the colours that are left, in seat order."""


class Hickory(Game[State]):
    """HIC: teams of mice on a cuckoo clock, a bag of tiles, a cat."""

    name = "hickory"
    seats = range(1, MOST_SEATS + 1)
    options = (
        Option("setup", ("standard", "advanced"), "standard"),
        first_seat(MOST_SEATS),
        Option("data", (STANDARD_DATA,), STANDARD_DATA),
        *COLOUR_OPTIONS,
    )
    actions = ACTIONS
    events = EVENTS
    rules: ClassVar[Rules] = rules
    secrets = ("favor_deck", "players.hand")
    refusals, endings, score_texts = REFUSALS, ENDINGS, SCORE_TEXTS

    sketch = staticmethod(sketch)
    check = staticmethod(check)
    check_beginning = staticmethod(check_beginning)

    # --- component data --------------------------------------------------------------------------------------

    def __init__(self, data: Json = DATA) -> None:
        self.tables = read_edition(data)
        self.edition = edition_of(data)

    def with_components(self, data: Json) -> Hickory:
        """A game with other components: the rules read their tables from the state."""
        if data["players"] != DATA["players"]:
            raise BadEdition("players", f"the game is played with {DATA['players']['colours']}")
        return Hickory(data)

    def settings(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        """Complete the options. `data` may also be the path of another edition; it is stored as `path#name-hash`.

        A path with a hash must have that content: a record cannot be replayed with other data.
        """
        data = given.get("data", STANDARD_DATA)
        named = {name: value for name, value in given.items() if name != "data"}
        chosen = complete(self.options, self.seats, seats, named)
        check_seat_choices(COLOUR_OPTIONS, seats, chosen)
        if data != STANDARD_DATA:
            chosen["data"] = pinned(data)
        return chosen

    def encode(self, settings: Mapping[str, str]) -> npt.NDArray[np.int64]:
        """Setup, first player, the colour of each seat, then the tables of the edition."""
        data = settings["data"]
        tables = self.tables if data == STANDARD_DATA else read_edition(read_file(pinned(data)))
        chosen = [option.number(settings[option.name]) for option in self.options if option.name != "data"]
        return np.array([*chosen, *flatten(tables)], dtype=np.int64)

    # --- positions: the tables are part of the state, and a document names their edition ------------------------

    def position(self, s: State) -> dict[str, Json]:
        return {**super().position(s), "edition": self.edition_in(s)}

    def from_position(self, document: Json) -> State:
        if not isinstance(document, dict):
            raise BadPosition("$", "expected an object")
        state = super().from_position({**document, "edition": self.edition})
        expected = self.edition_in(state)
        if document.get("edition") != expected:
            raise BadPosition("$.edition", f"expected {expected!r} for these tables, got {document.get('edition')!r}")
        return state

    def edition_in(self, s: State) -> str:
        """The edition whose tables a state carries: the game's own by name, another by its content."""
        numbers = flatten(s.edition)
        if numbers == flatten(self.tables):
            return self.edition
        return f"other-{hashlib.sha256(json.dumps(numbers).encode()).hexdigest()[:8]}"


def read_file(data: str) -> Json:
    """The document of a data file given as `path` or `path#name-hash`."""
    path = data.partition("#")[0]
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as fault:
        raise BadOption(f"option data: cannot read {path!r} ({fault.strerror})") from None
    except ValueError:
        raise BadOption(f"option data: {path!r} is not a JSON document") from None


def pinned(data: str) -> str:
    """`path#name-hash` of a data file that describes the game; refuses one that is not what was pinned."""
    path, pin, expected = data.partition("#")
    document = read_file(data)
    read_edition(document)
    found = edition_of(document)
    if pin and found != expected:
        raise BadOption(f"option data: {path!r} is {found}, but this game was set up with {expected}")
    return f"{path}#{found}"


GAME = Hickory()
