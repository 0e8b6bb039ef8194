"""What is in the box: some rounds, and what a head is worth."""

from __future__ import annotations

from tana.core.components import edition_of, read_components, whole_at

DATA = read_components(__name__)
EDITION = edition_of(DATA)
ROUNDS = whole_at(DATA, "rounds", 1, 9)
WORTH = whole_at(DATA, "worth", 0, 9)
MOST_SEATS = 2
