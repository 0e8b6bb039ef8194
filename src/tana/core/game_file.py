"""Game files: a match as JSON Lines with everything needed to replay it bit for bit.

The first line is the header. Each action follows on a line with its entropy; a finished game ends with its result:

    {"format": "tana-game", "version": 2, "game": "molly", "edition": "molly-1f6c02a9", "tana": "0.2.0",
     "seats": 2, "names": ["Anna", "Bruno"], "options": {"variant": "base"}, "entropy": "0011223344556677"}
    {"n": 1, "seat": 1, "action": "draw", "entropy": "8899aabbccddeeff"}
    {"result": {"scores": [22, 18], "ranks": [1, 2]}}

Seats count from 1 in a file. `load` plays every action again, so what it returns is a legal game; anything else
raises `BadGameFile` with the line and the reason.
"""

import hashlib
import json
import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from tana.atomic_write import OWNER_ONLY, write_atomically
from tana.core import record
from tana.core.chance import rng_from
from tana.core.game import AnyGame
from tana.core.match import Header, Match, Move
from tana.core.record import Json
from tana.core.registry import game as find_game
from tana.errors import BadGameFile, BadNotation, BadOption, IllegalMove, TanaError, UnknownGame
from tana.version import __version__

FORMAT = "tana-game"
VERSION = 2
FORMER = "tana-record"
"""The format of Tana 0.1, whose rules differ somewhat: its games do not replay."""
ENTROPY_BYTES = 8

FilePath: TypeAlias = "str | os.PathLike[str]"
Object: TypeAlias = dict[str, Json]


@dataclass(frozen=True)
class Verification:
    """A game file that replays: the match, and a digest of its last state to compare with other machines."""

    match: Match

    @property
    def digest(self) -> str:
        return hashlib.sha256(record.to_bytes(self.match.state)).hexdigest()[:16]

    @property
    def finished(self) -> bool:
        return self.match.actor is None


def save(match: Match, path: FilePath) -> None:
    """Write a match to a file, which is replaced atomically."""
    content = "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines_of(match))
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    write_atomically(Path(path), content.encode(), OWNER_ONLY, durable=True)


Watch: TypeAlias = Callable[[float], None]
"""Progress callback: fraction done."""


FindRules: TypeAlias = Callable[[str], "AnyGame | None"]
"""Finds a game by the name of its rules (`tana.core.rules_file`); None: there are none of that name."""


def load(path: FilePath, watch: Watch | None = None, find: FindRules | None = None) -> Match:
    """The match of a file. A damaged or illegal one raises `BadGameFile`.

    A file that does not replay by today's rules is replayed by those that it names, if `find` has them.
    """
    data = Path(path).read_bytes()
    try:
        return parse(data, watch)
    except BadGameFile:
        kept = find and find(rules_named_in(data))
        if not kept:
            raise
        return parse(data, watch, kept)


def rules_named_in(data: bytes) -> str:
    """The name of the rules that a game file says it was played by; empty if it names none."""
    try:
        found = msgspec.json.decode(data.partition(b"\n")[0], type=dict[str, Json]).get("rules", "")
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""
    return found if isinstance(found, str) else ""


def verify(path: FilePath) -> Verification:
    """Replay a game file and check every line."""
    return Verification(load(path))


# --- writing -----------------------------------------------------------------------------------------------


def lines_of(match: Match) -> list[Object]:
    """The lines of a game file."""
    _check_start(match)
    lines = [_header_line(match.header)]
    lines += [_move_line(match.game, n, move) for n, move in enumerate(match.moves, start=1)]
    if result := _result_of(match):
        lines.append({"result": result})
    return lines


def _check_start(match: Match) -> None:
    """Reject a match that began in a given position: it cannot be replayed from its header."""
    made, _ = match.game.new(match.header.seats, match.header.options, rng_from(match.header.entropy))
    if not record.same(made, match._start):
        raise TanaError("this match did not begin with the setup of its header: save its position instead")


def _header_line(header: Header) -> Object:
    line: Object = {
        "format": FORMAT,
        "version": VERSION,
        "game": header.game,
        "edition": header.edition,
        "tana": __version__,
        "seats": header.seats,
        "names": list(header.names),
        "options": dict(header.options),
        "entropy": header.entropy.hex(),
    }
    if header.rules:
        line["rules"] = header.rules
    if header.extra:
        line["extra"] = dict(header.extra)
    return line


def _move_line(game: AnyGame, n: int, move: Move) -> Object:
    action = game.actions.notation(move.action)
    return {"n": n, "seat": move.seat + 1, "action": action, "entropy": move.entropy.hex()}


def _result_of(match: Match) -> Object | None:
    outcome = match.outcome
    return None if outcome is None else {"scores": list(outcome.scores), "ranks": list(outcome.ranks)}


# --- reading -----------------------------------------------------------------------------------------------


def parse(data: bytes, watch: Watch | None = None, kept: AnyGame | None = None) -> Match:
    """The match of a game file's bytes, by today's rules or by `kept` ones; see `load`."""
    lines = _objects(data)
    match = _new_match(lines[0], kept)
    for number, line in enumerate(lines[1:], start=2):
        if watch is not None:
            watch(number / len(lines))
        if "result" not in line:
            _replay(match, line, number)
        elif number < len(lines):
            raise BadGameFile(number + 1, "nothing may follow the result")
        else:
            _check_result(match, line, number)
    return match


def _objects(data: bytes) -> list[Object]:
    raw = data.removesuffix(b"\n").split(b"\n")
    if raw == [b""]:
        raise BadGameFile(1, "the file is empty")
    return [_object(line, number) for number, line in enumerate(raw, start=1)]


def _object(line: bytes, number: int) -> Object:
    try:
        found = json.loads(line.decode("utf-8"), object_pairs_hook=_without_repeats, parse_constant=_no_constant)
    except UnicodeDecodeError:
        raise BadGameFile(number, "not UTF-8") from None
    except (ValueError, RecursionError) as fault:
        raise BadGameFile(number, f"not a JSON object: {fault}") from None
    if not isinstance(found, dict):
        raise BadGameFile(number, "not a JSON object")
    return found


def _without_repeats(pairs: list[tuple[str, Json]]) -> Object:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("duplicate field")
    return found


def _no_constant(word: str) -> Json:
    raise ValueError(f"{word} is not a number")


class _Line(Struct, forbid_unknown_fields=True):
    """Base of the lines of a file."""


class _Header(_Line):
    format: str
    version: int
    game: str
    edition: str
    tana: str
    seats: int
    names: list[str]
    options: dict[str, str]
    entropy: str
    rules: str = ""
    extra: dict[str, Json] = {}


class _Action(_Line):
    n: int
    seat: int
    action: str
    entropy: str


class _Result(_Line):
    scores: list[int]
    ranks: list[int]


class _Ending(_Line):
    result: _Result


T = TypeVar("T", bound=_Line)


@contextmanager
def _blamed_on(number: int) -> Iterator[None]:
    """Raise errors in the content of a line as `BadGameFile`."""
    try:
        yield
    except (msgspec.ValidationError, UnknownGame, BadOption, BadNotation, IllegalMove) as fault:
        raise BadGameFile(number, str(fault)) from None


def _read(line: Object, kind: type[T], number: int) -> T:
    """The fields of a line, validated."""
    with _blamed_on(number):
        return msgspec.convert(line, kind)


def _new_match(line: Object, kept: AnyGame | None) -> Match:
    if line.get("format") == FORMER:
        by = line.get("tana", "0.1")
        raise BadGameFile(1, f"written by Tana {by}, whose rules differ from today's: this Tana cannot replay it")
    if line.get("format") != FORMAT:
        raise BadGameFile(1, f"not a game file: 'format' must be {FORMAT!r}")
    if line.get("version") != VERSION:
        raise BadGameFile(1, f"version {line.get('version')!r} of the format; this Tana reads version {VERSION}")
    given = _read(line, _Header, 1)
    game = _game_of(given, kept)
    if len(given.names) != given.seats:
        raise BadGameFile(1, f"{len(given.names)} names for {given.seats} seats")
    header = Header(
        game=game.name,
        edition=game.edition,
        seats=given.seats,
        options=_options_of(game, given),
        names=tuple(given.names),
        entropy=_entropy_of(given.entropy, 1),
        extra=given.extra,
        rules=given.rules,
    )
    return Match(game, header, secrets.token_bytes(32))


def _game_of(given: _Header, kept: AnyGame | None) -> AnyGame:
    with _blamed_on(1):
        game = find_game(given.game) if kept is None else kept
    if given.game != game.name:
        raise BadGameFile(1, f"the rules that it names are of {game.name}, not of {given.game}")
    if given.edition != game.edition:
        raise BadGameFile(1, f"played with the components {given.edition!r}; here they are {game.edition!r}")
    return game


def _options_of(game: AnyGame, given: _Header) -> dict[str, str]:
    """The options that the file names, checked. One that the game got later is not among them and has its default."""
    with _blamed_on(1):
        settings = game.settings(given.seats, given.options)
    return {name: settings[name] for name in given.options}


def _entropy_of(text: str, number: int) -> bytes:
    try:
        entropy = bytes.fromhex(text)
    except ValueError:
        raise BadGameFile(number, f"entropy {text!r} is not hexadecimal") from None
    if entropy.hex() != text or len(entropy) != ENTROPY_BYTES:
        raise BadGameFile(number, f"entropy must be {2 * ENTROPY_BYTES} hexadecimal digits in lower case")
    return entropy


def _replay(match: Match, line: Object, number: int) -> None:
    given = _read(line, _Action, number)
    expected = len(match.moves) + 1
    if given.n != expected:
        raise BadGameFile(number, f"action {given.n} where {expected} was expected")
    actor = match.actor
    if actor is None:
        raise BadGameFile(number, "the game is over, but another action follows")
    if given.seat != actor + 1:
        raise BadGameFile(number, f"seat {given.seat} acts, but seat {actor + 1} has to decide")
    entropy = _entropy_of(given.entropy, number)
    with _blamed_on(number):
        action = match.game.actions.parse(given.action)
        if match.game.actions.notation(action) != given.action:
            raise BadNotation(f"{given.action!r} must be written {match.game.actions.notation(action)!r}")
        match.apply(action, entropy)


def _check_result(match: Match, line: Object, number: int) -> None:
    given = _read(line, _Ending, number).result
    result = _result_of(match)
    if result is None:
        raise BadGameFile(number, "a result, but the game is not over")
    if (given.scores, given.ranks) != (result["scores"], result["ranks"]):
        raise BadGameFile(number, f"the result does not match: the game gives {json.dumps(result)}")
