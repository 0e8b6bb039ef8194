"""Uly & Polly: a wolf among the sheep, one player against all others."""
