"""One learner at many tables: Gymnasium's vector interface to a batch."""

from collections.abc import Iterable, Sequence

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tana.bots.api import RANDOM, glimpse, make_bot
from tana.envs.batch_base import check_actions, seeds_of
from tana.envs.batch_records import Actions, HostArray
from tana.envs.cpu_batch import Batch
from tana.envs.settings import Settings, one_number, opponents
from tana.envs.spaces import Info, Seen, observation_space
from tana.envs.splitmix import SplitMix


class OneSeatVectorEnv(VectorEnv[Seen, Actions, HostArray]):
    """The learner has the same seat at all tables. The step after the end of a game starts a new one.

    `info["action_mask"]` has the legal actions. Random opponents choose in one call; other bots one by one.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 (as the base class declares it)

    def __init__(
        self, settings: Settings, n: int, seat: int = 0, against: Sequence[str] | None = None, threads: int = 1
    ) -> None:
        one_number(settings)
        specs = opponents(settings, seat, against)
        self._batch = Batch(settings, n, threads)
        self._batch.auto_reset = False
        self._seat = seat
        self._bots = {
            (i, other): make_bot(spec, settings.game, explain=False)
            for other, spec in specs.items()
            if spec != RANDOM
            for i in range(n)
        }
        self.num_envs = n
        self.single_observation_space = observation_space(self._batch.observation, settings)
        self.single_action_space = spaces.Discrete(self._batch.actions)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self._all = np.arange(n)
        self._luck = SplitMix(self._batch.seeds)
        self._begun = False

    def reset(
        self, *, seed: int | Iterable[int | None] | None = None, options: Info | None = None
    ) -> tuple[Seen, Info]:
        """One seed (game i takes `seed + i`), or one for each game; a game whose seed is None gets a random one."""
        super().reset(seed=None if isinstance(seed, Iterable) else seed)
        self._batch.reset(self._seeds(seed))
        self._luck = SplitMix(self._batch.seeds)
        self._begun = True
        self._let_others_play(self._all)
        return self._seen()

    def _seeds(self, seed: int | Iterable[int | None] | None) -> list[int]:
        if seed is None:
            seed = [None] * self.num_envs
        given = seed if isinstance(seed, Iterable) else seeds_of(seed, self.num_envs)
        return [int(self.np_random.integers(1 << 31)) if one is None else one for one in given]

    def step(self, actions: Actions) -> tuple[Seen, HostArray, HostArray, HostArray, Info]:
        if not self._begun:
            raise ResetNeeded("no game has begun: call reset")
        given = np.asarray(actions)
        check_actions(given, self.num_envs)
        over = self._batch.done.copy()
        ended, going = self._all[over], self._all[~over]
        if len(going):
            self._batch.step_some(going, given[going])
            self._let_others_play(going)
        rewards = np.where(over, 0.0, self._batch.reward[:, self._seat, 0])
        terminated = np.where(over, False, self._batch.done)
        if len(ended):
            self._batch.reset_some(ended)
            self._let_others_play(ended)
        obs, info = self._seen()
        return obs, rewards, terminated, np.zeros(self.num_envs, np.bool_), info

    def _let_others_play(self, which: NDArray[np.int64]) -> None:
        while len(waiting := which[~self._batch.done[which] & (self._batch.actor[which] != self._seat)]):
            self._batch.step_some(waiting, self._choices(waiting))

    def _choices(self, waiting: NDArray[np.int64]) -> NDArray[np.int64]:
        chosen = self._batch.any_legal(waiting, self._luck.uniform(waiting))
        for k, i in enumerate(waiting):
            bot = self._bots.get((int(i), int(self._batch.actor[i])))
            if bot is not None:
                entropy = self._luck.words(waiting[k : k + 1]).tobytes()
                seen = glimpse(self._batch.game, self._batch.state(int(i)), int(self._batch.actor[i]), entropy)
                chosen[k] = bot.choose(seen).action
        return chosen

    def _seen(self) -> tuple[Seen, Info]:
        rows = self._batch.obs.copy()
        for i in self._all[self._batch.done]:
            rows[i] = self._batch.observe_row(int(i), self._seat)
        obs = self._batch.observation.named(rows) if self._batch.settings.by_name else rows
        return obs, {"action_mask": self._batch.mask.astype(np.int8)}
