"""Checks the receipt of a game against what players were shown, and the evidence of players against each other.

A receipt that contradicts the evidence raises `UnfairRecord` with a reason. Gaps in the evidence leave a doubt: then
the luck is not provable. `web/src/luck/check.ts` is the same check in the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from tana.client.seen import BOUND, GAME_CAUSES, LOOKED, Beginning, Seen, SeenStep, view_digest
from tana.core.match import Match
from tana.core.record import to_bytes
from tana.server.protocol.wire import Receipt
from tana.server.tables import fairness
from tana.server.tables.fairness import Stage, UnfairRecord
from tana.server.tables.one_time_signature import is_signed
from tana.server.tables.outcome import wire_outcome

Luck: TypeAlias = Literal["proven", "not-provable", "violation"]
OTHER_RULES = ("rules", "edition", "undo", "shown")
"""The reasons for which an honest receipt can fail if it is replayed by other rules."""


class Verdict(Struct, frozen=True):
    """The result of a check; `reasons` are words of the table in `docs/fairness.md`."""

    luck: Luck
    reasons: tuple[str, ...] = ()
    fault: str = ""


def verdict_of(document: object, seen: Sequence[Seen]) -> Verdict:
    """Check a receipt as received against everything that one or several players were shown, by the current rules."""
    try:
        compare_players(seen)
        receipt = receipt_for(document, seen)
    except UnfairRecord as fault:
        return Verdict("violation", (fault.reason,), str(fault))
    try:
        doubts = check(receipt, *fairness.replay(receipt), seen)
    except UnfairRecord as fault:
        if isinstance(receipt.rules, str) and fault.reason in OTHER_RULES:
            return Verdict("not-provable", ("no-rules",), str(fault))
        return Verdict("violation", (fault.reason,), str(fault))
    return Verdict("not-provable" if doubts else "proven", tuple(doubts))


def receipt_for(document: object, seen: Sequence[Seen]) -> Receipt:
    """Parse a receipt and compare what it is bound to with what was shown; raises `UnfairRecord`.

    Raises it too if a game that was announced as fair is called practice.
    """
    practice = isinstance(document, dict) and document.get("practice") is True
    if practice and any(not one.practice for one in seen):
        raise UnfairRecord("the server committed to its luck, and now calls the game practice", "practice")
    receipt = fairness.read_receipt(document)
    for one in seen:
        _check_bound(receipt, one)
    return receipt


def check(receipt: Receipt, match: Match, stages: Sequence[Stage], seen: Sequence[Seen]) -> list[str]:
    """Check a replayed receipt; returns why the luck is not provable (empty: proven). Raises `UnfairRecord`."""
    _check_signatures(receipt)
    doubts: list[str] = []
    for one in seen:
        _check_story(match, stages, one)
        doubts += ["consent"] if _lacks_consent(stages, one) else []
    doubts += ["no-commitment"] if all(one.commitment is None for one in seen) else []
    doubts += ["no-contribution"] if not any(_has_added(receipt, one) for one in seen) else []
    doubts += ["unfinished"] if match.actor is not None else []
    return list(dict.fromkeys(doubts))


def compare_players(seen: Sequence[Seen]) -> None:
    """Check that several players were shown one game; raises `UnfairRecord`."""
    for one, other in combinations(seen, 2):
        fields = (*BOUND, "practice", "commitment")
        differ = [name for name in fields if _differs(getattr(one, name), getattr(other, name))]
        if _differs(one.beginning, other.beginning) or differ:
            what = ", ".join(differ) or "names, contributions or keys"
            raise UnfairRecord(f"the players were shown different games: {what}", "players")


def _differs(one: Any, other: Any) -> bool:
    return one is not None and other is not None and one != other


def _check_signatures(receipt: Receipt) -> None:
    """Check that every signature is of this receipt; otherwise its player was shown another game."""
    digest = fairness.digest_of(receipt)
    for number, (key, signature) in enumerate(zip(receipt.keys, receipt.signatures, strict=False), start=1):
        if key is not None and signature is not None and not is_signed(key, digest, signature):
            raise UnfairRecord(f"the player of seat {number} signed another game", "players")


def _check_bound(receipt: Receipt, seen: Seen) -> None:
    if seen.conflict:
        raise UnfairRecord(f"this client was shown two games: the {seen.conflict} changed", "shown")
    for name in BOUND:
        if getattr(receipt, name) != getattr(seen, name):
            raise UnfairRecord(f"the {name} of the receipt is not the one shown before the game", "bound")
    if seen.commitment is not None and seen.commitment != receipt.commitment:
        raise UnfairRecord("this is not the commitment that was shown before the game", "commitment")
    for seat, random in seen.contributions.items():
        shown = seen.beginning is not None and seen.beginning.contributions[int(seat) - 1] == random
        if shown and receipt.contributions[int(seat) - 1] != random:
            raise UnfairRecord(f"what seat {seat} added is not part of the luck", "contribution")
    if seen.beginning is not None:
        _check_beginning(receipt, msgspec.to_builtins(seen.beginning))
        _check_own_keys(seen, seen.beginning)


def _check_beginning(receipt: Receipt, shown: dict[str, list[Any]]) -> None:
    for name, reason in (("contributions", "contribution"), ("names", "bound"), ("keys", "bound")):
        if shown[name] and shown[name] != getattr(receipt, name):
            raise UnfairRecord(f"the {name} of the receipt are not those shown at the start", reason)


def _check_own_keys(seen: Seen, shown: Beginning) -> None:
    """Check that everybody was shown the keys that this client sent; otherwise the server could sign for it."""
    for seat, key in seen.keys.items():
        place = int(seat) - 1
        if shown.contributions[place] == seen.contributions.get(seat) and shown.keys[place] != key:
            raise UnfairRecord(f"the key of seat {seat} was not the one that this client sent", "bound")


def _has_added(receipt: Receipt, seen: Seen) -> bool:
    """Whether a contribution of this player was shown at the start and is part of the luck."""
    mine = seen.contributions.items()
    return seen.beginning is not None and any(receipt.contributions[int(seat) - 1] == random for seat, random in mine)


# --- the course of the game ----------------------------------------------------------------------------------


def _check_story(match: Match, stages: Sequence[Stage], seen: Seen) -> None:
    """Compare every step, event and view that was shown with the receipt's."""
    at, loose = -1, False
    for step in seen.steps:
        if step.cause == LOOKED:
            loose = loose or step.gap
            _check_look(match, stages, step, seen.seat, range(max(at, 0), len(stages) if loose else at + 1))
            continue
        _check_kind(step)
        at = _place_of(stages, step, at, step.gap or loose)
        _compare(match, stages[at], step, seen.seat)
        loose = False
    if seen.outcome is not None:
        _check_end(match, stages, seen, len(stages) - 1 if loose else at)


def _check_kind(step: SeenStep) -> None:
    if step.cause not in GAME_CAUSES:
        raise UnfairRecord(f"step {step.seq} ({step.cause}) is not part of the game but was shown as one", "shown")
    if step.cause == "played" and step.number is None:
        raise UnfairRecord(f"a move of seat {step.seat} was shown without its number", "number")


def _check_look(match: Match, stages: Sequence[Stage], step: SeenStep, point: int | None, places: range) -> None:
    """Check that a view that came without a step of the game is one of those at these places."""
    reader = None if point is None else point - 1
    if step.events or not any(step.view == _view_at(match, stages[place], reader) for place in places):
        raise UnfairRecord(f"the table shown at step {step.seq} is not the one that the receipt leads to", "shown")


def _place_of(stages: Sequence[Stage], step: SeenStep, before: int, gap: bool) -> int:
    """The stage of the receipt that a step is: the next one, or after a gap the next that fits."""
    places = range(before + 1, len(stages)) if gap else range(before + 1, min(before + 2, len(stages)))
    for place in places:
        stage = stages[place]
        if (stage.cause, stage.seat, stage.number, stage.undone) == (step.cause, step.seat, step.number, step.undone):
            return place
    due = stages[before + 1].cause if before + 1 < len(stages) else "nothing"
    fault = f"step {step.seq} ({step.cause}) was shown where the receipt has a different one ({due})"
    raise UnfairRecord(fault, "undo" if "undone" in (step.cause, due) else "number")


def _compare(match: Match, stage: Stage, step: SeenStep, point: int | None) -> None:
    reader = None if point is None else point - 1
    what = "the setup" if step.number is None else f"action {step.number}"
    told = [{"name": event.name, "args": event.arguments} for event in stage.events if event.visible_to(reader)]
    if told != step.events:
        raise UnfairRecord(f"the events shown at {what} are not those that the receipt leads to", "shown")
    if step.view and step.view != _view_at(match, stage, reader):
        raise UnfairRecord(f"the table shown after {what} is not the one that the receipt leads to", "shown")


def _view_at(match: Match, stage: Stage, reader: int | None) -> str:
    return view_digest(match.game.documents.whole(match.game.look(to_bytes(stage.state), reader)))


def _check_end(match: Match, stages: Sequence[Stage], seen: Seen, at: int) -> None:
    """Check that the end that was shown is the end of the receipt: the same last action and the same outcome."""
    if at != len(stages) - 1:
        raise UnfairRecord("the game that was shown did not end with the last action of the receipt", "number")
    outcome = match.outcome
    if outcome is None or msgspec.to_builtins(wire_outcome(outcome)) != seen.outcome:
        raise UnfairRecord("the result that was shown is not the one in the receipt", "shown")


def _lacks_consent(stages: Sequence[Stage], seen: Seen) -> bool:
    """Whether the receipt claims consent to an undo that this client did not give; another device may have given it.

    Raises `UnfairRecord` for an undo that needed this player's consent if the receipt does not claim it.
    """
    claimed = [stage.consents for stage in stages if stage.cause == "undone"]
    shown = [step.consent for step in seen.steps if step.cause == "undone"]
    if len(claimed) != len(shown):
        return any(seats is not None for seats in claimed)  # some may have been given during a gap
    doubtful = [(seats, given) for seats, given in zip(claimed, shown, strict=True) if seats is not None and not given]
    mine = {int(seat) for seat in seen.contributions}
    if any(given is False and not mine & set(seats) for seats, given in doubtful):
        raise UnfairRecord("actions were undone without the consent of this player", "undo")
    return bool(doubtful)
