"""What is in the cellar (PED-01), read from `components.json`."""

from __future__ import annotations

from tana.core.components import edition_of, read_components
from tana.core.domain import Domain, numbers

DATA = read_components(__name__)
EDITION = edition_of(DATA)

MOST_SEATS = 4
GOODS = len(DATA["goods"])
CRATES_OF_EACH = int(DATA["crates_of_each"])
CRATES = GOODS * CRATES_OF_EACH
DEALT = int(DATA["dealt"])
PRAISE = int(DATA["praise"])
MOST_POINTS = MOST_SEATS * DEALT * (GOODS + PRAISE)

CRATE = Domain("crate", (str(number) for number in range(1, CRATES + 1)), first=1, counted=True)
"""By number: the first six hold turnips, the next cheese, the last spice."""
GOOD = Domain("good", DATA["goods"], first=1)
"""By worth."""
POINTS = numbers("points", 0, MOST_POINTS)
NO_CRATE = 0
NO_GOOD = 0
