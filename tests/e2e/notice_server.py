"""A server that sends its notifications to a receiver on loopback, without delay.

Arguments: PORT DATABASE RECEIVER, and optionally the milliseconds after which a dead process loses its claims.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tana.server.app import Config, make_app, make_service
from tana.server.house import notifier
from tana.server.run import Server, uvicorn_config

PUBLIC = "https://tana.example"


def main() -> None:
    port, database, receiver, *claim = sys.argv[1:]
    notifier.GRACE_MS, notifier.TICK_SECONDS = 0, 0.2
    if claim:
        notifier.CLAIM_MS = notifier.LEASE_MS = int(claim[0])
    config = Config(
        database=Path(database),
        bot_pace=0.0,
        compile=False,
        proxies="127.0.0.1",
        notice_url=PUBLIC,
        notice_inside=frozenset({receiver}),
    )
    service = make_service(config)
    Server(uvicorn_config(make_app(config, service), int(port)), service).run()


if __name__ == "__main__":
    main()
