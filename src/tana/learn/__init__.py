"""Strategies learned by self-play (the extra `learn`). Nothing else needs it: what was learned is data."""
