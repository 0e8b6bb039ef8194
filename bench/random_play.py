"""Random play of Tana's games and OpenSpiel's, on one core, alternately, so that both run under the same conditions.

    python bench/random_play.py [--seconds 1.0] [--rounds 5]

OpenSpiel's figures are for its C++ code: whole games by its random bots (`evaluate_bots`) and random rollouts inside
its MCTS (one simulation of many rollouts); and, for comparison, a loop in Python. Only decisions of players are
counted, not chance nodes. Times are CPU time of this thread.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence

import pyspiel

from tana.core.registry import game, names
from tana.engine.instantiate import instantiate
from tana.engine.results import PLIES

PEERS = ("maedn", "hearts", "backgammon")
BATCH = 4_000
ROLLOUTS = 200

Batch = Callable[[], int]


def decisions_of_a_game(peer: pyspiel.Game, games: int = 300) -> float:
    """The mean number of decisions of a random game."""
    return sum(play_in_python(peer) for _ in range(games)) / games


def play_in_python(peer: pyspiel.Game) -> int:
    state, decisions = peer.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            decisions += 1
            state.apply_action(random.choice(state.legal_actions()))
    return decisions


def ways(games: Sequence[str], seeds: Iterator[int]) -> Iterator[tuple[str, Batch]]:
    """Yield every contestant: a name, and a function that plays some games and returns the number of decisions."""
    for name in games:
        found = game(name)
        seats = found.seats.stop - 1
        options = found.encode(found.settings(seats, {}))
        play = instantiate("tana.engine.playout", name).play_many

        def ours(play: Callable[..., object] = play, seats: int = seats, options: object = options) -> int:
            return int(play(seats, options, next(seeds), 0, BATCH)[:, PLIES].sum())  # type: ignore[index]

        yield f"tana {name}", ours
    for name in PEERS:
        peer = pyspiel.load_game(name)
        mean = decisions_of_a_game(peer)
        bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(peer.num_players())]

        def by_bots(peer: pyspiel.Game = peer, bots: list[object] = bots, mean: float = mean) -> int:
            for _ in range(ROLLOUTS):
                pyspiel.evaluate_bots(peer.new_initial_state(), bots, next(seeds))
            return round(ROLLOUTS * mean)

        yield f"open_spiel {name}, C++ bots", by_bots
        if peer.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
            yield f"open_spiel {name}, C++ rollouts", rollouts(peer, mean)
        yield f"open_spiel {name}, Python", lambda peer=peer: play_in_python(peer)


def rollouts(peer: pyspiel.Game, mean: float) -> Batch:
    """Random rollouts from the first decision, inside one simulation of OpenSpiel's MCTS."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    bot = pyspiel.MCTSBot(
        peer, evaluator, uct_c=1.4, max_simulations=1, max_memory_mb=64, solve=False, seed=1, verbose=False
    )
    state = peer.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def batch() -> int:
        bot.step(state)
        return round(ROLLOUTS * mean)

    return batch


def rate(batch: Batch, seconds: float) -> float:
    decisions, started = 0, time.thread_time()
    while (taken := time.thread_time() - started) < seconds:
        decisions += batch()
    return decisions / taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=names(), metavar="GAME")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contestant and round")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    contestants = list(ways(args.games, iter(range(1, 1 << 30))))
    for _, batch in contestants:
        batch()
    rates: dict[str, list[float]] = {name: [] for name, _ in contestants}
    for _ in range(args.rounds):
        for name, batch in contestants:
            rates[name].append(rate(batch, args.seconds))
    fastest = max(statistics.median(rates[name]) for name in rates if name.startswith("open_spiel"))
    for name, values in rates.items():
        middle = statistics.median(values)
        print(f"{name:40} {middle / 1e6:8.3f} M decisions/s   {middle / fastest:5.2f} x the fastest peer")


if __name__ == "__main__":
    main()
