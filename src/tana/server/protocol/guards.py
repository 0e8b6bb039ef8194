"""Guards: what a command requires before it has any effect, as data.

Every command in `tana.server.protocol.wire` lists its guards in the order in which they are checked. The first one
that does not hold decides the refusal. `tana.server.tables.guards` evaluates them on the server; the web client gets
them with the generated types.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Code: TypeAlias = Literal[
    "illegal",  # the rules do not allow it: see rule and text
    "stale",  # the game has moved on since `seq`: look again
    "not-your-turn",
    "not-your-seat",
    "not-allowed",  # the table's settings or the asker's role do not allow it
    "not-now",  # not in this phase of the table
    "boundary",  # somebody has learned something since: the move stays
    "bad-notation",
    "bad-request",
    "version",  # the client speaks another version of the protocol
    "old-game",  # begun with another Tana, whose rules or log were different
    "unknown-table",
    "unknown-secret",
    "not-admitted",
    "banned",
    "full",
    "closed",
    "limit",  # too many, too large, too fast
    "unavailable",  # try again: the store, the bus or the bots are away
]
"""Why a command or request is refused."""

Condition: TypeAlias = Literal[
    "seat-exists",
    "own-seat",
    "no-bot",
    "host",
    "host-unless-seat",
    "player",
    "may-see-seat",
    "not-closed",
    "not-over",
    "gathering",
    "playing",
    "over",
    "fresh",
    "paused",
    "not-paused",
    "to-move",
    "undo-asked",
    "proposed",
    "not-practice",
    "not-contributed",
    "seats-taken",
    "not-private",
    "chat-on",
    "hints-on",
    "watched",
]
"""A condition that can be checked against a table, the asker, and the command's `seat` and `seq`."""


class Guard(Struct, frozen=True):
    """A condition, and the refusal where it does not hold.

    `detail` is in English, for developers; `{seats}`, `{phase}` and `{seq}` are filled in.
    """

    condition: Condition
    code: Code
    detail: str = ""


SEAT_EXISTS = Guard("seat-exists", "bad-request", "there are {seats} seats")
OWN_SEAT = Guard("own-seat", "not-your-seat")
NO_BOT = Guard("no-bot", "not-now", "a bot stands in: take the seat back first")
HOST = Guard("host", "not-allowed", "only the host can do that")
HOST_UNLESS_SEAT = Guard("host-unless-seat", "not-allowed", "only the host can do that")
PLAYER = Guard("player", "not-allowed", "only players can do that")
MAY_SEE_SEAT = Guard("may-see-seat", "not-your-seat")

NOT_CLOSED = Guard("not-closed", "closed")
NOT_OVER = Guard("not-over", "not-now", "the table is {phase}")
GATHERING = Guard("gathering", "not-now", "the table is {phase}")
PLAYING = Guard("playing", "not-now", "the table is {phase}")
OVER = Guard("over", "not-now", "the table is {phase}")

FRESH = Guard("fresh", "stale", "the game has moved on since {seq}")
RUNNING = Guard("not-paused", "not-now", "the table is paused")
NOT_PAUSED = Guard("not-paused", "not-now", "paused already")
PAUSED = Guard("paused", "not-now", "not paused")
TO_MOVE = Guard("to-move", "not-your-turn")
UNDO_ASKED = Guard("undo-asked", "not-now", "nobody asks to take back")
PROPOSED = Guard("proposed", "not-now", "nothing is proposed")

NOT_PRACTICE = Guard("not-practice", "not-allowed", "the luck of a practice table is chosen")
NOT_CONTRIBUTED = Guard("not-contributed", "not-now", "this seat has contributed already")
SEATS_TAKEN = Guard("seats-taken", "not-now", "a seat is still open")
NOT_PRIVATE = Guard("not-private", "not-allowed", "this table is for its maker alone")
CHAT_ON = Guard("chat-on", "not-allowed", "this table does not chat")
HINTS_ON = Guard("hints-on", "not-allowed", "this table gives no hints")
WATCHED = Guard("watched", "not-now", "nobody watches")
