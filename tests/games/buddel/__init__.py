"""Buddel-Bande, rule by rule."""
