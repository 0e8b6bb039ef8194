"""`tana worker`: plays bots for servers that share a database."""

from __future__ import annotations

import argparse
import asyncio

from tana.cli.common import add_language, whole
from tana.cli.serve import LEVELS, MOST_BOTS, PACKAGE, add_bus, add_database, port
from tana.errors import TanaError
from tana.text import Words

HELP = "play the bots for servers that share a PostgreSQL database"
EXAMPLES = ("tana worker --database postgresql://tana@db.internal/tana --bus redis://bus.internal:6379/0 --bots 4",)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_database(parser)
    add_bus(parser)
    parser.add_argument(
        "--bots", setting=True, type=whole(1, MOST_BOTS), default=1, metavar="N", help="processes for bots (default: 1)"
    )
    add_metrics_port(parser)
    parser.add_argument("--log", setting=True, choices=LEVELS, default="warning", help="log level (default: warning)")
    add_language(parser)


def add_metrics_port(parser: argparse.ArgumentParser) -> None:
    """Add the argument for a worker's metrics."""
    parser.add_argument(
        "--metrics-port",
        setting=True,
        type=port,
        default=0,
        metavar="N",
        help="port for a worker's /metrics (default: none)",
    )


def run(args: argparse.Namespace) -> int:
    """Work until stopped."""
    from tana.server.app import Config
    from tana.server.logs import write_to_stderr
    from tana.server.storage.factory import is_shared, without_password
    from tana.server.worker_main import work_until_signal

    if not is_shared(args.database):
        raise TanaError("a worker needs a database that several processes share: --database postgresql://…")
    write_to_stderr(LEVELS[args.log])
    print(Words(args.lang, PACKAGE).text("worker-here", path=without_password(args.database)), flush=True)
    config = Config(database=args.database, bus=args.bus, bot_processes=args.bots)
    asyncio.run(work_until_signal(config, args.metrics_port))
    return 0
