"""Many games at once on a GPU: one thread steps one game, and the arrays never leave the card.

The arrays speak CUDA's array interface: `torch.as_tensor(b.obs, device="cuda")` and `cupy.asarray(b.obs)`
see the same memory (JAX takes theirs by DLPack). Actions may be such an array too.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from tana.core.domain import MAX_SEATS
from tana.core.registry import game as find_game
from tana.engine.cuda import THREADS
from tana.engine.cuda_device import cuda, local_type, quiet
from tana.envs import compiled
from tana.envs.batch_base import SAVED, BatchBase, Step, check_actions, pack, seeds_of, unpack
from tana.envs.settings import Settings


class _Kernels:
    """What to launch for a kind of batch."""

    def __init__(self, game: str, memory: bool, form: str) -> None:
        code: Any = compiled.steps_of(game, memory, form)
        rules: Any = find_game(game).rules
        self.begin = _begin(code.begin_game)
        self.check = _check(code.is_legal)
        self.play = _play(code.play_action)
        self.show = _show(code.show_decision, local_type(rules.View.dtype))


_kernels = cache(_Kernels)


def _begin(begin_game: Any) -> Any:
    """Set up all games."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def begin(
        states: Any, blank: Any, rngs: Any, seats: int, options: Any, seeds: Any, episodes: Any, reward: Any, done: Any
    ) -> None:
        i = cuda.grid(1)
        if i < len(states):
            begin_game(states[i : i + 1], blank, rngs[i], seats, options, seeds[i], episodes[i])
            done[i] = False
            for seat in range(seats):
                for column in range(reward.shape[2]):
                    reward[i, seat, column] = 0

    return begin


def _check(is_legal: Any) -> Any:
    """Find the first game with an action that is not legal."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def check(choices: Any, counts: Any, actions: Any, wrong: Any) -> None:
        i = cuda.grid(1)
        if i < len(actions) and not is_legal(choices[i], int(counts[i]), int(actions[i])):
            cuda.atomic.min(wrong, 0, i)

    return check


def _play(play_action: Any) -> Any:
    """Carry out a legal action in every game."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(
        states: Any,
        blank: Any,
        rngs: Any,
        seats: int,
        options: Any,
        seeds: Any,
        episodes: Any,
        actions: Any,
        payoff: int,
        reward: Any,
        done: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(states):
            numbers = cuda.local.array(MAX_SEATS, numba.int64)
            action = int(actions[i])
            play_action(
                i, action, states, blank, rngs, seats, options, seeds, episodes, numbers, payoff, True, reward, done
            )

    return play


def _show(show_decision: Any, view_type: Any) -> Any:
    """Write down what the seat that decides may know and do, in every game."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def show(states: Any, seats: int, nothing: Any, choices: Any, counts: Any, mask: Any, actor: Any, obs: Any) -> None:
        i = cuda.grid(1)
        first = cuda.blockIdx.x * cuda.blockDim.x
        rows = min(cuda.blockDim.x, len(states) - first)
        # Together the threads of a block clear its rows: neighbours write to neighbouring places.
        for row in range(first, first + rows):
            for column in range(cuda.threadIdx.x, obs.shape[1], cuda.blockDim.x):
                obs[row, column] = 0
            for column in range(cuda.threadIdx.x, mask.shape[1], cuda.blockDim.x):
                mask[row, column] = False
        cuda.syncthreads()
        if i < len(states):
            views = cuda.local.array(1, view_type)
            show_decision(i, states, seats, views, nothing, choices, counts, mask, actor, obs)

    return show


class CudaBatch(BatchBase):
    """`n` games of one kind on a GPU; see `tana.envs.batch`. A game that is over is followed by the next one."""

    device = "cuda"

    def __init__(self, settings: Settings, n: int) -> None:
        super().__init__(settings, n)
        self._kernels = _kernels(settings.game, settings.memory, settings.stored)
        self._wrong = cuda.to_device(np.full(1, n, np.int64))
        """The first game with an illegal action; n while there is none."""
        self.reset(0)

    def _placed(self, array: NDArray[Any]) -> Any:
        return cuda.to_device(array)

    def reset(self, seed: int | Iterable[int] = 0) -> Step:
        """All games from the start. One seed for the batch (game i takes `seed + i`), or one for each game."""
        self.seeds.copy_to_device(seeds_of(seed, self.n))
        self.episodes.copy_to_device(np.zeros(self.n, np.int64))
        self._launch(self._kernels.begin, *self._table, self.reward, self.done)
        return self._show()

    def step(self, actions: Any) -> Step:
        """One action in every game. If one is not legal, nothing at all happens and `IllegalMove` says which."""
        is_there = hasattr(actions, "__cuda_array_interface__")
        chosen = cuda.as_cuda_array(actions) if is_there else cuda.to_device(np.asarray(actions))
        check_actions(chosen, self.n)
        self._launch(self._kernels.check, self._choices, self._counts, chosen, self._wrong)
        wrong = int(self._wrong.copy_to_host()[0])
        if wrong < self.n:
            self._wrong.copy_to_device(np.full(1, self.n, np.int64))
            raise self._illegal(wrong, int(chosen.copy_to_host()[wrong]), int(self.actor.copy_to_host()[wrong]))
        self._launch(self._kernels.play, *self._table, chosen, self._payoff, self.reward, self.done)
        return self._show()

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        with quiet():
            kernel[-(-self.n // THREADS), THREADS](*arguments)

    def _show(self) -> Step:
        shown = self._choices, self._counts, self.mask, self.actor, self.obs
        self._launch(self._kernels.show, self.states, self.seats, self._nothing, *shown)
        return self._step

    def state(self, number: int) -> Any:
        """A copy of the true state of one of the games, secrets included."""
        return self.states[number : number + 1].copy_to_host()[0]

    def save(self) -> bytes:
        """Everything that is needed to go on from here, on a GPU or on the processor."""
        return pack(self._about(), {name: getattr(self, name).copy_to_host() for name in SAVED})

    def restore(self, saved: bytes) -> Step:
        """Go on from what `save` gave, of a batch with the same settings; anything else is refused."""
        for name, kept in unpack(saved, self._about(), {name: getattr(self, name) for name in SAVED}).items():
            getattr(self, name).copy_to_device(kept)
        return self._show()
