"""Game files: a match as JSON Lines with everything needed to replay it bit for bit.

The first line is the header, then comes one line for each action with its entropy, and for a finished game a last
line with the result:

    {"format": "tana-game", "version": 2, "game": "molly", "edition": "molly-1f6c02a9", "tana": "0.2.0",
     "seats": 2, "names": ["Anna", "Bruno"], "options": {"variant": "base"}, "entropy": "0011223344556677"}
    {"n": 1, "seat": 1, "action": "draw", "entropy": "8899aabbccddeeff"}
    {"result": {"scores": [22, 18], "ranks": [1, 2]}}

Seats count from 1 in a file. `load` plays every action again, so what it returns is a legal game; anything else
raises `BadGameFile` with the line and the reason.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from tana.core import record
from tana.core.chance import rng_from
from tana.core.errors import BadGameFile, BadNotation, BadOption, IllegalMove, TanaError, UnknownGame
from tana.core.game import Game
from tana.core.match import Header, Match, Move
from tana.core.record import Json
from tana.core.registry import game as find_game
from tana.version import __version__

FORMAT = "tana-game"
VERSION = 2
FORMER = "tana-record"
"""The format of Tana 0.1: its games were played by somewhat other rules and do not replay."""
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
    """Write a match to a file. The file is replaced as a whole or not at all."""
    _write_whole(Path(path), "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines_of(match)))


Watch: TypeAlias = Callable[[float], None]
"""Told from time to time which part is done, from 0 to 1."""


def load(path: FilePath, watch: Watch | None = None) -> Match:
    """The match of a file. A damaged or illegal file raises `BadGameFile`: nothing of it is used."""
    return parse(Path(path).read_bytes(), watch)


def verify(path: FilePath) -> Verification:
    """Replay a game file and check everything it says."""
    return Verification(load(path))


# --- writing -----------------------------------------------------------------------------------------------


def lines_of(match: Match) -> list[Object]:
    """The lines of a game file."""
    _refuse_foreign_start(match)
    lines = [_header_line(match.header)]
    lines += [_move_line(match.game, n, move) for n, move in enumerate(match.moves, start=1)]
    if result := _result_of(match):
        lines.append({"result": result})
    return lines


def _refuse_foreign_start(match: Match) -> None:
    """A match that began in a given position cannot be replayed from its header."""
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
    if header.extra:
        line["extra"] = dict(header.extra)
    return line


def _move_line(game: Game[Any], n: int, move: Move) -> Object:
    return {
        "n": n,
        "seat": move.seat + 1,
        "action": game.actions.notation(move.action),
        "entropy": move.entropy.hex(),
    }


def _result_of(match: Match) -> Object | None:
    outcome = match.outcome
    return None if outcome is None else {"scores": list(outcome.scores), "ranks": list(outcome.ranks)}


def _write_whole(path: Path, content: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


# --- reading -----------------------------------------------------------------------------------------------


def parse(data: bytes, watch: Watch | None = None) -> Match:
    """The match of a game file's bytes; see `load`."""
    lines = _objects(data)
    match = _new_match(lines[0])
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
        raise ValueError("a field stands twice")
    return found


def _no_constant(word: str) -> Json:
    raise ValueError(f"{word} is not a number")


class _Line(Struct, forbid_unknown_fields=True):
    """Base of what a line may hold."""


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
    extra: dict[str, Any] = {}


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


def _read(line: Object, kind: type[T], number: int) -> T:
    """The fields of a line, if they are those it must have."""
    try:
        return msgspec.convert(line, kind)
    except msgspec.ValidationError as fault:
        raise BadGameFile(number, str(fault)) from None


def _new_match(line: Object) -> Match:
    if line.get("format") == FORMER:
        by = line.get("tana", "0.1")
        raise BadGameFile(1, f"written by Tana {by}, whose rules differ from today's: this Tana cannot replay it")
    if line.get("format") != FORMAT:
        raise BadGameFile(1, f"not a game file: 'format' must be {FORMAT!r}")
    if line.get("version") != VERSION:
        raise BadGameFile(1, f"version {line.get('version')!r} of the format; this Tana reads version {VERSION}")
    said = _read(line, _Header, 1)
    game = _game_of(said)
    if len(said.names) != said.seats:
        raise BadGameFile(1, f"{len(said.names)} names for {said.seats} seats")
    header = Header(
        game=game.name,
        edition=game.edition,
        seats=said.seats,
        options=_options_of(game, said),
        names=tuple(said.names),
        entropy=_entropy_of(said.entropy, 1),
        extra=said.extra,
    )
    return Match(game, header, secrets.token_bytes(32))


def _game_of(said: _Header) -> Game[Any]:
    try:
        game = find_game(said.game)
    except UnknownGame as fault:
        raise BadGameFile(1, str(fault)) from None
    if said.edition != game.edition:
        raise BadGameFile(1, f"played with the components {said.edition!r}; here they are {game.edition!r}")
    return game


def _options_of(game: Game[Any], said: _Header) -> dict[str, str]:
    for option in game.options:
        if option.name not in said.options:
            raise BadGameFile(1, f"option {option.name!r} is missing")
    try:
        return game.settings(said.seats, said.options)
    except BadOption as fault:
        raise BadGameFile(1, str(fault)) from None


def _entropy_of(text: str, number: int) -> bytes:
    try:
        entropy = bytes.fromhex(text)
    except ValueError:
        raise BadGameFile(number, f"entropy {text!r} is not hexadecimal") from None
    if entropy.hex() != text or len(entropy) != ENTROPY_BYTES:
        raise BadGameFile(number, f"entropy must be {2 * ENTROPY_BYTES} hexadecimal digits in lower case")
    return entropy


def _replay(match: Match, line: Object, number: int) -> None:
    said = _read(line, _Action, number)
    expected = len(match.moves) + 1
    if said.n != expected:
        raise BadGameFile(number, f"action {said.n} where {expected} was expected")
    actor = match.actor
    if actor is None:
        raise BadGameFile(number, "the game is over, but another action follows")
    if said.seat != actor + 1:
        raise BadGameFile(number, f"seat {said.seat} acts, but seat {actor + 1} has to decide")
    entropy = _entropy_of(said.entropy, number)
    try:
        action = match.game.actions.parse(said.action)
        if match.game.actions.notation(action) != said.action:
            raise BadNotation(f"{said.action!r} must be written {match.game.actions.notation(action)!r}")
        match.apply(action, entropy)
    except (BadNotation, IllegalMove) as fault:
        raise BadGameFile(number, str(fault)) from None


def _check_result(match: Match, line: Object, number: int) -> None:
    said = _read(line, _Ending, number).result
    result = _result_of(match)
    if result is None:
        raise BadGameFile(number, "a result, but the game is not over")
    if (said.scores, said.ranks) != (result["scores"], result["ranks"]):
        raise BadGameFile(number, f"the result does not match: the game gives {json.dumps(result)}")
