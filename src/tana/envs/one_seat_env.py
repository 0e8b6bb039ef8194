"""One learner at a table as a Gymnasium environment: alone, or against bots in the other seats."""

from collections.abc import Sequence

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tana.bots.api import glimpse, make_bot
from tana.envs.batch_base import action_of
from tana.envs.batch_records import Actions
from tana.envs.cpu_batch import Batch
from tana.envs.drawing import RENDER_MODES, check_mode, draw
from tana.envs.illegal_actions import PENALTY, RAISE, Illegal, illegal_rule
from tana.envs.settings import Settings, one_number, opponents
from tana.envs.spaces import Info, Seen, observation_space
from tana.errors import IllegalMove


class OneSeatEnv(gymnasium.Env[Seen, Actions]):
    """A learner's seat; `info["action_mask"]` is the mask of its legal actions.

    `action_masks()` returns the mask in the form that sb3-contrib's MaskablePPO expects. An illegal action raises
    `IllegalMove` and changes nothing (`illegal="raise"`), returns a reward of -1 or the given one and changes nothing
    (`"penalty"`, or the reward), or is replaced by a random legal one (`"random"`; `info["action"]` is the action
    played). The last two are for agents and checkers that ignore the mask.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 (as the base class declares it)

    def __init__(
        self,
        settings: Settings,
        seat: int = 0,
        against: Sequence[str] | None = None,
        illegal: Illegal = RAISE,
        render_mode: str | None = None,
    ) -> None:
        one_number(settings)
        check_mode(render_mode)
        self._illegal = illegal_rule(illegal)
        specs = opponents(settings, seat, against)
        self._batch = Batch(settings, 1)
        self._batch.auto_reset = False
        self._seat = seat
        self._bots = {other: make_bot(spec, settings.game) for other, spec in specs.items()}
        self._begun = False
        self.render_mode = render_mode
        self.observation_space = observation_space(self._batch.observation, settings)
        self.action_space = spaces.Discrete(self._batch.actions)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        super().reset(seed=seed)
        self._batch.reset(int(self.np_random.integers(1 << 31)))
        self._let_others_play()
        self._begun = True
        return self._seen()

    def step(self, action: Actions) -> tuple[Seen, float, bool, bool, Info]:
        if not self._begun:
            raise gymnasium.error.ResetNeeded("no game has begun: call reset")
        chosen = action_of(action)
        if self._batch.done[0]:
            raise IllegalMove("the game is over: call reset")
        extra: Info = {}
        if self._illegal.way != RAISE and not self._is_legal(chosen):
            if self._illegal.way == PENALTY:
                obs, info = self._seen()
                return obs, self._illegal.reward, False, False, info
            chosen = int(self.np_random.choice(np.flatnonzero(self._batch.mask[0])))
            extra["action"] = chosen
        self._batch.step(np.array([chosen]))
        self._let_others_play()
        obs, info = self._seen()
        info.update(extra)
        if self.render_mode == "human":
            self.render()
        return obs, float(self._batch.reward[0][self._seat][0]), bool(self._batch.done[0]), False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions, for sb3-contrib's MaskablePPO; all False when the game is over."""
        found: NDArray[np.bool_] = self._batch.mask[0].copy()
        return found

    def _is_legal(self, action: int) -> bool:
        return 0 <= action < self._batch.actions and bool(self._batch.mask[0][action])

    def _let_others_play(self) -> None:
        while not self._batch.done[0] and self._batch.actor[0] != self._seat:
            seat = int(self._batch.actor[0])
            seen = glimpse(self._batch.game, self._batch.state(0), seat, self.np_random.bytes(8))
            self._batch.step(np.array([self._bots[seat].choose(seen).action]))

    def _seen(self) -> tuple[Seen, Info]:
        obs = self._batch.observe(0, self._seat)
        return obs, {"action_mask": self._batch.mask[0].astype(np.int8)}

    def render(self) -> str | None:
        return draw(self._batch, self.render_mode)
