"""Many games at once on a GPU: one thread steps one game, and the arrays never leave the card.

The arrays speak CUDA's array interface: `torch.as_tensor(b.obs, device="cuda")` and `cupy.asarray(b.obs)`
see the same memory. Actions may be such an array too.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import numba
import numpy as np

from tana.core.chance import Rng
from tana.core.domain import MAX_SEATS
from tana.core.errors import IllegalMove
from tana.core.registry import game as find_game
from tana.engine.cuda import THREADS, cuda, local_type, quiet
from tana.envs import compiled
from tana.envs.batches import PAYOFFS, SAVED, Step, about, check_counts, pack, seeds_of, unpack
from tana.envs.observation import Observation
from tana.envs.settings import Settings


@cache
def _kernels(game: str, memory: bool, form: str) -> tuple[Any, Any, Any]:
    """What to launch: reset, check, and step with what is seen after it."""
    code: Any = compiled.steps_of(game, memory, form)
    rules: Any = find_game(game).rules
    view_type, most = local_type(rules.View.dtype), rules.MAX_LEGAL
    begin_game, is_legal, write_payoffs = code.begin_game, code.is_legal, code.write_payoffs
    write_choices, show_game, apply, actor_of = code.write_choices, code.show_game, rules.apply, rules.actor

    @cuda.jit  # type: ignore[untyped-decorator]
    def show(states: Any, seats: int, nothing: Any, legal: Any, mask: Any, actor: Any, obs: Any) -> None:
        i = cuda.grid(1)
        if i < len(states):
            views = cuda.local.array(1, view_type)
            buffer = cuda.local.array(most, numba.int16)
            seat = actor_of(states[i])
            actor[i] = seat
            write_choices(states[i], seat >= 0, buffer, legal[i], mask[i])
            show_game(states[i], max(seat, 0), seats, views, nothing, obs[i])

    @cuda.jit  # type: ignore[untyped-decorator]
    def check(legal: Any, count: int, actions: Any, wrong: Any) -> None:
        i = cuda.grid(1)
        if i < len(actions) and not is_legal(legal[i], count, actions[i]):
            cuda.atomic.min(wrong, 0, i)

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
            over = False
            if len(actions) > 0:
                apply(states[i], actions[i], rngs[i], None)
                over = actor_of(states[i]) < 0
            done[i] = over
            for seat in range(seats):
                for column in range(reward.shape[2]):
                    reward[i, seat, column] = 0
            if over:
                numbers = cuda.local.array(MAX_SEATS, numba.int64)
                write_payoffs(states[i], seats, numbers, payoff, reward[i])
                episodes[i] += 1
            if over or len(actions) == 0:
                begin_game(states[i : i + 1], blank, rngs[i], seats, options, seeds[i], episodes[i])

    return show, check, play


class CudaBatch:
    """`n` games of one kind on a GPU; see `tana.envs.batch`. A game that is over is followed by the next one."""

    device = "cuda"

    def __init__(self, settings: Settings, n: int, form: str = "float32", payoff: str = "rank") -> None:
        check_counts(n, 1, form, payoff)
        self.game = find_game(settings.game)
        self.settings = settings
        self.seats = settings.seats
        self.n = n
        self.observation = Observation(self.game.rules.View, settings.memory)
        self.actions = len(self.game.actions)
        self._payoff = PAYOFFS.index(payoff)
        self._show_kernel, self._check_kernel, self._play_kernel = _kernels(settings.game, settings.memory, form)
        nothing = self.game.rules.View.array(1)
        nothing[0] = self.game.rules.View.nothing()
        self._nothing = cuda.to_device(nothing)
        self._blank = cuda.to_device(self.game.rules.State.array(1))
        self._options = cuda.to_device(self.game.encode(settings.options))
        self.states = cuda.to_device(self.game.rules.State.array(n))
        self.rngs = cuda.to_device(Rng.array(n))
        self.seeds = cuda.to_device(np.zeros(n, np.int64))
        self.episodes = cuda.to_device(np.zeros(n, np.int64))
        self._legal = cuda.to_device(np.zeros((n, -(-self.actions // compiled.BITS)), np.int64))
        self._none = cuda.to_device(np.zeros(0, np.int64))
        self._wrong = cuda.to_device(np.zeros(1, np.int64))
        self.obs = cuda.to_device(np.zeros((n, self.observation.length), form))
        self.mask = cuda.to_device(np.zeros((n, self.actions), np.bool_))
        self.actor = cuda.to_device(np.zeros(n, np.int8))
        self.reward = cuda.to_device(np.zeros((n, self.seats, 2 if payoff == "both" else 1), np.float32))
        self.done = cuda.to_device(np.zeros(n, np.bool_))
        self.reset(0)

    def reset(self, seed: int | Iterable[int] = 0) -> Step:
        """All games from the start. One seed for the batch (game i takes `seed + i`), or one for each game."""
        self.seeds.copy_to_device(seeds_of(seed, self.n))
        self.episodes.copy_to_device(np.zeros(self.n, np.int64))
        self._play(self._none)
        return self._show()

    def step(self, actions: Any) -> Step:
        """One action in every game. If one is not legal, nothing at all happens and `IllegalMove` says which."""
        chosen = actions if hasattr(actions, "__cuda_array_interface__") else cuda.to_device(np.asarray(actions))
        chosen = cuda.as_cuda_array(chosen)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            kind = f"{chosen.dtype} of shape {chosen.shape}"
            raise ValueError(f"actions are {self.n} whole numbers, one for each game, not {kind}")
        self._wrong.copy_to_device(np.array([self.n]))
        with quiet():
            self._check_kernel[self._blocks, THREADS](self._legal, self.actions, chosen, self._wrong)
        wrong = int(self._wrong.copy_to_host()[0])
        if wrong < self.n:
            action = int(chosen.copy_to_host()[wrong])
            raise IllegalMove(f"game {wrong}: {action} is not a legal action there; see the mask")
        self._play(chosen)
        return self._show()

    @property
    def _blocks(self) -> int:
        return -(-self.n // THREADS)

    def _play(self, actions: Any) -> None:
        table = self.states, self._blank, self.rngs, self.seats, self._options, self.seeds, self.episodes
        with quiet():
            self._play_kernel[self._blocks, THREADS](*table, actions, self._payoff, self.reward, self.done)

    def _show(self) -> Step:
        choices = self._legal, self.mask, self.actor
        with quiet():
            self._show_kernel[self._blocks, THREADS](self.states, self.seats, self._nothing, *choices, self.obs)
        reward = self.reward if self._payoff == compiled.BY_BOTH else self.reward.reshape(self.n, self.seats)
        return Step(self.obs, self.mask, self.actor, reward, self.done)

    def state(self, number: int) -> Any:
        """A copy of the true state of one of the games, secrets included."""
        return self.states[number : number + 1].copy_to_host()[0]

    def save(self) -> bytes:
        """Everything that is needed to go on from here, on a GPU or on the processor."""
        return pack(self._about(), {name: getattr(self, name).copy_to_host() for name in SAVED})

    def restore(self, saved: bytes) -> Step:
        """Go on from what `save` gave, of a batch with the same settings; anything else is refused."""
        for name, memory in unpack(saved, self._about()).items():
            there = getattr(self, name)
            there.copy_to_device(memory.view(there.dtype))
        return self._show()

    def _about(self) -> str:
        return about(self.settings, self.game.edition, self.n, self._payoff)
