"""Write the golden records: `python -m tools.golden_records`. Run it only if rules or records change on purpose.

Random players at every table; games of the better bots for endings that random play does not reach.
"""

from __future__ import annotations

import json
from pathlib import Path

from tests.contract.tables import CHOICE, Table, all_tables, some_rng

from tana.bots.api import glimpse, make_bot
from tana.core.chance import below, derive_entropy, root_of_seed
from tana.core.game_file import save, verify
from tana.core.match import Match, new

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
INDEX = FOLDER / "index.json"


def random_match(table: Table, seed: int) -> Match:
    match = new(table.game.name, table.seats, seed=seed, **table.settings)
    match.game = table.game.compiled
    players = some_rng(seed, CHOICE)
    while match.actor is not None:
        legal = match.legal_numbers()
        match.apply(legal[below(players, CHOICE, len(legal))])
    return match


def bot_match(name: str, seats: int, level: str, seed: int, **options: str) -> Match:
    match = new(name, seats, seed=seed, **options)
    match.game = match.game.compiled
    bots = [make_bot(level, name) for _ in range(seats)]
    while (seat := match.actor) is not None:
        entropy = derive_entropy(root_of_seed(seed + 1_000_000), len(match.moves))
        match.apply(bots[seat].choose(glimpse(match.game, match.state, seat, entropy)).action)
    return match


def main() -> None:
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    index = {}
    for table in all_tables():
        if table.settings.get("memory_aid") != "on":
            index[str(table)] = keep(random_match(table, 1), str(table))
    for name, seats in (("molly", 2), ("molly", 4), ("uly", 3), ("buddel", 4), ("hickory", 1), ("hickory", 3)):
        index[f"{name}-{seats}-diggers"] = keep(bot_match(name, seats, "digger", 1), f"{name}-{seats}-diggers")
    index["hickory-1-fox"] = keep(bot_match("hickory", 1, "fox:iterations=4000", 13), "hickory-1-fox")
    INDEX.write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")


def keep(match: Match, name: str) -> dict[str, object]:
    path = FOLDER / f"{name}.jsonl"
    save(match, path)
    assert match.outcome is not None
    print(name, len(match.moves), match.outcome.scores)
    return {"digest": verify(path).digest, "scores": match.outcome.scores, "reason": match.outcome.reason.id}


if __name__ == "__main__":
    main()
