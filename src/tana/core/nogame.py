"""The game that generic compiled code is written against; `tana.core.specialise` puts a real one in its place."""

from __future__ import annotations

from typing import Any

from tana.core.chance import Rng
from tana.core.events import Log
from tana.core.record import Ints, Record

State: type[Record] = Record
MAX_LEGAL: int = 1


def _missing() -> Any:
    raise NotImplementedError("generic code runs only through tana.core.specialise")


def setup(s: Any, seats: int, options: Ints, rng: Rng, log: Log | None) -> None:
    _missing()


def actor(s: Any) -> int:
    return int(_missing())


def legal(s: Any, out: Ints) -> int:
    return int(_missing())


def apply(s: Any, action: int, rng: Rng, log: Log | None) -> None:
    _missing()


def scores(s: Any, out: Ints) -> None:
    _missing()


def ranks(s: Any, out: Ints) -> None:
    _missing()


def determinize(s: Any, seat: int, rng: Rng) -> None:
    _missing()
