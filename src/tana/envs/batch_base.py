"""The base class of batches of games, on the CPU and on a GPU."""

import io
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tana.core.chance import Rng
from tana.core.integers import is_count, is_whole
from tana.core.registry import game as find_game
from tana.envs.alignment import aligned_zeros
from tana.envs.batch_records import Actions, Array, Fields, HostArray, Records
from tana.envs.settings import PAYOFFS, Settings, check
from tana.errors import BadOption, IllegalMove

SAVED = ("states", "rngs", "seeds", "episodes", "reward", "done")
"""The arrays that define a batch; all others are computed from them."""
SEEDS = 1 << 32
"""The number of possible seeds: a seed is one word of a game's key."""


DRAWS = 1 << 32
"""The number of possible draws of `sample`."""


class Step(NamedTuple):
    """What a learner sees after a step, one row for each game.

    `obs` and `mask` are those of the seat that decides (`actor`; -1 if a game is over and none follows). `reward` has a
    column for each seat, zero unless the game has just ended (`done`).
    """

    obs: Array | dict[str, Array]
    mask: Array
    actor: Array
    reward: Array
    done: Array


class BatchBase(ABC):
    """`n` games of one kind, and the arrays with their observations; see `tana.envs.batch`."""

    device: ClassVar[str]

    def __init__(self, settings: Settings, n: int) -> None:
        check(is_count(n), f"n should be a whole number of games, at least 1, not {n!r}")
        self.game = find_game(settings.game)
        self.settings = settings
        self.seats = settings.seats
        self.n = n = int(n)
        view = settings.sight.view
        self.observation = settings.sight.observation
        self.actions = len(self.game.actions)
        self._payoff = PAYOFFS.index(settings.payoff)
        nothing = view.array(1)
        nothing[0] = view.nothing()
        self._nothing = self._placed(nothing)
        self._blank = self._placed(self.game.rules.State.array(1))
        self._options = self._placed(self.game.encode(settings.options))
        self.states = self._placed(self.game.rules.State.array(n))
        self.rngs = self._placed(Rng.array(n))
        self.seeds = self._placed(np.zeros(n, np.int64))
        self.episodes = self._placed(np.zeros(n, np.int64))
        self._choices = self._placed(np.zeros((n, self.game.rules.MAX_LEGAL), np.int16))
        """The legal actions of each game. A learner may overwrite the mask, but not these."""
        self._counts = self._placed(np.zeros(n, np.int16))
        self._sampled = self._placed(aligned_zeros((n,), np.int64))
        self.obs = self._placed(aligned_zeros((n, self.observation.length), settings.stored))
        self.mask = self._placed(aligned_zeros((n, self.actions), np.bool_))
        self.actor = self._placed(aligned_zeros((n,), np.int8))
        self.reward = self._placed(aligned_zeros((n, self.seats, 2 if settings.payoff == "both" else 1), np.float32))
        self.done = self._placed(aligned_zeros((n,), np.bool_))
        shown = self.observation.named(self.obs) if settings.by_name else self.obs
        paid = self.reward if settings.payoff == "both" else self.reward.reshape(n, self.seats)
        self._step = Step(shown, self.mask, self.actor, paid, self.done)

    @abstractmethod
    def _placed(self, array: HostArray) -> Array:
        """Copy an array to the device of the games, or return it if it is there."""

    @abstractmethod
    def _on_host(self, array: Array) -> HostArray:
        """Return an array of the batch as a NumPy array."""

    @abstractmethod
    def _fill(self, array: Array, values: HostArray) -> None:
        """Overwrite an array of the batch."""

    @abstractmethod
    def _begin_all(self) -> Step:
        """Set up all games from their seeds and episodes."""

    @abstractmethod
    def _show_all(self) -> Step:
        """Write the observations and legal actions of the seats that decide."""

    def reset(self, seed: int | Iterable[int] = 0) -> Step:
        """Start all games, with one seed for the batch (game i takes `seed + i`) or one for each game."""
        self._fill(self.seeds, seeds_of(seed, self.n))
        self._fill(self.episodes, np.zeros(self.n, np.int64))
        return self._begin_all()

    @abstractmethod
    def step(self, actions: Actions) -> Step:
        """Carry out one action in every game. If one is illegal, raise `IllegalMove` and change nothing."""

    @abstractmethod
    def sample(self, draw: int) -> Array:
        """Return a uniformly random legal action for each game; NO_ACTION if a game is over.

        The choice in a game only depends on its seed and on `draw`: pass the number of the step to draw anew in each.
        The array belongs to the batch and is overwritten by the next call.
        """

    def state(self, number: int) -> Records:
        """Return a copy of the true state of one of the games, secrets included."""
        return self._on_host(self.states[number : number + 1])[0].copy()

    def save(self) -> bytes:
        """Serialize everything needed to continue from here, on a GPU or the CPU."""
        return pack(self._about(), {name: self._on_host(getattr(self, name)) for name in SAVED})

    def restore(self, saved: bytes) -> Step:
        """Continue from a `save` of a batch with the same settings; anything else is rejected."""
        for name, kept in unpack(saved, self._about(), {name: getattr(self, name) for name in SAVED}).items():
            self._fill(getattr(self, name), kept)
        return self._show_all()

    @property
    def _table(self) -> Fields:
        """The fields of `Games`."""
        return self.states, self._blank, self.rngs, self.seats, self._options, self.seeds, self.episodes

    def _illegal(self, number: int, action: int, actor: int) -> IllegalMove:
        if actor < 0:
            return IllegalMove(f"game {number} is over: reset the batch")
        if not 0 <= action < self.actions:
            return IllegalMove(f"game {number}: {action} is not an action; actions are 0 to {self.actions - 1}")
        words = self.game.actions.notation(action)
        return IllegalMove(f"game {number}: {action} ({words}) is not allowed now; see the mask")

    def _about(self) -> str:
        """A description of the batch; batches with equal descriptions can restore each other's saves."""
        return f"{self.n} games of {self.settings} ({self.game.edition}), payoff {self.settings.payoff}"

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._about()}, {self.observation.length} columns, {self.actions} actions)"


def check_draw(draw: int) -> None:
    """Reject anything that is not a valid draw number."""
    right = is_whole(draw) and 0 <= draw < DRAWS
    check(right, f"a draw should be a whole number from 0 to {DRAWS - 1}, not {draw!r}")


def check_actions(given: Array, count: int) -> None:
    """Reject anything that is not one action for each game."""
    if given.shape != (count,) or given.dtype.kind not in "iu":
        kind = f"{given.dtype} of shape {given.shape}"
        raise ValueError(f"actions should be {count} whole numbers, one for each game, not {kind}")


def action_of(given: Actions) -> int:
    """Return an action given as a number of Python, NumPy or a tensor library."""
    found = np.asarray(given)
    if found.shape != () or found.dtype.kind not in "iu":
        raise ValueError(f"an action should be one whole number, not {given!r}")
    return int(found)


def pack(about: str, arrays: dict[str, HostArray]) -> bytes:
    """Serialize arrays."""
    out = io.BytesIO()
    memory = {name: array.view(np.uint8) for name, array in arrays.items()}
    np.savez_compressed(out, allow_pickle=False, about=np.array(about), **memory)
    return out.getvalue()


def unpack(saved: bytes, about: str, arrays: dict[str, Array]) -> dict[str, HostArray]:
    """Return the arrays given to `pack`, shaped like `arrays`; rejects damaged saves and those of other batches."""
    damaged = BadOption("this is not a saved batch, or it is damaged")
    try:
        with np.load(io.BytesIO(saved), allow_pickle=False) as kept:
            found, memory = str(kept["about"]), {name: kept[name] for name in arrays}
    except Exception:  # for damaged bytes, NumPy, zip and zlib raise all kinds of errors
        raise damaged from None
    check(found == about, f"this batch is {about}, the saved one was {found}")
    for name, array in arrays.items():
        *rows, last = array.shape
        if memory[name].dtype != np.uint8 or memory[name].shape != (*rows, last * array.dtype.itemsize):
            raise damaged
    return {name: memory[name].view(array.dtype).reshape(array.shape) for name, array in arrays.items()}


def seeds_of(seed: int | Iterable[int], n: int) -> NDArray[np.int64]:
    """One seed for each game: `seed`, `seed + 1`, …, or those given."""
    if isinstance(seed, Iterable):
        given = list(seed)
    else:
        check(is_whole(seed), f"a seed should be a whole number, or one for each game, not {seed!r}")
        given = [int(seed) + i for i in range(n)]
    check(len(given) == n, f"{len(given)} seeds for {n} games")
    wrong = [one for one in given if not (is_whole(one) and 0 <= one < SEEDS)]
    check(not wrong, f"a seed should be a whole number from 0 to {SEEDS - 1}, not {', '.join(map(repr, wrong[:1]))}")
    return np.array(given, np.int64)
