"""OpenSpiel playthroughs in `tests/envs/playthroughs`, which tests compare with what it would write today.

    python -m tools.spiel_playthroughs

writes them. Long lines (views, everything a seat has seen) are shortened to their beginning and a hash; the columns of
observations are left out, since other tests check them one by one.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "envs" / "playthroughs"
LONGEST = 160
LEFT_OUT = "ObservationTensor("


def playthrough(game: str) -> str:
    """A random game as an OpenSpiel playthrough."""
    from open_spiel.python.algorithms import generate_playthrough

    lines = generate_playthrough.playthrough(f"tana_{game}", None, seed=1).splitlines()
    return "\n".join(_short(line) for line in lines if not line.startswith(LEFT_OUT)) + "\n"


def _short(line: str) -> str:
    if len(line) <= LONGEST:
        return line
    return f"{line[:LONGEST]}… sha256 {hashlib.sha256(line.encode()).hexdigest()[:16]}"


def main() -> None:
    import tana.envs
    from tana.core.registry import names

    FOLDER.mkdir(exist_ok=True)
    for game in names():
        tana.envs.spiel(game)
        (FOLDER / f"{game}.txt").write_text(playthrough(game), encoding="utf-8")


if __name__ == "__main__":
    main()
