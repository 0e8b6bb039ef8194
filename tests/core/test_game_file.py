"""Records: what is written is played again bit for bit, and nothing else is accepted."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tana
from tana.core import record
from tana.core.game_file import load, save, verify
from tana.core.match import Match
from tana.errors import BadGameFile, TanaError

Line = dict[str, Any]


def played(seats: int, seed: int, moves: int | None = None, **options: str) -> Match:
    match = tana.new("molly", seats=seats, seed=seed, **options)
    choose = random.Random(seed)
    while match.actor is not None and (moves is None or len(match.moves) < moves):
        match.play(choose.choice(match.legal()))
    return match


@pytest.fixture(scope="module")
def finished() -> Match:
    return played(3, seed=5, variant="bobtail")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def rewrite(path: Path, change: Callable[[list[Line]], object]) -> None:
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    change(lines)
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))


def assert_refused(path: Path, line: int, why: str) -> None:
    with pytest.raises(BadGameFile) as refused:
        load(path)
    assert refused.value.line == line
    assert why in refused.value.fault


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("moves", [0, 9, None])
def test_a_record_replays_bit_for_bit(path: Path, seats: int, moves: int | None) -> None:
    match = played(seats, seed=seats, moves=moves)
    save(match, path)
    again = load(path)
    assert record.same(again.state, match.state)
    assert again.moves == match.moves
    assert again.setup_events == match.setup_events
    assert again.header == match.header


def test_saving_again_writes_the_same_bytes(path: Path, finished: Match) -> None:
    save(finished, path)
    before = path.read_bytes()
    save(load(path), path)
    assert path.read_bytes() == before


def test_a_loaded_match_can_be_played_on(path: Path) -> None:
    save(played(2, seed=1, moves=4), path)
    match = load(path)
    match.play(match.legal()[0])
    save(match, path)
    assert len(load(path).moves) == 5


def test_extra_fields_and_names_are_kept(path: Path) -> None:
    match = tana.new("molly", seats=2, seed=1, names=["Niccolò", "Zoë"])
    match.header = replace(match.header, extra={"commitment": "ab12", "players": ["me", "random"]})
    save(match, path)
    assert load(path).header == match.header


def test_verify_tells_whether_the_game_is_over(path: Path, finished: Match) -> None:
    save(finished, path)
    whole = verify(path)
    save(played(2, seed=1, moves=3), path)
    part = verify(path)
    assert whole.finished and not part.finished
    assert whole.digest != part.digest


def test_saving_leaves_no_other_file_and_a_failure_leaves_the_old_one(
    path: Path, finished: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(finished, path)
    before = path.read_bytes()

    def broken(_: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", broken)
    with pytest.raises(OSError, match="disk full"):
        save(played(2, seed=1, moves=1), path)
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_a_match_from_a_position_is_not_a_record(path: Path) -> None:
    match = played(2, seed=1, moves=3)
    later = Match(match.game, match.header, b"root", match.state)
    with pytest.raises(TanaError, match="save its position"):
        save(later, path)
    assert not path.exists()


def test_a_truncated_line_is_refused(path: Path, finished: Match) -> None:
    save(finished, path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:6]) + lines[6][:17])
    assert_refused(path, 7, "not a JSON object")


@pytest.mark.parametrize(
    ("content", "line", "why"),
    [
        (b"", 1, "empty"),
        (b"\n", 1, "empty"),
        (b"hello\n", 1, "not a JSON object"),
        (b"[]\n", 1, "not a JSON object"),
        (b"{}\n", 1, "not a game file"),
        (b'{"format": "tana-game", "version": 2, "version": 2}\n', 1, "duplicate field"),
        (b'{"format": NaN}\n', 1, "NaN"),
        (b"\xff\xfe\n", 1, "UTF-8"),
        (b"[" * 100_000, 1, "not a JSON object"),
    ],
)
def test_what_is_not_a_record_is_refused(path: Path, content: bytes, line: int, why: str) -> None:
    path.write_bytes(content)
    assert_refused(path, line, why)


def test_an_empty_line_is_refused(path: Path, finished: Match) -> None:
    save(finished, path)
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:3], "", *lines[3:]]) + "\n")
    assert_refused(path, 4, "not a JSON object")


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("format", "pgn", "not a game file"),
        ("version", 3, "version 3"),
        ("version", "2", "version '2'"),
        ("format", "tana-record", "whose rules differ from today's"),
        ("game", "mole", "no game is called"),
        ("game", 7, "Expected `str`, got `int` - at `$.game`"),
        ("edition", "molly-00000000", "played with the components"),
        ("seats", 5, "5 seats"),
        ("seats", True, "Expected `int`, got `bool` - at `$.seats`"),
        ("names", ["Anna"], "1 names for 3 seats"),
        ("names", "Anna", "Expected `array`, got `str` - at `$.names`"),
        ("options", {"variant": "cat", "memory_aid": "off", "first": "random"}, "is not one of"),
        ("options", {"variant": 1, "memory_aid": "off", "first": "random"}, "Expected `str`, got `int`"),
        ("options", {"variant": "base", "memory_aid": "off", "first": "random", "x": "y"}, "unknown option"),
        ("entropy", "xyz", "not hexadecimal"),
        ("entropy", "00", "16 hexadecimal digits"),
        ("entropy", "AABBCCDDEEFF0011", "lower case"),
        ("mood", "good", "unknown field `mood`"),
    ],
)
def test_a_wrong_header_is_refused(path: Path, finished: Match, field: str, value: object, why: str) -> None:
    save(finished, path)
    rewrite(path, lambda lines: lines[0].update({field: value}))
    assert_refused(path, 1, why)


def test_an_option_that_is_newer_than_the_file_has_its_default(path: Path) -> None:
    match = played(2, seed=5)
    save(match, path)
    rewrite(path, lambda lines: lines[0].update(options={"variant": "base"}))
    again = load(path)
    assert again.outcome == match.outcome
    assert again.header.options == {"variant": "base"}


def test_a_missing_option_whose_default_does_not_lead_to_the_moves_is_refused(path: Path, finished: Match) -> None:
    save(finished, path)
    rewrite(path, lambda lines: lines[0]["options"].pop("variant"))
    with pytest.raises(BadGameFile):
        load(path)


def test_a_missing_header_field_is_refused(path: Path, finished: Match) -> None:
    save(finished, path)
    rewrite(path, lambda lines: lines[0].pop("tana"))
    assert_refused(path, 1, "missing required field `tana`")


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("n", 5, "action 5 where 3 was expected"),
        ("n", "3", "Expected `int`, got `str` - at `$.n`"),
        ("seat", 9, "has to decide"),
        ("action", "fly a1", "not an action"),
        ("action", "give red", "not allowed now"),
        ("action", " DRAW", "must be written 'draw'"),
        ("entropy", "not hex", "not hexadecimal"),
        ("colour", "red", "unknown field `colour`"),
    ],
)
def test_a_wrong_action_is_refused(path: Path, finished: Match, field: str, value: object, why: str) -> None:
    save(finished, path)
    rewrite(path, lambda lines: lines[3].update({field: value}))
    assert_refused(path, 4, why)


def test_a_missing_action_is_noticed(path: Path, finished: Match) -> None:
    save(finished, path)
    rewrite(path, lambda lines: lines.pop(4))
    assert_refused(path, 5, "action 5 where 4 was expected")


def test_changed_luck_of_the_setup_is_noticed(path: Path, finished: Match) -> None:
    save(finished, path)
    rewrite(path, lambda lines: lines[0].update(entropy="00" * 8))
    with pytest.raises(BadGameFile):
        load(path)


def test_an_action_after_the_end_is_refused(path: Path, finished: Match) -> None:
    save(finished, path)
    count = len(finished.moves)
    again = {"n": count + 1, "seat": 1, "action": "draw", "entropy": "00" * 8}
    rewrite(path, lambda lines: lines.insert(count + 1, again))
    assert_refused(path, count + 2, "the game is over")


@pytest.mark.parametrize(
    ("result", "why"),
    [
        ({"scores": [99, 0, 0], "ranks": [1, 2, 2]}, "does not match"),
        ({"scores": [1]}, "missing required field `ranks`"),
        ({"scores": [1], "ranks": [1], "mood": 1}, "unknown field"),
        ({"scores": "1", "ranks": [1]}, "Expected `array`, got `str` - at `$.result.scores`"),
        ([], "Expected `object`, got `array` - at `$.result`"),
    ],
)
def test_a_wrong_result_is_refused(path: Path, finished: Match, result: object, why: str) -> None:
    save(finished, path)
    rewrite(path, lambda lines: lines[-1].update(result=result))
    assert_refused(path, len(finished.moves) + 2, why)


def test_a_result_of_an_unfinished_game_is_refused(path: Path) -> None:
    save(played(2, seed=1, moves=2), path)
    rewrite(path, lambda lines: lines.append({"result": {"scores": [0, 0], "ranks": [1, 1]}}))
    assert_refused(path, 4, "not over")


def test_nothing_may_follow_the_result(path: Path, finished: Match) -> None:
    save(finished, path)
    rewrite(path, lambda lines: lines.append(lines[-1]))
    assert_refused(path, len(finished.moves) + 3, "nothing may follow")
