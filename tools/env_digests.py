"""Digests of the observations behind every environment id, for `tests/envs/test_ids.py`.

    python -m tools.env_digests          add the digests of new ids to tests/envs/digests.json

An existing digest is never replaced: if it differs, the id needs a new version (`tana.envs.ids`). The entry of an id
that no longer exists is kept, so that the id is not used again.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import tana.envs
from tana.core.registry import game as find_game
from tana.envs.ids import EnvId, env_ids

FILE = Path(__file__).resolve().parents[1] / "tests" / "envs" / "digests.json"
GAMES, STEPS, SEED = 8, 120, 2026
SIGNIFICANT = 6
"""The significant digits of a scaled number, so that rounding differences between processors do not matter."""


def digests_of(found: EnvId) -> dict[str, str]:
    """Digests of an id by table size: of its columns and actions, and of observations and rewards in random games."""
    seats = find_game(found.game).seats
    return {f"{count} seats": _digest(found, count) for count in (seats.start, seats.stop - 1)}


def _digest(found: EnvId, seats: int) -> str:
    env = tana.envs.batch(found.game, seats, GAMES, reward="both", **found.arguments)  # type: ignore[arg-type]
    assert isinstance(env, tana.envs.Batch)
    digest = hashlib.sha256()
    for span in env.observation.spans:
        digest.update(f"{span.name} {span.begin} {span.end}\n".encode())
    for action in range(env.actions):
        digest.update(f"{env.game.actions.notation(action)}\n".encode())
    env.reset(SEED)
    for draw in range(STEPS):
        for array in (env.obs.round(SIGNIFICANT), env.mask, env.actor, env.reward, env.done):
            digest.update(array.tobytes())
        env.step(env.sample(draw))
    return digest.hexdigest()[:32]


def main() -> int:
    known: dict[str, dict[str, str]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    changed = []
    for found in env_ids():
        digests = digests_of(found)
        if known.setdefault(found.id, digests) != digests:
            changed.append(found.id)
    FILE.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    for id in changed:
        print(f"{id}: its observations or rewards have changed, so it needs a new version (tana.envs.ids)")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
