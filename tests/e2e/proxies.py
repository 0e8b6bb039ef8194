"""Real proxies with TLS certificates from a test authority, which a real browser trusts."""

from __future__ import annotations

import contextlib
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
HOST = "games.localhost"
"""Browsers resolve every name below `localhost` to this machine."""
READY_SECONDS = 30
TOOLS = ("openssl", "certutil", "curl")
NGINX = """
daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""

Proxy = Callable[[Path, int, int], contextlib.AbstractContextManager[None]]
"""Starts a proxy: its folder, its port, the port of the server."""


def command(*words: str | Path) -> None:
    subprocess.run([str(word) for word in words], check=True, capture_output=True)


def make_authority(folder: Path, host: str = HOST) -> None:
    """Make an authority (`ca.pem`) and a certificate signed by it for the host (`cert.pem`, `key.pem`)."""
    new = ("openssl", "req", "-newkey", "rsa:2048", "-nodes", "-sha256")
    command(
        *new,
        "-x509",
        "-days",
        "2",
        "-subj",
        "/CN=Tests of Tana",
        "-keyout",
        folder / "ca.key",
        "-out",
        folder / "ca.pem",
    )
    command(*new, "-subj", f"/CN={host}", "-keyout", folder / "key.pem", "-out", folder / "request.pem")
    (folder / "names").write_text(f"subjectAltName=DNS:{host}\n")
    signed = ("openssl", "x509", "-req", "-days", "2", "-sha256", "-CAcreateserial", "-extfile", folder / "names")
    authority = ("-CA", folder / "ca.pem", "-CAkey", folder / "ca.key")
    command(*signed, *authority, "-in", folder / "request.pem", "-out", folder / "cert.pem")


def trust(home: Path, authority: Path) -> None:
    """Make browsers with this home folder trust an authority."""
    store = home / ".pki" / "nssdb"
    store.mkdir(parents=True)
    command("certutil", "-N", "--empty-password", "-d", f"sql:{store}")
    command("certutil", "-A", "-n", "tana", "-t", "C,,", "-i", authority, "-d", f"sql:{store}")


def _filled(example: str, folder: Path, port: int, server: int) -> str:
    """An example from the documentation, filled in with this host, these ports and these files."""
    text = (EXAMPLES / example).read_text(encoding="utf-8")
    text = text.replace("example.org", HOST).replace("443", str(port)).replace("8470", str(server))
    return text.replace("/tls/", f"{folder}/")


@contextlib.contextmanager
def nginx(folder: Path, port: int, server: int) -> Iterator[None]:
    with nginx_with(_filled("nginx-below-a-path.conf", folder, port, server), folder, port):
        yield


@contextlib.contextmanager
def nginx_with(site: str, folder: Path, port: int) -> Iterator[None]:
    """Run Debian's nginx with the configuration of a site."""
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    with _running([program, "-c", str(folder / "nginx.conf"), "-p", str(folder)], folder, port):
        yield


@contextlib.contextmanager
def caddy(folder: Path, port: int, server: int) -> Iterator[None]:
    options = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
    (folder / "Caddyfile").write_text(options + _filled("Caddyfile", folder, port, server))
    with _running(["caddy", "run", "--config", str(folder / "Caddyfile")], folder, port):
        yield


@contextlib.contextmanager
def _running(words: list[str], folder: Path, port: int) -> Iterator[None]:
    with (folder / "proxy.log").open("w") as log:
        process = subprocess.Popen(
            words, stdout=log, stderr=log, env={"HOME": str(folder), "PATH": "/usr/bin:/usr/sbin"}
        )
    try:
        deadline = time.monotonic() + READY_SECONDS
        while not _listens(port):
            assert process.poll() is None and time.monotonic() < deadline, (folder / "proxy.log").read_text()
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(20)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
