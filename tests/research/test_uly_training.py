"""The toy is trained from beginning to end, and training follows its seed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the extra `learn` is not installed")

from research.uly import campaign  # noqa: E402
from research.uly.board_geometry import flock  # noqa: E402
from research.uly.small_board import train_small  # noqa: E402
from research.uly.train import Nets, Trainer, TrainingPlan, escapes  # noqa: E402

TINY = TrainingPlan(
    board=flock(3, 3), rounds=64, steps=4, minibatches=2, wolf_layers=(16, 16), dog_layers=(16, 16),
    critic_layers=(16, 16), simple=0.25, wild=1, pool=0.25, pool_size=2, wolves=2, told=False,
)  # fmt: skip


def quiet(text: str) -> None:
    """Say nothing."""


def test_the_toy_learns() -> None:
    """Noise gets away in two rounds of three; the toy is near the true value 0.6972 and cannot be read much."""
    result = train_small(iterations=25, rounds=128, say=quiet)
    assert 0.6 < result.self_play < 0.78
    assert 0.55 < result.best_dog < 0.75


def test_the_same_seed_learns_the_same() -> None:
    def trained(seed: int) -> list[float]:
        trainer = Trainer(replace(TINY, seed=seed))
        trainer.run(iterations=2, say=quiet)
        return [float(value) for layer in campaign.numbers(trainer.nets.dog) for value in layer.flatten()]

    assert trained(1) == trained(1)
    assert trained(1) != trained(2)


def test_noise_gets_away_from_whoever_turns_all_tiles() -> None:
    """No net learned anything yet, so nobody stalls: three of nine tiles are turned, each the wolf as likely as all."""
    trainer = Trainer(TINY)
    away, error = escapes(trainer, trainer.nets, "noise", rounds=512)
    assert away == pytest.approx(2 / 3, abs=4 * error + 1e-3)


def test_what_is_saved_can_be_taken_up_again(tmp_path: Path) -> None:
    nets, others = Nets(TINY), Nets(replace(TINY, seed=9))
    nets.start.copy_(torch.tensor([0.1, 0.2, 0.3]))
    campaign.save(tmp_path / "dog.npz", "dog", nets, {"seed": 1})
    assert campaign.load_into(tmp_path / "dog.npz", "dog", others) == {"seed": 1}
    for mine, theirs in zip(campaign.numbers(nets.dog), campaign.numbers(others.dog), strict=True):
        assert np.array_equal(mine, theirs)
    assert torch.equal(nets.start, others.start)


def test_wolves_go_into_the_pool_and_goals_move_weights() -> None:
    """Learning wolves are kept and replaced in time; rounds count more where the dog misses its goal."""
    trainer = Trainer(replace(TINY, life=0.5, goals=(0.9, 0.1), keenness=10.0))
    before = [layer.clone() for layer in trainer.nets.wolf.member(0)]
    trainer.run(iterations=6, say=quiet)
    assert trainer.filled == 2
    assert not all(torch.equal(a, b) for a, b in zip(before, trainer.nets.wolf.member(0), strict=True))
    missed, reached = trainer.lean[-2:]
    assert missed > 1.0 > reached


def test_a_pool_can_be_taken_up_again(tmp_path: Path) -> None:
    trainer, other = Trainer(TINY), Trainer(replace(TINY, seed=2))
    trainer.pool_wolf(trainer.nets.wolf.member(1), trainer.nets.hide[1], 0.6)
    campaign.save_pool(tmp_path / "pool.npz", trainer)
    campaign.load_pool(tmp_path / "pool.npz", other)
    assert other.filled == 2
    for mine, theirs in zip(trainer.nets.wolf.member(1), other.pooled.member(1), strict=True):
        assert torch.allclose(mine, theirs, atol=1e-3)
