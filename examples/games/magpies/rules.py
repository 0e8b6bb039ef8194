"""The rules of Magpies, in the order of the rulebook. Each function names the rule it carries out."""

from __future__ import annotations

from tana.core.chance import Rng, below, draw
from tana.core.events import PUBLIC, Log, emit, only
from tana.core.record import Ints
from tana.core.rule import rule

from . import events
from .actions import LAY
from .components import NO_PEBBLE, PEBBLES, ROUNDS, TRINKETS
from .state import LOST, State

__all__ = ["MAX_LEGAL", "State", "actor", "apply", "determinize", "legal", "ranks", "scores", "setup"]

MAX_LEGAL = PEBBLES

# Sources of chance: which trinket comes out of the box; worlds are drawn by `determinize`.
BOX_LUCK, WORLD_LUCK = range(2)

# --- setup (MAG-01, MAG-02) --------------------------------------------------------------------------------


@rule
def setup(s: State, seats: int, options: Ints, rng: Rng, log: Log | None) -> None:
    """MAG-01: all trinkets in the box, all pebbles in hand. Options as in `game.py`."""
    s.seats = seats
    s.ties = options[0]
    for i in range(TRINKETS):
        s.box[i] = 1
    for seat in range(seats):
        for i in range(PEBBLES):
            s.held[seat][i] = 1
    turn_up(s, rng, log)


# --- a round (MAG-10 to MAG-13) ----------------------------------------------------------------------------


@rule
def turn_up(s: State, rng: Rng, log: Log | None) -> None:
    """MAG-10: a trinket joins those that lie there. MAG-02: the last one in the box never does."""
    trinket = draw(s.box, rng, BOX_LUCK) + 1
    s.round_number += 1
    s.lying += trinket
    emit(log, events.TURNED_UP, PUBLIC, s.round_number, trinket)


@rule
def lay(s: State, pebble: int, rng: Rng, log: Log | None) -> None:
    """MAG-11: one pebble in secret; when all have laid, they are shown together."""
    seat = actor(s)
    s.laid[seat] = pebble
    emit(log, events.LAID, PUBLIC, seat)
    emit(log, events.LAID_THIS, only(seat), seat, pebble)
    if actor(s) < 0:
        show_pebbles(s, log)
        award(s, log)
        end_round(s, rng, log)


@rule
def show_pebbles(s: State, log: Log | None) -> None:
    """MAG-11: everybody's pebble is shown, and spent."""
    for seat in range(s.seats):
        s.held[seat][s.laid[seat] - 1] = 0
        emit(log, events.SHOWN, PUBLIC, seat, s.laid[seat])


@rule
def award(s: State, log: Log | None) -> None:
    """MAG-12: the highest pebble that nobody else has laid takes everything. MAG-13: or nobody does."""
    winner = highest_alone(s)
    if winner >= 0:
        emit(log, events.TOOK, PUBLIC, winner, s.lying)
        s.won[winner] += s.lying
        s.lying = 0
    else:
        emit(log, events.NOBODY_TOOK, PUBLIC, s.lying)
        if s.ties == LOST:
            s.lost += s.lying
            s.lying = 0


@rule
def highest_alone(s: State) -> int:
    """The seat whose pebble is the highest among those laid once; -1 without one."""
    best = -1
    for seat in range(s.seats):
        if is_alone(s, seat) and (best < 0 or s.laid[seat] > s.laid[best]):
            best = seat
    return best


@rule
def is_alone(s: State, seat: int) -> bool:
    """Whether nobody else has laid the same pebble."""
    for other in range(s.seats):
        if other != seat and s.laid[other] == s.laid[seat]:
            return False
    return True


@rule
def end_round(s: State, rng: Rng, log: Log | None) -> None:
    """MAG-20: on to the next round, or the game is over and what still lies there is nobody's."""
    for seat in range(s.seats):
        s.laid[seat] = NO_PEBBLE
    if s.round_number < ROUNDS:
        turn_up(s, rng, log)
    else:
        s.lost += s.lying
        s.lying = 0
        s.over = 1
        emit(log, events.GAME_OVER, PUBLIC)


# --- actions -----------------------------------------------------------------------------------------------


@rule
def actor(s: State) -> int:
    """MAG-R11: the first seat that has not laid a pebble; -1 when the game is over (or all have laid)."""
    if s.over:
        return -1
    for seat in range(s.seats):
        if s.laid[seat] == NO_PEBBLE:
            return seat
    return -1


@rule
def legal(s: State, out: Ints) -> int:
    """The pebbles that the actor still has; returns how many."""
    seat = actor(s)
    n = 0
    for i in range(PEBBLES):
        if s.held[seat][i]:
            out[n] = LAY + i
            n += 1
    return n


@rule
def apply(s: State, action: int, rng: Rng, log: Log | None) -> None:
    """Carry out a legal action and everything that follows, up to the next decision."""
    lay(s, action - LAY + 1, rng, log)


# --- who knows what (MAG-K1, MAG-K2) -----------------------------------------------------------------------


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """MAG-K2: a pebble that somebody else has laid is any of those they hold, all equally likely."""
    for other in range(s.seats):
        if other != seat and s.laid[other] != NO_PEBBLE:
            s.laid[other] = any_held(s, other, rng)


@rule
def any_held(s: State, seat: int, rng: Rng) -> int:
    """One of a seat's pebbles by lot."""
    count = 0
    for i in range(PEBBLES):
        count += int(s.held[seat][i])
    rest = below(rng, WORLD_LUCK, count)
    found = NO_PEBBLE
    for i in range(PEBBLES):
        if s.held[seat][i]:
            if rest == 0:
                found = i + 1
            rest -= 1
    return found


# --- score (MAG-20) ----------------------------------------------------------------------------------------


@rule
def scores(s: State, out: Ints) -> None:
    """MAG-20: the worth of what a seat has taken."""
    for seat in range(s.seats):
        out[seat] = s.won[seat]


@rule
def ranks(s: State, out: Ints) -> None:
    """MAG-20: most worth first; ties share a rank."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if s.won[other] > s.won[seat]:
                out[seat] += 1
