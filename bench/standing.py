"""How many decisions standing answers save in a game over days.

    python bench/standing.py [--games 10] [--seats 2 3 4] [--bot digger] [--seed 1]

Bots play. When a bot chooses the word of a standing answer, it is assumed to have given it in advance from then on, up
to the moment when it chooses otherwise, as if it had known that. A decision is saved if such an answer gives it. A
*wait* is a run of decisions of one seat, for which a person has to come to the table; it is saved if all its decisions
are.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass, field

from tana.bots.api import RANDOM, Bot, bot_entropy, glimpse, make_bot
from tana.bots.levels import warm
from tana.core.chance import rng_from
from tana.core.registry import game as find_game
from tana.core.standing_answers import StandingAnswer, standing_answers
from tana.engine.readiness import at_best_speed
from tana.engine.warmup import load


@dataclass
class Count:
    """What one or several games needed."""

    decisions: int = 0
    saved: dict[str, int] = field(default_factory=dict)
    waits: int = 0
    waits_saved: int = 0

    def add(self, more: Count) -> None:
        """Add the counts of another game."""
        self.decisions += more.decisions
        self.waits += more.waits
        self.waits_saved += more.waits_saved
        for word, count in more.saved.items():
            self.saved[word] = self.saved.get(word, 0) + count

    def line(self) -> str:
        """The counts as shares."""
        parts = [f"{word} {100 * count / self.decisions:.0f} %" for word, count in sorted(self.saved.items())]
        waits = f"{self.waits} waits, {100 * self.waits_saved / max(1, self.waits):.0f} % of them saved"
        return f"{self.decisions} decisions, saved: {', '.join(parts) or 'none'}; {waits}"


def play(name: str, seats: int, bot: Bot, answers: tuple[StandingAnswer, ...], rng: random.Random) -> Count:
    """Play a game and count its decisions and waits."""
    game = find_game(name)
    fast = at_best_speed(game)
    state, _ = fast.new(seats, {}, rng_from(rng.randbytes(8)))
    count, given, before, whole = Count(), set[tuple[int, str]](), -1, False
    while (seat := fast.actor(state)) is not None:
        words = {game.actions.action(action).word for action in fast.legal(state)}
        action = bot.choose(glimpse(fast, state, seat, bot_entropy(rng.randbytes(8), seat, count.decisions))).action
        word = game.actions.action(action).word
        asked = next((one.word for one in answers if one.word in words and words <= set(one.among)), "")
        saved = asked == word and (seat, word) in given
        if asked:
            (given.add if asked == word else given.discard)((seat, asked))
        if saved:
            count.saved[word] = count.saved.get(word, 0) + 1
        if seat != before:
            count.waits += 1
            count.waits_saved += whole
            before, whole = seat, True
        whole &= saved
        count.decisions += 1
        fast.apply(state, action, rng_from(rng.randbytes(8)))
    count.waits_saved += whole
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="hickory")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--bot", default="digger")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    load(args.game)
    if args.bot != RANDOM:
        warm(args.game)
    answers = standing_answers(find_game(args.game).rules)
    rng, bot = random.Random(args.seed), make_bot(args.bot, args.game)
    for seats in args.seats:
        whole = Count()
        for _ in range(args.games):
            whole.add(play(args.game, seats, bot, answers, rng))
        print(f"{args.game}, {seats} seats, {args.games} games of {args.bot}: {whole.line()}", flush=True)


if __name__ == "__main__":
    main()
