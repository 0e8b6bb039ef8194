"""PPO by self-play in Molly for two: one network plays both seats of thousands of games at once.

    python examples/envs/ppo_molly.py --device cuda --games 16384 --seconds 120

Prints a line of JSON: the share of wins against digger (as many games from each seat) before, on the way and at the
end. Needs PyTorch (`pip install 'tana-games[learn]'`), for games on a GPU also `tana-games[gpu]` (else `--batch cpu`).
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import torch
from molly_player import Network, wins
from torch import Tensor, nn

import tana.envs

STEPS, EPOCHS, CLIP, SPREAD, RATE, ENTROPY = 64, 2, 0.2, 0.95, 1e-3, 0.01
PARTS = 16  # minibatches of a round
JUDGED = 64  # games of one evaluation


def collect(env: Any, net: Network, device: str) -> dict[str, Tensor]:
    """Play STEPS decisions in every game; `gain` is how much better each turned out than the network thought."""
    rows: dict[str, list[Tensor]] = {name: [] for name in ("obs", "mask", "seat", "act", "logp", "value")}
    ends = []
    for _ in range(STEPS):
        seen = [torch.as_tensor(one, device=device).clone() for one in (env.obs, env.mask, env.actor)]
        with torch.no_grad():
            logp, value = net(seen[0], seen[1])
        act = (logp - torch.empty_like(logp).exponential_().log()).argmax(-1, keepdim=True)
        step = env.step(act.squeeze(1) if env.device == "cuda" else act.squeeze(1).cpu().numpy())
        ends.append([torch.as_tensor(one, device=device).clone() for one in (step.reward, step.done)])
        now = seen[0], seen[1], seen[2].long(), act, logp.gather(1, act).squeeze(1), value
        for name, one in zip(rows, now, strict=True):
            rows[name].append(one)
    with torch.no_grad():
        last = net(torch.as_tensor(env.obs, device=device), torch.as_tensor(env.mask, device=device))[1]
    seat = torch.as_tensor(env.actor, device=device).long().unsqueeze(1)
    ahead = torch.stack([1 - last, 1 - last], 1).scatter(1, seat, last.unsqueeze(1))  # one of the two wins
    later, gains = torch.zeros_like(ahead), []
    for t in reversed(range(STEPS)):  # each seat by itself: after a decision comes the next one of the same seat
        reward, over = ends[t][0], ends[t][1].unsqueeze(1)
        ahead, later = torch.where(over, reward, ahead), later.masked_fill(over, 0)
        seat, value = rows["seat"][t].unsqueeze(1), rows["value"][t].unsqueeze(1)
        gain = ahead.gather(1, seat) - value + SPREAD * later.gather(1, seat)
        ahead, later = ahead.scatter(1, seat, value), later.scatter(1, seat, gain)
        gains.append(gain.squeeze(1))
    return {**{name: torch.cat(many) for name, many in rows.items()}, "gain": torch.cat(gains[::-1])}


def improve(net: Network, optimizer: torch.optim.Optimizer, rows: dict[str, Tensor], left: float) -> None:
    """Two rounds of PPO; `left` is the part of the time that remains."""
    optimizer.param_groups[0]["lr"] = RATE * max(left, 0.02)
    target, gain = rows["gain"] + rows["value"], rows["gain"] / (rows["gain"].std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gain), device=gain.device).chunk(PARTS):
            logp, value = net(rows["obs"][part], rows["mask"][part])
            ratio = (logp.gather(1, rows["act"][part]).squeeze(1) - rows["logp"][part]).exp()
            better = torch.minimum(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part]).mean()
            surprise = -(logp.exp() * logp.clamp(min=-50)).sum(-1).mean()
            loss = -better + (value - target[part]).square().mean() - ENTROPY * max(left, 0.1) * surprise
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def main() -> None:
    parser = argparse.ArgumentParser()
    for name, default in (("--games", 1024), ("--rounds", 10**9), ("--judges", 1), ("--judgements", 1)):
        parser.add_argument(name, type=int, default=default)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--batch", choices=("cpu", "cuda"), help="where the games are, if not on the device")
    parser.add_argument("--memory", action="store_true", help="see what an attentive player would remember")
    args = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    env: Any = tana.envs.batch("molly", 2, args.games, args.batch or args.device, obs="uint8", memory=args.memory)
    net = Network(env).to(args.device)
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    with ProcessPoolExecutor(args.judges, get_context("spawn")) as pool:

        def judge(count: int) -> list[Future[float]]:
            weights = {name: one.cpu().clone() for name, one in net.state_dict().items()}
            return [pool.submit(wins, weights, args.memory, seed, JUDGED) for seed in range(count)]

        said, rounds = [judge(args.judgements)], 0
        began = time.monotonic()
        while rounds < args.rounds and (passed := (time.monotonic() - began) / args.seconds) < 1:
            improve(net, optimizer, collect(env, net, args.device), 1 - passed)
            rounds += 1
            if passed * 4 > len(said):
                said.append(judge(args.judgements))
        seconds = time.monotonic() - began
        said.append(judge(args.judgements))
        shares = [np.mean([one.result() for one in some]).round(4) for some in said]
    decisions = rounds * STEPS * args.games
    found = {"seconds": round(seconds, 1), "rounds": rounds, "decisions": decisions, "wins_against_digger": shares}
    print(json.dumps({**found, "games_each": args.judgements * JUDGED}))


if __name__ == "__main__":
    main()
