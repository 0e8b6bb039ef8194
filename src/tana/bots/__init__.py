"""Bots. They are given glimpses, which contain only what a seat may know."""

from tana.bots.api import Bot, Choice, Estimate, Glimpse, glimpse, make_bot

__all__ = ["Bot", "Choice", "Estimate", "Glimpse", "glimpse", "make_bot"]
