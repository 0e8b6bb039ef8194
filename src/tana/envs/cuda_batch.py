"""Many games at once on a GPU: one thread steps one game, and the arrays stay on the GPU.

The arrays support the CUDA array interface: `torch.as_tensor(b.obs, device="cuda")` and `cupy.asarray(b.obs)` share
their memory (JAX imports them from those by DLPack). Actions may be such an array too.
"""

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

import numba
import numpy as np

from tana.core.domain import MAX_SEATS
from tana.engine.cuda import THREADS
from tana.engine.cuda_device import Device, cuda, local_type, quiet
from tana.engine.observation_kernel import Form, Sight
from tana.envs import merge
from tana.envs.batch_base import BatchBase, Step, check_actions, check_draw
from tana.envs.batch_records import Actions, Array, Games, HostArray, Payout, Shown
from tana.envs.settings import Settings

Rule: TypeAlias = Callable[..., Device]


class _Kernels:
    """The kernels for a game and a form of observation."""

    def __init__(self, sight: Sight, form: Form) -> None:
        code = merge.steps_of(sight, form)
        self.begin = _begin(code.begin_game)
        self.check = _check(code.is_legal)
        self.play = _play(code.play_action)
        self.show = _show(code.show_decision, local_type(sight.view.dtype))
        self.sample = _sample(code.sample_action)


_kernels = cache(_Kernels)


def _begin(begin_game: Rule) -> Device:
    """Return a kernel that sets up all games."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def begin(
        states: Array, blank: Array, rngs: Array, seats: int, options: Array, seeds: Array, episodes: Array,
        reward: Array, done: Array,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < len(states):
            begin_game(i, Games(states, blank, rngs, seats, options, seeds, episodes))
            done[i] = False
            for seat in range(seats):
                for column in range(reward.shape[2]):
                    reward[i, seat, column] = 0

    return begin


def _check(is_legal: Rule) -> Device:
    """Return a kernel that finds the first game with an action that is not legal."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def check(choices: Array, counts: Array, actions: Array, wrong: Array) -> None:
        i = cuda.grid(1)
        if i < len(actions) and not is_legal(choices[i], int(counts[i]), int(actions[i])):
            cuda.atomic.min(wrong, 0, i)

    return check


def _play(play_action: Rule) -> Device:
    """Return a kernel that carries out a legal action in every game."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(
        states: Array, blank: Array, rngs: Array, seats: int, options: Array, seeds: Array, episodes: Array,
        actions: Array, payoff: int, reward: Array, done: Array,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < len(states):
            ranks = cuda.local.array(MAX_SEATS, numba.int64)
            games = Games(states, blank, rngs, seats, options, seeds, episodes)
            play_action(i, int(actions[i]), games, Payout(ranks, payoff, True, reward, done))

    return play


def _sample(sample_action: Rule) -> Device:
    """Return a kernel that chooses a random legal action in every game."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def sample(choices: Array, counts: Array, seeds: Array, draw: int, out: Array) -> None:
        i = cuda.grid(1)
        if i < len(out):
            out[i] = sample_action(choices[i], int(counts[i]), int(seeds[i]), draw)

    return sample


def _show(show_decision: Rule, view_type: object) -> Device:
    """Return a kernel that writes what the deciding seat of every game may know and do."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def show(
        states: Array, seats: int, nothing: Array, choices: Array, counts: Array, mask: Array, actor: Array, obs: Array
    ) -> None:
        i = cuda.grid(1)
        first = cuda.blockIdx.x * cuda.blockDim.x
        rows = min(cuda.blockDim.x, len(states) - first)
        # The threads of a block clear its rows together, so that writes are coalesced.
        for row in range(first, first + rows):
            for column in range(cuda.threadIdx.x, obs.shape[1], cuda.blockDim.x):
                obs[row, column] = 0
            for column in range(cuda.threadIdx.x, mask.shape[1], cuda.blockDim.x):
                mask[row, column] = False
        cuda.syncthreads()
        if i < len(states):
            views = cuda.local.array(1, view_type)
            show_decision(i, states, seats, Shown(views, nothing, choices, counts, mask, actor, obs))

    return show


class CudaBatch(BatchBase):
    """`n` games with the same settings on a GPU; see `tana.envs.batch`. The next game starts as soon as one is over."""

    device = "cuda"

    def __init__(self, settings: Settings, n: int) -> None:
        super().__init__(settings, n)
        self._kernels = _kernels(settings.sight, settings.stored)
        self._wrong = cuda.to_device(np.full(1, n, np.int64))
        """The first game with an illegal action; n if there is none."""
        self.reset(0)

    def _placed(self, array: HostArray) -> Array:
        return cuda.to_device(array)

    def _on_host(self, array: Array) -> HostArray:
        found: HostArray = array.copy_to_host()
        return found

    def _fill(self, array: Array, values: HostArray) -> None:
        array.copy_to_device(values)

    def _begin_all(self) -> Step:
        self._launch(self._kernels.begin, *self._table, self.reward, self.done)
        return self._show_all()

    def step(self, actions: Actions) -> Step:
        """See `BatchBase`."""
        is_there = hasattr(actions, "__cuda_array_interface__")
        chosen = cuda.as_cuda_array(actions) if is_there else cuda.to_device(np.asarray(actions))
        check_actions(chosen, self.n)
        self._launch(self._kernels.check, self._choices, self._counts, chosen, self._wrong)
        wrong = int(self._wrong.copy_to_host()[0])
        if wrong < self.n:
            self._wrong.copy_to_device(np.full(1, self.n, np.int64))
            raise self._illegal(wrong, int(chosen.copy_to_host()[wrong]), int(self.actor.copy_to_host()[wrong]))
        self._launch(self._kernels.play, *self._table, chosen, self._payoff, self.reward, self.done)
        return self._show_all()

    def sample(self, draw: int) -> Array:
        """See `BatchBase`."""
        check_draw(draw)
        self._launch(self._kernels.sample, self._choices, self._counts, self.seeds, int(draw), self._sampled)
        return self._sampled

    def _launch(self, kernel: Device, *arguments: Array) -> None:
        with quiet():
            kernel[-(-self.n // THREADS), THREADS](*arguments)

    def _show_all(self) -> Step:
        shown = self._choices, self._counts, self.mask, self.actor, self.obs
        self._launch(self._kernels.show, self.states, self.seats, self._nothing, *shown)
        return self._step
