"""The texts of notifications: the game, the table and the player. They reveal nothing hidden."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.server.house.turns import Asked
from tana.server.storage.notices import NoticeKind, Turn
from tana.text import Text, Words
from tana.text.words import FALLBACK, LANGUAGES

PACKAGE = "tana.server"


class Message(Struct, frozen=True):
    """A notification in the reader's language."""

    id: str
    """An idempotency key, the same for every attempt to deliver it."""
    kind: NoticeKind | str
    table: str
    title: str
    body: str
    address: str
    """The URL of the table; empty if the server has no public URL."""
    game: str = ""
    player: str = ""
    turn: int = 0
    badge: int | None = None
    """The number of tables that wait for the person; None: the channel cannot show it."""

    @property
    def text(self) -> str:
        """The whole message on one line, for chats."""
        return " ".join(part for part in (f"{self.title}.", self.body, self.address) if part)


def message_of(id: str, kind: NoticeKind, turn: Turn, asked: Asked, language: str, base: str) -> Message:
    """The notification for a turn, a vote or a reminder."""
    words = words_in(language)
    game = title_of(asked.game, language)
    others = ", ".join(name for name in asked.others if name) or "…"
    vote = kind == "vote"
    kind = "turn" if vote else kind
    about = kind if asked.decides else f"{kind}-answer"
    return Message(
        id=id,
        kind=kind,
        table=turn.table,
        title=words.text(f"notice-{about}-title", game=game),
        body=words.text(f"notice-{about}-body", name=asked.name or "?", others=others),
        address=address_of(turn.table, base),
        game=asked.game,
        player=asked.name,
        turn=turn.waiting.voting_since if vote else turn.waiting.since,
    )


def withdrawal_of(id: str, table: str, language: str, base: str) -> Message:
    """The message that replaces the notification of a turn that is over."""
    words = words_in(language)
    title, body = words.text("notice-withdrawn-title"), words.text("notice-withdrawn-body")
    return Message(id, "withdrawn", table, title, body, address_of(table, base))


def trial(id: str, language: str, base: str) -> Message:
    """The message that "Send test" sends."""
    words = words_in(language)
    return Message(id, "test", "", words.text("notice-test-title"), words.text("notice-test-body"), base)


def address_of(table: str, base: str) -> str:
    """The URL of a table; empty if the server has no public URL."""
    return f"{base}/t/{table}" if base else ""


def words_in(language: str) -> Words:
    """The server's texts in a language; English if there is no translation."""
    return Words(language if language in LANGUAGES else FALLBACK, PACKAGE)


def title_of(game: str, language: str) -> str:
    """The title of a game; for an unknown game, its id."""
    if game not in names():
        return game
    found: Any = find_game(game)
    return Text(found, language if language in LANGUAGES else FALLBACK).title
