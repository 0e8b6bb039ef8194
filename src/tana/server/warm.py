"""Compiling without making anybody wait.

The server starts with interpreted rules, so that the first page appears at once. Meanwhile a process of low
priority plays a game of every kind compiled, which fills the cache on disk; then this process loads the machine
code from there, game by game, and switches over.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time

from tana.bots.api import glimpse
from tana.core.chance import rng_from, root_of_seed
from tana.core.match import Match, header_of
from tana.core.record import copy
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.core.rule import run_compiled
from tana.server.journal import note
from tana.server.render import crossings, encode

NO_LUCK = bytes(8)
PLIES = 60
"""Decisions played to meet the functions that a table calls."""


def rehearse(name: str) -> None:
    """Do with a game everything a table does, so that every function is compiled or loaded."""
    game = find_game(name)
    for seats in (game.seats.start, game.seats.stop - 1):
        match = Match(game, header_of(game, seats, game.settings(seats, {}), (), NO_LUCK), root_of_seed(0))
        for ply in range(PLIES):
            if match.actor is None:
                break
            _look_at(match, ply)
            legal = game.legal(match.state)
            match.apply(legal[(7 * ply) % len(legal)])


def _look_at(match: Match, ply: int) -> None:
    """What a table does with every position."""
    game, seat = match.game, match.actor
    assert seat is not None
    legal = game.legal(match.state)
    crossings(game, match.state, legal, NO_LUCK, ply)
    glimpse(game, match.state, seat, NO_LUCK)
    for reader in (None, *range(match.header.seats)):
        encode(game.view(match.state, reader))
    asked = ply % len(game.actions)
    if asked not in legal:
        game.why_not(match.state, asked)
    game.rules.apply(copy(match.state), legal[0], rng_from(NO_LUCK), None)


async def compile_in_background() -> None:
    """Compile everything elsewhere, then switch this process over."""
    if os.environ.get("NUMBA_DISABLE_JIT") == "1":
        return
    began = time.monotonic()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tana.server.warm", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        status = await process.wait()
    except asyncio.CancelledError:
        process.kill()
        raise
    if status != 0:
        note("compiling failed", 30, status=status)
        return
    await asyncio.to_thread(_load_all)
    note("rules compiled", seconds=round(time.monotonic() - began, 1))


def _load_all() -> None:
    """Load the machine code from the cache; other threads keep their turns."""
    run_compiled(True)
    for name in names():
        rehearse(name)


def main() -> None:
    """Fill the cache: run as `python -m tana.server.warm`."""
    os.nice(15)
    _load_all()


if __name__ == "__main__":
    main()
