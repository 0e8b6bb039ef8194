"""Magpies behind the contract of a game."""

from __future__ import annotations

from typing import Any, ClassVar

from tana.core.domain import SEAT
from tana.core.errors import require
from tana.core.game import Game, Refusal, ScoreLine
from tana.core.message import Message, say
from tana.core.options import Option
from tana.core.sketch import Facts, Sketch

from . import rules
from .actions import ACTIONS
from .components import ALL_WORTH, EDITION, MOST_SEATS, NO_PEBBLE, PEBBLES, ROUNDS, TRINKETS
from .events import EVENTS
from .state import TIES, State
from .view import VIEW, Magpie, View


class Magpies(Game[State]):
    """MAG: shiny things, and one pebble for each of them."""

    name = "magpies"
    seats = range(2, MOST_SEATS + 1)
    options = (Option("ties", TIES.tokens, "stay"),)
    actions = ACTIONS
    events = EVENTS
    parts = VIEW
    rules: ClassVar[Any] = rules
    edition = EDITION

    def ending(self, s: State) -> Message | None:
        return say("end-rounds", rounds=ROUNDS) if s.over else None

    def score_lines(self, s: State, seat: int) -> tuple[ScoreLine, ...]:
        points = int(s.won[seat])
        return (ScoreLine(say("score-trinkets"), points),)

    def sketch(self, view: Any) -> Sketch:
        return sketch(view)

    def why_not(self, s: State, action: int) -> Refusal:
        if s.over:
            return Refusal("MAG-20", say("why-over"))
        return Refusal("MAG-11", say("why-spent", pebble=action - ACTIONS.base("lay") + 1))

    def check(self, s: State) -> None:
        check(s)


# --- sketch ------------------------------------------------------------------------------------------------


def sketch(v: View) -> Sketch:
    """What lies there, and what everybody has."""
    middle = [say("sketch-lying", worth=v.lying), say("sketch-unseen", trinkets=_list(v.unseen))]
    if v.laid is not None:
        middle.append(say("sketch-laid", pebble=v.laid))
    return (
        Facts(say("sketch-round", round=v.round, rounds=v.rounds), tuple(middle)),
        Facts(say("sketch-magpies"), tuple(_line(seat, magpie) for seat, magpie in enumerate(v.magpies))),
    )


def _line(seat: int, magpie: Magpie) -> Message:
    laid = say("sketch-has-laid" if magpie.has_laid else "sketch-has-not-laid")
    return say(
        "sketch-magpie", seat=f"seat:{SEAT.token(seat)}", won=magpie.won, pebbles=_list(magpie.pebbles), laid=laid
    )


def _list(values: tuple[int, ...]) -> str:
    return " ".join(str(value) for value in values) or "–"


# --- conservation ------------------------------------------------------------------------------------------


def check(s: State) -> None:
    """MAG-01, MAG-02: every trinket and every pebble is somewhere, exactly once."""
    unseen = sum(i + 1 for i in range(TRINKETS) if s.box[i])
    seen = int(s.lying) + int(s.lost) + sum(int(s.won[seat]) for seat in range(MOST_SEATS))
    require(unseen + seen == ALL_WORTH, "box", f"all trinkets together are worth {ALL_WORTH}")
    left = sum(int(s.box[i]) for i in range(TRINKETS))
    require(left == TRINKETS - s.round_number, "box", f"{s.round_number} of {TRINKETS} trinkets have been turned up")
    require(not s.over or s.round_number == ROUNDS, "over", f"a game has {ROUNDS} rounds")
    require(not s.over or s.lying == 0, "lying", "nothing lies there when the game is over")
    for seat in range(MOST_SEATS):
        _check_seat(s, seat)


def _check_seat(s: State, seat: int) -> None:
    rounds_left = ROUNDS - int(s.round_number) + (0 if s.over else 1)
    expected = rounds_left if seat < s.seats else 0
    require(sum(int(s.held[seat][i]) for i in range(PEBBLES)) == expected, f"held[{seat}]", f"{expected} pebbles")
    laid = int(s.laid[seat])
    require(laid == NO_PEBBLE or bool(s.held[seat][laid - 1]), f"laid[{seat}]", "not one of the pebbles held")
    everybody_earlier = all(s.laid[other] != NO_PEBBLE for other in range(min(seat, int(s.seats))))
    require(laid == NO_PEBBLE or everybody_earlier, f"laid[{seat}]", "pebbles are laid in the order of the seats")
    require(seat < s.seats or s.won[seat] == 0, f"won[{seat}]", "nobody sits there")
    last = seat == s.seats - 1
    require(not last or laid == NO_PEBBLE, f"laid[{seat}]", "when all have laid, the pebbles are shown")


GAME = Magpies()
