"""Where logs are stored: one interface, implementations for SQLite and PostgreSQL, and backups."""
