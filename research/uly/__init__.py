"""Uly & Polly: one round as a zero-sum game in which only the wolf's tile is hidden."""
