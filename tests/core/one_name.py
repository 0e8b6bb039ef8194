"""A process that compiles rules which one function has made: `python -m tests.core.one_name 2 3` prints twice and three
times ten. What another process has compiled is read from disk."""

from __future__ import annotations

import sys
from typing import Any

from tana.compile.rule import native, rule


def times(factor: int) -> Any:
    """A rule like many others: all that tells them apart is a number that they were made with."""

    def product(x: int) -> int:
        return factor * x

    return rule(product)


def main(factors: list[int]) -> list[int]:
    first, last = times(factors[0]), times(factors[-1])

    @native
    def entry(x: int) -> tuple[int, int]:
        return first(x), last(x)

    return list(entry(10))


if __name__ == "__main__":
    print(*main([int(word) for word in sys.argv[1:]]))
