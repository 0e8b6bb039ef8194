"""`tana worker`: play the bots of a database that servers share."""

from __future__ import annotations

import argparse
import asyncio

from tana.cli.common import add_language
from tana.cli.serve import LEVELS, PACKAGE, add_bus, add_database, port
from tana.core.errors import TanaError
from tana.text import Words

HELP = "play the bots for servers that share a PostgreSQL database"
EXAMPLES = ("tana worker --database postgresql://tana@db.internal/tana --bus redis://bus.internal:6379/0 --bots 4",)


def arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_database(parser)
    add_bus(parser)
    parser.add_argument("--bots", type=int, default=1, metavar="N", help="processes for bots (default: 1)")
    parser.add_argument("--metrics-port", type=port, default=0, metavar="N", help="serve /metrics here (default: not)")
    parser.add_argument("--log", choices=LEVELS, default="warning", help="what to log (default: warning)")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Work until stopped."""
    from tana.server.app import Config
    from tana.server.ops.logs import write_to_stderr
    from tana.server.ops.worker_main import work_until_signal
    from tana.server.storage.opening import is_shared, without_password

    if not is_shared(args.database):
        raise TanaError("workers are for a database that processes share: --database postgresql://…")
    if args.bots < 1:
        raise TanaError("a worker needs at least one process for bots")
    write_to_stderr(LEVELS[args.log])
    print(Words(args.lang, PACKAGE).text("worker-here", path=without_password(args.database)), flush=True)
    config = Config(database=args.database, bus=args.bus, bot_processes=args.bots)
    asyncio.run(work_until_signal(config, args.metrics_port))
    return 0
