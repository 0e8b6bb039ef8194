"""What fox's dog is told of a round is what nets were told when they learned."""

from __future__ import annotations

import numpy as np
import pytest
from research.uly import wolves
from research.uly.board_geometry import flock

import tana
from tana.core.chance import below, rng_from
from tana.games.uly.actions import START_AT, STEP_TO, SWAP
from tana.games.uly.components import CELLS, EDGES
from tana.games.uly.traces import INPUTS, MODELS, SUSPECTED, chance_of_swap, describe, new_traces, trace_round

torch = pytest.importorskip("torch", reason="the extra `learn` is not installed")


def test_the_same_wolves_are_suspected() -> None:
    assert len(wolves.SUSPECTED) == MODELS
    for name, (flees, selfish, careful, decoys) in zip(wolves.SUSPECTED, SUSPECTED, strict=True):
        assert wolves.habits(name)[:4] == (flees, selfish, careful, decoys)
        table = wolves.swap_table(flock(), name)
        for dog, wolf in ((0, 1), (1, 6), (5, 0), (5, 10), (9, 9), (15, 0)):
            for edge in range(len(EDGES)):
                if flock().open[dog][edge]:
                    chance = chance_of_swap(flees, selfish, careful, decoys, dog, wolf, edge)
                    assert chance == pytest.approx(table[dog, wolf, edge], abs=1e-12)


def test_both_describe_a_round_alike() -> None:
    from research.uly.rounds import Rounds, inputs

    assert inputs(flock()) == INPUTS
    compared = 0
    for seed in range(5):
        match = tana.new("uly", seats=3, seed=seed)
        luck = rng_from(seed.to_bytes(8, "big"))
        rounds, traces, told = Rounds(flock(), 1, "cpu"), new_traces(), np.zeros(INPUTS)
        while match.actor is not None and match.state.round_number < 2:
            options = match.game.legal(match.state)
            action = options[below(luck, 0, len(options))]
            number = match.state.round_number
            match.apply(action)
            if match.state.round_number != number or action < START_AT:
                continue
            if action < SWAP:
                everywhere = torch.full((1, CELLS), 1 / CELLS)
                rounds.begin(torch.ones(1, dtype=torch.bool), everywhere, torch.tensor([action - START_AT]))
            elif action < STEP_TO:
                rounds.swap(torch.tensor([action - SWAP]))
            else:
                rounds.step(torch.tensor([action - STEP_TO]))
            trace_round(match.state, traces)
            describe(match.state, traces, told)
            assert rounds.describe(rounds.as_seen())[0].numpy() == pytest.approx(told, abs=1e-4)
            compared += 1
    assert compared > 150
