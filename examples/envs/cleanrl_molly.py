"""PPO in one file, in the style of CleanRL, with masked actions: Molly against a bot. Needs `tana-games[envs,learn]`.

python examples/envs/cleanrl_molly.py --rounds 200 --against random
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

import tana.envs

DISCOUNT, TRACE, CLIP, VALUE, ENTROPY, RATE, EPOCHS, PARTS = 1.0, 0.95, 0.2, 0.5, 0.01, 2.5e-4, 4, 4


class Agent(nn.Module):
    """A critic and an actor, whose illegal actions have no probability."""

    def __init__(self, columns: int, actions: int, width: int = 128) -> None:
        super().__init__()

        def body(outputs: int) -> nn.Sequential:
            return nn.Sequential(
                nn.Linear(columns, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh(), nn.Linear(width, outputs)
            )

        self.critic, self.actor = body(1), body(actions)

    def forward(self, obs: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        return Categorical(logits=self.actor(obs).masked_fill(~mask, -1e8)), self.critic(obs).squeeze(-1)


def rollout(envs: Any, agent: Agent, steps: int, now: tuple[Any, Any]) -> tuple[dict[str, Tensor], tuple[Any, Any]]:
    """Play, and return what was seen and done with advantages (GAE). The step after an end only begins a new game."""
    rows: dict[str, list[Any]] = {name: [] for name in ("obs", "mask", "act", "logp", "value", "reward", "over")}
    for _ in range(steps):
        obs, mask = torch.from_numpy(now[0]), torch.from_numpy(now[1])
        with torch.no_grad():
            policy, value = agent(obs, mask)
            act = policy.sample()
        seen, reward, over, _, _ = envs.step(act.numpy())
        for name, part in zip(rows, (obs, mask, act, policy.log_prob(act), value, reward, over), strict=True):
            rows[name].append(torch.as_tensor(part))
        now = seen, envs.action_masks()
    found = {name: torch.stack(parts) for name, parts in rows.items()}
    with torch.no_grad():
        last, trace = agent(torch.from_numpy(now[0]), torch.from_numpy(now[1]))[1], torch.zeros(envs.num_envs)
    found["gain"] = torch.zeros(found["value"].shape)
    for t in reversed(range(steps)):
        going = 1 - found["over"][t].float()
        error = found["reward"][t].float() + DISCOUNT * last * going - found["value"][t]
        trace = error + DISCOUNT * TRACE * going * trace
        found["gain"][t], last = trace, found["value"][t]
    played = found["mask"].any(-1)  # where nothing was legal, the game was over already
    return {name: part[played] for name, part in found.items()}, now


def learn(agent: Agent, optimizer: torch.optim.Optimizer, rows: dict[str, Tensor]) -> None:
    """Some epochs of PPO's clipped objective."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(rows["act"])).chunk(PARTS):
            policy, value = agent(rows["obs"][part], rows["mask"][part])
            gain = rows["gain"][part]
            target, scaled = gain + rows["value"][part], (gain - gain.mean()) / (gain.std() + 1e-8)
            ratio = (policy.log_prob(rows["act"][part]) - rows["logp"][part]).exp()
            chosen = torch.min(ratio * scaled, ratio.clamp(1 - CLIP, 1 + CLIP) * scaled).mean()
            loss = VALUE * (value - target).pow(2).mean() - chosen - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def main() -> None:
    parser = argparse.ArgumentParser()
    for name, default in {"rounds": 200, "envs": 64, "steps": 128}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--against", default="random")
    args = parser.parse_args()
    torch.manual_seed(1)
    envs = tana.envs.vector("molly", args.envs, against=[args.against])
    agent = Agent(envs.single_observation_space.shape[0], envs.single_action_space.n)  # type: ignore
    optimizer, wins = torch.optim.Adam(agent.parameters(), RATE, eps=1e-5), []
    now = envs.reset(seed=1)[0], envs.action_masks()
    for _ in range(args.rounds):
        rows, now = rollout(envs, agent, args.steps, now)
        wins.append(float(rows["reward"][rows["over"]].mean()) if rows["over"].any() else float("nan"))
        learn(agent, optimizer, rows)
    print(json.dumps({"rounds": args.rounds, "first_wins": wins[0], "wins": float(np.nanmean(wins[-10:]))}))


if __name__ == "__main__":
    main()
