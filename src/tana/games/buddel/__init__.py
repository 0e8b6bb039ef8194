"""Buddel-Bande: a race of moles whose clans nobody can see from above."""
