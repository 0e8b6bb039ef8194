"""One learner at a table as a Gymnasium environment: alone, or against bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tana.bots.api import glimpse, make_bot
from tana.core.errors import IllegalMove
from tana.envs.batch_base import action_of
from tana.envs.batches import Batch
from tana.envs.drawing import RENDER_MODES, check_mode, draw
from tana.envs.settings import Settings, check, is_number, one_number, opponents
from tana.envs.spaces import observation_space


class OneSeatEnv(gymnasium.Env[Any, Any]):
    """The learner's seat; the mask of its legal actions is `info["action_mask"]`.

    An action that the mask forbids raises `IllegalMove` and changes nothing, unless `illegal` is a reward: then that is
    what it brings, and still nothing changes, so that random agents and checkers can play as well.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 (as the base class declares it)

    def __init__(
        self,
        settings: Settings,
        seat: int = 0,
        against: Sequence[str] | None = None,
        illegal: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        one_number(settings)
        check_mode(render_mode)
        check(illegal is None or is_number(illegal), f"illegal is a reward or None, not {illegal!r}")
        specs = opponents(settings, seat, against)
        self._batch = Batch(settings, 1)
        self._batch.auto_reset = False
        self._seat = seat
        self._bots = {other: make_bot(spec, settings.game) for other, spec in specs.items()}
        self._illegal = illegal
        self._begun = False
        self.render_mode = render_mode
        self.observation_space = observation_space(self._batch.observation, settings)
        self.action_space = spaces.Discrete(self._batch.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._batch.reset(int(self.np_random.integers(1 << 31)))
        self._let_others_play()
        self._begun = True
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self._begun:
            raise gymnasium.error.ResetNeeded("no game has begun: call reset")
        chosen = action_of(action)
        if self._batch.done[0]:
            raise IllegalMove("the game is over: call reset")
        try:
            self._batch.step(np.array([chosen]))
        except IllegalMove:
            if self._illegal is None:
                raise
            obs, info = self._seen()
            return obs, float(self._illegal), False, False, info
        self._let_others_play()
        obs, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return obs, float(self._batch.reward[0][self._seat][0]), bool(self._batch.done[0]), False, info

    def _let_others_play(self) -> None:
        while not self._batch.done[0] and self._batch.actor[0] != self._seat:
            seat = int(self._batch.actor[0])
            seen = glimpse(self._batch.game, self._batch.state(0), seat, self.np_random.bytes(8))
            self._batch.step(np.array([self._bots[seat].choose(seen).action]))

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        obs = self._batch.observe(0, self._seat)
        return obs, {"action_mask": self._batch.mask[0].astype(np.int8)}

    def render(self) -> Any:
        return draw(self._batch, self.render_mode)
