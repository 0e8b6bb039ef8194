"""Many games at once: one call steps them all.

    >>> import tana.envs
    >>> b = tana.envs.batch("molly", seats=2, n=4096)
    >>> obs, mask, actor, reward, done = b.reset(seed=7)
    >>> obs, mask, actor, reward, done = b.step(actions)

The arrays belong to the batch and are written over by the next step: copy what must outlast it. They speak DLPack, so
PyTorch, JAX and CuPy see the same memory (`torch.from_dlpack(b.obs)`).
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tana.core.chance import Rng
from tana.core.domain import MAX_SEATS
from tana.core.errors import BadOption, IllegalMove
from tana.core.registry import game as find_game
from tana.envs import compiled
from tana.envs.observation import Observation
from tana.envs.settings import Settings

PAYOFFS = ("rank", "points", "both")
FORMS = ("float32", "uint8")
SAVED = ("states", "rngs", "seeds", "episodes", "reward", "done")
"""What a batch is made of; everything else follows from it."""


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


class Batch:
    """`n` games of one kind on the processor; see `tana.envs.batch`."""

    device = "cpu"

    def __init__(
        self, settings: Settings, n: int, form: str = "float32", payoff: str = "rank", threads: int = 1
    ) -> None:
        check_counts(n, threads, form, payoff)
        self.game = find_game(settings.game)
        self.settings = settings
        self.seats = settings.seats
        self.n = n
        self.observation = Observation(self.game.rules.View, settings.memory)
        self.actions = len(self.game.actions)
        self._payoff = PAYOFFS.index(payoff)
        self._code = compiled.steps_of(settings.game, settings.memory, form)
        self._options = self.game.encode(settings.options)
        self._blank = self.game.rules.State.array(1)
        self._nothing = self.game.rules.View.array(1)
        self._nothing[0] = self.game.rules.View.nothing()
        self.states = self.game.rules.State.array(n)
        self.rngs = Rng.array(n)
        self.seeds: NDArray[np.int64] = np.zeros(n, np.int64)
        self.episodes: NDArray[np.int64] = np.zeros(n, np.int64)
        self._legal: NDArray[np.int64] = np.zeros((n, -(-self.actions // compiled.BITS)), np.int64)
        self.obs: NDArray[Any] = np.zeros((n, self.observation.length), form)
        self.mask: NDArray[np.bool_] = np.zeros((n, self.actions), np.bool_)
        self.actor: NDArray[np.int8] = np.zeros(n, np.int8)
        self.reward: NDArray[np.float32] = np.zeros((n, self.seats, 2 if payoff == "both" else 1), np.float32)
        self.done: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._all = np.arange(n)
        self.auto_reset = True
        """Whether a game that is over is followed by the next one at once."""
        self.reset(0)

    # --- playing -----------------------------------------------------------------------------------------------

    def reset(self, seed: int | Iterable[int] = 0) -> Step:
        """All games from the start. One seed for the batch (game i takes `seed + i`), or one for each game."""
        self.seeds[:] = seeds_of(seed, self.n)
        self.episodes[:] = 0
        self._in_parts(self._reset_part, self._all)
        return self._show(self._all)

    def step(self, actions: Any) -> Step:
        """One action in every game. If one is not legal, nothing at all happens and `IllegalMove` says which."""
        return self.step_some(self._all, actions)

    def step_some(self, which: NDArray[np.int64], actions: Any) -> Step:
        """One action in each of the games `which`; the others stay as they are."""
        chosen = self._chosen(actions, len(which))
        wrong = int(self._code.first_illegal(which, self._legal, self.actions, chosen))
        if wrong != compiled.ALL_LEGAL:
            raise IllegalMove(self._why(int(which[wrong]), int(chosen[wrong])))
        self._in_parts(self._play_part, which, chosen)
        return self._show(which)

    def reset_some(self, which: NDArray[np.int64]) -> Step:
        """The next game of each of the series `which`."""
        self.episodes[which] += 1
        self._in_parts(self._reset_part, which)
        return self._show(which)

    def _chosen(self, actions: Any, count: int) -> NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (count,) or given.dtype.kind not in "iu":
            kind = f"{given.dtype} of shape {given.shape}"
            raise ValueError(f"actions are {count} whole numbers, one for each game, not {kind}")
        return np.ascontiguousarray(given, np.int64)

    def _why(self, number: int, action: int) -> str:
        if self.actor[number] < 0:
            return f"game {number} is over: reset the batch"
        if not 0 <= action < self.actions:
            return f"game {number}: {action} is not an action; actions are 0 to {self.actions - 1}"
        return f"game {number}: {action} ({self.game.actions.notation(action)}) is not allowed now; see the mask"

    def observe(self, number: int, seat: int) -> NDArray[Any]:
        """What a seat may know of one of the games, whoever decides."""
        _check(0 <= number < self.n, f"games are 0 to {self.n - 1}, not {number!r}")
        _check(0 <= seat < self.seats, f"seats are 0 to {self.seats - 1}, not {seat!r}")
        row = np.zeros(self.observation.length, self.obs.dtype)
        self._code.show_one(self.states, number, seat, self.seats, self._views(), self._nothing, row)
        return row

    def state(self, number: int) -> Any:
        """A copy of the true state of one of the games, secrets included."""
        return self.states[number].copy()

    # --- keeping -----------------------------------------------------------------------------------------------

    def save(self) -> bytes:
        """Everything that is needed to go on from here."""
        return pack(self._about(), {name: getattr(self, name) for name in SAVED})

    def restore(self, saved: bytes) -> Step:
        """Go on from what `save` gave, of a batch with the same settings; anything else is refused."""
        for name, memory in unpack(saved, self._about()).items():
            getattr(self, name).view(np.uint8)[...] = memory
        return self._show(self._all)

    def _about(self) -> str:
        return about(self.settings, self.game.edition, self.n, self._payoff)

    # --- in parts, one for each thread ---------------------------------------------------------------------------

    def _in_parts(self, work: Any, *rows: NDArray[np.int64]) -> None:
        if self._pool is None:
            work(*rows)
        else:
            list(self._pool.map(work, *(np.array_split(row, self._threads) for row in rows)))

    def _reset_part(self, which: NDArray[np.int64]) -> None:
        self._code.reset_games(which, *self._table(), self.reward, self.done)

    def _play_part(self, which: NDArray[np.int64], chosen: NDArray[np.int64]) -> None:
        numbers = np.zeros(MAX_SEATS, np.int64)
        ending = numbers, self._payoff, self.auto_reset, self.reward, self.done
        self._code.play_actions(which, chosen, *self._table(), *ending)

    def _table(self) -> tuple[Any, ...]:
        """What it takes to set up a game."""
        return self.states, self._blank, self.rngs, self.seats, self._options, self.seeds, self.episodes

    def _show(self, which: NDArray[np.int64]) -> Step:
        self._in_parts(self._show_part, which)
        reward = self.reward if self._payoff == compiled.BY_BOTH else self.reward[:, :, 0]
        return Step(self.obs, self.mask, self.actor, reward, self.done)

    def _show_part(self, which: NDArray[np.int64]) -> None:
        buffer = np.zeros(self.game.rules.MAX_LEGAL, np.int16)
        choices = buffer, self._legal, self.mask, self.actor
        self._code.show_games(which, self.states, self.seats, self._views(), self._nothing, *choices, self.obs)

    def _views(self) -> Any:
        """Room for a view: one for each call, so that threads do not share it."""
        return self.game.rules.View.array(1)

    def __repr__(self) -> str:
        return f"Batch({self._about()}, {self.observation.length} numbers to see, {self.actions} actions)"


def about(settings: Settings, edition: str, n: int, payoff: int) -> str:
    """What a batch is, in words; two with the same words can take each other's saves."""
    return f"{n} games of {settings} ({edition}), payoff {PAYOFFS[payoff]}"


def pack(about: str, arrays: dict[str, NDArray[Any]]) -> bytes:
    """Arrays as bytes."""
    out = io.BytesIO()
    memory: dict[str, Any] = {name: array.view(np.uint8) for name, array in arrays.items()}
    np.savez_compressed(out, about=np.array(about), **memory)
    return out.getvalue()


def unpack(saved: bytes, about: str) -> dict[str, NDArray[np.uint8]]:
    """The memory of the arrays that `pack` made bytes of; refuses another batch's, and what is no save at all."""
    try:
        with np.load(io.BytesIO(saved), allow_pickle=False) as arrays:
            found = str(arrays["about"])
            _check(found == about, f"this batch is {about}, the saved one was {found}")
            return {name: arrays[name] for name in SAVED}
    except (OSError, ValueError, KeyError, zipfile.BadZipFile):
        raise BadOption("this is not a saved batch, or it is damaged") from None


def seeds_of(seed: int | Iterable[int], n: int) -> NDArray[np.int64]:
    """A seed for each game: `seed`, `seed + 1`, … or those given."""
    seeds = np.arange(seed, seed + n) if isinstance(seed, int) else np.fromiter(seed, np.int64)
    _check(len(seeds) == n, f"{len(seeds)} seeds for {n} games")
    _check(bool(np.all(seeds >= 0)), "a seed is a whole number, at least 0")
    return seeds


def check_counts(n: int, threads: int, form: str, payoff: str) -> None:
    """Refuse what no batch can be made of."""
    _check(form in FORMS, f"obs is one of {', '.join(FORMS)}, not {form!r}")
    _check(payoff in PAYOFFS, f"reward is one of {', '.join(PAYOFFS)}, not {payoff!r}")
    _check(_is_count(n), f"n is a whole number of games, at least 1, not {n!r}")
    _check(_is_count(threads), f"threads is a whole number, at least 1, not {threads!r}")


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


def _check(right: bool, fault: str) -> None:
    if not right:
        raise BadOption(fault)
