"""Web Push: messages to a browser, encrypted (RFC 8291) and signed by this server (RFC 8292).

The body is declarative JSON. Browsers with declarative push show it even if the page's service worker fails; in other
browsers the service worker shows it.
"""

from __future__ import annotations

import base64
import binascii
from dataclasses import dataclass, field
from urllib.parse import SplitResult, urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct
from py_vapid import Vapid02

from tana.server.house.messages import Message
from tana.server.house.outward import BadAddress, Method, check_form

TOKEN_SECONDS = 12 * 3600
"""How long a signature is valid. Apple accepts at most a day."""
RENEW_SECONDS = 3600
TTL_SECONDS = 24 * 3600
"""How long a push service stores a message for a browser that is offline."""
WITHDRAWAL_SECONDS = 3600
MOST_TOKENS = 256
AUTH_BYTES = 16
_VERSION = 8030
"""Marks a declarative push message (RFC 8030)."""


class PushKeys(Struct, frozen=True):
    """The keys of a browser's subscription, in base64url."""

    p256dh: str
    auth: str


@dataclass(frozen=True)
class Request:
    """A request to send."""

    method: Method
    address: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushSigner:
    """Signs requests to push services with the server's VAPID key."""

    pem: bytes
    contact: str
    """A contact URL with a public host name. Apple rejects others."""
    _tokens: dict[str, tuple[int, str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._vapid = Vapid02.from_pem(self.pem)

    @property
    def public_key(self) -> str:
        """The key in the form that `pushManager.subscribe` expects."""
        return _encode(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def authorization(self, endpoint: str, now: int) -> str:
        """The Authorization header for an endpoint; `now` in milliseconds."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        seconds = now // 1000
        made, header = self._tokens.get(audience, (0, ""))
        if not header or not 0 <= seconds - made < RENEW_SECONDS:
            claims = {"aud": audience, "exp": seconds + TOKEN_SECONDS, "sub": self.contact}
            header = self._vapid.sign(claims)["Authorization"]
            if len(self._tokens) >= MOST_TOKENS:
                self._tokens.clear()
            self._tokens[audience] = (seconds, header)
        return header


def new_key() -> bytes:
    """Generate a VAPID key, as PEM."""
    vapid = Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem


def contact_of(public_url: str) -> str:
    """The contact URL for push services; empty unless the server has a public host name and TLS."""
    try:
        check_form(public_url)
    except BadAddress:
        return ""
    name = urlsplit(public_url).hostname or ""
    last = name.rpartition(".")[2]
    return f"https://{name}" if last.isalpha() and not name.startswith(".") else ""


def check_subscription(endpoint: str, keys: PushKeys, inside: frozenset[str]) -> SplitResult:
    """Validate a subscription and parse its endpoint; raises `BadAddress` if it cannot be used."""
    parts = check_form(endpoint, inside)
    try:
        point, auth = _decode(keys.p256dh), _decode(keys.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        raise BadAddress("the keys of the subscription are malformed") from None
    if len(auth) != AUTH_BYTES:
        raise BadAddress("the keys of the subscription are malformed")
    return parts


def push_request(message: Message, endpoint: str, keys: PushKeys, signer: PushSigner, now: int) -> Request:
    """The request that delivers a message to a browser."""
    withdrawn = message.kind == "withdrawn"
    headers = {
        "authorization": signer.authorization(endpoint, now),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(WITHDRAWAL_SECONDS if withdrawn else TTL_SECONDS),
        "urgency": "low" if withdrawn else "high" if message.kind == "reminder" else "normal",
    }
    if message.table:
        headers["topic"] = message.table[:32]
    return Request("POST", endpoint, headers, encrypt(push_body(message), keys))


def push_body(message: Message) -> bytes:
    """The declarative JSON of a message, with the badge count of an installed app."""
    badge = {} if message.badge is None else {"app_badge": message.badge}
    return msgspec.json.encode(
        {
            "web_push": _VERSION,
            **badge,
            "notification": {
                "title": message.title,
                "body": message.body,
                "navigate": message.address or f"/t/{message.table}",
                "tag": message.table or message.id,
                "silent": message.kind == "withdrawn",
                "data": {"kind": message.kind, "table": message.table},
            },
        }
    )


def encrypt(content: bytes, keys: PushKeys) -> bytes:
    """Encrypt a body for the subscribed browser."""
    body: bytes = http_ece.encrypt(
        content,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_decode(keys.p256dh),
        auth_secret=_decode(keys.auth),
        version="aes128gcm",
    )
    return body


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
