"""Games between a baseline and a level: pairs on the same luck, each side first in one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np
import torch

from research.baselines.nets import Weights, net_of, new_env
from research.baselines.search import Search
from tana.bots.api import glimpse, make_bot
from tana.bots.levels import warm
from tana.lab.ratings import NORMAL_95

AT_ONCE = 32
"""Games of a task."""
MIXED = ("uly",)
"""Games in which a policy is sampled: the likeliest action would give away what is hidden."""


class Share(NamedTuple):
    """A share of wins, and half the width of its 95% interval over pairs of games."""

    share: float
    error: float
    games: int


Player = Callable[[Any, Any, Any], Any]
"""The actions in some games of a batch, with a random generator."""


def by_network(weights: Weights, about: dict[str, Any]) -> Player:
    """A network without search."""
    net, mixed = net_of(weights, about), about["game"] in MIXED

    def choose(env: Any, which: Any, luck: Any) -> Any:
        with torch.no_grad():
            logp = net(torch.from_numpy(env.obs[which]), torch.from_numpy(env.mask[which]))[0].numpy()
        return (logp + luck.gumbel(size=logp.shape) * mixed).argmax(1)

    return choose


def by_search(weights: Weights, about: dict[str, Any]) -> Player:
    """A network with the search that it was trained with."""
    search, greedy = Search(about["game"], weights), about["game"] not in MIXED

    def choose(env: Any, which: Any, luck: Any) -> Any:
        keys = luck.integers(1 << 31, size=len(which))
        return np.array([search.choose(env.state(i), int(key), greedy) for i, key in zip(which, keys, strict=True)])

    return choose


def by_bot(spec: str) -> Player:
    """A level; each game has a bot of its own."""
    bots: dict[int, Any] = {}

    def choose(env: Any, which: Any, luck: Any) -> Any:
        chosen = []
        for i in which:
            bot = bots.get(i) or bots.setdefault(i, make_bot(spec, env.game.name, explain=False))
            seen = glimpse(env.game.compiled, env.state(i), int(env.actor[i]), luck.bytes(8))
            chosen.append(bot.choose(seen).action)
        return np.array(chosen)

    return choose


def player_of(given: str | tuple[Weights, dict[str, Any]]) -> Player:
    """A bot by its spec, or a trained network by its weights; with `search` in what is known about it, with search."""
    if isinstance(given, str):
        return by_bot(given)
    weights, about = given
    return by_search(weights, about) if about.get("search") else by_network(weights, about)


def play(game: str, one: Any, other: Any, seed: int, games: int = AT_ONCE) -> Any:
    """[game][win share of the first, and for Uly & Polly rounds it won as the wolf, as the dog, and lost as each]."""
    torch.set_num_threads(1)
    warm(game)
    env = new_env(game, games)
    env.auto_reset = False
    env.reset([seed * games + i // 2 for i in range(games)])
    players, luck = (player_of(one), player_of(other)), np.random.default_rng(seed)
    while not env.done.all():
        going = np.flatnonzero(~env.done)
        for number, player in enumerate(players):
            mine = going[env.actor[going] == (going + number) % 2]
            mine = mine[~env.done[mine]]
            if len(mine):
                env.step_some(mine, player(env, mine, luck))
    found = np.zeros((games, 5))
    for i in range(games):
        me, them = i % 2, 1 - i % 2
        found[i, 0] = env.reward[i, me, 0]
        if game == "uly":
            prizes, escapes = env.states[i].prizes, env.states[i].escapes
            found[i, 1:] = escapes[me], prizes[me] - escapes[me], prizes[them] - escapes[them], escapes[them]
    return found


class Referees:
    """Processes that play games between baselines and levels."""

    def __init__(self, processes: int) -> None:
        self._pool = ProcessPoolExecutor(processes, get_context("spawn"))

    def ask(self, game: str, one: Any, other: Any, games: int, seed: int) -> list[Future[Any]]:
        """Begin to play."""
        tasks = -(-games // AT_ONCE)
        size = min(games, AT_ONCE)
        return [self._pool.submit(play, game, one, other, seed * 10_000 + task, size) for task in range(tasks)]

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown()


def share_of(asked: Sequence[Future[Any]]) -> Share:
    """The share of wins in games that were asked for."""
    wins = np.concatenate([one.result()[:, 0] for one in asked])
    pairs = wins.reshape(-1, 2).mean(1)
    spread = float(pairs.std(ddof=1)) if len(pairs) > 1 else 0.5
    return Share(float(pairs.mean()), NORMAL_95 * spread / len(pairs) ** 0.5, len(wins))


def rounds_of(asked: Sequence[Future[Any]]) -> tuple[Share, Share]:
    """Uly & Polly: the share of rounds in which the first escaped as the wolf, and in which it found the wolf."""
    found = np.concatenate([one.result() for one in asked])[:, 1:]
    shares = []
    for won, lost in ((0, 2), (1, 3)):
        pairs = found[:, (won, lost)].reshape(-1, 2, 2).sum(1)
        total = pairs.sum()
        share = float(pairs[:, 0].sum() / total) if total else 0.5
        apart = pairs[:, 0] - share * pairs.sum(1)
        shares.append(Share(share, NORMAL_95 * float(np.sqrt((apart**2).sum()) / max(total, 1)), int(total)))
    return shares[0], shares[1]
