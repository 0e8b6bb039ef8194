"""The action space of a game: small integers, each with a stable notation that people can read and type.

A game lists its families of actions once. `place` with a card of the display and a cell is
`Family("place", Argument("card", DISPLAY), Argument("cell", CELL))`. Its actions are numbered in mixed radix from the
family's base and written as the family's word followed by one token for each argument: `place 2 b3`.

Rules decode an action with `decode`, which returns its family and arguments. A family is identified by its base, the
number of its first action, so one constant serves for building actions and for recognising them:

    PLACE = ACTIONS.base("place")
    DECODING = ACTIONS.decoding

    family, card, cell = decode(action, DECODING)
    if family == PLACE:
        place_card(s, card, cell)

A family that can only be chosen at one step of the game declares it, `Family("roll", at=ROLL_DICE)`; `step_of` returns
that step for each of its actions.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod

from tana.core.decoding import NO_STEP as NO_STEP
from tana.core.decoding import Decoding, FamilyRange
from tana.core.decoding import decode as decode
from tana.core.decoding import step_of as step_of
from tana.core.domain import Domain
from tana.errors import BadNotation, meant

MOST_ARGUMENTS = 2
"""The most arguments of a family that rules can decode."""


@dataclass(frozen=True)
class Argument:
    """One argument of a family: its name (for text and clients) and its values."""

    name: str
    of: Domain


class Family:
    """Actions that share a word, `Family("swap", Argument("cell", CELL))`, and the step at which they are chosen."""

    def __init__(self, word: str, *arguments: Argument, at: int = NO_STEP) -> None:
        self.word = word
        self.arguments = arguments
        self.at = at
        self.size = prod(len(argument.of) for argument in arguments)


@dataclass(frozen=True)
class Action:
    """An action by word and arguments: what a client needs in order to offer it on the board."""

    number: int
    word: str
    arguments: dict[str, str]

    @property
    def notation(self) -> str:
        return " ".join((self.word, *self.arguments.values()))


class ActionSpace:
    """All actions of a game. Numbers never change once a family is listed: append new ones at the end."""

    def __init__(self, *families: Family) -> None:
        self.families = families
        self._bases: dict[str, int] = {}
        self._actions: list[Action] = []
        for family in families:
            if family.word in self._bases:
                raise ValueError(f"two families are called {family.word!r}")
            self._bases[family.word] = len(self._actions)
            for offset in range(family.size):
                number = len(self._actions)
                self._actions.append(Action(number, family.word, _arguments(family, offset)))
        self._numbers = {action.notation: action.number for action in self._actions}

    def __len__(self) -> int:
        return len(self._actions)

    def base(self, word: str) -> int:
        """The number of the first action of a family."""
        return self._bases[word]

    def bases(self, words: str) -> list[int]:
        """The first actions of several families, given with spaces between them."""
        return [self.base(word) for word in words.split()]

    @cached_property
    def decoding(self) -> Decoding:
        """The constant for `decode` and `step_of`."""
        return Decoding(self._range(family) for family in self.families)

    def _range(self, family: Family) -> FamilyRange:
        if len(family.arguments) > MOST_ARGUMENTS:
            raise ValueError(f"{family.word!r} has more than {MOST_ARGUMENTS} arguments")
        lowest = [argument.of.first for argument in family.arguments]
        first, second = [*lowest, 0, 0][:MOST_ARGUMENTS]
        radix = len(family.arguments[1].of) if len(lowest) == MOST_ARGUMENTS else 1
        return FamilyRange(self._bases[family.word], family.size, family.at, first, second, radix)

    def action(self, number: int) -> Action:
        """The word and arguments of an action; raises `BadNotation` for a number outside the space."""
        if not 0 <= number < len(self._actions):
            raise BadNotation(f"{number} is not an action; actions are 0 to {len(self._actions) - 1}")
        return self._actions[number]

    def notation(self, number: int) -> str:
        """The notation of an action."""
        return self.action(number).notation

    def parse(self, text: str) -> int:
        """The action of a notation, exact up to case, spaces and aliases of tokens.

        Any other text raises `BadNotation`, which suggests what was probably meant.
        """
        words = text.lower().split()
        if not words:
            raise BadNotation("an empty text is not an action")
        exact = self._numbers.get(" ".join(words))
        if exact is not None:
            return exact
        for family in self.families:
            if family.word == words[0]:
                return self._parse_arguments(family, words[1:])
        known = [family.word for family in self.families]
        raise BadNotation(f"{words[0]!r} is not an action{meant(words[0], known)}; actions: {', '.join(known)}")

    def _parse_arguments(self, family: Family, words: Sequence[str]) -> int:
        shape = " ".join((family.word, *(f"<{argument.name}>" for argument in family.arguments)))
        if len(words) != len(family.arguments):
            count = len(family.arguments)
            raise BadNotation(f"{family.word!r} takes {count} word{'' if count == 1 else 's'} more: {shape}")
        offset = 0
        for argument, token in zip(family.arguments, words, strict=True):
            try:
                number = argument.of.number(token)
            except ValueError as fault:
                raise BadNotation(f"in {shape!r}: {fault}") from None
            offset = offset * len(argument.of) + number - argument.of.first
        return self._bases[family.word] + offset


def _arguments(family: Family, offset: int) -> dict[str, str]:
    found: dict[str, str] = {}
    for argument in reversed(family.arguments):
        offset, digit = divmod(offset, len(argument.of))
        found[argument.name] = argument.of.tokens[digit]
    return dict(reversed(found.items()))
