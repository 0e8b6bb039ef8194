"""Interpreted and compiled rules agree byte for byte where random games seldom go."""

from __future__ import annotations

import random
from collections import Counter

from tana.core import record
from tana.games.molly.game import GAME

from .bold import choose_boldly
from .garden import luck


def test_bold_games_are_the_same_at_both_speeds() -> None:
    met: Counter[str] = Counter()
    for number in range(24):
        seats, variant = 2 + number % 3, ("base", "bobtail")[number % 2]
        choose = random.Random(number)
        s, _ = GAME.new(seats, {"variant": variant}, luck(number))
        slow = []
        while GAME.actor(s) is not None:
            action, seed = choose_boldly(s, choose), choose.randrange(1 << 60)
            before = record.copy(s)
            events = GAME.apply(s, action, luck(seed))
            met.update(event.name for event in events)
            slow.append((before, action, seed, events, record.to_bytes(s)))
        for before, action, seed, events, after in slow:
            assert GAME.compiled.apply(before, action, luck(seed)) == events
            assert record.to_bytes(before) == after
    rare = {
        "set-of-projects",
        "covered",
        "stole",
        "filled",
        "windfall",
        "gifts-passed",
        "cube-discarded",
        "event-waits",
    }
    assert {name for name in rare if met[name] == 0} == set()
