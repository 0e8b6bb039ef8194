"""Bots: they are given glimpses (what a seat may know) and nothing else."""

from tana.bots.api import Bot, Choice, Estimate, Glimpse, glimpse, make_bot

__all__ = ["Bot", "Choice", "Estimate", "Glimpse", "glimpse", "make_bot"]
