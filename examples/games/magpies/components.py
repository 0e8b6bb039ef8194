"""What is in the box (MAG-01), read from `components.json`."""

from __future__ import annotations

from tana.core.components import edition_of, read_components
from tana.core.domain import Domain, numbers

DATA = read_components(__name__)
EDITION = edition_of(DATA)

MOST_SEATS = 4
TRINKETS = len(DATA["trinkets"])
PEBBLES = int(DATA["pebbles"])
ROUNDS = int(DATA["rounds"])
ALL_WORTH = TRINKETS * (TRINKETS + 1) // 2
"""Everything in the box together."""

TRINKET = Domain("trinket", DATA["trinkets"], first=1)
"""By worth: the pin is worth 1, the ring 8."""
PEBBLE = Domain("pebble", (str(number) for number in range(1, PEBBLES + 1)), first=1, counted=True)
DRESS = Domain("dress", ("bare", "feathered"))
BARE, FEATHERED = range(len(DRESS))
WORTH = numbers("worth", 0, ALL_WORTH)
ROUND = numbers("round", 1, ROUNDS)
NO_PEBBLE = 0
