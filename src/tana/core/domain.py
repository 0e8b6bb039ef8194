"""Named sets of small integers: colours, cells, cards, seats.

A domain maps numbers in the state to tokens. Notation, events, position documents and text files all use domains, so a
token is written the same way everywhere.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property


class Domain:
    """The integers `first`, `first + 1`, … and a token for each of them."""

    def __init__(
        self,
        name: str,
        tokens: Iterable[str],
        *,
        first: int = 0,
        aliases: Mapping[str, str] | None = None,
        counted: bool = False,
    ) -> None:
        self.name = name
        self.tokens = tuple(tokens)
        self.first = first
        self.counted = counted
        """Whether views show its members as numbers instead of tokens."""
        self._index = {token: first + i for i, token in enumerate(self.tokens)}
        if len(self._index) != len(self.tokens):
            raise ValueError(f"domain {name}: duplicate token in {self.tokens}")
        self.aliases = dict(aliases or {})
        """Other words that people may type, each for a token."""
        if unknown := set(self.aliases.values()) - set(self.tokens):
            raise ValueError(f"domain {name}: aliases of unknown tokens {sorted(unknown)}")

    def __len__(self) -> int:
        return len(self.tokens)

    @cached_property
    def is_numeric(self) -> bool:
        """Whether the tokens are the numbers themselves, written as digits."""
        return all(token == str(self.first + i) for i, token in enumerate(self.tokens))

    @property
    def bounds(self) -> tuple[int, int]:
        """The first and the last number."""
        return self.first, self.first + len(self.tokens) - 1

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.first <= number < self.first + len(self.tokens)

    def token(self, number: int) -> str:
        """The token of a number; raises `ValueError` outside the domain."""
        if int(number) not in self:
            raise ValueError(f"{number} is not in {self.name} ({self.first}…{self.first + len(self) - 1})")
        return self.tokens[int(number) - self.first]

    def number(self, token: str) -> int:
        """The number of a token or alias; raises `ValueError` for an unknown one."""
        found = self._index.get(self.aliases.get(token, token))
        if found is None:
            raise ValueError(f"{token!r} is not a valid {self.name}; one of: {', '.join(self.tokens)}")
        return found

    def __repr__(self) -> str:
        return f"Domain({self.name!r}, {len(self.tokens)} tokens)"


def numbers(name: str, first: int, last: int) -> Domain:
    """The domain of plain numbers from `first` to `last`, written as digits."""
    return Domain(name, (str(n) for n in range(first, last + 1)), first=first)


MAX_SEATS = 5
SEAT = Domain("seat", (str(n) for n in range(1, MAX_SEATS + 1)), counted=True)
"""Seats count from 0 in code and from 1 for people."""
SEAT_OR_NONE = Domain("seat", ("none", *SEAT.tokens), first=-1, counted=True)
YES_NO = Domain("flag", ("no", "yes"))
