"""Tana below a path of a shared host, behind nginx and Caddy configured as documented, with TLS and HTTP/2."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.conftest import FLAGS, WHOLE_BROWSER, free_port, serving
from tests.e2e.people import PATIENCE_MS, Person, play_on
from tests.e2e.proxies import HOST, TOOLS, Proxy, caddy, make_authority, nginx, trust

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Playwright

MISSING = [tool for tool in (*TOOLS, WHOLE_BROWSER) if shutil.which(tool) is None]
NO_NGINX = pytest.mark.skipif(
    shutil.which("nginx") is None and not Path("/usr/sbin/nginx").exists(),
    reason="no nginx (Debian: apt-get install nginx-light)",
)
NO_CADDY = pytest.mark.skipif(shutil.which("caddy") is None, reason="no Caddy (Debian: apt-get install caddy)")
pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"missing: {', '.join(MISSING)} (Debian: libnss3-tools has certutil)"
)


@dataclass(frozen=True)
class Site:
    """A server behind a proxy."""

    address: str
    """Ends with a slash."""
    folder: Path

    def curl(self, path: str, *more: str) -> str:
        """The head of an answer over HTTP/2, with the certificate verified."""
        host = self.address.split("/")[2]
        words = [
            "curl",
            "-s",
            "-D",
            "-",
            "-o",
            "/dev/null",
            "--http2",
            "--noproxy",
            "*",
            "--resolve",
            f"{host}:127.0.0.1",
        ]
        words += ["--cacert", str(self.folder / "ca.pem"), *more, f"https://{host}{path}"]
        return subprocess.run(words, check=True, capture_output=True, text=True).stdout.lower()


@pytest.fixture(
    params=[pytest.param(nginx, marks=NO_NGINX), pytest.param(caddy, marks=NO_CADDY)], ids=["nginx", "caddy"]
)
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    """A proxied server below `/games/tana/`."""
    proxy: Proxy = request.param
    port = free_port()
    address = f"https://{HOST}:{port}/games/tana/"
    make_authority(tmp_path)
    trust(tmp_path / "home", tmp_path / "ca.pem")
    with serving(tmp_path, "--public-url", address) as server, proxy(tmp_path, port, int(server.rsplit(":", 1)[1])):
        yield Site(address, tmp_path)


def visitor(tools: Playwright, site: Site, name: str) -> tuple[BrowserContext, Person]:
    """A person whose browser trusts the authority and allows service workers."""
    context = tools.chromium.launch_persistent_context(
        site.folder / name,
        executable_path=WHOLE_BROWSER,
        args=FLAGS,
        env={"HOME": str(site.folder / "home")},
        locale="en",
    )
    context.set_default_timeout(PATIENCE_MS)
    person = Person(context.new_page(), site.address.rstrip("/"))
    person.remember(motion="off", name=name)
    return context, person


def test_heads_of_answers(site: Site) -> None:
    """HTTP/2, one address for the first page, cookies for this path only, and no headers about the whole host."""
    first = site.curl("/games/tana/")
    assert first.startswith("http/2 200")
    assert "strict-transport-security" not in first
    moved = site.curl("/games/tana")
    assert moved.startswith("http/2 308") and "location: " in moved
    assert moved.split("location: ")[1].split()[0].endswith("/games/tana/")
    made = site.curl("/games/tana/api/tables", "-d", '{"game": "uly", "seats": [{"kind": "me"}, {"kind": "remote"}]}')
    assert made.startswith("http/2 201")
    cookie = next(line for line in made.splitlines() if line.startswith("set-cookie: "))
    assert cookie.startswith("set-cookie: __secure-tana=")
    assert {"path=/games/tana/", "secure", "httponly", "samesite=strict"} <= set(cookie.split("; "))
    assert site.curl("/games/tana/metrics").startswith("http/2 403")


def test_two_people_play_and_the_pages_work_offline(site: Site, tools: Playwright) -> None:
    """Links, QR codes, sockets, the service worker and its offline pages all stay below the path."""
    below = site.address.split("/", 3)[3]
    asked: list[str] = []
    context, ada = visitor(tools, site, "Ada")
    try:
        context.on("request", lambda request: asked.append(request.url))
        sockets: list[Any] = []
        ada.page.on("websocket", lambda socket: sockets.append(socket.url))
        ada.open_table("uly", [{"kind": "me"}, {"kind": "remote"}], first="1")
        ada.page.wait_for_selector(".invite .qr")
        link = ada.invitation()
        assert link.startswith(f"{site.address}t/")
        other, leo = visitor(tools, site, "Leo")
        try:
            leo.accept(link)
            assert leo.page.url.startswith(f"{site.address}#/t/")
            ada.start()
            ada.wait_for_turn()
            play_on(ada, 1, random.Random(1))
            leo.page.wait_for_function("() => document.querySelector('.room').dataset.seq > 1")
            assert leo.faults == []
        finally:
            other.close()
        assert sockets and all(url.startswith(f"wss://{HOST}") and f"/{below}api/" in url for url in sockets)
        scope = ada.page.evaluate("navigator.serviceWorker.ready.then((found) => found.scope)")
        assert scope == site.address
        ada.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        assert ada.faults == []
        context.set_offline(True)
        ada.go()
        ada.page.wait_for_selector(".cover-card")
        assert [url for url in asked if not url.startswith((site.address, "blob:", "data:"))] == []
    finally:
        context.close()
