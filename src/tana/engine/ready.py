"""Which games run compiled in this process, and how they get there without making anybody wait.

A server starts with interpreted rules, so that the first page appears at once. Meanwhile a process of low priority
compiles each game, which fills the cache on disk; then a thread of this process loads the machine code, and from
then on `full_speed` uses it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Literal, TypeAlias

import numpy as np

from tana.core.chance import Rng, rng_from
from tana.core.events import Log
from tana.core.game import Game
from tana.core.record import copy
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.core.rule import call_compiled, folder_of, run_compiled, runs_compiled
from tana.engine.instantiate import instantiate

Part: TypeAlias = Literal["rules", "bots"]
"""What of a game may be ready: what a table calls; the search and greedy play of the levels."""

NO_LUCK = bytes(8)
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
    return folder is not None and any(folder.rglob("*.nbi"))


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


def load(name: str) -> None:
    """Compile, or load from the cache, everything a table calls. Needs no switch, so any thread may do it."""
    game = find_game(name)
    rules = game.rules
    seats = game.seats.start
    state, log, rng = rules.State.blank(), Log.blank(), rng_from(NO_LUCK)
    legal = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
    call_compiled(rules.setup, state, seats, game.encode(game.settings(seats, {})), rng, log)
    seat = int(call_compiled(rules.actor, state))
    call_compiled(rules.legal, state, legal)
    call_compiled(rules.determinize, copy(state), seat, rng)
    _load_steps(game, state)
    call_compiled(rules.apply, state, int(legal[0]), rng, log)
    set_ready(name)


def _load_steps(game: Game[Any], state: Any) -> None:
    """What `tana.server.tables.position` calls."""
    template = instantiate("tana.engine.step", game.name)
    states, logs, rngs = game.rules.State.array(template.STATES), Log.array(template.LOGS), Rng.array(1)
    legal, marks = (np.zeros(game.rules.MAX_LEGAL, dtype=np.int16) for _ in range(2))
    numbers, keys = (np.zeros(size, dtype=np.int64) for size in (template.NUMBERS, 2))
    reveals = np.zeros(len(game.events.kinds), dtype=np.int16)
    states[0] = state
    call_compiled(template.look, states, legal, numbers)
    call_compiled(template.mark_crossings, states, logs, rngs, legal, numbers, keys, reveals, marks)
    numbers[template.ACTION] = legal[0]
    call_compiled(template.play, states, logs, rngs, legal, numbers)


# --- without making anybody wait ---------------------------------------------------------------------------------


async def load_all(loaded: Callable[[str, float | None], None]) -> None:
    """Compile every game elsewhere, then load it here, one after the other.

    `loaded` is called after each with how many seconds it took; None: it could not be compiled.
    """
    if os.environ.get("NUMBA_DISABLE_JIT") == "1":
        return
    for name in names():
        began = time.monotonic()
        compiled = await _compile_elsewhere(name)
        if compiled:
            await asyncio.to_thread(load, name)
        loaded(name, time.monotonic() - began if compiled else None)


async def _compile_elsewhere(name: str) -> bool:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __name__, name),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl+C is for the server, which ends this process itself
    )
    try:
        return await process.wait() == 0
    except asyncio.CancelledError:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        raise


if __name__ == "__main__":
    os.nice(15)
    load(sys.argv[1])
