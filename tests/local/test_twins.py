"""Twins: one script of commands to a server and to a page's worker, and the same answers and frames from both.

The server plays here, by interpreted rules; the worker's table in Node, by the modules that the pages have.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tana.core.registry import names
from tana.version import __version__
from tests.local.host import RULES, Page, missing
from tests.local.script import after, scribe, solo, together
from tests.server.test_practice import middle

ME = {"kind": "me", "name": "Ada", "animal": "otter"}
BOT = {"kind": "bot", "level": "random"}
FRIEND = {"kind": "here", "name": "Leo", "animal": "otter"}
PLIES = {"uly": (60, 400), "molly": (60, 400), "buddel": (44, 400), "hickory": (40, 60)}
PRACTICE_PLIES = 16
"""How long the scripts go on; interpreted, what could be taken back takes its time in the larger games."""

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "")


def written(game: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Both scripts of a game, as the server carried them out."""

    async def write() -> list[dict[str, Any]]:
        found = []
        solo_plies, together_plies = PLIES.get(game, (40, 40))
        against = [ME, {**BOT, "name": "Bruna"}]
        chosen = {"start": {"position": middle(game).position(), "seed": 3}}
        for name, seats, more, play, plies in (
            ("solo", against, {}, solo, solo_plies),
            ("practice", against, chosen, solo, PRACTICE_PLIES),
            ("together", [ME, FRIEND], {}, together, together_plies),
        ):
            table = f"here-{game}-{name}"
            body = {"game": game, "seats": seats, **more}
            async with scribe(folder, monkeypatch, body, table, seed=len(game)) as one:
                first = one.listener.frames.copy()
                one.listener.frames.clear()
                await play(one, plies)
                identity = {"table": table, "secret": one.session.table.made.secret}
                script = {"body": body, "identity": identity, "version": __version__, "apart": False, "next": None}
                came = {"do": "come", "tab": 0, "at": 0, "answer": None, "heard": [first, []]}
                found.append({**script, "steps": [came, *one.steps], "after": after(one)})
        return found

    return asyncio.run(write())


def test_a_server_and_a_page_answer_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    index = json.loads((RULES / "index.json").read_text(encoding="utf-8"))
    games = [game for game in names() if game in index]
    assert games
    with Page(tmp_path) as page:
        for game in games:
            for script in written(game, tmp_path, monkeypatch):
                assert len(script["steps"]) > 15
                assert page.compare(script) is None, script["identity"]["table"]
