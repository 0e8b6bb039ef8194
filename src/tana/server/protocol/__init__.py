"""The wire protocol: every message, its schema, and what clients have to know about the games."""
