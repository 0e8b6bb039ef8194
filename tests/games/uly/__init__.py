"""Uly & Polly, rule by rule."""
