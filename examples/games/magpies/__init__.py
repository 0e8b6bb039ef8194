"""Magpies: a tiny game of secret bids, written to be read (see docs/tutorials/fifth-game.md)."""
