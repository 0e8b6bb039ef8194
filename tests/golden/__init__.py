"""Finished games that must replay with exactly the same result, at every version of the code."""
