"""Starts servers quickly: everything is imported once, each server is a fork.

Compiles the games named as arguments. Reads `PORT DATABASE` from standard input, forks a server, and writes its process
id; ends at the end of input.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from pathlib import Path

import uvicorn

from tana.core.registry import game, names
from tana.engine.warmup import load
from tana.server.app import Config, make_app, make_service
from tana.server.live.bot_players import BotsHere
from tana.server.live.limits import Limits
from tana.server.rate_limit import Rate
from tana.server.run import uvicorn_config

PLENTY = Rate(10**9, 1)
LIMITS = Limits(
    **dict.fromkeys(("open", "any_request", "request", "operator", "socket", "frame", "command", "say"), PLENTY),
    **dict.fromkeys(("create", "join", "wrong_secret"), PLENTY),
)


def serve(port: int, database: Path) -> None:
    config = Config(database=database, limits=LIMITS, bot_pace=0.01, compile=False)
    uvicorn.Server(uvicorn_config(make_app(config, make_service(config, bots=BotsHere())), port)).run()


def main() -> None:
    for name in names():
        game(name)
    for name in sys.argv[1:]:
        load(name)
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        port, database = line.split(maxsplit=1)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(int(port), Path(database.strip()))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
