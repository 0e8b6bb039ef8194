"""A package of all modules for Node, built once for each process of the tests; rules here run compiled."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tana.wasm.linker import NoLinker, linker
from tana.wasm.npm_package import write_package

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
HOST = Path(__file__).with_name("host.mjs")

Ask = Callable[[str, dict[str, Any]], dict[str, Any]]


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the package."""
    try:
        linker()
    except NoLinker as fault:
        pytest.skip(str(fault))
    if shutil.which("node") is None or not (WEB / "node_modules").exists():
        pytest.skip("Node.js and the tools of the web client are not installed (make web)")
    folder = tmp_path_factory.mktemp("package")
    write_package(folder)
    subprocess.run(["node", WEB / "npm" / "build.mjs", folder], check=True)
    return folder


@pytest.fixture
def ask(package: Path, tmp_path: Path) -> Ask:
    """Ask the module of a game in Node: see `answers.mjs`."""

    def asked(game: str, questions: dict[str, Any]) -> dict[str, Any]:
        (tmp_path / "questions.json").write_text(json.dumps({"game": game, **questions}))
        command = ["node", str(HOST), str(package), str(tmp_path / "questions.json"), str(tmp_path / "answers.json")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[-3000:]
        answers: dict[str, Any] = json.loads((tmp_path / "answers.json").read_text())
        return answers

    return asked
