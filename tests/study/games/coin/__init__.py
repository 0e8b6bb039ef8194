"""A game of coins with answers that can be worked out on paper."""
