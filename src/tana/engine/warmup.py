"""Makes games run compiled in the background.

A server starts with interpreted rules, so that the first page appears at once. Meanwhile a low-priority process
compiles each game, which fills the code cache; then a thread of this process loads the machine code, and the game is
ready.
"""

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Callable

import numpy as np

from tana.compile.rule import COMPILES, compiled, compiled_module
from tana.core.chance import Rng, rng_from
from tana.core.events import Log
from tana.core.game import NOBODY, AnyGame
from tana.core.record import AnyRecord, copy, to_bytes
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.engine import table_rules
from tana.engine.instantiate import instantiate
from tana.engine.readiness import is_ready, set_ready
from tana.engine.views import onlooker_of

NO_LUCK = bytes(8)


def load(name: str) -> None:
    """Compile, or load from the cache, everything a table calls. Safe to call from any thread."""
    game = find_game(name).compiled
    rules = game.rules
    seats = game.seats.start
    state, log, rng = rules.State.blank(), Log.blank(), rng_from(NO_LUCK)
    legal = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
    rules.setup(state, seats, game.encode(game.settings(seats, {})), rng, log)
    seat = int(rules.actor(state))
    rules.legal(state, legal)
    rules.determinize(copy(state), seat, rng)
    _load_steps(game, state)
    _load_views(game, state)
    rules.apply(state, int(legal[0]), rng, log)
    _load_table_rules()
    set_ready(name)


def _load_steps(game: AnyGame, state: AnyRecord) -> None:
    """Load what a table calls at every move (`tana.server.tables.position`)."""
    step = compiled_module(instantiate("tana.engine.step", game.name))
    states, logs, rngs = game.rules.State.array(step.STATES), Log.array(step.LOGS), Rng.array(1)
    legal, marks = (np.zeros(game.rules.MAX_LEGAL, dtype=np.int16) for _ in range(2))
    numbers, keys = (np.zeros(size, dtype=np.int64) for size in (step.NUMBERS, 2))
    reveals = np.zeros(len(game.events.kinds), dtype=np.int16)
    states[0] = state
    step.look(states, legal, numbers)
    step.mark_crossings(states, logs, rngs, legal, numbers, keys, reveals, marks)
    numbers[step.ACTION] = legal[0]
    step.play(states, logs, rngs, legal, numbers)


def _load_table_rules() -> None:
    """Load what every row of a log calls (`tana.server.tables.table_record`)."""
    if COMPILES and not is_ready(table_rules.__name__):
        compiled(table_rules.take)(table_rules.TableRecord.array(1), table_rules.Change.array(1))
        set_ready(table_rules.__name__)


def _load_views(game: AnyGame, state: AnyRecord) -> None:
    """Load what `tana.engine.views` calls."""
    onlooker_of(game).look(to_bytes(state), 2, b"")
    game.rules.look(state, NOBODY, game.rules.View.nothing())


async def load_all(loaded: Callable[[str, float | None], None]) -> None:
    """Compile every game in another process and load it here, one after the other.

    After each game, `loaded` is called with the seconds it took, or None if it could not be compiled.
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
