"""Delivery of a message to a channel, and its outcome."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from tana.server.house.messages import Message
from tana.server.house.outward import BadAddress, Outward, Reply
from tana.server.house.web_push import PushKeys, PushSigner, Request, push_request
from tana.server.house.webhooks import hook_request
from tana.server.storage.notices import Channel

Verdict: TypeAlias = Literal["sent", "gone", "later", "refused"]
"""`gone`: the address no longer exists. `later`: retry. `refused`: a retry would not help."""
GONE = (404, 410)
LATER = (0, 408, 425, 429)


class Outcome(Struct, frozen=True):
    """The outcome of a delivery."""

    verdict: Verdict
    status: int = 0
    retry_seconds: float = 0.0


@dataclass
class Delivery:
    """Sends messages to channels."""

    outward: Outward
    signer: PushSigner | None
    """None: the server has no public URL, so it cannot send Web Push."""

    async def deliver(self, message: Message, channel: Channel, now: int) -> Outcome:
        """Send a message to a channel; `now` in milliseconds."""
        request = self._request(message, channel, now)
        if request is None:
            return Outcome("refused")
        try:
            reply = await self.outward.send(request.method, request.address, request.headers, request.body)
        except BadAddress:
            return Outcome("refused")
        return Outcome(verdict_of(reply, channel), reply.status, reply.retry_seconds)

    def _request(self, message: Message, channel: Channel, now: int) -> Request | None:
        if channel.kind != "push":
            return hook_request(message, channel, now)
        if self.signer is None:
            return None
        keys = msgspec.json.decode(channel.secrets, type=PushKeys)
        return push_request(message, channel.address, keys, self.signer, now)


def verdict_of(reply: Reply, channel: Channel) -> Verdict:
    """Classify an answer.

    A push service answers 404 or 410 for a subscription that no longer exists. A webhook that does so may just be
    misconfigured, so it is kept.
    """
    if 200 <= reply.status < 300:
        return "sent"
    if reply.status in GONE and channel.kind == "push":
        return "gone"
    if reply.status in LATER or reply.status >= 500:
        return "later"
    return "refused"
