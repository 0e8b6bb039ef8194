"""Fair luck: committed to before the game, added to by every seat, revealed and checked after it.

1. When a table is made the server draws a secret of 32 bytes and publishes its commitment, SHA-256 of the secret.
2. Every seat then adds 32 random bytes of its own. What a seat added is void when the seat changes hands.
3. The root of all luck is HMAC-SHA-256, keyed with the secret, of the contributions and of what game this is: table,
   game, edition, options. All of these are shown before anybody contributes; names are not part of it, because they
   may change until the start. The entropy of action n is derived from the root and n
   (`tana.core.chance.derive_entropy`). An action taken back keeps its number, and the next one gets the next number, so
   that nobody can try the same luck twice.
4. After the game the secret is revealed. The receipt holds it with everything that happened, in order: every action
   with its number, and every time that actions were taken back, with who agreed. Anybody can compute and play all of it
   again (`replay`).

The server cannot choose the luck, because it was bound to its secret before it saw what the seats added, and because
no number is missing: luck that was not used would leave a gap. A seat cannot choose it, because it added before it knew
the secret. A receipt alone proves nothing (a whole game can be invented): the proof is that it agrees with what
somebody kept from before the game, both the commitment and a contribution of their own, and with the game that they
were shown (`tana.client.luck_check`).
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from tana.core import record
from tana.core.chance import derive_entropy
from tana.core.events import Event
from tana.core.game import AnyGame
from tana.core.match import Header, Match
from tana.core.registry import game as find_game
from tana.engine.kept_game import KeptGame
from tana.errors import TanaError
from tana.server.protocol.wire import Receipt, ReceiptStep

SECRET_BYTES = 32
VERSION = 3
FORMER = 2
"""Receipts of Tana 0.2, whose root was bound to the names as well."""
CODE_ROUNDS = 20_000
CODE_DIGITS = 16
_HEX_OF_32_BYTES = re.compile("[0-9a-f]{64}")


class UnfairRecord(TanaError):
    """A record or receipt whose luck does not follow, or that differs from what a player was shown.

    `reason` is a word of the table in `docs/fairness.md`.
    """

    def __init__(self, fault: str, reason: str = "receipt") -> None:
        super().__init__(fault)
        self.reason = reason


def new_secret() -> bytes:
    """A secret for a new table."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment_of(secret: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(b"tana/1/commitment/" + secret).hexdigest()


def canonical(document: Any) -> bytes:
    """The JSON text of a document that is hashed: UTF-8, keys in order, no spaces."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()


def root_of(
    secret: bytes, table: str, game: str, edition: str, options: Mapping[str, str], contributions: Sequence[str | None]
) -> bytes:
    """The root of a game's luck, from the secret, what each seat added (None: nothing) and what game this is."""
    bound = canonical([table, game, edition, sorted(options.items()), list(contributions)])
    return hmac.new(secret, b"tana/3/root/" + bound, hashlib.sha256).digest()


def former_root_of(
    secret: bytes,
    table: str,
    game: str,
    edition: str,
    options: Mapping[str, str],
    names: Sequence[str],
    contributions: Sequence[str | None],
) -> bytes:
    """The root of the luck of a table that was made by Tana 0.2."""
    bound = canonical([table, game, edition, sorted(options.items()), list(names), list(contributions)])
    return hmac.new(secret, b"tana/2/root/" + bound, hashlib.sha256).digest()


def practice_root_of(secret: bytes, seats: int) -> bytes:
    """The root of a practice table's luck: the same seed and number of seats give the same luck at any table."""
    return hmac.new(secret, b"tana/1/root/" + bytes(seats), hashlib.sha256).digest()


def bot_root_of(secret: bytes) -> bytes:
    """The root of the bots' own luck, apart from that of the game."""
    return hmac.new(secret, b"tana/1/bots", hashlib.sha256).digest()


def root_of_receipt(receipt: Receipt) -> bytes:
    """The root of a receipt's luck."""
    secret, game = bytes.fromhex(receipt.secret), (receipt.table, receipt.game, receipt.edition, receipt.options)
    if receipt.version == FORMER:
        return former_root_of(secret, *game, receipt.names, receipt.contributions)
    return root_of(secret, *game, receipt.contributions)


def comparison_code(
    commitment: str,
    game: Sequence[Any],
    names: Sequence[str],
    contributions: Sequence[str | None],
    keys: Sequence[str | None],
) -> str:
    """Digits that everybody at a table can compare aloud: the same only if all were shown the same beginning.

    `game`: table, game, edition and options. Slow on purpose: a server that shows two tables would have to search for
    two beginnings with the same code while people wait.
    """
    *named, options = game
    shown = canonical([commitment, *named, sorted(options.items()), list(names), list(contributions), list(keys)])
    found = hashlib.pbkdf2_hmac("sha256", shown, b"tana/1/code", CODE_ROUNDS, 8)
    digits = str(int.from_bytes(found) % 10**CODE_DIGITS).zfill(CODE_DIGITS)
    return " ".join(digits[i : i + 4] for i in range(0, CODE_DIGITS, 4))


def digest_of(receipt: Receipt) -> bytes:
    """What players sign after the game: everything in a receipt but the signatures and the name of the rules."""
    document = msgspec.to_builtins(msgspec.structs.replace(receipt, signatures=[], rules=msgspec.UNSET))
    return hashlib.sha256(b"tana/1/receipt/" + canonical(document)).digest()


# --- checking ----------------------------------------------------------------------------------------------------


def read_receipt(found: object) -> Receipt:
    """Parse a receipt; raises `UnfairRecord` with the reason where it is damaged."""
    try:
        canonical(found)
        receipt = msgspec.convert(found, Receipt)
    except (msgspec.ValidationError, UnicodeEncodeError, TypeError) as fault:
        raise UnfairRecord(f"the receipt is damaged: {fault}") from None
    known = receipt.version in (FORMER, VERSION)
    _require(known, f"a receipt of version {receipt.version}; this is version {VERSION}")
    _require(not receipt.practice, "a practice game has no receipt: its luck was chosen", "practice")
    _require(bool(_HEX_OF_32_BYTES.fullmatch(receipt.secret)), "the receipt is damaged: a secret has 32 bytes")
    seats = len(receipt.names)
    _require(len(receipt.contributions) == seats, f"{len(receipt.contributions)} contributions for {seats} seats")
    for one in receipt.contributions:
        _require(one is None or bool(_HEX_OF_32_BYTES.fullmatch(one)), "a contribution has 32 bytes")
    return receipt


class Stage(Struct, frozen=True):
    """One step of the game of a receipt, and the state that it led to."""

    cause: str
    """started, played or undone."""
    seat: int | None
    """From 1."""
    number: int | None
    undone: int
    events: tuple[Event, ...]
    state: Any
    consents: tuple[int, ...] | None = None
    """Of an undo beyond the boundary: the seats that agreed."""


def replay(receipt: Receipt, kept: AnyGame | None = None) -> tuple[Match, list[Stage]]:
    """Replay the game of a receipt with the luck that follows from it, by today's rules or `kept` ones; raises
    `UnfairRecord`.

    Every action must have the number after the one before it, and be legal; what is taken back must be something that
    the rules let its seat take back, or be marked as agreed. Returns the match and every step on the way.
    """
    secret = bytes.fromhex(receipt.secret)
    fault = "the secret is not the one that was committed to before the game"
    _require(commitment_of(secret) == receipt.commitment, fault, "commitment")
    root = root_of_receipt(receipt)
    try:
        game = find_game(receipt.game) if kept is None else kept
        match = Match(game, _header_of(receipt, game, root), b"")
        return match, list(_follow(match, receipt.history, root))
    except UnfairRecord:
        raise
    except TanaError as fault_of_rules:
        raise UnfairRecord(f"the receipt does not describe a legal game: {fault_of_rules}", "rules") from None


def _header_of(receipt: Receipt, game: AnyGame, root: bytes) -> Header:
    fault = f"played with {receipt.edition!r}; here it is {game.edition!r}"
    _require(game.edition == receipt.edition, fault, "edition")
    return Header(
        game=game.name,
        edition=game.edition,
        seats=len(receipt.names),
        options=receipt.options,
        names=tuple(receipt.names),
        entropy=derive_entropy(root, 0),
    )


def play_again(receipt: Receipt, kept: AnyGame | None = None) -> Match:
    """The match of a receipt; raises `UnfairRecord`."""
    return replay(receipt, kept)[0]


def _follow(match: Match, history: Sequence[ReceiptStep], root: bytes) -> Iterator[Stage]:
    made = 0
    yield Stage("started", None, None, 0, match.setup_events, record.copy(match.state))
    for happened in history:
        if isinstance(happened.undone, int):
            yield _take_back(match, happened, happened.undone)
            continue
        damaged = "an action of the receipt has no number, seat or text"
        _require(isinstance(happened.number, int) and isinstance(happened.action, str), damaged, "number")
        made += 1
        fault = f"action {happened.number} comes where {made} was due: luck was skipped or used twice"
        _require(happened.number == made, fault, "number")
        due = match.actor is not None and happened.seat == match.actor + 1
        _require(due, f"action {made} is of another seat", "rules")
        move = match.apply(match.game.actions.parse(str(happened.action)), derive_entropy(root, made))
        yield Stage("played", move.seat + 1, made, 0, move.events, record.copy(match.state))


def _take_back(match: Match, happened: ReceiptStep, count: int) -> Stage:
    agreed = happened.agreed is True
    fault = f"{count} actions cannot be taken back after {len(match.moves)}"
    _require(1 <= count <= len(match.moves), fault, "undo")
    for _ in range(count):
        fault = "an action was taken back that its seat could not take back alone"
        _require(agreed or match.can_undo(), fault, "undo")
        seat = match.rewind().seat + 1
    asked = happened.seat if isinstance(happened.seat, int) else seat
    consents = tuple(happened.consents) if agreed and isinstance(happened.consents, list) else None
    return Stage("undone", asked, None, count, (), record.copy(match.state), consents)


def consented(receipt: Receipt) -> int:
    """How many times, by the receipt, everybody agreed to take back more than a seat may alone."""
    return sum(happened.agreed is True for happened in receipt.history)


def check(found: object, match: Match) -> Receipt:
    """Check a match against the receipt in its header, by the rules of the match; raises `UnfairRecord`."""
    receipt = read_receipt(found)
    practised = "practice" in match.header.extra
    _require(not practised, "a practice game has no receipt: its luck was chosen", "practice")
    again = play_again(receipt, match.game if isinstance(match.game, KeptGame) else None)
    for name in ("game", "edition", "seats", "options", "names", "entropy"):
        told, played = getattr(match.header, name), getattr(again.header, name)
        _require(told == played, f"the record's {name} are not those of the receipt: {told!r}, not {played!r}")
    _require(len(match.moves) == len(again.moves), f"{len(match.moves)} moves; the receipt has {len(again.moves)}")
    for number, (told_move, played_move) in enumerate(zip(match.moves, again.moves, strict=True), start=1):
        same = (told_move.seat, told_move.action) == (played_move.seat, played_move.action)
        _require(same, f"move {number} is not the one of the receipt")
        fault = f"the luck of move {number} does not follow from the secret and the contributions"
        _require(told_move.entropy == played_move.entropy, fault)
    return receipt


def verify(match: Match) -> Receipt | None:
    """Check a match's luck against the receipt in its header; None: it carries none. Raises `UnfairRecord`."""
    found = match.header.extra.get("fairness")
    return None if found is None else check(found, match)


def doubts_of(receipt: Receipt, commitment: str | None = None, contribution: str | None = None) -> list[str]:
    """Why a checked receipt is not proven by what was kept from before the game; raises where it contradicts it.

    Empty: proven. Without the commitment the server could have chosen its secret last; without an own contribution it
    could have known all luck when it committed.
    """
    if commitment is not None:
        fault = "this is not the commitment that was shown before the game"
        _require(commitment.lower() == receipt.commitment, fault, "commitment")
    if contribution is not None:
        fault = "this contribution is not part of the luck"
        _require(contribution.lower() in receipt.contributions, fault, "contribution")
    doubts = {"no-commitment": commitment is None, "no-contribution": contribution is None}
    return [doubt for doubt, holds in doubts.items() if holds]


def _require(right: bool, fault: str, reason: str = "receipt") -> None:
    if not right:
        raise UnfairRecord(fault, reason)
