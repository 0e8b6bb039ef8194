"""What a standing answer means for a table now: it answers, it rests, or it has come to its end.

Everything is read from the view and the legal actions of the answer's own seat.
"""

from __future__ import annotations

import hashlib
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct

from tana.core.standing_answers import StandingAnswer, found_at, standing_answers
from tana.engine.readiness import at_best_speed
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table

Verdict: TypeAlias = Literal["answers", "rests", "ended"]
DIGEST_BYTES = 16


class Standing(Struct, frozen=True):
    """An answer that a player has given beforehand."""

    table: str
    seat: int
    word: str
    holder: str
    salt: bytes
    """Random: the moment of each release follows from it, and from nothing about the game."""
    until: int
    """Where it ends, as `count_of` counts; 0: nowhere."""
    seen: str
    """A digest of what it watches."""
    made: int
    """The entry after which it was given."""
    made_at: int
    """When that was (milliseconds since 1970)."""
    head: int = 0
    """The entry up to which the store has held it against the log."""
    position: int = 0
    """The entry of the decision that it answers."""
    due: int = 0
    """When it is released; 0: it has nothing to answer."""


def offers_of(table: Table) -> tuple[StandingAnswer, ...]:
    """What players of a table may answer beforehand: nothing where its host has not allowed it, or at a live pace."""
    settings = table.settings
    return standing_answers(table.game.rules) if settings.standing and settings.turn_h > 0 else ()


def hides_presence(table: Table) -> bool:
    """Whether nobody may see who is at a table: an answer could be told from one given on the spot."""
    return bool(offers_of(table))


def offer_of(table: Table, word: str) -> StandingAnswer | None:
    """The declaration of an answer."""
    return next((offer for offer in offers_of(table) if offer.word == word), None)


def new_answer(table: Table, holder: str, body: wire.GiveStanding, salt: bytes, now: int) -> Standing:
    """An answer that somebody gives beforehand; raises `Refuse`."""
    seat = body.seat - 1
    if seat not in table.seats_held_by(holder):
        raise Refuse("not-your-seat")
    offer = offer_of(table, body.word)
    if offer is None or table.phase != "playing":
        raise Refuse("not-allowed", "this cannot be answered beforehand here")
    if (offer.until is None) != (body.until is UNSET):
        raise Refuse("bad-request", "until is needed for an answer with an end, and for no other")
    view, until = view_of(table, seat), 0
    if offer.until is not None and isinstance(body.until, int):
        if body.until not in offer.until.values:
            raise Refuse("bad-request", f"until: one of {list(offer.until.values)}")
        until = end_at(offer, view, body.until)
    seen = seen_by(offer, view, seat)
    return Standing(table.id, seat, offer.word, holder, salt, until, seen, table.seq, now)


def verdict_on(table: Table, answer: Standing) -> Verdict:
    """What an answer means now."""
    holder = table.seats[answer.seat].now.holder
    if table.phase != "playing" or holder != answer.holder or _was_undone(table, answer.made):
        return "ended"
    offer = offer_of(table, answer.word)
    if offer is None:
        return "rests"
    view = view_of(table, answer.seat)
    if seen_by(offer, view, answer.seat) != answer.seen or 0 < answer.until <= count_of(offer, view):
        return "ended"
    waits = table.actor == answer.seat and not table.is_bot(answer.seat)
    if not waits or table.paused or table.undo_asked is not None:
        return "rests"
    words = {table.game.actions.action(action).word for action in table.legal()}
    return "answers" if offer.word in words and words <= set(offer.among) else "rests"


def _was_undone(table: Table, since: int) -> bool:
    """Whether something was taken back: an answer that goes on would give the same again."""
    return any(step.cause == "undone" for step in table.story[since:])


def view_of(table: Table, seat: int) -> Any:
    """What a seat sees, as JSON."""
    return msgspec.json.decode(encode(at_best_speed(table.game).view(table.state, seat)))


def seen_by(offer: StandingAnswer, view: Any, seat: int) -> str:
    """A digest of what an answer watches."""
    watched = [found_at(view, path, seat) for path in offer.watches]
    return hashlib.blake2b(encode(watched), digest_size=DIGEST_BYTES).hexdigest() if watched else ""


def count_of(offer: StandingAnswer, view: Any) -> int:
    """Where the counter of an answer is, so that it only goes up; 0: the answer has none."""
    until = offer.until
    return 0 if until is None else int(view[until.within]) * (max(until.values) + 1) + int(view[until.field])


def end_at(offer: StandingAnswer, view: Any, value: int) -> int:
    """Where the counter next reaches a value."""
    assert offer.until is not None
    span = max(offer.until.values) + 1
    now = count_of(offer, view)
    found = now - int(view[offer.until.field]) + value
    return found if found > now else found + span


def value_at(offer: StandingAnswer, count: int) -> int | None:
    """The value that `end_at` was given."""
    return None if offer.until is None else count % (max(offer.until.values) + 1)
