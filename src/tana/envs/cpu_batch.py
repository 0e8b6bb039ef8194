"""Many games at once: one call steps them all.

    >>> import tana.envs
    >>> b = tana.envs.batch("molly", seats=2, n=4096)
    >>> obs, mask, actor, reward, done = b.reset(seed=7)
    >>> obs, mask, actor, reward, done = b.step(actions)

The arrays belong to the batch and are written over by the next step: copy what must outlast it. They speak DLPack, so
PyTorch, JAX and CuPy see the same memory (`torch.from_dlpack(b.obs)`).
"""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tana.core.domain import MAX_SEATS
from tana.core.whole import is_count
from tana.envs import compiled
from tana.envs.batch_base import SAVED, BatchBase, Step, check_actions, pack, seeds_of, unpack
from tana.envs.settings import Settings, check


class Batch(BatchBase):
    """`n` games of one kind on the processor; see `tana.envs.batch`."""

    device = "cpu"

    def __init__(self, settings: Settings, n: int, threads: int = 1) -> None:
        check(is_count(threads), f"threads is a whole number, at least 1, not {threads!r}")
        super().__init__(settings, n)
        self._code = compiled.steps_of(settings.game, settings.memory, settings.stored)
        self._scratches = [_Scratch(self) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._all = np.arange(n)
        self.auto_reset = True
        """Whether a game that is over is followed by the next one at once."""
        self.reset(0)

    def _placed(self, array: NDArray[Any]) -> Any:
        return array

    # --- playing -----------------------------------------------------------------------------------------------

    def reset(self, seed: int | Iterable[int] = 0) -> Step:
        """All games from the start. One seed for the batch (game i takes `seed + i`), or one for each game."""
        self.seeds[:] = seeds_of(seed, self.n)
        self.episodes[:] = 0
        return self._begin(self._all)

    def reset_some(self, which: NDArray[np.int64]) -> Step:
        """The next game of each of the series `which`."""
        games = self._games(which)
        self.episodes[games] += 1
        return self._begin(games)

    def step(self, actions: Any) -> Step:
        """One action in every game. If one is not legal, nothing at all happens and `IllegalMove` says which."""
        return self._play(self._all, actions)

    def step_some(self, which: NDArray[np.int64], actions: Any) -> Step:
        """One action in each of the games `which`; the others stay as they are."""
        return self._play(self._games(which), actions)

    def _games(self, which: Any) -> NDArray[np.int64]:
        """The games that are meant, each once; anything else is refused."""
        right = isinstance(which, np.ndarray) and which.ndim == 1 and which.dtype.kind in "iu"
        check(right, f"which games: an array of their numbers, 0 to {self.n - 1}, not {which!r}")
        check(bool(np.all((which >= 0) & (which < self.n))), f"games are 0 to {self.n - 1}, not {which!r}")
        meant = np.zeros(self.n, np.bool_)
        meant[which] = True
        check(meant.sum() == len(which), f"a game is named twice: {which!r}")
        return np.ascontiguousarray(which, np.int64)

    def _play(self, which: NDArray[np.int64], actions: Any) -> Step:
        given = np.asarray(actions)
        check_actions(given, len(which))
        chosen = np.ascontiguousarray(given, np.int64)
        wrong = int(self._code.first_illegal(which, self._choices, self._counts, chosen))
        if wrong != compiled.ALL_LEGAL:
            raise self._illegal(int(which[wrong]), int(chosen[wrong]), int(self.actor[which[wrong]]))
        self._in_parts(self._step_part, which, chosen)
        return self._step

    def any_legal(self, which: NDArray[np.int64], parts: NDArray[np.float64]) -> NDArray[np.int64]:
        """In each of the games `which` the legal action so far down the list: 0 is the first, just below 1 the last."""
        found: NDArray[np.int64] = self._choices[which, (parts * self._counts[which]).astype(np.int64)].astype(np.int64)
        return found

    def observe(self, number: int, seat: int) -> Any:
        """What a seat may know of one of the games, whoever decides."""
        row = self.observe_row(number, seat)
        return self.observation.named(row) if self.settings.by_name else row

    def observe_row(self, number: int, seat: int) -> NDArray[Any]:
        """The same, always as a row of numbers."""
        check(0 <= number < self.n, f"games are 0 to {self.n - 1}, not {number!r}")
        check(0 <= seat < self.seats, f"seats are 0 to {self.seats - 1}, not {seat!r}")
        row = np.zeros(self.observation.length, self.obs.dtype)
        views = self._scratches[0].views
        self._code.show_one(self.states, number, seat, self.seats, views, self._nothing, row)
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
        for name, kept in unpack(saved, self._about(), {name: getattr(self, name) for name in SAVED}).items():
            getattr(self, name)[...] = kept
        return self._show(self._all)

    # --- in parts, one for each thread ---------------------------------------------------------------------------

    def _in_parts(self, work: Any, *rows: NDArray[np.int64]) -> None:
        if self._pool is None:
            work(self._scratches[0], *rows)
        else:
            parts = (np.array_split(row, len(self._scratches)) for row in rows)
            list(self._pool.map(work, self._scratches, *parts))

    def _begin(self, which: NDArray[np.int64]) -> Step:
        self._in_parts(self._reset_part, which)
        return self._show(which)

    def _show(self, which: NDArray[np.int64]) -> Step:
        self._in_parts(self._show_part, which)
        return self._step

    def _reset_part(self, _: _Scratch, which: NDArray[np.int64]) -> None:
        self._code.reset_games(which, *self._table, self.reward, self.done)

    def _step_part(self, own: _Scratch, which: NDArray[np.int64], chosen: NDArray[np.int64]) -> None:
        ending = own.numbers, self._payoff, self.auto_reset, self.reward, self.done
        self._code.step_games(which, chosen, *self._table, *ending, *self._shown(own))

    def _show_part(self, own: _Scratch, which: NDArray[np.int64]) -> None:
        self._code.show_games(which, self.states, self.seats, *self._shown(own))

    def _shown(self, own: _Scratch) -> tuple[Any, ...]:
        return own.views, self._nothing, self._choices, self._counts, self.mask, self.actor, self.obs


class _Scratch:
    """Room for a thread's own work."""

    def __init__(self, batch: Batch) -> None:
        self.views = batch.game.rules.View.array(1)
        self.numbers = np.zeros(MAX_SEATS, np.int64)
