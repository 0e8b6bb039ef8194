"""A toy that a laptop trains in minutes: three by three tiles, three of them to turn. The true value is 0.6972."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from research.uly.board_geometry import flock
from research.uly.campaign import best_response
from research.uly.train import Trainer, TrainingPlan, escapes

VALUE = 0.6972
ITERATIONS = 300


@dataclass(frozen=True)
class Result:
    """How often the wolf escapes: from the dog it was trained with, and from a best response to its strategy."""

    self_play: float
    best_dog: float


def train_small(iterations: int = ITERATIONS, rounds: int = 512, say: Callable[[str], None] = print) -> Result:
    """Train a wolf on the small board, then a best response to it."""
    layers = (64, 64)
    plan = TrainingPlan(
        board=flock(3, 3), rounds=rounds, steps=8, minibatches=4, wolf_rate=3e-4, dog_rate=1e-3,
        wolf_layers=layers, dog_layers=layers, critic_layers=layers, averaging=0.9,
    )  # fmt: skip
    trainer = Trainer(plan)
    trainer.run(iterations=iterations, say=say)
    self_play, _ = escapes(trainer, trainer.averaged)
    response = best_response("wolf", replace(plan, seed=2), trainer.averaged, 0.0, iterations, say)
    best_dog, _ = escapes(response, response.averaged)
    say(f"the wolf gets away in {self_play:.3f} of rounds, from a best response in {best_dog:.3f}; best play: {VALUE}")
    return Result(self_play, best_dog)
