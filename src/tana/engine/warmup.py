"""How games come to run compiled, without making anybody wait.

A server starts with interpreted rules, so that the first page appears at once. Meanwhile a process of low priority
compiles each game, which fills the cache on disk; then a thread of this process loads the machine code, and from
then on the game is ready.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from tana.core.chance import Rng, rng_from
from tana.core.events import Log
from tana.core.game import NOBODY, Game
from tana.core.record import copy, to_bytes
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.core.rule import call_compiled
from tana.engine.instantiate import instantiate
from tana.engine.ready import set_ready
from tana.engine.views import onlooker_of

NO_LUCK = bytes(8)


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
    _load_views(game, state)
    call_compiled(rules.apply, state, int(legal[0]), rng, log)
    set_ready(name)


def _load_steps(game: Game[Any], state: Any) -> None:
    """What a table calls at every move (`tana.server.tables.position`)."""
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


def _load_views(game: Game[Any], state: Any) -> None:
    """What `tana.engine.views` calls."""
    onlooker_of(game).look(to_bytes(state), 2, b"")
    call_compiled(game.rules.look, state, NOBODY, game.rules.View.nothing())


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
