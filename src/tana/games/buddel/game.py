"""Buddel-Bande behind the contract of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tana.core.domain import SEAT
from tana.core.errors import BadOption
from tana.core.game import Game, Rules
from tana.core.options import Option, first_seat, flag
from tana.games.buddel import rules
from tana.games.buddel.actions import ACTIONS
from tana.games.buddel.components import CLAN, EDITION, MOST_SEATS
from tana.games.buddel.events import EVENTS
from tana.games.buddel.reasons import ENDINGS, REFUSALS, SCORE_TEXTS
from tana.games.buddel.sketch import sketch
from tana.games.buddel.state import State
from tana.games.buddel.validation import check

CLAN_OPTIONS = tuple(Option(f"clan_{seat}", ("auto", *CLAN.tokens), "auto") for seat in SEAT.tokens[:MOST_SEATS])
"""BUD-R04: the clan of each seat; those left open get the clans that are left, in seat order."""


class Buddel(Game[State]):
    """BUD: twelve moles, four clans, one dog, and nobody quite sure whose mole that is."""

    name = "buddel"
    seats = range(2, MOST_SEATS + 1)
    options = (
        Option("haystack", ("auto", "known", "shuffled"), "auto"),
        flag("memory_aid"),
        first_seat(MOST_SEATS),
        *CLAN_OPTIONS,
    )
    actions = ACTIONS
    events = EVENTS
    refusals = REFUSALS
    endings = ENDINGS
    score_texts = SCORE_TEXTS
    rules: ClassVar[Rules] = rules
    secrets = ("owners", "players.deals")
    edition = EDITION

    sketch = staticmethod(sketch)
    check = staticmethod(check)

    def settings(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        """BUD-R04: no clan for a seat that is not there, none for two seats."""
        chosen = super().settings(seats, given)
        taken: dict[str, str] = {}
        for seat, option in enumerate(CLAN_OPTIONS):
            clan = chosen[option.name]
            if clan == option.default:
                continue
            if seat >= seats:
                raise BadOption(f"option {option.name}: seat {seat + 1} does not exist with {seats} seats")
            if clan in taken:
                raise BadOption(f"option {option.name}: {clan!r} is the clan of seat {taken[clan]} already")
            taken[clan] = SEAT.token(seat)
        return chosen


GAME = Buddel()
