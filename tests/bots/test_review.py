"""Reviews: decisions graded by what the seat knew, with intervals, and the sums over a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tana
from tana.bots.estimates import BLUNDERED, INACCURATE, MISTAKEN, SOUND, Report, grade_of, student_95
from tana.bots.levels import warm
from tana.bots.review import Review, Reviewer, document_of, review_match, verdict_of
from tana.bots.workspace import SearchContext
from tana.cli.main import main
from tana.cli.review import lines_of
from tana.core.match import Match
from tana.text import Text, Words

GOLDEN = Path(__file__).parent.parent / "golden"
SHORT = 60


def uly(hidden: str, *moves: str) -> Match:
    """A game in which the wolf hides there and the dog cannot see it."""
    match = tana.new("uly", seats=2, seed=2, first="1")
    for move in (f"hide {hidden}", "start a1", *moves):
        match.play(move)
    return match


def reported(loss: float, stake: float, before: float = 0.5, grade: int = SOUND) -> Report:
    """The report on a decision of seat 0 between two choices."""
    report: Report = Report.array(1)[0]
    report.choices, report.loss, report.stake, report.before, report.grade = 2, loss, stake, before, grade
    return report


@pytest.fixture(scope="module")
def golden() -> Review:
    warm("molly")
    return review_match(tana.load(GOLDEN / "molly-2.jsonl"), seat=0)


@pytest.mark.xdist_group("molly")
def test_the_costly_moves_of_a_golden_record_are_found(golden: Review) -> None:
    grades = {decision.number: decision.grade for decision in golden.decisions}
    assert (grades[13], grades[19]) == ("mistake", "mistake")
    assert grades[1] == ""
    assert golden.mistakes == 2
    assert golden.blunders == 0
    assert 0.4 < golden.accuracy < 0.8
    assert golden.result == 0.0
    assert golden.adjusted <= 0.2


@pytest.mark.xdist_group("molly")
def test_a_grade_follows_the_lower_end_and_names_a_better_move(golden: Review) -> None:
    limits = {"inaccuracy": 0.05, "mistake": 0.10, "blunder": 0.15}
    for decision in golden.decisions:
        if decision.grade:
            assert decision.loss - decision.error >= limits[decision.grade] - 1e-4
            assert decision.best != decision.action
            assert decision.why
        assert {decision.best, decision.action} <= {option.action for option in decision.options}
    assert any(decision.loss >= 0.05 and not decision.grade for decision in golden.decisions) or golden.inaccuracies


@pytest.mark.xdist_group("uly")
def test_hindsight_does_not_count() -> None:
    """The wolf was next to the dog, which went elsewhere: costly in truth, but it could not know."""
    warm("uly")
    match = uly("b2", "swap c4-d4")
    context, after = SearchContext("uly"), {}
    for move in ("step b1", "step b2"):
        copy = match.copy()
        copy.play(move)
        after[move] = context.chances(copy.state, 2, 400, 1)[1]
    assert after["step b2"] - after["step b1"] > 0.1
    report, _ = Reviewer(match.game).report(match.state, 1, match.game.actions.parse("step b1"), 4)
    assert report.grade == SOUND
    assert report.loss + report.error < 0.1


@pytest.mark.xdist_group("uly")
def test_twins_get_the_same_review() -> None:
    """Two games that differ only in where the wolf hides, for a dog that never finds out."""
    warm("uly")
    moves = ("swap c4-d4", "step b1", "swap a4-b4", "step c1", "swap c4-d4")
    games = [uly(hidden, *moves) for hidden in ("d3", "a3")]
    assert games[0].state.tobytes() != games[1].state.tobytes()
    reviews = [json.dumps(document_of(game, [review_match(game, 1, SHORT)])) for game in games]
    assert reviews[0] == reviews[1]
    assert len(json.loads(reviews[0])["reviews"][0]["decisions"]) == 3


@pytest.mark.xdist_group("uly")
def test_forced_moves_are_not_graded() -> None:
    match = uly("d3")
    legal = match.game.legal(match.state)
    report, options = Reviewer(match.game, SHORT).report(match.state, 0, legal[0], 3, (1, 1))
    assert report.choices == len(options) == len(legal)
    forced = Report.array(1)[0]
    assert verdict_of([forced], 0).decisions == 0
    assert verdict_of([forced], 0).accuracy == 1.0


def test_grades_begin_at_five_ten_and_fifteen_points() -> None:
    grades = [grade_of(low) for low in (-0.1, 0.0499, 0.05, 0.0999, 0.10, 0.1499, 0.15, 0.9)]
    assert grades == [SOUND, SOUND, INACCURATE, INACCURATE, MISTAKEN, MISTAKEN, BLUNDERED, BLUNDERED]


def test_one_blunder_moves_the_accuracy_and_counts_by_its_stake() -> None:
    sound = [reported(0.0, 0.3) for _ in range(19)]
    blunder = reported(0.4, 0.4, grade=BLUNDERED)
    clean, spoilt = verdict_of([*sound, reported(0.0, 0.3)], 0), verdict_of([*sound, blunder], 0)
    assert clean.accuracy == 1.0
    assert spoilt.accuracy < 0.7
    assert spoilt.blunders == 1
    trifle = verdict_of([*sound, reported(0.4, 0.001)], 0)
    assert trifle.accuracy > 0.99


def test_the_result_without_luck_is_the_first_chance_less_what_was_given_away() -> None:
    verdict = verdict_of([reported(0.1, 0.3, before=0.6), reported(0.05, 0.3, before=0.9)], 0)
    assert verdict.adjusted == pytest.approx(0.45)
    assert verdict_of([reported(0.4, 0.4), reported(0.4, 0.4)], 0).adjusted == 0.0


@pytest.mark.parametrize(("freedom", "quantile"), [(3, 3.182), (4, 2.776), (12, 2.179), (1000, 1.962)])
def test_quantiles_of_students_distribution(freedom: int, quantile: float) -> None:
    assert student_95(freedom) == pytest.approx(quantile, rel=0.04)


@pytest.mark.xdist_group("molly")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Move 13, mistake: {made}. Better: {best}. It gave away"),
        ("de", "Zug 13, Fehler: {made}. Besser: {best}. Verschenkt:"),
    ],
)
def test_moves_are_named_as_at_the_table(golden: Review, language: str, sentence: str) -> None:
    match = tana.load(GOLDEN / "molly-2.jsonl")
    decision = next(one for one in golden.decisions if one.number == 13)
    actions, text = match.game.actions, Text(match.game, language)
    made, best = (text.action(actions.action(actions.parse(one))) for one in (decision.action, decision.best))
    assert decision.action not in made
    spoken = "\n".join(lines_of(match, golden, Words(language, "tana.lab")))
    assert sentence.format(made=made, best=best) in spoken


@pytest.mark.xdist_group("uly")
def test_the_command_speaks_and_writes_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    tana.save(uly("d3", "swap c4-d4", "step b1"), path)
    assert main(["review", str(path), "--seat", "2", "--iterations", "8"]) == 0
    spoken = capsys.readouterr().out
    assert "Review of" in spoken
    assert "2 decisions" in spoken
    assert main(["review", str(path), "--iterations", "8", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["tana"] == "review"
    assert [review["seat"] for review in document["reviews"]] == [1, 2]
    assert main(["review", str(path), "--seat", "3"]) != 0
    assert "seats 1 to 2" in capsys.readouterr().err
