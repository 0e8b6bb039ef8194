"""Which games run compiled in this process (`tana.engine.load` makes them ready)."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

from tana.core.compiled_files import SUFFIX
from tana.core.registry import game as find_game
from tana.core.rule import call_compiled, folder_of, run_compiled, runs_compiled

Part: TypeAlias = Literal["rules", "bots"]
"""What of a game may be ready: what a table calls; the search and greedy play of the levels."""

_ready: set[tuple[str, Part]] = set()


def is_ready(game: str, part: Part = "rules") -> bool:
    """Whether that part of a game is compiled in this process."""
    return (game, part) in _ready


def set_ready(game: str, part: Part = "rules") -> None:
    """From now on that part of a game runs compiled."""
    _ready.add((game, part))


def is_on_disk(game: str) -> bool:
    """Whether compiled rules of a game, as its sources are now, lie in the cache."""
    folder = folder_of(find_game(game).rules.apply)
    return folder is not None and any(folder.rglob(f"*{SUFFIX}"))


@contextlib.contextmanager
def full_speed(game: str, part: Part = "rules") -> Iterator[None]:
    """Run rules that are called from Python compiled inside the block, if they are ready. For one thread alone.

    Not around code of others, which may call rules with types that nobody has compiled them for.
    """
    before = runs_compiled()
    run_compiled(before or is_ready(game, part))
    try:
        yield
    finally:
        run_compiled(before)


def compiled_if_ready(game: str, function: Any, *arguments: Any) -> Any:
    """Call one rule of a game, compiled if it is ready."""
    return call_compiled(function, *arguments) if (game, "rules") in _ready else function(*arguments)
