"""Invalid input is rejected up front with a clear message, and nothing that was played is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tana.core.game_file import load
from tests.cli.terminal import Tana

CHEATS = """
from tana.bots.api import Choice

class Cheat:
    def __init__(self, game):
        pass

    def choose(self, glimpse):
        bad = max(set(range(len(glimpse.rulebook.actions))) - set(glimpse.legal))
        glimpse.__dict__["legal"] = (bad,)
        return bad

class Forger(Cheat):
    '''Gets round its own process altogether.'''

    def choose(self, glimpse):
        import tana.bots.api as api
        api.AuthoredBot.choose = lambda self, glimpse: Choice(-1)
        return -1

class Vague(Cheat):
    def choose(self, glimpse):
        return Choice(float(glimpse.legal[0]))

class Raises(Cheat):
    def __init__(self, game):
        raise ValueError("no luck")
"""


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    (tmp_path / "cheat.py").write_text(CHEATS, encoding="utf-8")
    (tmp_path / "broken.py").write_text("class Bot(:\n", encoding="utf-8")
    (tmp_path / "lacks.py").write_text("import no_such_module\nclass Bot: ...\n", encoding="utf-8")
    (tmp_path / "dies.py").write_text("import os\nos._exit(3)\nclass Bot: ...\n", encoding="utf-8")
    return tmp_path


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "XDG_STATE_HOME": str(folder), "LANG": "en_GB.UTF-8"}


# --- illegal answers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Cheat", "Forger", "Vague"])
def test_an_illegal_answer_is_a_fault_of_the_bot(tana_command: Tana, bots: Path, name: str) -> None:
    spec, results, records = f"{bots}/cheat.py:{name}", bots / "results.json", bots / "records"
    bounds = ("--games", "2", "--processes", "1")
    ran = tana_command("arena", "buddel", "random", spec, *bounds, "--json", str(results), "--records", str(records))
    assert ran.status == 0, ran.err
    moves = sum(
        move.seat == match.header.names.index(spec) for match in map(load, records.iterdir()) for move in match.moves
    )
    assert json.loads(results.read_text())["faults"][spec]["recovered"] == moves


@pytest.mark.parametrize("name", ["Cheat", "Forger", "Vague"])
def test_play_rejects_illegal_answers_too(tana_command: Tana, bots: Path, name: str) -> None:
    path = bots / "game.jsonl"
    seats = ("--seat", "random", "--seat", f"{bots}/cheat.py:{name}")
    ran = tana_command("play", "buddel", *seats, "--seed", "1", "--save", str(path))
    assert ran.status == 0, ran.err
    assert load(path).outcome is not None


# --- what is refused ---------------------------------------------------------------------------------------

REFUSED = [
    ("play molly --seat me --seat fox:foo=1", "fox has no option 'foo'"),
    ("play molly --seat me --seat fox:seconds=x", "seconds=x should be a number above 0"),
    ("play molly --seat me --seat random:foo=1", "random has no option 'foo'"),
    ("play molly --seat me --seat DIR/cheat.py:", "does not name a class"),
    ("play molly --seat me --seat DIR/cheat.py:Cheat:foo=1", "unexpected keyword argument 'foo'"),
    ("play molly --seat me --seat DIR/broken.py:Bot", "cannot be loaded: SyntaxError"),
    ("play molly --seat me --seat DIR/dies.py:Bot", "cannot be created: its process ended"),
    ("play molly --seats 0", "'0' should be a whole number of at least 1"),
    ("play molly --save DIR", "is a folder"),
    ("play molly --save /proc/x", "cannot be written"),
    ("play molly --save DIR/cheat.py", "is not a saved game and would be overwritten"),
    ("analyse game.jsonl --seconds nan", "'nan' should be a number of seconds above 0"),
    ("analyse game.jsonl --seconds -1", "should be a number of seconds above 0"),
    ("analyse game.jsonl --iterations 0", "should be a whole number of at least 1"),
    ("analyse game.jsonl --iterations -5", "should be a whole number of at least 1"),
    ("analyse game.jsonl --cores 0", "should be a whole number of at least 1"),
    ("analyse game.jsonl --cores -3", "should be a whole number of at least 1"),
    ("arena buddel random sprout --games 0", "should be a whole number of at least 1"),
    ("arena buddel random sprout --games -5", "should be a whole number of at least 1"),
    ("arena buddel random sprout --processes -1", "should be a whole number of at least 1"),
    ("arena buddel random sprout --processes 0", "should be a whole number of at least 1"),
    ("arena buddel random sprout --seats -1", "should be a whole number of at least 1"),
    ("arena buddel random sprout --seats 0", "should be a whole number of at least 1"),
    ("arena buddel random sprout --limit 0", "should be a number of seconds above 0"),
    ("arena buddel random sprout --limit nan", "should be a number of seconds above 0"),
    ("arena buddel random DIR/broken.py:Bot", "cannot be loaded: SyntaxError"),
    ("arena buddel random DIR/lacks.py:Bot", "cannot be loaded: ModuleNotFoundError"),
    ("arena buddel random DIR/cheat.py:Raises", "could not be created: ValueError: no luck"),
    ("arena buddel random sprout --json /nodir/x", "/nodir/x: there is no folder /nodir"),
    ("arena buddel random sprout --svg /nodir/x", "/nodir/x: there is no folder /nodir"),
    ("arena buddel random sprout --journal DIR/cheat.py", "is not the journal of a tournament"),
    ("bench molly --seconds -1", "should be a number of seconds above 0"),
    ("bench molly --seconds nan", "should be a number of seconds above 0"),
    ("bench molly --check-gpu -1", "should be a whole number of at least 0"),
    ("doctor --port 99999", "should be a whole number from 0 to 65535"),
    ("doctor --port -1", "should be a whole number from 0 to 65535"),
]


@pytest.mark.parametrize(("line", "fault"), REFUSED, ids=[line for line, _ in REFUSED])
def test_bad_input_is_rejected_with_a_clear_message(tana_command: Tana, bots: Path, line: str, fault: str) -> None:
    ran = tana_command(*line.replace("DIR", str(bots)).split())
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("tana: ")
    assert fault in ran.err
    assert ran.err.count("\n") == 1
    assert (bots / "cheat.py").read_text() == CHEATS


def test_a_binary_journal_is_refused(tana_command: Tana, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    journal.write_bytes(b"\x89PNG\xff\xfe\n\x00")
    ran = tana_command("arena", "buddel", "random", "sprout", "--journal", str(journal))
    assert (ran.status, ran.err) == (2, f"tana: {journal} is not the journal of a tournament: give another file\n")


def test_a_damaged_line_of_a_journal_is_named(tana_command: Tana, tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    command = ("arena", "buddel", "random", "random:seed=2", "--games", "6", "--full", "--processes", "1")
    assert tana_command(*command, "--journal", str(journal)).status == 0
    whole = journal.read_text()
    lines = whole.splitlines(keepends=True)
    assert len(lines) == 4
    damaged = "".join([*lines[:2], lines[2][:20] + "\n", lines[3]])
    journal.write_text(damaged)
    ran = tana_command(*command, "--journal", str(journal))
    assert ran.status == 2
    assert "line 3, is not a result of this tournament" in ran.err
    assert journal.read_text() == damaged
    journal.write_text(whole[:-1])
    assert tana_command(*command, "--journal", str(journal)).status == 0
    assert journal.read_text() == whole


def test_the_save_command_does_not_overwrite_other_files(tana_command: Tana, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("milk, eggs")
    ran = tana_command("play", "molly", "--seed", "1", typed=[f"save {notes}"])
    assert "is not a saved game and would be overwritten" in ran.out
    assert notes.read_text() == "milk, eggs"


# --- nobody reads ------------------------------------------------------------------------------------------


def test_a_game_is_saved_when_the_output_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    seats = ("--seat", "random", "--seat", "random", "--seed", "3")
    with subprocess.Popen(
        [sys.executable, "-m", "tana.cli.main", "play", "molly", *seats, "--save", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        err = process.stderr.read()
    assert err == f"tana: the output is closed; the game is saved: tana play --resume {path}\n"
    assert process.returncode == 2
    assert load(path).moves


@pytest.mark.parametrize("command", ["games", "doctor", "play molly --seat random --seat random"])
def test_a_closed_output_is_reported(tmp_path: Path, command: str) -> None:
    ran = subprocess.run(
        ["bash", "-c", f'"$0" -m tana.cli.main {command} >&-', sys.executable],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=False,
    )
    assert ran.returncode == 2
    assert ran.stderr.startswith("tana: the standard output is closed")
    assert ran.stderr.count("\n") == 1


def test_escape_sequences_do_not_reach_the_terminal(tmp_path: Path) -> None:
    variables = {**os.environ, "TANA_GAMES": f"{tmp_path}/\x1b[31mred\x07"}
    command = [sys.executable, "-m", "tana.cli.main", "games"]
    ran = subprocess.run(command, capture_output=True, text=True, env=variables)
    assert ran.returncode == 2 and "TANA_GAMES" in ran.stderr and "red" in ran.stderr
    assert "\x1b" not in ran.stderr and "\x07" not in ran.stderr
