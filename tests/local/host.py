"""A page's worker in Node that carries out what a server did, and says where it differs."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
RULES = ROOT / "src" / "tana" / "web" / "rules"
BUNDLER = WEB / "node_modules" / ".bin" / "rolldown"


def missing() -> str:
    """Why there can be no page here; empty if there can."""
    if not (RULES / "index.json").exists():
        return "no compiled rules beside the pages (make web)"
    if shutil.which("node") is None or not BUNDLER.exists():
        return "the client's tools are not installed (make web)"
    return ""


def bundle(folder: Path) -> Path:
    """The host as one file."""
    made = folder / "twin_host.mjs"
    command = [str(BUNDLER), "src/local/twin_host.ts", "--platform", "node", "--format", "esm", "--file", str(made)]
    defined = ["--transform.define", 'import.meta.env.MODE:"test",import.meta.env.BASE_URL:"/"']
    subprocess.run([*command, *defined], cwd=WEB, check=True, capture_output=True)
    return made


class Page:
    """A process that compares scripts, several at the same time as servers carry others out."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            ["node", str(bundle(folder)), str(RULES)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def send(self, script: dict[str, Any]) -> None:
        """Let it carry a script out."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{json.dumps(script)}\n")
        self._process.stdin.flush()

    def difference(self) -> str | None:
        """The first difference of the oldest script that was sent; None: there is none."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the page's process has ended")
        found: str | None = json.loads(line)
        return found

    def compare(self, script: dict[str, Any]) -> str | None:
        """Send one script and wait for its difference."""
        self.send(script)
        return self.difference()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()
