"""How clients detect a dishonest server: writes the table of attacks in `docs/fairness.md`.

python -m tools.luck_table            # write the table from the recorded verdicts of the tests
python -m tools.luck_table --run      # run the attacks first (command line and browser), and record their verdicts
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from tests.server.dishonest import ATTACKS
from tests.server.luck_verdicts import observed

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "fairness.md"
TESTS = ("tests/server/test_dishonest.py", "tests/e2e/test_dishonest.py")
BEGIN, END = "<!-- luck table: begin -->\n", "<!-- luck table: end -->"


def renewed(text: str) -> str:
    """The page with its table up to date."""
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}{_table()}{END}{tail}"


def _table() -> str:
    known = observed()
    rows = ["| the server … | command line | page |", "| --- | --- | --- |"]
    for name, attack in ATTACKS.items():
        found = known.get(name, {})
        rows.append(f"| {attack.about} | {_said(found.get('command line'))} | {_said(found.get('page'))} |")
    return "".join(f"{row}\n" for row in rows)


def _said(verdict: str | None) -> str:
    """A verdict as text, with the reasons in parentheses."""
    if verdict is None:
        return "–"
    luck, _, reasons = verdict.partition(" ")
    said = luck.replace("-", " ")
    return f"{said} ({', '.join(reasons.split())})" if reasons else said


def main() -> int:
    """Write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", action="store_true", help="run the attacks first")
    if parser.parse_args().run:
        variables = {**os.environ, "TANA_RENEW": "1"}
        done = subprocess.run([sys.executable, "-m", "pytest", "-q", *TESTS], cwd=ROOT, env=variables, check=False)
        if done.returncode:
            return done.returncode
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
