"""Signing on with OpenID Connect (extra `oidc`): authorization code flow with PKCE and a verified ID token."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

import httpx
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from tana.errors import TanaError
from tana.server.logs import note
from tana.server.tables.refusal import Refuse
from tana.server.transport import house_tokens
from tana.server.transport.house_admission import HouseAdmission
from tana.server.transport.http_messages import Plan

ATTEMPT = "sign-on"
ATTEMPT_MS = 10 * 60 * 1000
SECONDS = 10.0
ALGORITHMS = ("RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "EdDSA")


@dataclass(frozen=True)
class Provider:
    """A provider, and the credentials of this server there."""

    issuer: str
    client: str
    secret: str = field(default="", repr=False)
    allowed: tuple[str, ...] = ()
    """Email addresses like ada@example.org, or domains like example.org; empty: everybody with an account there."""

    def admits(self, claims: dict[str, Any]) -> bool:
        """Whether a user with these claims is admitted."""
        if not self.allowed:
            return True
        if not claims.get("email_verified", False):
            return False
        email = str(claims.get("email", "")).lower()
        return email in self.allowed or email.rpartition("@")[2] in self.allowed


def need_oidc() -> None:
    """Raise `TanaError` if the packages of the extra `oidc` are missing."""
    try:
        import authlib.oauth2  # noqa: F401
        import joserfc  # noqa: F401
    except ModuleNotFoundError:
        raise TanaError("OpenID Connect needs an extra: pip install 'tana-games[oidc]'") from None


@dataclass
class OidcSignOn:
    """Handlers for signing on: the redirect to the provider, and the callback from it."""

    provider: Provider
    house: HouseAdmission
    _found: dict[str, Any] | None = None

    @property
    def _cookie(self) -> str:
        return f"{self.house.cookie}-{ATTEMPT}"

    @property
    def _home(self) -> str:
        return f"{self.house.hosts.public_url.rstrip('/')}/"

    @property
    def _callback(self) -> str:
        return f"{self._home}house/callback"

    def plan(self) -> Plan:
        """The routes of signing on."""
        return [("GET", "/house/sign-in", self.begin), ("GET", "/house/callback", self.end)]

    async def begin(self, request: Request) -> Response:
        """Redirect to the provider."""
        from authlib.oauth2.rfc6749.parameters import prepare_grant_uri
        from authlib.oauth2.rfc7636 import create_s256_code_challenge

        found = await self._discovered()
        state, nonce, verifier = (secrets.token_urlsafe(32) for _ in range(3))
        address = prepare_grant_uri(
            found["authorization_endpoint"],
            self.provider.client,
            "code",
            redirect_uri=self._callback,
            scope="openid email",
            state=state,
            nonce=nonce,
            code_challenge=create_s256_code_challenge(verifier),
            code_challenge_method="S256",
        )
        until = self.house.service.clock() + ATTEMPT_MS
        token = house_tokens.signed(
            self.house.rules.key, ATTEMPT, until, state=state, browser_nonce=nonce, verifier=verifier
        )
        return self._set_attempt(RedirectResponse(address, 303), token, ATTEMPT_MS // 1000)

    async def end(self, request: Request) -> Response:
        """Verify a user who returns from the provider, and admit them."""
        key, now = self.house.rules.key, self.house.service.clock()
        begun = house_tokens.read(key, ATTEMPT, request.cookies.get(self._cookie, ""), now)
        given = request.query_params
        if begun is None or not secrets.compare_digest(given.get("state", "").encode(), begun["state"].encode()):
            raise Refuse("bad-request", "signing on was not started in this browser, or too long ago; try again")
        if "code" not in given:
            raise Refuse("not-admitted", "the provider refused to sign you on")
        claims = await self._claims(given["code"], begun)
        if not self.provider.admits(claims):
            note("sign-on refused", why="not on the list")
            raise Refuse("not-admitted", "you are signed on, but not on the list of this house")
        return self._set_attempt(self.house.admit(RedirectResponse(self._home, 303)), "", 0)

    def _set_attempt(self, response: Response, token: str, seconds: int) -> Response:
        """Set the cookie of an attempt: `lax`, because the browser returns from another site and must send it."""
        hosts = self.house.hosts
        response.set_cookie(
            self._cookie,
            token,
            max_age=seconds,
            path=f"{hosts.prefix}/",
            secure=hosts.secure,
            httponly=True,
            samesite="lax",
        )
        return response

    async def _discovered(self) -> dict[str, Any]:
        """The provider's metadata, fetched once."""
        if self._found is None:
            address = f"{self.provider.issuer.rstrip('/')}/.well-known/openid-configuration"
            found = await self._ask("GET", address)
            if found.get("issuer", "").rstrip("/") != self.provider.issuer.rstrip("/"):
                raise Refuse("unavailable", "the provider's issuer differs from the one in the settings")
            self._found = found
        return self._found

    async def _claims(self, code: str, begun: dict[str, Any]) -> dict[str, Any]:
        """Exchange the code for an ID token, verify it, and return its claims."""
        from joserfc import jwt
        from joserfc.errors import JoseError
        from joserfc.jwk import KeySet

        found = await self._discovered()
        body = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": self._callback,
            "client_id": self.provider.client,
            "code_verifier": begun["verifier"],
        }
        secret = {"client_secret": self.provider.secret} if self.provider.secret else {}
        answered = await self._ask("POST", found["token_endpoint"], data=body | secret)
        keys: Any = await self._ask("GET", found["jwks_uri"])
        required: Any = {
            "iss": {"essential": True, "value": found["issuer"]},
            "aud": {"essential": True, "value": self.provider.client},
            "nonce": {"essential": True, "value": begun["browser_nonce"]},
            "exp": {"essential": True},
        }
        try:
            token = jwt.decode(str(answered.get("id_token", "")), KeySet.import_key_set(keys), algorithms=ALGORITHMS)
            now = self.house.service.clock() // 1000
            jwt.JWTClaimsRegistry(now=now, leeway=60, **required).validate(token.claims)
        except (JoseError, ValueError) as fault:
            note("sign-on refused", why=type(fault).__name__)
            raise Refuse("not-admitted", "the provider's answer cannot be trusted") from None
        return {**await self._about(token.claims, answered), **token.claims}

    async def _about(self, claims: dict[str, Any], answered: dict[str, Any]) -> dict[str, Any]:
        """The claims of the userinfo endpoint, if needed: some providers leave the email out of ID tokens."""
        address = (await self._discovered()).get("userinfo_endpoint")
        if not self.provider.allowed or "email" in claims or not address:
            return {}
        bearer = {"Authorization": f"Bearer {answered.get('access_token', '')}"}
        found = await self._ask("GET", address, headers=bearer)
        return found if "sub" in claims and found.get("sub") == claims["sub"] else {}

    async def _ask(self, method: str, address: str, **more: Any) -> dict[str, Any]:
        try:
            async with httpx.AsyncClient(timeout=SECONDS) as client:
                response = await client.request(method, address, **more)
            response.raise_for_status()
            found: dict[str, Any] = response.json()
        except (httpx.HTTPError, ValueError) as fault:
            note("provider does not answer", why=type(fault).__name__)
            raise Refuse("unavailable", "the provider is unavailable or gave an invalid answer; try again") from None
        return found
