"""Strategies learned by self-play (the extra `learn`). Nothing else in the package needs it: what was learned is data."""
