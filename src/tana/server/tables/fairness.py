"""Fair luck: committed to before the game, added to by every seat, revealed and checked after it.

1. When a table is made the server draws a secret of 32 bytes and publishes its commitment, SHA-256 of the secret.
2. Every seat then adds 32 random bytes of its own. What a seat added is void when the seat changes hands.
3. The root of all luck is HMAC-SHA-256, keyed with the secret, of the contributions and of what game this is: table,
   game, edition, options, names. The entropy of action n is derived from the root and n
   (`tana.core.chance.derive_entropy`). An action taken back keeps its number, and the next one gets the next number, so
   that nobody can try the same luck twice.
4. After the game the secret is revealed. The receipt holds it with everything that happened, in order: every action
   with its number, and every time that actions were taken back. Anybody can compute and play all of it again (`check`).

The server cannot choose the luck, because it was bound to its secret before it saw what the seats added, and because
no number is missing: luck that was not used would leave a gap. A seat cannot choose it, because it added before it knew
the secret. A receipt alone proves nothing (a whole game can be invented): the proof is that it agrees with what
somebody kept from before the game, the commitment or a contribution of their own.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tana.core.chance import derive_entropy
from tana.core.errors import TanaError
from tana.core.match import Header, Match
from tana.core.registry import game as find_game
from tana.server.protocol.wire import Receipt, ReceiptStep

SECRET_BYTES = 32
VERSION = 2
_HEX_OF_32_BYTES = re.compile("[0-9a-f]{64}")


class UnfairRecord(TanaError):
    """A record or receipt whose luck does not follow from its secret and contributions."""


def new_secret() -> bytes:
    """A secret for a new table."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment_of(secret: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(b"tana/1/commitment/" + secret).hexdigest()


def root_of(
    secret: bytes,
    table: str,
    game: str,
    edition: str,
    options: Mapping[str, str],
    names: Sequence[str],
    contributions: Sequence[str | None],
) -> bytes:
    """The root of a game's luck, from the secret, what each seat added (None: nothing) and what game this is."""
    bound = [table, game, edition, sorted(options.items()), list(names), list(contributions)]
    text = json.dumps(bound, ensure_ascii=False, separators=(",", ":"))
    return hmac.new(secret, b"tana/2/root/" + text.encode(), hashlib.sha256).digest()


def practice_root_of(secret: bytes, seats: int) -> bytes:
    """The root of a practice table's luck: whoever chooses the seed and the seats gets the same luck at any table."""
    return hmac.new(secret, b"tana/1/root/" + bytes(seats), hashlib.sha256).digest()


def bot_root_of(secret: bytes) -> bytes:
    """The root of the bots' own luck, apart from that of the game."""
    return hmac.new(secret, b"tana/1/bots", hashlib.sha256).digest()


def root_of_receipt(receipt: Receipt) -> bytes:
    """The root of the luck that a receipt speaks of."""
    bound = receipt.table, receipt.game, receipt.edition, receipt.options, receipt.names, receipt.contributions
    return root_of(bytes.fromhex(receipt.secret), *bound)


# --- checking ----------------------------------------------------------------------------------------------------


def read_receipt(found: Any) -> Receipt:
    """A receipt from a document; raises `UnfairRecord` and says what is wrong with it."""
    try:
        receipt = msgspec.convert(found, Receipt)
    except msgspec.ValidationError as fault:
        raise UnfairRecord(f"the receipt is damaged: {fault}") from None
    _require(receipt.version == VERSION, f"a receipt of version {receipt.version}; this is version {VERSION}")
    _require(not receipt.practice, "a practice game has no receipt: its luck was chosen")
    _require(bool(_HEX_OF_32_BYTES.fullmatch(receipt.secret)), "the receipt is damaged: a secret has 32 bytes")
    seats = len(receipt.names)
    _require(len(receipt.contributions) == seats, f"{len(receipt.contributions)} contributions for {seats} seats")
    for one in receipt.contributions:
        _require(one is None or bool(_HEX_OF_32_BYTES.fullmatch(one)), "a contribution has 32 bytes")
    return receipt


def play_again(receipt: Receipt) -> Match:
    """The game that a receipt tells, played again with the luck that follows from it; raises `UnfairRecord`.

    Every action must have the number after the one before it, and be legal; what is taken back must be something that
    the rules let its seat take back, or be marked as agreed by everybody.
    """
    secret = bytes.fromhex(receipt.secret)
    _require(
        commitment_of(secret) == receipt.commitment, "the secret is not the one that was committed to before the game"
    )
    root = root_of_receipt(receipt)
    try:
        game = find_game(receipt.game)
        _require(game.edition == receipt.edition, f"played with {receipt.edition!r}; here it is {game.edition!r}")
        header = Header(
            game=game.name,
            edition=game.edition,
            seats=len(receipt.names),
            options=receipt.options,
            names=tuple(receipt.names),
            entropy=derive_entropy(root, 0),
        )
        match = Match(game, header, b"")
        _follow(match, receipt.history, root)
    except UnfairRecord:
        raise
    except TanaError as fault:
        raise UnfairRecord(f"the receipt tells no legal game: {fault}") from None
    return match


def _follow(match: Match, history: Sequence[ReceiptStep], root: bytes) -> None:
    made = 0
    for happened in history:
        if isinstance(happened.undone, int):
            _take_back(match, happened.undone, happened.agreed is True)
            continue
        _require(isinstance(happened.number, int) and isinstance(happened.action, str), "the receipt is damaged")
        made += 1
        _require(
            happened.number == made,
            f"action {happened.number} comes where {made} was due: luck was skipped or used twice",
        )
        _require(match.actor is not None and happened.seat == match.actor + 1, f"action {made} is of another seat")
        match.apply(match.game.actions.parse(str(happened.action)), derive_entropy(root, made))


def _take_back(match: Match, count: int, agreed: bool) -> None:
    _require(1 <= count <= len(match.moves), f"{count} actions cannot be taken back after {len(match.moves)}")
    for _ in range(count):
        _require(agreed or match.can_undo(), "an action was taken back that its seat could not take back alone")
        match.rewind()


def consented(receipt: Receipt) -> int:
    """How often everybody is said to have agreed to take back more than a seat may alone."""
    return sum(happened.agreed is True for happened in receipt.history)


def check(found: Any, match: Match) -> Receipt:
    """Check a match against the receipt in its header; raises `UnfairRecord`."""
    receipt = read_receipt(found)
    _require("practice" not in match.header.extra, "a practice game has no receipt: its luck was chosen")
    again = play_again(receipt)
    for name in ("game", "edition", "seats", "options", "names", "entropy"):
        told, played = getattr(match.header, name), getattr(again.header, name)
        _require(told == played, f"the record's {name} are not those of the receipt: {told!r}, not {played!r}")
    _require(len(match.moves) == len(again.moves), f"{len(match.moves)} moves; the receipt has {len(again.moves)}")
    for number, (told_move, played_move) in enumerate(zip(match.moves, again.moves, strict=True), start=1):
        same = (told_move.seat, told_move.action) == (played_move.seat, played_move.action)
        _require(same, f"move {number} is not the one of the receipt")
        _require(
            told_move.entropy == played_move.entropy,
            f"the luck of move {number} does not follow from the secret and the contributions",
        )
    return receipt


def verify(match: Match) -> Receipt | None:
    """Check a match's luck against the receipt in its header; None: it carries none. Raises `UnfairRecord`."""
    found = match.header.extra.get("fairness")
    return None if found is None else check(found, match)


def agrees(receipt: Receipt, commitment: str | None = None, contribution: str | None = None) -> bool:
    """Whether a checked receipt is proven by something that was kept from before the game; raises if it is not that.

    False: nothing was kept, so that nobody can tell an honest game from an invented one.
    """
    if commitment is not None:
        _require(commitment.lower() == receipt.commitment, "this is not the commitment that was shown before the game")
    if contribution is not None:
        _require(contribution.lower() in receipt.contributions, "this contribution is not part of the luck")
    return commitment is not None or contribution is not None


def _require(right: bool, fault: str) -> None:
    if not right:
        raise UnfairRecord(fault)
