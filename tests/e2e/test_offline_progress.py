"""Offline games built while somebody looks at the covers: the page shows progress and plays them without a reload."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.conftest import WEB, Meet, free_port, wait_until_ready
from tests.e2e.people import settle
from tests.e2e.test_offline import pytestmark as rules_are_there

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = rules_are_there
RULES = WEB.parent / "rules"
SERVER = """
import sys
from pathlib import Path
import uvicorn
from tana.server.app import Config, make_app
from tana.server.run import uvicorn_config
folder, port = Path(sys.argv[1]), int(sys.argv[2])
builder = (sys.executable, str(folder / "builder.py"), str(folder))
config = Config(database=folder / "t.db", web=folder / "web", module_builder=builder, compile=False, bot_pace=0.0)
uvicorn.Server(uvicorn_config(make_app(config), port)).run()
"""
BUILDER = """
import json, sys, time
from pathlib import Path
folder = Path(sys.argv[1])
print(json.dumps({"state": "building"}), flush=True)
for line in json.loads((folder / "reports.json").read_text()):
    while not (folder / line["game"]).exists():
        time.sleep(0.02)
    print(json.dumps(line), flush=True)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Pages without rules, and a builder that reports each game's rules once a file with the game's name exists."""
    shutil.copytree(WEB.parent, tmp_path / "web", ignore=shutil.ignore_patterns("rules"))
    index: dict[str, dict[str, Any]] = json.loads((RULES / "index.json").read_text())
    lines = [
        {"game": game, **{kind: files[kind] and str(RULES / files[kind]) for kind in ("module", "layout", "data")}}
        for game, files in sorted(index.items(), key=lambda one: one[0] != "molly")
    ]
    (tmp_path / "reports.json").write_text(json.dumps(lines))
    (tmp_path / "builder.py").write_text(BUILDER)
    (tmp_path / "server.py").write_text(SERVER)
    return tmp_path


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    port = free_port()
    with (folder / "log").open("w") as log:
        server = subprocess.Popen([sys.executable, folder / "server.py", folder, str(port)], stdout=log, stderr=log)
    try:
        wait_until_ready(f"http://127.0.0.1:{port}", server, folder / "log")
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(20)


def test_a_game_is_played_in_the_page_as_soon_as_it_is_ready(folder: Path, meet: Meet, browser: Browser) -> None:
    person = meet()
    person.remember(**{"play-here": "on", "bots": '{"iterations": 20, "paceMs": 0}'})
    person.plan_all("random")
    person.go()
    line = person.page.locator(".offline-progress")
    line.filter(has_text="Offline games: 0 of 4 ready").wait_for()
    person.page.evaluate("window.same = true")
    (folder / "molly").touch()
    line.filter(has_text="Offline games: 1 of 4 ready").wait_for()
    settle(person.page)
    person.page.locator('.cover-card:has(a[href="#/new/molly"]) .cover').click()
    person.page.wait_for_selector(".board .spot")
    assert "/t/here-" in person.page.url and person.page.evaluate("window.same")
    person.page.go_back()
    line.filter(has_text="Offline games: 1 of 4 ready").wait_for()
    for game in ("buddel", "hickory", "uly"):
        (folder / game).touch()
    line.filter(has_text="all 4 ready").wait_for()
    assert person.faults == []
