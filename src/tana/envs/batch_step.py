"""One step of many games at once, in compiled code.

A template (see `tana.engine.instantiate`) for a game and its `tana.engine.observation_kernel`. GPU kernels
(`tana.envs.cuda_batch`) call the same rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tana.compile.rule import native, rule
from tana.core.chance import mix, set_key
from tana.core.record import Grid, Ints
from tana.envs.batch_records import Fields, Games, Numbers, Payout, Records, Rewards, Shown

if TYPE_CHECKING:
    from tana.engine.template_api import observation, rules

BY_RANK, BY_POINTS, BY_BOTH = range(3)
ALL_LEGAL = -1
NO_ACTION = -1
"""The sample for a game that is over."""
SAMPLING = 0x5A3B1E
"""Mixed into the seed, so that `sample` is independent of the games' luck."""


@rule
def begin_game(i: int, games: Games) -> None:
    """Set up game i from its seed and its number in the series."""
    games.states[i] = games.blank[0]
    set_key(games.rngs[i], games.seeds[i], games.episodes[i])
    rules.setup(games.states[i], games.seats, games.options, games.rngs[i], None)


@rule
def write_choices(s: Records, choices: Ints, mask: Ints) -> int:
    """Write the legal actions as a mask for the learner, over zeros, and as a list; return their number."""
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
def sample_action(choices: Ints, count: int, seed: int, draw: int) -> int:
    """Return a legal action chosen by a seed and a draw number; NO_ACTION if there is none."""
    if count == 0:
        return NO_ACTION
    word = mix(draw, mix(seed, SAMPLING))
    return int(choices[word * count >> 32])


@rule
def write_payoffs(s: Records, seats: int, numbers: Ints, kind: int, out: Rewards) -> None:
    """Write the reward of a finished game for each seat: its share of the win, its points, or both."""
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
def clear(row: Numbers | Ints) -> None:
    """Fill a row with zeros."""
    for i in range(len(row)):
        row[i] = 0


@rule
def play_action(i: int, action: int, games: Games, payout: Payout) -> None:
    """Carry out a legal action in game i. If it ends the game, write the rewards, and start the next one if wanted."""
    for seat in range(games.seats):
        clear(payout.reward[i, seat])
    rules.apply(games.states[i], action, games.rngs[i], None)
    over = rules.actor(games.states[i]) < 0
    payout.done[i] = over
    if over:
        write_payoffs(games.states[i], games.seats, payout.ranks, payout.kind, payout.reward[i])
        if payout.again:
            games.episodes[i] += 1
            begin_game(i, games)


@rule
def show_game(s: Records, seat: int, seats: int, views: Records, nothing: Records, obs: Numbers) -> None:
    """Write what a seat may know of one game, over zeros."""
    views[0] = nothing[0]
    observation.look(s, seat, views[0])
    observation.write_observation(views[0], seat, seats, obs)


@rule
def show_decision(i: int, states: Records, seats: int, shown: Shown) -> None:
    """Write what the seat that decides in game i may know and do, over zeros."""
    seat = rules.actor(states[i])
    shown.actor[i] = seat
    shown.counts[i] = write_choices(states[i], shown.choices[i], shown.mask[i]) if seat >= 0 else 0
    show_game(states[i], max(seat, 0), seats, shown.views, shown.nothing, shown.obs[i])


@rule
def show_afresh(i: int, states: Records, seats: int, shown: Shown) -> None:
    """Write what the seat that decides in game i may know and do, over any values."""
    clear(shown.mask[i])
    clear(shown.obs[i])
    show_decision(i, states, seats, shown)


# --- on the CPU: some of the games, one by one ---------------------------------------------------------------------


@native
def reset_games(which: Ints, games: Fields, reward: Rewards, done: Ints) -> None:
    """Set up some of the games (`Games`)."""
    for k in range(len(which)):
        begin_game(which[k], Games(*games))
        reward[which[k]] = 0
        done[which[k]] = 0


@native
def first_illegal(which: Ints, choices: Grid, counts: Ints, actions: Ints) -> int:
    """Return the first index in `actions` whose action is illegal in its game; ALL_LEGAL if there is none."""
    for k in range(len(which)):
        i = which[k]
        if not is_legal(choices[i], int(counts[i]), int(actions[k])):
            return k
    return ALL_LEGAL


@native
def step_games(which: Ints, actions: Ints, games: Fields, payout: Fields, shown: Fields) -> None:
    """Carry out a legal action in some of the games (`Games`, `Payout`) and write the next observations (`Shown`).

    Each game is finished before the next one, while it is in the processor's cache.
    """
    played, paid, seen = Games(*games), Payout(*payout), Shown(*shown)
    states, seats = played.states, played.seats
    for k in range(len(which)):
        play_action(which[k], int(actions[k]), played, paid)
        show_afresh(which[k], states, seats, seen)


@native
def sample_games(choices: Grid, counts: Ints, seeds: Ints, draw: int, out: Ints) -> None:
    """Write a random legal action for every game."""
    for i in range(len(out)):
        out[i] = sample_action(choices[i], int(counts[i]), int(seeds[i]), draw)


@native
def show_games(which: Ints, states: Records, seats: int, shown: Fields) -> None:
    """Write what the seat that decides may know and do (`Shown`), for some of the games."""
    seen = Shown(*shown)
    for k in range(len(which)):
        show_afresh(which[k], states, seats, seen)


@native
def show_one(
    states: Records, number: int, seat: int, seats: int, views: Records, nothing: Records, obs: Numbers
) -> None:
    """Write what any seat may know of one of the games, over zeros."""
    show_game(states[number], seat, seats, views, nothing, obs)
