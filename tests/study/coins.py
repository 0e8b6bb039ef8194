"""Plays the game of coins and says what was found, as JSON: run with its folder in TANA_GAMES."""

from __future__ import annotations

import json
import sys

from tana.lab import game_columns
from tana.lab.compiled_series import Lineup, play, winners
from tana.lab.coverage import fired_in, known_rules, perft
from tana.lab.study import Gathered, StudyPlan, do, tasks_of
from tana.lab.study_document import comparison, document_of
from tana.lab.study_page import page_of


def studied(plan: StudyPlan) -> Gathered:
    """A study made in this process."""
    found = Gathered(plan)
    for number, task in enumerate(tasks_of(plan)):
        found.take(task, number, do(task))
    return found


def main() -> None:
    games = int(sys.argv[1])
    plan = StudyPlan(Lineup("coin", 2), games=games, duels=games, random_games=4 * games, policy_games=2 * games)
    gathered = studied(plan)
    document = document_of(gathered)
    longer = document_of(studied(StudyPlan(Lineup("coin:rounds=4", 2), games=games, duels=0)))
    again = document_of(studied(StudyPlan(Lineup("coin", 2), games=games, duels=0)))
    other_luck = document_of(studied(StudyPlan(Lineup("coin", 2), games=games, duels=0, seed=2)))
    rows = play(Lineup("coin", 2, {}, ("digger",)), 1, 0, 40).rows
    halves = [play(Lineup("coin", 2, {}, ("digger",)), 1, first, 20).rows for first in (0, 20)]
    print(
        json.dumps(
            {
                "document": document,
                "alone": document_of(studied(StudyPlan(Lineup("coin", 1), games=games, duels=0)))["measures"]["points"],
                "effects": comparison(document, {"rounds=4": longer, "again": again, "luck": other_luck}),
                "same_in_parts": bool((rows[:20] == halves[0]).all() and (rows[20:] == halves[1]).all()),
                "wins": float(winners(rows, 2).sum(axis=1).min()),
                "random_rules": fired_in("coin", 2, {}, 1, 0, None),
                "toss_rules": fired_in("coin", 2, {}, 1, 0, [0] * 6),
                "rules": known_rules("coin"),
                "perft": perft("coin", 2, {}, 1, 8, 1000),
                "cut": perft("coin", 2, {}, 1, 8, 30),
                "page": page_of(document),
                "width": game_columns.LINES,
            }
        )
    )


if __name__ == "__main__":
    sys.exit(main())
