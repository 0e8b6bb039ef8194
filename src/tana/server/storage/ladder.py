"""The ladder in the store: derived from results game by game, and recomputed when an earlier game changes.

`ladder_games` holds each game of a rated table with its verdict, `ladder_steps` the change of each person's rating.
A ladder belongs to a game and a number of players, such as `molly/3`. Several processes may rate games at the same
time: a writer replaces the ladder's mark only if it is still the mark it read with the ratings (compare and swap).

Statements have numbered parameters (`$1`) and run on SQLite and PostgreSQL alike.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec import Struct
from msgspec.structs import astuple

from tana.server.storage.notices import Step
from tana.server.storage.results import ResultStore

SQLITE_LADDER = """
    ALTER TABLE results ADD COLUMN ladder TEXT NOT NULL DEFAULT '';
    CREATE INDEX results_by_ladder ON results (ladder, ended, table_id) WHERE ladder <> '';
    CREATE TABLE ladders (ladder TEXT PRIMARY KEY, mark TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE ladder_games (
        table_id TEXT PRIMARY KEY,
        ladder TEXT NOT NULL,
        ended INTEGER NOT NULL,
        verdict TEXT NOT NULL,
        digest TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ladder_games_by_end ON ladder_games (ladder, ended, table_id);
    CREATE TABLE ladder_steps (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        ladder TEXT NOT NULL,
        holder TEXT NOT NULL,
        number INTEGER NOT NULL,
        ended INTEGER NOT NULL,
        mu_before REAL NOT NULL,
        sigma_before REAL NOT NULL,
        mu REAL NOT NULL,
        sigma REAL NOT NULL,
        bots TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ladder_steps_by_holder ON ladder_steps (holder, ladder, number);
    CREATE INDEX ladder_steps_by_ladder ON ladder_steps (ladder, holder, number);
    """
POSTGRES_LADDER = """
    ALTER TABLE results ADD COLUMN ladder text NOT NULL DEFAULT '';
    CREATE INDEX results_by_ladder ON results (ladder, ended, table_id) WHERE ladder <> '';
    CREATE TABLE ladders (ladder text PRIMARY KEY, mark text NOT NULL);
    CREATE TABLE ladder_games (
        table_id text PRIMARY KEY,
        ladder text NOT NULL,
        ended bigint NOT NULL,
        verdict text NOT NULL,
        digest text NOT NULL
    );
    CREATE INDEX ladder_games_by_end ON ladder_games (ladder, ended, table_id);
    CREATE TABLE ladder_steps (
        table_id text NOT NULL,
        seat integer NOT NULL,
        ladder text NOT NULL,
        holder text NOT NULL,
        number integer NOT NULL,
        ended bigint NOT NULL,
        mu_before double precision NOT NULL,
        sigma_before double precision NOT NULL,
        mu double precision NOT NULL,
        sigma double precision NOT NULL,
        bots text NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    CREATE INDEX ladder_steps_by_holder ON ladder_steps (holder, ladder, number);
    CREATE INDEX ladder_steps_by_ladder ON ladder_steps (ladder, holder, number);
    """


class LadderGame(Struct, frozen=True):
    """A game of a rated table; `verdict` is the reason why it is not rated, or empty."""

    table: str
    ladder: str
    ended: int
    verdict: str
    digest: str
    """The digest of the result that it was derived from."""


class LadderStep(Struct, frozen=True):
    """How a game changed a person's rating."""

    table: str
    seat: int
    ladder: str
    holder: str
    number: int
    """The number of the holder's rated games on this ladder, this one included."""
    ended: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    bots: str
    """The levels of the bots at the table, separated by spaces."""


class Shown(Struct, frozen=True):
    """A person on the ladder as the viewer may see them."""

    step: LadderStep
    name: str
    animal: str


_STEP = "table_id, seat, ladder, holder, number, ended, mu_before, sigma_before, mu, sigma, bots"
_OF_S = ", ".join(f"s.{column}" for column in _STEP.split(", "))
OPEN = "INSERT INTO ladders VALUES ($1, '') ON CONFLICT (ladder) DO NOTHING"
MARK = "SELECT mark FROM ladders WHERE ladder = $1"
SWAP = "UPDATE ladders SET mark = $3 WHERE ladder = $1 AND mark = $2 RETURNING mark"
_MINE = "EXISTS (SELECT 1 FROM ladders WHERE ladder = $1 AND mark = $2)"
CLEAR = tuple(f"DELETE FROM {table} WHERE ladder = $1 AND {_MINE}" for table in ("ladder_games", "ladder_steps"))
ADD_GAME = f"""
INSERT INTO ladder_games (table_id, ladder, ended, verdict, digest)
SELECT CAST($3 AS text), CAST($1 AS text), CAST($4 AS bigint), CAST($5 AS text), CAST($6 AS text) WHERE {_MINE}
"""
ADD_STEP = f"""
INSERT INTO ladder_steps (ladder, {_STEP.replace("ladder, ", "")})
SELECT CAST($1 AS text), CAST($3 AS text), CAST($4 AS integer), CAST($5 AS text), CAST($6 AS integer),
    CAST($7 AS bigint), CAST($8 AS double precision), CAST($9 AS double precision), CAST($10 AS double precision),
    CAST($11 AS double precision), CAST($12 AS text) WHERE {_MINE}
"""
GAME = "SELECT table_id, ladder, ended, verdict, digest FROM ladder_games WHERE table_id = $1"
GAMES = "SELECT table_id, ladder, ended, verdict, digest FROM ladder_games WHERE ladder = $1 ORDER BY ended, table_id"
STEPS = f"SELECT {_STEP} FROM ladder_steps WHERE ladder = $1 ORDER BY ended, table_id, seat"
OF_TABLE = f"SELECT {_STEP} FROM ladder_steps WHERE table_id = $1 ORDER BY seat"
OF_HOLDER = f"""
SELECT {_STEP} FROM ladder_steps WHERE ladder = $1 AND holder = $2 AND holder <> ''
ORDER BY number DESC LIMIT $3
"""
LATER = "SELECT 1 FROM ladder_games WHERE ladder = $1 AND (ended > $2 OR ended = $2 AND table_id > $3) LIMIT 1"
LADDERS = """
SELECT ladder FROM results WHERE ladder <> '' UNION SELECT ladder FROM ladder_games
UNION SELECT ladder FROM ladder_steps ORDER BY 1
"""
LADDERS_OF = "SELECT DISTINCT ladder FROM ladder_steps WHERE holder = $1"
MISSING = """
SELECT table_id FROM results AS r
WHERE ladder <> '' AND NOT EXISTS (SELECT 1 FROM ladder_games AS g WHERE g.table_id = r.table_id)
ORDER BY ended, table_id LIMIT $1
"""
ORPHANS = """
SELECT DISTINCT ladder FROM ladder_games AS g
WHERE NOT EXISTS (SELECT 1 FROM results AS r WHERE r.table_id = g.table_id AND r.ladder = g.ladder)
"""
_VISIBLE = """
(s.holder = $2 OR coalesce(p.ladder, 'known') = 'everybody' OR (
    coalesce(p.ladder, 'known') = 'known' AND $2 <> '' AND EXISTS (
        SELECT 1 FROM places AS mine JOIN places AS theirs ON theirs.table_id = mine.table_id
        WHERE mine.holder = $2 AND theirs.holder = s.holder)))
"""
SHOWN = f"""
SELECT {_OF_S}, coalesce(nullif(p.name, ''), (
    SELECT name FROM result_seats AS r WHERE r.table_id = s.table_id AND r.seat = s.seat), ''), coalesce(p.animal, '')
FROM ladder_steps AS s
JOIN (SELECT holder, max(number) AS number FROM ladder_steps WHERE ladder = $1 GROUP BY holder) AS newest
    ON newest.holder = s.holder AND newest.number = s.number
LEFT JOIN people AS p ON p.holder = s.holder
WHERE s.ladder = $1 AND s.holder <> '' AND {_VISIBLE}
ORDER BY s.mu DESC, s.holder LIMIT $3
"""


@dataclass(frozen=True)
class LadderStore:
    """The ladder of a store; `tests/server/test_ladder.py` checks it on each engine."""

    results: ResultStore

    async def mark(self, ladder: str) -> str:
        """The current mark of a ladder; read it before its ratings."""
        await self.results.write((OPEN, (ladder,)))
        return str((await self.results.fetch(MARK, ladder))[0][0])

    async def add(self, ladder: str, mark: str, games: Sequence[LadderGame], steps: Sequence[LadderStep]) -> bool:
        """Append games that ended after all others; return False if the ladder's mark has changed."""
        return await self._swap(ladder, mark, (), games, steps)

    async def replace(self, ladder: str, mark: str, games: Sequence[LadderGame], steps: Sequence[LadderStep]) -> bool:
        """Replace a whole ladder; return False if its mark has changed."""
        return await self._swap(ladder, mark, CLEAR, games, steps)

    async def _swap(
        self,
        ladder: str,
        mark: str,
        first: Iterable[str],
        games: Sequence[LadderGame],
        steps: Sequence[LadderStep],
    ) -> bool:
        new = secrets.token_hex(8)
        swapped, *_ = await self.results.write(
            (SWAP, (ladder, mark, new)),
            *((statement, (ladder, new)) for statement in first),
            *((ADD_GAME, (ladder, new, one.table, one.ended, one.verdict, one.digest)) for one in games),
            *(_add_step(one, new) for one in steps),
        )
        return bool(swapped)

    async def game(self, table: str) -> LadderGame | None:
        """The ladder's entry for a rated table's game."""
        found = await self.results.fetch(GAME, table)
        return LadderGame(*found[0]) if found else None

    async def games(self, ladder: str) -> list[LadderGame]:
        """All games of a ladder, in order."""
        return [LadderGame(*row) for row in await self.results.fetch(GAMES, ladder)]

    async def steps(self, ladder: str) -> list[LadderStep]:
        """All steps of a ladder, in order."""
        return [LadderStep(*row) for row in await self.results.fetch(STEPS, ladder)]

    async def steps_of_table(self, table: str) -> list[LadderStep]:
        """How a game changed the ratings of its players."""
        return [LadderStep(*row) for row in await self.results.fetch(OF_TABLE, table)]

    async def steps_of(self, ladder: str, holder: str, most: int) -> list[LadderStep]:
        """The latest steps of a holder, newest first."""
        return [LadderStep(*row) for row in await self.results.fetch(OF_HOLDER, ladder, holder, most)]

    async def has_later(self, ladder: str, ended: int, table: str) -> bool:
        """Whether the ladder has a game that comes after this one."""
        return bool(await self.results.fetch(LATER, ladder, ended, table))

    async def ladders(self) -> list[str]:
        """Every ladder with a game."""
        return [ladder for (ladder,) in await self.results.fetch(LADDERS)]

    async def ladders_of(self, holder: str) -> list[str]:
        """The ladders on which a holder has a rating."""
        return [ladder for (ladder,) in await self.results.fetch(LADDERS_OF, holder)] if holder else []

    async def missing(self, most: int) -> list[str]:
        """Tables whose results are not in their ladder yet."""
        return [table for (table,) in await self.results.fetch(MISSING, most)]

    async def orphaned(self) -> list[str]:
        """Ladders with a game whose result no longer exists."""
        return [ladder for (ladder,) in await self.results.fetch(ORPHANS)]

    async def shown(self, ladder: str, viewer: str, most: int) -> list[Shown]:
        """The people of a ladder that a viewer may see, the strongest first."""
        rows = await self.results.fetch(SHOWN, ladder, viewer, most)
        return [Shown(LadderStep(*row[:-2]), row[-2], row[-1]) for row in rows]


def _add_step(one: LadderStep, mark: str) -> Step:
    table, seat, ladder, holder, *rest = astuple(one)
    return ADD_STEP, (ladder, mark, table, seat, holder, *rest)
