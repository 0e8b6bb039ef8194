"""One game as a PettingZoo environment: agents take turns (AEC)."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tana.core.integers import is_count
from tana.envs.cpu_batch import Batch
from tana.envs.drawing import RENDER_MODES, check_mode, draw
from tana.envs.ids import kind_of, version_of
from tana.envs.settings import Settings, check, one_number
from tana.envs.spaces import Info, observation_space

ILLEGAL_REWARD = -1.0
"""The reward of an illegal action, which ends the game, as is usual in PettingZoo."""
AecEnv: TypeAlias = Any
"""A PettingZoo environment; its classes have no types that mypy can read."""
RENDERED = {"render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 2}


def agent_name(seat: int) -> str:
    """The name of the agent in a seat; names count from 1, like seats in texts."""
    return f"seat_{seat + 1}"


class TurnEnv(AECEnv[str, Info, int]):  # type: ignore[misc]
    """A game in which one seat decides at a time; `tana.envs.aec` returns it in the usual wrappers.

    An observation is a dictionary of `observation` (see `tana.engine.observation`) and `action_mask`.
    """

    def __init__(self, settings: Settings, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        super().__init__()
        one_number(settings)
        check_mode(render_mode)
        right = max_cycles is None or is_count(max_cycles)
        check(right, f"max_cycles should be None or a whole number of actions, at least 1, not {max_cycles!r}")
        self._batch = Batch(settings, 1)
        self._batch.auto_reset = False
        self.metadata = {**RENDERED, "name": f"{settings.game}_v{version_of(settings.game, kind_of(settings))}"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [agent_name(seat) for seat in range(settings.seats)]
        seen = observation_space(self._batch.observation, settings)
        mask = spaces.Box(0, 1, (self._batch.actions,), np.int8)
        self._observation_space = spaces.Dict({"observation": seen, "action_mask": mask})
        self._action_spaces = {agent: spaces.Discrete(self._batch.actions) for agent in self.possible_agents}
        self._observation_spaces = dict.fromkeys(self.possible_agents, self._observation_space)
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._batch.reset(int(self._seeds.integers(1 << 31)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._steps = 0
        self.agent_selection = self._decides()

    def _decides(self) -> str:
        seat = int(self._batch.actor[0])
        return agent_name(seat) if seat >= 0 else self.agents[0]

    def observe(self, agent: str) -> Info:
        seat = self.possible_agents.index(agent)
        mask = self._batch.mask[0] if seat == self._batch.actor[0] else np.zeros(self._batch.actions, np.bool_)
        return {"observation": self._batch.observe(0, seat), "action_mask": mask.astype(np.int8)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        step = self._batch.step(np.array([action]))
        self._steps += 1
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = float(step.reward[0][seat])
            self.terminations[agent] = bool(step.done[0])
            self.truncations[agent] = self.max_cycles is not None and self._steps >= self.max_cycles
        self.agent_selection = self._decides()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return draw(self._batch, self.render_mode)

    def close(self) -> None:
        """Do nothing: no resources are held open."""


def aec_env(settings: Settings, render_mode: str | None = None, max_cycles: int | None = None) -> AecEnv:
    """The environment in PettingZoo's usual wrappers."""
    env: AecEnv = TurnEnv(settings, render_mode, max_cycles)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
