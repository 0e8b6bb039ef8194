"""`tana verify`: checks that a record or a receipt is a legal game, played as recorded, with fair luck.

Exit status: 0 if it is valid (and, if it makes a claim about its luck, the luck is proven), 3 if it is valid but its
luck cannot be proven from what was given, 4 if its luck is false, 2 if the record is invalid.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from tana.cli.common import PACKAGE, add_language, load_record
from tana.cli.known_rules import KnownRules
from tana.cli.serve import add_database
from tana.client import luck_check
from tana.client.seen import Seen
from tana.client.seen import load as load_seen
from tana.core.game import AnyGame
from tana.core.game_file import Verification
from tana.core.invisible import escaped
from tana.core.match import Match
from tana.engine.kept_game import KeptGame
from tana.errors import TanaError
from tana.server.protocol.wire import Receipt
from tana.server.tables import fairness
from tana.text import Text, Words

SERVER = "tana.server"
HELP = "check a game record, or a receipt of its luck, by replaying it"
EXAMPLES = (
    "tana verify game.jsonl",
    "tana verify receipt.json --seen seen-k3v9.json",
    "tana verify receipt.json --commitment 9f2c… --contribution 51ab…",
)
PROVEN, NOT_PROVABLE, FALSE = 0, 3, 4


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a game record or a receipt")
    parser.add_argument("--commitment", metavar="HEX", help="what was shown before the game")
    parser.add_argument("--contribution", metavar="HEX", help="what your seat added before the game")
    parser.add_argument(
        *("--seen",), type=Path, nargs="+", default=[], metavar="FILE", help="what players were shown, as saved by them"
    )
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Verify the record, or raise an error with the invalid line; then report on its luck."""
    words = Words(args.lang, PACKAGE, SERVER)
    seen = [one for path in args.seen for one in load_seen(path)]
    found = _receipt_in(args.file)
    kept = KnownRules(args.file.parent, args.database)
    match = load_record(args.file, words, kept.find) if found is None else None
    if match is not None:
        found = match.header.extra.get("fairness")
    if found is None and match is not None:
        _confirm(words, args, match, kept)
        return _without_receipt(words, args, match)
    try:
        return _judge(words, args, found, match, seen, kept)
    except RulesMissing as fault:
        print(words.text("luck-doubt-no-rules", rules=str(fault)))
        return NOT_PROVABLE
    except fairness.UnfairRecord as fault:
        return _false(words, args.file, fault)


class RulesMissing(TanaError):
    """A receipt that cannot be replayed by the current rules and names others that are not here."""


def _judge(
    words: Words, args: argparse.Namespace, found: object, match: Match | None, seen: list[Seen], known: KnownRules
) -> int:
    """Check a receipt, alone or in a record, against everything that players saved; raises `UnfairRecord`."""
    luck_check.compare_players(seen)
    receipt = luck_check.receipt_for(found, seen)
    if match is not None:
        fairness.check(found, match)
    played, doubts = _checked(receipt, match, seen, known)
    if not seen or args.commitment or args.contribution:
        kept = fairness.doubts_of(receipt, args.commitment, args.contribution)
        doubts = doubts if seen else kept
    _confirm(words, args, match or played, known)
    _describe(words, receipt)
    if not seen and match is not None and _is_from_a_page(match):
        print(words.text("luck-of-a-page"))
        return PROVEN
    return _conclude(words, doubts, seen)


def _checked(receipt: Receipt, match: Match | None, seen: list[Seen], known: KnownRules) -> tuple[Match, list[str]]:
    """Replay a receipt by the rules of its record, the current ones, or those it names; compare it with what was shown.

    Returns the match and what cannot be proven.
    """
    if match is not None and isinstance(match.game, KeptGame):
        return _checked_by(receipt, seen, match.game)
    try:
        return _checked_by(receipt, seen, None)
    except fairness.UnfairRecord as fault:
        if not isinstance(receipt.rules, str) or fault.reason not in luck_check.OTHER_RULES:
            raise
        kept = known.find(receipt.rules)
        if kept is None:
            raise RulesMissing(escaped(receipt.rules)) from None
        return _checked_by(receipt, seen, kept)


def _checked_by(receipt: Receipt, seen: list[Seen], kept: AnyGame | None) -> tuple[Match, list[str]]:
    played, stages = fairness.replay(receipt, kept)
    return played, luck_check.check(receipt, played, stages, seen) if seen else []


def _describe(words: Words, receipt: Receipt) -> None:
    """Print what the luck is bound to, with invisible characters escaped."""
    names = ", ".join(escaped(name) for name in receipt.names)
    print(words.text("verified-bound", table=escaped(receipt.table), names=names))
    print(words.text("verified-luck"))
    if times := fairness.consented(receipt):
        print(words.text("verified-consents", times=times))
    signed = [seat for seat, signature in enumerate(receipt.signatures, start=1) if signature]
    if signed:
        print(words.text("verified-signed", seats=", ".join(map(str, signed))))


def _conclude(words: Words, doubts: Sequence[str], seen: Sequence[Seen]) -> int:
    for doubt in doubts:
        print(words.text(f"luck-doubt-{doubt}"))
    if doubts:
        return NOT_PROVABLE
    print(words.text("luck-proven" if seen else "luck-proven-unseen"))
    return PROVEN


def _is_from_a_page(match: Match) -> bool:
    """Whether a player's own page drew the luck of a record: then it makes no claim to prove."""
    return match.header.extra.get("made") == "page"


def _confirm(words: Words, args: argparse.Namespace, match: Match, known: KnownRules) -> None:
    found = Verification(match)
    if isinstance(match.game, KeptGame):
        print(words.text("verified-rules", rules=match.game.id[:12], path=known.source))
    print(
        words.text(
            "verified",
            path=str(args.file),
            game=Text(match.game, args.lang).title,
            seats=match.header.seats,
            moves=len(match.moves),
            finished="yes" if found.finished else "no",
        )
    )
    print(words.text("verified-digest", digest=found.digest))


def _without_receipt(words: Words, args: argparse.Namespace, match: Match) -> int:
    """Report on a valid record without a claim about its luck, of which nothing can be proven; return the status."""
    if not args.commitment and not args.contribution and not args.seen:
        return PROVEN
    if args.seen and "practice" in match.header.extra:
        fault = fairness.UnfairRecord("the server committed to its luck, and now calls the game practice", "practice")
        return _false(words, args.file, fault)
    print(words.text("luck-not-claimed"))
    return NOT_PROVABLE


def _false(words: Words, path: Path, fault: fairness.UnfairRecord) -> int:
    text = words.text("luck-false", path=str(path), fault=escaped(str(fault)))
    print(f"tana: {text}", file=sys.stderr)
    return FALSE


def _receipt_in(path: Path) -> object | None:
    """The JSON document of a receipt file; None for anything else."""
    try:
        document = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return None  # reading it as a record reports what is wrong
    if isinstance(document, dict) and "commitment" in document:
        return document
    return None
