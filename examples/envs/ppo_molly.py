"""PPO by self-play in Molly for two: one network plays both seats of thousands of games at once.

    python examples/envs/ppo_molly.py --device cuda --games 16384 --seconds 490 --memory --judges 14 --judged 1024

Prints the share of wins against digger before, on the way and at the end (averaged weights). Needs `[learn,gpu]`.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import torch
from molly_player import Judges, Network, average_of
from torch import Tensor, nn

import tana.envs

STEPS, EPOCHS, PARTS, CLIP, SPREAD, RATE, ENTROPY, MARGIN = 64, 2, 32, 0.2, 0.95, 7e-4, 0.01, 8.0


def collect(env: Any, net: Network, device: str) -> dict[str, Tensor]:
    """Play STEPS decisions in every game, and look at one more."""
    rows: dict[str, list[Tensor]] = {}
    for _ in range(STEPS + 1):
        obs, mask, seat = (torch.as_tensor(one, device=device).clone() for one in (env.obs, env.mask, env.actor))
        with torch.no_grad():
            logp, value = net(obs, mask)
        act = (logp - torch.empty_like(logp).exponential_().clamp_(min=1e-30).log()).argmax(-1)
        step = env.step(act if env.device == "cuda" else act.cpu().numpy())
        reward, done = (torch.as_tensor(one, device=device).clone() for one in (step.reward, step.done))
        logp = logp.gather(1, act.unsqueeze(1)).squeeze(1)
        names = ("obs", "mask", "seat", "act", "logp", "value", "reward", "done")
        for name, one in zip(names, (obs, mask, seat.long(), act, logp, value, reward, done), strict=True):
            rows.setdefault(name, []).append(one)
    return {name: torch.stack(many) for name, many in rows.items()}


def advantages(rows: dict[str, Tensor]) -> Tensor:
    """How much better each decision turned out than the network thought; a position is worth 1 to both together."""
    last, last_seat, points = rows["value"][-1], rows["seat"][-1], rows["reward"][..., 1]
    paid = (rows["reward"][..., 0] + torch.sigmoid((points - points.flip(-1)) / MARGIN)) / 2
    ahead = torch.stack([1 - last, 1 - last], 1).scatter(1, last_seat.unsqueeze(1), last.unsqueeze(1))
    later, gains = torch.zeros_like(ahead), torch.zeros_like(rows["value"])
    for t in reversed(range(STEPS)):
        over, seat, value = rows["done"][t].unsqueeze(1), rows["seat"][t].unsqueeze(1), rows["value"][t].unsqueeze(1)
        ahead, later = torch.where(over, paid[t], ahead), later.masked_fill(over, 0)
        gain = ahead.gather(1, seat) - value + SPREAD * later.gather(1, seat)
        ahead, later, gains[t] = ahead.scatter(1, seat, value), later.scatter(1, seat, gain), gain.squeeze(1)
    return gains


def improve(net: Network, optimizer: torch.optim.Optimizer, rows: dict[str, Tensor], left: float) -> None:
    """Learn from what was played; `left` is the part of the time that remains."""
    optimizer.param_groups[0]["lr"] = RATE * max(left, 0.02)
    flat = {name: many[:STEPS].flatten(0, 1) for name, many in {**rows, "gain": advantages(rows)}.items()}
    target, gain = flat["gain"] + flat["value"], flat["gain"] / (flat["gain"].std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gain), device=gain.device).chunk(PARTS):
            logp, value = net(flat["obs"][part], flat["mask"][part])
            ratio = (logp.gather(1, flat["act"][part].unsqueeze(1)).squeeze(1) - flat["logp"][part]).exp()
            better = torch.minimum(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part]).mean()
            order = (logp.exp() * logp.clamp(min=-50)).sum(-1).mean()
            loss = -better + (value - target[part]).square().mean() + ENTROPY * max(left, 0.1) * order
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def main() -> None:
    parser = argparse.ArgumentParser()
    numbers = {"games": 1024, "rounds": 10**9, "width": 512, "judges": 1, "judged": 64, "looks": 4, "seconds": 600}
    for name, default in {**numbers, "device": "cpu", "batch": ""}.items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    parser.add_argument("--memory", action="store_true", help="see what an attentive player would remember")
    args = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    form = {"obs": "uint8", "reward": "both", "memory": args.memory}
    env: Any = tana.envs.batch("molly", 2, args.games, args.batch or args.device, **form)
    net, judges = Network(env, args.width).to(args.device), Judges(args.judges, args.judged, args.memory)
    average = average_of(net)
    optimizer, began, rounds, asked = torch.optim.Adam(net.parameters(), RATE), time.monotonic(), 0, 0
    while rounds < args.rounds and (passed := (time.monotonic() - began) / args.seconds) < 1:
        if asked < args.looks and passed * args.looks >= asked:
            judges.ask(net)
            asked += 1
        improve(net, optimizer, collect(env, net, args.device), 1 - passed)
        average.update_parameters(net)
        rounds += 1
    judges.ask(average.module)
    told = {"seconds": round(time.monotonic() - began, 1), "decisions": rounds * STEPS * args.games}
    print(json.dumps({**told, "wins_against_digger": judges.answers()}))


if __name__ == "__main__":
    main()
