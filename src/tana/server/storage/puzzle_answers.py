"""Answers to puzzles in the store: each holder's first answer to each puzzle. Only counts are read."""

from __future__ import annotations

from dataclasses import dataclass

from tana.server.storage.notices import NoticeStore

SQLITE_PUZZLE_ANSWERS = """
    CREATE TABLE puzzle_answers (
        puzzle TEXT NOT NULL,
        holder TEXT NOT NULL,
        choice INTEGER NOT NULL,
        PRIMARY KEY (puzzle, holder)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX puzzle_answers_by_holder ON puzzle_answers (holder);
    """
POSTGRES_PUZZLE_ANSWERS = """
    CREATE TABLE puzzle_answers (
        puzzle text NOT NULL,
        holder text NOT NULL,
        choice bigint NOT NULL,
        PRIMARY KEY (puzzle, holder)
    );
    CREATE INDEX puzzle_answers_by_holder ON puzzle_answers (holder);
    """
MOST_OF_A_HOLDER = 2000
"""Answers kept for each holder: more than there are puzzles."""
KEEP = """
INSERT INTO puzzle_answers (puzzle, holder, choice)
SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS BIGINT)
WHERE (SELECT COUNT(*) FROM puzzle_answers WHERE holder = CAST($2 AS TEXT)) < CAST($4 AS BIGINT)
ON CONFLICT (puzzle, holder) DO NOTHING
"""
COUNTS = """
SELECT choice, COUNT(*) FROM puzzle_answers
WHERE puzzle = $1 AND EXISTS (SELECT 1 FROM puzzle_answers WHERE puzzle = $1 AND holder = $2)
GROUP BY choice ORDER BY choice
"""
FORGET = "DELETE FROM puzzle_answers WHERE holder = $1"


@dataclass(frozen=True)
class PuzzleAnswerStore:
    """The puzzle answers of a store."""

    notices: NoticeStore

    async def keep(self, puzzle: str, holder: str, choice: int) -> None:
        """Store a holder's answer to a puzzle; later answers are ignored."""
        await self.notices.write((KEEP, (puzzle, holder, choice, MOST_OF_A_HOLDER)))

    async def counts(self, puzzle: str, holder: str) -> list[tuple[int, int]]:
        """How many people gave each answer; empty unless this holder has answered."""
        return [(int(choice), int(people)) for choice, people in await self.notices.fetch(COUNTS, puzzle, holder)]

    async def forget(self, holder: str) -> None:
        """Delete the answers of a holder."""
        await self.notices.write((FORGET, (holder,)))
