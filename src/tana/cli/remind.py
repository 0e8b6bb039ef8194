"""`tana remind`: lists who has to move, since when and until when, and whether they were notified."""

from __future__ import annotations

import argparse
import asyncio
import time
from typing import TYPE_CHECKING

from tana.cli.common import add_language
from tana.cli.serve import PACKAGE, add_database
from tana.text import Words, formats

if TYPE_CHECKING:
    from tana.server.house.turns import Asked
    from tana.server.storage.notice_report import Report
    from tana.server.storage.notices import Turn

HELP = "show who has to move at which table and until when, and whether they were notified"
EXAMPLES = ("tana remind", "tana remind --database postgresql://tana@db/tana")
HOUR_MS = 3600_000


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print a line for each person that a table waits for, those waiting longest first."""
    from tana.server.house.turns import asked_at
    from tana.server.storage.notice_report import waiting_in

    words = Words(args.lang, PACKAGE)
    now = int(time.time() * 1000)
    report = asyncio.run(waiting_in(args.database))
    lines = [_line(turn, asked, report, now, words) for turn in report.turns for asked in asked_at(turn)]
    print("\n".join(lines or [words.text("remind-none")]))
    return 0


def _line(turn: Turn, asked: Asked, report: Report, now: int, words: Words) -> str:
    from tana.server.house.messages import title_of

    hours = max(0, now - turn.began) // HOUR_MS if turn.began else 0
    game = title_of(asked.game, words.language)
    parts = [words.text("remind-line", table=turn.table, game=game, name=asked.name or "?", hours=hours)]
    if turn.waiting.deadline:
        parts.append(words.text("remind-until", time=formats.moment(turn.waiting.deadline, words.language)))
    return "; ".join([*parts, words.text(_state(turn.table, asked.holder, report))])


def _state(table: str, holder: str, report: Report) -> str:
    state = report.states.get((table, holder))
    if state is None:
        return "remind-known" if holder in report.reachable else "remind-off"
    return "remind-queued" if state.queued else "remind-sent"
