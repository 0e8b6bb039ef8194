"""Burrows: how cubes arrive (MOL-38) and what they are worth (MOL-61 to MOL-63)."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.events import PUBLIC, Log, emit
from tana.core.record import Grid, Ints
from tana.games.molly import events
from tana.games.molly.components import BURROW_ROOM, COLOURS, MOST_TOKENS
from tana.games.molly.knowledge import learn_from_cube
from tana.games.molly.reasons import CUBES_SCORE, TOKENS_SCORE
from tana.games.molly.state import State


@rule
def add_cube(s: State, seat: int, colour: int, log: Log | None) -> None:
    """MOL-38: a cube that would be the eighth of its colour is discarded."""
    player = s.players[seat]
    fits = player.cubes[colour] < BURROW_ROOM
    learn_from_cube(s, seat, colour, fits)
    if fits:
        player.cubes[colour] += 1
        emit(log, events.CUBE, PUBLIC, seat, colour)
    else:
        emit(log, events.CUBE_LOST, PUBLIC, seat, colour)


@rule
def most_cubes(cubes: Ints) -> int:
    """Cubes of the most numerous colour."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, int(cubes[colour]))
    return most


@rule
def least_cubes(cubes: Ints) -> int:
    """MOL-61, MOL-R61: cubes of the least numerous colour, colours without cubes left out; 0 without any."""
    least = most_cubes(cubes)
    for colour in range(COLOURS):
        if cubes[colour] > 0:
            least = min(least, int(cubes[colour]))
    return least


@rule
def score(s: State, seat: int) -> int:
    """MOL-61: most numerous times least numerous, and a point for each token."""
    player = s.players[seat]
    return most_cubes(player.cubes) * least_cubes(player.cubes) + player.tokens


@rule
def scores(s: State, out: Ints) -> None:
    """The points of every seat."""
    for seat in range(s.seats):
        out[seat] = score(s, seat)


@rule
def ranks(s: State, out: Ints) -> None:
    """MOL-63: more points, then fewer tokens; equals share a rank."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(seat):
            mine, theirs = standing(s, seat), standing(s, other)
            out[seat] += theirs > mine
            out[other] += mine > theirs


@rule
def standing(s: State, seat: int) -> int:
    """MOL-63: one number to compare players by; points count more than all tokens there are."""
    return score(s, seat) * (MOST_TOKENS + 1) - s.players[seat].tokens


@rule
def score_lines(s: State, seat: int, out: Grid) -> int:
    """MOL-61: the product and the tokens."""
    player = s.players[seat]
    most, least, tokens = most_cubes(player.cubes), least_cubes(player.cubes), int(player.tokens)
    out[0][0], out[0][1] = CUBES_SCORE + most * (BURROW_ROOM + 1) + least, most * least
    out[1][0], out[1][1] = TOKENS_SCORE + tokens, tokens
    return 2
