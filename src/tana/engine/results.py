"""The columns of the results of playouts, a row for each game."""

from tana.core.domain import MAX_SEATS

PLIES, DIGEST, SCORES, RANKS = 0, 1, 2, 2 + MAX_SEATS
RESULT_WIDTH = RANKS + MAX_SEATS
"""A row: number of decisions, digest of the final state, scores, ranks."""
