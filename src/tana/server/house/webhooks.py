"""Notifications by webhook: presets for ntfy and chat services, and a generic signed webhook."""

from __future__ import annotations

import hashlib
import hmac
from urllib.parse import parse_qs, quote

import msgspec
from msgspec import Struct

from tana.server.house.messages import Message
from tana.server.house.outward import BadAddress, check_form
from tana.server.house.web_push import Request
from tana.server.storage.notices import Channel, ChannelKind

MATRIX_ROOM = "/_matrix/client/v3/rooms/"
MATRIX_SEND = "/send/m.room.message"
TELEGRAM_SEND = "/sendMessage"
JSON = {"content-type": "application/json"}


class HookSecrets(Struct, frozen=True):
    """The secrets of a webhook."""

    token: str = ""
    """The access token for the receiver (ntfy, Matrix)."""
    signing: str = ""
    """The signing key (generic webhook)."""


def check_hook(kind: ChannelKind, address: str, inside: frozenset[str]) -> None:
    """Raise `BadAddress` unless an address fits its kind of webhook."""
    parts = check_form(address, inside)
    if kind == "telegram" and not (parts.path.endswith(TELEGRAM_SEND) and parse_qs(parts.query).get("chat_id")):
        raise BadAddress("a Telegram address is like https://api.telegram.org/bot…/sendMessage?chat_id=…")
    if kind == "matrix" and not (parts.path.startswith(MATRIX_ROOM) and parts.path.endswith(MATRIX_SEND)):
        raise BadAddress(f"a Matrix address is like https://matrix.example{MATRIX_ROOM}…{MATRIX_SEND}")
    if kind == "ntfy" and len(parts.path) < 2:
        raise BadAddress("an ntfy address ends with a topic, like https://ntfy.sh/my-topic")


def hook_request(message: Message, channel: Channel, now: int) -> Request:
    """The request that delivers a message to a webhook."""
    secrets = msgspec.json.decode(channel.secrets, type=HookSecrets)
    match channel.kind:
        case "ntfy":
            return _ntfy(message, channel.address, secrets)
        case "discord":
            body = {"content": message.text, "allowed_mentions": {"parse": []}}
            return Request("POST", channel.address, dict(JSON), msgspec.json.encode(body))
        case "matrix":
            return _matrix(message, channel.address, secrets)
        case "telegram":
            return _telegram(message, channel.address)
    return _signed(message, channel.address, secrets, now)


def _ntfy(message: Message, address: str, secrets: HookSecrets) -> Request:
    headers = {"content-type": "text/plain; charset=utf-8", "x-title": _header(message.title), "x-tags": "game_die"}
    if message.address:
        headers["x-click"] = message.address
    if secrets.token:
        headers["authorization"] = f"Bearer {secrets.token}"
    return Request("POST", address, headers, message.body.encode())


def _matrix(message: Message, address: str, secrets: HookSecrets) -> Request:
    """Matrix: the transaction id makes repeated deliveries idempotent."""
    body = msgspec.json.encode({"msgtype": "m.text", "body": message.text})
    headers = {**JSON, "authorization": f"Bearer {secrets.token}"}
    return Request("PUT", f"{address}/{quote(_short(message.id))}", headers, body)


def _telegram(message: Message, address: str) -> Request:
    base, _, query = address.partition("?")
    body = {"chat_id": parse_qs(query)["chat_id"][0], "text": message.text}
    return Request("POST", base, dict(JSON), msgspec.json.encode(body))


def _signed(message: Message, address: str, secrets: HookSecrets, now: int) -> Request:
    """The generic webhook: all fields as JSON, signed with the key that its owner was shown when adding it."""
    body = msgspec.json.encode(
        {
            "kind": message.kind,
            "game": message.game,
            "table": message.table,
            "player": message.player,
            "turn": message.turn,
            "title": message.title,
            "text": message.body,
            "url": message.address,
        }
    )
    seconds = str(now // 1000)
    headers = {
        **JSON,
        "x-tana-delivery": _short(message.id),
        "x-tana-time": seconds,
        "x-tana-signature": f"sha256={signature(secrets.signing, seconds, body)}",
    }
    return Request("POST", address, headers, body)


def signature(key: str, seconds: str, body: bytes) -> str:
    """The HMAC-SHA256 of a delivery, over its time, a dot and its body."""
    return hmac.new(key.encode(), f"{seconds}.".encode() + body, hashlib.sha256).hexdigest()


def _short(id: str) -> str:
    return hashlib.sha256(id.encode()).hexdigest()[:32]


def _header(text: str) -> str:
    """A header value: ASCII as it is, other text encoded as in RFC 2047."""
    if text.isascii():
        return text
    from email.header import Header

    return Header(text, "utf-8").encode(linesep="").replace("\n", "")
