"""Twins: one script of commands to a server and to a page's worker, and the same answers and frames from both.

The server plays here, by interpreted rules; the worker's table in Node, by the modules that the pages have.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tana.core.registry import names
from tana.version import __version__
from tests.local.script import after, scribe, solo, together
from tests.server.test_practice import middle

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "src" / "tana" / "web" / "rules"
VITEST = ROOT / "web" / "node_modules" / ".bin" / "vitest"
ME = {"kind": "me", "name": "Ada", "animal": "otter"}
BOT = {"kind": "bot", "level": "random"}
FRIEND = {"kind": "here", "name": "Leo", "animal": "otter"}
PLIES = {"uly": (60, 400), "molly": (60, 400), "buddel": (44, 400), "hickory": (40, 60)}
PRACTICE_PLIES = 16
"""How long the scripts go on; interpreted, what could be taken back takes its time in the larger games."""

pytestmark = [
    pytest.mark.skipif(not (RULES / "index.json").exists(), reason="no compiled rules beside the pages (make web)"),
    pytest.mark.skipif(not VITEST.exists(), reason="the client's tools are not installed (make web)"),
]


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
                script = {"body": body, "identity": identity, "version": __version__, "first": first}
                found.append({**script, "steps": one.steps, "after": after(one)})
        return found

    return asyncio.run(write())


def test_a_server_and_a_page_answer_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    index = json.loads((RULES / "index.json").read_text(encoding="utf-8"))
    games = [game for game in names() if game in index]
    assert games
    for game in games:
        scripts = written(game, tmp_path, monkeypatch)
        assert all(len(script["steps"]) > 15 for script in scripts)
        (tmp_path / f"{game}.json").write_text(json.dumps(scripts), encoding="utf-8")
    done = subprocess.run(
        [VITEST, "run", "src/local/twins.test.ts"],
        cwd=ROOT / "web",
        env={**os.environ, "TANA_TWINS": str(tmp_path), "TANA_RULES": str(RULES)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert "passed" in done.stdout and "skipped" not in done.stdout, done.stdout[-2000:]
