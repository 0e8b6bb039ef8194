"""One step of many games at once, in compiled code.

A template (see `tana.engine.instantiate`). `tana.engine.observing` puts the `write_observation` that it makes from the
game's view in the place of the one below. Kernels for a GPU (`tana.envs.cuda_batch`) are made of the same rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tana.core.chance import Rng, set_key
from tana.core.record import Ints
from tana.core.rule import native, rule
from tana.engine.writing import write_observation

if TYPE_CHECKING:
    from tana.engine.needs import rules

BY_RANK, BY_POINTS, BY_BOTH = range(3)
ALL_LEGAL = -1


@rule
def begin_game(s: Any, blank: Any, rng: Rng, seats: int, options: Ints, seed: int, episode: int) -> None:
    """Set up the game of that number in the series of that seed."""
    s[0] = blank[0]
    set_key(rng, seed, episode)
    rules.setup(s[0], seats, options, rng, None)


@rule
def write_choices(s: Any, choices: Ints, mask: Ints) -> int:
    """The legal actions: as a mask for the learner, over zeros, and as a list out of its reach. Returns how many."""
    count = rules.legal(s, choices)
    for i in range(count):
        mask[choices[i]] = 1
    return count


@rule
def is_legal(choices: Ints, count: int, action: int) -> bool:
    """Whether an action is one of the legal ones."""
    for i in range(count):
        if choices[i] == action:
            return True
    return False


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


@rule
def clear(row: Any) -> None:
    """Zeros everywhere."""
    for i in range(len(row)):
        row[i] = 0


@rule
def play_action(
    i: int,
    action: int,
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
    """Carry out a legal action in game i. If it is over then, it is paid out, and the next one may follow at once."""
    for seat in range(seats):
        clear(reward[i, seat])
    rules.apply(states[i], action, rngs[i], None)
    over = rules.actor(states[i]) < 0
    done[i] = over
    if over:
        write_payoffs(states[i], seats, numbers, payoff, reward[i])
        if again:
            episodes[i] += 1
            begin_game(states[i : i + 1], blank, rngs[i], seats, options, seeds[i], episodes[i])


@rule
def show_game(s: Any, seat: int, seats: int, views: Any, nothing: Any, obs: Any) -> None:
    """What a seat may know of one game, over zeros."""
    views[0] = nothing[0]
    rules.look(s, seat, views[0])
    write_observation(views[0], seat, seats, obs)


@rule
def show_decision(
    i: int,
    states: Any,
    seats: int,
    views: Any,
    nothing: Any,
    choices: Any,
    counts: Ints,
    mask: Any,
    actor: Ints,
    obs: Any,
) -> None:
    """What the seat that decides in game i may know and do, over zeros."""
    seat = rules.actor(states[i])
    actor[i] = seat
    counts[i] = write_choices(states[i], choices[i], mask[i]) if seat >= 0 else 0
    show_game(states[i], max(seat, 0), seats, views, nothing, obs[i])


# --- on the processor: some of the games, one after the other ------------------------------------------------------


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
def first_illegal(which: Ints, choices: Any, counts: Ints, actions: Ints) -> int:
    """The first place in `actions` with one that is not legal in its game; ALL_LEGAL if there is none."""
    for k in range(len(which)):
        i = which[k]
        if not is_legal(choices[i], int(counts[i]), int(actions[k])):
            return k
    return ALL_LEGAL


@native
def step_games(
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
    views: Any,
    nothing: Any,
    choices: Any,
    counts: Ints,
    mask: Any,
    actor: Ints,
    obs: Any,
) -> None:
    """Carry out a legal action in some of the games, and show what comes next: game by game, while it is at hand."""
    for k in range(len(which)):
        i = which[k]
        action = int(actions[k])
        play_action(
            i, action, states, blank, rngs, seats, options, seeds, episodes, numbers, payoff, again, reward, done
        )
        clear(mask[i])
        clear(obs[i])
        show_decision(i, states, seats, views, nothing, choices, counts, mask, actor, obs)


@native
def show_games(
    which: Ints,
    states: Any,
    seats: int,
    views: Any,
    nothing: Any,
    choices: Any,
    counts: Ints,
    mask: Any,
    actor: Ints,
    obs: Any,
) -> None:
    """What the seat that decides may know and do, for some of the games."""
    for k in range(len(which)):
        i = which[k]
        clear(mask[i])
        clear(obs[i])
        show_decision(i, states, seats, views, nothing, choices, counts, mask, actor, obs)


@native
def show_one(states: Any, number: int, seat: int, seats: int, views: Any, nothing: Any, obs: Any) -> None:
    """What any seat may know of one of the games, over zeros."""
    show_game(states[number], seat, seats, views, nothing, obs)
