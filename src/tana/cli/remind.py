"""`tana remind`: who has to move, since when, and whether they were notified."""

from __future__ import annotations

import argparse
import asyncio
import time
from typing import TYPE_CHECKING

from tana.cli.common import add_language
from tana.cli.serve import PACKAGE, add_database
from tana.text import Words

if TYPE_CHECKING:
    from tana.server.storage.notices import Waiting

HELP = "show who has to move at which table, and whether they were notified"
EXAMPLES = ("tana remind", "tana remind --database postgresql://tana@db/tana")
HOUR_MS = 3600_000


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print a line for each table that waits for a person, the longest waiting first."""
    from tana.server.storage.notice_report import waiting_in

    words = Words(args.lang, PACKAGE)
    now = int(time.time() * 1000)
    waiting, reachable = asyncio.run(waiting_in(args.database))
    lines = [line for one in waiting if (line := _line(one, reachable, now, words)) is not None]
    print("\n".join(lines or [words.text("remind-none")]))
    return 0


def _line(waiting: Waiting, reachable: set[str], now: int, words: Words) -> str | None:
    """A table in one line; None where no person is waited for."""
    from tana.server.house.messages import title_of
    from tana.server.house.turns import mover_of

    turn = waiting.turn
    mover = mover_of(turn)
    if mover is None:
        return None
    hours = max(0, now - turn.since) // HOUR_MS if turn.since else 0
    game = title_of(mover.game, words.language)
    who = words.text("remind-line", table=turn.table, game=game, name=mover.name or "?", hours=hours)
    return f"{who}; {words.text(_state(waiting, mover.holder in reachable))}"


def _state(waiting: Waiting, reachable: bool) -> str:
    if waiting.queued:
        return "remind-queued"
    if waiting.sent:
        return "remind-sent"
    return "remind-known" if reachable else "remind-off"
