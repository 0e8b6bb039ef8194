"""One step of many games at once, in compiled code.

A template (see `tana.engine.instantiate`). `tana.envs.compiled` puts the `write_observation` that it makes from the
game's view in the place of the one below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tana.core.chance import Rng, set_key
from tana.core.record import Ints
from tana.core.rule import native, rule
from tana.envs.writing import write_observation

if TYPE_CHECKING:
    from tana.engine.needs import rules

BITS = 32
"""Legal actions are kept as bits in words of this size, out of reach of whoever holds the mask."""
BY_RANK, BY_POINTS, BY_BOTH = range(3)
ALL_LEGAL = -1


@rule
def begin_game(s: Any, blank: Any, rng: Rng, seats: int, options: Ints, seed: int, episode: int) -> None:
    """Set up the game of that number in the series of that seed."""
    s[0] = blank[0]
    set_key(rng, seed, episode)
    rules.setup(s[0], seats, options, rng, None)


@rule
def write_choices(s: Any, acting: bool, actions: Ints, legal: Ints, mask: Ints) -> None:
    """The legal actions: as a mask for the learner, and as bits to check its answer by."""
    for word in range(len(legal)):
        legal[word] = 0
    for action in range(len(mask)):
        mask[action] = 0
    if acting:
        for i in range(rules.legal(s, actions)):
            action = int(actions[i])
            mask[action] = 1
            legal[action // BITS] |= 1 << action % BITS


@rule
def is_legal(legal: Ints, actions: int, action: int) -> bool:
    """Whether an action is one of the legal ones."""
    return 0 <= action < actions and int(legal[action // BITS]) >> action % BITS & 1 == 1


@rule
def write_payoffs(s: Any, seats: int, numbers: Ints, kind: int, out: Any) -> None:
    """What a finished game is worth to each seat: its part of the win, its points, or both."""
    if kind != BY_POINTS:
        rules.ranks(s, numbers)
        winners = 0
        for seat in range(seats):
            winners += numbers[seat] == 1
        for seat in range(seats):
            out[seat, 0] = 1 / winners if numbers[seat] == 1 else 0
    if kind != BY_RANK:
        rules.scores(s, numbers)
        for seat in range(seats):
            out[seat, kind // BY_BOTH] = numbers[seat]


@native
def reset_games(
    which: Ints,
    states: Any,
    blank: Any,
    rngs: Any,
    seats: int,
    options: Ints,
    seeds: Ints,
    episodes: Ints,
    reward: Any,
    done: Ints,
) -> None:
    """Set up some of the games afresh."""
    for k in range(len(which)):
        i = which[k]
        begin_game(states[i : i + 1], blank, rngs[i], seats, options, seeds[i], episodes[i])
        reward[i] = 0
        done[i] = 0


@native
def first_illegal(which: Ints, legal: Any, count: int, actions: Ints) -> int:
    """The first place in `actions` with one that is not legal in its game; ALL_LEGAL if there is none."""
    for k in range(len(which)):
        if not is_legal(legal[which[k]], count, int(actions[k])):
            return k
    return ALL_LEGAL


@native
def play_actions(
    which: Ints,
    actions: Ints,
    states: Any,
    blank: Any,
    rngs: Any,
    seats: int,
    options: Ints,
    seeds: Ints,
    episodes: Ints,
    numbers: Ints,
    payoff: int,
    again: bool,
    reward: Any,
    done: Ints,
) -> None:
    """Carry out a legal action in some of the games. One that is over is paid out; the next one may follow at once."""
    for k in range(len(which)):
        i = which[k]
        rules.apply(states[i], int(actions[k]), rngs[i], None)
        over = rules.actor(states[i]) < 0
        done[i] = over
        reward[i] = 0
        if over:
            write_payoffs(states[i], seats, numbers, payoff, reward[i])
            if again:
                episodes[i] += 1
                begin_game(states[i : i + 1], blank, rngs[i], seats, options, seeds[i], episodes[i])


@native
def show_games(
    which: Ints,
    states: Any,
    seats: int,
    views: Any,
    nothing: Any,
    buffer: Ints,
    legal: Any,
    mask: Any,
    actor: Ints,
    obs: Any,
) -> None:
    """What the seat that decides may know and do, for some of the games."""
    for k in range(len(which)):
        i = which[k]
        seat = rules.actor(states[i])
        actor[i] = seat
        write_choices(states[i], seat >= 0, buffer, legal[i], mask[i])
        show_game(states[i], max(seat, 0), seats, views, nothing, obs[i])


@rule
def show_game(s: Any, seat: int, seats: int, views: Any, nothing: Any, obs: Any) -> None:
    """What a seat may know of one game."""
    views[0] = nothing[0]
    rules.look(s, seat, views[0])
    for i in range(len(obs)):
        obs[i] = 0
    write_observation(views[0], seat, seats, obs)


@native
def show_one(states: Any, number: int, seat: int, seats: int, views: Any, nothing: Any, obs: Any) -> None:
    """What any seat may know of one of the games."""
    show_game(states[number], seat, seats, views, nothing, obs)
