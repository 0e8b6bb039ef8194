"""Rules at full speed, as soon as they are ready, without making anybody wait.

A server starts with interpreted rules, so that the first page appears at once. Meanwhile a process of low priority
compiles each game, which fills the cache on disk; then a thread of this process loads the machine code, and from
then on `full_speed` uses it. Views and texts stay interpreted: they gain nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numba.core.registry import CPUDispatcher

from tana.core.chance import Rng, rng_from
from tana.core.events import Log
from tana.core.game import Game
from tana.core.record import copy
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.core.rule import run_compiled, runs_compiled
from tana.core.specialise import specialise
from tana.server.journal import note

NO_LUCK = bytes(8)
_ready: set[str] = set()


@contextlib.contextmanager
def full_speed(game: Game[Any]) -> Iterator[None]:
    """Run the rules of a game compiled inside the block, if they are ready. For the event loop's thread alone."""
    if game.name not in _ready or runs_compiled():
        yield
        return
    run_compiled(True)
    try:
        yield
    finally:
        run_compiled(False)


def compiled_if_ready(game: str, function: Any, *arguments: Any) -> Any:
    """Call one rule of a game, compiled if it is ready."""
    return _call(function, *arguments) if game in _ready else function(*arguments)


def is_ready(game: str) -> bool:
    """Whether a game runs compiled here."""
    return game in _ready


def load(name: str) -> None:
    """Compile, or load from the cache, everything a table calls. Needs no switch, so any thread may do it."""
    game = find_game(name)
    rules: Any = game.rules
    seats = game.seats.start
    state, log, rng = rules.State.blank(), Log.blank(), rng_from(NO_LUCK)
    legal = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
    _call(rules.setup, state, seats, game.encode(game.settings(seats, {})), rng, log)
    seat = int(_call(rules.actor, state))
    _call(rules.legal, state, legal)
    _call(rules.determinize, copy(state), seat, rng)
    _load_steps(game, state)
    _call(rules.apply, state, int(legal[0]), rng, log)
    _ready.add(name)


def _load_steps(game: Game[Any], state: Any) -> None:
    """What `tana.server.position` calls."""
    template = specialise("tana.turn.step", game.name)
    states, logs, rngs = game.rules.State.array(template.STATES), Log.array(template.LOGS), Rng.array(1)
    legal, marks = (np.zeros(game.rules.MAX_LEGAL, dtype=np.int16) for _ in range(2))
    numbers, keys = (np.zeros(size, dtype=np.int64) for size in (template.NUMBERS, 2))
    reveals = np.zeros(len(game.events.kinds), dtype=np.int16)
    states[0] = state
    _call(template.look, states, legal, numbers)
    _call(template.mark_crossings, states, logs, rngs, legal, numbers, keys, reveals, marks)
    numbers[template.ACTION] = legal[0]
    _call(template.play, states, logs, rngs, legal, numbers)


def _call(function: Any, *arguments: Any) -> Any:
    """Call a rule compiled, whatever the switch says."""
    return CPUDispatcher.__call__(function, *arguments)


async def speed_up(loaded: Callable[[], None]) -> None:
    """Compile every game elsewhere, then load it here, one after the other; `loaded` is called after each."""
    if os.environ.get("NUMBA_DISABLE_JIT") == "1":
        return
    for name in names():
        began = time.monotonic()
        if await _compile_elsewhere(name):
            await asyncio.to_thread(load, name)
            loaded()
            note("rules compiled", game=name, seconds=round(time.monotonic() - began, 1))
        else:
            note("rules not compiled", 30, game=name)


async def _compile_elsewhere(name: str) -> bool:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tana.server.speed", name),
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
