"""The measured server: the real one, with limits that allow a thousand seats from one address (or its own limits)."""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path

import uvicorn

from tana.cli.serve import database
from tana.engine.warmup import load
from tana.server.app import Config, make_app, make_service
from tana.server.live.bot_players import BotProcesses, BotsHere
from tana.server.live.limits import Limits
from tana.server.rate_limit import Rate
from tana.server.run import listening_socket, uvicorn_config

PLENTY = Rate(10**9, 1)
BEAT_SECONDS = 0.002


class WatchedServer(uvicorn.Server):
    """A server that measures how long its event loop works without a pause; at the end it writes the maximum.

    No move waits longer for its turn. Measured in CPU time, so that other work on the machine does not count.
    """

    def __init__(self, config: uvicorn.Config, file: Path) -> None:
        super().__init__(config)
        self._file = file
        self._most = 0.0

    async def main_loop(self) -> None:
        """Serve, with a periodic measurement."""
        pulse = asyncio.create_task(self._beat())
        await super().main_loop()
        pulse.cancel()
        self._file.write_text(f"{1000 * self._most:.1f}")

    async def _beat(self) -> None:
        before = time.thread_time()
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            now = time.thread_time()
            self._most, before = max(self._most, now - before), now


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", type=database, required=True)
    parser.add_argument("--bus", default="")
    parser.add_argument("--game", required=True, nargs="+")
    parser.add_argument("--bots", action="store_true", help="bots that think, in a separate process")
    parser.add_argument("--own-limits", action="store_true", help="the limits of a public server")
    parser.add_argument("--stretch", type=Path, help="a file for the longest stretch of work, in milliseconds")
    args = parser.parse_args()
    for game in args.game:
        load(game)
    limits = (
        Limits()
        if args.own_limits
        else Limits(
            connections=100_000,
            connections_of_an_address=100_000,
            create=PLENTY,
            join=PLENTY,
            work_units=10**9,
            open=PLENTY,
            any_request=PLENTY,
            request=PLENTY,
            socket=PLENTY,
            frame=PLENTY,
            command=PLENTY,
            answer_bytes=PLENTY,
        )
    )
    config = Config(database=args.database, bus=args.bus, limits=limits, compile=False, bot_processes=0)
    service = make_service(config, bots=BotProcesses() if args.bots else BotsHere())
    running = uvicorn_config(make_app(config, service), args.port)
    server = WatchedServer(running, args.stretch) if args.stretch else uvicorn.Server(running)
    server.run(sockets=[listening_socket("127.0.0.1", args.port)])


if __name__ == "__main__":
    main()
