"""The server that is measured: the real one, with limits that let a thousand seats in from one address (or its own)."""

from __future__ import annotations

import argparse

import uvicorn

from tana.cli.serve import database
from tana.engine.load import load
from tana.server.app import Config, make_app, make_service
from tana.server.live.bot_players import BotProcesses, BotsHere
from tana.server.ops.limits import Limits
from tana.server.ops.rates import Rate
from tana.server.ops.run import uvicorn_config

PLENTY = Rate(10**9, 1)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", type=database, required=True)
    parser.add_argument("--bus", default="")
    parser.add_argument("--game", required=True, nargs="+")
    parser.add_argument("--bots", action="store_true", help="bots that think, in a process of their own")
    parser.add_argument("--own-limits", action="store_true", help="the limits of a public server")
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
            request=PLENTY,
            frame=PLENTY,
            command=PLENTY,
            answer_bytes=PLENTY,
        )
    )
    config = Config(database=args.database, bus=args.bus, limits=limits, compile=False, bot_processes=0)
    service = make_service(config, bots=BotProcesses() if args.bots else BotsHere())
    uvicorn.Server(uvicorn_config(make_app(config, service), args.port)).run()


if __name__ == "__main__":
    main()
