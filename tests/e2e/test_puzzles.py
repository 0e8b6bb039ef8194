"""Puzzles in the page: wrong and right answers on a phone, the rating, and axe in both themes."""

from __future__ import annotations

import pytest

from tana.lab.puzzles import Puzzle, shipped
from tests.e2e.conftest import Meet
from tests.e2e.people import Person
from tests.e2e.test_access import violations


def answer(person: Person, puzzle: Puzzle, action: str) -> None:
    """Choose an answer from the list of all choices."""
    index = [one.action for one in puzzle.answers].index(action)
    person.page.locator(".puzzle-all summary").click()
    person.page.locator(".puzzle-all .choice").nth(index).click()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_puzzle_is_solved_wrong_and_then_right(meet: Meet, theme: str) -> None:
    puzzle = shipped("buddel")[0]
    worst = min(puzzle.answers, key=lambda one: (one.points, one.chance))
    person = meet(size="phone", theme=theme)
    person.go("#/puzzles/buddel/1")
    page = person.page
    page.wait_for_selector(".board .spot")
    assert page.locator(".board .marked").count() == 0
    assert violations(person) == []
    answer(person, puzzle, worst.action)
    page.get_by_text("Not this time: 0 points.").wait_for()
    assert violations(person) == []
    page.get_by_role("button", name="Try again").click()
    answer(person, puzzle, puzzle.best.action)
    page.get_by_text("Right! 100 points.").wait_for()
    page.get_by_text("Chance to win after each choice").click()
    assert page.locator(".puzzle-values li").count() == len(puzzle.answers)
    assert page.locator(".board .marked").count() > 0
    assert page.locator(".puzzle-feedback a[href^='#/strategy/buddel/']").count() == 1
    assert person.faults == []


def test_first_answers_are_rated_for_those_who_want_it(meet: Meet) -> None:
    first, second = shipped("buddel")[:2]
    person = meet(size="desktop")
    person.go("#/puzzles/buddel/1")
    page = person.page
    page.get_by_label("Rate my first answers").check()
    page.get_by_text("Puzzle rating 1500 after 0 answers").wait_for()
    answer(person, first, first.best.action)
    page.get_by_text("after one answer").wait_for()
    page.get_by_role("button", name="Try again").click()
    answer(person, first, first.best.action)
    page.locator(".puzzle-verdict").wait_for()
    assert page.get_by_text("after one answer").count() == 1
    person.go("#/puzzles/buddel/2")
    answer(person, second, second.best.action)
    page.get_by_text("after 2 answers").wait_for()
    assert person.faults == []


def test_a_tap_on_the_board_answers_the_puzzle_of_the_day(meet: Meet) -> None:
    person = meet(size="phone")
    person.go("#/puzzles/uly")
    page = person.page
    page.get_by_role("heading", name="Puzzle of the day").wait_for()
    page.locator(".board .spot.legal").first.click()
    page.locator(".puzzle-verdict").wait_for()
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url("**/#/puzzles/uly/*")
    page.wait_for_selector(".puzzle-all")
    assert person.faults == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_list_of_games(meet: Meet, theme: str) -> None:
    person = meet(size="phone", theme=theme)
    person.go("#/puzzles")
    person.page.wait_for_selector(".puzzle-games li")
    assert person.page.locator(".puzzle-games li").count() == 4
    assert violations(person) == []
    assert person.faults == []
