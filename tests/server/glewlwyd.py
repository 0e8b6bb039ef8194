"""Glewlwyd, an OpenID Connect provider packaged by Debian, on loopback, with a client for Tana and one user, Ada."""

from __future__ import annotations

import contextlib
import json
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from joserfc.jwk import KeySet, RSAKey

from tests.server.engines import free_port

SCHEMA = Path("/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3")
MODULES = Path("/usr/lib/glewlwyd")
MISSING = shutil.which("glewlwyd") is None or not SCHEMA.exists()
CLIENT, SECRET = "tana", "a secret of the tests"
ADA, PASSWORD = "ada", "a password of Ada's"
READY_SECONDS = 60
SETTINGS = """
port={port}
bind_address="127.0.0.1"
external_url="{address}"
login_url="login"
api_prefix="api"
log_mode="console"
log_level="WARNING"
cookie_secure=0
cookie_same_site="lax"
session_key="SESSION"
admin_scope="g_admin"
profile_scope="g_profile"
user_module_path="{modules}/user"
client_module_path="{modules}/client"
user_auth_scheme_module_path="{modules}/scheme"
plugin_module_path="{modules}/plugin"
hash_algorithm="SHA256"
database = {{ type = "sqlite3"; path = "{folder}/glewlwyd.db"; }};
"""
VERIFIED = {
    "name": "email_verified",
    "user-property": "name",
    "mandatory": True,
    "type": "boolean",
    "boolean-value-true": "Ada",
    "boolean-value-false": "Eve",
}
"""A claim of the provider: every user called Ada has a verified address."""
PLUGIN: Mapping[str, Any] = {
    "jwt-type": "rsa",
    "jwt-key-size": "256",
    "access-token-duration": 3600,
    "refresh-token-duration": 3600,
    "code-duration": 600,
    "refresh-token-rolling": True,
    "allow-non-oidc": False,
    "auth-type-client-enabled": False,
    "auth-type-code-enabled": True,
    "auth-type-code-revoke-replayed": True,
    "auth-type-id-token-enabled": True,
    "auth-type-implicit-enabled": False,
    "auth-type-none-enabled": False,
    "auth-type-password-enabled": False,
    "auth-type-refresh-enabled": False,
    "auth-type-token-enabled": False,
    "pkce-allowed": True,
    "pkce-method-plain-allowed": False,
    "pkce-required": True,
    "address-claim": {"type": "no"},
    "allowed-scope": ["openid"],
    "claims": [VERIFIED],
    "email-claim": "mandatory",
    "email-claim-scope": [],
    "name-claim": "no",
    "request-parameter-allow": False,
    "scope-claim": "no",
    "secret-type": "pairwise",
    "subject-type": "public",
}


@dataclass(frozen=True)
class Glewlwyd:
    """A running provider."""

    address: str

    @property
    def issuer(self) -> str:
        return f"{self.address}/api/oidc"

    async def sign_on(self, location: str, password: str = PASSWORD) -> httpx.Response:
        """Act as Ada at the provider: follow the link, sign on and consent; returns the redirect back."""
        async with httpx.AsyncClient(base_url=self.address, timeout=None) as ada:
            login = await ada.get(location)
            assert login.status_code == 302 and login.headers["location"].startswith(f"{self.address}/login?")
            await ada.post("/api/auth/", json={"username": ADA, "password": password})
            await ada.put(f"/api/auth/grant/{CLIENT}", json={"scope": "openid"})
            return await ada.get(f"{location}&g_continue")


@contextlib.contextmanager
def providing(folder: Path, redirect: str) -> Iterator[Glewlwyd]:
    """Run a provider with its files in a folder, and one client that redirects back to an address."""
    port = free_port()
    provider = Glewlwyd(f"http://127.0.0.1:{port}")
    with closing(sqlite3.connect(folder / "glewlwyd.db")) as database:
        database.executescript(SCHEMA.read_text(encoding="utf-8"))
    settings = SETTINGS.format(port=port, address=provider.address, modules=MODULES, folder=folder)
    (folder / "glewlwyd.conf").write_text(settings, encoding="utf-8")
    with (folder / "glewlwyd.log").open("w") as log:
        command = ["glewlwyd", f"--config-file={folder}/glewlwyd.conf"]
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
    try:
        _wait(provider, process, folder / "glewlwyd.log")
        _prepare(provider, redirect)
        yield provider
    finally:
        process.terminate()
        process.wait(60)


def _wait(provider: Glewlwyd, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + READY_SECONDS
    while True:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"{provider.address}/config", trust_env=False)
            return
        assert process.poll() is None and time.monotonic() < deadline, log.read_text()
        time.sleep(0.05)


def _prepare(provider: Glewlwyd, redirect: str) -> None:
    """Configure the provider as its administrator: OpenID Connect, a client and a user."""
    key = RSAKey.generate_key(2048, {"kid": "one", "alg": "RS256"}, private=True)
    private = json.dumps(KeySet([key]).as_dict(private=True))
    plugin = {**PLUGIN, "iss": provider.issuer, "jwks-private": private}
    client = {
        "client_id": CLIENT,
        "name": "Tana",
        "confidential": True,
        "enabled": True,
        "client_secret": SECRET,
        "password": SECRET,
        "redirect_uri": [redirect],
        "authorization_type": ["code"],
        "token_endpoint_auth_method": ["client_secret_post"],
        "scope": ["openid"],
    }
    person = {
        "username": ADA,
        "name": "Ada",
        "email": "ada@example.org",
        "password": PASSWORD,
        "enabled": True,
        "scope": ["openid"],
    }
    with httpx.Client(base_url=provider.address, timeout=None, trust_env=False) as administrator:
        for path, body in (
            ("/api/auth/", {"username": "admin", "password": "password"}),
            ("/api/mod/plugin/", {"module": "oidc", "name": "oidc", "display_name": "OIDC", "parameters": plugin}),
            ("/api/client/", client),
            ("/api/user/", person),
        ):
            answer = administrator.post(path, json=body)
            assert answer.status_code == 200, (path, answer.text)
