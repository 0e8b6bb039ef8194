"""PPO by self-play in Molly for two: one network plays both seats of thousands of games at once.

    python examples/envs/ppo_molly.py --device cuda --games 16384 --seconds 460 --memory --half 1 --judges 14

Prints the share of wins against digger before, on the way and at the end (averaged weights). Needs `[learn,gpu]`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import torch
from molly_lessons import Lessons, repeated
from molly_network import Network
from molly_player import Judges, average_of
from torch import Tensor

import tana.envs

STEPS, SPREAD, MARGIN = 64, 0.95, 8.0


def chooser(net: Network, device: str) -> Callable[..., tuple[Tensor, ...]]:
    """How to choose in every game by the network's chances: the actions, the logarithms of their chances, the worth."""

    @torch.no_grad()
    def choose(obs: Tensor, mask: Tensor) -> tuple[Tensor, ...]:
        logp, value = net(obs, mask)
        act = (logp - torch.empty_like(logp).exponential_().clamp_(min=1e-30).log()).argmax(-1)
        return act, logp.gather(1, act.unsqueeze(1)).squeeze(1), value

    return repeated(choose, device)


def collect(env: Any, choose: Callable[..., tuple[Tensor, ...]], device: str) -> dict[str, Tensor]:
    """Play STEPS decisions in every game, and look at one more."""
    rows: dict[str, list[Tensor]] = {}
    for _ in range(STEPS + 1):
        obs, mask, seat = (torch.as_tensor(one, device=device).clone() for one in (env.obs, env.mask, env.actor))
        act, logp, value = (one.clone() for one in choose(obs, mask))
        step = env.step(act if env.device == "cuda" else act.cpu().numpy())
        reward, done = (torch.as_tensor(one, device=device).clone() for one in (step.reward, step.done))
        names = ("obs", "mask", "seat", "act", "logp", "value", "reward", "done")
        for name, one in zip(names, (obs, mask, seat.long(), act, logp, value, reward, done), strict=True):
            rows.setdefault(name, []).append(one)
    return {name: torch.stack(many) for name, many in rows.items()}


def with_advantages(rows: dict[str, Tensor]) -> dict[str, Tensor]:
    """The decisions, how much better each turned out than the network thought, and what it should have thought.

    A position is worth 1 to both seats together.
    """
    last, last_seat, points = rows["value"][-1], rows["seat"][-1], rows["reward"][..., 1]
    paid = (rows["reward"][..., 0] + torch.sigmoid((points - points.flip(-1)) / MARGIN)) / 2
    ahead = torch.stack([1 - last, 1 - last], 1).scatter(1, last_seat.unsqueeze(1), last.unsqueeze(1))
    later, gains = torch.zeros_like(ahead), torch.zeros_like(rows["value"])
    for t in reversed(range(STEPS)):
        over, seat, value = rows["done"][t].unsqueeze(1), rows["seat"][t].unsqueeze(1), rows["value"][t].unsqueeze(1)
        ahead, later = torch.where(over, paid[t], ahead), later.masked_fill(over, 0)
        gain = ahead.gather(1, seat) - value + SPREAD * later.gather(1, seat)
        ahead, later, gains[t] = ahead.scatter(1, seat, value), later.scatter(1, seat, gain), gain.squeeze(1)
    found, gains = {name: many[:STEPS] for name, many in rows.items()}, gains[:STEPS]
    return {**found, "gain": gains / (gains.std() + 1e-8), "target": found["value"] + gains}


def main() -> None:
    parser = argparse.ArgumentParser()
    numbers = {"games": 1024, "rounds": 10**9, "width": 512, "judges": 1, "judged": 64, "looks": 4, "seconds": 600}
    for name, default in {**numbers, "half": 0, "device": "cpu", "batch": ""}.items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    parser.add_argument("--memory", action="store_true", help="see what an attentive player would remember")
    args = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    form = {"obs": "uint8", "reward": "both", "memory": args.memory}
    env: Any = tana.envs.batch("molly", 2, args.games, args.batch or args.device, **form)
    net, judges = Network(env, args.width, args.half).to(args.device), Judges(args.judges, args.judged, args.memory)
    average, lessons, choose = average_of(net), Lessons(net, args.device), chooser(net, args.device)
    began, rounds, asked = time.monotonic(), 0, 0
    while rounds < args.rounds and (passed := (time.monotonic() - began) / args.seconds) < 1:
        if asked < args.looks and passed * args.looks >= asked:
            judges.ask(net)
            asked += 1
        lessons.learn(with_advantages(collect(env, choose, args.device)), 1 - passed)
        average.update_parameters(net)
        rounds += 1
    judges.ask(average.module)
    told = {"seconds": round(time.monotonic() - began, 1), "decisions": rounds * STEPS * args.games}
    print(json.dumps({**told, "wins_against_digger": judges.answers()}))


if __name__ == "__main__":
    main()
