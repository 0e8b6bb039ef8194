"""A small OpenID Connect provider on loopback: discovery, authorization code with PKCE, signed ID tokens."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import socket
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl, urlencode

import uvicorn
from joserfc import jwt
from joserfc.jwk import KeySet, RSAKey
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

CLIENT, SECRET = "tana", "a secret of the tests"
ACCESS = "a token that opens what is known about somebody"


@dataclass
class OidcProvider:
    """Signs everybody on as `email`; `wrong` replaces claims of its tokens (None: omits them), and `info` the answer of
    its userinfo endpoint."""

    issuer: str
    email: str = "ada@example.org"
    wrong: dict[str, Any] = field(default_factory=dict)
    info: dict[str, Any] = field(default_factory=dict)
    key: RSAKey = field(default_factory=lambda: RSAKey.generate_key(2048, {"kid": "one", "use": "sig"}))
    other_key: RSAKey | None = None
    """Signs tokens instead of the published key, as a forger would."""
    _codes: dict[str, dict[str, str]] = field(default_factory=dict)

    async def discovery(self, request: Request) -> Response:
        return JSONResponse(
            {
                "issuer": self.issuer,
                "authorization_endpoint": f"{self.issuer}/authorize",
                "token_endpoint": f"{self.issuer}/token",
                "userinfo_endpoint": f"{self.issuer}/userinfo",
                "jwks_uri": f"{self.issuer}/keys",
            }
        )

    async def authorize(self, request: Request) -> Response:
        asked = dict(request.query_params)
        assert asked["client_id"] == CLIENT and asked["code_challenge_method"] == "S256"
        code = secrets.token_urlsafe(16)
        self._codes[code] = asked
        return RedirectResponse(f"{asked['redirect_uri']}?{urlencode({'code': code, 'state': asked['state']})}", 303)

    async def token(self, request: Request) -> Response:
        given = dict(parse_qsl((await request.body()).decode()))
        asked = self._codes.pop(given["code"], None)
        challenge = urlsafe_b64encode(hashlib.sha256(given["code_verifier"].encode()).digest()).decode().rstrip("=")
        if asked is None or asked["code_challenge"] != challenge or given["client_secret"] != SECRET:
            return JSONResponse({"error": "invalid_grant"}, 400)
        now = int(time.time())
        claims = {
            "iss": self.issuer,
            "aud": CLIENT,
            "sub": "1",
            "iat": now,
            "exp": now + 300,
            "nonce": asked["nonce"],
            "email": self.email,
            "email_verified": True,
        } | self.wrong
        told = {name: value for name, value in claims.items() if value is not None}
        signed = jwt.encode({"alg": "RS256", "kid": "one"}, told, self.other_key or self.key)
        return JSONResponse({"access_token": ACCESS, "token_type": "Bearer", "id_token": signed})

    async def userinfo(self, request: Request) -> Response:
        if request.headers.get("authorization") != f"Bearer {ACCESS}":
            return JSONResponse({"error": "invalid_token"}, 401)
        return JSONResponse({"sub": "1", "email": self.email, "email_verified": True} | self.info)

    async def keys(self, request: Request) -> Response:
        return JSONResponse(KeySet([self.key]).as_dict(private=False))

    def app(self) -> Starlette:
        return Starlette(
            routes=[
                Route("/.well-known/openid-configuration", self.discovery),
                Route("/authorize", self.authorize),
                Route("/token", self.token, methods=["POST"]),
                Route("/keys", self.keys),
                Route("/userinfo", self.userinfo),
            ]
        )


@contextlib.contextmanager
def providing() -> Iterator[OidcProvider]:
    """Run a provider in a thread."""
    bound = socket.socket()
    bound.bind(("127.0.0.1", 0))
    provider = OidcProvider(f"http://127.0.0.1:{bound.getsockname()[1]}")
    server = uvicorn.Server(uvicorn.Config(provider.app(), log_config=None))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield provider
    finally:
        server.should_exit = True
        thread.join()
        bound.close()
