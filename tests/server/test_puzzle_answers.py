"""Answers to puzzles: only counts are shown, only after the viewer's own answer, and only from several people."""

from __future__ import annotations

from pathlib import Path

import pytest

from tana.client.refusals import Refused
from tana.server.transport.puzzle_api import LEAST_PEOPLE
from tests.server.conftest import Runner
from tests.server.harness import seated, serving

PUZZLE = "0123456789"
ADDRESS = "/api/puzzles/answer"


def test_counts_appear_after_enough_answers_and_name_nobody(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            _, people = await seated(house, "uly", 4)
            assert len(people) == LEAST_PEOPLE
            for number, person in enumerate(people[:-1]):
                given = await person.post(ADDRESS, {"puzzle": PUZZLE, "choice": number // 2})
                assert given == {"choices": []}
            last = await people[-1].post(ADDRESS, {"puzzle": PUZZLE, "choice": 1})
            counts = {"choices": [{"choice": 0, "people": 2}, {"choice": 1, "people": 2}]}
            assert last == counts
            again = await people[0].post(ADDRESS, {"puzzle": PUZZLE, "choice": 5})
            assert again == counts
            other = await people[0].post(ADDRESS, {"puzzle": "abcdef0123", "choice": 0})
            assert other == {"choices": []}

    run(check())


def test_strangers_are_not_counted_and_nonsense_is_refused(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            _, (ada, _) = await seated(house, "uly", 2)
            stranger = house.visitor()
            assert await stranger.post(ADDRESS, {"puzzle": PUZZLE, "choice": 0}) == {"choices": []}
            assert await house.service.store.notices.fetch("SELECT COUNT(*) FROM puzzle_answers") == [(0,)]
            for wrong in ({"puzzle": "no puzzle", "choice": 0}, {"puzzle": PUZZLE, "choice": -1}, {"puzzle": PUZZLE}):
                with pytest.raises(Refused):
                    await ada.post(ADDRESS, wrong)

    run(check())
