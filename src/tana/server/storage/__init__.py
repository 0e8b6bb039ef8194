"""Where logs are kept: one interface, SQLite and PostgreSQL, copies."""
