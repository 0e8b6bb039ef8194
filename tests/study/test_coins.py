"""A study of a game of coins, beside what can be worked out on paper.

Three tosses each; heads are points. Digger tosses unless all of its six samples were tails: then it chooses at random.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from math import comb
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
GAMES = 4000


def run(module: str, *arguments: str, **variables: str) -> Any:
    """What a module of this folder says, with the game of coins; a process of its own, as games are listed once."""
    done = subprocess.run(
        [sys.executable, "-m", f"tests.study.{module}", *arguments],
        env={
            **os.environ,
            "TANA_GAMES": str(HERE / "games"),
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
            **variables,
        },
        cwd=HERE.parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def found() -> Any:
    """Everything that was found out."""
    return run("coins", str(GAMES))


HEADS = 0.5 * (1.0 - 0.5**6 / 2.0)
"""The chance of a point at each turn of a digger."""


def heads(times: int, chance: float) -> list[float]:
    return [comb(times, k) * chance**k * (1.0 - chance) ** (times - k) for k in range(times + 1)]


def share_of(one: list[float], other: list[float]) -> tuple[float, float]:
    """The chance of more heads, a tie counted as half; and that of a tie."""
    tie = sum(a * b for a, b in zip(one, other, strict=True))
    return sum(one[i] * other[j] for i in range(len(one)) for j in range(i)) + tie / 2.0, tie


def assert_near(measure: Any, truth: float, errors: float = 2.0) -> None:
    """Within twice its 95% interval: missed by chance once in ten thousand times, and the luck here is fixed."""
    assert abs(measure["mean"] - truth) <= errors * measure["error"] + 1e-9, (measure["mean"], measure["error"], truth)


def test_wins_ties_and_points_are_those_of_the_binomial_distribution(found: Any) -> None:
    measures = found["document"]["measures"]
    share, tie = share_of(heads(3, HEADS), heads(3, HEADS))
    assert_near(measures["win.1"], share)
    assert_near(measures["win.2"], share)
    assert_near(measures["tie"], tie)
    assert_near(measures["points.1"], 3 * HEADS)
    assert_near(measures["source.1.2"], 3 * HEADS)
    assert_near(found["alone"], 3 * HEADS)
    assert measures["win.1"]["mean"] + measures["win.2"]["mean"] == pytest.approx(1.0)


def test_what_is_certain_has_no_interval(found: Any) -> None:
    measures = found["document"]["measures"]
    for name, value in {"decisions": 6, "turns": 6, "choices": 2, "forced": 0, "cut_off": 0, "minutes": 0.6}.items():
        assert measures[name]["mean"] == pytest.approx(value)
        assert measures[name]["error"] == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize("player", ["random", "policy"])
def test_quick_games_have_half_the_heads(found: Any, player: str) -> None:
    """Coins have no policy, so a player that follows it takes any action."""
    measures = found["document"][player]["measures"]
    _, tie = share_of(heads(3, 0.25), heads(3, 0.25))
    assert_near(measures["points.1"], 0.75)
    assert_near(measures["win.1"], 0.5)
    assert_near(measures["tie"], tie)


def test_the_ladder_is_as_steep_as_it_should_be(found: Any) -> None:
    ladder = {(duel["one"], duel["others"]): duel for duel in found["document"]["ladder"]}
    careless = 0.3 * 0.5 + 0.7 * 0.75
    """Sprout blunders in 3 of 10; else it looks at one toss, and takes the better if that is heads."""
    assert careless > 0.5
    share, _ = share_of(heads(3, HEADS), heads(3, HEADS))
    assert_near(ladder["knowing", "digger"]["share"], share)
    assert_near(ladder["digger", "forgetful"]["share"], share)
    assert ladder["sprout", "random"]["share"]["mean"] > 0.5
    assert_near(ladder["digger", "sprout"]["points"][0], 3 * HEADS)


def test_luck_is_nearly_everything_for_players_that_always_toss(found: Any) -> None:
    assert found["document"]["luck"]["points"]["mean"] > 0.9


def test_the_leader_wins_more_and_more_often(found: Any) -> None:
    course = found["document"]["course"]
    assert course[0]["led"] == 0.0
    assert course[-1]["kept"]["mean"] == pytest.approx(1.0, abs=0.01)
    assert course[8]["kept"]["mean"] < course[16]["kept"]["mean"]
    _, tie = share_of(heads(3, HEADS), heads(3, HEADS))
    assert course[-1]["led"] == pytest.approx(1.0 - tie, abs=0.03)


def test_another_round_shows_and_nothing_does_not(found: Any) -> None:
    effects = {(row["table"], row["measure"]): row for row in found["effects"]}
    points = effects["rounds=4", "points"]
    assert points["paired"] and points["clear"]
    assert points["difference"] == pytest.approx(HEADS, abs=2.0 * points["error"])
    assert effects["rounds=4", "decisions"]["difference"] == 2.0
    assert not effects["rounds=4", "win.1"]["clear"]
    assert effects["again", "points"]["difference"] == 0.0
    assert not effects["luck", "points"]["paired"] and not effects["luck", "points"]["clear"]
    assert effects["luck", "points"]["error"] > 0.0


def test_games_do_not_depend_on_how_they_are_dealt_out(found: Any) -> None:
    assert found["same_in_parts"]
    assert found["wins"] == pytest.approx(1.0)


def test_rules_are_counted_one_by_one(found: Any) -> None:
    assert found["rules"] == ["COI-01", "COI-02", "COI-03"]
    assert found["toss_rules"] == {"COI-01": 6, "COI-03": 1}
    assert found["random_rules"]["COI-01"] + found["random_rules"]["COI-02"] == 6
    assert found["document"]["rules"]["never"] == []


def test_sequences_are_powers_of_two_to_the_end_of_the_game(found: Any) -> None:
    assert found["perft"] == [2, 4, 8, 16, 32, 64, 64, 64]
    assert found["cut"] == [2, 4, 8, 16]


def test_actions_and_events_add_up(found: Any) -> None:
    document = found["document"]
    chosen = {family["word"]: family["chosen"] for family in document["actions"]}
    assert chosen["toss"] + chosen["leave"] == 6 * GAMES
    assert sum(event["times"] for event in document["events"]) == chosen["toss"]
    assert sum(document["choices"]) == 6 * GAMES == document["choices"][2]
    assert sum(document["histograms"]["points"].values()) == 2 * GAMES


def test_the_page_stands_alone_in_both_languages(found: Any) -> None:
    page = found["page"]
    assert len(page.encode()) < 1_000_000
    assert "http" not in page and "<script" not in page and "src=" not in page
    assert 'name="viewport"' in page
    for words in ("Who wins", "Chi vince", "In words", "In parole"):
        assert words in page
    assert "study-" not in page, "a text is missing"


def test_a_gpu_plays_the_same_games() -> None:
    """In the simulator, in parts that do not end where blocks do."""
    found = run("simulated", NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="1")
    assert found["has"] and "simulator" in found["device"]
    assert found["gpu"] == found["here"]
