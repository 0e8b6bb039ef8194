"""`tana review`: grades each decision of a recorded game, in plain sentences."""

import argparse
import json
import sys
from pathlib import Path

from tana.bots.review import Decision, Review, document_of, review_match
from tana.cli.common import PACKAGE as CLI
from tana.cli.common import BadUsage, add_language, check_outputs, load_record, printable, whole
from tana.cli.progress import bar
from tana.core.match import Match
from tana.lab.strategy import reasons_in_words
from tana.text import Text, Words, formats

HELP = "grade a player's decisions in a game record by what they knew, with reasons"
EXAMPLES = ("tana review game.jsonl --seat 1", "tana review game.jsonl --json review.json")
PACKAGE = "tana.lab"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="RECORD", help="a game record")
    parser.add_argument("--seat", type=whole(1), metavar="N", help="review this seat only (default: all seats)")
    parser.add_argument("--iterations", type=whole(1), default=0, help="search iterations of each of several passes")
    parser.add_argument("--json", nargs="?", const="-", metavar="FILE", help="write JSON (without FILE: to stdout)")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Review the record and print it, or write it."""
    words = Words(args.lang, PACKAGE)
    match = load_record(args.file, Words(args.lang, CLI))
    file = Path(args.json) if args.json and args.json != "-" else None
    check_outputs({"--json": file})
    reviews = _reviews(match, _seats(match, args.seat), args.iterations, words)
    document = json.dumps(document_of(match, reviews), indent=2) + "\n"
    if args.json == "-":
        sys.stdout.write(document)
        return 0
    if file:
        file.write_text(document, encoding="utf-8")
    for review in reviews:
        sys.stdout.write("\n".join(lines_of(match, review, words)) + "\n")
    return 0


def _seats(match: Match, wanted: int | None) -> list[int]:
    seats = match.header.seats
    if wanted is not None and wanted > seats:
        raise BadUsage(f"--seat {wanted}: this game has seats 1 to {seats}")
    return list(range(seats)) if wanted is None else [wanted - 1]


def _reviews(match: Match, seats: list[int], iterations: int, words: Words) -> list[Review]:
    reviews: list[Review] = []
    with bar(words.text("review-progress")) as show:
        for seat in seats:
            reviews.append(review_match(match, seat, iterations, lambda part: show((len(reviews) + part) / len(seats))))
    return reviews


def lines_of(match: Match, review: Review, words: Words) -> list[str]:
    """A review as lines of text, one sentence or short paragraph each."""
    name = printable(match.header.names[review.seat])
    graded = [decision for decision in review.decisions if decision.grade]
    return [
        words.text("review-title", name=name, seat=review.seat + 1),
        words.text(
            "review-sums",
            accuracy=formats.percent(review.accuracy, words.language),
            decisions=len(review.decisions),
            forced=review.forced,
            inaccuracies=review.inaccuracies,
            mistakes=review.mistakes,
            blunders=review.blunders,
        ),
        *_result(review, words),
        *(_sentence(match, decision, words) for decision in graded),
        *([] if graded else [words.text("review-clean")]),
        "",
    ]


def _result(review: Review, words: Words) -> list[str]:
    if review.result is None or not review.decisions:
        return []
    return [
        words.text(
            "review-result",
            result=formats.percent(review.result, words.language),
            adjusted=formats.percent(review.adjusted, words.language),
            error=round(100 * review.adjusted_error),
        )
    ]


def _sentence(match: Match, decision: Decision, words: Words) -> str:
    actions, text = match.game.actions, Text(match.game, words.language, list(map(printable, match.header.names)))
    made, best = (text.action(actions.action(actions.parse(one))) for one in (decision.action, decision.best))
    line = words.text(
        "review-move",
        number=decision.number,
        grade=decision.grade,
        action=made,
        best=best,
        loss=round(100 * decision.loss),
        error=round(100 * decision.error),
    )
    why = reasons_text(match.header.game, decision, words.language)
    return f"{line} {words.text('review-because', reasons=why)}" if why else line


def reasons_text(game: str, decision: Decision, language: str) -> str:
    """The reasons for the better choice, worded like hints; empty for a game without such texts."""
    return reasons_in_words(game, [term for term, _ in decision.why], language)
