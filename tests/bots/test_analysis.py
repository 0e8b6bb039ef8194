"""Analysis: choices and games judged with one seat's knowledge."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tana
from tana.bots.analysis import Account, MoveReport, accounts_of, analyse_match, analyse_position, document_of
from tana.bots.api import bot_entropy, glimpse, make_bot
from tana.bots.fox import Budget
from tana.cli.main import main
from tana.core.chance import rng_from
from tana.core.match import Match

QUICK = Budget(iterations=150)


@pytest.fixture(scope="module")
def played() -> Match:
    """The end of a game of Buddel-Bande between careless bots."""
    match = tana.new("buddel", seats=2, seed=3)
    player = make_bot("random", "buddel")
    while (seat := match.actor) is not None:
        seen = glimpse(match.game, match.state, seat, bot_entropy(b"played", seat, len(match.moves)))
        match.apply(player.choose(seen).action)
    return match


@pytest.mark.xdist_group("molly")
def test_a_position_is_judged_for_all_its_choices() -> None:
    match = tana.new("molly", seats=3, seed=2)
    assert match.actor is not None
    look = analyse_position(match.game, match.state, match.actor, QUICK)
    assert {choice.action for choice in look.choices} == set(match.game.legal(match.state))
    assert sum(look.chances) == pytest.approx(1.0, abs=1e-3)
    assert look.choices[0].terms


@pytest.mark.xdist_group("uly")
def test_a_position_is_judged_by_knowledge_not_by_truth() -> None:
    match = tana.new("uly", seats=2, seed=2, first="1")
    match.play("hide b2")
    match.play("start a1")
    twin = match.game.determinize(match.state, 1, rng_from(b"12345678"))
    looks = [analyse_position(match.game, state, 1, QUICK) for state in (match.state, twin)]
    assert looks[0] == looks[1]


@pytest.mark.xdist_group("buddel")
def test_the_end_of_a_game_is_certain(played: Match) -> None:
    look = analyse_position(played.game, played.state, 0, QUICK)
    assert look.actor is None
    assert sorted(look.chances) == [0.0, 1.0]
    assert look.choices == ()


@pytest.mark.xdist_group("buddel")
def test_every_move_of_a_game_is_judged(played: Match) -> None:
    tail = played.copy()
    reports = analyse_match(tail, Budget(iterations=40))
    assert [report.number for report in reports] == list(range(1, len(played.moves) + 1))
    assert [report.seat for report in reports] == [move.seat for move in played.moves]
    assert all(-1.0 <= report.loss <= 1.0 for report in reports)
    assert any(report.loss > 0.0 for report in reports)
    assert all(report.loss == report.apart == 0.0 for report in reports if report.forced)
    assert all(report.before - report.after == pytest.approx(max(0.0, report.loss)) for report in reports)
    document = json.loads(json.dumps(document_of(played, reports)))
    assert document["moves"][0]["action"] == played.game.actions.notation(played.moves[0].action)
    check_luck(reports)
    for account in accounts_of(reports, 2):
        check_account(account, reports)


def check_luck(reports: list[MoveReport]) -> None:
    """What throws bring one seat they take from the other; moves without a throw bring nothing."""
    thrown = [report for report in reports if report.luck]
    assert 0 < len(thrown) < len(reports)
    assert all(sum(report.luck) == pytest.approx(0.0, abs=1e-3) for report in thrown)
    assert any(abs(report.luck[0]) > 3 * report.luck_error[0] > 0 for report in thrown)


def check_account(account: Account, reports: list[MoveReport]) -> None:
    """The sums of a seat, and its three worst moves with reasons."""
    own = [report for report in reports if report.seat == account.seat]
    assert account.lost == pytest.approx(max(0.0, sum(report.loss for report in own)))
    assert account.luck == pytest.approx(sum(report.luck[account.seat] for report in reports if report.luck))
    assert account.luck_error > 0
    losses = sorted((report.loss for report in own if report.best != report.action), reverse=True)
    assert [reports[number - 1].loss for number in account.costly] == losses[:3]
    assert any(reports[number - 1].why for number in account.costly)


@pytest.mark.xdist_group("buddel")
def test_the_command_writes_json(played: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.tana"
    tana.save(played, path)
    assert main(["analyse", str(path), "--iterations", "10", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["game"] == "buddel"
    assert len(document["moves"]) == len(played.moves)
    assert [account["seat"] for account in document["accounts"]] == [0, 1]
    assert main(["analyse", str(path), "--iterations", "10"]) == 0
    printed = capsys.readouterr().out
    assert "Luck and choice" in printed
    assert f"{played.header.names[0]}’s costliest moves" in printed
