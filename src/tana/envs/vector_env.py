"""One learner at many tables: Gymnasium's vector interface to a batch."""

from collections.abc import Iterable, Sequence

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tana.bots.api import RANDOM as RANDOM_BOT
from tana.bots.api import glimpse, make_bot
from tana.envs.batch_base import check_actions, seeds_of
from tana.envs.batch_records import Actions, HostArray
from tana.envs.cpu_batch import Batch
from tana.envs.illegal_actions import PENALTY, RAISE, RANDOM, Illegal, illegal_rule
from tana.envs.settings import Settings, one_number, opponents
from tana.envs.spaces import Info, Seen, observation_space
from tana.envs.splitmix import SplitMix


class OneSeatVectorEnv(VectorEnv[Seen, Actions, HostArray]):
    """The learner has the same seat at all tables. The step after the end of a game starts a new one.

    `info["action_mask"]` has the legal actions, and `action_masks()` returns them as booleans. Illegal actions are
    handled as in `OneSeatEnv`. Random opponents choose in one call, other bots one by one.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 (as the base class declares it)

    def __init__(
        self,
        settings: Settings,
        n: int,
        seat: int = 0,
        against: Sequence[str] | None = None,
        illegal: Illegal = RAISE,
        threads: int = 1,
    ) -> None:
        one_number(settings)
        self._illegal = illegal_rule(illegal)
        specs = opponents(settings, seat, against)
        self._batch = Batch(settings, n, threads)
        self._batch.auto_reset = False
        self._seat = seat
        self._bots = {
            (i, other): make_bot(spec, settings.game, explain=False)
            for other, spec in specs.items()
            if spec != RANDOM_BOT
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
        """Start all games, with one seed (game i takes `seed + i`) or one for each game; None: a random seed."""
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
        chosen, refused = self._amended(np.where(over, 0, given), ~over)
        ended, going = self._all[over], self._all[~over & ~refused]
        if len(going):
            self._batch.step_some(going, chosen[going])
            self._let_others_play(going)
        rewards = np.where(over, 0.0, self._batch.reward[:, self._seat, 0])
        rewards[refused] = self._illegal.reward
        terminated = np.where(over, False, self._batch.done)
        if len(ended):
            self._batch.reset_some(ended)
            self._let_others_play(ended)
        obs, info = self._seen()
        return obs, rewards, terminated, np.zeros(self.num_envs, np.bool_), info

    def _amended(
        self, given: NDArray[np.int64], going: NDArray[np.bool_]
    ) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
        """The actions to play, and the tables whose illegal actions are penalised instead of played."""
        valid = (given >= 0) & (given < self._batch.actions)
        illegal = going & ~(valid & self._batch.mask[self._all, np.where(valid, given, 0)])
        if self._illegal.way == RANDOM:
            amended = given.astype(np.int64)
            which = self._all[illegal]
            amended[which] = self._batch.any_legal(which, self._luck.uniform(which))
            return amended, np.zeros_like(illegal)
        return given, illegal & (self._illegal.way == PENALTY)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the masks of legal actions by table; all False where a game is over."""
        found: NDArray[np.bool_] = self._batch.mask.copy()
        return found

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
