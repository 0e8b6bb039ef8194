"""PPO by self-play in Molly for two: one network plays both seats of thousands of games at once.

    python examples/envs/ppo_molly.py --games 4096 --minutes 10 --device cuda

Needs PyTorch (`pip install 'tana-games[learn]'`). Prints how often the network beats random play.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from torch import Tensor, nn

import tana.envs

STEPS, EPOCHS, PARTS, CLIP, DISCOUNT, SPREAD = 32, 2, 8, 0.2, 0.997, 0.95


class Network(nn.Module):
    """What to do and what it is worth, from what a seat sees."""

    def __init__(self, sees: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(sees, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, obs: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        x = self.body(obs)
        return self.policy(x).masked_fill(~mask, -1e9), self.value(x).squeeze(-1)


def collect(env: tana.envs.Batch, net: Network, device: str) -> dict[str, Tensor]:
    """Play on for STEPS decisions in every game; advantages are each seat's own."""
    kept: dict[str, list[Tensor]] = {
        name: [] for name in ("obs", "mask", "act", "logp", "value", "seat", "reward", "done")
    }
    for _ in range(STEPS):
        obs, mask = torch.from_numpy(env.obs).to(device).clone(), torch.from_numpy(env.mask).to(device).clone()
        seat = torch.from_numpy(env.actor.astype(np.int64)).to(device)
        with torch.no_grad():
            logits, value = net(obs, mask)
        choice = torch.distributions.Categorical(logits=logits)
        act = choice.sample()
        step = env.step(act.cpu().numpy())
        now = (
            obs,
            mask,
            act,
            choice.log_prob(act),
            value,
            seat,
            torch.from_numpy(step.reward).to(device).clone(),
            torch.from_numpy(step.done).to(device).clone(),
        )
        for name, one in zip(kept, now, strict=True):
            kept[name].append(one)
    rows = {name: torch.stack(many) for name, many in kept.items()}
    rows["gain"] = advantages(rows, env.seats)
    return rows


def advantages(rows: dict[str, Tensor], seats: int) -> Tensor:
    """Generalised advantages, seat by seat, backwards: a seat's next value is that of its own next decision."""
    games = rows["value"].shape[1]
    last = torch.zeros(games, seats, device=rows["value"].device)
    value_next, reward_since, gain = last.clone(), last.clone(), torch.zeros_like(rows["value"])
    every = torch.arange(games, device=last.device)
    for t in reversed(range(len(gain))):
        over = rows["done"][t].unsqueeze(1)
        value_next, last = value_next.masked_fill(over, 0), last.masked_fill(over, 0)
        reward_since = torch.where(over, rows["reward"][t], reward_since)
        seat, value = rows["seat"][t], rows["value"][t]
        error = reward_since[every, seat] + DISCOUNT * value_next[every, seat] - value
        gain[t] = error + DISCOUNT * SPREAD * last[every, seat]
        last[every, seat], value_next[every, seat], reward_since[every, seat] = gain[t], value, 0.0
    return gain


def improve(net: Network, optimizer: torch.optim.Optimizer, rows: dict[str, Tensor]) -> None:
    flat = {name: many.flatten(0, 1) for name, many in rows.items()}
    target = flat["gain"] + flat["value"]
    gain = (flat["gain"] - flat["gain"].mean()) / (flat["gain"].std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gain), device=gain.device).chunk(PARTS):
            logits, value = net(flat["obs"][part], flat["mask"][part])
            choice = torch.distributions.Categorical(logits=logits)
            ratio = (choice.log_prob(flat["act"][part]) - flat["logp"][part]).exp()
            bounded = torch.minimum(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part])
            loss = -bounded.mean() + 0.5 * (value - target[part]).square().mean() - 0.01 * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def against_random(net: Network, device: str, games: int = 512) -> float:
    """The share of wins of seat 1 (counted from 0: the second) against random play."""
    env, luck, won, ended = tana.envs.batch("molly", seats=2, n=games), np.random.default_rng(1), 0.0, 0
    while ended < games:
        with torch.no_grad():
            best = (
                net(torch.from_numpy(env.obs).to(device), torch.from_numpy(env.mask).to(device))[0]
                .argmax(-1)
                .cpu()
                .numpy()
            )
        random = (luck.random(env.mask.shape) * env.mask).argmax(axis=1)
        step = env.step(np.where(env.actor == 1, best, random))
        won, ended = won + float(step.reward[:, 1].sum()), ended + int(step.done.sum())
    return won / ended


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=10**9)
    parser.add_argument("--device", default="cpu")
    args = parser.parse_args()
    env = tana.envs.batch("molly", seats=2, n=args.games)
    net = Network(env.observation.length, env.actions).to(args.device)
    optimizer = torch.optim.Adam(net.parameters(), 3e-4)
    began, rounds = time.monotonic(), 0
    while rounds < args.rounds and time.monotonic() - began < 60 * args.minutes:
        improve(net, optimizer, collect(env, net, args.device))
        rounds += 1
    decisions = rounds * STEPS * args.games
    print(f"{rounds} rounds, {decisions:,} decisions: wins {against_random(net, args.device):.1%} against random play")


if __name__ == "__main__":
    main()
