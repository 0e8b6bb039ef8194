"""`tana play` in plain mode: whole games through a pipe."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

import tana
from tana.text import LANGUAGES, Words
from tests.cli.terminal import Tana

PROMPT = "Your choice (a number, a notation or help):"
SEEDED = ("play", "molly", "--option", "first=1", "--seed", "1")


def test_a_whole_game(tana_command: Tana, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    ran = tana_command(*SEEDED, "--save", str(path), rest="1")
    assert ran.status == 0
    assert ran.err == ""
    assert "The last round is over." in ran.lines
    assert any(line.endswith("wins!") or line == "You win!" for line in ran.lines)
    assert any(re.match(r"1\. .*points?\.", line) for line in ran.lines)
    match = tana.load(path)
    assert match.outcome is not None
    assert match.header.names == ("Player 1", "Random 2")


def test_plain_text_has_no_colours_no_drawings_and_one_sentence_a_line(tana_command: Tana) -> None:
    ran = tana_command(*SEEDED, rest="1")
    assert "\x1b" not in ran.out
    assert re.search(r"[─-▟]", ran.out) is None
    *sentences, path = ran.lines
    assert path.endswith(".jsonl")
    assert all(line[-1] in ".:!?…" for line in sentences)


def test_the_same_seed_and_input_give_the_same_game(tana_command: Tana, tmp_path: Path) -> None:
    first = tana_command(*SEEDED, "--save", str(tmp_path / "a"), rest="1")
    second = tana_command(*SEEDED, "--save", str(tmp_path / "b"), rest="1")
    assert first.lines[:-1] == second.lines[:-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["base", "bobtail"])
def test_a_game_between_bots_can_be_watched(tana_command: Tana, language: str, variant: str) -> None:
    seats = ["--seat", "random"] * 4
    ran = tana_command("play", "molly", *seats, "-o", f"variant={variant}", "--lang", language, "--seed", "2")
    assert ran.status == 0
    words = Words(language, "tana.games.molly")
    assert words.text("event-turn-began", seat="Random 3", me="none") in ran.lines
    assert words.text("event-game-over") in ran.lines


def test_a_number_a_notation_and_a_beginning_all_play(tana_command: Tana) -> None:
    numbered = tana_command(*SEEDED, typed=["1"])
    written = tana_command(*SEEDED, typed=["DRAW"])
    begun = tana_command(*SEEDED, typed=["dr"])
    sentence = next(line for line in numbered.lines if line.startswith("You turn up"))
    assert sentence in written.lines
    assert sentence in begun.lines


def test_choices_that_differ_in_the_last_word_share_a_line(tana_command: Tana) -> None:
    ran = tana_command(*SEEDED)
    line = next(line for line in ran.lines if line.startswith("Spend a token: swap two piles"))
    assert "4: a1-b1, 5: a1-a2" in line


def test_list_names_every_choice_in_full(tana_command: Tana) -> None:
    ran = tana_command(*SEEDED, typed=["list"])
    assert "4: Spend a token: swap the piles a1-b1 (swap a1-b1)." in ran.lines


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no choice 99: type a number from 1 to "),
        ("0", "There is no choice 0: type a number from 1 to "),
        ("²", "“²” is not a choice."),
        ("fly away", "“fly away” is not a choice. Type a number from 1 to "),
        ("drow", "“drow” is not a choice. Did you mean “draw”?"),
        ("play 1", "Several choices begin with “play 1”: "),
        ("play 1 z9", "“play 1 z9” is not a choice."),
        ("give red", "Use special actions now, or play a card.\nRule: MOL-20"),
        ("hunt a1", "The Bobtail is not in this game.\nRule: MOL-70"),
        ("undo", "There is nothing to undo yet."),
        ("save", "Give a file name: save NAME"),
        ("why", "Give an action: why "),
        ("why draw", "“draw” is allowed now."),
        ("why pass", "You can play a card, so you must.\nRule: MOL-24"),
        ("help", "undo: undo your last action"),
        ("rules", "# Molly"),
        ("log", "You begin."),
    ],
)
def test_text_that_is_not_an_action_changes_nothing(tana_command: Tana, typed: str, answer: str) -> None:
    ran = tana_command(*SEEDED, typed=[typed, "draw"])
    after = ran.out.split(PROMPT, 1)[1]
    assert answer in after
    assert "You turn up" in after


def test_the_same_colour_is_refused_with_its_rule(tana_command: Tana) -> None:
    match = tana.new("molly", 2, seed=1, first="1")
    shown = {pile.cell: pile.shows for pile in match.view(0).piles}
    slot, cell = next(
        (slot, cell)
        for slot, card in enumerate(match.view(0).display, start=1)
        for cell, colour in shown.items()
        if card == colour
    )
    ran = tana_command(*SEEDED, typed=[f"play {slot} {cell}"])
    refused = ran.lines.index(f"A {shown[cell]} Mole may not cover a {shown[cell]} Mole.")
    assert ran.lines[refused + 1] == "Rule: MOL-25."


def test_empty_lines_are_passed_over(tana_command: Tana) -> None:
    ran = tana_command(*SEEDED, typed=["", "   ", "draw"])
    assert "You turn up" in ran.out


def test_undo_takes_a_swap_back_but_never_a_revealed_card(tana_command: Tana, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    ran = tana_command(*SEEDED, "--save", str(path), typed=["swap a1-b1", "undo", "draw", "undo"])
    assert "Undone: swap a1-b1." in ran.lines
    assert "The last action revealed something, so it cannot be undone." in ran.lines
    assert [json.loads(line)["action"] for line in path.read_text().splitlines()[1:]] == ["draw"]


def test_commands_have_italian_names_too(tana_command: Tana) -> None:
    ran = tana_command(*SEEDED, "--lang", "it", typed=["swap a1-b1", "annulla", "perché pass", "undo", "esci"])
    assert "Annullata: swap a1-b1." in ran.lines
    assert "Puoi giocare una carta, quindi devi." in ran.lines
    assert "Regola: MOL-24." in ran.lines
    assert "Non c’è ancora niente da annullare." in ran.lines
    assert "La partita è salvata. Per riprenderla:" in ran.lines


def test_the_language_comes_from_the_environment(tana_command: Tana, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Le tue scelte." in tana_command(*SEEDED).lines


# --- several people at one keyboard -------------------------------------------------------------------------


def test_the_curtain_falls_whenever_another_person_decides(tana_command: Tana) -> None:
    ran = tana_command(*SEEDED, "--seat", "me:Anna", "--seat", "me:Bruno", rest="1")
    curtains = [line for line in ran.lines if line.startswith("Pass the keyboard to ")]
    assert curtains[0] == "Pass the keyboard to Anna."
    assert len(curtains) > 10
    assert all(one != other for one, other in pairwise(curtains))


def test_nobody_is_shown_anothers_burrow(tana_command: Tana) -> None:
    ran = tana_command(*SEEDED, "--seat", "me:Anna", "--seat", "me:Bruno", rest="1")
    before_the_end = ran.out.split("The game is over.")[0]
    assert "You: yellow" in before_the_end
    assert "Anna: yellow" not in before_the_end
    assert "Bruno: yellow" not in before_the_end


def test_nothing_is_shown_before_the_curtain_is_lifted(tana_command: Tana) -> None:
    ran = tana_command(*SEEDED, "--seat", "me:Anna", "--seat", "me:Bruno", typed=[])
    assert "Anna, press Enter when only you can see the screen." in ran.lines
    assert "The bed." not in ran.lines


# --- leaving, saving, resuming -----------------------------------------------------------------------------


def test_the_end_of_input_keeps_the_game_and_says_how_to_go_on(tana_command: Tana) -> None:
    ran = tana_command(*SEEDED, typed=["draw"])
    assert ran.status == 0
    command = ran.lines[-1].split()
    assert command[:3] == ["tana", "play", "--resume"]
    again = tana_command(*command[1:], typed=["quit"])
    assert "Resuming Molly after one action." in again.lines
    assert "Turned up" in again.out


def test_control_c_keeps_the_game(tana_command: Tana, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("tana.cli.plain_screen.read_line", interrupt)
    path = tmp_path / "game.jsonl"
    ran = tana_command(*SEEDED, "--save", str(path))
    assert ran.status == 130
    assert ran.lines[-1] == f"tana play --resume {path}"
    assert tana.load(path).moves == []


def test_a_game_is_kept_before_every_prompt(
    tana_command: Tana, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A killed terminal loses nothing that was played."""
    path = tmp_path / "game.jsonl"
    lengths: list[int] = []

    def typist(_: str) -> str:
        lengths.append(len(tana.load(path).moves))
        return "1"

    monkeypatch.setattr("tana.cli.plain_screen.read_line", typist)
    tana_command(*SEEDED, "--save", str(path))
    assert lengths == sorted(lengths)
    assert len(lengths) > 10


def test_a_saved_game_goes_on_with_the_same_people(tana_command: Tana, tmp_path: Path) -> None:
    seats = ("--seat", "me:Anna", "--seat", "random", "--seat", "me:Zoë")
    path = tmp_path / "kept.jsonl"
    tana_command(*SEEDED, *seats, typed=["", "draw", f"save {path.with_suffix('')}"])
    moves = len(tana.load(path).moves)
    ran = tana_command("play", "--resume", str(path), rest="1")
    assert f"Resuming Molly after {'one action' if moves == 1 else f'{moves} actions'}." in ran.lines
    assert "Pass the keyboard to Zoë." in ran.lines
    match = tana.load(path)
    assert match.outcome is not None
    assert match.header.names == ("Anna", "Random 2", "Zoë")


def test_a_file_that_cannot_be_written_is_reported_and_the_game_goes_on(tana_command: Tana, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = tana_command(*SEEDED, typed=[f"save {tmp_path}/file/game", "draw"])
    assert "Could not write" in ran.out
    assert "You turn up" in ran.out


@pytest.mark.parametrize(("name", "fault"), [("~nobody-of-this-name/game", "no such user"), (".", "is a folder")])
def test_a_name_that_is_not_a_file_is_reported_and_the_game_goes_on(tana_command: Tana, name: str, fault: str) -> None:
    ran = tana_command(*SEEDED, typed=[f"save {name}", "draw"])
    assert "Could not write" in ran.out and fault in ran.out
    assert "You turn up" in ran.out


def test_a_name_from_a_file_cannot_command_the_terminal(tana_command: Tana, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    tana_command(*SEEDED, "--save", str(path))
    header, *moves = path.read_text().splitlines()
    changed = json.loads(header)
    changed["names"][1] = "\x1b[2JEve"
    path.write_text("\n".join([json.dumps(changed), *moves]) + "\n")
    ran = tana_command("play", "--resume", str(path), typed=["draw"])
    assert "\x1b" not in ran.out
    assert "Eve" in ran.out


def test_the_end_does_not_repeat_the_whole_log(tana_command: Tana) -> None:
    ran = tana_command(*SEEDED, "--seat", "me:Anna", "--seat", "me:Bruno", rest="1")
    assert ran.lines.count("You begin.") == 1
    assert "Anna begins." in ran.lines
    assert ran.lines.count("Anna begins.") == 1


def test_a_seat_can_be_given_to_somebody_else_when_resuming(tana_command: Tana, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    tana_command(*SEEDED, "--save", str(path))
    ran = tana_command("play", "--resume", str(path), "--seat", "random", "--seat", "me:Eve", typed=["quit"])
    assert "Seat 1: Player 1 (bot random)." in ran.lines
    assert "Seat 2: Random 2 (at this keyboard)." in ran.lines


# --- refusals ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["play"], "give a game, one of"),
        (["play", "mollie"], "did you mean 'molly'?"),
        (["play", "molly", "--seats", "5"], "5 seats: this game takes 2 to 4"),
        (["play", "molly", "--seat", "me"], "the game needs at least 2 seats: name more with --seat"),
        (["play", "molly", "--seats", "2", *["--seat", "me"] * 3], "3 seats are named, but --seats is 2"),
        (["play", "molly", "--seat", "me", "--seat", "fish"], "no bot is called 'fish'"),
        (["play", "molly", "--seat", "me", "--seat", "foxx"], "did you mean 'fox'?"),
        (["play", "molly", "--seat", "me", "--seat", "no/such.py:Bot"], "there is no file no/such.py"),
        (
            ["play", "molly", "--seat", "me", "--seat", f"{Path(__file__).with_name('terminal.py')}:Rann"],
            "did you mean 'Ran'?",
        ),
        (["play", "molly", "--seat", "me:Al", "--seat", "me:Al"], "two seats are called 'Al'"),
        (["play", "molly", "--names", "A,B,C"], "3 names for 2 seats"),
        (["play", "molly", "--names", "x" * 30], "too long"),
        (["play", "molly", "-o", "variant"], "should be NAME=VALUE"),
        (["play", "molly", "-o", "variant=cat"], "'cat' is not one of base, bobtail"),
        (["play", "molly", "-o", "varint=base"], "did you mean 'variant'?"),
        (["play", "molly", "-o", "first=3"], "seat 3 does not exist with 2 seats"),
        (
            ["play", "--resume", "/no/such/file"],
            "/no/such/file: no such file. Games played in the terminal are kept in",
        ),
        (["play", "--resume", "x", "--seed", "0"], "--seed is for a new game"),
        (["rules", "mollie"], "did you mean 'molly'?"),
        (["verify", "/no/such/file"], "no such file"),
        (["replay", "/no/such/file"], "no such file"),
        (["dance"], "there is no command 'dance'. See: tana --help"),
        (["paly"], "did you mean 'play'?"),
        (["play", "molly", "--seeds", "7"], "tana play has no option '--seeds' (did you mean '--seed'?)"),
        (["puzzle", "make", "molly", "--cuont", "3"], "tana puzzle has no option '--cuont' (did you mean '--count'?)"),
        (["play", "molly", "-o", "variant=bobtial"], "did you mean 'bobtail'?"),
        (["arena", "molly"], "required: BOT. See: tana arena --help"),
        (["verify", __file__], "Records are written by tana play and tana export"),
        (["play", "molly", "--lang", "xx"], "invalid choice: 'xx'"),
        (["play", "molly", "--seed", "x"], "invalid int value"),
    ],
)
def test_a_wrong_command_is_answered_in_one_line(tana_command: Tana, arguments: list[str], fault: str) -> None:
    ran = tana_command(*arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert fault in ran.err.splitlines()[-1]
    assert "Traceback" not in ran.err


def test_a_record_of_another_game_or_number_of_seats_is_not_resumed(tana_command: Tana, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    tana_command(*SEEDED, "--save", str(path))
    assert "is a game of molly" in tana_command("play", "uly", "--resume", str(path)).err
    assert "the saved game has 2" in tana_command("play", "--resume", str(path), *["--seat", "me"] * 3).err


@pytest.mark.rules("BUD-K3")
def test_a_look_is_shown_once_and_not_in_the_log_or_after_resuming(tana_command: Tana, tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    begun = ("play", "buddel", "--seat", "me", "--seat", "random", "-o", "first=1", "--seed", "1", "--save", path)
    typed = ["1", "1", "look"]
    ran = tana_command(*begun, typed=[*typed, "log"])
    assert ran.out.count("it belongs to the") == 1
    again = tana_command("play", "--resume", path, typed=["log"])
    assert "You move the" in again.out and "it belongs to the" not in again.out


@pytest.mark.rules("MOL-K4")
def test_the_log_without_the_memory_aid_begins_with_ones_last_turn(tana_command: Tana) -> None:
    def log(aid: str) -> str:
        typed = ["1", "1", "1", "1", "1", "1", "log"]
        return (
            tana_command(*SEEDED, "-o", f"memory_aid={aid}", typed=typed)
            .out.rpartition(PROMPT)[0]
            .rpartition(PROMPT)[2]
        )

    assert "You begin." in log("on")
    assert "You begin." not in log("off")
    assert log("off").strip() in log("on")
