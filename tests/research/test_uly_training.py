"""The toy is trained from beginning to end, and training follows its seed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the extra `learn` is not installed")

from research.uly import campaign, publish_weights, respond  # noqa: E402
from research.uly.board_geometry import flock  # noqa: E402
from research.uly.small_board import train_small  # noqa: E402
from research.uly.train import Nets, Trainer, TrainingPlan, escapes  # noqa: E402

from tana.games.uly import strategy  # noqa: E402

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
    """Kept wolves come first, then those that learn."""
    trainer, other = Trainer(replace(TINY, pool_size=3)), Trainer(replace(TINY, pool_size=3, seed=2))
    trainer.pool_wolf(trainer.nets.wolf.member(1), trainer.nets.hide[1], 0.6)
    campaign.save_pool(tmp_path / "pool.npz", trainer)
    campaign.load_pool(tmp_path / "pool.npz", other)
    assert other.filled == 3
    for place, number in enumerate((1, 0, 1)):
        for mine, theirs in zip(trainer.nets.wolf.member(number), other.pooled.member(place), strict=True):
            assert torch.allclose(mine, theirs, atol=1e-3)


def test_a_frozen_dog_is_its_average_and_wolves_go_on() -> None:
    trainer = Trainer(replace(TINY, frozen=0.5, idle_cost=0.01))
    trainer.set_progress(0.4)
    trainer.iterate()
    trainer.set_progress(0.5)
    kept = [value.copy() for value in campaign.numbers(trainer.averaged.dog)]
    wolf = trainer.nets.wolf.member(0)[0].detach().clone()
    trainer.iterate()
    for nets in (trainer.nets, trainer.averaged):
        pairs = zip(kept, campaign.numbers(nets.dog), strict=True)
        assert all(np.allclose(before, after, atol=1e-7) for before, after in pairs)
    assert not torch.equal(wolf, trainer.nets.wolf.member(0)[0])


def test_waiting_that_costs_something_becomes_rarer() -> None:
    """With a prohibitive price of steps on face-up tiles the dog soon takes few of them."""

    def idle(cost: float) -> float:
        trainer = Trainer(replace(TINY, idle_cost=cost, dog_rate=1e-2, seed=4))
        trainer.run(iterations=12, say=quiet)
        return float(trainer.summary()["idle"])

    assert idle(3.0) < 0.7 * idle(0.0)


def test_a_candidate_is_written_without_publishing_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nets = Nets(campaign.DOG)
    campaign.save(tmp_path / "trained.npz", "dog", nets, {})
    before = strategy.provenance()
    given = ["publish_weights", "dog", str(tmp_path / "trained.npz"), "--out", str(tmp_path / "dog.npz")]
    monkeypatch.setattr("sys.argv", given)
    publish_weights.main()
    found = respond.published_dog(tmp_path / "dog.npz", campaign.DOG)
    for mine, theirs in zip(campaign.numbers(nets.dog), campaign.numbers(found.dog), strict=True):
        assert mine == pytest.approx(theirs, abs=1e-3)
    assert strategy.provenance() == before


def test_a_best_response_meets_the_published_dog() -> None:
    nets = respond.published_dog(respond.SHIPPED, campaign.DOG)
    shipped = strategy.dog_net()
    told = np.random.default_rng(3).random(len(shipped.weights1))
    hidden = np.maximum(told @ shipped.weights1 + shipped.bias1, 0)
    hidden = np.maximum(hidden @ shipped.weights2 + shipped.bias2, 0)
    found = nets.dog(torch.tensor(told[None], dtype=torch.float32))[0].detach().numpy()
    assert found == pytest.approx(hidden @ shipped.weights3 + shipped.bias3, abs=1e-3)
    first = Trainer(replace(campaign.DOG, rounds=64, minibatches=1)).starting(nets)
    assert first.numpy() == pytest.approx(shipped.first, abs=1e-5)


def test_blended_weights_are_averages(tmp_path: Path) -> None:
    nets = [Nets(TINY), Nets(TINY)]
    for number, net in enumerate(nets):
        campaign.save(tmp_path / f"{number}.npz", "dog", net, {"seed": number, "positions": 10})
    arrays, about = publish_weights.blend([tmp_path / "0.npz", tmp_path / "1.npz"], [0.75, 0.25])
    one, other = (campaign.numbers(net.dog)[0] for net in nets)
    assert arrays["layer0"] == pytest.approx(0.75 * one + 0.25 * other, abs=1e-6)
    assert [origin["part"] for origin in about["blended from"]] == [0.75, 0.25]
    assert about["positions"] == 20
