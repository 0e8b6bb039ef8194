"""Passkeys (WebAuthn): a second way to get back to your account, on a server with a host name.

The server stores public keys only. A challenge is signed, not stored: it contains its purpose, host and expiry, and the
bus makes sure that it is used once. No attestation is requested, so the server learns nothing about the device.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import hmac
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tana.server.bus.interface import Bus
from tana.server.protocol import wire
from tana.server.storage.notices import NoticeStore
from tana.server.storage.passkeys import Passkey, PasskeyStore
from tana.server.tables.refusal import Refuse

SIGNING = "passkey-signing"
SIGNING_BYTES = 32
NONCE_BYTES = 16
TIME_BYTES = 8
CHALLENGE_MS = 5 * 60 * 1000
MOST_PASSKEYS = 10
"""Passkeys per person."""
FORMATS = ("none", "packed")
"""Accepted attestation formats: some authenticators send one although none was requested."""


@dataclass(frozen=True)
class PasskeyHost:
    """The host name and origin that the passkeys of a page belong to."""

    name: str
    origin: str


@dataclass
class Passkeys:
    """The passkeys of a house."""

    store: PasskeyStore
    notices: NoticeStore
    bus: Bus
    clock: Callable[[], int]
    _signing: bytes = field(default=b"", repr=False)

    async def of(self, holder: str) -> list[Passkey]:
        """The passkeys of a holder."""
        return await self.store.of(holder) if holder else []

    async def begin(self, holder: str, name: str, host: PasskeyHost) -> wire.NewPasskey:
        """The options a browser needs to create a passkey; raises `Refuse` if the holder has too many."""
        known = await self.store.of(holder)
        if len(known) >= MOST_PASSKEYS:
            raise Refuse("full", "you have too many passkeys; remove one first")
        return wire.NewPasskey(
            challenge=await self._challenge(_adding(holder), host),
            host=host.name,
            user=_base64url(await self._user(holder)),
            name=name,
            known=[one.id for one in known if one.host == host.name],
        )

    async def add(self, holder: str, body: wire.AddPasskey, host: PasskeyHost, asking: tuple[str, str]) -> None:
        """Verify and store a passkey that a browser has created; raises `Refuse` if it is invalid."""
        challenge = await self._redeem(_adding(holder), host, body.client_data)
        if len(await self.store.of(holder)) >= MOST_PASSKEYS:
            raise Refuse("full", "you have too many passkeys; remove one first")
        made = await asyncio.to_thread(_registered, body, challenge, host)
        passkey = Passkey(
            id=_base64url(made.credential_id),
            holder=holder,
            host=host.name,
            public_key=made.credential_public_key,
            counter=made.sign_count,
            browser=asking[0],
            system=asking[1],
            made=self.clock(),
            used=0,
        )
        if not await self.store.add(passkey):
            raise Refuse("bad-request", "this passkey is already registered")

    async def challenge(self, host: PasskeyHost) -> wire.PasskeyChallenge:
        """A challenge for a browser to sign with a passkey."""
        return wire.PasskeyChallenge(await self._challenge(_USING, host), host.name)

    async def used(self, body: wire.UsePasskey, host: PasskeyHost) -> str:
        """The holder that a passkey belongs to; raises `Refuse` if the signature cannot be verified."""
        challenge = await self._redeem(_USING, host, body.client_data)
        passkey = await self.store.find(body.id)
        if passkey is None or passkey.host != host.name:
            raise Refuse("unknown-secret", "this passkey is unknown on this server")
        counter = await asyncio.to_thread(_authenticated, body, challenge, host, passkey)
        named = await self._user(passkey.holder)
        if isinstance(body.user, str) and not hmac.compare_digest(body.user, _base64url(named)):
            raise Refuse("unknown-secret", "this passkey belongs to somebody else")
        if not await self.store.use(passkey.id, counter, self.clock()):
            raise Refuse("unknown-secret", "this passkey was copied or removed")
        return passkey.holder

    async def remove(self, holder: str, id: str) -> None:
        """Remove a passkey of a holder."""
        if not await self.store.remove(holder, id):
            raise Refuse("bad-request", "you have no passkey with this id")

    # --- challenges --------------------------------------------------------------------------------------------

    async def _challenge(self, purpose: str, host: PasskeyHost) -> str:
        head = secrets.token_bytes(NONCE_BYTES) + (self.clock() + CHALLENGE_MS).to_bytes(TIME_BYTES, "big")
        return _base64url(head + await self._signature(purpose, host, head))

    async def _redeem(self, purpose: str, host: PasskeyHost, client_data: str) -> bytes:
        """Verify the challenge in a browser's answer and use it up.

        Raises `Refuse` for one that is forged, expired, used, or for another purpose or host.
        """
        challenge = _challenge_in(client_data)
        head, signature = challenge[: NONCE_BYTES + TIME_BYTES], challenge[NONCE_BYTES + TIME_BYTES :]
        until = int.from_bytes(head[NONCE_BYTES:], "big")
        if not hmac.compare_digest(signature, await self._signature(purpose, host, head)) or until <= self.clock():
            raise Refuse("unknown-secret", "this challenge is invalid or has expired; try again")
        if not await self.bus.allow(f"passkey/{head[:NONCE_BYTES].hex()}", 1, CHALLENGE_MS / 1000):
            raise Refuse("unknown-secret", "this challenge has already been used; try again")
        return challenge

    async def _signature(self, purpose: str, host: PasskeyHost, head: bytes) -> bytes:
        text = f"tana/passkey/{purpose}/{host.origin}/".encode()
        return hmac.digest(await self._key(), text + head, "sha256")

    async def _user(self, holder: str) -> bytes:
        """The user handle of a holder: the same for all their passkeys, and unlinkable to the holder elsewhere."""
        return hmac.digest(await self._key(), f"tana/passkey-user/{holder}".encode(), "sha256")

    async def _key(self) -> bytes:
        if not self._signing:
            self._signing = await self.notices.key(SIGNING, secrets.token_bytes(SIGNING_BYTES))
        return self._signing


_USING = "use"


def _adding(holder: str) -> str:
    return f"add/{hashlib.sha256(holder.encode()).hexdigest()}"


def _base64url(content: bytes) -> str:
    """Encode bytes as base64url without padding, as browsers do."""
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def _from_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _challenge_in(client_data: str) -> bytes:
    try:
        said = json.loads(_from_base64url(client_data))
        return _from_base64url(said["challenge"])
    except (ValueError, TypeError, KeyError, RecursionError, binascii.Error):
        raise Refuse("bad-request", "the client data of the passkey is malformed") from None


def _registered(body: wire.AddPasskey, challenge: bytes, host: PasskeyHost) -> Any:
    """A verified registration. The library is imported on first use, since most servers never need it."""
    from webauthn import verify_registration_response
    from webauthn.helpers import parse_attestation_object
    from webauthn.helpers.exceptions import WebAuthnException

    response = {"clientDataJSON": body.client_data, "attestationObject": body.attestation}
    credential = {"id": body.id, "rawId": body.id, "type": "public-key", "response": response}
    try:
        if parse_attestation_object(_from_base64url(body.attestation)).fmt not in FORMATS:
            raise Refuse("bad-request", "the passkey comes with an attestation, which was not requested")
        return verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=host.name,
            expected_origin=host.origin,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError, OverflowError, RecursionError) as fault:
        raise Refuse("bad-request", f"this passkey cannot be used here ({type(fault).__name__})") from None


def _authenticated(body: wire.UsePasskey, challenge: bytes, host: PasskeyHost, passkey: Passkey) -> int:
    """The signature counter of a verified answer."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    response = {
        "clientDataJSON": body.client_data,
        "authenticatorData": body.authenticator_data,
        "signature": body.signature,
    }
    credential = {"id": body.id, "rawId": body.id, "type": "public-key", "response": response}
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=host.name,
            expected_origin=host.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.counter,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError, OverflowError, RecursionError):
        raise Refuse("unknown-secret", "the signature of this passkey is invalid") from None
    return found.new_sign_count
