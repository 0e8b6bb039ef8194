"""Studies of few games or of games that do not end: what they state and what they leave out; repeated pairs."""

from __future__ import annotations

import pytest

from tana.compile import source_hash
from tana.lab.compiled_series import Lineup
from tana.lab.study import BadStudy, Gathered, StudyPlan, pairs_of, sources_of, tasks_of
from tana.lab.study_page import sentences_of
from tana.text import LANGUAGES, Words

ULY = Lineup("uly", 2)


def document(share: float, error: float | None, cut_off: float = 0.0) -> dict[str, object]:
    """A study of Uly with just enough in it for the sentences."""
    names = (
        "tie",
        "minutes",
        "decisions",
        "turns",
        "forced",
        "choices_when_free",
        "lead_changes",
        "decided",
        "comeback",
    )
    measures = {name: {"mean": 0.5, "error": 0.1} for name in names}
    measures |= {"win.1": {"mean": share, "error": error}, "cut_off": {"mean": cut_off, "error": 0.0}}
    duel = {"one": "knowing", "others": "digger", "fair": 0.5, "share": {"mean": share, "error": error}}
    return {
        "plan": {"game": "uly", "seats": 2, "players": ["digger", "digger"]},
        "measures": measures,
        "course": [{"kept": {"mean": 0.6, "error": 0.1}}],
        "ladder": [duel, {**duel, "one": "digger", "others": "sprout"}],
        "luck": None,
        "rules": None,
    }


@pytest.mark.parametrize(("share", "error"), [(1.0, None), (0.25, 3.177)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_too_few_games_prove_nothing(share: float, error: float | None, language: str) -> None:
    said = sentences_of(document(share, error), language)
    begins, _ = Words(language, "tana.lab").text("study-say-wins", clear="unknown", share="|", fair="").split("|")
    assert said[0].startswith(begins)
    assert "±" not in " ".join(said)


def test_enough_games_show_who_wins() -> None:
    said = sentences_of(document(0.6, 0.02), "en")
    assert said[0] == "The first player wins more often than a fair share: 60.0% ± 2.0% of the games instead of 50.0%."


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_that_were_cut_off_come_first_and_nobody_wins(language: str) -> None:
    said = sentences_of(document(0.9, 0.01, cut_off=0.25), language)
    assert "25" in said[0] and "20" in said[0]
    told = " ".join(said)
    assert "90" not in told and "digger" not in told


def test_a_pair_that_the_ladder_has_already_is_played_once() -> None:
    plan = StudyPlan(ULY, ladder=("forgetful", "digger", "knowing"))
    assert pairs_of(plan) == [("digger", "forgetful"), ("knowing", "digger")]


def test_an_incomplete_result_is_rejected() -> None:
    plan = StudyPlan(ULY, games=20, duels=0)
    with pytest.raises(BadStudy, match="task 0 lacks means, histograms, tally"):
        Gathered(plan).take(tasks_of(plan)[0], 0, {"games": 10})


def test_other_rules_have_another_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    before = sources_of("uly")
    rules = source_hash.file_of("tana.games.uly.rules")
    assert rules is not None and sources_of("molly") != before
    read = type(rules).read_bytes
    monkeypatch.setattr(type(rules), "read_bytes", lambda path: read(path) + (b"#" if path == rules else b""))
    source_hash.forget()
    try:
        assert sources_of("uly") != before
    finally:
        source_hash.forget()
