"""The verdicts of clients on each attack of a dishonest server, as observed by tests.

With `TANA_RENEW` set, tests write what they observe; otherwise they compare. `python -m tools.luck_table` does both,
and writes the table of `docs/fairness.md` from it.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Literal

FILE = Path(__file__).with_name("luck_verdicts.json")
Client = Literal["command line", "page"]


def observed() -> dict[str, dict[str, str]]:
    """The verdicts by attack and client."""
    found: dict[str, dict[str, str]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found


def observe(client: Client, attack: str, verdict: str) -> None:
    """Compare a verdict with the recorded one, or record it."""
    known = observed()
    if os.environ.get("TANA_RENEW"):
        known.setdefault(attack, {})[client] = verdict
        FILE.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    assert known.get(attack, {}).get(client) == verdict
