"""Molly: moles, piles and burrows. Two to four players, with the Bobtail variant."""
