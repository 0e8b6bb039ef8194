"""A baseline as a bot for the arena and the league, without PyTorch: the plain network of PPO.

tana arena molly research/baselines/player.py:Ppo digger --games 40
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import numpy as np

from tana.bots.api import Glimpse
from tana.core.chance import POLICY, word
from tana.engine.observation_kernel import Sight, observation_kernel

WEIGHTS = Path(__file__).parent / "weights"
HASHES = {
    "buddel": "2e7c3d39e60d989aae9e26afee798438f616fc80ca9bf11cb5dd6f449d2fa617",
    "molly": "d44254592073ca783f8a5d717018863d99e59c53050a3c9d33625d36acaf684e",
    "uly": "2b85f3c0ba7715ad012f657b61c8f4bd09479793f6568a42324700e6d137271f",
}
"""The SHA-256 of the weights for each game: this file is what a submission is identified by."""
MIXED = ("uly",)
"""Games in which actions are drawn; elsewhere the likeliest is played."""
WORD = float(1 << 32)


class BadWeights(ValueError):
    """Weights that are not those of the submission."""


class Ppo:
    """Looks at what its seat sees and remembers, and asks the network."""

    def __init__(self, game: Any) -> None:
        path = WEIGHTS / f"ppo-{game.name}.npz"
        if game.name not in HASHES:
            raise BadWeights(f"there are no weights for {game.name}; games: {', '.join(HASHES)}")
        if hashlib.sha256(path.read_bytes()).hexdigest() != HASHES[game.name]:
            raise BadWeights(f"{path.name} is not the file that was submitted")
        self._sight = Sight(game.name, memory=True)
        self._kernel, self._mixed = observation_kernel(self._sight, "uint8"), game.name in MIXED
        with np.load(path) as data:
            self._layers = [
                (data[f"{layer}.weight"].astype(np.float64), data[f"{layer}.bias"].astype(np.float64))
                for layer in ("body.0", "body.2", "head")
            ]

    def observe(self, glimpse: Glimpse) -> Any:
        """What the seat sees and an attentive player would remember, as numbers."""
        world = glimpse.state
        world.memory_aid = 1
        row, views = np.zeros(self._sight.observation.length, np.uint8), self._sight.view.array(1)
        views[0] = self._sight.view.nothing()
        self._kernel.look(world, glimpse.seat, views[0])
        self._kernel.write_observation(views[0], glimpse.seat, glimpse.seats, row)
        return row * self._sight.observation.scale.astype(np.float64)

    def choose(self, glimpse: Glimpse) -> int:
        """The action of the network."""
        if len(glimpse.legal) == 1:
            return glimpse.legal[0]
        x = self.observe(glimpse)
        for number, (weight, bias) in enumerate(self._layers):
            x = weight @ (np.maximum(x, 0.0) if number else x) + bias
        legal = np.array(glimpse.legal)
        logits = x[legal]
        if not self._mixed:
            return int(legal[logits.argmax()])
        chances = np.exp(logits - logits.max()).cumsum()
        lot = word(glimpse.rng("baseline"), POLICY) / WORD * chances[-1]
        return int(legal[min(int(np.searchsorted(chances, lot, side="right")), len(legal) - 1)])
