"""The claims of a game's strategy chapter, each with a position in which it can be tried.

    >>> [claim.name for claim in claims_of("molly")]
    ['tall-piles', 'late-colour', 'empty-spaces', 'swaps', 'three-backs']

Their text is in the game's `strategy.<language>.md`: section n belongs to claim n. A claim has the better and a worse
choice in its position, and the terms of the evaluation that it is about, so that a hint with such a reason can refer to
it. The position is a *world* that agrees with everything its seat knew, as in puzzles.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from tana.bots.api import Glimpse, glimpse
from tana.core.record import Json, Record
from tana.core.registry import game as find_game
from tana.core.registry import load
from tana.core.variants import base_of
from tana.errors import TanaError
from tana.lab.puzzle_search import Effort, Examiner, Weighed, entropy_of
from tana.text import Words
from tana.text.words import source, text_file

CHAPTER = "strategy.md"
BOTS = "tana.bots"
MARGIN = 0.05
"""The minimum lead in chance to win of the better choice over the worse one."""


class BadClaims(TanaError):
    """Claims that cannot be read, or a chapter that does not match them."""


@dataclass(frozen=True)
class Judged:
    """A choice, the chance to win after it, and half the width of its 95% interval."""

    action: str
    chance: float
    error: float


@dataclass(frozen=True)
class Claim:
    """The position and the choices that belong to a section of the chapter."""

    name: str
    game: str
    seats: int
    seat: int
    """From 0."""
    position: dict[str, Json]
    better: Judged
    worse: Judged
    reasons: tuple[str, ...]
    """Terms of the evaluation that the claim is about; the better choice is ahead in the first of them."""
    source: str
    """The origin of the position."""


@dataclass(frozen=True)
class Section:
    """A section of a chapter: its heading and its text as Markdown."""

    heading: str
    body: str


@dataclass(frozen=True)
class Chapter:
    """A game's strategy chapter in one language."""

    title: str
    introduction: str
    sections: tuple[Section, ...]


def path_of(game: str) -> Path:
    """The file of the claims shipped with a game."""
    return Path(str(load(game, "rules").__file__)).with_name("strategy.jsonl")


@cache
def claims_of(game: str) -> tuple[Claim, ...]:
    """The claims shipped with a game, checked against the rules; empty if it has no file."""
    path = path_of(base_of(game))
    return tuple(read_claims(path)) if path.exists() else ()


def read_claims(path: Path) -> list[Claim]:
    """Read the claims of a file; raises `BadClaims` with the line of a fault."""
    found: list[Claim] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        try:
            claim = msgspec.json.decode(line, type=Claim)
            check(claim)
        except (msgspec.MsgspecError, TanaError) as fault:
            raise BadClaims(f"{path}, line {number}: {fault}") from None
        found.append(claim)
    return found


def write_claims(path: Path, claims: Iterable[Claim]) -> None:
    """Write claims, one on each line."""
    path.write_bytes(b"".join(msgspec.json.encode(claim, order="deterministic") + b"\n" for claim in claims))


def check(claim: Claim) -> None:
    """Raise `BadClaims` unless the seat decides in the position and both choices are legal there."""
    game, state = find_game(claim.game), state_of_claim(claim)
    if game.seats_of(state) != claim.seats or game.actor(state) != claim.seat:
        raise BadClaims(f"{claim.name}: it is not the turn of seat {claim.seat + 1} of {claim.seats}")
    legal = [game.actions.notation(number) for number in game.legal(state)]
    for judged in (claim.better, claim.worse):
        if judged.action not in legal:
            raise BadClaims(f"{claim.name}: {judged.action} is not allowed in this position; these are: {legal}")
    if claim.better.chance - claim.worse.chance < MARGIN or not claim.reasons:
        raise BadClaims(f"{claim.name}: the better choice should lead by {MARGIN:.0%}, for a reason")


def state_of_claim(claim: Claim) -> Record:
    """The position as a state of the rules."""
    state: Record = find_game(claim.game).from_position(claim.position)
    return state


def seen_in(claim: Claim) -> Glimpse:
    """What the seat knows in the position."""
    return glimpse(find_game(claim.game), state_of_claim(claim), claim.seat, entropy_of("strategy", claim.name))


def judge(examiner: Examiner, claim: Claim, effort: Effort, seed: str) -> tuple[Weighed, Weighed]:
    """Examine the better and the worse choice again, in the same worlds with the same luck."""
    seen, actions = seen_in(claim), examiner.game.actions
    numbers = [actions.parse(claim.better.action), actions.parse(claim.worse.action)]
    found = {one.action: one for one in examiner.weigh(seen, numbers, effort, seed)}
    return found[numbers[0]], found[numbers[1]]


# --- texts -----------------------------------------------------------------------------------------------------------


def chapter_of(game: str, language: str) -> Chapter | None:
    """The chapter of a game, in English if the language has none; None for a game without one."""
    package = f"tana.games.{base_of(game)}"
    if not claims_of(game) or text_file(package, CHAPTER, "en") is None:
        return None
    found = chapter_from(source(package, language, CHAPTER))
    if len(found.sections) != len(claims_of(game)):
        raise BadClaims(f"{game} has {len(claims_of(game))} claims and {len(found.sections)} sections in {language!r}")
    return found


def chapter_from(text: str) -> Chapter:
    """Parse the Markdown of a chapter: a title, an introduction, and a section for each heading of the second level."""
    first, *rest = re.split(r"^## ", text, flags=re.MULTILINE)
    title, _, introduction = first.strip().removeprefix("# ").partition("\n")
    sections = [part.partition("\n") for part in rest]
    return Chapter(
        title, introduction.strip(), tuple(Section(heading.strip(), body.strip()) for heading, _, body in sections)
    )


def reasons_in_words(game: str, terms: Sequence[str], language: str) -> str:
    """Terms of the evaluation, worded like hints, as the end of a sentence; empty for a game without such texts."""
    words = Words(language, BOTS)
    ids = [f"reason-{base_of(game)}-{term}" for term in terms]
    return ", ".join(words.text(id) for id in ids if words.has(id))
