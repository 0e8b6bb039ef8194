"""Whether luck and choices of analysed games add up: initial chance + luck - own losses + others' losses = result?

    python bench/accounts.py [GAME …] [--games 40] [--bots fox:iterations=4000 digger] [--seed 303]

Games for two between a strong bot and a weaker one, which swap seats; every game is analysed as on a server. For each
bot it prints the total its choices gave away; for the first one also its luck, its wins, and the remainder. The last
figures are the coefficients of a regression: result - start = a * luck + b * (losses of the other - own losses); both
are 1 if the accounts are right.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tana.bots.analysis import NORMAL_95, analyse_match
from tana.bots.api import bot_entropy, make_bot
from tana.bots.fox import Budget
from tana.bots.levels import warm
from tana.bots.workspace import SearchContext, search_of, thought_of
from tana.core import registry
from tana.core.chance import derive_entropy, root_of_seed
from tana.core.match import Match, header_of
from tana.lab.arena import glimpse_of, win_parts

SEATS = 2
PLAYOUTS = 2000
"""The number of playouts for the initial chance, if a game has no forecast."""


class Played(NamedTuple):
    """A game from the perspective of its first bot, in chances to win."""

    won: float
    start: float
    luck: float
    own: float
    """What its choices gave away; `others`: what those of the other bot did."""
    others: float


def play(name: str, bots: tuple[str, str], seat: int, luck: bytes) -> Match:
    """Play a game in which the first bot has a given seat."""
    game = registry.game(name)
    players = [make_bot(bots[seat != here], name, explain=False) for here in range(SEATS)]
    header = header_of(game, SEATS, game.settings(SEATS, {}), list(bots), derive_entropy(luck, 0))
    match = Match(game, header, luck)
    while (actor := match.actor) is not None:
        seen = glimpse_of(game, match.state, actor, bot_entropy(luck, actor, len(match.moves) + 1))
        match.apply(players[actor].choose(seen).action)
    return match


def account(match: Match, seat: int) -> Played:
    """The accounts of a game from its analysis, for one seat."""
    name = match.game.name
    reports = analyse_match(match, Budget(iterations=thought_of(search_of(name))))
    return Played(
        win_parts(match.game, match.state)[seat],
        SearchContext(name).chances(match.states()[0], SEATS, PLAYOUTS, 0)[seat],
        sum(report.luck[seat] for report in reports if report.luck),
        sum(report.loss for report in reports if report.seat == seat),
        sum(report.loss for report in reports if report.seat != seat),
    )


def average(numbers: npt.NDArray[np.float64]) -> str:
    return f"{numbers.mean():+.3f} ± {NORMAL_95 * numbers.std(ddof=1) / np.sqrt(len(numbers)):.3f}"


def show(name: str, bots: tuple[str, str], played: list[Played]) -> None:
    won, start, luck, own, others = np.array(played).T
    left = won - start - luck + own - others
    ways = np.stack([luck, others - own], axis=1)
    fitted, *_ = np.linalg.lstsq(ways, won - start, rcond=None)
    errors = np.sqrt(np.diag(np.linalg.pinv(ways.T @ ways)) * (won - start - ways @ fitted).var(ddof=2))
    lines = ", ".join(f"{value:.2f} ± {NORMAL_95 * error:.2f}" for value, error in zip(fitted, errors, strict=True))
    print(f"{name}: {len(played)} games of {bots[0]} against {bots[1]}", flush=True)
    print(f"  won {average(won)}, start {average(start)}, luck {average(luck)} (sd {luck.std():.2f})")
    print(f"  gave away: {bots[0]} {average(own)}, {bots[1]} {average(others)}; left over {average(left)}")
    print(f"  fitted: luck, choice = {lines}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(registry.names()))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bots", nargs=2, default=["fox:iterations=4000", "digger"])
    parser.add_argument("--seed", type=int, default=303)
    asked = parser.parse_args()
    bots = (asked.bots[0], asked.bots[1])
    for name in asked.game:
        warm(name)
        lucks = [derive_entropy(root_of_seed(asked.seed), number) * 4 for number in range(asked.games)]
        pairs = [(play(name, bots, number % SEATS, luck), number % SEATS) for number, luck in enumerate(lucks)]
        show(name, bots, [account(match, seat) for match, seat in pairs])


if __name__ == "__main__":
    main()
