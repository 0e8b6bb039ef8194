"""A software authenticator: makes passkeys and answers challenges like a phone or a security key."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40
ID_BYTES = 32


def text(content: bytes) -> str:
    """Bytes in base64url without padding."""
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


@dataclass
class Authenticator:
    """Stores private keys by the host name they were made for."""

    counts: bool = True
    """Whether it counts the uses of a key; synced passkeys do not."""
    keys: dict[bytes, tuple[str, bytes, ec.EllipticCurvePrivateKey]] = field(default_factory=dict)
    """The host name, user and key by credential id."""
    counter: int = 0

    def make(self, asked: dict[str, Any], origin: str, **change: Any) -> dict[str, Any]:
        """The body of `POST /api/passkeys/add` for an answer of `POST /api/passkeys/begin`. `change` overrides what a
        browser would do: `challenge`, `type`, `host`, `page` (its origin), `format`, `id`."""
        id: bytes = change.get("id") or secrets.token_bytes(ID_BYTES)
        key = ec.generate_private_key(ec.SECP256R1())
        self.keys[id] = (asked["host"], asked["user"].encode(), key)
        numbers = key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(id).to_bytes(2, "big") + id + cbor2.dumps(public)
        data = self._data(change.get("host", asked["host"]), WITH_KEY) + attested
        attestation = {"fmt": change.get("format", "none"), "attStmt": {}, "authData": data}
        return {
            "id": text(id),
            "client_data": text(_client_data("webauthn.create", asked["challenge"], origin, change)),
            "attestation": text(cbor2.dumps(attestation)),
        }

    def answer(self, asked: dict[str, Any], origin: str, **change: Any) -> dict[str, Any]:
        """The body of `POST /api/passkeys/use` for an answer of `POST /api/passkeys/challenge`, by the last key."""
        id, (host, user, key) = list(self.keys.items())[-1]
        client_data = _client_data("webauthn.get", asked["challenge"], origin, change)
        data = self._data(change.get("host", host), 0)
        signed = data + hashlib.sha256(client_data).digest()
        return {
            "id": text(id),
            "client_data": text(client_data),
            "authenticator_data": text(data),
            "signature": text(change.get("key", key).sign(signed, ec.ECDSA(hashes.SHA256()))),
            "user": user.decode(),
        }

    def _data(self, host: str, more: int) -> bytes:
        self.counter += self.counts
        flags = PRESENT | VERIFIED | more
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")


def _client_data(kind: str, challenge: str, origin: str, change: dict[str, Any]) -> bytes:
    said = {
        "type": change.get("type", kind),
        "challenge": change.get("challenge", challenge),
        "origin": change.get("page", origin),
        "crossOrigin": False,
    }
    return json.dumps(said).encode()
