"""The rules of Magpies, in the order of the rulebook. Each function names the rule it carries out."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.actions import decode
from tana.core.chance import Rng, draw
from tana.core.events import PUBLIC, Log, emit, only
from tana.core.reasons import NO_REASON
from tana.core.record import Grid, Ints

from . import events
from .actions import ACTION_COUNT, DECODING
from .board import BOX_LUCK, actor, highest_alone
from .components import BARE, FEATHERED, NO_PEBBLE, PEBBLES, ROUNDS, TRINKETS
from .knowledge import determinize
from .reasons import ROUNDS_PLAYED, TRINKETS_TAKEN
from .state import LOST, NOBODY, State
from .view import View, look
from .why_not import refuse

__all__ = [
    "MAX_LEGAL",
    "State",
    "View",
    "actor",
    "apply",
    "determinize",
    "ending",
    "legal",
    "look",
    "ranks",
    "refuse",
    "score_lines",
    "scores",
    "setup",
]

MAX_LEGAL = ACTION_COUNT

# --- setup (MAG-01, MAG-02) --------------------------------------------------------------------------------


@rule
def setup(s: State, seats: int, options: Ints, rng: Rng, log: Log | None) -> None:
    """MAG-01: all trinkets in the box, all pebbles and a feather in hand. Options as in `game.py`."""
    s.seats = seats
    s.ties = options[0]
    for i in range(TRINKETS):
        s.box[i] = 1
    for seat in range(seats):
        s.feather[seat] = 1
        for i in range(PEBBLES):
            s.held[seat][i] = 1
    turn_up(s, rng, log)


# --- a round (MAG-10 to MAG-14) ----------------------------------------------------------------------------


@rule
def turn_up(s: State, rng: Rng, log: Log | None) -> None:
    """MAG-10: a trinket joins those that lie there. MAG-02: the last one in the box never does."""
    trinket = draw(s.box, rng, BOX_LUCK) + 1
    s.round_number += 1
    s.lying += trinket
    emit(log, events.TURNED_UP, PUBLIC, s.round_number, trinket)


@rule
def lay(s: State, pebble: int, dress: int, rng: Rng, log: Log | None) -> None:
    """MAG-11, MAG-14: a pebble in secret, bare or not; when all have laid, they are shown together."""
    seat = actor(s)
    s.laid[seat] = pebble
    s.dress[seat] = dress
    emit(log, events.LAID, PUBLIC, seat)
    emit(log, events.LAID_THIS, only(seat), seat, pebble, dress)
    if actor(s) == NOBODY:
        show_pebbles(s, log)
        award(s, log)
        end_round(s, rng, log)


@rule
def show_pebbles(s: State, log: Log | None) -> None:
    """MAG-11, MAG-14: everybody's pebble is shown and spent, the feather on it too."""
    for seat in range(s.seats):
        s.held[seat][s.laid[seat] - 1] = 0
        if s.dress[seat] == FEATHERED:
            s.feather[seat] = 0
        emit(log, events.SHOWN, PUBLIC, seat, s.laid[seat], s.dress[seat])


@rule
def award(s: State, log: Log | None) -> None:
    """MAG-12: the highest pebble that nobody else has laid takes everything. MAG-13: or nobody does."""
    winner = highest_alone(s)
    if winner != NOBODY:
        emit(log, events.TOOK, PUBLIC, winner, s.lying)
        s.won[winner] += s.lying
        s.lying = 0
    else:
        emit(log, events.NOBODY_TOOK, PUBLIC, s.lying)
        if s.ties == LOST:
            s.lost += s.lying
            s.lying = 0


@rule
def end_round(s: State, rng: Rng, log: Log | None) -> None:
    """MAG-20: on to the next round, or the game is over and what still lies there is nobody's."""
    for seat in range(s.seats):
        s.laid[seat] = NO_PEBBLE
        s.dress[seat] = BARE
    if s.round_number < ROUNDS:
        turn_up(s, rng, log)
    else:
        s.lost += s.lying
        s.lying = 0
        s.over = 1
        emit(log, events.GAME_OVER, PUBLIC)


# --- actions -----------------------------------------------------------------------------------------------


@rule
def legal(s: State, out: Ints) -> int:
    """The actions that nothing speaks against, ascending; returns how many."""
    n = 0
    for action in range(ACTION_COUNT):
        if refuse(s, action) == NO_REASON:
            out[n] = action
            n += 1
    return n


@rule
def apply(s: State, action: int, rng: Rng, log: Log | None) -> None:
    """Carry out a legal action and everything that follows, up to the next decision."""
    _, pebble, dress = decode(action, DECODING)
    lay(s, pebble, dress, rng, log)


# --- the end (MAG-20) --------------------------------------------------------------------------------------


@rule
def ending(s: State) -> int:
    """MAG-20: the game is over after the last round."""
    return ROUNDS_PLAYED if s.over else NO_REASON


@rule
def scores(s: State, out: Ints) -> None:
    """MAG-20: the worth of what a seat has taken."""
    for seat in range(s.seats):
        out[seat] = s.won[seat]


@rule
def score_lines(s: State, seat: int, out: Grid) -> int:
    """MAG-20: there is only one way to points."""
    out[0][0] = TRINKETS_TAKEN
    out[0][1] = s.won[seat]
    return 1


@rule
def ranks(s: State, out: Ints) -> None:
    """MAG-20: most worth first; ties share a rank."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if s.won[other] > s.won[seat]:
                out[seat] += 1
