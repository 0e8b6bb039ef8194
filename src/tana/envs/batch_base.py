"""What a batch of games is made of, wherever its arrays lie."""

from __future__ import annotations

import io
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tana.core.chance import Rng
from tana.core.errors import BadOption, IllegalMove
from tana.core.registry import game as find_game
from tana.core.whole import is_count, is_whole
from tana.engine.observation import Observation
from tana.envs.settings import PAYOFFS, Settings, check

SAVED = ("states", "rngs", "seeds", "episodes", "reward", "done")
"""What a batch is made of; everything else follows from it."""
SEEDS = 1 << 32
"""How many there are: a seed is one word of a game's key."""


class Step(NamedTuple):
    """What is known after a step, one row for each game.

    `obs` and `mask` are those of the seat that decides (`actor`, -1 where a game is over and none follows). `reward`
    has a column for each seat and is not zero only where a game has just ended (`done`).
    """

    obs: Any
    mask: Any
    actor: Any
    reward: Any
    done: Any


class BatchBase(ABC):
    """`n` games of one kind and the arrays that show them; see `tana.envs.batch`."""

    device: ClassVar[str]

    def __init__(self, settings: Settings, n: int) -> None:
        check(is_count(n), f"n is a whole number of games, at least 1, not {n!r}")
        self.game = find_game(settings.game)
        self.settings = settings
        self.seats = settings.seats
        self.n = n = int(n)
        self.observation = Observation(self.game.rules.View, settings.memory)
        self.actions = len(self.game.actions)
        self._payoff = PAYOFFS.index(settings.payoff)
        nothing = self.game.rules.View.array(1)
        nothing[0] = self.game.rules.View.nothing()
        self._nothing = self._placed(nothing)
        self._blank = self._placed(self.game.rules.State.array(1))
        self._options = self._placed(self.game.encode(settings.options))
        self.states = self._placed(self.game.rules.State.array(n))
        self.rngs = self._placed(Rng.array(n))
        self.seeds = self._placed(np.zeros(n, np.int64))
        self.episodes = self._placed(np.zeros(n, np.int64))
        self._choices = self._placed(np.zeros((n, self.game.rules.MAX_LEGAL), np.int16))
        """The legal actions of each game, out of reach of whoever holds the mask."""
        self._counts = self._placed(np.zeros(n, np.int16))
        self.obs = self._placed(np.zeros((n, self.observation.length), settings.stored))
        self.mask = self._placed(np.zeros((n, self.actions), np.bool_))
        self.actor = self._placed(np.zeros(n, np.int8))
        self.reward = self._placed(np.zeros((n, self.seats, 2 if settings.payoff == "both" else 1), np.float32))
        self.done = self._placed(np.zeros(n, np.bool_))
        shown = self.observation.named(self.obs) if settings.by_name else self.obs
        paid = self.reward if settings.payoff == "both" else self.reward.reshape(n, self.seats)
        self._step = Step(shown, self.mask, self.actor, paid, self.done)

    @abstractmethod
    def _placed(self, array: NDArray[Any]) -> Any:
        """An array like this one, where the games are."""

    @abstractmethod
    def reset(self, seed: int | Iterable[int] = 0) -> Step:
        """All games from the start. One seed for the batch (game i takes `seed + i`), or one for each game."""

    @abstractmethod
    def step(self, actions: Any) -> Step:
        """One action in every game. If one is not legal, nothing at all happens and `IllegalMove` says which."""

    @abstractmethod
    def state(self, number: int) -> Any:
        """A copy of the true state of one of the games, secrets included."""

    @abstractmethod
    def save(self) -> bytes:
        """Everything that is needed to go on from here."""

    @abstractmethod
    def restore(self, saved: bytes) -> Step:
        """Go on from what `save` gave, of a batch with the same settings; anything else is refused."""

    @property
    def _table(self) -> tuple[Any, ...]:
        """What it takes to set up a game."""
        return self.states, self._blank, self.rngs, self.seats, self._options, self.seeds, self.episodes

    def _illegal(self, number: int, action: int, actor: int) -> IllegalMove:
        if actor < 0:
            return IllegalMove(f"game {number} is over: reset the batch")
        if not 0 <= action < self.actions:
            return IllegalMove(f"game {number}: {action} is not an action; actions are 0 to {self.actions - 1}")
        words = self.game.actions.notation(action)
        return IllegalMove(f"game {number}: {action} ({words}) is not allowed now; see the mask")

    def _about(self) -> str:
        """What it is, in words; two with the same words can take each other's saves."""
        return f"{self.n} games of {self.settings} ({self.game.edition}), payoff {self.settings.payoff}"

    def __repr__(self) -> str:
        return (
            f"{type(self).__name__}({self._about()}, {self.observation.length} numbers to see, {self.actions} actions)"
        )


def check_actions(given: Any, count: int) -> None:
    """Refuse what cannot be one action for each game."""
    if given.shape != (count,) or given.dtype.kind not in "iu":
        kind = f"{given.dtype} of shape {given.shape}"
        raise ValueError(f"actions are {count} whole numbers, one for each game, not {kind}")


def action_of(given: Any) -> int:
    """One action as somebody gave it; a number of Python's, of NumPy's or of a tensor library."""
    found = np.asarray(given)
    if found.shape != () or found.dtype.kind not in "iu":
        raise ValueError(f"an action is one whole number, not {given!r}")
    return int(found)


def pack(about: str, arrays: dict[str, NDArray[Any]]) -> bytes:
    """Arrays as bytes."""
    out = io.BytesIO()
    memory: dict[str, Any] = {name: array.view(np.uint8) for name, array in arrays.items()}
    np.savez_compressed(out, about=np.array(about), **memory)
    return out.getvalue()


def unpack(saved: bytes, about: str, arrays: dict[str, Any]) -> dict[str, NDArray[Any]]:
    """The arrays that `pack` made bytes of, each like the one of its name, wherever that lies; refuses another batch's,
    and what is no save at all."""
    damaged = BadOption("this is not a saved batch, or it is damaged")
    try:
        with np.load(io.BytesIO(saved), allow_pickle=False) as kept:
            found, memory = str(kept["about"]), {name: kept[name] for name in arrays}
    except Exception:  # damaged bytes make NumPy, zip and zlib raise nearly anything
        raise damaged from None
    check(found == about, f"this batch is {about}, the saved one was {found}")
    for name, array in arrays.items():
        *rows, last = array.shape
        if memory[name].dtype != np.uint8 or memory[name].shape != (*rows, last * array.dtype.itemsize):
            raise damaged
    return {name: memory[name].view(array.dtype).reshape(array.shape) for name, array in arrays.items()}


def seeds_of(seed: int | Iterable[int], n: int) -> NDArray[np.int64]:
    """A seed for each game: `seed`, `seed + 1`, … or those given."""
    if isinstance(seed, Iterable):
        given = list(seed)
    else:
        check(is_whole(seed), f"a seed is a whole number, or there is one for each game, not {seed!r}")
        given = [int(seed) + i for i in range(n)]
    check(len(given) == n, f"{len(given)} seeds for {n} games")
    wrong = [one for one in given if not (is_whole(one) and 0 <= one < SEEDS)]
    check(not wrong, f"a seed is a whole number, 0 to {SEEDS - 1}, not {', '.join(map(repr, wrong[:1]))}")
    return np.array(given, np.int64)
