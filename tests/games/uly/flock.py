"""Games of Uly & Polly played move by move."""

from __future__ import annotations

from collections.abc import Iterable

from tana.core import match
from tana.core.chance import Rng, derive_entropy, rng_from, root_of_seed
from tana.core.events import Event
from tana.core.match import Match


def luck(seed: int) -> Rng:
    return rng_from(derive_entropy(root_of_seed(seed), 0))


def table(seats: int = 3, **options: str) -> Match:
    """A game in which the first seat is the first wolf."""
    return match.new("uly", seats, seed=1, **{"first": "1", **options})


def play(game: Match, *moves: str) -> list[Event]:
    """Play moves in notation; returns everything that happened."""
    happened: list[Event] = []
    for move in moves:
        happened += game.play(move).events
        game.game.check(game.state)
    return happened


def hidden(cell: str, dog: str, seats: int = 3, **options: str) -> Match:
    """A round that has just begun: the wolf hid, the dog was placed, the wolf has its first turn."""
    game = table(seats, **options)
    play(game, f"hide {cell}", f"start {dog}")
    return game


def named(events: Iterable[Event], name: str) -> list[dict[str, str]]:
    """The arguments of all events of a kind."""
    return [event.arguments for event in events if event.name == name]


def found_at_once(game: Match) -> list[Event]:
    """Play a round in which the dog finds the wolf with its first move."""
    return play(game, "hide a1", "start b1", "swap c3-c4", "step a1")


def eight_sheep(game: Match) -> list[Event]:
    """Play a round in which the wolf sits at d4 and the dog turns eight sheep."""
    happened = play(game, "hide d4", "start a1")
    for cell in ("b1", "c1", "d1", "d2", "c2", "b2", "a2", "a3"):
        happened += play(game, "swap b4-c4", f"step {cell}")
    return happened
