"""Debian's Firefox and WebKit, each driven by its own protocol: opening URLs and running scripts only.

Firefox speaks WebDriver BiDi over a socket. WebKit has a driver that speaks WebDriver over HTTP and needs a display.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import re
import subprocess
import time
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.e2e.conftest import free_port

FIREFOX = Path("/usr/bin/firefox-esr")
WEBKIT_DRIVER = Path("/usr/bin/WebKitWebDriver")
XVFB = Path("/usr/bin/Xvfb")
START_SECONDS = 60
PATIENCE_SECONDS = 180
"""Long enough for a whole game on a busy machine; only a failing test waits this long."""
_LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Driven(ABC):
    """One tab of a browser."""

    @abstractmethod
    def go(self, url: str) -> None:
        """Open a URL."""

    @abstractmethod
    def run(self, expression: str) -> Any:
        """The value of an expression, or of its promise, decoded from JSON."""

    def until(self, expression: str) -> Any:
        """Wait until an expression is truthy; returns its value."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not (found := self.run(expression)):
            assert time.monotonic() < deadline, f"never true: {expression}; {self.run('document.body.innerText')}"
            time.sleep(0.05)
        return found

    def click(self, selector: str) -> None:
        """Click the element of a selector, once it exists and is enabled."""
        found = f"document.querySelector({json.dumps(selector)})"
        self.until(f"{found} !== null && !{found}.disabled")
        self.run(f"{found}.click()")


class Firefox(Driven):
    """Firefox, driven by WebDriver BiDi."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = itertools.count()
        self._ask("session.new", capabilities={})
        self._tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **parameters: Any) -> Any:
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(PATIENCE_SECONDS))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def go(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def run(self, expression: str) -> Any:
        wanted = f"Promise.resolve({expression}).then((found) => JSON.stringify(found ?? null))"
        done = self._ask("script.evaluate", expression=wanted, target={"context": self._tab}, awaitPromise=True)
        assert done["type"] == "success", done
        return json.loads(done["result"]["value"])


class WebKit(Driven):
    """WebKit, driven by WebDriver."""

    def __init__(self, address: str) -> None:
        options = {"binary": str(mini_browser()), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._address = f"{address}/session"
        self._address += f"/{self._ask('', **wanted)['sessionId']}"
        self._ask("/timeouts", script=1000 * PATIENCE_SECONDS)

    def _ask(self, path: str, **body: Any) -> Any:
        request = urllib.request.Request(self._address + path, json.dumps(body).encode(), method="POST")
        with urllib.request.urlopen(request, timeout=2 * PATIENCE_SECONDS) as answer:
            return json.load(answer)["value"]

    def go(self, url: str) -> None:
        self._ask("/url", url=url)

    def run(self, expression: str) -> Any:
        answer = "(found) => arguments[0](JSON.stringify(found ?? null))"
        script = f"Promise.resolve({expression}).then({answer}, (fault) => arguments[0]('!' + fault))"
        found = self._ask("/execute/async", script=script, args=[])
        assert not found.startswith("!"), found
        return json.loads(found)

    def close(self) -> None:
        """End the browser."""
        request = urllib.request.Request(self._address, method="DELETE")
        with urllib.request.urlopen(request, timeout=PATIENCE_SECONDS):
            return


def mini_browser() -> Path | None:
    """The path of WebKit's MiniBrowser, or None."""
    return next(iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-4.?/MiniBrowser"))), None)


@contextlib.contextmanager
def firefox(folder: Path) -> Iterator[Driven]:
    """Run Firefox with a separate profile."""
    command = [str(FIREFOX), "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    with _running(command, folder / "log") as process:
        address = _until(lambda: _LISTENING.search((folder / "log").read_text()), process)[1]
        with connect(f"{address}/session", max_size=None, open_timeout=START_SECONDS) as socket:
            yield Firefox(socket)


@contextlib.contextmanager
def webkit(folder: Path) -> Iterator[Driven]:
    """Run WebKit on a virtual display."""
    port = free_port()
    with _running([str(XVFB), "-displayfd", "1", "-screen", "0", "800x1000x24"], folder / "display") as display:
        number = _until(lambda: (folder / "display").read_text().split(), display)[0]
        env = {**os.environ, "DISPLAY": f":{number}", "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "HOME": str(folder)}
        env["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        with _running([str(WEBKIT_DRIVER), f"--port={port}"], folder / "log", env) as driver:
            address = f"http://127.0.0.1:{port}"
            _until(lambda: _answers(f"{address}/status"), driver)
            browser = WebKit(address)
            try:
                yield browser
            finally:
                browser.close()


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:  # not listening yet, or too busy to answer in time
        return False


@contextlib.contextmanager
def _running(command: list[str], log: Path, env: dict[str, str] | None = None) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("w") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, env=env)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(20)


def _until(ask: Any, process: subprocess.Popen[bytes]) -> Any:
    deadline = time.monotonic() + START_SECONDS
    while not (found := ask()):
        assert process.poll() is None, f"{process.args!r} ended"
        assert time.monotonic() < deadline, f"{process.args!r} does not answer"
        time.sleep(0.1)
    return found
