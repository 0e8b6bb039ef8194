"""Peddlers: crates whose contents only the seller knows, and somebody who may open them."""
