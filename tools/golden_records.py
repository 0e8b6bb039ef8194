"""Write the golden records: random players at every table, and games of the better bots for endings that need them.

python -m tools.golden_records --missing     # for a new game or option: only records of tables that have none
python -m tools.golden_records               # all of them anew: only if rules or records change on purpose
"""

from __future__ import annotations

import argparse
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


def random_tables() -> list[Table]:
    """The tables that random players play at."""
    return [table for table in all_tables() if table.settings.get("memory_aid") != "on"]


def add_missing() -> None:
    """Write records of tables that have none; the others stay as they are."""
    index = json.loads(INDEX.read_text(encoding="utf-8"))
    found = {
        str(table): keep(random_match(table, 1), str(table)) for table in random_tables() if str(table) not in index
    }
    INDEX.write_text(json.dumps({**index, **found}, indent=1) + "\n", encoding="utf-8")


def renew() -> None:
    """Write every record anew."""
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    index = {str(table): keep(random_match(table, 1), str(table)) for table in random_tables()}
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


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--missing", action="store_true", help="write only records of tables that have none")
    add_missing() if parser.parse_args().missing else renew()


if __name__ == "__main__":
    main()
