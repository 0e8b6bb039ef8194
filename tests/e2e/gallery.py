"""The gallery: every board in positions of the real engine, built by itself and served from a folder."""

from __future__ import annotations

import contextlib
import functools
import http.server
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"
FIXTURES = sorted(path.stem for path in (WEB / "src" / "gallery" / "fixtures").glob("*.json"))


def can_build() -> bool:
    return shutil.which("npx") is not None and (WEB / "node_modules").exists()


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads what is served to a test."""


@contextlib.contextmanager
def serving_gallery(folder: Path) -> Iterator[str]:
    """Build the gallery into a folder and serve it; gives the address of its page."""
    command = ["npx", "--no-install", "vite", "build", "--outDir", str(folder), "--emptyOutDir", "--logLevel", "error"]
    subprocess.run(command, cwd=WEB, env={**os.environ, "TANA_GALLERY": "1"}, check=True)
    handler = functools.partial(_Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/gallery.html"
        finally:
            server.shutdown()
            thread.join()
