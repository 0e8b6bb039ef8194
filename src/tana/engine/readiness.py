"""Which games are compiled in this process (`tana.engine.warmup` makes them ready)."""

from typing import Literal, TypeAlias, TypeVar

from tana.compile.code_cache import SUFFIX
from tana.compile.rule import folder_of
from tana.core.game import Game
from tana.core.record import Record
from tana.core.registry import game as find_game

S = TypeVar("S", bound=Record)

Workload: TypeAlias = Literal["rules", "bots"]
"""Compiled code that becomes ready together: what tables call, or the search and greedy play of bots."""

_ready: set[tuple[str, Workload]] = set()
"""It belongs to the process, as compiled code does: every thread and table can use what one of them has loaded."""


def is_ready(game: str, workload: Workload = "rules") -> bool:
    """Whether the code for a workload of a game is compiled in this process."""
    return (game, workload) in _ready


def set_ready(game: str, workload: Workload = "rules") -> None:
    """Record that the code for a workload of a game is compiled in this process."""
    _ready.add((game, workload))


def at_best_speed(game: Game[S], workload: Workload = "rules") -> Game[S]:
    """The game at the best speed that is ready in this process: compiled, or else as given."""
    return game.compiled if (game.name, workload) in _ready else game


def is_on_disk(game: str) -> bool:
    """Whether the cache holds compiled rules of a game for its present sources."""
    folder = folder_of(find_game(game).rules.apply)
    return folder is not None and any(folder.rglob(f"*{SUFFIX}"))
