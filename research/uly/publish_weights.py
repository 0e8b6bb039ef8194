"""Make what was trained part of the game: half-precision weights beside the rules, and where they come from.

    python -m research.uly.publish_weights dog trained.npz

Several dogs, each trained further from the one before, can be blended: their weights are averaged in the given parts.

    python -m research.uly.publish_weights dog first.npz second.npz --parts 0.8 0.2
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


def blend(sources: list[Path], parts: list[float]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The weighted average of trained weights, and where they come from."""
    arrays: dict[str, Any] = {}
    origins = []
    for path, part in zip(sources, parts, strict=True):
        with np.load(path) as data:
            origins.append({"part": part, **json.loads(str(data["about"]))})
            for name in (name for name in data.files if name != "about"):
                arrays[name] = arrays.get(name, 0.0) + part * data[name].astype(np.float64)
    if len(origins) == 1:
        return arrays, origins[0]
    names, shares = " ".join(path.name for path in sources), " ".join(str(part) for part in parts)
    return arrays, {
        "command": f"python -m research.uly.publish_weights dog {names} --parts {shares}",
        "seed": origins[0]["seed"],
        "positions": sum(origin["positions"] for origin in origins),
        "blended from": origins,
    }


def write(arrays: dict[str, Any], target: Path) -> None:
    """Write trained weights as the game reads them."""
    layers = {}
    for i in range(3):
        layers[f"weights{i + 1}"] = arrays[f"layer{2 * i}"].T.astype(np.float16)
        layers[f"bias{i + 1}"] = arrays[f"layer{2 * i + 1}"].astype(np.float16)
    np.savez(target, allow_pickle=False, first=beginning(arrays["first"]), **layers)


def adopt(side: str, sources: list[Path], parts: list[float]) -> None:
    """Write the weights, and note them down."""
    arrays, about = blend(sources, parts)
    target = PLACES[side]
    write(arrays, target)
    noted = strategy.provenance() if ABOUT.exists() else {}
    noted[target.name] = {**about, "sha256": hashlib.sha256(target.read_bytes()).hexdigest()}
    ABOUT.write_text(json.dumps(noted, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m research.uly.publish_weights")
    parser.add_argument("side", choices=tuple(PLACES))
    parser.add_argument("sources", type=Path, nargs="+")
    parser.add_argument("--parts", type=float, nargs="+", default=[1.0])
    parser.add_argument("--out", type=Path, help="write here, to try a candidate without publishing it")
    asked = parser.parse_args()
    if asked.out:
        write(blend(asked.sources, asked.parts)[0], asked.out)
        return
    adopt(asked.side, asked.sources, asked.parts)


if __name__ == "__main__":
    main()
