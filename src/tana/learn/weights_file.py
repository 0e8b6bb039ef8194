"""Trained weights on disk, with their origin beside them."""

import hashlib
import json
import shlex
import sys
from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.typing import ArrayLike

from tana.core.record import Json


def save_weights(file: Path, weights: Mapping[str, ArrayLike], origin: Mapping[str, Json]) -> None:
    """Write arrays to `file`, and their origin and hash to the JSON file beside it."""
    np.savez_compressed(file, allow_pickle=False, **weights)
    document = {**origin, "sha256": hashlib.sha256(file.read_bytes()).hexdigest()}
    file.with_suffix(".json").write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


def command_line(module: str = "tana.learn") -> str:
    """Return the command that is running, as a person would type it."""
    return shlex.join(["python", "-m", module, *sys.argv[1:]])
