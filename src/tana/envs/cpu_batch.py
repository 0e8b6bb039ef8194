"""Many games at once: one call steps them all.

    >>> import tana.envs
    >>> b = tana.envs.batch("molly", seats=2, n=4096)
    >>> obs, mask, actor, reward, done = b.reset(seed=7)
    >>> obs, mask, actor, reward, done = b.step(actions)

The arrays belong to the batch and are overwritten by the next step: copy what you want to keep. They support DLPack, so
PyTorch, JAX and CuPy can share their memory (`torch.from_dlpack(b.obs)`).
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from tana.core.domain import MAX_SEATS
from tana.core.integers import is_count
from tana.envs import merge
from tana.envs.batch_base import BatchBase, Step, check_actions, check_draw
from tana.envs.batch_records import Actions, Array, Fields, HostArray, Numbers
from tana.envs.settings import Settings, check
from tana.errors import BadOption


class Batch(BatchBase):
    """`n` games with the same settings on the CPU; see `tana.envs.batch`."""

    device = "cpu"

    def __init__(self, settings: Settings, n: int, threads: int = 1) -> None:
        check(is_count(threads), f"threads should be a whole number, at least 1, not {threads!r}")
        super().__init__(settings, n)
        self._code = merge.steps_of(settings.sight, settings.stored)
        self._scratches = [_Scratch(self) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._all = np.arange(n)
        self.auto_reset = True
        """Whether the next game starts as soon as one is over."""
        self.reset(0)

    def _placed(self, array: HostArray) -> Array:
        return array

    def _on_host(self, array: Array) -> HostArray:
        return np.asarray(array)

    def _fill(self, array: Array, values: HostArray) -> None:
        array[...] = values

    def _begin_all(self) -> Step:
        return self._begin(self._all)

    def _show_all(self) -> Step:
        return self._show(self._all)

    def reset_some(self, which: NDArray[np.int64]) -> Step:
        """Start the next game of each of the series `which`."""
        games = self._games(which)
        self.episodes[games] += 1
        return self._begin(games)

    def step(self, actions: Actions) -> Step:
        """See `BatchBase`."""
        return self._play(self._all, actions)

    def step_some(self, which: NDArray[np.int64], actions: Actions) -> Step:
        """Carry out one action in each of the games `which`; the others do not change."""
        return self._play(self._games(which), actions)

    def _games(self, which: object) -> NDArray[np.int64]:
        """Return valid game numbers without repeats; anything else is rejected."""
        if not isinstance(which, np.ndarray) or which.ndim != 1 or which.dtype.kind not in "iu":
            raise BadOption(f"games should be an array of their numbers, 0 to {self.n - 1}, not {which!r}")
        check(bool(np.all((which >= 0) & (which < self.n))), f"games are 0 to {self.n - 1}, not {which!r}")
        meant = np.zeros(self.n, np.bool_)
        meant[which] = True
        check(meant.sum() == len(which), f"a game is listed twice: {which!r}")
        return np.ascontiguousarray(which, np.int64)

    def _play(self, which: NDArray[np.int64], actions: Actions) -> Step:
        given = np.asarray(actions)
        check_actions(given, len(which))
        chosen = np.ascontiguousarray(given, np.int64)
        wrong = int(self._code.first_illegal(which, self._choices, self._counts, chosen))
        if wrong != merge.ALL_LEGAL:
            raise self._illegal(int(which[wrong]), int(chosen[wrong]), int(self.actor[which[wrong]]))
        self._in_parts(self._step_part, which, chosen)
        return self._step

    def sample(self, draw: int) -> NDArray[np.int64]:
        """See `BatchBase`."""
        check_draw(draw)
        self._code.sample_games(self._choices, self._counts, self.seeds, int(draw), self._sampled)
        found: NDArray[np.int64] = self._sampled
        return found

    def any_legal(self, which: NDArray[np.int64], parts: NDArray[np.float64]) -> NDArray[np.int64]:
        """Return a legal action for each of the games `which`, selected by a number in [0, 1)."""
        found: NDArray[np.int64] = self._choices[which, (parts * self._counts[which]).astype(np.int64)].astype(np.int64)
        return found

    def observe(self, number: int, seat: int) -> Numbers | dict[str, Numbers]:
        """Return the observation of any seat in one of the games."""
        row = self.observe_row(number, seat)
        return self.observation.named(row) if self.settings.by_name else row

    def observe_row(self, number: int, seat: int) -> Numbers:
        """Return the observation of any seat in one of the games as a row of numbers."""
        check(0 <= number < self.n, f"games are 0 to {self.n - 1}, not {number!r}")
        check(0 <= seat < self.seats, f"seats are 0 to {self.seats - 1}, not {seat!r}")
        row = np.zeros(self.observation.length, self.obs.dtype)
        views = self._scratches[0].views
        self._code.show_one(self.states, number, seat, self.seats, views, self._nothing, row)
        return row

    def _in_parts(self, work: Callable[..., None], *rows: NDArray[np.int64]) -> None:
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
        self._code.reset_games(which, self._table, self.reward, self.done)

    def _step_part(self, own: _Scratch, which: NDArray[np.int64], chosen: NDArray[np.int64]) -> None:
        payout = own.ranks, self._payoff, self.auto_reset, self.reward, self.done
        self._code.step_games(which, chosen, self._table, payout, self._shown(own))

    def _show_part(self, own: _Scratch, which: NDArray[np.int64]) -> None:
        self._code.show_games(which, self.states, self.seats, self._shown(own))

    def _shown(self, own: _Scratch) -> Fields:
        """The fields of `Shown`."""
        return own.views, self._nothing, self._choices, self._counts, self.mask, self.actor, self.obs


class _Scratch:
    """The buffers of one thread."""

    def __init__(self, batch: Batch) -> None:
        self.views = batch.settings.sight.view.array(1)
        self.ranks = np.zeros(MAX_SEATS, np.int64)
