"""Challenges: achievements declared as data, and checked against the results of a person's games."""

from __future__ import annotations

from msgspec import Struct

from tana.server.house.results import Result, ResultSeat
from tana.server.protocol import wire


class Challenge(Struct, frozen=True):
    """Something to achieve in a single game. The seat must meet every condition that is set."""

    id: str
    """The client's text for it is `challenge-<id>`."""
    game: str
    thing: str
    """The object that appears in the burrow."""
    win: bool = True
    players: int = 0
    """The exact number of players; 0: any."""
    points: int = 0
    """The minimum number of points."""
    source: str = ""
    """The score line that must give `points`; empty: the total counts."""
    without: tuple[str, ...] = ()
    """Actions that the seat must not take."""
    quickest: int = 0
    """The maximum number of actions for the game's feat (`tana.server.house.results.FEATS`); 0: not required."""
    beats: str = ""
    """The level of a bot that must rank behind the seat."""


CHALLENGES = (
    Challenge("molly-no-project", "molly", "lantern", without=("projects",)),
    Challenge("molly-plenty", "molly", "kettle", win=False, points=20),
    Challenge("molly-four", "molly", "ribbon", players=4),
    Challenge("molly-fox", "molly", "feather", beats="fox"),
    Challenge("hickory-solo", "hickory", "spoon", win=False, players=1, points=100),
    Challenge("hickory-quests", "hickory", "key", win=False, points=20, source="score-quests"),
    Challenge("hickory-hunt", "hickory", "acorn", win=False, points=15, source="score-hunt"),
    Challenge("hickory-fox", "hickory", "feather", beats="fox"),
    Challenge("uly-quick", "uly", "bell", win=False, quickest=2),
    Challenge("uly-wolf", "uly", "key", win=False, points=2, source="score-wolf"),
    Challenge("uly-five", "uly", "ribbon", players=5),
    Challenge("uly-fox", "uly", "feather", beats="fox"),
    Challenge("buddel-no-dog", "buddel", "spoon", without=("dog",)),
    Challenge("buddel-four", "buddel", "ribbon", players=4),
    Challenge("buddel-no-look", "buddel", "lantern", without=("look",)),
    Challenge("buddel-fox", "buddel", "feather", beats="fox"),
)
"""Practice games do not count, nor do seats that a player left or a bot stood in for."""


def meets(challenge: Challenge, result: Result, number: int) -> bool:
    """Whether a seat (from 0) of a finished game meets a challenge."""
    seat = result.seats[number]
    return (
        result.game == challenge.game
        and not (result.practice or seat.left or seat.standin)
        and (not challenge.win or has_won(result, seat))
        and challenge.players in (0, len(result.seats))
        and _points(seat, challenge.source) >= challenge.points
        and not any(word in seat.actions for word in challenge.without)
        and (not challenge.quickest or (seat.quickest is not None and seat.quickest <= challenge.quickest))
        and (not challenge.beats or _beats(result, seat, challenge.beats))
    )


def has_won(result: Result, seat: ResultSeat) -> bool:
    """Whether a seat won: it ranks first or, in a solo game, has reached the goal."""
    return seat.rank == 1 and not (len(result.seats) == 1 and result.reason.id.endswith("-lost"))


def _points(seat: ResultSeat, source: str) -> int:
    return sum(line.points for line in seat.lines if line.text.id == source) if source else seat.points


def _beats(result: Result, seat: ResultSeat, level: str) -> bool:
    return any(other.level == level and other.rank > seat.rank for other in result.seats)


class Met(Struct, frozen=True):
    """The first game that met a challenge."""

    ended: int
    table: str


def challenge_lines(met: dict[str, Met]) -> list[wire.ChallengeLine]:
    """All challenges, each with the game that met it."""
    return [
        wire.ChallengeLine(
            id=one.id,
            game=one.game,
            thing=one.thing,
            done=met[one.id].ended if one.id in met else None,
            table=met[one.id].table if one.id in met else None,
        )
        for one in CHALLENGES
    ]
