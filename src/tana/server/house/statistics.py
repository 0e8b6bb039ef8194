"""A person's statistics, counted from the results of their games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tana.server.house.challenges import CHALLENGES, Met, challenge_lines, has_won, meets
from tana.server.house.results import Result, ResultSeat, decode
from tana.server.protocol import wire
from tana.server.storage.results import StoredResult

MOST_RIVALS = 8


@dataclass
class _OfGame:
    played: int = 0
    won: int = 0
    best: int = 0
    points: Counter[str] = field(default_factory=Counter)
    """By the text id of the score line."""

    def count(self, seat: ResultSeat, won: bool) -> None:
        self.played += 1
        self.won += won
        self.best = max(self.best, seat.points)
        for line in seat.lines:
            self.points[line.text.id] += line.points

    def line(self, game: str) -> wire.GameStatistics:
        sources = [wire.PointSource(wire.Text(id), round(sum / self.played, 2)) for id, sum in self.points.items()]
        return wire.GameStatistics(game, self.played, self.won, self.best, sources)


@dataclass
class _Against:
    name: str
    level: str | None
    played: int = 0
    ahead: int = 0
    behind: int = 0


def statistics_of(holder: str, results: Iterable[StoredResult]) -> wire.Statistics:
    """The statistics of a holder, from all their results, oldest first."""
    games: dict[str, _OfGame] = {}
    rivals: dict[str, _Against] = {}
    met: dict[str, Met] = {}
    played = won = streak = longest = 0
    for stored in results:
        result = decode(stored.body)
        mine = [owner.seat for owner in stored.owners if owner.holder == holder]
        if not mine or result.practice:
            continue
        number = min(mine, key=lambda one: result.seats[one].rank)
        wins = has_won(result, result.seats[number])
        played, won = played + 1, won + wins
        streak = streak + 1 if wins else 0
        longest = max(longest, streak)
        games.setdefault(result.game, _OfGame()).count(result.seats[number], wins)
        _count_rivals(rivals, stored, result, number, holder)
        for challenge in CHALLENGES:
            if challenge.id not in met and any(meets(challenge, result, one) for one in mine):
                met[challenge.id] = Met(result.ended, stored.table)
    return wire.Statistics(
        played=played,
        won=won,
        streak=streak,
        longest=longest,
        games=[one.line(game) for game, one in sorted(games.items())],
        rivals=_rival_lines(rivals),
        challenges=challenge_lines(met),
    )


def _count_rivals(rivals: dict[str, _Against], stored: StoredResult, result: Result, number: int, holder: str) -> None:
    """Count a game once for each opponent at its table.

    A person is one opponent, whatever their name was; two people with the same name are two. All bots of a level are
    one opponent.
    """
    mine, seen = result.seats[number], set[str]()
    for owner in stored.owners:
        seat = result.seats[owner.seat]
        key = f"level/{seat.level}" if seat.level else owner.holder or f"name/{owner.name}"
        if owner.holder == holder or key in seen or not (owner.name or seat.level):
            continue  # a seat without a name belonged to a deleted person
        seen.add(key)
        against = rivals.setdefault(key, _Against("", seat.level))
        against.name = "" if seat.level else owner.name
        against.played += 1
        against.ahead += mine.rank < seat.rank
        against.behind += mine.rank > seat.rank


def _rival_lines(rivals: dict[str, _Against]) -> list[wire.Rival]:
    order = sorted(rivals.values(), key=lambda one: (-one.played, one.name, one.level or ""))
    return [wire.Rival(one.name, one.level, one.played, one.ahead, one.behind) for one in order[:MOST_RIVALS]]
