"""The wire protocol: every message, its schema, and the catalogue of games that clients fetch."""
