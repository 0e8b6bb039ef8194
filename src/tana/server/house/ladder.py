"""The ladder: ratings per game and number of players, a fold over the results of rated tables in the order they ended.

The rules (`docs/ladder.md` has the reasons):

- A game counts if its table was rated throughout, no undo was agreed, and no person played two seats.
- Bots are anchors: their strengths are measured (`tana.server.house.anchors`) and never change.
- A player who leaves, or whose seat a bot plays at the end, takes the last place. If a bot stood in for a player for
  a while, the game cannot raise their rating. A seat that a player took over from a bot during the game is not rated.
- At most `MOST_WITH_A_BOT` games with the same bot level within 24 hours change a player's rating.
- A deleted player counts as a newcomer in all their games.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

from msgspec import Struct

from tana.server.house.anchors import anchors
from tana.server.house.rating_model import DAY_MS, Strength, aged, rated
from tana.server.house.results import Result, ResultSeat, decode
from tana.server.storage.interface import Store, StoreError
from tana.server.storage.ladder import LadderGame, LadderStep, LadderStore
from tana.server.storage.results import StoredResult

MOST_WITH_A_BOT = 10
"""The number of games with the same bot level that count for a person, on one ladder within 24 hours."""
MISSED_AT_ONCE = 500
TRIES = 20
CLOSE = 1e-6
"""The relative tolerance of a check: floating-point results differ slightly between machines."""


class Standing(Struct, frozen=True):
    """A person's rating after their last game, and the bots they met in the 24 hours up to it."""

    strength: Strength = Strength()
    number: int = 0
    ended: int = 0
    met: tuple[tuple[int, str], ...] = ()
    """The end of each of these games, with the levels of its bots."""

    def at(self, now: int) -> Strength:
        """The strength at a time; the longer since the last game, the less certain."""
        return aged(self.strength, now - self.ended) if self.number else self.strength

    def is_capped(self, levels: Iterable[str], now: int) -> bool:
        """Whether games with one of these bot levels no longer count, since there were too many in 24 hours."""
        recent = [bots.split() for at, bots in self.met if at > now - DAY_MS]
        return any(sum(level in bots for bots in recent) >= MOST_WITH_A_BOT for level in levels)


def standing_of(steps: Sequence[LadderStep]) -> Standing:
    """The standing of a person after these steps, newest first."""
    if not steps:
        return Standing()
    last = steps[0]
    met = tuple((one.ended, one.bots) for one in reversed(steps) if one.ended > last.ended - DAY_MS)
    return Standing(Strength(last.mu, last.sigma), last.number, last.ended, met)


@dataclass
class Fold:
    """Folds results into a ladder, game by game."""

    ladder: str
    standings: dict[str, Standing] = field(default_factory=dict)
    games: list[LadderGame] = field(default_factory=list)
    steps: list[LadderStep] = field(default_factory=list)

    def add(self, stored: StoredResult) -> None:
        """Add the next game."""
        result = decode(stored.body)
        verdict = verdict_of(stored, result)
        self.games.append(LadderGame(stored.table, self.ladder, stored.ended, verdict, digest_of(stored)))
        if not verdict:
            self._rate(stored, result)

    def _rate(self, stored: StoredResult, result: Result) -> None:
        counted = counted_seats(result)
        levels = {seat.level for seat in result.seats if seat.level is not None}
        known = anchors(stored.game, len(result.seats))
        before = [self._before(stored, result.seats[seat], seat, known) for seat in counted]
        after = rated(before, [rank_of(result, seat) for seat in counted])
        for seat, old, new in zip(counted, before, after, strict=True):
            holder = stored.owners[seat].holder
            if holder and self._counts(holder, result.seats[seat], levels, stored.ended, new.mu - old.mu):
                self._step(stored, seat, old, new, " ".join(sorted(levels)))

    def _before(self, stored: StoredResult, seat: ResultSeat, number: int, known: dict[str, Strength]) -> Strength:
        if seat.level is not None:
            return known[seat.level]
        holder = stored.owners[number].holder
        return self.standings.get(holder, Standing()).at(stored.ended) if holder else Strength()

    def _counts(self, holder: str, seat: ResultSeat, levels: set[str], ended: int, gain: float) -> bool:
        if self.standings.get(holder, Standing()).is_capped(levels, ended):
            return False
        return gain < 0 or not seat.standin

    def _step(self, stored: StoredResult, seat: int, old: Strength, new: Strength, bots: str) -> None:
        holder, ended = stored.owners[seat].holder, stored.ended
        before = self.standings.get(holder, Standing())
        met = (*(one for one in before.met if one[0] > ended - DAY_MS), (ended, bots))
        self.standings[holder] = now = Standing(new, before.number + 1, ended, met)
        self.steps.append(
            LadderStep(
                table=stored.table,
                seat=seat,
                ladder=self.ladder,
                holder=holder,
                number=now.number,
                ended=ended,
                mu_before=old.mu,
                sigma_before=old.sigma,
                mu=new.mu,
                sigma=new.sigma,
                bots=bots,
            )
        )


def verdict_of(stored: StoredResult, result: Result) -> str:
    """The reason why a game of a rated table does not count; empty if it counts."""
    holders = [owner.holder for owner in stored.owners if owner.holder]
    counted = counted_seats(result)
    levels = {result.seats[seat].level for seat in counted} - {None}
    if result.practice:
        return "practice"
    if result.agreed_undos:
        return "undone"
    if len(set(holders)) < len(holders):
        return "twice"
    if levels - anchors(stored.game, len(result.seats)).keys():
        return "unmeasured"
    if len(counted) < 2:
        return "alone"
    return ""


def counted_seats(result: Result) -> list[int]:
    """The rated seats: all but those of people who joined late."""
    return [number for number, seat in enumerate(result.seats) if not seat.late]


def rank_of(result: Result, seat: int) -> int:
    """The rank of a seat for the rating; players who left rank behind all others."""
    return len(result.seats) + 1 if result.seats[seat].left else result.seats[seat].rank


def digest_of(stored: StoredResult) -> str:
    """A digest of everything in a result that the ladder depends on."""
    holders = "\0".join(owner.holder for owner in stored.owners)
    return blake2b(stored.body + holders.encode(), digest_size=16).hexdigest()


def folded(ladder: str, results: Iterable[StoredResult]) -> Fold:
    """Compute a whole ladder from its results, given in the order they ended."""
    fold = Fold(ladder)
    for one in results:
        fold.add(one)
    return fold


@dataclass
class Ladder:
    """Keeps the stored ladders up to date with the results."""

    store: Store

    def __post_init__(self) -> None:
        self.kept = LadderStore(self.store.results)

    async def follow(self, table: str) -> None:
        """Rate a finished game, or derive the whole ladder again if it is not the latest game."""
        stored, known = await self.store.results.one(table), await self.kept.game(table)
        if known is not None and (stored is None or stored.ladder != known.ladder):
            await self.derive(known.ladder)
        if stored is None or not stored.ladder:
            return
        if known is not None and known.ladder == stored.ladder and known.digest == digest_of(stored):
            return
        if known is None and await self._append(stored):
            return
        await self.derive(stored.ladder)

    async def _append(self, stored: StoredResult) -> bool:
        """Rate the latest game; returns False if it is not the latest, or if another process was faster.

        The mark is read first, so that any later change of the ladder makes the write fail.
        """
        mark = await self.kept.mark(stored.ladder)
        is_there = await self.kept.game(stored.table) is not None
        if is_there or await self.kept.has_later(stored.ladder, stored.ended, stored.table):
            return False
        fold = Fold(stored.ladder)
        for owner in stored.owners:
            if owner.holder:
                fold.standings[owner.holder] = standing_of(await self._recent(stored.ladder, owner.holder))
        fold.add(stored)
        return await self.kept.add(stored.ladder, mark, fold.games, fold.steps)

    async def _recent(self, ladder: str, holder: str) -> list[LadderStep]:
        """The last steps of a holder, covering at least 24 hours."""
        most = 64
        while True:
            steps = await self.kept.steps_of(ladder, holder, most)
            if len(steps) < most or steps[-1].ended <= steps[0].ended - DAY_MS:
                return steps
            most *= 4

    async def derive(self, ladder: str) -> None:
        """Derive a whole ladder from its results and replace the stored one."""
        for _ in range(TRIES):
            mark = await self.kept.mark(ladder)
            fold = await asyncio.to_thread(folded, ladder, await self.store.results.of_ladder(ladder))
            if await self.kept.replace(ladder, mark, fold.games, fold.steps):
                return
        raise StoreError(f"other processes keep changing the ladder {ladder}")

    async def sweep(self) -> None:
        """Rate games that were missed, for example because a process crashed."""
        for ladder in await self.kept.orphaned():
            await self.derive(ladder)
        while missed := await self.kept.missing(MISSED_AT_ONCE):
            for table in missed:
                await self.follow(table)

    async def rebuild(self) -> tuple[int, int]:
        """Derive every ladder again and return the numbers of ladders and rated games."""
        ladders = await self.kept.ladders()
        games = 0
        for ladder in ladders:
            await self.derive(ladder)
            games += sum(not one.verdict for one in await self.kept.games(ladder))
        return len(ladders), games

    async def check(self) -> tuple[int, int, list[str]]:
        """Compare every stored ladder with its results, without changing anything.

        Returns the numbers of ladders and games, and the differences.
        """
        ladders = await self.kept.ladders()
        games, faults = 0, list[str]()
        for ladder in ladders:
            fold = await asyncio.to_thread(folded, ladder, await self.store.results.of_ladder(ladder))
            games += len(fold.games)
            faults += _differences(ladder, fold, await self.kept.games(ladder), await self.kept.steps(ladder))
        return len(ladders), games, faults

    async def forget_holder(self, holder: str) -> None:
        """Remove the ratings of a holder; call it after their results were made anonymous."""
        for ladder in await self.kept.ladders_of(holder):
            await self.derive(ladder)


def _differences(ladder: str, fold: Fold, games: list[LadderGame], steps: list[LadderStep]) -> list[str]:
    """The tables of a ladder whose stored verdict or ratings differ from the computed ones."""
    wanted, found = {one.table: one for one in fold.games}, {one.table: one for one in games}
    tables = {table for table in wanted.keys() | found.keys() if wanted.get(table) != found.get(table)}
    expected, kept = ({(one.table, one.seat): one for one in many} for many in (fold.steps, steps))
    tables |= {key[0] for key in expected.keys() | kept.keys() if not _same(expected.get(key), kept.get(key))}
    return [f"{ladder} {table}" for table in sorted(tables)]


def _same(one: LadderStep | None, other: LadderStep | None) -> bool:
    if one is None or other is None:
        return one is other
    exact = ("table", "seat", "ladder", "holder", "number", "ended", "bots")
    close = ("mu_before", "sigma_before", "mu", "sigma")
    return all(getattr(one, name) == getattr(other, name) for name in exact) and all(
        math.isclose(getattr(one, name), getattr(other, name), rel_tol=CLOSE) for name in close
    )
