"""The solo game's cat: it scratches and moves on (HIC-81, HIC-82)."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, contains, with_member, without
from tana.core.chance import Rng, below
from tana.core.events import PUBLIC, Log, emit
from tana.games.hickory import events
from tana.games.hickory.board import (
    DIE_LUCK,
    is_on_ring,
    kinds_of,
    next_uncovered,
    number_of,
    onward,
    push_mice_on,
    take_from_pouch,
    tiles_of,
)
from tana.games.hickory.components import DIE_FACES, MICE, NO_NUMBER, NO_TILE, NUMBERS, PAWS
from tana.games.hickory.state import FLEE, LOSE, NO_TASK, State

# --- the cat die (HIC-60, HIC-81) --------------------------------------------------------------------------


@rule
def roll_paw(s: State, paw: int, rng: Rng, log: Log | None) -> None:
    """HIC-60: roll the cat die and put a paw on that number."""
    number = int(s.edition.die[below(rng, DIE_LUCK, DIE_FACES)])
    s.paws[paw] = number
    s.hits = with_member(s.hits, number)
    emit(log, events.PAW_PLACED, PUBLIC, number)


@rule
def roll_again(s: State, rng: Rng, log: Log | None) -> None:
    """HIC-81: every paw on the hand's number is rolled once; the same number again and it stays."""
    here = int(s.minute)
    first, second = s.paws[0] == here, s.paws[1] == here
    if first:
        roll_paw(s, 0, rng, log)
    if second:
        roll_paw(s, 1, rng, log)


@rule
def place_paws(s: State, rng: Rng, log: Log | None) -> None:
    """HIC-60: both paws anew; with four players there is one."""
    s.hits = EMPTY
    for paw in range(PAWS):
        s.paws[paw] = NO_NUMBER
    for paw in range(1 if s.seats == 4 else PAWS):
        roll_paw(s, paw, rng, log)


@rule
def push_away(s: State, number: int, log: Log | None) -> None:
    """HIC-60, HIC-82: mice on both rings go on to the next uncovered number, each on its ring."""
    there = next_uncovered(s, number)
    for seat in range(s.seats):
        for mouse in range(MICE):
            pushed = s.players[seat].mice[mouse]
            if pushed.at == number and is_on_ring(int(pushed.ring)):
                emit(log, events.PUSHED, PUBLIC, seat, mouse, there)
    push_mice_on(s, number, there)


@rule
def push_all_away(s: State, log: Log | None) -> None:
    """HIC-60: clear every number that was rolled."""
    for number in range(NUMBERS):
        if contains(s.hits, number):
            push_away(s, number, log)
    s.hits = EMPTY


# --- scratching (HIC-82) -----------------------------------------------------------------------------------


@rule
def number_hit(s: State) -> int:
    """HIC-R82: the next number to resolve, clockwise from the hand's; NO_NUMBER after the last."""
    for steps in range(NUMBERS):
        number = onward(int(s.minute), steps)
        if contains(s.hits, number):
            return number
    return NO_NUMBER


@rule
def mice_at(s: State, number: int) -> int:
    """HIC-82: mice on a number, hand included."""
    count = 0
    for mouse in range(MICE):
        if number_of(s, 0, mouse) == number:
            count += 1
    return count


@rule
def tiles_at(s: State, number: int) -> int:
    """The tiles that the mice on a number carry."""
    count = 0
    for mouse in range(MICE):
        if number_of(s, 0, mouse) == number:
            count += tiles_of(s, 0, mouse)
    return count


@rule
def go_on_scratching(s: State, log: Log | None) -> None:
    """HIC-82, HIC-R82: each number hit once: tiles are lost, then ring mice move on; the hand comes last."""
    number = number_hit(s)
    if number == NO_NUMBER:
        s.phase = FLEE
    elif mice_at(s, number) > 0:
        s.losses = min(mice_at(s, number), tiles_at(s, number))
        s.task = LOSE
        s.pointer = 0
        emit(log, events.SCRATCHED, PUBLIC, number, mice_at(s, number))
    else:
        finish_number(s, number, log)


@rule
def finish_number(s: State, number: int, log: Log | None) -> None:
    """HIC-82: what is on the rings of a number hit moves on."""
    push_away(s, number, log)
    s.hits = without(s.hits, number)


@rule
def go_on_losing(s: State, log: Log | None) -> bool:
    """HIC-82: true while there is a choice which tile to lose; all go if there are too few."""
    number = number_hit(s)
    if s.losses == 0:
        s.task = NO_TASK
        finish_number(s, number, log)
        return False
    if tiles_at(s, number) > s.losses:
        return True
    lose_first(s, number, log)
    return False


@rule
def lose_first(s: State, number: int, log: Log | None) -> None:
    """Some tile of that number: all of them have to go."""
    for mouse in range(MICE):
        tile = int(s.players[0].mice[mouse].pouch[0])
        if number_of(s, 0, mouse) == number and tile != NO_TILE:
            lose_tile(s, mouse, tile, log)
            return


@rule
def losable(s: State, mouse: int) -> int:
    """HIC-82: the kinds of tile that a mouse could lose: it is on the number, as any other there."""
    return kinds_of(s, 0, mouse) if number_of(s, 0, mouse) == number_hit(s) else EMPTY


@rule
def lose_tile(s: State, mouse: int, tile: int, log: Log | None) -> None:
    """HIC-82: into the bag."""
    take_from_pouch(s, 0, mouse, tile)
    s.bag[tile] += 1
    s.losses -= 1
    emit(log, events.LOST, PUBLIC, 0, mouse, tile)
