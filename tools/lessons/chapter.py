"""A lesson is a list of chapters. Each starts from its own position; seat 1 is the learner, bots have the other seats.

The texts are `lesson-<chapter>` (its title) and `lesson-<chapter>-1`, `-2`, … for its steps, in the text files of the
board.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from tana.core import record
from tana.core.chance import derive_entropy, rng_from, root_of_seed
from tana.core.game import Outcome
from tana.core.registry import game as find_game
from tana.server.tables import fairness

LEARNER = 0

Walked: TypeAlias = "tuple[Step, str, list[str], int | None, Outcome | None]"


@dataclass(frozen=True)
class Step:
    """A text to read; with `do` the learner also plays one of these actions (`play 1 *`: any that begins with it)."""

    do: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    """The names of the events that follow, in order, whichever action is chosen."""
    show: tuple[str, ...] = ()
    """What to highlight on the board; with `do` this is automatic."""


@dataclass(frozen=True)
class Chapter:
    """One idea of a game."""

    id: str
    game: str
    state: Any
    steps: tuple[Step, ...]
    seed: int = 1

    def document(self) -> dict[str, Any]:
        """The document that the client reads."""
        game = find_game(self.game)
        return {
            "id": self.id,
            "seats": game.seats_of(self.state),
            "seed": self.seed,
            "position": game.position(self.state),
            "steps": [_step_document(step) for step in self.steps],
        }

    def texts(self) -> list[str]:
        """The texts that this chapter needs."""
        return [f"lesson-{self.id}", *(f"lesson-{self.id}-{n}" for n in range(1, len(self.steps) + 1))]

    def walk(self) -> Iterator[Walked]:
        """Every way through the chapter with the luck it has on a server.

        Yields the step, the action, the events that the learner sees, the seat that decides next, and the result if the
        game is over.

        Raises `AssertionError` if a step cannot be played.
        """
        game = find_game(self.game)
        game.check(self.state)
        game.check_beginning(self.state)
        root = fairness.practice_root_of(root_of_seed(self.seed), game.seats_of(self.state))
        yield from self._walk(record.copy(self.state), [step for step in self.steps if step.do], 1, root)

    def _walk(self, state: Any, steps: list[Step], number: int, root: bytes) -> Iterator[Walked]:
        if not steps:
            return
        game = find_game(self.game)
        assert game.actor(state) == LEARNER, f"{self.id}: it is not the learner's turn before {steps[0].do}"
        legal = [game.actions.notation(action) for action in game.legal(state)]
        allowed = [notation for notation in legal if matches(steps[0].do, notation)]
        for pattern in steps[0].do:
            assert any(matches((pattern,), notation) for notation in legal), f"{self.id}: {pattern!r} not in {legal}"
        for notation in allowed:
            after = record.copy(state)
            events = game.apply(after, game.actions.parse(notation), rng_from(derive_entropy(root, number)))
            seen = [event.name for event in events if event.visible_to(LEARNER)]
            yield steps[0], notation, seen, game.actor(after), game.outcome(after)
            yield from self._walk(after, steps[1:], number + 1, root)


def matches(patterns: tuple[str, ...], notation: str) -> bool:
    """Whether an action matches one of the patterns."""
    return any(
        notation.startswith(pattern[:-1]) if pattern.endswith("*") else notation == pattern for pattern in patterns
    )


def _step_document(step: Step) -> dict[str, Any]:
    document: dict[str, Any] = {}
    if step.do:
        document["do"] = list(step.do)
    if step.show:
        document["show"] = list(step.show)
    return document


def read(*show: str) -> Step:
    """A step that is only read."""
    return Step(show=show)


def do(*actions: str, see: str) -> Step:
    """A step that one of these actions completes; `see` lists events, separated by spaces."""
    return Step(do=actions, see=tuple(see.split()))
