"""Make what was trained part of the game: half-precision weights beside the rules, and where they come from.

python -m research.uly.publish_weights dog trained.npz
"""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np

from research.uly.board_geometry import flock
from tana.games.uly import strategy

GAME = Path(strategy.__file__).parent
HERE = Path(__file__).parent
PLACES = {"dog": GAME / "dog.npz", "wolf": HERE / "best_response.npz"}
"""The dog is fox's; the wolf is a best response to it, which stays as an opponent."""
ABOUT = GAME / "strategy.json"


def beginning(logits: Any) -> Any:
    """The chance of each cell, from what was learned for each kind of cell."""
    board = flock()
    sizes = np.bincount(board.kind)
    weights = np.exp(logits - logits.max()) * sizes
    return (weights / weights.sum() / sizes)[board.kind]


def adopt(side: str, source: Path) -> None:
    """Write the weights, and note them down."""
    with np.load(source) as data:
        layers = {}
        for i in range(3):
            layers[f"weights{i + 1}"] = data[f"layer{2 * i}"].T.astype(np.float16)
            layers[f"bias{i + 1}"] = data[f"layer{2 * i + 1}"].astype(np.float16)
        first = beginning(data["first"].astype(np.float64))
        about = json.loads(str(data["about"]))
    target = PLACES[side]
    np.savez(target, first=first, **layers)
    noted = strategy.provenance() if ABOUT.exists() else {}
    noted[target.name] = {**about, "sha256": hashlib.sha256(target.read_bytes()).hexdigest()}
    ABOUT.write_text(json.dumps(noted, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m research.uly.publish_weights")
    parser.add_argument("side", choices=tuple(PLACES))
    parser.add_argument("source", type=Path)
    asked = parser.parse_args()
    adopt(asked.side, asked.source)


if __name__ == "__main__":
    main()
