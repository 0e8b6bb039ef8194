"""What is in the box (MAG-01), read from `components.json`."""

from __future__ import annotations

from tana.core.components import edition_of, read_components
from tana.core.domain import numbers

DATA = read_components(__file__)
EDITION = edition_of(DATA)

MOST_SEATS = 4
TRINKETS = int(DATA["trinkets"])
PEBBLES = int(DATA["pebbles"])
ROUNDS = int(DATA["rounds"])
ALL_WORTH = TRINKETS * (TRINKETS + 1) // 2
"""Everything in the box together."""

PEBBLE = numbers("pebble", 1, PEBBLES)
TRINKET = numbers("trinket", 1, TRINKETS)
WORTH = numbers("worth", 0, ALL_WORTH)
ROUND = numbers("round", 1, ROUNDS)
NO_PEBBLE = 0
